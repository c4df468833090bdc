/** The queries of signing in, and of the sessions that come of it. */
import { and, desc, eq, isNull, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { assertChanged } from '#data/commit.ts';
import { queryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { recoveryCodes, sessions, totpFactors } from '#data/tables/accounts.ts';
import { users } from '#data/tables/users.ts';

/** The person of an address, with the second factor if there is one. */
export function credentialsByEmail(ctx: PublicCtx, emailKey: string) {
  const userId = ctx.db.select({ id: users.id }).from(users).where(eq(users.emailKey, emailKey));
  return queryPlan(
    [
      ctx.db.select().from(users).where(eq(users.emailKey, emailKey)),
      ctx.db
        .select()
        .from(totpFactors)
        .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt))),
    ],
    ([[user], [factor]]) => (user ? { user, hasSecondFactor: factor !== undefined } : null),
  );
}

/** What the second step is checked against. `codeHash` is null when no recovery code was typed. */
export function secondFactorOf(ctx: PublicCtx, userId: number, codeHash: string | null) {
  return queryPlan(
    [
      ctx.db.select().from(users).where(eq(users.id, userId)),
      ctx.db
        .select()
        .from(totpFactors)
        .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt))),
      ctx.db
        .select()
        .from(recoveryCodes)
        .where(
          and(
            eq(recoveryCodes.userId, userId),
            eq(recoveryCodes.hash, codeHash ?? ''),
            isNull(recoveryCodes.usedAt),
          ),
        ),
    ],
    ([[user], [factor], [code]]) => ({ user, factor, hasCode: code !== undefined }),
  );
}

/** A step that was taken, or a later one, is not taken again, by whoever comes second. */
export function takeStep(ctx: PublicCtx, userId: number, step: number): Statement[] {
  return [
    ctx.db
      .update(totpFactors)
      .set({ lastStep: step })
      .where(and(eq(totpFactors.userId, userId), lt(totpFactors.lastStep, step))),
    assertChanged(ctx),
  ];
}

export function takeRecoveryCode(ctx: PublicCtx, userId: number, hash: string): Statement[] {
  return [
    ctx.db
      .update(recoveryCodes)
      .set({ usedAt: ctx.now })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.hash, hash),
          isNull(recoveryCodes.usedAt),
        ),
      ),
    assertChanged(ctx),
  ];
}

type NewSession = { hash: string; userId: number; userAgent: string };

export function insertSession(ctx: PublicCtx, session: NewSession): Statement {
  return ctx.db
    .insert(sessions)
    .values({ ...session, id: ctx.newId(), createdAt: ctx.now, lastSeenAt: ctx.now });
}

/** The person's sessions that nobody can use any more. */
export function dropOver(ctx: PublicCtx, userId: number, since: Limits): Statement {
  return ctx.db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        or(lt(sessions.createdAt, since.createdAt), lt(sessions.lastSeenAt, since.lastSeenAt)),
      ),
    );
}

/** What a live session was made and seen after. */
export type Limits = { createdAt: Date; lastSeenAt: Date };

const LISTED_MAX = 100;

export function sessionsOf(ctx: PublicCtx, userId: number, since: Limits) {
  return queryPlan(
    [
      ctx.db
        .select()
        .from(sessions)
        .where(
          and(
            eq(sessions.userId, userId),
            sql`${sessions.createdAt} > ${since.createdAt.getTime()}`,
            sql`${sessions.lastSeenAt} > ${since.lastSeenAt.getTime()}`,
          ),
        )
        .orderBy(desc(sessions.id))
        .limit(LISTED_MAX),
    ],
    ([rows]) => rows,
  );
}

/** One of the person's own. */
export function deleteSession(ctx: PublicCtx, userId: number, id: number): Statement {
  return ctx.db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
}

/** All of the person's, but for the one that is kept. */
export function deleteSessions(ctx: PublicCtx, userId: number, keptId: number | null): Statement {
  const others = keptId === null ? undefined : ne(sessions.id, keptId);
  return ctx.db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}
