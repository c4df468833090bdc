/** Every answer names its request, and one from the cache that of the request that it answers. */
import { expect, test } from 'vitest';
import { API, call, fresh, visit } from '../support/call.ts';
import { CAREER_HOST, openCompany } from '../support/company.ts';
import { callTool } from '../support/tools.ts';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;
const host = new URL(API).host;

test.each([
  [host, '/api/locations/countries'],
  [host, '/.well-known/oauth-authorization-server'],
  [host, '/.well-known/oauth-protected-resource'],
  [host, '/openapi.json'],
  [host, '/docs'],
  [host, '/sign-in'],
  [host, '/console/nobody/jobs'],
  [host, '/no/such/path'],
  [host, '/ready'],
  [CAREER_HOST, '/'],
  [CAREER_HOST, '/jobs.xml'],
  [CAREER_HOST, '/robots.txt'],
  [CAREER_HOST, '/sitemap.xml'],
  [CAREER_HOST, '/no-such-page'],
])('%s%s has an id of its own each time', async (at, path) => {
  const ids = new Set<string | null>();
  for (let n = 0; n < 2; n++) {
    const response = await visit(at, path);
    await response.arrayBuffer();
    expect(response.headers.get('x-request-id'), String(response.status)).toMatch(ID);
    ids.add(response.headers.get('x-request-id'));
  }
  expect(ids.size).toBe(2);
});

test('so have reads, writes, preflights, 304, userinfo, revoke and the tool server, and an error names it in its body', async () => {
  const acme = await openCompany();
  const token = await acme.token('Admin');
  const read = await acme.admin('GET', '/api/tags/index');
  const known = { 'if-none-match': read.headers.get('etag') ?? '' };
  const unchanged = await call(token, 'GET', '/api/tags/index', undefined, known);
  expect(unchanged.status).toBe(304);
  const open = { origin: 'https://x.example', 'access-control-request-method': 'GET' };
  const cities = fresh('/api/locations/cities?country=DE');
  const answers = [
    read,
    unchanged,
    await acme.admin('POST', '/api/tags/store', { name: 'Nights' }),
    await call(null, 'OPTIONS', '/api/tags/index', undefined, open),
    await call(null, 'OPTIONS', '/api/locations/countries', undefined, open),
    await call(null, 'GET', cities),
    await call(null, 'HEAD', cities),
    await call(token, 'GET', '/api/oauth/userinfo'),
    await call(token, 'POST', '/mcp', { jsonrpc: '2.0', id: 1, method: 'ping' }),
    await call(null, 'POST', '/api/oauth/revoke', { token: 'unknown' }),
  ];
  for (const [index, { headers }] of answers.entries()) {
    expect(headers.get('x-request-id'), String(index)).toMatch(ID);
  }
  const refused = await call<never>(null, 'GET', '/api/tags/index');
  expect(refused.headers.get('x-request-id')).toMatch(ID);
  expect(refused.body).toMatchObject({ request_id: refused.headers.get('x-request-id') });
  expect((await callTool(token, 'list_team')).isError).toBe(false);
});
