/** The queries of bearer tokens: whom one is for, and whether it still is. */
import { and, eq, exists, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SQLiteSelect } from 'drizzle-orm/sqlite-core';
import type { Scope } from '#access.ts';
import type { PublicCtx } from '#context.ts';
import { preparedPublic } from '#data/prepared.ts';
import { abortUnless, queryPlan } from '#data/query-plan.ts';
import type { PlanResult, Statement } from '#data/query-plan.ts';
import { companies } from '#data/tables/companies.ts';
import { oauthClients, oauthGrants, oauthTokens } from '#data/tables/oauth.ts';
import { members } from '#data/tables/users.ts';

/** The token, its grant, its client and the membership are all valid, as rows of the four tables and of the company. */
function bearerRows<Query extends SQLiteSelect>(
  query: Query,
  { now }: Pick<PublicCtx, 'now'>,
  { hash, resource }: BearerToken,
  ...conditions: SQL[]
) {
  return query
    .innerJoin(oauthGrants, eq(oauthGrants.id, oauthTokens.grantId))
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .innerJoin(
      members,
      and(
        eq(members.userId, oauthGrants.userId),
        eq(members.companyId, oauthGrants.companyId),
        eq(members.status, 'active'),
      ),
    )
    .innerJoin(companies, eq(companies.id, oauthGrants.companyId))
    .where(
      and(
        eq(oauthTokens.hash, hash),
        eq(oauthTokens.kind, 'access'),
        gt(oauthTokens.expiresAt, now),
        isNull(oauthGrants.revokedAt),
        sql`coalesce(${oauthTokens.resource}, ${oauthGrants.resource}, ${resource}) = ${resource}`,
        isNull(oauthClients.disabledAt),
        isNull(companies.closingAt),
        ...conditions,
      ),
    );
}

export type BearerToken = { hash: string; resource: string };
export type Bearer = NonNullable<PlanResult<typeof bearerOf>>;

/** Whom an access token is for; undefined unless it is valid. */
export function bearerOf(ctx: PublicCtx, token: BearerToken) {
  const bearer = ctx.db
    .select({
      userId: oauthGrants.userId,
      clientId: oauthGrants.clientId,
      grantId: sql<number>`${oauthGrants.id}`.as('grant'),
      lastUsedAt: oauthGrants.lastUsedAt,
      granted: sql<Scope[]>`${oauthGrants.scopes}`.mapWith(oauthGrants.scopes).as('granted'),
      narrowed: sql<Scope[] | null>`${oauthTokens.scopes}`
        .mapWith(oauthTokens.scopes)
        .as('narrowed'),
      role: members.role,
      access: members.access,
      companyId: sql<number>`${companies.id}`.as('company'),
      subdomain: companies.subdomain,
    })
    .from(oauthTokens)
    .$dynamic();
  return queryPlan(
    [bearerRows(bearer, ctx, token)],
    ([[row]]) => row && { ...row, scopes: row.narrowed ?? row.granted },
  );
}

/** Aborts its batch unless an access token is valid, and for the same caller with the same rights as when it was read. */
export function assertStillBearer(ctx: PublicCtx, token: BearerToken, bearer: Bearer) {
  const { hash, resource } = token;
  const { grantId, userId, clientId, companyId, subdomain, role, access, scopes } = bearer;
  const caller = [grantId, userId, clientId, companyId, subdomain, role, access] as const;
  return stillBearer(ctx, hash, resource, ctx.now, JSON.stringify(scopes), ...caller);
}

const stillBearer = preparedPublic(
  (
    ctx,
    hash: string,
    resource: string,
    now: Date,
    scopes: string,
    grantId: number,
    userId: number,
    clientId: number,
    companyId: number,
    subdomain: string,
    role: Bearer['role'],
    access: Bearer['access'],
  ) => {
    const same = ctx.db
      .select({ one: sql`1` })
      .from(oauthTokens)
      .$dynamic();
    const isSame = bearerRows(
      same,
      { now },
      { hash, resource },
      eq(oauthGrants.id, grantId),
      eq(oauthGrants.userId, userId),
      eq(oauthGrants.clientId, clientId),
      eq(companies.id, companyId),
      eq(companies.subdomain, subdomain),
      eq(members.role, role),
      eq(members.access, access),
      sql`coalesce(${oauthTokens.scopes}, ${oauthGrants.scopes}) = ${scopes}`,
    );
    return abortUnless(ctx, exists(isSame));
  },
);

/** Of several requests one writes. */
export function markGrantUsed(ctx: PublicCtx, grantId: number, usedBefore: Date): Statement {
  const isStale = or(isNull(oauthGrants.lastUsedAt), lt(oauthGrants.lastUsedAt, usedBefore));
  return ctx.db
    .update(oauthGrants)
    .set({ lastUsedAt: ctx.now })
    .where(and(eq(oauthGrants.id, grantId), isStale));
}
