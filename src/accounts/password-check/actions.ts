/** Asks for the password again before a change that could let someone else in, and says which passwords are too common. */
import { assertPasswordUnchanged, personById } from '#accounts/people/actions.ts';
import type { Person } from '#accounts/people/actions.ts';
import { codeWrites, factorFor, recoveryDigest } from '#accounts/sessions/actions/second-factor.ts';
import { countAttempts, refundAttempts, tooManyAttempts } from '#accounts/throttles/actions.ts';
import type { Attempt } from '#accounts/throttles/rules.ts';
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { QueryPlan, rowOrNotFound, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { ApiError } from '#errors.ts';
import { parseCommonPasswords } from '#lib/password-guess.ts';
import { verifyPassword } from '#lib/password.ts';

/** Written by tools/common-passwords.ts. */
export const COMMON_PASSWORDS = '/words/common-passwords.txt';

export type PasswordCheck<Around> =
  | { isRight: false }
  | {
      isRight: true;
      person: Person;
      around: Around;
      /** For the batch of the change: they fail it if the password changed, and refund the attempt. */
      writes: Statement[];
    };

/**
 * Counts the attempt, and reads the person and what the change needs, in one round trip. The attempt stays counted unless
 * the writes of a right password are committed.
 */
export async function checkPassword<Around>(
  ctx: PublicCtx,
  { userId, password }: { userId: number; password: string },
  around: QueryPlan<Around>,
): Promise<PasswordCheck<Around>> {
  const attempts: Attempt[] = [{ budget: 'password check', of: String(userId) }];
  const failures: Attempt[] = [{ budget: 'password check failures', of: String(userId) }];
  const counted = countAttempts(ctx, [...attempts, ...failures]);
  const plans = [counted, personById(ctx, userId), around] as const;
  const [waitSeconds, row, read] = await runPlan(ctx, QueryPlan.all(plans));
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
  const person = rowOrNotFound(row);
  const { isRight } = await verifyPassword(password, person.passwordHash);
  if (!isRight) return { isRight };
  const isStill = assertPasswordUnchanged(ctx, userId, person.passwordHash ?? '');
  const writes = [isStill, ...refundAttempts(ctx, attempts, failures)];
  return { isRight, person, around: read, writes };
}

export type IdentityFaults = { current_password?: 'wrong_password'; code?: 'wrong_code' };

/** For what cannot be undone: the password, and the code where two-factor authentication is on. */
export async function checkIdentity<Around>(
  ctx: PublicCtx,
  { userId, password, code }: { userId: number; password: string; code: string },
  around: QueryPlan<Around>,
): Promise<Extract<PasswordCheck<Around>, { isRight: true }> | { faults: IdentityFaults }> {
  const factor = factorFor(ctx, userId, await recoveryDigest(userId, code));
  const read = QueryPlan.all([around, factor]);
  const check = await checkPassword(ctx, { userId, password }, read);
  if (!check.isRight) return { faults: { current_password: 'wrong_password' } };
  const [result, second] = check.around;
  const used = codeWrites(ctx, { userId, code }, second);
  // The attempt stays counted: codes cannot be guessed with a password that is known.
  if (!used) return { faults: { code: 'wrong_code' } };
  return { ...check, around: result, writes: [...check.writes, ...used] };
}

/** Whether the password is right, for a change whose batch does not check it. A right one is not counted. */
export async function confirmPassword(
  ctx: PublicCtx,
  typed: { userId: number; password: string },
): Promise<boolean> {
  const check = await checkPassword(ctx, typed, QueryPlan.of(null));
  if (check.isRight) await writeUnaudited(ctx, check.writes);
  return check.isRight;
}

let common: ReadonlySet<string> | undefined;

/**
 * Passwords too many people have. They are a file, which an isolate reads when a password is chosen: in the bundle they took 13 kB.
 * Without them no password is set.
 */
export async function commonPasswords({
  readFile,
}: Pick<PublicCtx, 'readFile'>): Promise<ReadonlySet<string>> {
  if (common) return common;
  const text = await readFile(COMMON_PASSWORDS);
  if (text === null) throw new ApiError('storage_unavailable');
  common = parseCommonPasswords(text);
  return common;
}
