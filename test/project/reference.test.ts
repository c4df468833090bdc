/** The pages of reference against what declares them. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { referencePages } from '../../tools/docs-reference.ts';

test.each(Object.entries(referencePages))(
  'docs/%s is up to date; if not, run: npm run docs:reference',
  async (file, make) => {
    expect(await readFile(`docs/${file}`, 'utf8')).toBe(make());
  },
);
