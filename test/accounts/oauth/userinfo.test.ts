/** The userinfo endpoint by scope (contract 2.2; RFC 6750, 3; RFC 9728, 5.1). */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { roles } from '#access.ts';
import type { Role, Scope } from '#access.ts';
import { users } from '#data/tables/users.ts';
import { DAY_MS } from '#lib/time.ts';
import { newToken } from '#lib/token.ts';
import { createToken } from '#operator/tokens/actions.ts';
import { createUser } from '#operator/users/actions.ts';
import { API, call, newAddress, send } from '../../support/call.ts';
import { setClock } from '../../support/clock.ts';
import { openCompany } from '../../support/company.ts';
import type { Company } from '../../support/company.ts';
import { registerClient, sendOAuth, signedIn, tokensFor } from '../../support/oauth.ts';
import { db, operator } from '../../support/operator.ts';

const PATH = '/api/oauth/userinfo';
const METADATA = `resource_metadata="${API}/.well-known/oauth-protected-resource"`;
const INVALID = `Bearer error="invalid_token", error_description="The bearer token is unknown, expired or revoked.", ${METADATA}`;

let acme: Company;
beforeAll(async () => {
  acme = await openCompany({ name: 'Acme <b>& Söhne</b> 株式会社' });
});

/** A person of the company with these names, and a token of theirs. */
async function join(company: Company, scopes: readonly Scope[], given = {}, role: Role = 'Viewer') {
  const email = `Ada.${crypto.randomUUID()}@People.example`;
  const input = { company: company.subdomain, email, role, ...given };
  const { userId } = await createUser(operator(), input);
  const { access_token: token } = await createToken(operator(), { ...input, scopes });
  return { userId, email, token };
}

const read = (token: string | null, headers: Record<string, string> = {}, path = PATH) =>
  call(token, 'GET', path, undefined, headers);

