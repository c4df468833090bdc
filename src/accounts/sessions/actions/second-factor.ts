/** Checks the code of two-factor authentication, at sign-in and before what cannot be undone. */
import type { PublicCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
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

/** Where two-factor authentication is off there is no code, and nothing to write. Null for a wrong code. */
export async function confirmCode(
  ctx: PublicCtx,
  userId: number,
  code: string,
): Promise<Statement[] | null> {
  const codeHash = await recoveryDigest(userId, code);
  const { factor, hasCode } = await runPlan(ctx, secondFactorOf(ctx, userId, codeHash));
  return factor ? useCode(ctx, { userId, code }, { factor, hasCode, codeHash }).writes : [];
}
