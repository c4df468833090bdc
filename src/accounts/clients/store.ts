/** The queries of registered OAuth clients, of their secrets, and of developer applications. */
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
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

/** The newest secret is the one in use. */
const newestOf = (clientId: number): SQL =>
  sql`(select max(id) from ${oauthClientSecrets} where client_id = ${clientId})`;

export function expireNewestSecret(ctx: PublicCtx, clientId: number, at: Date): Statement {
  return expireSecrets(ctx, eq(oauthClientSecrets.id, newestOf(clientId)), at);
}

/** All secrets of the client but the newest. */
export function expireOlderSecrets(ctx: PublicCtx, clientId: number, at: Date): Statement {
  const areOlder = lt(oauthClientSecrets.id, newestOf(clientId));
  return expireSecrets(ctx, and(eq(oauthClientSecrets.clientId, clientId), areOlder), at);
}

/** Secrets that expire earlier keep their time. */
function expireSecrets(ctx: PublicCtx, which: SQL | undefined, at: Date): Statement {
  return ctx.db
    .update(oauthClientSecrets)
    .set({ expiresAt: at })
    .where(
      and(which, or(isNull(oauthClientSecrets.expiresAt), gt(oauthClientSecrets.expiresAt, at))),
    );
}

const isOwn = (ctx: Ctx, ...also: SQL[]) => and(eq(oauthClients.companyId, ctx.tenant.id), ...also);

/** Returns a client of the company, or throws 404 `not_found`. */
export function ownClient(ctx: Ctx, id: number) {
  return queryPlan(
    [
      ctx.db
        .select()
        .from(oauthClients)
        .where(isOwn(ctx, eq(oauthClients.id, id))),
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
  /** How many members it has a valid grant of, counted over `COUNTED_MAX` grants. */
  memberCount: number;
  lastUsedAt: Date | null;
};

type Row = Omit<OwnClient, 'redirectUris' | 'scopes' | 'lastUsedAt'> & {
  redirectUris: string;
  scopes: string;
  lastUsedAt: number | null;
  disabledAt: number | null;
};

/** Bounds the work for a client with very many grants. */
const COUNTED_MAX = 1000;

/** The company's clients, oldest first, with how much each is used. */
export function ownClients(ctx: Ctx): QueryPlan<OwnClient[]> {
  const activeGrants = sql`(select g.user_id, g.last_used_at from ${oauthGrants} as g
    where g.company_id = c.company_id and g.client_id = c.id and g.revoked_at is null
    limit ${sql.raw(String(COUNTED_MAX))})`;
  const statement = rawStatement<Row>(
    ctx,
    sql`select c.id as id, c.client_id as clientId, c.name as name, c.kind as kind,
        c.redirect_uris as redirectUris, c.allowed_scopes as scopes, c.disabled_at as disabledAt,
        c.disabled_by as disabledBy,
        (select count(distinct user_id) from ${activeGrants}) as memberCount,
        (select max(last_used_at) from ${activeGrants}) as lastUsedAt
      from ${oauthClients} as c where c.company_id = ${ctx.tenant.id}
      order by c.id limit ${sql.raw(String(OWN_CLIENTS_MAX))}`,
  );
  return queryPlan([statement], ([rows]) => rows.map(toOwnClient));
}

function toOwnClient({ redirectUris, scopes, disabledAt, disabledBy, ...row }: Row): OwnClient {
  return {
    ...row,
    redirectUris: parseTextList(redirectUris),
    scopes: allScopes.filter((scope) => scopes.includes(`"${scope}"`)),
    disabledBy: disabledAt === null ? null : (disabledBy ?? 'operator'),
    lastUsedAt: row.lastUsedAt === null ? null : new Date(row.lastUsedAt),
  };
}

/** Reads a JSON list of strings. */
function parseTextList(json: string): string[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.map(String) : [];
}

/** Place after an insert: fails the batch if the company then has too many clients, whatever ran concurrently. */
export function assertWithinLimit(ctx: Ctx): Statement {
  return assertHolds(
    ctx,
    sql`(select count(*) from ${oauthClients} where company_id = ${ctx.tenant.id})
      <= cast(${OWN_CLIENTS_MAX} as integer)`,
  );
}

type ClientChange = Pick<
  typeof oauthClients.$inferInsert,
  'name' | 'redirectUris' | 'allowedScopes'
>;

export function updateOwn(ctx: Ctx, id: number, change: ClientChange): Statement[] {
  return [
    ctx.db
      .update(oauthClients)
      .set(change)
      .where(isOwn(ctx, eq(oauthClients.id, id))),
    assertChanged(ctx),
  ];
}

/** A client that the operator disabled stays disabled. */
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
      .where(isOwn(ctx, eq(oauthClients.id, id), before)),
    assertChanged(ctx),
  ];
}
