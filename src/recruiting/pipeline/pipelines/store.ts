/** The queries of pipelines and their stages. */
import { and, asc, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import type { SQL } from 'drizzle-orm';
import { assertHolds } from '#data/commit.ts';
import { insertEventsFrom } from '#data/outbox.ts';
import { QueryPlan, rowOrNotFound, queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { activities, applications } from '#data/tables/applications.ts';
import { candidates } from '#data/tables/candidates.ts';
import { contractedCompanies } from '#data/tables/contracted-companies.ts';
import { jobs } from '#data/tables/jobs.ts';
import { pipelines, stages } from '#data/tables/pipelines.ts';
import { nextUpdatedAt, tenantStore } from '#data/tenant-store.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import type { StagePlan } from './rules.ts';

export const pipelineStore = tenantStore(pipelines);

type PipelineWithStages = {
  pipeline: typeof pipelines.$inferSelect;
  stages: (typeof stages.$inferSelect)[];
};

export function pipelineWithStages(ctx: Ctx, id: number): QueryPlan<PipelineWithStages> {
  return queryPlan(
    [
      ctx.db
        .select()
        .from(pipelines)
        .where(pipelineStore.ofCompany(ctx, eq(pipelines.id, id))),
      ctx.db
        .select()
        .from(stages)
        .where(and(eq(stages.companyId, ctx.tenant.id), eq(stages.pipelineId, id)))
        .orderBy(asc(stages.position)),
    ],
    ([[pipeline], stageRows]) => ({ pipeline: rowOrNotFound(pipeline), stages: stageRows }),
  );
}

/** Reads a page of pipelines with their stages, in one round trip. */
export function pipelinePage(ctx: Ctx, paging: Paging) {
  const since = paging['updated-since'];
  const matching = pipelineStore.ofCompany(ctx, since && gte(pipelines.updatedAt, since));
  const filter = and(matching, paging.cursor && lt(pipelines.id, paging.cursor.id));
  const offset = paging.cursor ? 0 : (paging.page - 1) * paging.max;
  const ids = ctx.db
    .select({ id: pipelines.id })
    .from(pipelines)
    .where(filter)
    .orderBy(desc(pipelines.id))
    .limit(paging.max + 1)
    .offset(offset);
  const page = queryPlan(
    [
      ctx.db
        .select()
        .from(pipelines)
        .where(filter)
        .orderBy(desc(pipelines.id))
        .limit(paging.max + 1)
        .offset(offset),
      ctx.db
        .select()
        .from(stages)
        .where(and(eq(stages.companyId, ctx.tenant.id), inArray(stages.pipelineId, ids)))
        .orderBy(asc(stages.position)),
    ],
    ([rows, stageRows]) => ({
      rows,
      stages: Map.groupBy(stageRows, ({ pipelineId }) => pipelineId),
    }),
  );
  return QueryPlan.all([page, pipelineStore.total(ctx, paging)]);
}

type NewPipelineRow = { id: number; name: string; isDefault: boolean };
type NewStageRow = StagePlan & { id: number };

export function insertPipeline(
  ctx: Ctx,
  pipeline: NewPipelineRow,
  plan: readonly NewStageRow[],
): Statement[] {
  const stamp = { createdAt: ctx.now, updatedAt: ctx.now };
  return [
    pipelineStore.insert(ctx, { ...pipeline, ...stamp }),
    ...plan.map((stage, index) => insertStage(ctx, pipeline.id, stage, index + 1)),
  ];
}

export function insertStage(
  ctx: Ctx,
  pipelineId: number,
  stage: NewStageRow,
  position: number,
): Statement {
  const { id, name, type, emailTemplate, publicLabel, daysLimit, feedbackForm } = stage;
  const own = { id, companyId: ctx.tenant.id, pipelineId, position };
  return ctx.db
    .insert(stages)
    .values({ ...own, name, type, emailTemplate, publicLabel, daysLimit, feedbackForm });
}

/** Updates a stage; without `emailTemplate` it keeps its template. */
export function updateStage(
  ctx: Ctx,
  id: number,
  change: Pick<StagePlan, 'name' | 'type' | 'publicLabel' | 'daysLimit' | 'feedbackForm'> & {
    emailTemplate?: StagePlan['emailTemplate'];
    position: number;
  },
): Statement {
  return ctx.db
    .update(stages)
    .set(change)
    .where(and(eq(stages.companyId, ctx.tenant.id), eq(stages.id, id)));
}

/** Fails the batch if one of the stages has applications. */
export function assertStagesEmpty(ctx: Ctx, ids: readonly number[]): Statement {
  return assertHolds(
    ctx,
    sql`not exists (select 1 from ${stages} where id in
      (select value from json_each(${JSON.stringify(ids)})) and application_count > 0)`,
  );
}

/** Deletes the stages. A foreign key fails the batch if an application has entered one in the meantime. */
export function deleteStages(ctx: Ctx, ids: readonly number[]): Statement {
  return ctx.db
    .delete(stages)
    .where(and(eq(stages.companyId, ctx.tenant.id), inArray(stages.id, [...ids])));
}

type StageName = { id: number; name: string };

/** Inserts an `application.stage_changed` event for each application in the stages `from`. */
export function insertMoveEvents(
  ctx: Ctx,
  from: readonly number[],
  to: number,
): QueryPlan<string[]> {
  return insertEventsFrom(
    ctx,
    { name: 'application.stage_changed', subject: 'application' },
    sql`select a.id as subject_id, json_object('candidate_job_id', a.id, 'job_id', a.job_id,
        'email', c.email, 'new_stage_id', cast(${to} as integer)) as data
      from ${applications} as a join ${candidates} as c on c.id = a.candidate_id
      where ${isIn(ctx, from)}`,
  );
}

/** Moves the applications to the stage `to` and records the move in their history. */
export function moveApplications(ctx: Ctx, from: readonly StageName[], to: StageName): Statement[] {
  const ids = from.map(({ id }) => id);
  const names = JSON.stringify(Object.fromEntries(from.map(({ id, name }) => [id, name])));
  const before = ctx.newId();
  return [
    rawStatement(
      ctx,
      sql`insert into ${activities}
          (id, company_id, application_id, job_id, kind, user_id, from_stage, to_stage, created_at)
        select ${before} + row_number() over (order by a.id), a.company_id, a.id, a.job_id, 'moved',
          ${ctx.actor?.userId ?? null},
          json_object('id', a.stage_id, 'name', ${names} ->> ('$."' || a.stage_id || '"')),
          ${JSON.stringify({ id: to.id, name: to.name })}, ${ctx.now.getTime()}
        from ${applications} as a where ${isIn(ctx, ids)}`,
    ),
    rawStatement(
      ctx,
      sql`update ${applications} as a set stage_id = ${to.id}, stage_since = ${ctx.now.getTime()},
          updated_at = max(${ctx.now.getTime()}, a.updated_at + 1)
        where ${isIn(ctx, ids)}`,
    ),
  ];
}

function isIn(ctx: Ctx, stageIds: readonly number[]): SQL {
  return sql`a.company_id = ${ctx.tenant.id}
    and a.stage_id in (select value from json_each(${JSON.stringify(stageIds)}))`;
}

export function unsetDefault(ctx: Ctx): Statement {
  return ctx.db
    .update(pipelines)
    .set({ isDefault: false, updatedAt: nextUpdatedAt(ctx, pipelines.updatedAt) })
    .where(pipelineStore.ofCompany(ctx, eq(pipelines.isDefault, true)));
}

/** Whether a job or a contracted company uses the pipeline. */
export function isUsed(ctx: Ctx, id: number): QueryPlan<boolean> {
  const companyId = ctx.tenant.id;
  return queryPlan(
    [
      ctx.db
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(eq(jobs.companyId, companyId), eq(jobs.pipelineId, id)))
        .limit(1),
      ctx.db
        .select({ id: contractedCompanies.id })
        .from(contractedCompanies)
        .where(
          and(eq(contractedCompanies.companyId, companyId), eq(contractedCompanies.pipelineId, id)),
        )
        .limit(1),
    ],
    ([byJobs, byCompanies]) => byJobs.length + byCompanies.length > 0,
  );
}

/** A condition of the DELETE, because the pipeline may have become the default in the meantime. */
export function isNotDefault() {
  return ne(pipelines.isDefault, true);
}
