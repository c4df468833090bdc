/** Getting back in by a mailed link when the password is lost. The second factor stays. */
import {
  endingLinks,
  findLink,
  newLink,
  newLinkByEmail,
  usingLink,
} from '#accounts/emailed-links/actions.ts';
import { linkKinds } from '#accounts/emailed-links/rules.ts';
import { changing, findPerson } from '#accounts/people/actions.ts';
import { isEmail } from '#accounts/people/rules.ts';
import { endingSessions } from '#accounts/sessions/actions.ts';
import { attempting } from '#accounts/throttles/actions.ts';
import { mailText } from '#accounts/words/words.ts';
import type { PublicCtx } from '#context.ts';
import { commitAccount } from '#data/commit.ts';
import { QueryPlan, runPlan, runBatch } from '#data/query-plan.ts';
import { announceMail, mailing, mailingByEmail, tellMail, wakeSender } from '#mail/actions.ts';
import type { Mail } from '#mail/schemas.ts';
import { hashPassword, passwordFault } from '#lib/password.ts';
import type { PasswordFault } from '#lib/password.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { dropOverByEmail, insertEventByEmail } from './store.ts';

const PURPOSE = 'reset_password';
const HOURS = linkKinds[PURPOSE].lifetimeMs / (60 * MINUTE_MS);

export type Request =
  | { is: 'taken' }
  | { is: 'no address' }
  | { is: 'throttled'; waitSeconds: number };

/**
 * Answers the same in the same number of round trips, whether there is such an account or not.
 * Whoever asks too often for one address is told the same too, and nothing is sent.
 */
export async function requestReset(
  ctx: PublicCtx,
  { email, address }: { email: string; address: string },
): Promise<Request> {
  const typed = email.trim();
  if (!isEmail(typed)) return { is: 'no address' };
  const emailKey = typed.toLowerCase();
  const waitSeconds = await runPlan(
    ctx,
    attempting(ctx, [{ budget: 'reset by address', of: address }]),
  );
  if (waitSeconds > 0) return { is: 'throttled', waitSeconds };
  const tooMany = await runPlan(
    ctx,
    attempting(ctx, [{ budget: 'reset by account', of: emailKey }]),
  );
  if (tooMany > 0) return { is: 'taken' };

  const { url, insertion } = await newLinkByEmail(ctx, PURPOSE, emailKey);
  const mail = mailingByEmail(ctx, resetMail(url), { kind: PURPOSE, emailKey });
  const [inserted] = await runBatch(ctx, [
    ...insertion.statements,
    mail.row,
    insertEventByEmail(ctx, emailKey, 'password.reset_request'),
    dropOverByEmail(ctx, emailKey),
  ]);
  // For an unknown address too: nothing is found then.
  wakeSender(ctx, mail);
  if (insertion.assemble([inserted])) tellMail(ctx, mail);
  return { is: 'taken' };
}

/** For an operator to hand on, where the mail does not arrive. */
export async function createResetLink(
  ctx: PublicCtx,
  userId: number,
): Promise<{ link: string; expires_in: number }> {
  const { url, writes } = await newLink(ctx, { purpose: PURPOSE, userId });
  const mail = mailing(ctx, resetMail(url), { kind: PURPOSE, userId });
  const made = await commitAccount(ctx, {
    writes: [...writes, mail.row],
    audit: { action: 'password.reset_link', userId },
    answer: QueryPlan.of({ link: url, expires_in: linkKinds[PURPOSE].lifetimeMs / 1000 }),
  });
  announceMail(ctx, mail);
  return made;
}

function resetMail(link: string): Mail {
  return { to: null, ...mailText('en', PURPOSE, { link, hours: HOURS }) };
}

/** Whose password the link sets; null when it works no longer. */
export async function findReset(ctx: PublicCtx, secret: string): Promise<{ email: string } | null> {
  const link = await findLink(ctx, PURPOSE, secret);
  return link && { email: (await findPerson(ctx, link.userId)).email };
}

export type Reset =
  | { is: 'done' }
  | { is: 'over' }
  | { is: 'refused'; email: string; fault: PasswordFault };

/** Sets the password and signs out everywhere. */
export async function resetPassword(
  ctx: PublicCtx,
  { secret, password }: { secret: string; password: string },
): Promise<Reset> {
  const link = await findLink(ctx, PURPOSE, secret);
  if (!link) return { is: 'over' };
  const { userId } = link;
  const { email } = await findPerson(ctx, userId);
  const fault = passwordFault(password, email);
  if (fault) return { is: 'refused', email, fault };
  const text = mailText('en', 'password_changed', {});
  const mail = mailing(ctx, { to: null, ...text }, { kind: 'password_changed', userId });
  await commitAccount(ctx, {
    writes: [
      ...usingLink(ctx, link),
      endingLinks(ctx, userId),
      changing(ctx, userId, { passwordHash: await hashPassword(password) }),
      endingSessions(ctx, userId),
      mail.row,
    ],
    audit: { action: 'password.reset', userId },
    answer: QueryPlan.of(null),
  });
  announceMail(ctx, mail);
  return { is: 'done' };
}
