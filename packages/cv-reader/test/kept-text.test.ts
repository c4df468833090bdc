/** The reader keeps nothing of a CV: a heap after two readings has no word of the first. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const script = join(import.meta.dirname, '../tools/kept-text.ts');

test.each(['txt', 'recognized', 'rtf'])(
  'nothing of a CV is in the memory of the reader after the next one (%s)',
  { timeout: 60_000 },
  async (kind) => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script, kind]);
    // What is found before the reading ends proves that the search finds what is there.
    expect(JSON.parse(stdout)).toEqual({ held: true, kept: [] });
  },
);
