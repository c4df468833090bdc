/** The page of errors says what the table of problems says. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { errorsPage } from '../../tools/docs-errors.ts';

test('docs/errors.md is up to date; if not, run: node tools/docs-errors.ts', async () => {
  expect(await readFile('docs/errors.md', 'utf8')).toBe(errorsPage());
});
