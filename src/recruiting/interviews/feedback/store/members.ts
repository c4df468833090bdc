/** The members who can be asked for feedback. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';

export type ActiveMember = { user_id: number; name: string };

/** More than a form shows usefully. */
const SHOWN_MAX = 200;

/** Those of the hiring team first, then by name: who is neither asked about the stage nor has given feedback on it. */
export function activeMembers(
  ctx: Ctx,
  { applicationId, stageId }: { applicationId: number; stageId: SQL },
): QueryPlan<ActiveMember[]> {
  return QueryPlan.rows(
    rawStatement<ActiveMember>(
      ctx,
      sql`select m.user_id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name
        from members m join users u on u.id = m.user_id
        where m.company_id = ${ctx.tenant.id} and m.status = 'active'
          and not exists (select 1 from feedback_requests r where r.user_id = m.user_id
            and r.application_id = ${applicationId} and r.stage_id = ${stageId}
            and r.done_at is null and r.canceled_at is null)
          and not exists (select 1 from feedback f where f.application_id = ${applicationId}
            and f.stage_id = ${stageId} and f.user_id = m.user_id and f.submitted_at is not null)
        order by exists (select 1 from job_members t where t.user_id = m.user_id and t.job_id =
          (select job_id from applications where id = ${applicationId})) desc, name, m.user_id limit ${SHOWN_MAX}`,
    ),
  );
}
