/** The queries of clients that are known by a document. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { assertHolds } from '#data/commit.ts';
import { queryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { oauthClientHosts, oauthClients } from '#data/tables/oauth.ts';
import type { ClientMetadata } from './rules.ts';

/** Whether the operator allows the host, and the stored client if there is one. */
export function hostAndClient(ctx: PublicCtx, clientId: string, host: string) {
  const allowed = ctx.db
    .select({ host: oauthClientHosts.host })
    .from(oauthClientHosts)
    .where(and(eq(oauthClientHosts.host, host), isNull(oauthClientHosts.deniedAt)));
  const client = ctx.db.select().from(oauthClients).where(eq(oauthClients.clientId, clientId));
  return queryPlan([allowed, client], ([[allowedHost], [row]]) => ({
    isHostAllowed: allowedHost !== undefined,
    row: row ?? null,
  }));
}

/** Whether the operator allows at least one host. */
export function isAnyHostAllowed(ctx: PublicCtx) {
  const one = ctx.db
    .select({ host: oauthClientHosts.host })
    .from(oauthClientHosts)
    .where(isNull(oauthClientHosts.deniedAt))
    .limit(1);
  return queryPlan([one], ([rows]) => rows.length > 0);
}

/**
 * Fails the batch if the operator has denied the host meanwhile: the denial disabled the host's
 * other clients, and this one would remain.
 */
export function insertDocumentClient(
  ctx: PublicCtx,
  id: number,
  metadata: ClientMetadata,
): Statement[] {
  const { clientId, host } = metadata;
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
      ...documentColumns(metadata),
    }),
  ];
}

export function updateDocumentClient(
  ctx: PublicCtx,
  id: number,
  metadata: ClientMetadata,
): Statement {
  return ctx.db.update(oauthClients).set(documentColumns(metadata)).where(eq(oauthClients.id, id));
}

/** The columns that follow the document. */
export function documentColumns({ name, redirectUris, allowedScopes }: ClientMetadata) {
  return { name, redirectUris: [...redirectUris], allowedScopes: [...allowedScopes] };
}
