/** What writing a task needs to know: what it is about, and who may be given it. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { idOfJob } from '#data/job-ref.ts';
import { QueryPlan, rawStatement, rowOrNotFound } from '#data/query-plan.ts';
import { memberSees } from '#data/sights.ts';
import { activeMembers } from '#recruiting/jobs/hiring-team/store.ts';
import type { MemberChoice, TeamOf } from '#recruiting/jobs/hiring-team/store.ts';

/** What a task is about: a job, an application, or neither. */
export type About = TeamOf | null;

export type Subject = {
  applicationId: number | null;
  job: { id: number; hashId: string; title: string } | null;
  /** Empty where it is about no application. */
  name: string;
  isErased: boolean;
};

type SubjectRow = {
  application_id: number | null;
  job_id: number;
  hash_id: string;
  title: string;
  name: string | null;
  erased_at: number | null;
};

/** 404 where the member sees no such application or job. */
export function subjectOf(ctx: Ctx, about: About): QueryPlan<Subject> {
  if (!about) return QueryPlan.of({ applicationId: null, job: null, name: '', isErased: false });
  const found =
    'applicationId' in about
      ? sql`select a.id as application_id, j.id as job_id, j.hash_id, j.title,
            trim(c.first_name || ' ' || c.last_name) as name, c.erased_at
          from applications a join jobs j on j.id = a.job_id join candidates c on c.id = a.candidate_id
          where a.id = ${about.applicationId} and a.company_id = ${ctx.tenant.id}`
      : sql`select null as application_id, j.id as job_id, j.hash_id, j.title, null as name,
            null as erased_at from jobs j where j.id = ${idOfJob(ctx, about)}`;
  return QueryPlan.map(QueryPlan.first(rawStatement<SubjectRow>(ctx, found)), (row) => {
    const one = rowOrNotFound(row);
    return {
      applicationId: one.application_id,
      job: { id: one.job_id, hashId: one.hash_id, title: one.title },
      name: one.name ?? '',
      isErased: one.erased_at !== null,
    };
  });
}

/** The ids of what a task is about, as subqueries. */
export type Place = Record<'application' | 'job', SQL>;

export function placeOf(ctx: Ctx, about: About): Place {
  if (!about) return { application: sql`null`, job: sql`null` };
  return 'applicationId' in about
    ? { application: sql`${about.applicationId}`, job: sql`null` }
    : { application: sql`null`, job: idOfJob(ctx, about) };
}

export function placeOfTask(ctx: Ctx, id: number): Place {
  const column = (name: string) =>
    sql`(select ${sql.identifier(name)} from tasks where id = ${id} and company_id = ${ctx.tenant.id})`;
  return { application: column('application_id'), job: column('job_id') };
}

/** Members who see what the task is about, by name: one of them, or all. */
export function assignable(
  ctx: Ctx,
  place: Place,
  { userId, team }: { userId?: number; team?: About } = {},
): QueryPlan<MemberChoice[]> {
  const sees = memberSees(ctx.tenant.id, place);
  const isWanted = userId === undefined ? sees : sql`m.user_id = ${userId} and ${sees}`;
  return activeMembers(ctx, isWanted, team ?? undefined);
}
