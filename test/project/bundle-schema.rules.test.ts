/** The copy of the JSON Schema of a bundle in the documentation. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundleSchema } from '#recruiting/transfers/schemas/bundle/json-schema.ts';
import { SCHEMA_FILE } from '../../tools/docs-bundle.ts';

test(`${SCHEMA_FILE} is up to date; if not, run: npm run docs:bundle`, () => {
  expect(JSON.parse(readFileSync(SCHEMA_FILE, 'utf8'))).toEqual(bundleSchema());
});
