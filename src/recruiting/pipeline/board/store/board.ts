/** The queries of the board of a job: its stages, how many are in each, and the latest of each, in one round trip; and the table of its applications. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { idOfJob } from '#data/job-ref.ts';
import { QueryPlan, queryPlan, rawStatement, rowOrNotFound } from '#data/query-plan.ts';
import { jobStageCounts } from '#data/tables/applications.ts';
import type { Ref } from '#lib/ids.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import type { ApplicationFacts } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { filteredApplications } from '#recruiting/pipeline/applications/store/filtered-pages.ts';
import { applicationsOfJob } from '#recruiting/pipeline/applications/store/pages.ts';
import { tagsPlan } from '#recruiting/people/candidates/store/choices.ts';
import { checkedPlan } from '#recruiting/people/people-search/store/filters.ts';
import { sourceNames } from '#recruiting/jobs/sources/store.ts';
import type { ApplicationStatus, JobStatus, StageType } from '#vocabulary/lists.ts';
import { CARDS_OF_BOARD, CARDS_PER_PAGE, CHANGES_MAX } from '../rules.ts';
import type { CardCursor } from '../rules.ts';
import { matches, matchesInStage } from './matches.ts';
import type { Wanted } from './matches.ts';
import { countOfStages, pipelineOf } from './pipeline.ts';

export { tagsPlan } from '#recruiting/people/candidates/store/choices.ts';
export { sourceNames } from '#recruiting/jobs/sources/store.ts';
export { markViewed } from '#recruiting/pipeline/applications/store/beside.ts';

export type JobRow = {
  id: number;
  hash_id: string;
  /** Of the career domain of the company. */
  hostname: string;
  title: string;
  status: JobStatus;
  skills: string;
};

export type StageRow = {
  id: number;
  name: string;
  type: StageType;
  days_limit: number | null;
  sends_email: number;
  n: number;
};

export type CardRow = {
  id: number;
  candidate_id: number;
  stage_id: number;
  stage_since: number;
  updated_at: number;
  status: ApplicationStatus;
  source: string;
  /** As the company names it. */
  source_name: string | null;
  first_viewed_at: number | null;
  rejection_reason_id: number | null;
  /** When it was rejected or hired. */
  decided_at: number | null;
  first_name: string;
  last_name: string;
  cv_brief: string | null;
  /** Whether feedback on it is late. */
  is_feedback_due: number;
  /** Of the filters of the board. */
  is_match: number;
};

export type BoardRows = { job: JobRow; stages: StageRow[]; cards: CardRow[] };

/** The newest cards of every stage, of those that match; 404 for a job that the company does not have. */
export function boardRows(ctx: Ctx, ref: Ref, wanted: Wanted | null): QueryPlan<BoardRows> {
  const stages = sql`(select id from stages
    where company_id = ${ctx.tenant.id} and pipeline_id = ${pipelineOf(ctx, ref)}) s`;
  // One more, which says whether there are more.
  const limit = sql`min(${sql.raw(String(CARDS_PER_PAGE))}, ${sql.raw(String(CARDS_OF_BOARD))} / ${countOfStages(ctx, ref)}) + 1`;
  const from = sql`${stages} cross join applications a on ${inStage(ctx, ref, { limit, wanted })}`;
  return checked(ctx, wanted, withCards(ctx, ref, from, { wanted }));
}

/** The next cards of one stage. */
export function columnRows(
  ctx: Ctx,
  ref: Ref,
  stageId: number,
  { after, wanted }: { after: CardCursor | null; wanted: Wanted | null },
): QueryPlan<BoardRows> {
  const stage = sql`(select id from stages
    where company_id = ${ctx.tenant.id} and id = ${stageId}) s`;
  const limit = sql.raw(String(CARDS_PER_PAGE + 1));
  const from = sql`${stage} cross join applications a on ${inStage(ctx, ref, { limit, after, wanted })}`;
  return checked(ctx, wanted, withCards(ctx, ref, from, { wanted }));
}

/** Throws 422 for filters that name what the company does not have. */
function checked<Rows>(ctx: Ctx, wanted: Wanted | null, plan: QueryPlan<Rows>): QueryPlan<Rows> {
  return wanted ? checkedPlan(ctx, 'application_index', wanted.filters, plan) : plan;
}

/** The cards of these applications of the job, whatever their status, and the counts as they are now. */
export function cardRows(ctx: Ctx, ref: Ref, ids: readonly number[]): QueryPlan<BoardRows> {
  return withHead(ctx, ref, cardsOf(ctx, ref, ids));
}

/** The same without the job and its counts. */
export function cardsOf(ctx: Ctx, ref: Ref, ids: readonly number[]): QueryPlan<CardRow[]> {
  // The unary plus keeps SQLite on the ids: the index by job would be walked.
  return cardsFrom(
    ctx,
    sql`(select value from json_each(${JSON.stringify(ids)})) e join applications a on a.id = e.value
      and +a.company_id = ${ctx.tenant.id} and +a.job_id = ${idOfJob(ctx, ref)}`,
  );
}

/** The first cards that changed after the cursor; without the stages where there are none, as most polls find. */
export function changedRows(
  ctx: Ctx,
  ref: Ref,
  { after, wanted }: { after: CardCursor; wanted: Wanted | null },
): QueryPlan<BoardRows> {
  const changed = sql`from applications where company_id = ${ctx.tenant.id}
    and job_id = ${idOfJob(ctx, ref)} and (updated_at, id) > (cast(${after.since} as integer), cast(${after.id} as integer))`;
  const cards = cardsFrom(
    ctx,
    sql`(select * ${changed} order by updated_at, id limit ${sql.raw(String(CHANGES_MAX))}) a`,
    wanted ? matches(ctx, wanted) : undefined,
  );
  return withHead(ctx, ref, cards, { hasStages: sql`exists (select 1 ${changed})`, wanted });
}

