/** The queries of connected accounts. */
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { assertChanged, assertHolds } from '#data/commit.ts';
import { rowOrNotFound, queryPlan } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { connectionAttempts, connections } from '#data/tables/connections.ts';
import { nextUpdatedAt, tenantStore } from '#data/tenant-store.ts';
import type { Provider } from '#vocabulary.ts';
import { ATTEMPT_MS, CONNECTIONS_MAX, RENEWING_MS } from './rules.ts';

export const connectionStore = tenantStore(connections);

export type Connection = typeof connections.$inferSelect;

/** All that the company uses, or could again; those that are disconnected are kept, and are none. */
export function connectionsOf(ctx: Ctx): QueryPlan<Connection[]> {
  const found = ctx.db
    .select()
    .from(connections)
    .where(connectionStore.ofCompany(ctx, ne(connections.status, 'revoked')))
    .orderBy(asc(connections.provider), asc(connections.id));
  return queryPlan([found.limit(CONNECTIONS_MAX)], ([rows]) => rows);
}

/** Of any company: for what the clock and the queue do. */
export function connectionById(
  ctx: PublicCtx,
  id: number,
  provider: Provider,
): QueryPlan<Connection | null> {
  const named = and(eq(connections.id, id), eq(connections.provider, provider));
  return queryPlan([ctx.db.select().from(connections).where(named)], ([[row]]) => row ?? null);
}

/** The user's own first, then the newest. */
export function chosenConnection(
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

/** Whether there is room for one more. */
export function hasRoom(ctx: Ctx): SQL {
  return sql`(select count(*) from ${connections} where company_id = ${ctx.tenant.id}
    and status <> 'revoked') < ${CONNECTIONS_MAX}`;
}

/** The connection of this account, whatever has become of it. */
export function accountConnection(
  ctx: Ctx,
  account: Pick<Connection, 'provider' | 'externalId'>,
): QueryPlan<Pick<Connection, 'id' | 'status'> | null> {
  const { id, status } = connections;
  return queryPlan(
    [ctx.db.select({ id, status }).from(connections).where(isAccount(ctx, account))],
    ([[row]]) => row ?? null,
  );
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

/** An account that was connected before keeps its id: what was planned with it goes on. */
export function connect(ctx: Ctx, { id, ...given }: NewConnection): Statement[] {
  const fresh = { ...given, status: 'active', lastError: null, connectedAt: ctx.now } as const;
  return [
    assertHolds(
      ctx,
      sql`${hasRoom(ctx)} or exists (select 1 from ${connections}
        where ${isAccount(ctx, given)} and status <> 'revoked')`,
    ),
    ctx.db
      .insert(connections)
      .values({ ...fresh, id, companyId: ctx.tenant.id, createdAt: ctx.now, updatedAt: ctx.now })
      .onConflictDoUpdate({
        target: [connections.companyId, connections.provider, connections.externalId],
        set: {
          ...fresh,
          renewingUntil: null,
          version: sql`${connections.version} + 1`,
          updatedAt: nextUpdatedAt(ctx, connections.updatedAt),
        },
      }),
  ];
}

/** Not where somebody has connected it anew meanwhile. */
export function disconnect(ctx: Ctx, { id, version }: Connection): Statement[] {
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

/** Other connections, of any company, that would end with what this person allowed. */
export function sharesGrant(
  ctx: PublicCtx,
  { id, provider, grantorId }: Connection,
): QueryPlan<boolean> {
  // Meta takes back what was allowed for both of its networks.
  const kin: Provider[] =
    provider === 'facebook' || provider === 'instagram' ? ['facebook', 'instagram'] : [provider];
  const others = ctx.db
    .select({ id: connections.id })
    .from(connections)
    .where(
      and(
        inArray(connections.provider, kin),
        eq(connections.grantorId, grantorId),
        ne(connections.id, id),
        ne(connections.status, 'revoked'),
      ),
    )
    .limit(1);
  return queryPlan([others], ([rows]) => rows.length > 0);
}

/** Takes up the renewing of a token: of many who try, one is answered the version it holds. */
export function beginRenewing(
  ctx: PublicCtx,
  { id, version }: Pick<Connection, 'id' | 'version'>,
): QueryPlan<number | null> {
  const statement = ctx.db
    .update(connections)
    .set({
      renewingUntil: new Date(ctx.now.getTime() + RENEWING_MS),
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

/** What came of it, from whoever holds this version; nobody waits any more. */
export function endRenewing(
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

/** Whoever leaves the company leaves their connections unused, until somebody connects them anew. */
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

/** Not where it has been connected or renewed meanwhile. */
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

type Attempt = typeof connectionAttempts.$inferSelect;

/** And forgets those that are over. */
export function beginAttempt(
  ctx: PublicCtx,
  attempt: typeof connectionAttempts.$inferInsert,
): Statement[] {
  return [
    ctx.db.delete(connectionAttempts).where(lt(connectionAttempts.createdAt, attemptsSince(ctx))),
    ctx.db.insert(connectionAttempts).values(attempt),
  ];
}

/** The attempt of this state and session, from now on used; null: there is none that may go on. */
export function useAttempt(
  ctx: PublicCtx,
  given: { stateHash: string; sessionId: number; provider: Provider },
): QueryPlan<Attempt | null> {
  const statement = ctx.db
    .update(connectionAttempts)
    .set({ usedAt: ctx.now })
    .where(
      and(
        eq(connectionAttempts.stateHash, given.stateHash),
        eq(connectionAttempts.sessionId, given.sessionId),
        eq(connectionAttempts.provider, given.provider),
        isNull(connectionAttempts.usedAt),
        gt(connectionAttempts.createdAt, attemptsSince(ctx)),
      ),
    )
    .returning();
  return queryPlan([statement], ([[row]]) => row ?? null);
}

export function keepChoices(ctx: PublicCtx, id: number, sealedChoices: string): Statement {
  return ctx.db
    .update(connectionAttempts)
    .set({ sealedChoices })
    .where(eq(connectionAttempts.id, id));
}

/** One that waits for a choice, of this session. */
export function attemptWithChoices(
  ctx: PublicCtx,
  { id, sessionId }: { id: number; sessionId: number },
): QueryPlan<Attempt> {
  const found = ctx.db
    .select()
    .from(connectionAttempts)
    .where(
      and(
        eq(connectionAttempts.id, id),
        eq(connectionAttempts.sessionId, sessionId),
        gt(connectionAttempts.createdAt, attemptsSince(ctx)),
      ),
    );
  return queryPlan([found], ([[row]]) => rowOrNotFound(row));
}

export function endAttempt(ctx: PublicCtx, id: number): Statement {
  return ctx.db.delete(connectionAttempts).where(eq(connectionAttempts.id, id));
}

function attemptsSince(ctx: PublicCtx): Date {
  return new Date(ctx.now.getTime() - ATTEMPT_MS);
}
