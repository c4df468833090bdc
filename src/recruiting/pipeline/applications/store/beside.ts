/** What the page of an application shows beside it: who comes before and after in the stage, and what else the person applied for. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import { tagsPlan } from '#recruiting/people/candidates/store/choices.ts';
import { tagsOf } from '#recruiting/people/tags/store.ts';
import type { ApplicationStatus, JobStatus, MeetingStatus, StageType } from '#vocabulary/lists.ts';

export type NeighborRow = {
  id: number;
  candidate_id: number;
  first_name: string;
  last_name: string;
  is_viewed: number;
};
export type ReviewStageRow = { id: number; name: string; type: StageType; sendsEmail: number };
export type OtherApplicationRow = {
  id: number;
  hash_id: string;
  title: string;
  stage: string;
  status: ApplicationStatus;
  created_at: number;
};
export type MeetingOfApplicationRow = {
  title: string;
  id: number;
  starts_at: number;
  minutes: number;
  status: MeetingStatus;
  url: string | null;
  created_at: number;
};
export type ReviewJobRow = { skills: string; status: JobStatus };
export type FirstViewRow = {
  at: number | null;
  first_name: string | null;
  last_name: string | null;
  stage_since: number;
  /** As the company names it. */
  source_name: string | null;
};

const OTHERS_MAX = 20;
/** Of each side: as many as are in sight beside the application. */
const NEIGHBORS_MAX = 12;
const MEETINGS_MAX = 50;

/** The stage is read as a board shows it: the latest arrival first, without those who are rejected. */
export function reviewRows(ctx: Ctx, id: number) {
  const company = ctx.tenant.id;
  const own = sql`(select company_id, job_id, stage_id, stage_since, id, candidate_id from applications
    where id = ${id} and company_id = ${company})`;
  const neighbors = (isNext: boolean): SQL => {
    const order = sql.raw(isNext ? 'desc' : 'asc');
    return sql`select a.id, a.candidate_id, p.first_name, p.last_name, a.first_viewed_at is not null as is_viewed
      from ${own} o join applications a
        on a.company_id = o.company_id and a.job_id = o.job_id and a.stage_id = o.stage_id and a.status <> 'rejected'
      join candidates p on p.id = a.candidate_id
      where (a.stage_since, a.id) ${sql.raw(isNext ? '<' : '>')} (o.stage_since, o.id)
      order by a.stage_since ${order}, a.id ${order} limit ${sql.raw(String(NEIGHBORS_MAX))}`;
  };
  return queryPlan(
    [
      rawStatement<NeighborRow>(ctx, neighbors(true)),
      rawStatement<NeighborRow>(ctx, neighbors(false)),
      rawStatement<ReviewStageRow>(
        ctx,
        sql`select id, name, type, email_template is not null as sendsEmail from stages where company_id = ${company} and pipeline_id =
          (select pipeline_id from stages where id = (select stage_id from ${own})) order by position`,
      ),
      rawStatement<OtherApplicationRow>(
        ctx,
        sql`select a.id, j.hash_id, j.title, s.name as stage, a.status, a.created_at
          from applications a join jobs j on j.id = a.job_id join stages s on s.id = a.stage_id
          where a.company_id = ${company} and a.candidate_id = (select candidate_id from ${own}) and a.id <> ${id}
          order by a.id desc limit ${sql.raw(String(OTHERS_MAX))}`,
      ),
      rawStatement<ReviewJobRow>(
        ctx,
        sql`select skills, status from jobs where id = (select job_id from ${own})`,
      ),
      rawStatement<FirstViewRow>(
        ctx,
        sql`select a.first_viewed_at as at, a.stage_since, u.first_name, u.last_name,
            (select name from sources where id = a.source_id and company_id = ${company}) as source_name from applications a
          left join users u on u.id = a.first_viewed_by and ${namesReaders(ctx)} where a.id = ${id} and a.company_id = ${company}`,
      ),
      rawStatement<MeetingOfApplicationRow>(
        ctx,
        sql`select id, title, starts_at, duration_minutes as minutes, status, conference_url as url, created_at
          from meetings where application_id = ${id} and +company_id = ${company}
          order by id desc limit ${sql.raw(String(MEETINGS_MAX))}`,
      ),
    ],
    ([after, before, stages, others, [job], [view], meetings]) => ({
      after,
      before,
      stages,
      others,
      job,
      view,
      meetings,
    }),
  );
}

/** The tags of the person, and those of the company. */
export function tagsBeside(ctx: Ctx, id: number) {
  const candidate = sql`(select candidate_id from applications
    where id = ${id} and company_id = ${ctx.tenant.id})`;
  return QueryPlan.all({ own: tagsOf(ctx, candidate), all: tagsPlan(ctx) });
}

/** Whether the company has decided that members are named who have opened or read something. */
function namesReaders(ctx: Ctx): SQL {
  return sql`exists (select 1 from hiring_settings h where h.company_id = ${ctx.tenant.id} and h.names_readers = 1)`;
}

/** The first member who opens it; later ones change nothing. */
export function markViewed(ctx: Ctx, id: number) {
  // What is updated is not filtered, and nothing was read before: the subquery is.
  const isSeen = ctx.isAssigned
    ? sql`and exists (select 1 from applications a where a.id = ${id})`
    : sql``;
  return rawStatement(
    ctx,
    sql`update applications set first_viewed_at = ${ctx.now.getTime()}, first_viewed_by = case when ${namesReaders(ctx)} then ${ctx.actor?.userId ?? null} end
      where id = ${id} and company_id = ${ctx.tenant.id} and first_viewed_at is null ${isSeen}`,
  );
}

/** Whether it is this member who opened it first, in this request. */
export function isViewedNow(ctx: Ctx, id: number): QueryPlan<boolean> {
  const found = rawStatement<{ id: number }>(
    ctx,
    sql`select id from applications where id = ${id} and company_id = ${ctx.tenant.id}
      and first_viewed_at = ${ctx.now.getTime()}
        and coalesce(first_viewed_by, ${ctx.actor?.userId ?? null}) = ${ctx.actor?.userId ?? null}`,
  );
  return queryPlan([found], ([rows]) => rows.length > 0);
}
