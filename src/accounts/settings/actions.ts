/** What a person changes of their own account: names, password, second factor. */
import { endingLinks } from '#accounts/emailed-links/actions.ts';
import { changing, findPerson, memberships, stillWithPassword } from '#accounts/people/actions.ts';
import { faultsOf, nameFault } from '#accounts/people/rules.ts';
import type { NameFault } from '#accounts/people/rules.ts';
import { endingSessions, startSession } from '#accounts/sessions/actions.ts';
import { attempting, succeeded, tooManyAttempts } from '#accounts/throttles/actions.ts';
import type { Attempt } from '#accounts/throttles/rules.ts';
import { mailText } from '#accounts/words/words.ts';
import type { PublicCtx } from '#context.ts';
import { commitAccount } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { announceMail, mailing } from '#mail/actions.ts';
import type { Mailing } from '#mail/actions.ts';
import { sha256Hex } from '#lib/hash.ts';
import { hashPassword, passwordFault, verifyPassword } from '#lib/password.ts';
import type { PasswordFault } from '#lib/password.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { newRecoveryCode } from '#lib/recovery-code.ts';
import { newTotpSecret, totpStep, totpUri } from '#lib/totp.ts';
import { ApiError } from '#errors.ts';
import {
  beginFactor,
  cancelFactor,
  confirmFactor,
  factorOf,
  removeFactor,
  replaceRecoveryCodes,
} from './store.ts';

const RECOVERY_CODES = 10;

export async function showProfile(ctx: PublicCtx, userId: number) {
  const [{ email, firstName, lastName }, found] = await Promise.all([
    findPerson(ctx, userId),
    runPlan(ctx, memberships(ctx, userId)),
  ]);
  return {
    email,
    values: { first_name: firstName, last_name: lastName },
    memberships: found.map(({ name, role }) => ({ company: name, role })),
    isAdmin: found.some(({ role }) => role === 'Admin'),
  };
}

export type Names = { first_name: string; last_name: string };
export type NamesFaults = Partial<Record<keyof Names, NameFault>>;

export async function rename(
  ctx: PublicCtx,
  userId: number,
  given: Names,
): Promise<NamesFaults | null> {
  const faults = faultsOf({
    first_name: nameFault(given.first_name),
    last_name: nameFault(given.last_name),
  });
  if (faults) return faults;
  const change = { firstName: given.first_name.trim(), lastName: given.last_name.trim() };
  return commitAccount(ctx, {
    writes: [changing(ctx, userId, change)],
    audit: { action: 'profile.update', userId },
    answer: QueryPlan.of(null),
  });
}

export type Passwords = { current_password: string; new_password: string };
export type PasswordsFaults = {
  current_password?: 'wrong_password';
  new_password?: PasswordFault | 'unchanged';
};

/** Signs out everywhere else, and here continues in a session of its own. */
export async function changePassword(
  ctx: PublicCtx,
  { userId, userAgent }: { userId: number; userAgent: string },
  given: Passwords,
): Promise<{ faults: PasswordsFaults } | { session: string }> {
  const check = await checkPassword(ctx, userId, given.current_password);
  if (!check.isRight) return { faults: { current_password: 'wrong_password' } };
  const { email } = check;
  const fault =
    passwordFault(given.new_password, email) ??
    (given.new_password === given.current_password ? 'unchanged' : null);
  if (fault) return { faults: { new_password: fault } };
  const passwordHash = await hashPassword(given.new_password);
  const { session, writes } = await startSession(ctx, userId, { userAgent });
  const mail = notice(ctx, userId, 'password_changed');
  await commitAccount(ctx, {
    writes: [
      ...check.writes,
      changing(ctx, userId, { passwordHash }),
      endingSessions(ctx, userId),
      endingLinks(ctx, userId),
      ...writes,
      mail.row,
    ],
    audit: { action: 'password.update', userId },
    answer: QueryPlan.of(null),
  });
  announceMail(ctx, mail);
  return { session };
}

export type SecondFactor =
  | { is: 'off' }
  | { is: 'pending'; secret: string; uri: string }
  | { is: 'on'; since: Date; codesLeft: number };

export async function showSecondFactor(
  ctx: PublicCtx,
  { userId, email }: { userId: number; email: string },
): Promise<SecondFactor> {
  const { factor, codesLeft } = await runPlan(ctx, factorOf(ctx, userId));
  if (!factor) return { is: 'off' };
  if (factor.confirmedAt) return { is: 'on', since: factor.confirmedAt, codesLeft };
  const secret = isFresh(ctx, factor) ? ctx.vault.open('totp', factor.secretSealed) : null;
  return secret === null ? { is: 'off' } : { is: 'pending', secret, uri: totpUri(secret, email) };
}

/** Long enough to find the phone; who comes to this browser later must not confirm it. */
const PENDING_MS = 15 * MINUTE_MS;

function isFresh(ctx: PublicCtx, { createdAt }: { createdAt: Date }): boolean {
  return ctx.now.getTime() - createdAt.getTime() < PENDING_MS;
}

