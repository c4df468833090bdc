/** Password recovery by an emailed link. It does not disable two-factor authentication. */
import { revokeAllGrants } from '#accounts/connected-apps/actions/connections.ts';
import { newKnownDevice } from '#accounts/known-devices/actions.ts';
import {
  deleteAccountLinks,
  findLink,
  newLink,
  newLinkByEmail,
  consumeLink,
} from '#accounts/emailed-links/actions.ts';
import { linkKinds } from '#accounts/emailed-links/rules.ts';
import {
  findMailLanguage,
  memberships,
  personById,
  updatePerson,
} from '#accounts/people/actions.ts';
import { passwordNames } from '#accounts/people/rules.ts';
import { commonPasswords } from '#accounts/password-check/actions.ts';
import { deleteAllSessions } from '#accounts/sessions/actions/sign-in.ts';
import { countAttempts } from '#accounts/throttles/actions.ts';
import { budgets } from '#accounts/throttles/rules.ts';
import type { Counter } from '#accounts/throttles/rules.ts';
import { mailText } from '#accounts/words/emails.ts';
import type { PublicCtx, ReaderCtx } from '#context.ts';
import { commitAccount } from '#data/commit.ts';
import { QueryPlan, rowOrNotFound, runPlan } from '#data/query-plan.ts';
import { outgoingMail, outgoingMailByEmail } from '#mail/actions/outbox.ts';
import type { WrittenMail } from '#mail/schemas.ts';
import { isEmailAddress } from '#lib/email-address.ts';
import { emailKey } from '#lib/email-key.ts';
import { hashPassword, passwordFault } from '#lib/password.ts';
import type { PasswordFault } from '#lib/password.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { deleteExpiredLinksByEmail, languageByEmail } from './store.ts';

const PURPOSE = 'reset_password';
const HOURS = linkKinds[PURPOSE].lifetimeMs / (60 * MINUTE_MS);

export type ResetRequest =
  | { is: 'taken' }
  | { is: 'no address' }
  | { is: 'throttled'; waitSeconds: number };

/**
 * Takes the same round trips and answers the same, whether the account exists or not. A throttled
 * account gets the same answer without an email, too.
 */
export async function requestReset(
  ctx: ReaderCtx,
  { email, address }: { email: string; address: string },
): Promise<ResetRequest> {
  const typed = email.trim();
  if (!isEmailAddress(typed)) return { is: 'no address' };
  const key = emailKey(typed);
  const byAddress: Counter = { budget: 'reset by address', of: address };
  const hasBudget = { counter: byAddress, below: budgets[byAddress.budget].attemptsMax };
  const [accountWaitSeconds, waitSeconds, language] = await runPlan(
    ctx,
    QueryPlan.all([
      // First, as its condition is about the attempts before this one.
      countAttempts(ctx, [{ budget: 'reset by account', of: key, only: hasBudget }]),
      countAttempts(ctx, [byAddress]),
      languageByEmail(ctx, key),
    ]),
  );
  if (waitSeconds > 0) return { is: 'throttled', waitSeconds };
  if (accountWaitSeconds > 0) return { is: 'taken' };

  const { url, writes } = await newLinkByEmail(ctx, PURPOSE, key);
  const mail = await resetMail(ctx, language ?? ctx.language, url);
  return commitAccount<ResetRequest>(ctx, {
    writes: [...writes, deleteExpiredLinksByEmail(ctx, key)],
    audit: { action: 'password.reset_request', emailKey: key },
    mails: [outgoingMailByEmail(ctx, mail, { kind: PURPOSE, emailKey: key })],
    answer: QueryPlan.of({ is: 'taken' }),
  });
}

/** For an operator to pass on when the email does not arrive. */
export async function createResetLink(
  ctx: PublicCtx,
  userId: number,
): Promise<{ link: string; expires_in: number }> {
  const { url, writes } = await newLink(ctx, { purpose: PURPOSE, userId });
  const text = await resetMail(ctx, await findMailLanguage(ctx, userId), url);
  const mail = outgoingMail(ctx, text, { kind: PURPOSE, userId });
  return commitAccount(ctx, {
    writes,
    audit: { action: 'password.reset_link', userId },
    mails: [mail],
    answer: QueryPlan.of({ link: url, expires_in: linkKinds[PURPOSE].lifetimeMs / 1000 }),
  });
}

async function resetMail(ctx: PublicCtx, language: string, link: string): Promise<WrittenMail> {
  return { to: null, ...(await mailText(ctx, language, PURPOSE, { link, hours: HOURS })) };
}

/** The account whose password the link sets; null when the link does not work any more. */
export async function findReset(ctx: PublicCtx, secret: string): Promise<{ email: string } | null> {
  const link = { purpose: PURPOSE, secret } as const;
  const found = await findLink(ctx, link, ({ userId }) => personById(ctx, userId));
  return found && { email: rowOrNotFound(found.around).email };
}

export type Reset =
  /** The browser has the mailbox of the account, so it is known from now on. */
  | { is: 'done'; device: string }
  | { is: 'over' }
  | { is: 'refused'; email: string; fault: PasswordFault };

/** Sets the password, and ends all sessions and the access of all applications. */
export async function resetPassword(
  ctx: ReaderCtx,
  { secret, password }: { secret: string; password: string },
): Promise<Reset> {
  const found = await findLink(ctx, { purpose: PURPOSE, secret }, (ids) =>
    QueryPlan.all({
      person: personById(ctx, ids.userId),
      companies: memberships(ctx, ids.userId),
    }),
  );
  if (!found) return { is: 'over' };
  const { link, around } = found;
  const { userId } = link;
  const person = rowOrNotFound(around.person);
  const { email, language } = person;
  const names = passwordNames(person, around.companies);
  const fault = passwordFault(password, { email, names, common: await commonPasswords(ctx) });
  if (fault) return { is: 'refused', email, fault };
  const passwordHash = await hashPassword(password);
  const text = await mailText(ctx, language ?? ctx.language, 'password_changed', {});
  const mail = outgoingMail(ctx, { to: null, ...text }, { kind: 'password_changed', userId });
  await commitAccount(ctx, {
    writes: [
      ...consumeLink(ctx, link),
      deleteAccountLinks(ctx, userId),
      ...updatePerson(ctx, userId, { passwordHash, passwordChangedAt: ctx.now }),
      deleteAllSessions(ctx, userId),
      revokeAllGrants(ctx, userId),
    ],
    audit: { action: 'password.reset', userId },
    mails: [mail],
    answer: QueryPlan.of(null),
  });
  const device = await newKnownDevice(ctx, { emailKey: emailKey(email), passwordHash });
  return { is: 'done', device };
}
