/** The queries of connected accounts. */
import { and, asc, desc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { assertChanged, assertHolds } from '#data/commit.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { connections } from '#data/tables/connections.ts';
import { nextUpdatedAt, tenantStore } from '#data/tenant-store.ts';
import { providers } from '#vocabulary/lists.ts';
import type { Provider } from '#vocabulary/lists.ts';
import { CONNECTIONS_MAX, RENEWAL_LEASE_MS } from '../rules.ts';

export const connectionStore = tenantStore(connections);

export type Connection = typeof connections.$inferSelect;

/** The connections of the company that are not disconnected. Disconnected rows are kept. */
export function connectionsOf(ctx: Ctx): QueryPlan<Connection[]> {
  const query = ctx.db
    .select()
    .from(connections)
    .where(connectionStore.ofCompany(ctx, ne(connections.status, 'revoked')))
    .orderBy(asc(connections.provider), asc(connections.id));
  return queryPlan([query.limit(CONNECTIONS_MAX)], ([rows]) => rows);
}

/** A connection of any company, for the clock and the queue. */
export function connectionById(
  ctx: PublicCtx,
  id: number,
  provider: Provider,
): QueryPlan<Connection | null> {
  const isNamed = and(eq(connections.id, id), eq(connections.provider, provider));
  return queryPlan([ctx.db.select().from(connections).where(isNamed)], ([[row]]) => row ?? null);
}

/** The user's own active connection first, then the newest. */
export function preferredConnection(
  ctx: Ctx,
  provider: Provider,
  userId: number | null,
): QueryPlan<{ id: number } | null> {
  return queryPlan(
    [
      ctx.db
        .select({ id: connections.id })
        .from(connections)
        .where(
          connectionStore.ofCompany(
            ctx,
            eq(connections.provider, provider),
            eq(connections.status, 'active'),
          ),
        )
        .orderBy(desc(eq(connections.userId, userId ?? 0)), desc(connections.connectedAt))
        .limit(1),
    ],
    ([[row]]) => row ?? null,
  );
}

/** Whether the company can have one more. */
export function hasRoom(ctx: Ctx): SQL {
  return sql`(select count(*) from ${connections} where company_id = ${ctx.tenant.id}
    and status <> 'revoked') < ${CONNECTIONS_MAX}`;
}

/** The connections of accounts with this id, one a provider, whatever their status. */
export function accountConnections(
  ctx: Ctx,
  externalId: string,
): QueryPlan<Pick<Connection, 'id' | 'provider' | 'status'>[]> {
  const { id, provider, status } = connections;
  const isNamed = connectionStore.ofCompany(
    ctx,
    inArray(provider, [...providers]),
    eq(connections.externalId, externalId),
  );
  const query = ctx.db.select({ id, provider, status }).from(connections).where(isNamed);
  return queryPlan([query], ([rows]) => rows);
}

function isAccount(
  ctx: Ctx,
  { provider, externalId }: Pick<Connection, 'provider' | 'externalId'>,
) {
  const { provider: byProvider, externalId: byId } = connections;
  return connectionStore.ofCompany(ctx, eq(byProvider, provider), eq(byId, externalId));
}

type NewConnection = Pick<
  Connection,
  | 'provider'
  | 'externalId'
  | 'grantorId'
  | 'name'
  | 'username'
  | 'avatarUrl'
  | 'sealedTokens'
  | 'scopes'
  | 'expiresAt'
  | 'userId'
> & { id: number };

/**
 * Inserts the connection. An account that was connected before keeps its id, so that planned
 * meetings and posts continue.
 */
export function upsertConnection(ctx: Ctx, { id, ...account }: NewConnection): Statement[] {
  const values = { ...account, status: 'active', lastError: null, connectedAt: ctx.now } as const;
  return [
    assertHolds(
      ctx,
      sql`${hasRoom(ctx)} or exists (select 1 from ${connections}
        where ${isAccount(ctx, account)} and status <> 'revoked')`,
    ),
    ctx.db
      .insert(connections)
      .values({ ...values, id, companyId: ctx.tenant.id, createdAt: ctx.now, updatedAt: ctx.now })
      .onConflictDoUpdate({
        target: [connections.companyId, connections.provider, connections.externalId],
        set: {
          ...values,
          renewingUntil: null,
          version: sql`${connections.version} + 1`,
          updatedAt: nextUpdatedAt(ctx, connections.updatedAt),
        },
      }),
  ];
}

/** Fails the batch if the account was connected again meanwhile. */
export function disconnectConnection(ctx: Ctx, { id, version }: Connection): Statement[] {
  return [
    ctx.db
      .update(connections)
      .set({
        status: 'revoked',
        sealedTokens: '',
        expiresAt: null,
        renewingUntil: null,
        lastError: null,
        version: version + 1,
        updatedAt: nextUpdatedAt(ctx, connections.updatedAt),
      })
      .where(
        connectionStore.ofCompany(ctx, eq(connections.id, id), eq(connections.version, version)),
      ),
    assertChanged(ctx),
  ];
}

/** Whether other connections, of any company, use the grant of this one. */
export function sharesGrant(ctx: Ctx, id: number): QueryPlan<boolean> {
  // Meta has one grant for both of its networks.
  const others = rawStatement<{ id: number }>(
    ctx,
    sql`select other.id as id from ${connections} as mine
      cross join ${connections} as other on other.grantor_id = mine.grantor_id
        and other.provider in (mine.provider, case mine.provider
          when 'facebook' then 'instagram' when 'instagram' then 'facebook' else mine.provider end)
      where mine.id = ${id} and mine.company_id = ${ctx.tenant.id}
        and other.id <> mine.id and other.status <> 'revoked'
      limit 1`,
  );
  return queryPlan([others], ([rows]) => rows.length > 0);
}

/** Leases the renewal of a token. Of several processes, one gets the version it holds; the others get null. */
export function leaseRenewal(
  ctx: PublicCtx,
  { id, version }: Pick<Connection, 'id' | 'version'>,
): QueryPlan<number | null> {
  const statement = ctx.db
    .update(connections)
    .set({
      renewingUntil: new Date(ctx.now.getTime() + RENEWAL_LEASE_MS),
      version: version + 1,
    })
    .where(
      and(
        eq(connections.id, id),
        eq(connections.version, version),
        eq(connections.status, 'active'),
        or(isNull(connections.renewingUntil), lte(connections.renewingUntil, ctx.now)),
      ),
    )
    .returning({ version: connections.version });
  return queryPlan([statement], ([[row]]) => row?.version ?? null);
}

/** Stores the outcome of a renewal and ends its lease, if this version still holds it. */
export function endRenewal(
  ctx: PublicCtx,
  { id, version }: Pick<Connection, 'id' | 'version'>,
  change: Partial<Pick<Connection, 'sealedTokens' | 'expiresAt' | 'scopes'>>,
): Statement {
  return ctx.db
    .update(connections)
    .set({
      ...change,
      renewingUntil: null,
      version: version + 1,
      updatedAt: nextUpdatedAt(ctx, connections.updatedAt),
    })
    .where(and(eq(connections.id, id), eq(connections.version, version)));
}

/** Connections of a member who leaves cannot be used until another member connects them again. */
export function orphanConnections(ctx: Ctx, userId: number): Statement {
  return ctx.db
    .update(connections)
    .set({
      status: 'reauth_required',
      lastError: 'member_left',
      version: sql`${connections.version} + 1`,
      updatedAt: nextUpdatedAt(ctx, connections.updatedAt),
    })
    .where(
      connectionStore.ofCompany(
        ctx,
        eq(connections.userId, userId),
        eq(connections.status, 'active'),
      ),
    );
}

/** Fails the batch if the account was connected or renewed meanwhile. */
export function requireReauth(
  ctx: Ctx,
  { id, version }: Pick<Connection, 'id' | 'version'>,
  code: string,
): Statement[] {
  return [
    ctx.db
      .update(connections)
      .set({
        status: 'reauth_required',
        lastError: code,
        renewingUntil: null,
        version: version + 1,
        updatedAt: nextUpdatedAt(ctx, connections.updatedAt),
      })
      .where(
        connectionStore.ofCompany(
          ctx,
          eq(connections.id, id),
          eq(connections.version, version),
          eq(connections.status, 'active'),
        ),
      ),
    assertChanged(ctx),
  ];
}
