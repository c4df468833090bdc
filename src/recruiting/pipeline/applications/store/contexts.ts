/** What bulk actions read: the applications with everything that a change of them needs, in a fixed number of statements. */
import { desc, eq, SQL, sql } from 'drizzle-orm';
import { membersByEmail } from '#accounts/people/store.ts';
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { activities, applications } from '#data/tables/applications.ts';
import { candidates } from '#data/tables/candidates.ts';
import { jobs } from '#data/tables/jobs.ts';
import { stages } from '#data/tables/pipelines.ts';
import { tenantStore } from '#data/tenant-store.ts';
import { tagsOf } from '#recruiting/people/tags/store.ts';
import { companyContext } from './context.ts';
import type { Arrival, MoveContext } from './context.ts';
import { mergeFacts } from './merge-facts.ts';

const jobStore = tenantStore(jobs);

/** The rows of these applications, and the stages that they can be in. */
function applicationRows(
  ctx: Ctx,
  listed: SQL,
  { mayHire = false, changesTags = false, returns = false, stageId = 0 }: Extras,
) {
  const { db, tenant } = ctx;
  // The plus keeps SQLite from reading every row of the company by an index instead of these by their ids.
  const areOwn = (ids: SQL) => sql`id in ${ids} and +company_id = ${tenant.id}`;
  const own = (column: 'candidate_id' | 'job_id' | 'stage_id') =>
    sql`(select ${sql.identifier(column)} from applications where ${areOwn(listed)})`;
  // The stages of the jobs' pipelines and, for jobs without one, of the pipelines that the applications are in.
  const pipelines = sql`(select (select pipeline_id from jobs j where j.id = a.job_id)
      from applications a where ${areOwn(listed)}
    union all select pipeline_id from stages where id in ${own('stage_id')})`;
  return QueryPlan.all({
    applications: QueryPlan.rows(db.select().from(applications).where(areOwn(listed))),
    candidates: QueryPlan.rows(
      db
        .select()
        .from(candidates)
        .where(areOwn(own('candidate_id'))),
    ),
    jobs: QueryPlan.rows(
      db
        .select()
        .from(jobs)
        .where(jobStore.ofCompany(ctx, sql`id in ${own('job_id')}`)),
    ),
    stages: QueryPlan.rows(
      db
        .select()
        .from(stages)
        .where(sql`${eq(stages.companyId, tenant.id)} and pipeline_id in ${pipelines}`),
    ),
    accountOf: membersByEmail(
      ctx,
      sql`select email_key from candidates where id in ${own('candidate_id')} and ${mayHire}`,
    ),
    tags:
      changesTags === false
        ? QueryPlan.of([])
        : tagsOf(
            ctx,
            sql`(select candidate_id from applications where ${areOwn(listed)} and ${changesTags})`,
          ),
    arrivals:
      returns === false
        ? QueryPlan.of([])
        : QueryPlan.rows(
            db
              .select()
              .from(activities)
              .where(sql`company_id = ${tenant.id} and application_id in ${listed}
                and to_stage is not null and ${returns}`)
              .orderBy(desc(activities.id)),
          ),
    company: companyContext(ctx, stageId),
    merged: mergeFacts(ctx, listed),
  });
}

/** The context of an application, with the stage it is to move to. */
export type ContextOf = (id: number, toStageId?: number) => BulkFacts | undefined;

/** `tagIds` are those of the candidate, where they are asked for. */
export type BulkFacts = MoveContext & {
  tagIds: readonly number[];
  /** The last two, where it may be taken back. */
  arrivals: readonly Arrival[];
};

/**
 * What is read for some actions only, under a condition: the accounts where one may be hired, the tags where they change,
 * the last stages where it returns.
 */
export type Extras = {
  mayHire?: boolean | SQL;
  changesTags?: boolean | SQL;
  returns?: boolean | SQL;
  /** Whose email is sent. */
  stageId?: number;
};

/**
 * The contexts of the company's applications among `ids`, by id; a subquery may have them. A bulk action moves items to different stages when it is
 * undone: `toStage` returns the stage of each.  The ids are bound as one JSON value: D1
 * allows 100 parameters.
 */
export function applicationContexts(
  ctx: Ctx,
  ids: readonly number[] | SQL,
  extras: Extras = {},
): QueryPlan<ContextOf> {
  const listed =
    ids instanceof SQL ? ids : sql`(select value from json_each(${JSON.stringify(ids)}))`;
  return QueryPlan.map(
    applicationRows(ctx, listed, extras),
    ({ company, accountOf, merged, ...rows }) => {
      const [applicationsById, candidatesById] = [byId(rows.applications), byId(rows.candidates)];
      const tagsByCandidate = Map.groupBy(rows.tags, ({ candidateId }) => candidateId);
      const arrivalsById = Map.groupBy(rows.arrivals, ({ applicationId }) => applicationId);
      const [jobsById, stagesById] = [byId(rows.jobs), byId(rows.stages)];
      return (id, toStageId = 0) => {
        const application = applicationsById.get(id);
        const candidate = candidatesById.get(application?.candidateId ?? 0);
        const job = jobsById.get(application?.jobId ?? 0);
        const stage = stagesById.get(application?.stageId ?? 0);
        if (!application || !candidate || !job || !stage) return undefined;
        const pipelineId = job.pipelineId ?? stage.pipelineId;
        const flow = rows.stages.filter((one) => one.pipelineId === pipelineId);
        return {
          application,
          candidate,
          job,
          stage,
          targetStage: flow.find((one) => one.id === toStageId),
          hiredStage: flow.find(({ type }) => type === 'hired'),
          account: accountOf(candidate.email),
          office: merged.officeOf(job.id),
          meeting: merged.meetingOf(id),
          tagIds: (tagsByCandidate.get(candidate.id) ?? []).map((tag) => tag.id),
          arrivals: arrivalsById.get(id) ?? [],
          ...company,
        };
      };
    },
  );
}

function byId<Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
