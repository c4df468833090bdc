/** Statements that erase what is personal in single tables; `person-tables.ts` lists them. */
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { removeNow } from '#data/file-removals.ts';
import { answerFiles } from '#data/idempotency.ts';
import { rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { erasedColumns } from '#data/record.ts';
import { applicationRecord, applications } from '#data/tables/applications.ts';
import { candidateRecord, candidates } from '#data/tables/candidates.ts';
import { nextUpdatedAt } from '#data/tenant-store.ts';
import type { CandidateRow } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { applicationsOf, candidateStore } from '#recruiting/pipeline/applications/store/context.ts';
import { meetingPerson, meetingsOf } from './meetings.ts';

/** Conflicts if the candidate has been active since it was read. */
export function erasePerson(ctx: Ctx, before: CandidateRow): Statement[] {
  return candidateStore.update(
    ctx,
    before,
    {
      ...erasedColumns(candidateRecord, { emailKey: `erased ${before.id}` }),
      erasedAt: ctx.now,
    },
    eq(candidates.activeAt, before.activeAt),
  );
}

/** Stored answers of idempotent requests about the person, their applications and their meetings. */
export function eraseStoredAnswers(ctx: Ctx, before: CandidateRow): Statement[] {
  const isAbout = sql`subject_id in (select ${before.id} union all select id from ${applicationsOf(ctx, before.id)}
    union all select id from ${meetingsOf(ctx, meetingPerson(ctx, before))})`;
  return [
    removeNow(ctx, answerFiles(ctx.tenant.id, isAbout)),
    rawStatement(
      ctx,
      sql`update idempotency_keys set body = null where company_id = ${ctx.tenant.id} and ${isAbout}`,
    ),
  ];
}

/** Closes what is open, without an event or an email: nothing can follow. */
export function eraseApplications(ctx: Ctx, candidateId: number): Statement {
  const isOpen = sql`${applications.status} = 'active'`;
  return ctx.db
    .update(applications)
    .set({
      ...erasedColumns(applicationRecord, {}),
      status: sql`case when ${isOpen} then 'rejected' else ${applications.status} end`,
      rejectedAt: sql`case when ${isOpen} then ${ctx.now.getTime()} else ${applications.rejectedAt} end`,
      updatedAt: nextUpdatedAt(ctx, applications.updatedAt),
    })
    .where(
      and(eq(applications.companyId, ctx.tenant.id), eq(applications.candidateId, candidateId)),
    );
}

/** What webhook receivers answered. */
export function eraseWebhookLogs(ctx: Ctx, applicationIds: SQL): Statement {
  return rawStatement(
    ctx,
    sql`update webhook_logs set answer = null where answer is not null and delivery_id in
      (select id from webhook_deliveries where event_id in ${eventsOf(ctx, applicationIds)})`,
  );
}

/** The names and addresses in published events. */
export function eraseEvents(ctx: Ctx, applicationIds: SQL): Statement {
  return rawStatement(
    ctx,
    sql`update events set body = json_replace(body, '$.data.email', '',
      '$.data.first_name', '', '$.data.last_name', '') where id in ${eventsOf(ctx, applicationIds)}`,
  );
}

function eventsOf(ctx: Ctx, applicationIds: SQL): SQL {
  return sql`(select id from events where company_id = ${ctx.tenant.id}
    and subject = 'application' and subject_id in ${applicationIds})`;
}
