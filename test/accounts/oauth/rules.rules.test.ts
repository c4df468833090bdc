/** Authorization requests, PKCE and scopes, as pure rules (RFC 6749, 7636, 8707). */
import { describe, expect, it } from 'vitest';
import { scopes as allScopes } from '#access.ts';
import {
  ACCESS_TOKEN_MS,
  chosenCompany,
  CODE_MS,
  repeatedParameter,
  parameter,
  checkRequest,
  CONCURRENT_MS,
  REFRESH_RETRY_MS,
  REFRESH_TOKEN_MS,
  canonicalResource,
  parseScopes,
  verifierFault,
} from '#accounts/oauth/rules.ts';
import type { Client } from '#accounts/oauth/rules.ts';
import { sha256Base64Url } from '#lib/code-challenge.ts';

const ORIGIN = 'https://api.example';
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

const client: Client = {
  kind: 'confidential',
  pkce: 'optional',
  redirectUris: ['https://a.example/cb'],
  allowedScopes: ['profile', 'company', 'mcp'],
};

describe('the lifetimes', () => {
  it('the lifetimes are those of contract 3.4', () => {
    const [second, minute, day] = [1000, 60_000, 86_400_000];
    expect({ CODE_MS, ACCESS_TOKEN_MS, REFRESH_TOKEN_MS }).toEqual({
      CODE_MS: 10 * minute,
      ACCESS_TOKEN_MS: 365 * day,
      REFRESH_TOKEN_MS: 730 * day,
    });
    expect({ REFRESH_RETRY_MS, CONCURRENT_MS }).toEqual({
      REFRESH_RETRY_MS: minute,
      CONCURRENT_MS: second,
    });
  });
});

describe('parseScopes', () => {
  it.each([
    ['profile', ['profile']],
    ['mcp profile', ['profile', 'mcp']],
    ['  profile   profile company ', ['profile', 'company']],
    [allScopes.toReversed().join(' '), allScopes],
    ['', null],
    ['  ', null],
    ['profile nothing', null],
    ['Profile', null],
    ['profile\tcompany', null],
    ['profile,company', null],
    ['__proto__', null],
    ['jobs', null],
  ])('parseScopes of %j is %j (RFC 6749, 3.3)', (text, expected) => {
    expect(parseScopes(text)).toEqual(expected);
  });
});

describe('canonicalResource', () => {
  it.each([
    [ORIGIN, ORIGIN],
    [`${ORIGIN}/`, ORIGIN],
    [`${ORIGIN}/mcp`, `${ORIGIN}/mcp`],
    [`${ORIGIN}/mcp/`, `${ORIGIN}/mcp`],
    [`${ORIGIN}//`, null],
    [`${ORIGIN}/MCP`, null],
    [`${ORIGIN}/mcp?a`, null],
    [`${ORIGIN}/mcp#a`, null],
    [`${ORIGIN}:443`, ORIGIN],
    [`${ORIGIN}:8443`, null],
    [ORIGIN.toUpperCase(), ORIGIN],
    [`${ORIGIN}/%6d%63p`, `${ORIGIN}/mcp`],
    [`${ORIGIN}/./mcp`, `${ORIGIN}/mcp`],
    [`${ORIGIN}/mcp%2F`, null],
    [` ${ORIGIN}`, null],
    [ORIGIN.replace('//', ''), null],
    ['http://api.example', null],
    ['https://api.example.evil.example', null],
    ['', null],
  ])('canonicalResource of %j is %j (RFC 8707, 2)', (text, expected) => {
    expect(canonicalResource(text, ORIGIN)).toBe(expected);
  });
});

