/** What the page of a person shows beside their record: consents, and how much of what is stored. */
import { sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan } from '#data/query-plan.ts';
export { countPairs } from '#recruiting/people/duplicates/store/pairs.ts';
import { currentId } from './candidates.ts';

export type ConsentRow = { job: string; text: string; at: number };

const CONSENTS_MAX = 20;

/** The last consents, each with the job that the person applied for. */
export function consentsOf(ctx: Ctx, id: number): QueryPlan<ConsentRow[]> {
  const consents = rawStatement<ConsentRow>(
    ctx,
    sql`select j.title as job, a.consent_text as text, a.consent_at as at
      from applications a join jobs j on j.id = a.job_id
      where a.candidate_id = ${currentId(ctx, id)} and a.company_id = ${ctx.tenant.id}
        and a.consent_text is not null
      order by a.id desc limit ${sql.raw(String(CONSENTS_MAX))}`,
  );
  return queryPlan([consents], ([rows]) => rows);
}

/** How many rows there are of what names the person. */
export type Tally = {
  applications: number;
  notes: number;
  emails: number;
  documents: number;
  meetings: number;
};

export function tallyOf(ctx: Ctx, id: number): QueryPlan<Tally> {
  const person = sql`candidate_id = ${currentId(ctx, id)} and company_id = ${ctx.tenant.id}`;
  const ofApplications = (table: string) => sql`(select count(*) from ${sql.identifier(table)}
    where application_id in (select id from applications where ${person}))`;
  const counted = rawStatement<Tally>(
    ctx,
    sql`select (select count(*) from applications where ${person}) as applications,
      ${ofApplications('application_notes')} as notes, ${ofApplications('mails')} as emails,
      (select count(*) from documents where ${person} and removed_at is null) as documents,
      ${ofApplications('meetings')} as meetings`,
  );
  const none = { applications: 0, notes: 0, emails: 0, documents: 0, meetings: 0 };
  return queryPlan([counted], ([[row]]) => row ?? none);
}
