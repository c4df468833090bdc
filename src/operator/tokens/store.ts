/** The queries of the operator's tokens. */
import { eq, sql } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import type { Statement } from '#data/query-plan.ts';
import { oauthClients, oauthGrants, oauthTokens } from '#data/tables/oauth.ts';

/** The client of the operator's tokens. Without a secret and redirect URIs, it cannot be used to sign in. */
const OPERATOR_CLIENT = 'oci_operator';

export function ensureOperatorClient(ctx: PublicCtx): Statement {
  return ctx.db
    .insert(oauthClients)
    .values({
      id: ctx.newId(),
      clientId: OPERATOR_CLIENT,
      name: 'Operator command line',
      kind: 'confidential',
      createdAt: ctx.now,
    })
    .onConflictDoNothing();
}

type NewGrant = Pick<typeof oauthGrants.$inferInsert, 'id' | 'userId' | 'scopes'>;

export function insertGrant(ctx: Ctx, grant: NewGrant): Statement {
  const client = ctx.db
    .select({ id: oauthClients.id })
    .from(oauthClients)
    .where(eq(oauthClients.clientId, OPERATOR_CLIENT));
  return ctx.db.insert(oauthGrants).values({
    ...grant,
    clientId: sql`(${client})`,
    companyId: ctx.tenant.id,
    createdAt: ctx.now,
  });
}

export function insertToken(
  ctx: PublicCtx,
  token: Omit<typeof oauthTokens.$inferInsert, 'createdAt'>,
): Statement {
  return ctx.db
    .insert(oauthTokens)
    .values({ ...token, createdAt: ctx.now })
    .onConflictDoNothing();
}
