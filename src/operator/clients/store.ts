/** The queries of OAuth clients: only the operator registers them. */
import { and, asc, eq, gt, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { reading } from '#data/statements.ts';
import type { Statement } from '#data/statements.ts';
import { oauthClients, oauthClientSecrets } from '#data/tables/oauth.ts';

const LISTED_MAX = 1000;

type NewClient = Omit<typeof oauthClients.$inferInsert, 'createdAt'>;

export function insertClient(ctx: PublicCtx, row: NewClient): Statement {
  return ctx.db.insert(oauthClients).values({ ...row, createdAt: ctx.now });
}

export function clientByName(ctx: PublicCtx, clientId: string) {
  return reading(
    [ctx.db.select().from(oauthClients).where(eq(oauthClients.clientId, clientId))],
    ([[row]]) => row,
  );
}

export function clientList(ctx: PublicCtx) {
  return reading(
    [ctx.db.select().from(oauthClients).orderBy(asc(oauthClients.id)).limit(LISTED_MAX)],
    ([rows]) => rows,
  );
}

export function insertSecret(
  ctx: PublicCtx,
  secret: { id: number; clientId: number; hash: string },
) {
  return ctx.db.insert(oauthClientSecrets).values({ ...secret, createdAt: ctx.now });
}

/** All but the newest `keptId` end at `at`; those that end sooner anyway do. */
export function endSecrets(ctx: PublicCtx, clientId: number, keptId: number, at: Date): Statement {
  return ctx.db
    .update(oauthClientSecrets)
    .set({ expiresAt: at })
    .where(
      and(
        eq(oauthClientSecrets.clientId, clientId),
        notInArray(oauthClientSecrets.id, [keptId]),
        or(isNull(oauthClientSecrets.expiresAt), gt(oauthClientSecrets.expiresAt, at)),
      ),
    );
}

export function setDisabled(ctx: PublicCtx, id: number, disabledAt: Date | null): Statement {
  return ctx.db
    .update(oauthClients)
    .set({
      disabledAt: disabledAt === null ? null : sql`coalesce(disabled_at, ${disabledAt.getTime()})`,
    })
    .where(eq(oauthClients.id, id));
}
