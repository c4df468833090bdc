/** What a registered client may request, and how it receives errors (RFC 6749, 4.1.1 and 4.1.2.1; RFC 9207). */
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import type { Page } from '../../support/browser.ts';
import { API } from '../../support/call.ts';
import { authorizationQuery, newPkce, REDIRECT, registerClient } from '../../support/oauth.ts';
import type { TestClient } from '../../support/oauth.ts';

const WITH_QUERY = 'https://client.example:8443/cb?tenant=1&x=%20y';

let client: TestClient;
let publicClient: TestClient;
let strictClient: TestClient;
beforeAll(async () => {
  client = await registerClient({
    redirectUris: [REDIRECT, WITH_QUERY],
    scopes: ['profile', 'company', 'jobs:read'],
  });
  publicClient = await registerClient({ isPublic: true });
  strictClient = await registerClient({ pkce: 's256' });
});

/** No user is signed in: errors are reported before the sign-in. */
function ask(query: Record<string, string> | [string, string][]): Promise<Page> {
  return openBrowser().get(`/authorize?${new URLSearchParams(query).toString()}`);
}

function expectToSignIn(page: Page): void {
  expect(page.status).toBe(200);
  expect(page.html).toContain('action="/sign-in"');
}

function expectRefused(page: Page, error: string, redirectUri = REDIRECT): URLSearchParams {
  expect(page.status).toBe(303);
  const sent = new URL(page.location);
  expect(page.location.startsWith(redirectUri), page.location).toBe(true);
  expect(sent.searchParams.get('error')).toBe(error);
  expect(sent.searchParams.get('error_description')).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/u);
  expect(sent.searchParams.get('iss')).toBe(API);
  expect(sent.searchParams.has('code')).toBe(false);
  expect(sent.hash).toBe('');
  expect(page.html).toBe('');
  return sent.searchParams;
}

describe('GET /authorize', () => {
  test.each([
    ['invalid_request', 'response_type', undefined],
    ['invalid_request', 'response_type', ''],
    ['unsupported_response_type', 'response_type', 'token'],
    ['unsupported_response_type', 'response_type', 'id_token'],
    ['unsupported_response_type', 'response_type', 'code token'],
    ['unsupported_response_type', 'response_type', 'CODE'],
    ['invalid_request', 'response_mode', 'fragment'],
    ['invalid_request', 'response_mode', 'form_post'],
    ['invalid_scope', 'scope', undefined],
    ['invalid_scope', 'scope', ''],
    ['invalid_scope', 'scope', '   '],
    ['invalid_scope', 'scope', 'everything'],
    ['invalid_scope', 'scope', 'profile everything'],
    ['invalid_scope', 'scope', 'Profile'],
    ['invalid_scope', 'scope', 'jobs'],
    ['invalid_scope', 'scope', 'jobs:*'],
    ['invalid_scope', 'scope', 'profile,company'],
    ['invalid_scope', 'scope', 'profile\tcompany'],
    ['invalid_scope', 'scope', 'profile\ncompany'],
    // The client of these tests may request three of the seven scopes.
    ['invalid_scope', 'scope', 'mcp'],
    ['invalid_scope', 'scope', 'profile jobs:write'],
    ['invalid_target', 'resource', 'https://evil.example/'],
    ['invalid_target', 'resource', `${API}/api`],
    ['invalid_target', 'resource', `${API}/mcp/x`],
    ['invalid_target', 'resource', `${API}/mcp?a=1`],
    ['invalid_target', 'resource', `${API}/mcp#a`],
    ['invalid_target', 'resource', API.replace('https', 'http')],
    ['invalid_target', 'resource', API.replace('https://', '')],
    ['invalid_target', 'resource', `${API}.evil.example`],
    ['invalid_request', 'request', 'eyJhbGciOiJub25lIn0.e30.'],
    ['invalid_request', 'request_uri', 'https://client.example/request.jwt'],
  ])('redirects with %s for %s %j (RFC 6749, 4.1.2.1)', async (error, name, value) => {
    const query = Object.entries({ ...authorizationQuery(client), [name]: value ?? '' });
    const sent = query.filter(([key]) => value !== undefined || key !== name);
    expect(expectRefused(await ask(sent), error).get('state')).toBe('a state');
  });

  test.each([
    'a state',
    ' ',
    '+',
    'a+b c%20d%2Bd',
    '%',
    '&error=none&state=b#c?d=e;f',
    '=',
    '"\'<script>\\',
    'ünïcödé 日本語 👩🏽‍🚀',
    'e\u0301\u202e\u2028',
    'a\r\nLocation: https://evil.example/',
    'https://evil.example/?a=b',
    'x'.repeat(1500),
  ])('returns the state as it was sent: %j (RFC 6749, 4.1.2)', async (state) => {
    const page = await ask({ ...authorizationQuery(client), state, scope: 'none' });
    expect(expectRefused(page, 'invalid_scope').getAll('state')).toEqual([state]);
    // A reader that does not decode forms would keep a plus.
    expect(page.location).not.toMatch(/[+\s]/u);
  });

  test('returns no state where none or an empty one was sent (RFC 6749, 3.1)', async () => {
    const { state: _, ...others } = authorizationQuery(client, 'none');
    for (const query of [others, { ...others, state: '' }]) {
      expect(expectRefused(await ask(query), 'invalid_scope').has('state')).toBe(false);
    }
  });

  test('keeps the query of the redirect URI (RFC 6749, 3.1.2)', async () => {
    const query = { ...authorizationQuery(client, 'none'), redirect_uri: WITH_QUERY };
    const page = await ask(query);
    expectRefused(page, 'invalid_scope', `${WITH_QUERY}&error=invalid_scope`);
  });

  test.each([
    ['invalid_request', 'response_type', 'code'],
    ['invalid_request', 'scope', 'profile'],
    ['invalid_request', 'state', 'another'],
    ['invalid_request', 'state', ''],
    ['invalid_request', 'code_challenge', newPkce().challenge],
    ['invalid_request', 'code_challenge_method', 'S256'],
    ['invalid_request', 'response_mode', 'query'],
    ['invalid_request', 'unheard_of', 'a'],
    ['invalid_target', 'resource', API],
  ])('redirects with %s for a repeated %s (RFC 6749, 3.1)', async (error, name, value) => {
    const first = {
      ...authorizationQuery(client),
      code_challenge: newPkce().challenge,
      code_challenge_method: 'S256',
      response_mode: 'query',
      unheard_of: 'a',
      resource: API,
    };
    expectRefused(await ask([...Object.entries(first), [name, value]]), error);
  });

  test.each([
    'code_challenge',
    'code_challenge_method',
    'response_mode',
    'resource',
    'request',
    'request_uri',
  ])('treats an empty %s as absent (RFC 6749, 3.1)', async (name) => {
    expectToSignIn(await ask({ ...authorizationQuery(client), [name]: '' }));
  });

  test('ignores unknown parameters (RFC 6749, 3.1)', async () => {
    const unknown = {
      nonce: 'n',
      prompt: 'none',

      audience: 'https://evil.example',
    };
    expectToSignIn(await ask({ ...authorizationQuery(client), ...unknown }));
  });

  test('the resource of the tool server implies the scope mcp, where the client may request it (RFC 8707, 2)', async () => {
    const query = (of: TestClient, resource: string) => ({
      ...authorizationQuery(of, ''),
      resource,
      ...(of === publicClient && { code_challenge: newPkce().challenge }),
    });
    expectToSignIn(await ask(query(publicClient, `${API}/mcp`)));
    expectRefused(await ask(query(publicClient, API)), 'invalid_scope');
    expectRefused(await ask(query(client, `${API}/mcp`)), 'invalid_scope');
  });
});

