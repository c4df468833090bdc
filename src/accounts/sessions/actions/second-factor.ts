/** Checks the code of two-factor authentication, at sign-in and before what cannot be undone. */
import type { PublicCtx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { PlanResult, Statement } from '#data/query-plan.ts';
import { sealedColumns } from '#data/sealed-columns.ts';
import { normalRecoveryCode, recoveryCodeDigest } from '#lib/recovery-code.ts';
import { totpStep } from '#lib/totp.ts';
import { consumeRecoveryCode, consumeTotpStep, secondFactorOf } from '../store.ts';

/** The digest by which a code is looked up; null where it is no recovery code. */
export async function recoveryDigest(userId: number, code: string): Promise<string | null> {
  const recovery = normalRecoveryCode(code);
  return recovery === null ? null : recoveryCodeDigest(userId, recovery);
}

type Read = Pick<PlanResult<typeof secondFactorOf>, 'hasCode'> & {
  factor: NonNullable<PlanResult<typeof secondFactorOf>['factor']>;
  codeHash: string | null;
};

/** For the batch of what the code allows: a code works once. `writes` is null for a wrong one. */
export function useCode(
  ctx: PublicCtx,
  { userId, code }: { userId: number; code: string },
  { factor, hasCode, codeHash }: Read,
): { isRecovery: boolean; writes: Statement[] | null } {
  const secret = ctx.vault.open(sealedColumns.totpSecret.purpose, factor.secretSealed);
  const step = secret === null ? null : totpStep(secret, code, ctx.now, factor.lastStep);
  if (step !== null) return { isRecovery: false, writes: consumeTotpStep(ctx, userId, step) };
  const isRight = codeHash !== null && hasCode;
  return { isRecovery: true, writes: isRight ? consumeRecoveryCode(ctx, userId, codeHash) : null };
}

/** What a code is checked against, for the round trip of something else. */
export function factorFor(ctx: PublicCtx, userId: number, codeHash: string | null) {
  return QueryPlan.map(secondFactorOf(ctx, userId, codeHash), ({ factor, hasCode }) => ({
    factor,
    hasCode,
    codeHash,
  }));
}

/** Where two-factor authentication is off there is no code, and nothing to write. Null for a wrong code. */
export function codeWrites(
  ctx: PublicCtx,
  typed: { userId: number; code: string },
  { factor, ...read }: PlanResult<typeof factorFor>,
): Statement[] | null {
  return factor ? useCode(ctx, typed, { factor, ...read }).writes : [];
}
