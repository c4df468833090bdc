/** The queries of OAuth clients across companies, for the operator only. */
import { desc, eq, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { companies } from '#data/tables/companies.ts';
import { oauthClients } from '#data/tables/oauth.ts';

const LISTED_MAX = 1000;

export function clientByName(ctx: PublicCtx, clientId: string) {
  return queryPlan(
    [ctx.db.select().from(oauthClients).where(eq(oauthClients.clientId, clientId))],
    ([[row]]) => row,
  );
}

/** Newest first. Every column has a name of its own, as a batch requires. */
export function clientList(ctx: PublicCtx) {
  const found = ctx.db
    .select({
      clientId: oauthClients.clientId,
      name: oauthClients.name,
      kind: oauthClients.kind,
      pkce: oauthClients.pkce,
      disabledAt: oauthClients.disabledAt,
      redirectUris: oauthClients.redirectUris,
      allowedScopes: oauthClients.allowedScopes,
      host: oauthClients.host,
      subdomain: companies.subdomain,
    })
    .from(oauthClients)
    .leftJoin(companies, eq(companies.id, oauthClients.companyId))
    .orderBy(desc(oauthClients.createdAt), desc(oauthClients.id))
    .limit(LISTED_MAX);
  return queryPlan([found], ([rows]) => rows);
}

/** Regardless of who disabled it. */
export function setDisabled(ctx: PublicCtx, id: number, disabledAt: Date | null): Statement {
  return ctx.db
    .update(oauthClients)
    .set({
      disabledAt: disabledAt === null ? null : sql`coalesce(disabled_at, ${disabledAt.getTime()})`,
      disabledBy: disabledAt === null ? null : 'operator',
    })
    .where(eq(oauthClients.id, id));
}
