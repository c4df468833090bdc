/** The queries of OAuth clients: only the operator registers them. */
import { and, asc, desc, eq, gt, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
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

/** The newest secret, which is the one in use. */
export function newestSecret(ctx: PublicCtx, clientId: number) {
  return reading(
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

export function setDisabled(ctx: PublicCtx, id: number, disabledAt: Date | null): Statement {
  return ctx.db
    .update(oauthClients)
    .set({
      disabledAt: disabledAt === null ? null : sql`coalesce(disabled_at, ${disabledAt.getTime()})`,
    })
    .where(eq(oauthClients.id, id));
}
