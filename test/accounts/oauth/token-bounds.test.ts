/**
 * The limits of a token: its scopes, and the resource it was requested for (contract 5.5; RFC 6750,
 * 3.1; RFC 8707).
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../../support/browser.ts';
import { API, call } from '../../support/call.ts';
import { openCompany } from '../../support/company.ts';
import {
  codeFor,
  codeFields,
  refreshFields,
  registerClient,
  requestTokens,
  signedIn,
  tokensFor,
} from '../../support/oauth.ts';
import type { TestClient } from '../../support/oauth.ts';

const MCP = `${API}/mcp`;
const EVIL = 'https://evil.example/';

let browser: Browser;
let client: TestClient;
beforeAll(async () => {
  browser = await signedIn(await openCompany());
  client = await registerClient();
});

const codeTo = (resource: string | null) =>
  codeFor(browser, client, 'profile jobs:read', resource === null ? {} : { resource });

describe('a token', () => {
  test.each([
    ['jobs:read', 'GET', '/api/jobs/index', 200, ''],
    ['jobs:read', 'POST', '/api/jobs/store', 403, 'jobs:write'],
    ['jobs:write', 'POST', '/api/jobs/store', 201, ''],
    ['jobs:write', 'GET', '/api/jobs/index', 403, 'jobs:read'],
    ['profile company applicants:read mcp', 'GET', '/api/jobs/index', 403, 'jobs:read'],
    [
      'profile company jobs:read applicants:write mcp',
      'POST',
      '/api/jobs/store',
      403,
      'jobs:write',
    ],
    ['company', 'GET', '/api/company-offices/index', 200, ''],
    ['profile mcp', 'GET', '/api/company-offices/index', 403, 'company'],
    ['company jobs:read', 'POST', '/api/company-offices/store', 403, 'company jobs:write'],
    ['jobs:write', 'POST', '/api/company-offices/store', 403, 'company jobs:write'],
    ['company jobs:write', 'POST', '/api/company-offices/store', 201, ''],
    ['mcp', 'GET', '/api/oauth/userinfo', 403, 'profile'],
  ])(
    'a token of an Admin with %s: %s %s answers %i (5.5)',
    async (scope, method, path, status, needed) => {
      const { access_token: token } = await tokensFor(browser, client, scope);
      const body = method === 'POST' ? { title: 'Baker', name: 'Office' } : undefined;
      const answer = await call(token, method, path, body);
      expect(answer.status).toBe(status);
      const challenge = answer.headers.get('www-authenticate');
      if (status !== 403) return expect(challenge).toBeNull();
      expect(challenge).toContain(`error="insufficient_scope", scope="${needed}"`);
      expect(challenge).toContain(
        `resource_metadata="${API}/.well-known/oauth-protected-resource"`,
      );
    },
  );

  test.each([
    [null, 200],
    [API, 200],
    [`${API}/`, 200],
    [MCP, 401],
    [`${MCP}/`, 401],
  ])(
    'a token requested for the resource %s: the API answers %i (RFC 8707, 2)',
    async (resource, status) => {
      const { body } = await requestTokens(codeFields(client, await codeTo(resource)));
      const next = await requestTokens(refreshFields(client, body.refresh_token));
      for (const token of [body.access_token, next.body.access_token]) {
        for (const path of ['/api/jobs/index', '/api/oauth/userinfo']) {
          const answer = await call(token, 'GET', path);
          expect(answer.status).toBe(status);
          const challenge = answer.headers.get('www-authenticate') ?? 'error="invalid_token"';
          expect(challenge).toContain('error="invalid_token"');
        }
      }
    },
  );
});

describe('POST /api/oauth/token', () => {
  test.each([
    [API, MCP],
    [API, EVIL],
    [API, `${API}/api`],
    [MCP, API],
    [MCP, EVIL],
    [MCP, `${MCP}#a`],
    [MCP, `${MCP}#`],
    [MCP, `${MCP}?`],
    [MCP, MCP.toUpperCase()],
    [MCP, MCP.replace('https://', 'https:\\\\')],
    [MCP, MCP.replace('https://', 'https:')],
    [MCP, MCP.replace('https://', 'https://ada@')],
    [MCP, `${API}:8443/mcp`],
    [MCP, `${API}/m%63%70%2F`],
    [null, EVIL],
    [null, 'mcp'],
    [null, `${API}/api`],
  ])(
    'with a resource that was not asked for is invalid_target: %s, then %s (RFC 8707, 2.2)',
    async (granted, resource) => {
      const code = await codeTo(granted);
      const expectedError = { status: 400, body: { error: 'invalid_target' } };
      expect(await requestTokens(codeFields(client, code, { resource }))).toMatchObject(
        expectedError,
      );
      const { status, body } = await requestTokens(codeFields(client, code));
      expect(status).toBe(200);
      const again = refreshFields(client, body.refresh_token, { resource });
      expect(await requestTokens(again)).toMatchObject(expectedError);
      expect((await requestTokens(refreshFields(client, body.refresh_token))).status).toBe(200);
    },
  );

  test.each([
    [API, MCP],
    [MCP, API],
  ])(
    'that names %s for a grant of both narrows the access token to it, and no other token (RFC 8707, 2.2)',
    async (resource, other) => {
      const answers = async (token: string) => ({
        [API]: (await call(token, 'GET', '/api/jobs/index')).status,
        [MCP]: (await call(token, 'POST', '/mcp', { jsonrpc: '2.0', id: 1, method: 'ping' }))
          .status,
      });
      const expected = { [API]: resource === API ? 200 : 401, [MCP]: resource === MCP ? 200 : 401 };
      const code = await codeFor(browser, client, 'profile jobs:read mcp');
      const { status, body } = await requestTokens(codeFields(client, code, { resource }));
      expect(status).toBe(200);
      expect(await answers(body.access_token)).toEqual(expected);
      const narrowed = refreshFields(client, body.refresh_token, { resource });
      const next = await requestTokens(narrowed);
      expect(await answers(next.body.access_token)).toEqual(expected);
      // The same request again gets the same tokens; for another resource it gets none.
      expect((await requestTokens(narrowed)).body).toEqual(next.body);
      const elsewhere = refreshFields(client, body.refresh_token, { resource: other });
      expect(await requestTokens(elsewhere)).toMatchObject({
        status: 400,
        body: { error: 'invalid_target' },
      });
      const whole = await requestTokens(refreshFields(client, next.body.refresh_token));
      expect(await answers(whole.body.access_token)).toEqual({ [API]: 200, [MCP]: 200 });
    },
  );

  test.each([
    [API, API],
    [API, API.toUpperCase()],
    [API, `${API}:443/`],
    [MCP, MCP.replace('api.', 'API.')],
    [MCP, MCP.replace('mcp', '%6Dcp/')],
    [MCP, `${API}/x/../mcp`],
    [API, `${API}/`],
    [`${API}/`, API],
    [MCP, MCP],
    [MCP, `${MCP}/`],
  ])(
    'with the resource that was asked for: %s, then %s (RFC 8707, 2.2)',
    async (granted, resource) => {
      const code = await codeTo(granted);
      const { status, body } = await requestTokens(codeFields(client, code, { resource }));
      expect(status).toBe(200);
      const again = refreshFields(client, body.refresh_token, { resource });
      expect((await requestTokens(again)).status).toBe(200);
    },
  );
});