type HeadRows = Omit<BoardRows, 'cards'>;
type PageRows = { rows: ApplicationFacts[]; total: number };
export type TableRows = {
  head: HeadRows;
  page: PageRows;
  sources: ReadonlyMap<number, string>;
  tags: { id: number; name: string }[];
};

/** The job and its stages, with a page of its applications that match, and the names of sources. */
export function tableRows(
  ctx: Ctx,
  ref: Ref,
  paging: Paging,
  { filters, key, countedMax }: Wanted & { countedMax: number | null },
): QueryPlan<TableRows> {
  const page =
    countedMax === null
      ? applicationsOfJob(ctx, ref, paging)
      : filteredApplications(ctx, paging, {
          filters,
          key,
          job: ref,
          countedMax,
          cvs: 'unless-off',
        });
  return QueryPlan.all({
    head: headRows(ctx, ref),
    page,
    sources: sourceNames(ctx),
    tags: tagsPlan(ctx),
  });
}

type HeadOptions = {
  /** The stages are read where it holds. */
  hasStages?: SQL;
  /** Counts what matches. */
  wanted?: Wanted | null;
};

function headRows(
  ctx: Ctx,
  ref: Ref,
  { hasStages, wanted = null }: HeadOptions = {},
): QueryPlan<HeadRows> {
  const pipeline = pipelineOf(ctx, ref);
  // No stage is of the pipeline null, and none is read to find that out.
  const pipelineId = hasStages ? sql`case when ${hasStages} then ${pipeline} end` : pipeline;
  const jobId = idOfJob(ctx, ref);
  const n = wanted ? matchesInStage(ctx, ref, wanted).count : sql`coalesce(c.application_count, 0)`;
  return queryPlan(
    [
      rawStatement<JobRow>(
        ctx,
        sql`select id, hash_id, title, status, skills, (select d.hostname from companies c
          join career_domains d on d.id = c.career_domain_id where c.id = ${ctx.tenant.id}) as hostname
          from jobs where id = ${jobId}`,
      ),
      rawStatement<StageRow>(
        ctx,
        sql`select s.id, s.name, s.type, s.days_limit, s.email_template is not null as sends_email, ${n} as n
          from stages s left join ${jobStageCounts} c on c.job_id = ${jobId} and c.stage_id = s.id
          where s.company_id = ${ctx.tenant.id} and s.pipeline_id = ${pipelineId}
          order by s.position`,
      ),
    ],
    ([[job], stages]) => ({ job: rowOrNotFound(job), stages }),
  );
}

function withCards(ctx: Ctx, ref: Ref, from: SQL, options: HeadOptions): QueryPlan<BoardRows> {
  return withHead(ctx, ref, cardsFrom(ctx, from), options);
}

function withHead(
  ctx: Ctx,
  ref: Ref,
  cards: QueryPlan<CardRow[]>,
  options: HeadOptions = {},
): QueryPlan<BoardRows> {
  const plan = QueryPlan.all({ head: headRows(ctx, ref, options), cards });
  return QueryPlan.map(plan, ({ head, cards: rows }) => ({ ...head, cards: rows }));
}

/** `from` is a table `a` of applications. */
function cardsFrom(ctx: Ctx, from: SQL, isMatch = sql`true`): QueryPlan<CardRow[]> {
  const cards = rawStatement<CardRow>(
    ctx,
    sql`select a.id, a.candidate_id, a.stage_id, a.stage_since, a.updated_at, a.status, a.source,
      a.first_viewed_at, a.rejection_reason_id, coalesce(a.rejected_at, a.hired_at) as decided_at,
      ${isMatch} as is_match,
      exists (select 1 from feedback_requests r where r.application_id = a.id and r.done_at is null
        and r.canceled_at is null and r.due_at < ${ctx.now.getTime()}) as is_feedback_due,
      (select name from sources where id = a.source_id) as source_name, p.first_name, p.last_name, (select cv_brief from documents
        where application_id = a.id and kind = 'cv' order by id desc limit 1) as cv_brief
      from ${from} join candidates p on p.id = a.candidate_id`,
  );
  return queryPlan([cards], ([rows]) => rows);
}

type InStage = {
  /** The most that are selected. */
  limit: SQL;
  after?: CardCursor | null;
  wanted: Wanted | null;
};

/** Selects from `a` those in the stage `s`, the latest arrivals first. */
function inStage(ctx: Ctx, ref: Ref, { limit, after = null, wanted }: InStage): SQL {
  const rest = after
    ? sql`and (b.stage_since, b.id) < (cast(${after.since} as integer), cast(${after.id} as integer))`
    : sql``;
  const from = wanted
    ? // Cross, so that SQLite reads what matches first.
      sql`(${matchesInStage(ctx, ref, wanted).ids}) m cross join applications b on b.id = m.id where true`
    : sql`applications b where company_id = ${ctx.tenant.id}
    and job_id = ${idOfJob(ctx, ref)} and stage_id = s.id and status <> 'rejected'`;
  return sql`a.id in (select b.id from ${from} ${rest}
    order by b.stage_since desc, b.id desc limit ${limit})`;
}
