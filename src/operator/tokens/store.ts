/** The queries behind the operator's tokens. */
import { eq, sql } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import type { Statement } from '#data/query-plan.ts';
import { oauthClients, oauthGrants, oauthTokens } from '#data/tables/oauth.ts';

/** The client every token of the operator is granted to; it has no secret and no redirect, so nobody can sign in by it. */
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
