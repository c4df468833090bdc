/** Statements that erase what is personal about a candidate. */
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { garbageCollectFiles } from '#data/file-removals.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { applications, candidates } from '#data/tables/candidates.ts';
import { documents } from '#data/tables/documents.ts';
import { nextUpdatedAt } from '#data/tenant-store.ts';
import type { CandidateRow } from '#recruiting/applications/schemas.ts';
import { applicationsOf, candidateStore } from '#recruiting/applications/store/context.ts';
import { eraseAttendee, eraseMeetings } from '#recruiting/meetings/store/people.ts';
import { currentId } from './candidates.ts';
import { meetingPerson, meetingsOf } from './meetings.ts';

/** Replaces erased text. */
const ERASED = '';

/** Erases everything personal. Applications are kept with their dates and stages. */
export function eraseStatements(ctx: Ctx, before: CandidateRow): Statement[] {
  const { id } = before;
  const own = applicationsOf(ctx, id);
  const eventIds = sql`(select id from events where company_id = ${ctx.tenant.id}
    and subject = 'application' and subject_id in ${own})`;
  return [
    // Conflicts if the candidate has been active since it was read.
    ...candidateStore.update(
      ctx,
      before,
      {
        email: ERASED,
        emailKey: `erased ${id}`,
        firstName: ERASED,
        lastName: ERASED,
        phone: null,
        phoneE164: null,
        phoneSource: null,
        erasedAt: ctx.now,
      },
      eq(candidates.activeAt, before.activeAt),
    ),
    // Stored answers of idempotent requests, found before the attendees are gone.
    rawStatement(
      ctx,
      sql`update idempotency_keys set body = null
        where company_id = ${ctx.tenant.id}
          and subject_id in (select ${id} union all select id from ${own}
            union all select id from ${meetingsOf(ctx, meetingPerson(ctx, before))})`,
    ),
    ...eraseMeetings(ctx, own),
    ...eraseAttendee(ctx, before.emailKey),
    rawStatement(ctx, sql`delete from application_search where rowid in ${own}`),
    rawStatement(ctx, sql`delete from application_notes where application_id in ${own}`),
    eraseApplications(ctx, id),
    garbageCollectFiles(
      ctx,
      sql`select key from documents where application_id in ${own}
        union all select parsed_key from documents
        where application_id in ${own} and parsed_key is not null`,
    ),
    rawStatement(ctx, sql`delete from documents where application_id in ${own}`),
    // Published events, and what webhook receivers answered.
    rawStatement(
      ctx,
      sql`update webhook_logs set answer = null where answer is not null and delivery_id in
        (select id from webhook_deliveries where event_id in ${eventIds})`,
    ),
    rawStatement(
      ctx,
      sql`update events set body = json_replace(body, '$.data.email', '',
          '$.data.first_name', '', '$.data.last_name', '') where id in ${eventIds}`,
    ),
  ];
}

/** Closes what is open, without an event or an email: nothing can follow. */
function eraseApplications(ctx: Ctx, candidateId: number): Statement {
  const isOpen = sql`${applications.status} = 'active'`;
  return ctx.db
    .update(applications)
    .set({
      consentText: null,
      typedFirstName: null,
      typedLastName: null,
      typedPhone: null,
      typedPhoneE164: null,
      status: sql`case when ${isOpen} then 'rejected' else ${applications.status} end`,
      rejectedAt: sql`case when ${isOpen} then ${ctx.now.getTime()} else ${applications.rejectedAt} end`,
      updatedAt: nextUpdatedAt(ctx, applications.updatedAt),
    })
    .where(
      and(eq(applications.companyId, ctx.tenant.id), eq(applications.candidateId, candidateId)),
    );
}

/** Keys of the files, to be read before their rows are deleted. */
export function fileKeysOf(ctx: Ctx, candidateId: number): QueryPlan<string[]> {
  const files = ctx.db
    .select({ key: documents.key, parsedKey: documents.parsedKey })
    .from(documents)
    .where(
      and(
        eq(documents.companyId, ctx.tenant.id),
        sql`candidate_id = ${currentId(ctx, candidateId)}`,
      ),
    );
  return queryPlan([files], ([rows]) =>
    rows.flatMap(({ key, parsedKey }) => (parsedKey === null ? [key] : [key, parsedKey])),
  );
}