describe('checkRequest', () => {
  const judged = (change: Record<string, string>, of: Partial<Client> = {}) =>
    checkRequest(
      { ...client, ...of },
      new URLSearchParams({ response_type: 'code', scope: 'profile', ...change }),
      ORIGIN,
    );
  const request = { scopes: ['profile'], resource: null, challenge: null };
  const pkce = { code_challenge: CHALLENGE, code_challenge_method: 'S256' };

  it.each([
    [{}, {}, request],
    [{ response_mode: 'query' }, {}, request],
    [{ scope: 'company profile' }, {}, { ...request, scopes: ['profile', 'company'] }],
    [{ scope: '', resource: `${ORIGIN}/mcp` }, {}, { scopes: ['mcp'], resource: `${ORIGIN}/mcp` }],
    [{ resource: `${ORIGIN}/mcp` }, {}, { scopes: ['profile'], resource: `${ORIGIN}/mcp` }],
    [{ resource: `${ORIGIN}/` }, {}, { ...request, resource: ORIGIN }],
    [pkce, {}, { challenge: CHALLENGE }],
    [pkce, { kind: 'public', pkce: 'required' }, { challenge: CHALLENGE }],
    [pkce, { pkce: 's256' }, { challenge: CHALLENGE }],
    // A plain challenge is the verifier, so it is stored hashed.
    [{ code_challenge: VERIFIER }, {}, { challenge: CHALLENGE }],
    [
      { ...pkce, code_challenge: VERIFIER, code_challenge_method: 'plain' },
      {},
      { challenge: CHALLENGE },
    ],
    [{ unknown: 'x', state: '' }, {}, request],
  ] as [Record<string, string>, Partial<Client>, object][])(
    'grants %j to %j as %j',
    (change, of, expected) => {
      expect(judged(change, of)).toMatchObject(expected);
    },
  );

  it.each([
    ['invalid_request', { response_type: '' }, {}],
    ['unsupported_response_type', { response_type: 'token' }, {}],
    ['invalid_request', { response_mode: 'fragment' }, {}],
    ['invalid_scope', { scope: '' }, {}],
    ['invalid_scope', { scope: 'nothing' }, {}],
    ['invalid_scope', { scope: 'jobs:read' }, {}],
    ['invalid_scope', { scope: '', resource: ORIGIN }, {}],
    ['invalid_scope', { scope: '', resource: `${ORIGIN}/mcp` }, { allowedScopes: ['profile'] }],
    ['invalid_scope', {}, { allowedScopes: [] }],
    ['invalid_target', { resource: 'https://evil.example' }, {}],
    ['invalid_request', { request: 'x' }, {}],
    ['invalid_request', { request_uri: 'x' }, {}],
    ['invalid_request', {}, { kind: 'public', pkce: 'required' }],
    // A public client must use PKCE, whatever its row says.
    ['invalid_request', {}, { kind: 'public', pkce: 'optional' }],
    ['invalid_request', {}, { pkce: 'required' }],
    ['invalid_request', { code_challenge: CHALLENGE }, { pkce: 's256' }],
    ['invalid_request', { ...pkce, code_challenge_method: 'plain' }, { pkce: 's256' }],
    ['invalid_request', { ...pkce, code_challenge_method: 'none' }, {}],
    ['invalid_request', { code_challenge_method: 'S256' }, {}],
    ['invalid_request', { code_challenge: 'a'.repeat(42) }, {}],
    ['invalid_request', { code_challenge: 'a'.repeat(129) }, {}],
    ['invalid_request', { code_challenge: `${'a'.repeat(43)}!` }, {}],
  ] as [string, Record<string, string>, Partial<Client>][])(
    'answers %s to %j of %j (RFC 6749, 4.1.2.1)',
    (error, change, of) => {
      const refusal = judged(change, of);
      expect(refusal).toMatchObject({ error, description: expect.stringMatching(/\.$/u) });
    },
  );

  it.each([
    ['resource=a&resource=a', 'invalid_target'],
    ['scope=mcp&scope=mcp', 'invalid_request'],
    ['scope=&scope=', 'invalid_request'],
    ['%22%5C%0A%C3%BC=1&%22%5C%0A%C3%BC=2', 'invalid_request'],
    [`${'x'.repeat(500)}&${'x'.repeat(500)}`, 'invalid_request'],
  ])('the error of a repeated parameter has only allowed characters: %j', (query, error) => {
    const refusal = checkRequest(client, new URLSearchParams(query), ORIGIN);
    expect(refusal).toMatchObject({
      error,
      description: expect.stringMatching(/^[\x20-\x21\x23-\x5b\x5d-\x7e]{1,100}$/u),
    });
  });
});

describe('verifierFault', () => {
  it.each([
    [null, undefined, null],
    [null, VERIFIER, 'unexpected'],
    [CHALLENGE, undefined, 'missing'],
    [CHALLENGE, VERIFIER, null],
    [CHALLENGE, CHALLENGE, 'wrong'],
    [CHALLENGE, `${VERIFIER}a`, 'wrong'],
    [CHALLENGE, '', 'malformed'],
    [sha256Base64Url('short'), 'short', 'malformed'],
    [sha256Base64Url('é'.repeat(43)), 'é'.repeat(43), 'malformed'],
    [sha256Base64Url('a'.repeat(128)), 'a'.repeat(128), null],
    [sha256Base64Url('a'.repeat(129)), 'a'.repeat(129), 'malformed'],
  ])(
    'of the challenge %j and the verifier %j is %j (RFC 7636, 4.6)',
    (challenge, verifier, fault) => {
      expect(verifierFault(challenge, verifier)).toBe(fault);
    },
  );
});

describe('chosenCompany', () => {
  const [one, two] = [{ id: 1 }, { id: 2 }];

  it.each([
    [[one], undefined, one],
    [[one], '1', one],
    [[one], '2', undefined],
    [[one, two], undefined, undefined],
    [[one, two], '2', two],
    [[one, two], '', undefined],
    [[one, two], '02', undefined],
    [[one, two], '2 ', undefined],
    [[], undefined, undefined],
    [[], '1', undefined],
  ])('chosenCompany of %j by the id %j is %j', (companies, name, expected) => {
    expect(chosenCompany(companies, name)).toEqual(expected);
  });
});

describe('the parameters of a query', () => {
  it.each([
    ['a=1&b=2', 'a', '1', null],
    ['a=&b=2', 'a', null, null],
    ['b=2', 'a', null, null],
    ['a=%20', 'a', ' ', null],
    ['a=1&a=2', 'a', '1', 'a'],
    ['a&a', 'a', null, 'a'],
    ['c=1&a=2&b=3&b=4&a=5', 'c', '1', 'b'],
    ['', 'a', null, null],
  ])(
    '%j has the parameter %s as %j, and repeats %j (RFC 6749, 3.1)',
    (text, name, value, repeated) => {
      const query = new URLSearchParams(text);
      expect(parameter(query, name)).toBe(value);
      expect(repeatedParameter(query)).toBe(repeated);
    },
  );
});
