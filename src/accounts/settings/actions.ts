/** What people change in their own account: profile, password and two-factor authentication. */
import { revokeAllGrants } from '#accounts/connected-apps/actions/connections.ts';
import { newKnownDevice } from '#accounts/known-devices/actions.ts';
import { checkPassword, commonPasswords } from '#accounts/password-check/actions.ts';
import { deleteAccountLinks } from '#accounts/emailed-links/actions.ts';
import {
  updatePerson,
  findMailLanguage,
  hasAdminRole,
  memberships,
  personById,
} from '#accounts/people/actions.ts';
import { choiceFault, faultsOf, nameFault, passwordNames } from '#accounts/people/rules.ts';
import type { ChoiceFault, NameFault } from '#accounts/people/rules.ts';
import { deleteAllSessions, startSession } from '#accounts/sessions/actions/sign-in.ts';
import { countAttempts, refundAttempts, tooManyAttempts } from '#accounts/throttles/actions.ts';
import type { Attempt } from '#accounts/throttles/rules.ts';
import { mailText } from '#accounts/words/emails.ts';
import type { PublicCtx, ReaderCtx } from '#context.ts';
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import { commitAccount, writeUnaudited } from '#data/commit.ts';
import { QueryPlan, rowOrNotFound, runPlan } from '#data/query-plan.ts';
import { sealedColumns } from '#data/sealed-columns.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import { emailKey } from '#lib/email-key.ts';
import { hashPassword, passwordFault } from '#lib/password.ts';
import type { PasswordFault } from '#lib/password.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { timezones } from '#lib/timezones.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import { newRecoveryCode, recoveryCodeDigest, RECOVERY_CODES } from '#lib/recovery-code.ts';
import { newTotpSecret, totpStep, totpUri } from '#lib/totp.ts';
import { ApiError } from '#errors.ts';
import {
  insertPendingFactor,
  deletePendingFactor,
  confirmFactor,
  factorOf,
  deleteFactor,
  replaceRecoveryCodes,
} from './store.ts';

export async function getProfile(ctx: PublicCtx, userId: number) {
  const [person, companies] = await runPlan(
    ctx,
    QueryPlan.all([personById(ctx, userId), memberships(ctx, userId)]),
  );
  const { email, firstName, lastName, language, timezone } = rowOrNotFound(person);
  return {
    email,
    values: {
      first_name: firstName,
      last_name: lastName,
      language: language ?? '',
      timezone: timezone ?? '',
    },
    memberships: companies.map(({ name, role }) => ({ company: name, role })),
    isAdmin: companies.some(({ role }) => role === 'Admin'),
  };
}

/** An empty language or time zone clears the setting. */
export type Profile = { first_name: string; last_name: string; language: string; timezone: string };
export type ProfileFaults = Partial<Record<keyof Profile, NameFault | ChoiceFault>>;

export async function updateProfile(
  ctx: PublicCtx,
  userId: number,
  input: Profile,
): Promise<ProfileFaults | null> {
  const faults = faultsOf<NameFault | ChoiceFault>({
    first_name: nameFault(input.first_name),
    last_name: nameFault(input.last_name),
    language: choiceFault(input.language, siteLanguages),
    timezone: choiceFault(input.timezone, timezones),
  });
  if (faults) return faults;
  const change = {
    firstName: input.first_name.trim(),
    lastName: input.last_name.trim(),
    language: input.language || null,
    timezone: input.timezone || null,
  };
  return commitAccount(ctx, {
    writes: updatePerson(ctx, userId, change),
    audit: { action: 'profile.update', userId },
    answer: QueryPlan.of(null),
  });
}

export type Passwords = { current_password: string; new_password: string };
export type PasswordsFaults = {
  current_password?: 'wrong_password';
  new_password?: PasswordFault | 'unchanged';
};