describe('GET /authorize with PKCE', () => {
  const right = 'a'.repeat(43);

  test.each<[string, () => TestClient, Record<string, string>]>([
    ['a public client without', () => publicClient, {}],
    ['a public client with an empty one', () => publicClient, { code_challenge: '' }],
    ['a client that is to use it without', () => strictClient, {}],
    ['42 characters', () => client, { code_challenge: 'a'.repeat(42) }],
    ['129 characters', () => client, { code_challenge: 'a'.repeat(129) }],
    ['padding', () => client, { code_challenge: `${right}=` }],
    ['a plus', () => client, { code_challenge: `${right}+` }],
    ['a slash', () => client, { code_challenge: `${right}/` }],
    ['a space', () => client, { code_challenge: `${right} ` }],
    ['a line break at its end', () => client, { code_challenge: `${right}\n` }],
    ['a letter beyond ASCII', () => client, { code_challenge: `${right}é` }],
    ['an unknown method', () => client, { code_challenge_method: 'S512' }],
    ['a method in another case', () => client, { code_challenge_method: 's256' }],
    ['plain where S256 must be', () => strictClient, { code_challenge_method: 'plain' }],
    ['no method where S256 must be', () => strictClient, { code_challenge: right }],
    ['a method without a challenge', () => client, { code_challenge_method: 'S256' }],
  ])('redirects with invalid_request for %s (RFC 7636, 4.4.1)', async (name, of, pkce) => {
    const isMethod = 'code_challenge_method' in pkce && !name.startsWith('a method without');
    const query = {
      ...authorizationQuery(of()),
      ...(isMethod && { code_challenge: right }),
      ...pkce,
    };
    expect(expectRefused(await ask(query), 'invalid_request').get('state')).toBe('a state');
  });

  test.each<[string, () => TestClient, Record<string, string>]>([
    ['S256', () => strictClient, { code_challenge_method: 'S256' }],
    ['plain', () => publicClient, { code_challenge_method: 'plain' }],
    ['no method, which is plain', () => publicClient, {}],
    ['128 characters', () => client, { code_challenge: 'a'.repeat(128) }],
    ['every unreserved character', () => client, { code_challenge: `-._~${'aZ09'.repeat(10)}` }],
  ])('accepts %s (RFC 7636, 4.2)', async (_, of, pkce) => {
    expectToSignIn(await ask({ ...authorizationQuery(of()), code_challenge: right, ...pkce }));
  });
});
