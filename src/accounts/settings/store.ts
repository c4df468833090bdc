/** The queries of two-factor authentication. */
import { and, count, eq, isNull, isNotNull } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { assertChanged } from '#data/commit.ts';
import { queryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { recoveryCodes, totpFactors } from '#data/tables/accounts.ts';

/** The factor, or null, and how many recovery codes are unused. */
export function factorOf(ctx: PublicCtx, userId: number) {
  return queryPlan(
    [
      ctx.db.select().from(totpFactors).where(eq(totpFactors.userId, userId)),
      ctx.db
        .select({ left: count() })
        .from(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),
    ],
    ([[factor], [codes]]) => ({ factor: factor ?? null, codesLeft: codes?.left ?? 0 }),
  );
}

/**
 * Stores an unconfirmed secret, replacing an earlier unconfirmed one. Fails the batch if two-factor
 * authentication is on.
 */
export function insertPendingFactor(
  ctx: PublicCtx,
  userId: number,
  secretSealed: string,
): Statement[] {
  const row = { secretSealed, createdAt: ctx.now };
  return [
    ctx.db
      .insert(totpFactors)
      .values({ ...row, userId })
      .onConflictDoUpdate({
        target: totpFactors.userId,
        set: row,
        setWhere: isNull(totpFactors.confirmedAt),
      }),
    assertChanged(ctx),
  ];
}

/** Fails the batch if the secret was replaced after the code was computed. */
export function confirmFactor(
  ctx: PublicCtx,
  { userId, secretSealed }: { userId: number; secretSealed: string },
  step: number,
): Statement[] {
  return [
    ctx.db
      .update(totpFactors)
      .set({ confirmedAt: ctx.now, lastStep: step })
      .where(
        and(
          eq(totpFactors.userId, userId),
          eq(totpFactors.secretSealed, secretSealed),
          isNull(totpFactors.confirmedAt),
        ),
      ),
    assertChanged(ctx),
  ];
}

export function deletePendingFactor(ctx: PublicCtx, userId: number): Statement {
  return ctx.db
    .delete(totpFactors)
    .where(and(eq(totpFactors.userId, userId), isNull(totpFactors.confirmedAt)));
}

export function deleteFactor(ctx: PublicCtx, userId: number): Statement[] {
  return [
    ctx.db
      .delete(totpFactors)
      .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt))),
    assertChanged(ctx),
    ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
  ];
}

/** The earlier codes stop working. */
export function replaceRecoveryCodes(
  ctx: PublicCtx,
  userId: number,
  hashes: readonly string[],
): Statement[] {
  return [
    ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    ctx.db.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash }))),
  ];
}
