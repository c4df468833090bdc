/** The documentation of errors against the error table. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { errorsPage } from '../../tools/docs-errors.ts';

test('docs/errors.md is up to date; if not, run: node tools/docs-errors.ts', async () => {
  expect(await readFile('docs/errors.md', 'utf8')).toBe(errorsPage());
});
