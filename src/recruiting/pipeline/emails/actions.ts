/** Lists emails about applications, stops those that wait, and sends failed ones again. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page } from '#lib/pagination.ts';
import type { MailStatus } from '#data/tables/mails.ts';
import type { EmailOfCompany } from '#mail/actions/company.ts';
import { cancelMail, companyMail, companyMails, requeueMail } from '#mail/actions/company.ts';
import { touchEmailed } from '#recruiting/pipeline/applications/actions/write.ts';
import { assertRetryable, assertWaiting } from './rules.ts';
import { toEmail, toEmailDetail, toInbox } from './schemas.ts';
import type { Email, EmailDetail, EmailOfInbox, EmailQuery } from './schemas.ts';
import { applicationsOfEmails } from './store.ts';

export async function listEmails(ctx: Ctx, query: EmailQuery): Promise<Page<Email>> {
  const { mails, total } = await runPlan(ctx, companyMails(ctx, query));
  return toPage(mails, total, query, toEmail);
}

/** A page of one status, with whom each is about, in one round trip. */
export async function inboxPage(
  ctx: Ctx,
  asked: { status: MailStatus; page: number; max: number },
): Promise<{ list: Page<EmailOfInbox> }> {
  const paging = { ...asked, cursor: undefined };
  const { found, applications } = await runPlan(
    ctx,
    QueryPlan.all({
      found: companyMails(ctx, paging),
      applications: applicationsOfEmails(ctx, asked),
    }),
  );
  const byId = new Map(applications.map((row) => [row.id, row]));
  const show = (mail: EmailOfCompany) => toInbox(mail, byId.get(mail.applicationId));
  return { list: toPage(found.mails, found.total, paging, show) };
}

export function showEmail(ctx: Ctx, id: number): Promise<EmailDetail> {
  return runPlan(ctx, emailPlan(ctx, id));
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
