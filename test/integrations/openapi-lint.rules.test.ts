/** The document passes a general-purpose linter. */
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
// Imported at run time, because its types would slow down the type check.
const { createConfig, lintFromString } = require('@redocly/openapi-core') as Redocly;

/** The accepted findings, by rule and place in the document. */
const accepted: Readonly<Record<string, RegExp>> = {
  // The service has no public license.
  'info-license': /^#\/info$/u,
  // The contract has both `/api/jobs/show/{hash_id}` and `/api/jobs/{hash_id}/analytics`; no
  // `hash_id` is `show`.
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

test('the recommended rules of Redocly find only what is accepted', async () => {
  const problems = await problemsOf(apiDocument);
  const others = problems.filter(({ ruleId, pointer }) => !accepted[ruleId]?.test(pointer));
  expect(others).toEqual([]);
  // Accepted findings that are fixed must be removed from the list.
  expect(new Set(problems.map(({ ruleId }) => ruleId))).toEqual(new Set(Object.keys(accepted)));
});

test('the linter finds errors', async () => {
  const paths = { '/api/things': { get: { responses: { 200: {} } } } };
  const problems = await problemsOf({ ...apiDocument, paths });
  expect(problems).toContainEqual(
    expect.objectContaining({
      ruleId: 'struct',
      pointer: expect.stringContaining('/responses/200'),
    }),
  );
});
