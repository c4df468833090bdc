/** The client's types against the OpenAPI document. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { format } from 'oxfmt';
import { describe, expect, test } from 'vitest';
import type { Schema } from '#integrations/openapi/json-schemas.ts';
import { apiDocument } from '../../tools/api-document.ts';
import { clientTypes } from '../../tools/client-types.ts';
import { typeOf } from '../../tools/client-types/schema.ts';

const FILE = 'client/schema.d.ts';

test(`${FILE} is up to date; if not, run: npm run client:types`, async () => {
  expect(await readFile(FILE, 'utf8')).toBe(await clientTypes(apiDocument));
});

/** Checks the types separately, because the type check of this project skips `.d.ts` files. */
test(`${FILE} compiles on its own`, { timeout: 30_000 }, async () => {
  const tsc = ['node_modules/typescript/bin/tsc', '--ignoreConfig', '--noEmit', '--strict'];
  const alone = ['--skipLibCheck', 'false', '--lib', 'es2024,dom', '--types', '', FILE];
  const said = await promisify(execFile)(process.execPath, [...tsc, ...alone]).catch(
    (failed) => failed,
  );
  expect(said).toMatchObject({ stdout: '', stderr: '' });
});

/** Formats a type, which removes redundant parentheses. */
async function formatted(type: string): Promise<string> {
  return (await format('type.ts', `type It = ${type};`, { objectWrap: 'collapse' })).code;
}

describe('a schema as a type', () => {
  test.each([
    [{}, 'unknown'],
    [true, 'unknown'],
    [false, 'never'],
    [{ type: 'integer', minimum: 1, format: 'int64' }, 'number'],
    [{ type: ['string', 'null'], maxLength: 3 }, 'string | null'],
    [{ type: 'string', format: 'binary' }, 'Blob'],
    [{ type: 'boolean', const: true }, 'true'],
    [{ const: null }, 'null'],
    [{ type: ['string', 'null'], enum: ['a', "it's", null] }, '"a" | "it\'s" | null'],
    [{ $ref: '#/components/schemas/Job' }, 'components["schemas"]["Job"]'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
    [{ oneOf: [{ const: 1 }, { const: 2 }] }, '1 | 2'],
    [{ type: 'string', allOf: [{ enum: ['a'] }] }, 'string & "a"'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
    [{ type: 'array' }, 'unknown[]'],
    [{ type: 'array', prefixItems: [{ type: 'string' }, {}] }, '[string, unknown]'],
    [
      { type: 'array', prefixItems: [{ type: 'string' }], items: { type: 'number' } },
      '[string, ...number[]]',
    ],
    [{ type: 'object' }, '{ [name: string]: unknown }'],
    [{ type: 'object', properties: {} }, '{ [name: string]: unknown }'],
    [{ type: 'object', additionalProperties: false }, '{ [name: string]: never }'],
    [
      { type: 'object', properties: { a: {}, 'b-c': { type: 'null' } }, required: ['a'] },
      '{ a: unknown; "b-c"?: null }',
    ],
    [
      { type: ['object', 'null'], properties: { a: {} }, additionalProperties: { type: 'string' } },
      '({ a?: unknown } & { [name: string]: string }) | null',
    ],
  ])('converts %j to %s', async (schema, expected) => {
    expect(await formatted(typeOf(schema))).toBe(await formatted(expected));
  });

  test.each([
    [{ nullable: true }, 'nullable'],
    [{ type: 'object', patternProperties: {} }, 'patternProperties'],
    [{ type: 'array', items: { not: {} } }, 'not'],
    [{ type: 'file' }, 'file'],
    [{ const: { a: 1 } }, 'literal'],
    [{ $ref: '#/$defs/Job' }, '#/$defs/Job'],
  ])('rejects %j, which has no type', (schema, named) => {
    expect(() => typeOf(schema as Schema)).toThrow(named);
  });
});
