/** The queries of hosts whose client metadata documents are allowed. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { oauthClientHosts, oauthClients } from '#data/tables/oauth.ts';

const LISTED_MAX = 1000;

export function hostList(ctx: PublicCtx) {
  const found = ctx.db.select().from(oauthClientHosts).orderBy(asc(oauthClientHosts.host));
  return queryPlan([found.limit(LISTED_MAX)], ([rows]) => rows);
}

export function hostByName(ctx: PublicCtx, host: string) {
  return queryPlan(
    [ctx.db.select().from(oauthClientHosts).where(eq(oauthClientHosts.host, host))],
    ([[row]]) => row,
  );
}

/** Enables the clients that were disabled with the host, and not those disabled on their own. */
export function allowing(ctx: PublicCtx, host: string): Statement[] {
  const deniedAt = sql`(select denied_at from ${oauthClientHosts} where host = ${host})`;
  return [
    ctx.db
      .update(oauthClients)
      .set({ disabledAt: null, disabledBy: null })
      .where(and(eq(oauthClients.host, host), sql`disabled_at = ${deniedAt}`)),
    ctx.db
      .insert(oauthClientHosts)
      .values({ host, allowedAt: ctx.now })
      .onConflictDoUpdate({
        target: oauthClientHosts.host,
        set: { allowedAt: ctx.now, deniedAt: null },
      }),
  ];
}

/** The tokens of its clients stop working at the next request. */
export function denying(ctx: PublicCtx, host: string): Statement[] {
  return [
    ctx.db
      .update(oauthClientHosts)
      .set({ deniedAt: ctx.now })
      .where(eq(oauthClientHosts.host, host)),
    ctx.db
      .update(oauthClients)
      .set({ disabledAt: ctx.now, disabledBy: 'operator' })
      .where(and(eq(oauthClients.host, host), sql`disabled_at is null`)),
  ];
}
