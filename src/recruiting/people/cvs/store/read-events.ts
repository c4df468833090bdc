/** The event that a CV was read, or that it cannot be. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { tenantContext } from '#context.ts';
import type { PublicCtx } from '#context.ts';
import { insertEventsFrom } from '#data/outbox.ts';
import type { QueryPlan } from '#data/query-plan.ts';
import type { CvOutcome } from '#events.ts';

type Claimed = { id: number; companyId: number; leaseUntil: Date };

/** Belongs before the statements that end the lease: it is only written while the reader has it. */
export function insertReadEvent(
  ctx: PublicCtx,
  { id, companyId, leaseUntil }: Claimed,
  outcome: CvOutcome,
): QueryPlan<string[]> {
  return insertEventsFrom(
    tenantContext(ctx, companyId),
    { name: 'cv.read', subject: 'candidate' },
    sql`select d.candidate_id as subject_id, json_object(
        'candidate_job_id', nullif(d.application_id, 0), 'candidate_id', d.candidate_id,
        'document_id', d.id, 'outcome', ${outcome}) as data
      from documents d
      where d.id = ${id} and d.parse_due_at = ${leaseUntil.getTime()} and not ${isImported}`,
  );
}

/** Whether an import has added the document: with an application or a person that it wrote, before it was finished. */
const isImported: SQL = sql`exists (select 1 from imports i
  cross join import_records r on r.import_id = i.id
    and (r.entity, r.record_id) in (values ('applications', d.application_id), ('candidates', d.candidate_id))
  where i.company_id = d.company_id and r.written_at is not null
    and d.created_at <= coalesce(i.finished_at, d.created_at))`;
