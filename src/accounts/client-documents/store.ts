/** The queries of clients that are known by a document. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { assertHolds } from '#data/commit.ts';
import { queryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { oauthClientHosts, oauthClients } from '#data/tables/oauth.ts';
import type { Described } from './rules.ts';

/** Whether the operator takes the host's word, and what is stored of the client. */
export function standing(ctx: PublicCtx, clientId: string, host: string) {
  const allowed = ctx.db
    .select({ host: oauthClientHosts.host })
    .from(oauthClientHosts)
    .where(and(eq(oauthClientHosts.host, host), isNull(oauthClientHosts.deniedAt)));
  const known = ctx.db.select().from(oauthClients).where(eq(oauthClients.clientId, clientId));
  return queryPlan([allowed, known], ([[found], [row]]) => ({
    isHostAllowed: found !== undefined,
    row: row ?? null,
  }));
}

/** Whether there is any host whose word the operator takes. */
export function anyHost(ctx: PublicCtx) {
  const one = ctx.db
    .select({ host: oauthClientHosts.host })
    .from(oauthClientHosts)
    .where(isNull(oauthClientHosts.deniedAt))
    .limit(1);
  return queryPlan([one], ([rows]) => rows.length > 0);
}

/** Not where the operator has denied the host meanwhile: that ends the clients there are, and this one would be left. */
export function insertDescribed(ctx: PublicCtx, id: number, described: Described): Statement[] {
  const { clientId, host } = described;
  return [
    assertHolds(
      ctx,
      sql`exists (select 1 from ${oauthClientHosts} where host = ${host} and denied_at is null)`,
    ),
    ctx.db.insert(oauthClients).values({
      id,
      clientId,
      kind: 'public',
      pkce: 's256',
      host,
      createdAt: ctx.now,
      ...shownOf(described),
    }),
  ];
}

export function updateDescribed(ctx: PublicCtx, id: number, described: Described): Statement {
  return ctx.db.update(oauthClients).set(shownOf(described)).where(eq(oauthClients.id, id));
}

/** What a document may change. */
export function shownOf({ name, redirectUris, allowedScopes }: Described) {
  return { name, redirectUris: [...redirectUris], allowedScopes: [...allowedScopes] };
}
