/** Calls the endpoints of the tenant API with tokens in every state, for the tests of who may call what. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { permissions, scopes } from '#access.ts';
import type { Role, Scope } from '#access.ts';
import { runBatch } from '#data/query-plan.ts';
import { oauthGrants, oauthTokens } from '#data/tables/oauth.ts';
import type { TenantEndpoint } from '#http/endpoint.ts';
import { sha256Hex } from '#lib/hash.ts';
import { newToken } from '#lib/token.ts';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { API, call } from './call.ts';
import type { Answer } from './call.ts';
import { pathOfNothing } from './records.ts';
import type { leastRequest } from './records.ts';
import type { Company } from './company.ts';
import { db, operator } from './operator.ts';

export const tenantEndpoints = endpoints.filter((one) => one.kind === 'tenant');

/** On every 401 and 403 (RFC 9728, 5.1). */
export const metadata = `resource_metadata="${API}/.well-known/oauth-protected-resource"`;

/** What an endpoint needs: alternatives of scopes, and the least role. */
export function needsOf({ terms }: TenantEndpoint): {
  scopes: readonly (readonly Scope[])[];
  role: Role;
} {
  return permissions[terms.needs];
}

type Least = Awaited<ReturnType<typeof leastRequest>>;
type Entry = { at: string; query: string; headers: Record<string, string> };

/** Calls the endpoint with its least body; unless `at` says otherwise, for a record that does not exist. */
export function callEndpoint(
  token: string | null,
  { method, path }: TenantEndpoint,
  least: Least,
  { at = pathOfNothing(path), query = '', headers = {} }: Partial<Entry> = {},
): Promise<Answer<unknown>> {
  return call(token, method, `${at}${query}`, least.body, { ...least.headers, ...headers });
}

/** The request was let in: it succeeded, or failed for another reason than access. */
export function expectAllowed(answer: Answer<unknown>): void {
  expect([200, 201, 404, 409], answer.text).toContain(answer.status);
}

/** A 403 whose challenge names one of the sets of scopes that are enough. */
export function expectInsufficientScope(answer: Answer<unknown>, endpoint: TenantEndpoint): void {
  expect(answer, answer.text).toMatchObject({
    status: 403,
    body: { success: false, code: 'insufficient_scope' },
  });
  const challenges = needsOf(endpoint).scopes.map(
    (set) => `Bearer error="insufficient_scope", scope="${set.join(' ')}", ${metadata}`,
  );
  expect(challenges).toContain(answer.headers.get('www-authenticate'));
}

/** A 403 that asks for no scope, as more scope would not help. */
export function expectInsufficientRole(answer: Answer<unknown>): void {
  expect(answer, answer.text).toMatchObject({ status: 403, body: { code: 'insufficient_role' } });
  expect(answer.headers.get('www-authenticate')).toBe(`Bearer ${metadata}`);
}

type Special = {
  grant?: Partial<typeof oauthGrants.$inferInsert>;
  token?: Partial<typeof oauthTokens.$inferInsert>;
};

/** Tokens of the company's Admin, each in a state of its own. */
export async function tokensWhere(
  company: Company,
  specials: readonly Special[],
): Promise<string[]> {
  const { newId, now } = operator();
  const hash = await sha256Hex(await company.token('Admin'));
  const admin = await db
    .select({ userId: oauthGrants.userId, clientId: oauthGrants.clientId })
    .from(oauthGrants)
    .innerJoin(oauthTokens, eq(oauthTokens.grantId, oauthGrants.id))
    .where(eq(oauthTokens.hash, hash))
    .get();
  if (!admin) throw new Error('the Admin has no grant');
  const tokens = await Promise.all(
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
      const statements = [
        db.insert(oauthGrants).values({ ...granted, ...admin, ...grant }),
        db.insert(oauthTokens).values(row),
      ];
      return { token, statements };
    }),
  );
  const statements = tokens.flatMap((one) => one.statements);
  await runBatch({ db }, statements);
  return tokens.map(({ token }) => token);
}

export async function tokenWhere(company: Company, special: Special): Promise<string> {
  const [token = ''] = await tokensWhere(company, [special]);
  return token;
}
