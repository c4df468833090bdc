/** Whom emails of the inbox are about. */
import { sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { MailStatus } from '#data/tables/mails.ts';

export type ApplicationOfEmail = {
  id: number;
  first_name: string;
  last_name: string;
  hash_id: string;
  title: string;
};

/** The applications that the emails of a page are about, by the same order and status. */
export function applicationsOfEmails(
  ctx: Ctx,
  { status, page, max }: { status: MailStatus | 'received'; page: number; max: number },
): QueryPlan<ApplicationOfEmail[]> {
  const listed =
    status === 'received'
      ? sql`received_emails where company_id = ${ctx.tenant.id} and kind is not null`
      : sql`mails where company_id = ${ctx.tenant.id} and status = ${status}
          and application_id is not null`;
  return QueryPlan.rows(
    rawStatement<ApplicationOfEmail>(
      ctx,
      sql`select a.id, c.first_name, c.last_name, j.hash_id, j.title
        from (select distinct application_id from (select application_id from ${listed}
          order by id desc limit ${max} offset ${(page - 1) * max})) m
        join applications a on a.id = m.application_id and +a.company_id = ${ctx.tenant.id}
        join candidates c on c.id = a.candidate_id join jobs j on j.id = a.job_id`,
    ),
  );
}
