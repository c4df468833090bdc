/** Queries of emails that were not delivered: those that are given up, and those that came back. */
import { and, inArray, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { insertEventsFrom } from '#data/outbox.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { mails } from '#data/tables/mails.ts';
import { ATTEMPTS_MAX } from '#lib/retry-schedule.ts';
import { LATE_MS } from '#mail/rules.ts';
import type { EmailReason } from '#vocabulary/emails.ts';

/** Without angle brackets: a sender writes them, a report may leave them out. */
function bareId(messageId: string): string {
  return messageId.trim().replaceAll(/^<|>$/gu, '');
}

/** So that a report of its delivery finds the email. */
export function noteSent(
  ctx: PublicCtx,
  mail: { id: number; companyId: number | null; messageId: string },
): Statement {
  const messageId = bareId(mail.messageId);
  return rawStatement(
    ctx,
    sql`insert into sent_messages (id, message_id, company_id, mail_id)
      values (${ctx.newId()}, ${messageId}, ${mail.companyId}, ${mail.id})
      on conflict (message_id) do nothing`,
  );
}

export type SentMail = {
  id: number;
  companyId: number | null;
  applicationId: number | null;
};

/** Undefined where this service has sent no such message in the last 30 days. */
export function sentMail(ctx: PublicCtx, messageId: string): QueryPlan<SentMail | undefined> {
  return QueryPlan.first(
    rawStatement<SentMail>(
      ctx,
      sql`select s.mail_id as id, s.company_id as companyId, m.application_id as applicationId
        from sent_messages s left join ${mails} m on m.id = s.mail_id
        where s.message_id = ${bareId(messageId)}`,
    ),
  );
}

/** Emails that were sent with this message, not with one before it. */
export function sentAs(messageId: string): SQL {
  return sql`status = 'sent' and trim(message_id, '<>') = ${bareId(messageId)}`;
}

/** The email as it is being sent by the attempt that began then. */
export function isAttemptOf(claimedAt: Date): SQL {
  return sql`status = 'sending' and claimed_at = ${claimedAt.getTime()}`;
}

/** Marks those of these emails as failed for which the condition holds. */
export function markFailed(
  ctx: PublicCtx,
  ids: readonly number[],
  { error, condition }: { error: string | SQL; condition: SQL | undefined },
): Statement {
  return ctx.db
    .update(mails)
    .set({ status: 'failed', error: sql`${error}`, nextAttemptAt: null })
    .where(and(inArray(mails.id, [...ids]), condition));
}

/** An event for each of these emails, if it is about an application; before they are marked, by the same condition. */
export function insertFailedEvents(
  ctx: Ctx,
  ids: readonly number[],
  { reason, condition }: { reason: EmailReason | SQL; condition: SQL | undefined },
): QueryPlan<string[]> {
  const plan = insertEventsFrom(
    ctx,
    { name: 'email.failed', subject: 'application' },
    sql`select subject_id, json_object('candidate_job_id', subject_id, 'job_id', a.job_id,
          'email_id', mail_id, 'reason', reason) as data
        from (select id as mail_id, application_id as subject_id, ${reason} as reason from ${mails}
          where id in (select value from json_each(${JSON.stringify(ids)}))
            and application_id is not null and company_id = ${ctx.tenant.id} and ${condition ?? sql`true`})
        join applications a on a.id = subject_id`,
  );
  // They take the ids after one that was minted: nothing else of this millisecond is to get these.
  for (let at = 0; at < ids.length; at++) ctx.newId();
  return plan;
}

const isSpent = sql`${mails.attempts} >= ${sql.raw(String(ATTEMPTS_MAX))}`;

/** Emails that are too late, or out of attempts. */
export function isOver(ctx: PublicCtx): SQL | undefined {
  const late = new Date(ctx.now.getTime() - LATE_MS);
  return and(lte(mails.nextAttemptAt, ctx.now), or(lte(mails.nextAttemptAt, late), isSpent));
}

export const errorOfOver = sql`case when ${isSpent} then 'interrupted' else 'too_late' end`;
export const reasonOfOver = sql`case when ${isSpent} then 'unavailable' else 'too_late' end`;

export function overMails(ctx: PublicCtx, limit: number) {
  return QueryPlan.rows(
    ctx.db
      .select({ id: mails.id, companyId: mails.companyId })
      .from(mails)
      .where(isOver(ctx))
      .limit(limit),
  );
}
