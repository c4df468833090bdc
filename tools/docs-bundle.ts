/** Writes docs/bundle.schema.json, the JSON Schema of a bundle; a test tells when it is out of date. */
import { writeFileSync } from 'node:fs';
import { bundleSchema } from '#recruiting/transfers/schemas/bundle/json-schema.ts';

export const SCHEMA_FILE = 'docs/bundle.schema.json';

if (import.meta.main) writeFileSync(SCHEMA_FILE, `${JSON.stringify(bundleSchema(), null, 2)}\n`);
