/** What is decided per permission: which headers, tokens, scopes, roles and subdomains it lets in, at one endpoint of each. */
import { beforeAll, describe, expect, test } from 'vitest';
import { roles, scopes } from '#access.ts';
import type { Scope } from '#access.ts';
import { newToken } from '#lib/token.ts';
import {
  callEndpoint,
  expectAllowed,
  expectInsufficientRole,
  expectInsufficientScope,
  metadata,
  needsOf,
  tenantEndpoints,
  tokensWhere,
} from '../support/access.ts';
import { openCompany } from '../support/company.ts';
import { leastRequest } from '../support/records.ts';
import type { Company } from '../support/company.ts';

/** Authorization headers without a token. */
const tokenless: readonly [string, string | undefined][] = [
  ['no header', undefined],
  ['an empty header', ''],
  ['the scheme alone', 'Bearer'],
  ['another scheme', `Basic ${btoa('a:b')}`],
  ['a token without scheme', newToken('oat_')],
  ['two tokens', `Bearer ${newToken('oat_')} ${newToken('oat_')}`],
];

/** The first endpoint of each permission. */
const byPermission = [...Map.groupBy(tenantEndpoints, ({ terms }) => terms.needs)].flatMap(
  ([permission, [first]]) => (first ? [[permission, first] as const] : []),
);

describe.each(byPermission)('an endpoint that needs %s', (_, endpoint) => {
  const needs = needsOf(endpoint);
  const isEnough = (held: readonly Scope[]) =>
    needs.scopes.some((set) => set.every((one) => held.includes(one)));
  let acme: Company;
  let globex: Company;
  let least: Awaited<ReturnType<typeof leastRequest>>;
  beforeAll(async () => {
    [acme, globex] = [await openCompany(), await openCompany()];
    least = await leastRequest(acme, endpoint);
  });

  test.each(tokenless)('refuses %s (401)', async (__, authorization) => {
    const answer = await callEndpoint(null, endpoint, least, {
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe(`Bearer ${metadata}`);
    expect(answer.body).toMatchObject({ success: false, request_id: expect.any(String) });
    expect(answer.body).not.toHaveProperty('data');
  });

  test('refuses tokens that are unknown, altered, expired, revoked or for another resource (401)', async () => {
    const good = await acme.token('Admin');
    const now = Date.now();
    const tokens = [
      newToken('oat_'),
      newToken('ort_'),
      `${good.slice(0, -1)}${good.endsWith('0') ? '1' : '0'}`,
      `${good}0`,
      good.toLowerCase(),
      ...(await tokensWhere(acme, [
        { token: { expiresAt: new Date(now - 1) } },
        { token: { kind: 'refresh' } },
        { grant: { revokedAt: new Date(now) } },
        { grant: { resource: 'https://api.recruiting.example/mcp' } },
        { grant: { companyId: globex.id } },
      ])),
    ];
    const answers = await Promise.all(tokens.map((token) => callEndpoint(token, endpoint, least)));
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 401, body: { code: 'invalid_token' } });
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token"/u);
    }
  });

  test('decides by the scopes of the token alone, whichever it has (403)', async () => {
    const sets: Scope[][] = [
      [],
      ...scopes.map((one) => [one]),
      ...scopes.map((one) => scopes.filter((other) => other !== one)),
      scopes.filter((scope) => !needs.scopes.flat().includes(scope)),
    ];
    const grants = sets.map((held) => ({ grant: { scopes: held } }));
    const tokens = await tokensWhere(acme, grants);
    const answers = await Promise.all(tokens.map((token) => callEndpoint(token, endpoint, least)));
    for (const [index, answer] of answers.entries()) {
      if (isEnough(sets[index] ?? [])) expectAllowed(answer);
      else expectInsufficientScope(answer, endpoint);
    }
  });

  test('serves each set of scopes that is enough', async () => {
    for (const set of needs.scopes) {
      expectAllowed(await callEndpoint(await acme.token('Admin', set), endpoint, least));
    }
  });

  test.each(roles)('knows what a %s may', async (role) => {
    const answer = await callEndpoint(await acme.token(role), endpoint, least);
    if (roles.indexOf(role) >= roles.indexOf(needs.role)) expectAllowed(answer);
    else expectInsufficientRole(answer);
  });

  test('takes the subdomain of the company in any case, and refuses any other (403)', async () => {
    const token = await acme.token('Admin');
    for (const subdomain of [acme.subdomain, acme.subdomain.toUpperCase(), '']) {
      const query = `?subdomain=${subdomain}`;
      expectAllowed(await callEndpoint(token, endpoint, least, { query }));
    }
    const messages: string[] = [];
    for (const subdomain of [globex.subdomain, 'nobody', `${acme.subdomain}%20`]) {
      const query = `?subdomain=${subdomain}`;
      const { status, body } = await callEndpoint(token, endpoint, least, { query });
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'tenant_mismatch' });
      messages.push(body.message);
    }
    expect(new Set(messages).size).toBe(1);
  });
});
