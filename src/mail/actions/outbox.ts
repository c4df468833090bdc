/** Emails: building them for a commit, sending them from the outbox, and what an operator does with them. */
import { atPresent } from '#context.ts';
import type { BackgroundCtx, Ctx, PublicCtx } from '#context.ts';
import { sendUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import type { MailStatus } from '#data/tables/mails.ts';
import { takeTurns } from '#data/turns.ts';
import { retry } from '#data/database-errors.ts';
import { asciiAddress } from '#lib/email-message.ts';
import { timestamp } from '#lib/time.ts';
import { invalidField, ApiError } from '#errors.ts';
import {
  dedupeKeyIn,
  headersOf,
  isDeletedOnceSent,
  stateAfter,
  mailFault,
  mayRetry,
  nextAttemptAt,
} from '#mail/rules.ts';
import { sealMail, sealRecord, unsealMail, unsealSubject } from '#mail/actions/contents.ts';
import { factsFor, framedMail } from '#mail/actions/frame.ts';
import { newPortalLink, portalUrl } from '#mail/actions/portal.ts';
import { giveUp, toldOfFailure } from '#mail/actions/failures.ts';
import { replyToOf, returnPathOf } from '#mail/actions/replies.ts';
import { addressHash } from '#mail/actions/suppressions.ts';
import type { Outcome } from '#mail/rules.ts';
import type { Mail, WrittenMail } from '#mail/schemas.ts';
import {
  cancelMails,
  cancelMailsOfMeeting,
  claim,
  dueMails,
  insertMail,
  insertMailByEmail,
  isSuppressed,
  latestMails,
  mailById,
  mailsOfApplication,
  requeue,
  storeOutcome,
} from '#mail/store/outbox.ts';
import type { Claimed, NewMail } from '#mail/store/outbox.ts';
import { noteSent, overMails } from '#mail/store/failures.ts';
import { insertPortalToken } from '#mail/store/portal.ts';
import { lastReceived } from '#mail/store/received.ts';

/** What an email is about. Its content is sealed apart. */
export type MailAbout = {
  kind: string;
  userId?: number;
  companyId?: number;
  /** Of an email to a candidate. */
  applicationId?: number;
  meetingId?: number;
  /** Whose email it is: it is not sent again once the application has left it. */
  stageId?: number;
  /** Not sent before; absent: at once. */
  dueAt?: Date;
  /** A second email of the same company and kind with this key is not inserted. */
  dedupeKey?: string;
  /** Not inserted where this does not hold after the writes of the commit. */
  condition?: NewMail['condition'];
};

const LISTED_MAX = 50;
const SHOWN_MAX = 50;

export type ShownMail = {
  id: number;
  kind: string;
  status: MailStatus;
  /** A short code for why it was not sent. */
  error: string | null;
  createdAt: Date;
  sentAt: Date | null;
  /** When it is sent, or tried again. */
  nextAttemptAt: Date | null;
  subject: string;
  /** HTML where the email has it, else plain text. Null once it is deleted. */
  body: string | null;
};

/** An email for the commit of what it is about. */
export function outgoingMail(ctx: PublicCtx, mail: WrittenMail, about: MailAbout): OutgoingMail {
  const row = sealedRow(ctx, mail, about);
  return { id: row.id, row: insertMail(ctx, row), dueAt: about.dueAt };
}

/** An email to the user who has this address; there may be none. */
export function outgoingMailByEmail(
  ctx: PublicCtx,
  mail: WrittenMail,
  { kind, emailKey }: { kind: string; emailKey: string },
): OutgoingMail {
  const row = sealedRow(ctx, mail, { kind });
  return { id: row.id, row: insertMailByEmail(ctx, emailKey, row) };
}

function sealedRow(ctx: PublicCtx, mail: Mail, { dedupeKey, ...about }: MailAbout): NewMail {
  const scope = about.companyId ?? '';
  return {
    ...about,
    id: ctx.newId(),
    sealed: sealMail(ctx, mail),
    ...(dedupeKey !== undefined && { dedupeKey: `${scope}${dedupeKeyIn(about.kind, dedupeKey)}` }),
  };
}

/** Sends the email with this id if it is due and can be claimed. */
export async function sendMail(ctx: BackgroundCtx, id: number): Promise<void> {
  const { sender } = ctx;
  if (!sender) return;
  const messageId = `<${crypto.randomUUID()}@${sender.domain}>`;
  const claimed = await runPlan(ctx, claim(ctx, id, messageId));
  if (!claimed) return;
  const outcome = await attempt(ctx, sender, claimed);
  const state = stateAfter(claimed.attempts, outcome);
  const { status, error, delaySeconds } = state;
  const isDeleted = status === 'sent' && isDeletedOnceSent(claimed);
  const sentAs = outcome.is === 'sent' ? outcome.messageId : null;
  const stored = storeOutcome(ctx, id, {
    status,
    error,
    nextAttemptAt: nextAttemptAt(ctx.now, state),
    sentAt: status === 'sent' ? ctx.now : null,
    messageId: sentAs ?? claimed.messageId,
    ...(isDeleted && contentDeletion(ctx, claimed)),
  });
  const after = atPresent(ctx);
  const noted = sentAs === null ? [] : [noteSent(after, { ...claimed, messageId: sentAs })];
  const eventsPlan = toldOfFailure(after, claimed, { state, claimedAt: ctx.now });
  await retry(() => sendUnaudited(after, { writes: [stored, ...noted], eventsPlan }));
  if (delaySeconds !== null) ctx.defer(ctx.mail.enqueue(id, delaySeconds));
}

function contentDeletion(ctx: PublicCtx, { sealed }: Claimed) {
  const subject = unsealSubject(ctx, { sealed }) ?? '';
  return { sealed: sealRecord(ctx, { subject }), contentDeletedAt: ctx.now };
}

type Sender = NonNullable<BackgroundCtx['sender']>;

async function attempt(ctx: BackgroundCtx, sender: Sender, claimed: Claimed): Promise<Outcome> {
  const mail = unsealMail(ctx, claimed);
  if (!mail) return { is: 'refused', code: 'sealed' };
  const fault = mailFault(mail);
  if (fault !== null) return { is: 'refused', code: fault };
  const { to, subject } = mail;
  const replyTo = replyToOf(ctx, claimed, mail);
  const calendar = await calendarOf(mail, claimed);
  const link = await newPortalLink(claimed.companyId, mail);
  const [isRefused, isTheirs, facts, answered] = await runPlan(
    ctx,
    QueryPlan.all([
      isSuppressed(ctx, addressHash(ctx, to ?? '')),
      link ? insertPortalToken(ctx, link) : QueryPlan.of(false),
      factsFor(ctx, mail, claimed),
      lastReceived(ctx, claimed.applicationId),
    ]),
  );
  if (isRefused) return { is: 'suppressed' };
  const url = link && isTheirs ? portalUrl(mail, link) : null;
  const { from, text, html } = framedMail(ctx, { ...mail, replyTo }, facts, url);
  return sender.send({
    messageId: claimed.messageId,
    ...(from !== undefined && { from }),
    date: claimed.createdAt,
    to: plainAddress(to ?? ''),
    returnPath: returnPathOf(ctx, claimed),
    ...(replyTo && { replyTo: { ...replyTo, email: plainAddress(replyTo.email) } }),
    subject,
    text,
    html,
    ...(calendar && { calendar }),
    headers: headersOf(mail, answered),
  });
}

/** The library is loaded for emails that need it. */
async function calendarOf(
  { invitation, calendar, to, text }: Mail,
  { createdAt: at }: { createdAt: Date },
): Promise<Mail['calendar']> {
  if (!invitation) return calendar;
  const { calendarText } = await import('#mail/calendar.ts');
  const { method } = invitation;
  return { method, text: calendarText(invitation, { to: to ?? '', text, at }) };
}

/** The ids of due emails, at most `limit`, by turns of companies. Emails that are too late are marked as failed. */
export async function findDue(ctx: BackgroundCtx, limit: number): Promise<number[]> {
  if (!ctx.sender) return [];
  const { over, due } = await runPlan(
    ctx,
    QueryPlan.all({ over: overMails(ctx, limit), due: dueMails(ctx, limit) }),
  );
  await giveUp(ctx, over);
  return due.length === 0 ? [] : takeTurns(ctx, 'mail', due);
}

export async function listMails(ctx: PublicCtx) {
  const rows = await runPlan(ctx, latestMails(ctx, LISTED_MAX));
  return rows.map((row) => {
    const { id, status, error, kind, address } = row;
    const to = (row.contentDeletedAt ? address : unsealMail(ctx, row)?.to) ?? null;
    const subject = unsealSubject(ctx, row) ?? '(encrypted with another key)';
    return { id, at: timestamp(row.createdAt), status, error, kind, to, subject };
  });
}

/** As it is written. */
export async function readMail(ctx: PublicCtx, id: number): Promise<Mail> {
  const row = await runPlan(ctx, mailById(ctx, id));
  if (row.contentDeletedAt) throw new ApiError('mail_deleted');
  const mail = unsealMail(ctx, row);
  if (!mail) throw new ApiError('mail_sealed');
  const calendar = await calendarOf(mail, row);
  return { ...mail, ...(calendar && { calendar }) };
}

/** The latest emails to a candidate about an application, unsealed. */
export function mailsOf(ctx: Ctx, applicationId: number): QueryPlan<ShownMail[]> {
  return QueryPlan.map(mailsOfApplication(ctx, applicationId, SHOWN_MAX), (rows) =>
    rows.map((row) => {
      const mail = unsealMail(ctx, row);
      return {
        id: row.id,
        kind: row.kind,
        status: row.status,
        error: row.error,
        createdAt: row.createdAt,
        sentAt: row.sentAt,
        nextAttemptAt: row.nextAttemptAt,
        subject: unsealSubject(ctx, row) ?? '',
        body: row.contentDeletedAt ? null : (mail?.html ?? mail?.text ?? ''),
      };
    }),
  );
}

/** Cancels the unsent emails of this kind, failed ones too; for the batch that undoes their cause. */
export function cancelApplicationMails(ctx: Ctx, applicationId: number, kind: string): Statement {
  return cancelMails(ctx, applicationId, kind);
}

/** Cancels the unsent emails about a meeting; for the batch that changes it. */
export function cancelMeetingMails(ctx: Ctx, meetingId: number): Statement {
  return cancelMailsOfMeeting(ctx, meetingId);
}

/** Queues the email as if it were new; the next poll sends it. */
export async function retryMail(
  ctx: PublicCtx,
  id: number,
): Promise<{ id: number; status: string }> {
  const { status, contentDeletedAt } = await runPlan(ctx, mailById(ctx, id));
  if (mayRetry(status) && contentDeletedAt) throw new ApiError('mail_deleted');
  if (!mayRetry(status) || !(await runPlan(ctx, requeue(ctx, id, status)))) {
    throw invalidField('id', 'Is sent, being sent, or of a stage or a rejection that is over.');
  }
  return { id, status: 'queued' };
}

function plainAddress(email: string): string {
  return asciiAddress(email) ?? email;
}
