/** The queries of connected applications: active grants, grouped by client, company and user. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { scopes as allScopes } from '#access.ts';
import type { Scope } from '#access.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { assertChanged } from '#data/commit.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { companies } from '#data/tables/companies.ts';
import { oauthClients, oauthGrants, oauthTokens } from '#data/tables/oauth.ts';
import { users } from '#data/tables/users.ts';

export type Connection = {
  clientId: number;
  name: string;
  /** The host of the client's metadata document; null for a registered client. */
  host: string | null;
  companyId: number;
  company: string;
  userId: number;
  /** The full name; empty when the person has entered none. */
  person: string;
  email: string;
  scopes: readonly Scope[];
  since: Date;
  lastUsedAt: Date | null;
};

type Row = Omit<Connection, 'scopes' | 'since' | 'lastUsedAt'> & {
  scopes: string;
  since: number;
  lastUsedAt: number | null;
};

export type Slice = { limit: number; offset: number };

export function connectionsOfUser(ctx: PublicCtx, userId: number, slice: Slice) {
  const order = sql`g.company_id, g.client_id`;
  return connectionsWhere(ctx, { whose: sql`g.user_id = ${userId}`, order }, slice);
}

export function connectionsOfCompany(ctx: Ctx, slice: Slice) {
  const order = sql`g.client_id, g.user_id`;
  return connectionsWhere(ctx, { whose: sql`g.company_id = ${ctx.tenant.id}`, order }, slice);
}

/**
 * Ordered as an index over active grants, so that a page costs only its own rows. Grants whose
 * tokens have all expired are left out.
 */
function connectionsWhere(
  ctx: PublicCtx,
  { whose, order }: { whose: SQL; order: SQL },
  { limit, offset }: Slice,
): QueryPlan<Connection[]> {
  const statement = rawStatement<Row>(
    ctx,
    sql`select g.client_id as clientId, client.name as name, client.host as host, g.company_id as companyId,
          company.name as company, g.user_id as userId, trim(person.first_name || ' ' || person.last_name) as person, person.email as email, group_concat(g.scopes) as scopes,
          min(g.created_at) as since, max(g.last_used_at) as lastUsedAt
        from ${oauthGrants} as g
        cross join ${oauthClients} as client on client.id = g.client_id
        cross join ${companies} as company on company.id = g.company_id
        cross join ${users} as person on person.id = g.user_id
        where ${whose} and g.revoked_at is null and exists (
          select 1 from ${oauthTokens} as t
          where t.grant_id = g.id and t.expires_at > ${ctx.now.getTime()})
        group by ${order}
        order by ${order}
        limit ${limit} offset ${offset}`,
  );
  return queryPlan([statement], ([rows]) => rows.map(toConnection));
}

function toConnection({ scopes, since, lastUsedAt, ...row }: Row): Connection {
  return Object.assign(row, {
    scopes: allScopes.filter((scope) => scopes.includes(`"${scope}"`)),
    since: new Date(since),
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt),
  });
}

/** A client as the audit log names it. */
export function clientForAudit(ctx: PublicCtx, clientId: number) {
  return queryPlan(
    [
      ctx.db
        .select({ client_id: oauthClients.clientId, name: oauthClients.name })
        .from(oauthClients)
        .where(eq(oauthClients.id, clientId)),
    ],
    ([[client]]) => client ?? null,
  );
}

/** Whether the user has an active grant to the client in the company. */
export function hasGrant(
  ctx: Ctx,
  { userId, clientId }: { userId: number; clientId: number },
): QueryPlan<boolean> {
  const query = ctx.db
    .select({ id: oauthGrants.id })
    .from(oauthGrants)
    .where(
      and(
        eq(oauthGrants.companyId, ctx.tenant.id),
        eq(oauthGrants.clientId, clientId),
        eq(oauthGrants.userId, userId),
        isNull(oauthGrants.revokedAt),
      ),
    )
    .limit(1);
  return queryPlan([query], ([rows]) => rows.length > 0);
}

/** Holds where the user has no other active grant to this client for the company. */
export function isOnlyGrant(
  ctx: Ctx,
  { id, userId, clientId }: { id: number; userId: number; clientId: number },
): SQL {
  return sql`not exists (select 1 from ${oauthGrants} where user_id = ${userId}
    and company_id = ${ctx.tenant.id} and client_id = ${clientId}
    and revoked_at is null and id <> ${id})`;
}

/** Revokes all active grants of one user to one client within the company. Fails the batch if there are none. */
export function revokeGrants(
  ctx: Ctx,
  { userId, clientId }: { userId: number; clientId: number },
  reason: string,
): Statement[] {
  return [
    ctx.db
      .update(oauthGrants)
      .set({ revokedAt: ctx.now, revokedReason: reason })
      .where(
        and(
          eq(oauthGrants.companyId, ctx.tenant.id),
          eq(oauthGrants.clientId, clientId),
          eq(oauthGrants.userId, userId),
          isNull(oauthGrants.revokedAt),
        ),
      ),
    assertChanged(ctx),
  ];
}

/** Revokes all active grants of one user, in all companies. */
export function revokeGrantsOfUser(ctx: PublicCtx, userId: number, reason: string): Statement {
  return ctx.db
    .update(oauthGrants)
    .set({ revokedAt: ctx.now, revokedReason: reason })
    .where(and(eq(oauthGrants.userId, userId), isNull(oauthGrants.revokedAt)));
}

/** Revokes all active grants of one user within the company. */
export function revokeUserGrants(ctx: Ctx, userId: number, reason: string): Statement {
  return ctx.db
    .update(oauthGrants)
    .set({ revokedAt: ctx.now, revokedReason: reason })
    .where(
      and(
        eq(oauthGrants.companyId, ctx.tenant.id),
        eq(oauthGrants.userId, userId),
        isNull(oauthGrants.revokedAt),
      ),
    );
}
