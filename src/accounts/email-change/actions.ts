/** Changes the email address of an account, once the owner of the new address has confirmed it by an emailed link. */
import {
  consumeLink,
  deleteAccountLinks,
  findLink,
  newLink,
} from '#accounts/emailed-links/actions.ts';
import type { FoundLink, ValidLink } from '#accounts/emailed-links/actions.ts';
import { linkKinds } from '#accounts/emailed-links/rules.ts';
import { checkPassword } from '#accounts/password-check/actions.ts';
import { personById } from '#accounts/people/actions.ts';
import type { Person } from '#accounts/people/actions.ts';
import { deleteOtherSessions } from '#accounts/sessions/actions/sign-in.ts';
import { countWith, waitBefore } from '#accounts/throttles/actions.ts';
import type { Counter } from '#accounts/throttles/rules.ts';
import { mailText } from '#accounts/words/emails.ts';
import type { PublicCtx, ReaderCtx } from '#context.ts';
import { commitAccount, writeUnaudited } from '#data/commit.ts';
import { ifDuplicate } from '#data/database-errors.ts';
import { QueryPlan, rowOrNotFound } from '#data/query-plan.ts';
import { isEmailAddress } from '#lib/email-address.ts';
import { emailKey } from '#lib/email-key.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import { replaceEmail } from './store.ts';

const PURPOSE = 'change_email';
const HOURS = linkKinds[PURPOSE].lifetimeMs / (60 * MINUTE_MS);

export type NewEmail = { email: string; current_password: string };
export type NewEmailFaults = {
  email?: 'not_email' | 'same_email';
  current_password?: 'wrong_password';
};

/**
 * Sends the link to the new address, and a notice to the present one. Whether an account has the new
 * address is not read here: the answer is the same, and only the owner of the address learns it.
 */
export async function requestEmailChange(
  ctx: ReaderCtx,
  userId: number,
  input: NewEmail,
): Promise<NewEmailFaults | null> {
  const email = input.email.trim();
  if (!isEmailAddress(email)) return { email: 'not_email' };
  const counters: Counter[] = [
    { budget: 'email change by account', of: String(userId) },
    { budget: 'email change by mailbox', of: emailKey(email) },
  ];
  const typed = { userId, password: input.current_password };
  const check = await checkPassword(ctx, typed, waitBefore(ctx, ...counters));
  if (!check.isRight) return { current_password: 'wrong_password' };
  const { person, around: waitSeconds } = check;
  if (email === person.email) {
    await writeUnaudited(ctx, check.writes);
    return { email: 'same_email' };
  }
  // The same answer without an email.
  if (waitSeconds > 0) {
    await writeUnaudited(ctx, check.writes);
    return null;
  }
  const { url, writes } = await newLink(ctx, { purpose: PURPOSE, userId, email });
  const [link, notice] = await Promise.all([
    mailText(ctx, ctx.language, 'confirm_email', { link: url, hours: HOURS }),
    mailText(ctx, ctx.language, 'email_change_requested', { email }),
  ]);
  return commitAccount(ctx, {
    writes: [...check.writes, ...countWith(ctx, ...counters), ...writes],
    audit: { action: 'email.request', userId },
    mails: [
      outgoingMail(ctx, { to: email, ...link }, { kind: 'confirm_email', userId }),
      outgoingMail(
        ctx,
        { to: person.email, ...notice },
        { kind: 'email_change_requested', userId },
      ),
    ],
    answer: QueryPlan.of(null),
  });
}

type Session = { userId: number; sessionId: number };

/** The addresses before and after; null when the link does not work any more, or is for another user. */
export async function findEmailChange(
  ctx: PublicCtx,
  { userId }: Pick<Session, 'userId'>,
  secret: string,
): Promise<{ email: string; newEmail: string } | null> {
  const found = await findLink(ctx, { purpose: PURPOSE, secret }, () => personById(ctx, userId));
  const change = changeOf(found, userId);
  return change && { email: change.email, newEmail: change.newEmail };
}

export type EmailChange = 'done' | 'over' | 'taken';

/** Ends the other sessions, and voids the links that were sent to the former address. */
export async function confirmEmailChange(
  ctx: ReaderCtx,
  { userId, sessionId }: Session,
  secret: string,
): Promise<EmailChange> {
  const found = await findLink(ctx, { purpose: PURPOSE, secret }, () => personById(ctx, userId));
  const change = changeOf(found, userId);
  if (!change) return 'over';
  const { link, email, newEmail } = change;
  const newKey = emailKey(newEmail);
  const text = await mailText(ctx, ctx.language, 'email_changed', { email: newEmail });
  const committed = commitAccount<EmailChange>(ctx, {
    writes: [
      ...consumeLink(ctx, link),
      ...replaceEmail(ctx, userId, { from: email, to: newEmail, emailKey: newKey }),
      deleteAccountLinks(ctx, userId),
      deleteOtherSessions(ctx, { userId, sessionId }),
    ],
    audit: { action: 'email.update', userId },
    mails: [outgoingMail(ctx, { to: email, ...text }, { kind: 'email_changed', userId })],
    answer: QueryPlan.of('done'),
  });
  return ifDuplicate(committed, 'taken');
}

/** The change that a link confirms for this user, if it does. */
function changeOf(
  found: FoundLink<Person | undefined> | null,
  userId: number,
): { link: ValidLink; email: string; newEmail: string } | null {
  if (!found || found.link.userId !== userId || found.link.email === null) return null;
  const { link, around: person } = found;
  return { link, email: rowOrNotFound(person).email, newEmail: found.link.email };
}