/** False: the password was wrong. */
export async function beginSecondFactor(
  ctx: PublicCtx,
  userId: number,
  password: string,
): Promise<boolean> {
  const check = await checkPassword(ctx, userId, password);
  if (!check.isRight) return false;
  const sealed = ctx.vault.seal('totp', newTotpSecret());
  return commitAccount(ctx, {
    writes: [...check.writes, ...beginFactor(ctx, userId, sealed)],
    audit: { action: 'second_factor.begin', userId },
    answer: QueryPlan.of(true),
  });
}

/** The recovery codes, which are shown this once; null when the code is wrong. */
export async function confirmSecondFactor(
  ctx: PublicCtx,
  userId: number,
  code: string,
): Promise<readonly string[] | null> {
  const attempts: Attempt[] = [{ budget: 'second factor', of: String(userId) }];
  await waitIfThrottled(ctx, attempts);
  const { factor } = await runPlan(ctx, factorOf(ctx, userId));
  const secret =
    factor && isFresh(ctx, factor) ? ctx.vault.open('totp', factor.secretSealed) : null;
  const step = secret ? totpStep(secret, code, ctx.now, factor?.lastStep ?? 0) : null;
  if (!factor || factor.confirmedAt || step === null) return null;
  const { codes, writes } = await newRecoveryCodes(ctx, userId);
  const mail = notice(ctx, userId, 'second_factor_added');
  await commitAccount(ctx, {
    writes: [
      ...succeeded(ctx, attempts, []),
      ...confirmFactor(ctx, { userId, secretSealed: factor.secretSealed }, step),
      ...writes,
      mail.row,
    ],
    audit: { action: 'second_factor.add', userId },
    answer: QueryPlan.of(null),
  });
  announceMail(ctx, mail);
  return codes;
}

export async function cancelSecondFactor(ctx: PublicCtx, userId: number): Promise<void> {
  await commitAccount(ctx, {
    writes: [cancelFactor(ctx, userId)],
    audit: { action: 'second_factor.cancel', userId },
    answer: QueryPlan.of(null),
  });
}

/** Null: the password was wrong. */
export async function renewRecoveryCodes(
  ctx: PublicCtx,
  userId: number,
  password: string,
): Promise<readonly string[] | null> {
  const check = await checkPassword(ctx, userId, password);
  if (!check.isRight) return null;
  const { factor } = await runPlan(ctx, factorOf(ctx, userId));
  // Removed in another window meanwhile: codes to no factor would be of no use.
  if (!factor?.confirmedAt) throw new ApiError('stale_write');
  const { codes, writes } = await newRecoveryCodes(ctx, userId);
  return commitAccount(ctx, {
    writes: [...check.writes, ...writes],
    audit: { action: 'recovery_codes.renew', userId },
    answer: QueryPlan.of(codes),
  });
}

/** False: the password was wrong. */
export async function removeSecondFactor(
  ctx: PublicCtx,
  userId: number,
  password: string,
): Promise<boolean> {
  const check = await checkPassword(ctx, userId, password);
  if (!check.isRight) return false;
  const mail = notice(ctx, userId, 'second_factor_removed');
  await commitAccount(ctx, {
    writes: [...check.writes, ...removeFactor(ctx, userId), mail.row],
    audit: { action: 'second_factor.remove', userId },
    answer: QueryPlan.of(null),
  });
  announceMail(ctx, mail);
  return true;
}

/** For whoever lost the authenticator and the codes: the operator has made sure who they are. False: there is none. */
export async function clearSecondFactor(ctx: PublicCtx, userId: number): Promise<boolean> {
  const { factor } = await runPlan(ctx, factorOf(ctx, userId));
  if (!factor?.confirmedAt) return false;
  const mail = notice(ctx, userId, 'second_factor_removed');
  await commitAccount(ctx, {
    writes: [...removeFactor(ctx, userId), mail.row],
    audit: { action: 'second_factor.clear', userId },
    answer: QueryPlan.of(null),
  });
  announceMail(ctx, mail);
  return true;
}

type Check = { isRight: false } | { isRight: true; email: string; writes: Statement[] };

/** Who is signed in says once more who they are, before something changes that lets them in. */
async function checkPassword(ctx: PublicCtx, userId: number, password: string): Promise<Check> {
  const attempts: Attempt[] = [{ budget: 'password check', of: String(userId) }];
  const failures: Attempt[] = [{ budget: 'password check failures', of: String(userId) }];
  await waitIfThrottled(ctx, [...attempts, ...failures]);
  const { passwordHash, email } = await findPerson(ctx, userId);
  const { isRight } = await verifyPassword(password, passwordHash);
  if (!isRight) return { isRight };
  const isStill = stillWithPassword(ctx, userId, passwordHash ?? '');
  return { isRight, email, writes: [isStill, ...succeeded(ctx, attempts, failures)] };
}

async function waitIfThrottled(ctx: PublicCtx, attempts: readonly Attempt[]): Promise<void> {
  const waitSeconds = await runPlan(ctx, attempting(ctx, attempts));
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
}

async function newRecoveryCodes(ctx: PublicCtx, userId: number) {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = await Promise.all(codes.map(sha256Hex));
  return { codes, writes: replaceRecoveryCodes(ctx, userId, hashes) };
}

type Notice = 'password_changed' | 'second_factor_added' | 'second_factor_removed';

function notice(ctx: PublicCtx, userId: number, kind: Notice): Mailing {
  return mailing(ctx, { to: null, ...mailText('en', kind, {}) }, { kind, userId });
}