describe('GET /api/oauth/userinfo', () => {
  const names = { firstName: 'Ada', lastName: 'Lovelace' };

  test('a token with profile and company gets the whole record without an envelope (2.2)', async () => {
    const { userId, email, token } = await join(acme, ['profile', 'company'], names);
    const answer = await read(token);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      sub: String(userId),
      id: userId,
      email,
      name: 'Ada Lovelace',
      first_name: 'Ada',
      last_name: 'Lovelace',
      role: 'Viewer',
      tenant_id: String(acme.id),
      company: { subdomain: acme.subdomain, name: 'Acme <b>& Söhne</b> 株式会社' },
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      pragma: 'no-cache',
      'access-control-allow-origin': '*',
      'x-ratelimit-limit': '120',
    });
    for (const name of ['access-control-allow-credentials', 'set-cookie', 'www-authenticate']) {
      expect(answer.headers.get(name), name).toBeNull();
    }
  });

  test('a token with profile alone gets the person, and null for the company (5.5)', async () => {
    const { userId, email, token } = await join(acme, ['profile', 'jobs:read', 'mcp'], names);
    expect((await read(token)).body).toEqual({
      sub: String(userId),
      id: userId,
      email,
      name: 'Ada Lovelace',
      first_name: 'Ada',
      last_name: 'Lovelace',
      role: 'Viewer',
      tenant_id: null,
      company: null,
    });
  });

  test('a token with company alone gets the company, and null for the person (5.5)', async () => {
    const { userId, token } = await join(acme, ['company'], names);
    const { body, text } = await read(token);
    expect(body).toEqual({
      sub: null,
      id: null,
      email: null,
      name: null,
      first_name: null,
      last_name: null,
      role: null,
      tenant_id: String(acme.id),
      company: { subdomain: acme.subdomain, name: expect.any(String) },
    });
    expect(text).not.toContain(String(userId));
    expect(text).not.toMatch(/\bAda\b/u);
  });

  test('a token with neither scope gets 403 with the missing scope (RFC 6750, 3.1)', async () => {
    const others: Scope[] = [
      'jobs:read',
      'jobs:write',
      'applicants:read',
      'applicants:write',
      'mcp',
    ];
    const { token, email } = await join(acme, others, names);
    const { status, body, text, headers } = await read(token);
    expect(status).toBe(403);
    expect(body).toEqual({ error: 'insufficient_scope', error_description: expect.any(String) });
    expect(text).not.toContain(email);
    expect(headers.get('www-authenticate')).toBe(
      `Bearer error="insufficient_scope", scope="profile", ${METADATA}`,
    );
    expect(headers.get('access-control-expose-headers')).toContain('WWW-Authenticate');
  });

  test.each(roles)('userinfo shows the present role %s', async (role) => {
    const { token } = await join(acme, ['profile'], {}, role);
    expect((await read(token)).body).toMatchObject({ role });
  });

  test.each([
    ['Ada', '', 'Ada'],
    ['', 'Lovelace', 'Lovelace'],
    ['', '', ''],
    ['O’Hara "<script>', '日本 👩🏽‍🚀', 'O’Hara "<script> 日本 👩🏽‍🚀'],
  ])('the names %j and %j make the name %j', async (firstName, lastName, name) => {
    const { userId, token } = await join(acme, ['profile']);
    await db.update(users).set({ firstName, lastName }).where(eq(users.id, userId));
    const expectedNames = { name, first_name: firstName, last_name: lastName };
    expect((await read(token)).body).toMatchObject(expectedNames);
  });

  test('a person in two companies gets the company of the token, and the same id', async () => {
    const globex = await openCompany({ name: 'Globex' });
    const { userId, email, token } = await join(acme, ['profile', 'company'], names, 'Admin');
    const also = { company: globex.subdomain, email, role: 'Viewer' } as const;
    await createUser(operator(), also);
    const other = await createToken(operator(), { ...also, scopes: ['profile', 'company'] });
    expect((await read(token)).body).toMatchObject({
      id: userId,
      role: 'Admin',
      tenant_id: String(acme.id),
      company: { subdomain: acme.subdomain },
    });
    expect((await read(other.access_token)).body).toMatchObject({
      id: userId,
      role: 'Viewer',
      tenant_id: String(globex.id),
      company: { subdomain: globex.subdomain, name: 'Globex' },
    });
    const crossed = `${PATH}?subdomain=${acme.subdomain}`;
    expect((await read(other.access_token, {}, crossed)).status).toBe(403);
    expect((await read(token, {}, crossed)).status).toBe(200);
  });

  test('a token of the code flow shows the person who allowed it (5.1)', async () => {
    const tokens = await tokensFor(await signedIn(acme, 'Recruiter'), await registerClient());
    expect((await read(tokens.access_token)).body).toMatchObject({
      id: await acme.user('Recruiter'),
      role: 'Recruiter',
      company: { subdomain: acme.subdomain },
    });
  });

  test.each([
    {},
    { authorization: 'Basic YTpi' },
    { authorization: 'Bearer' },
    { authorization: 'Bearer ' },
    { authorization: 'Bearer a b' },
    { cookie: '__Host-session=x' },
  ])(
    'without a bearer token: 401, and no error but where to find out how (RFC 6750, 3.1): %j',
    async (headers) => {
      const answer = await read(null, headers);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe(`Bearer ${METADATA}`);
      expect(answer.body).toMatchObject({ error: 'invalid_token' });
      expect(Object.keys(answer.body).toSorted((a, b) => a.localeCompare(b))).toEqual([
        'error',
        'error_description',
      ]);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-expose-headers')).toContain('WWW-Authenticate');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  test('an unknown, expired or revoked token answers 401 invalid_token (RFC 6750, 3.1)', async () => {
    const tokens = await tokensFor(await signedIn(acme, 'Viewer'), await registerClient());
    const { token: revoked } = await join(acme, ['profile']);
    await sendOAuth('/api/oauth/revoke', { token: revoked });
    const { token: old } = await join(acme, ['profile']);
    expect((await read(old)).status).toBe(200);
    setClock(Date.now() + 365 * DAY_MS);
    for (const token of ['junk', newToken('oat_'), tokens.refresh_token, revoked, old]) {
      const answer = await read(token);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe(INVALID);
      expect(answer.body).toEqual({
        error: 'invalid_token',
        error_description: 'The bearer token is unknown, expired or revoked.',
      });
    }
  });

  test('the token is read from the header only, in any case (RFC 6750, 2.1)', async () => {
    const { token } = await join(acme, ['profile']);
    for (const scheme of ['bearer', 'BEARER', 'Bearer ']) {
      const headers = { authorization: `${scheme} ${token}` };
      expect((await read(null, headers)).status).toBe(200);
    }
    // In the URL the token would be logged (RFC 9700, 4.3.2).
    expect((await read(null, {}, `${PATH}?access_token=${token}`)).status).toBe(401);
  });
});

describe('/api/oauth/userinfo', () => {
  test('HEAD answers the headers without a body', async () => {
    const { token } = await join(acme, ['profile']);
    const answer = await call(token, 'HEAD', PATH);
    expect(answer).toMatchObject({ status: 200, text: '' });
  });

  test.each(['POST', 'PUT', 'DELETE'])('the method %s answers 405', async (method) => {
    const answer = await call(await acme.token('Viewer'), method, PATH);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  test('OPTIONS allows scripts of any site to send a token, and no cookies (Fetch, 3.2)', async () => {
    const headers = { 'cf-connecting-ip': newAddress(), origin: 'https://spa.example' };
    const response = await send(`${API}${PATH}`, { method: 'OPTIONS', headers });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toContain('Authorization');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });
});
