/** The queries of registered OAuth clients: their secrets, and those that a company has registered for itself. */
import { and, desc, eq, gt, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { scopes as allScopes } from '#access.ts';
import type { Scope } from '#access.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { assertChanged, assertHolds } from '#data/commit.ts';
import { rowOrNotFound, queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { oauthClients, oauthClientSecrets, oauthGrants } from '#data/tables/oauth.ts';
import { OWN_CLIENTS_MAX } from './rules.ts';

type NewClient = Omit<typeof oauthClients.$inferInsert, 'createdAt'>;

export function insertClient(ctx: PublicCtx, row: NewClient): Statement {
  return ctx.db.insert(oauthClients).values({ ...row, createdAt: ctx.now });
}

export function insertSecret(
  ctx: PublicCtx,
  secret: { id: number; clientId: number; hash: string },
): Statement {
  return ctx.db.insert(oauthClientSecrets).values({ ...secret, createdAt: ctx.now });
}

/** The newest secret, which is the one in use. */
export function newestSecret(ctx: PublicCtx, clientId: number) {
  return queryPlan(
    [
      ctx.db
        .select({ id: oauthClientSecrets.id })
        .from(oauthClientSecrets)
        .where(eq(oauthClientSecrets.clientId, clientId))
        .orderBy(desc(oauthClientSecrets.id))
        .limit(1),
    ],
    ([[row]]) => row?.id ?? null,
  );
}

/** Those that end sooner anyway do. */
export function endSecrets(ctx: PublicCtx, which: SQL | undefined, at: Date): Statement {
  return ctx.db
    .update(oauthClientSecrets)
    .set({ expiresAt: at })
    .where(
      and(which, or(isNull(oauthClientSecrets.expiresAt), gt(oauthClientSecrets.expiresAt, at))),
    );
}

/** The client's secrets but these. */
export function otherSecrets(clientId: number, kept: readonly number[]): SQL | undefined {
  return and(
    eq(oauthClientSecrets.clientId, clientId),
    notInArray(oauthClientSecrets.id, [...kept]),
  );
}

export function oneSecret(id: number): SQL {
  return eq(oauthClientSecrets.id, id);
}

const mine = (ctx: Ctx, ...also: SQL[]) => and(eq(oauthClients.companyId, ctx.tenant.id), ...also);

/** One of the company's, or 404. */
export function ownClient(ctx: Ctx, id: number) {
  return queryPlan(
    [
      ctx.db
        .select()
        .from(oauthClients)
        .where(mine(ctx, eq(oauthClients.id, id))),
    ],
    ([[row]]) => rowOrNotFound(row),
  );
}

export type OwnClient = {
  id: number;
  clientId: string;
  name: string;
  kind: 'confidential' | 'public';
  redirectUris: readonly string[];
  scopes: readonly Scope[];
  disabledBy: 'operator' | 'company' | null;
  /** Members who let it act for them now, counted to `COUNTED_MAX` grants. */
  memberCount: number;
  lastUsedAt: Date | null;
};

type Row = Omit<OwnClient, 'redirectUris' | 'scopes' | 'lastUsedAt'> & {
  redirectUris: string;
  scopes: string;
  lastUsedAt: number | null;
  disabledAt: number | null;
};

/** More grants than so many of one client are not looked at: it is in use. */
const COUNTED_MAX = 1000;

/** The company's, oldest first, and how much each is used. */
export function ownClients(ctx: Ctx): QueryPlan<OwnClient[]> {
  const standing = sql`(select g.user_id, g.last_used_at from ${oauthGrants} as g
    where g.company_id = c.company_id and g.client_id = c.id and g.revoked_at is null
    limit ${sql.raw(String(COUNTED_MAX))})`;
  const statement = rawStatement<Row>(
    ctx,
    sql`select c.id as id, c.client_id as clientId, c.name as name, c.kind as kind,
        c.redirect_uris as redirectUris, c.allowed_scopes as scopes, c.disabled_at as disabledAt,
        c.disabled_by as disabledBy,
        (select count(distinct user_id) from ${standing}) as memberCount,
        (select max(last_used_at) from ${standing}) as lastUsedAt
      from ${oauthClients} as c where c.company_id = ${ctx.tenant.id}
      order by c.id limit ${sql.raw(String(OWN_CLIENTS_MAX))}`,
  );
  return queryPlan([statement], ([rows]) => rows.map(ownOf));
}

function ownOf({ redirectUris, scopes, disabledAt, disabledBy, ...row }: Row): OwnClient {
  return {
    ...row,
    redirectUris: textsIn(redirectUris),
    scopes: allScopes.filter((scope) => scopes.includes(`"${scope}"`)),
    disabledBy: disabledAt === null ? null : (disabledBy ?? 'operator'),
    lastUsedAt: row.lastUsedAt === null ? null : new Date(row.lastUsedAt),
  };
}

/** Of a JSON list. */
function textsIn(json: string): string[] {
  const found: unknown = JSON.parse(json);
  return Array.isArray(found) ? found.map(String) : [];
}

/** Stands after an insert: the company has no more than it may, whatever was made meanwhile. */
export function isWithinLimit(ctx: Ctx): Statement {
  return assertHolds(
    ctx,
    sql`(select count(*) from ${oauthClients} where company_id = ${ctx.tenant.id})
      <= cast(${OWN_CLIENTS_MAX} as integer)`,
  );
}

type Changed = Pick<typeof oauthClients.$inferInsert, 'name' | 'redirectUris' | 'allowedScopes'>;

export function changeOwn(ctx: Ctx, id: number, change: Changed): Statement[] {
  return [
    ctx.db
      .update(oauthClients)
      .set(change)
      .where(mine(ctx, eq(oauthClients.id, id))),
    assertChanged(ctx),
  ];
}

/** What the operator has disabled stays so. */
export function setOwnEnabled(ctx: Ctx, id: number, isEnabled: boolean): Statement[] {
  const change = isEnabled
    ? { disabledAt: null, disabledBy: null }
    : { disabledAt: ctx.now, disabledBy: 'company' as const };
  const before = isEnabled
    ? eq(oauthClients.disabledBy, 'company')
    : isNull(oauthClients.disabledAt);
  return [
    ctx.db
      .update(oauthClients)
      .set(change)
      .where(mine(ctx, eq(oauthClients.id, id), before)),
    assertChanged(ctx),
  ];
}
