/** Lists emails about applications, stops those that wait, and sends failed ones again. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, rowOrNotFound, runPlan } from '#data/query-plan.ts';
import { noteReplyRead, repliesPage, replyOf } from '#recruiting/pipeline/replies/actions/shown.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page } from '#lib/pagination.ts';
import type { MailStatus } from '#data/tables/mails.ts';
import {
  cancelMail,
  companyMail,
  companyMailOrNone,
  companyMails,
  requeueMail,
} from '#mail/actions/company.ts';
import { touchEmailed } from '#recruiting/pipeline/applications/actions/write.ts';
import { assertRetryable, assertWaiting } from './rules.ts';
import { toEmail, toEmailDetail, toInbox, toReply, toReplyDetail } from './schemas.ts';
import type { Email, EmailDetail, EmailOfInbox, EmailQuery } from './schemas.ts';
import { applicationsOfEmails } from './store.ts';

/** Replies are in a table of their own: a list has one direction. */
export async function listEmails(ctx: Ctx, query: EmailQuery): Promise<Page<Email>> {
  const { candidate_job_id: applicationId, direction, ...asked } = query;
  if (direction === 'received') {
    const { replies, total } = await runPlan(ctx, repliesPage(ctx, { ...asked, applicationId }));
    return toPage(replies, total, query, toReply);
  }
  const { mails, total } = await runPlan(ctx, companyMails(ctx, { ...asked, applicationId }));
  return toPage(mails, total, query, toEmail);
}

type Asked = { status: MailStatus | 'received'; page: number; max: number };

/** A page of one status, with whom each is about, in one round trip. */
export async function inboxPage(ctx: Ctx, asked: Asked): Promise<{ list: Page<EmailOfInbox> }> {
  const paging = { ...asked, cursor: undefined };
  const { found, applications } = await runPlan(
    ctx,
    QueryPlan.all({
      found: emailsOfPage(ctx, asked),
      applications: applicationsOfEmails(ctx, asked),
    }),
  );
  const byId = new Map(applications.map((row) => [row.id, row]));
  const show = (email: EmailDetail) => toInbox(email, byId.get(email.candidate_job_id));
  // It only says whether there is a next page.
  const reached = (asked.page - 1) * asked.max + found.emails.length;
  return { list: toPage(found.emails, reached, paging, show) };
}

function emailsOfPage(
  ctx: Ctx,
  { status, ...asked }: Asked,
): QueryPlan<{ emails: EmailDetail[]; total: number }> {
  const paging = { ...asked, cursor: undefined, countsUpTo: 0 };
  if (status === 'received') {
    return QueryPlan.map(repliesPage(ctx, paging), ({ replies, total }) => ({
      emails: replies.map(toReplyDetail),
      total,
    }));
  }
  return QueryPlan.map(companyMails(ctx, { ...paging, status }), ({ mails, total }) => ({
    emails: mails.map(toEmailDetail),
    total,
  }));
}

/** One that was sent, or received. */
export function showEmail(ctx: Ctx, id: number): Promise<EmailDetail> {
  const plan = QueryPlan.all({ sent: companyMailOrNone(ctx, id), received: replyOf(ctx, id) });
  return runPlan(
    ctx,
    QueryPlan.map(plan, ({ sent, received }) => {
      if (received) return toReplyDetail(received);
      return toEmailDetail(rowOrNotFound(sent));
    }),
  );
}

/** Notes that a member has looked at a received email: who it was is not kept. */
export async function readEmail(ctx: Ctx, id: number): Promise<EmailDetail> {
  const reply = rowOrNotFound(await runPlan(ctx, replyOf(ctx, id)));
  if (reply.readAt === null) await noteReplyRead(ctx, id);
  return toReplyDetail({ ...reply, readAt: reply.readAt ?? ctx.now });
}

function emailPlan(ctx: Ctx, id: number): QueryPlan<EmailDetail> {
  return QueryPlan.map(companyMail(ctx, id), toEmailDetail);
}

/** One that was stopped already is answered as it is. */
export async function stopEmail(ctx: Ctx, id: number): Promise<EmailDetail> {
  const mail = await runPlan(ctx, companyMail(ctx, id));
  if (mail.status === 'canceled') return toEmailDetail(mail);
  assertWaiting(mail);
  return commit(ctx, {
    writes: [...cancelMail(ctx, id), touchEmailed(ctx, mail.applicationId)],
    audit: {
      action: 'email.stop',
      subjectId: id,
      changes: changesOf({ status: mail.status }, { status: 'canceled' }),
    },
    answer: emailPlan(ctx, id),
  });
}

/** It is sent with the next poll. */
export async function retryEmail(ctx: Ctx, id: number): Promise<EmailDetail> {
  const mail = await runPlan(ctx, companyMail(ctx, id));
  assertRetryable(mail);
  return commit(ctx, {
    writes: [...requeueMail(ctx, id, mail.status), touchEmailed(ctx, mail.applicationId)],
    audit: {
      action: 'email.retry',
      subjectId: id,
      changes: changesOf({ status: mail.status }, { status: 'queued' }),
    },
    answer: emailPlan(ctx, id),
  });
}
