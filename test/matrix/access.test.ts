/** Who may enter by which door (decisions: Scope and role for every endpoint), generated from the endpoints. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { permissions, roles, scopes } from '#access.ts';
import type { Scope } from '#access.ts';
import { runBatch } from '#data/query-plan.ts';
import { oauthClients, oauthGrants, oauthTokens } from '#data/tables/oauth.ts';
import { members } from '#data/tables/users.ts';
import type { TenantEndpoint } from '#http/endpoint.ts';
import { sha256Hex } from '#lib/hash.ts';
import { newToken } from '#lib/token.ts';
import { endpoints } from '../../src/endpoints.ts';
import { API, call } from '../support/call.ts';
import type { Answer } from '../support/call.ts';
import { leastRequest, openCompany, pathFor, pathOfNothing } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';

const doors = endpoints.filter((door): door is TenantEndpoint => door.kind === 'tenant');
/** On every 401 and 403 (RFC 9728, 5.1). */
const metadata = `resource_metadata="${API}/.well-known/oauth-protected-resource"`;
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The decisions' table, first match first: alternatives of scopes, and the least role. */
const decided: readonly [door: RegExp, scopes: readonly Scope[][], role: (typeof roles)[number]][] =
  [
    [/^GET \/api\/(?:companies|company-users)\//u, [['company']], 'Viewer'],
    [/^\w+ \/api\/(?:companies|company-users)\//u, [['company', 'jobs:write']], 'Admin'],
    [/^GET \/api\/company-(?:offices|pipline)\//u, [['company'], ['jobs:read']], 'Viewer'],
    [/^\w+ \/api\/company-(?:offices|pipline)\//u, [['company', 'jobs:write']], 'Admin'],
    [/^GET \/api\/contracted-companies/u, [['company'], ['jobs:read']], 'Viewer'],
    [/^\w+ \/api\/contracted-companies/u, [['jobs:write']], 'Recruiter'],
    [/^GET \/api\/audit-events$/u, [['company']], 'Admin'],
    [/^GET \/api\/jobs\/\{hash_id\}\/applicant-job$/u, [['applicants:read']], 'Viewer'],
    [/^GET \/api\/jobs\//u, [['jobs:read']], 'Viewer'],
    [/^\w+ \/api\/jobs\//u, [['jobs:write']], 'Recruiter'],
    [/^GET \/api\/candidate-job\//u, [['applicants:read']], 'Viewer'],
    [/^POST \/api\/candidate-job\//u, [['applicants:write']], 'Recruiter'],
    [/^GET \/api\/candidates\/show\//u, [['applicants:read']], 'Viewer'],
    [/^\w+ \/api\/candidates\//u, [['applicants:write']], 'Admin'],
    [/^GET \/api\/hiring-settings$/u, [['company']], 'Viewer'],
    [/^POST \/api\/hiring-settings$/u, [['company', 'jobs:write']], 'Admin'],
    [/^GET \/api\/events$/u, [['jobs:read'], ['applicants:read']], 'Viewer'],
    [/^GET \/api\/(?:social-accounts|posts)\//u, [['jobs:read']], 'Viewer'],
    [/^\w+ \/api\/posts\//u, [['jobs:write']], 'Recruiter'],
    [/^GET \/api\/meet\//u, [['applicants:read']], 'Viewer'],
    [/^\w+ \/api\/meet\//u, [['applicants:write']], 'Recruiter'],
    [/^GET \/api\/plugins\/webhooks\/events$/u, [[]], 'Viewer'],
    [/^\w+ \/api\/plugins\/webhooks/u, [['jobs:read'], ['applicants:read']], 'Admin'],
  ];

/** Authorization headers that name no caller at all. */
const strangers: readonly [string, string | undefined][] = [
  ['no header', undefined],
  ['an empty header', ''],
  ['the scheme alone', 'Bearer'],
  ['another scheme', `Basic ${btoa('a:b')}`],
  ['a token without scheme', newToken('oat_')],
  ['two tokens', `Bearer ${newToken('oat_')} ${newToken('oat_')}`],
];

let combinations = 0;

function enter(
  token: string | null,
  { method, path }: TenantEndpoint,
  least: Least,
  { at = pathOfNothing(path), query = '', headers = {} }: Partial<Entry> = {},
): Promise<Answer<unknown>> {
  combinations += 1;
  return call(token, method, `${at}${query}`, least.body, { ...least.headers, ...headers });
}

type Least = Awaited<ReturnType<typeof leastRequest>>;
type Entry = { at: string; query: string; headers: Record<string, string> };

function expectEntered(answer: Answer<unknown>): void {
  expect([200, 201, 404, 409], answer.text).toContain(answer.status);
}

type Special = {
  grant?: Partial<typeof oauthGrants.$inferInsert>;
  token?: Partial<typeof oauthTokens.$inferInsert>;
};

/** Tokens of the company's Admin, each in a state of its own. */
async function tokensWhere(company: Company, specials: readonly Special[]): Promise<string[]> {
  const { newId, now } = operator();
  const known = await sha256Hex(await company.token('Admin'));
  const like = await db
    .select({ userId: oauthGrants.userId, clientId: oauthGrants.clientId })
    .from(oauthGrants)
    .innerJoin(oauthTokens, eq(oauthTokens.grantId, oauthGrants.id))
    .where(eq(oauthTokens.hash, known))
    .get();
  if (!like) throw new Error('the Admin has no grant');
  const made = await Promise.all(
    specials.map(async ({ grant, token: change }) => {
      const [id, token] = [newId(), newToken('oat_')];
      const granted = { id, companyId: company.id, scopes: [...scopes], createdAt: now };
      const row: typeof oauthTokens.$inferInsert = {
        hash: await sha256Hex(token),
        grantId: id,
        kind: 'access',
        createdAt: now,
        expiresAt: new Date(now.getTime() + 600_000),
        ...change,
      };
      return {
        token,
        statements: [
          db.insert(oauthGrants).values({ ...granted, ...like, ...grant }),
          db.insert(oauthTokens).values(row),
        ],
      };
    }),
  );
  await runBatch(
    { db },
    made.flatMap(({ statements }) => statements),
  );
  return made.map(({ token }) => token);
}

async function tokenWhere(company: Company, special: Special): Promise<string> {
  const [token = ''] = await tokensWhere(company, [special]);
  return token;
}

describe.each(doors.map((door) => [`${door.method} ${door.path}`, door] as const))(
  '%s',
  (name, door) => {
    const needed = permissions[door.terms.needs];
    const sets: readonly (readonly Scope[])[] = needed.scopes;
    const carries = (held: readonly Scope[]) =>
      sets.some((set) => set.every((one) => held.includes(one)));
    let acme: Company;
    let globex: Company;
    let least: Least;
    beforeAll(async () => {
      [acme, globex] = [await openCompany(), await openCompany()];
      least = await leastRequest(acme, door);
    });

    test('asks for what was decided, and takes the body of this test', () => {
      const [, scopesDecided, roleDecided] = decided.find(([pattern]) => pattern.test(name)) ?? [];
      expect({ scopes: sets, role: needed.role }).toEqual({
        scopes: scopesDecided,
        role: roleDecided,
      });
      if (door.terms.body) {
        expect(door.terms.body.safeParse(least.given).success).toBe(true);
      }
    });

    test.each(strangers)('is closed to %s (401)', async (_, authorization) => {
      const answer = await enter(null, door, least, {
        headers: authorization === undefined ? {} : { authorization },
      });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe(`Bearer ${metadata}`);
      expect(answer.body).toMatchObject({ success: false, request_id: expect.any(String) });
      expect(answer.body).not.toHaveProperty('data');
    });

    test('is closed to tokens that are unknown, misspelt, over, revoked or for something else (401)', async () => {
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
      const answers = await Promise.all(tokens.map((token) => enter(token, door, least)));
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 401, body: { code: 'invalid_token' } });
        expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token"/u);
      }
    });

    test('is closed to a token without the scopes, whatever else it has (403)', async () => {
      const held: Scope[][] = [
        [],
        ...scopes.map((one) => [one]),
        ...scopes.map((one) => scopes.filter((other) => other !== one)),
        scopes.filter((scope) => !sets.flat().includes(scope)),
      ];
      const tokens = await tokensWhere(
        acme,
        held.map((granted) => ({ grant: { scopes: granted } })),
      );
      const answers = await Promise.all(tokens.map((token) => enter(token, door, least)));
      for (const [index, answer] of answers.entries()) {
        const granted = held[index] ?? [];
        if (carries(granted)) {
          expectEntered(answer);
          continue;
        }
        expect(answer, granted.join(' ')).toMatchObject({
          status: 403,
          body: { success: false, code: 'insufficient_scope' },
        });
        const challenge = answer.headers.get('www-authenticate');
        const asked = sets.map(
          (set) => `Bearer error="insufficient_scope", scope="${set.join(' ')}", ${metadata}`,
        );
        expect(asked).toContain(challenge);
      }
    });

    test('opens to each set of scopes that is enough', async () => {
      for (const set of sets)
        expectEntered(await enter(await acme.token('Admin', set), door, least));
    });

    test.each(roles)('knows what a %s may', async (role) => {
      const answer = await enter(await acme.token(role), door, least);
      if (roles.indexOf(role) >= roles.indexOf(needed.role)) expectEntered(answer);
      else {
        expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_role' } });
        // More scope would not help, so none is asked for.
        expect(answer.headers.get('www-authenticate')).toBe(`Bearer ${metadata}`);
      }
    });

    test('takes the company’s subdomain, and no other (403)', async () => {
      const token = await acme.token('Admin');
      for (const subdomain of [acme.subdomain, acme.subdomain.toUpperCase()]) {
        expectEntered(await enter(token, door, least, { query: `?subdomain=${subdomain}` }));
      }
      const refusals: string[] = [];
      for (const subdomain of [globex.subdomain, 'nobody', '', `${acme.subdomain}%20`]) {
        const { status, body } = await enter(token, door, least, {
          query: `?subdomain=${subdomain}`,
        });
        expect({ status, code: body.code }).toEqual({ status: 403, code: 'tenant_mismatch' });
        refusals.push(body.message);
      }
      expect(new Set(refusals).size).toBe(1);
    });

    test('refuses every other method, and says which it takes (405)', async () => {
      const taken = endpoints.filter(({ path }) => path === door.path).map(({ method }) => method);
      const allowed = taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
      const url = pathOfNothing(door.path);
      for (const method of methods.filter((one) => !taken.some((known) => known === one))) {
        combinations += 1;
        const answer = await call(null, method, url);
        expect(answer, method).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
        expect(answer.headers.get('allow')).toBe(allowed.join(', '));
      }
    });
  },
);

const doorsToRecords = doors.filter(({ path }) => /\{(?:id|hash_id)\}/u.test(path));

describe.each(doorsToRecords.map((door) => [`${door.method} ${door.path}`, door] as const))(
  '%s',
  (_, door) => {
    test('gives another company’s record the answer of a record that never was (404)', async () => {
      const [acme, globex] = [await openCompany(), await openCompany()];
      const at = await pathFor(acme, door.path);
      const token = await globex.token('Admin');
      const least = await leastRequest(acme, door);
      const [theirs, nobodys] = [
        await enter(token, door, least, { at }),
        await enter(token, door, least),
      ];
      expect(theirs).toMatchObject({ status: 404, body: { code: 'not_found' } });
      const unnumbered = ({ body }: Answer<unknown>) => ({ ...body, request_id: '' });
      expect(unnumbered(theirs)).toEqual(unnumbered(nobodys));
      expect(await enter(await acme.token('Admin'), door, least, { at })).toMatchObject({
        status: door.terms.status ?? 200,
      });
    });
  },
);

describe('access that ends, ends with the next request (401)', () => {
  const path = '/api/jobs/index';
  const client = () => {
    const { newId, now } = operator();
    const id = newId();
    return { id, clientId: `oci_${id}`, name: 'Test', kind: 'public' as const, createdAt: now };
  };

  test('a member who is removed, or not yet active', async () => {
    const acme = await openCompany();
    const token = await acme.token('Recruiter');
    const isMember = eq(members.userId, await acme.user('Recruiter'));
    expect((await call(token, 'GET', path)).status).toBe(200);
    for (const status of ['invited', 'hired'] as const) {
      await db.update(members).set({ status }).where(isMember);
      expect((await call(token, 'GET', path)).status).toBe(401);
    }
    await db.update(members).set({ status: 'active' }).where(isMember);
    expect((await call(token, 'GET', path)).status).toBe(200);
    await db.delete(members).where(isMember);
    expect((await call(token, 'GET', path)).status).toBe(401);
  });

  test('a role that is lowered', async () => {
    const acme = await openCompany();
    const token = await acme.token('Admin');
    const store = () => call(token, 'POST', '/api/company-offices/store', { name: 'A' });
    expect((await store()).status).toBe(201);
    const isMember = eq(members.userId, await acme.user('Admin'));
    await db.update(members).set({ role: 'Viewer' }).where(isMember);
    expect(await store()).toMatchObject({ status: 403, body: { code: 'insufficient_role' } });
  });

  test('a client that is disabled', async () => {
    const acme = await openCompany();
    const app = client();
    await db.insert(oauthClients).values(app);
    const token = await tokenWhere(acme, { grant: { clientId: app.id } });
    expect((await call(token, 'GET', path)).status).toBe(200);
    const isApp = eq(oauthClients.id, app.id);
    await db.update(oauthClients).set({ disabledAt: new Date() }).where(isApp);
    expect((await call(token, 'GET', path)).status).toBe(401);
  });

  test('a grant that is revoked, a token that is deleted', async () => {
    const acme = await openCompany();
    const [revoked, deleted] = [await tokenWhere(acme, {}), await tokenWhere(acme, {})];
    const hash = await sha256Hex(revoked);
    const [row] = await db.select().from(oauthTokens).where(eq(oauthTokens.hash, hash));
    expect((await call(revoked, 'GET', path)).status).toBe(200);
    const isGrant = eq(oauthGrants.id, row?.grantId ?? 0);
    await db.update(oauthGrants).set({ revokedAt: new Date() }).where(isGrant);
    expect((await call(revoked, 'GET', path)).status).toBe(401);
    expect((await call(deleted, 'GET', path)).status).toBe(200);
    await db.delete(oauthTokens).where(eq(oauthTokens.hash, await sha256Hex(deleted)));
    expect((await call(deleted, 'GET', path)).status).toBe(401);
  });

  test('the scheme is Bearer in any case, with any spaces after it (RFC 9110, 11.1)', async () => {
    const token = await (await openCompany()).token('Viewer');
    for (const authorization of [`bearer ${token}`, `BEARER   ${token}`, `Bearer ${token}  `]) {
      expect((await call(null, 'GET', path, undefined, { authorization })).status).toBe(200);
    }
  });
});

test('and these were all of them', () => {
  const named = doors.filter(({ path }) => /\{(?:id|hash_id)\}/u.test(path));
  const sets = doors.reduce((sum, { terms }) => sum + permissions[terms.needs].scopes.length, 0);
  const others = doors.map(({ path }) => endpoints.filter((door) => door.path === path));
  const expected =
    doors.length * (strangers.length + 10 + (1 + 2 * scopes.length + 1) + roles.length + 6) +
    sets +
    named.length * 3 +
    others.reduce((sum, taken) => sum + methods.length - taken.length, 0);
  console.log(`access: ${combinations} combinations at ${doors.length} doors`);
  expect(combinations).toBe(expected);
});
