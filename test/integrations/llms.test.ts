/** The page for language models lists every operation and nothing else. */
import { expect, test } from 'vitest';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { API, send, visit } from '../support/call.ts';
import { CAREER_HOST } from '../support/company.ts';

test('GET /llms.txt lists every operation once, with its scopes and role', async () => {
  const answer = await send(`${API}/llms.txt`, {});
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  const text = await answer.text();
  const listed = [...text.matchAll(/^- `(\w+ \/\S+)`: /gmu)].map(([, one]) => one);
  expect(new Set(listed)).toEqual(
    new Set(endpoints.map(({ method, path }) => `${method} ${path}`)),
  );
  expect(listed).toHaveLength(endpoints.length);
  expect(text).toContain('`POST /api/jobs/store`: Create a job (jobs:write, Recruiter or higher)');
  expect(text).toContain('(no token)');
  expect(text.startsWith('# ')).toBe(true);
});

test('GET /llms.txt describes the API on its host only, and career domains have their own', async () => {
  const theirs = await (await visit(CAREER_HOST, '/llms.txt')).text();
  expect(theirs).not.toContain('/api/jobs/store');
  expect((await send(`${API}/llms.txt`, { method: 'POST' })).status).toBe(405);
});

test('GET /llms.txt answers 304 to a current ETag', async () => {
  const { headers } = await send(`${API}/llms.txt`, {});
  const again = await send(`${API}/llms.txt`, {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
});
