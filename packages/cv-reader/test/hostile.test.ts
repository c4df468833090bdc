/** Hostile documents get their status with the memory of a Worker. `npm run cv:hostile` measures how long they take. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { hostile } from './support/hostile.ts';
import type { Report } from './support/read-hostile.ts';

const READ = join(import.meta.dirname, 'support/read-hostile.ts');
/** What a Worker's 128 MB leave beside the program and the file. The process ends if it needs more. */
const HEAP = ['--max-old-space-size=64', '--max-semi-space-size=4'];
const MEGABYTES_MAX = 128;

async function report(...kinds: string[]): Promise<Report> {
  const { stdout } = await promisify(execFile)(process.execPath, [...HEAP, READ, ...kinds], {
    maxBuffer: 1_000_000,
  });
  return JSON.parse(stdout);
}

const reports = [await report('pdf', 'zip', 'doc', 'text'), await report('data')];
const results = reports.flatMap((one) => one.results);

describe('hostile documents', () => {
  test('are read of every kind', () => {
    expect(results.length).toBe(
      Object.values(hostile).flatMap((documents) => Object.keys(documents)).length,
    );
  });

  test.each(results)('the hostile document "$name" gets its status', ({ expected, status }) => {
    expect(status).toBe(expected);
  });

  test('all hostile documents together stay within the memory of a Worker', () => {
    for (const { megabytes } of reports) expect(megabytes).toBeLessThan(MEGABYTES_MAX);
  });
});