/** Ends all sessions and the access of all applications, and starts a new session for this browser. */
export async function changePassword(
  ctx: ReaderCtx,
  { userId, userAgent }: { userId: number; userAgent: string },
  input: Passwords,
): Promise<{ faults: PasswordsFaults } | { session: string; device: string }> {
  const common = await commonPasswords(ctx);
  const typed = { userId, password: input.current_password };
  const check = await checkPassword(ctx, typed, memberships(ctx, userId));
  if (!check.isRight) return { faults: { current_password: 'wrong_password' } };
  const { email } = check.person;
  const names = passwordNames(check.person, check.around);
  const fault =
    passwordFault(input.new_password, { email, names, common }) ??
    (input.new_password === input.current_password ? 'unchanged' : null);
  // A refused new password is no guess of the current one.
  if (fault) await writeUnaudited(ctx, check.writes);
  if (fault) return { faults: { new_password: fault } };
  const passwordHash = await hashPassword(input.new_password);
  const { session, writes } = await startSession(ctx, userId, { userAgent });
  const mail = await noticeMail(ctx, userId, 'password_changed');
  await commitAccount(ctx, {
    writes: [
      ...check.writes,
      ...updatePerson(ctx, userId, { passwordHash, passwordChangedAt: ctx.now }),
      deleteAllSessions(ctx, userId),
      revokeAllGrants(ctx, userId),
      deleteAccountLinks(ctx, userId),
      ...writes,
    ],
    audit: { action: 'password.update', userId },
    mails: [mail],
    answer: QueryPlan.of(null),
  });
  const device = await newKnownDevice(ctx, { emailKey: emailKey(email), passwordHash });
  return { session, device };
}

export type SecondFactor =
  | { is: 'off' }
  | { is: 'pending'; secret: string; uri: string }
  | { is: 'on'; since: Date; codesLeft: number };

export async function getSecondFactor(
  ctx: PublicCtx,
  { userId, email }: { userId: number; email: string },
): Promise<SecondFactor> {
  const { factor, codesLeft } = await runPlan(ctx, factorOf(ctx, userId));
  if (!factor) return { is: 'off' };
  if (factor.confirmedAt) return { is: 'on', since: factor.confirmedAt, codesLeft };
  const secret = isSetupOpen(ctx, factor)
    ? ctx.vault.open(sealedColumns.totpSecret.purpose, factor.secretSealed)
    : null;
  return secret === null ? { is: 'off' } : { is: 'pending', secret, uri: totpUri(secret, email) };
}

/** Time to set up the phone. Later on, another person might be at this browser. */
const SETUP_MS = 15 * MINUTE_MS;

function isSetupOpen(ctx: PublicCtx, { createdAt }: { createdAt: Date }): boolean {
  return ctx.now.getTime() - createdAt.getTime() < SETUP_MS;
}

/** Returns false for a wrong password. */
export async function beginSecondFactor(
  ctx: PublicCtx,
  userId: number,
  password: string,
): Promise<boolean> {
  const check = await checkPassword(ctx, { userId, password }, QueryPlan.of(null));
  if (!check.isRight) return false;
  const sealed = ctx.vault.seal(sealedColumns.totpSecret.purpose, newTotpSecret());
  return commitAccount(ctx, {
    writes: [...check.writes, ...insertPendingFactor(ctx, userId, sealed)],
    audit: { action: 'second_factor.begin', userId },
    answer: QueryPlan.of(true),
  });
}

/** Recovery codes, which are shown only once, and whether the user administers a company, for the frame of their page. */
export type ShownCodes = { codes: readonly string[]; isAdmin: boolean };

