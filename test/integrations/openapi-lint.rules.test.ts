/** The document, as a linter sees it that knows nothing of this service. */
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { apiDocument } from '../../tools/api-document.ts';

type Problem = { ruleId: string; message: string; location: { pointer?: string }[] };
type Redocly = {
  createConfig: (config: { extends: string[] }) => Promise<object>;
  lintFromString: (asked: {
    source: string;
    absoluteRef: string;
    config: object;
  }) => Promise<Problem[]>;
};

const require = createRequire(import.meta.url);
// Not imported, as its types would take a sixth of the time of the type check.
const { createConfig, lintFromString } = require('@redocly/openapi-core') as Redocly;

/** What stays as it is, by rule and by where in the document. */
const accepted: Readonly<Record<string, RegExp>> = {
  // The service is nobody's to copy.
  'info-license': /^#\/info$/u,
  // `/api/jobs/show/{hash_id}` beside `/api/jobs/{hash_id}/analytics` is the contract's; no `hash_id` is `show`.
  'no-ambiguous-paths': /^#\/paths\/~1api~1jobs~1\{hash_id\}~1[\w-]+$/u,
};

async function problemsOf(document: object) {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: 'openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  });
  return problems.map(({ ruleId, message, location: [where] }) => {
    return { ruleId, message, pointer: where?.pointer ?? '' };
  });
}

test('the recommended rules of Redocly find nothing that is not accepted', async () => {
  const found = await problemsOf(apiDocument);
  const others = found.filter(({ ruleId, pointer }) => !accepted[ruleId]?.test(pointer));
  expect(others).toEqual([]);
  // What is no longer found is no longer accepted.
  expect(new Set(found.map(({ ruleId }) => ruleId))).toEqual(new Set(Object.keys(accepted)));
});

test('they find what is wrong', async () => {
  const paths = { '/api/things': { get: { responses: { 200: {} } } } };
  const found = await problemsOf({ ...apiDocument, paths });
  expect(found).toContainEqual(
    expect.objectContaining({
      ruleId: 'struct',
      pointer: expect.stringContaining('/responses/200'),
    }),
  );
});