/** Returns null for a wrong code. */
export async function confirmSecondFactor(
  ctx: ReaderCtx,
  userId: number,
  code: string,
): Promise<ShownCodes | null> {
  const attempts: Attempt[] = [{ budget: 'second factor', of: String(userId) }];
  const [waitSeconds, { factor }] = await runPlan(
    ctx,
    QueryPlan.all([countAttempts(ctx, attempts), factorOf(ctx, userId)]),
  );
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
  const secret =
    factor && isSetupOpen(ctx, factor)
      ? ctx.vault.open(sealedColumns.totpSecret.purpose, factor.secretSealed)
      : null;
  const step = secret ? totpStep(secret, code, ctx.now, factor?.lastStep ?? 0) : null;
  if (!factor || factor.confirmedAt || step === null) return null;
  const { codes, writes } = await newRecoveryCodes(ctx, userId);
  const mail = await noticeMail(ctx, userId, 'second_factor_added');
  return commitAccount(ctx, {
    writes: [
      ...refundAttempts(ctx, attempts, []),
      ...confirmFactor(ctx, { userId, secretSealed: factor.secretSealed }, step),
      ...writes,
    ],
    audit: { action: 'second_factor.add', userId },
    mails: [mail],
    answer: codesWithRole(ctx, userId, codes),
  });
}

export async function cancelSecondFactor(ctx: PublicCtx, userId: number): Promise<void> {
  await commitAccount(ctx, {
    writes: [deletePendingFactor(ctx, userId)],
    audit: { action: 'second_factor.cancel', userId },
    answer: QueryPlan.of(null),
  });
}

/** Returns null for a wrong password. */
export async function renewRecoveryCodes(
  ctx: PublicCtx,
  userId: number,
  password: string,
): Promise<ShownCodes | null> {
  const check = await checkPassword(ctx, { userId, password }, factorOf(ctx, userId));
  if (!check.isRight) return null;
  // Two-factor authentication was turned off in another window meanwhile.
  if (!check.around.factor?.confirmedAt) throw new ApiError('stale_write');
  const { codes, writes } = await newRecoveryCodes(ctx, userId);
  return commitAccount(ctx, {
    writes: [...check.writes, ...writes],
    audit: { action: 'recovery_codes.renew', userId },
    answer: codesWithRole(ctx, userId, codes),
  });
}

/** Returns false for a wrong password. */
export async function removeSecondFactor(
  ctx: ReaderCtx,
  userId: number,
  password: string,
): Promise<boolean> {
  const check = await checkPassword(ctx, { userId, password }, QueryPlan.of(null));
  if (!check.isRight) return false;
  const mail = await noticeMail(ctx, userId, 'second_factor_removed');
  await commitAccount(ctx, {
    writes: [...check.writes, ...deleteFactor(ctx, userId)],
    audit: { action: 'second_factor.remove', userId },
    mails: [mail],
    answer: QueryPlan.of(null),
  });
  return true;
}

/**
 * For a person who lost the phone and the recovery codes, after the operator has verified who they
 * are. Returns false when two-factor authentication is off.
 */
export async function clearSecondFactor(ctx: PublicCtx, userId: number): Promise<boolean> {
  const { factor } = await runPlan(ctx, factorOf(ctx, userId));
  if (!factor?.confirmedAt) return false;
  const reader = { ...ctx, language: await findMailLanguage(ctx, userId) };
  const mail = await noticeMail(reader, userId, 'second_factor_removed');
  await commitAccount(ctx, {
    writes: deleteFactor(ctx, userId),
    audit: { action: 'second_factor.clear', userId },
    mails: [mail],
    answer: QueryPlan.of(null),
  });
  return true;
}

function codesWithRole(
  ctx: PublicCtx,
  userId: number,
  codes: readonly string[],
): QueryPlan<ShownCodes> {
  return QueryPlan.map(hasAdminRole(ctx, userId), (isAdmin) => ({ codes, isAdmin }));
}

async function newRecoveryCodes(ctx: PublicCtx, userId: number) {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = await Promise.all(codes.map((code) => recoveryCodeDigest(userId, code)));
  return { codes, writes: replaceRecoveryCodes(ctx, userId, hashes) };
}

type Notice = 'password_changed' | 'second_factor_added' | 'second_factor_removed';

async function noticeMail(ctx: ReaderCtx, userId: number, kind: Notice): Promise<OutgoingMail> {
  const text = await mailText(ctx, ctx.language, kind, {});
  return outgoingMail(ctx, { to: null, ...text }, { kind, userId });
}
