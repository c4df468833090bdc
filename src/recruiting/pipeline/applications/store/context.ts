/** Queries of one application: with what actions on it need, and with its full record. */
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { prepared } from '#data/prepared.ts';
import type { StatementCtx } from '#data/prepared.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { PlanResult } from '#data/query-plan.ts';
import { activities, applications } from '#data/tables/applications.ts';
import { candidates } from '#data/tables/candidates.ts';
import { companies } from '#data/tables/companies.ts';
import { hiringSettings } from '#data/tables/hiring-settings.ts';
import { jobs } from '#data/tables/jobs.ts';
import { stages } from '#data/tables/pipelines.ts';
import { users } from '#data/tables/users.ts';
import { tenantStore } from '#data/tenant-store.ts';
import { accountsOf, membersByKey, usersByKey } from '#accounts/people/store.ts';
import type { Account } from '#accounts/people/store.ts';
import { textsInLanguages } from '#recruiting/pipeline/email-templates/store.ts';
import { careerHostname, companyLanguage } from '#recruiting/pipeline/messages/store.ts';
import { mergeFactsOf } from './merge-facts.ts';
import { applicationOrMerged } from './merged.ts';

export const applicationStore = tenantStore(applications);
export const candidateStore = tenantStore(candidates);

/** A column of the application, as a subquery for other statements of the batch. */
export function columnOf(
  ctx: StatementCtx,
  id: number,
  column: 'candidate_id' | 'job_id' | 'stage_id',
): SQL {
  return sql`(select ${sql.identifier(column)} from applications
    where id = ${id} and company_id = ${ctx.tenant.id})`;
}

/** The id of the job's pipeline; if it has none, of the pipeline that the application's stage belongs to. */
function pipelineOf(ctx: StatementCtx, id: number): SQL {
  return sql`coalesce((select pipeline_id from jobs where id = ${columnOf(ctx, id, 'job_id')}),
    (select pipeline_id from stages where id = ${columnOf(ctx, id, 'stage_id')}))`;
}

/** A stage of the job's pipeline; undefined for one of another pipeline or company. `stageId` is an id, or a query that has it. */
export function stageInPipeline(ctx: Ctx, id: number, stageId: SQL) {
  const isStage = and(inPipeline(ctx, id), sql`id = ${stageId}`);
  return QueryPlan.first(ctx.db.select().from(stages).where(isStage));
}

const applicationRow = prepared((ctx, id: number) =>
  ctx.db
    .select()
    .from(applications)
    .where(applicationStore.ofCompany(ctx, eq(applications.id, id))),
);
const candidateOf = prepared((ctx, id: number) =>
  ctx.db
    .select()
    .from(candidates)
    .where(candidateStore.ofCompany(ctx, sql`id = ${columnOf(ctx, id, 'candidate_id')}`)),
);
const jobOf = prepared((ctx, id: number) =>
  ctx.db
    .select()
    .from(jobs)
    .where(sql`id = ${columnOf(ctx, id, 'job_id')}`),
);
const stageOf = prepared((ctx, id: number) =>
  ctx.db
    .select()
    .from(stages)
    .where(sql`id = ${columnOf(ctx, id, 'stage_id')}`),
);

/** Returns the application with its candidate, job and stage, or throws 404 not_found. */
export function applicationWithParts(ctx: Ctx, id: number) {
  return QueryPlan.all({
    application: applicationOrMerged(ctx, id, QueryPlan.first(applicationRow(ctx, id))),
    candidate: QueryPlan.one(candidateOf(ctx, id)),
    job: QueryPlan.one(jobOf(ctx, id)),
    stage: QueryPlan.one(stageOf(ctx, id)),
  });
}

const inPipeline = (ctx: StatementCtx, id: number) =>
  and(eq(stages.companyId, ctx.tenant.id), sql`pipeline_id = ${pipelineOf(ctx, id)}`);
const targetStageOf = prepared((ctx, id: number, stageId: number) =>
  ctx.db
    .select()
    .from(stages)
    .where(and(inPipeline(ctx, id), eq(stages.id, stageId))),
);
const hiredStageOf = prepared((ctx, id: number) =>
  ctx.db
    .select()
    .from(stages)
    .where(and(inPipeline(ctx, id), eq(stages.type, 'hired'))),
);

export type ApplicationContext = PlanResult<typeof applicationContext>;

/** What actions on an application need. `targetStage` is the stage `stageId` if it belongs to the pipeline. */
export function applicationContext(ctx: Ctx, id: number, stageId = 0) {
  const plan = QueryPlan.all({
    parts: applicationWithParts(ctx, id),
    beside: QueryPlan.all({
      /** Undefined if it belongs to another pipeline or company. */
      targetStage: QueryPlan.first(targetStageOf(ctx, id, stageId)),
      hiredStage: QueryPlan.first(hiredStageOf(ctx, id)),
    }),
    company: companyContext(ctx, stageId),
    merged: mergeFactsOf(ctx, id),
  });
  return QueryPlan.map(plan, ({ parts, beside, company, merged }) => ({
    ...parts,
    ...beside,
    ...company,
    office: merged.officeOf(parts.job.id),
    meeting: merged.meetingOf(parts.application.id),
  }));
}

export type MoveContext = ApplicationContext & { account: Account };

const hiredKeys = (ctx: StatementCtx, id: number, stageId: number | null) =>
  sql`select email_key from candidates where id = ${columnOf(ctx, id, 'candidate_id')}
    and (${stageId} is null or ${isHiring(ctx, stageId)})`;
const hiredUsers = prepared((ctx, id: number, stageId: number | null) =>
  usersByKey(ctx, hiredKeys(ctx, id, stageId)),
);
const hiredMembers = prepared((ctx, id: number, stageId: number | null) =>
  membersByKey(ctx, hiredKeys(ctx, id, stageId)),
);

/** What a move needs. `account` is that of the candidate, read where the move hires: without a target stage, or into the last. */
export function moveContext(ctx: Ctx, id: number, stageId?: number): QueryPlan<MoveContext> {
  const plan = QueryPlan.all({
    facts: applicationContext(ctx, id, stageId),
    accountOf: accountsOf(
      hiredUsers(ctx, id, stageId ?? null),
      hiredMembers(ctx, id, stageId ?? null),
    ),
  });
  return QueryPlan.map(plan, ({ facts, accountOf }) => ({
    ...facts,
    account: accountOf(facts.candidate.email),
  }));
}

/** Whether a move to this stage hires. */
export function isHiring({ tenant }: StatementCtx, stageId: number | null): SQL {
  return sql`exists (select 1 from stages
    where id = ${stageId} and company_id = ${tenant.id} and type = 'hired')`;
}

const companyFacts = prepared(({ db, tenant }) =>
  db
    .select({
      name: companies.name,
      language: companyLanguage,
      legalLinks: companies.legalLinks,
      hostname: careerHostname,
    })
    .from(companies)
    .where(eq(companies.id, tenant.id)),
);
const settingsOf = prepared(({ db, tenant }) =>
  db.select().from(hiringSettings).where(eq(hiringSettings.companyId, tenant.id)),
);
const userById = prepared(({ db }, id: number) => db.select().from(users).where(eq(users.id, id)));

/** What actions need of the company and the current user, with the texts of rejections and of the emails of a stage. */
export function companyContext(ctx: Ctx, stageId = 0) {
  return QueryPlan.all({
    company: QueryPlan.one(companyFacts(ctx)),
    texts: textsInLanguages(ctx, stageId),
    settings: QueryPlan.first(settingsOf(ctx)),
    /** Undefined if the service acts. */
    user: QueryPlan.first(userById(ctx, ctx.actor?.userId ?? 0)),
  });
}

/** Ids of the candidate's applications, as a subquery. */
export function applicationsOf(ctx: Ctx, candidateId: number): SQL {
  return sql`(select id from applications
    where candidate_id = ${candidateId} and company_id = ${ctx.tenant.id})`;
}

/** The last two times that an application came to a stage, newest first. */
export type Arrival = typeof activities.$inferSelect;

export function lastArrivals({ db, tenant }: Ctx, id: number) {
  return QueryPlan.rows(
    db
      .select()
      .from(activities)
      .where(
        and(
          eq(activities.companyId, tenant.id),
          eq(activities.applicationId, id),
          isNotNull(activities.toStage),
        ),
      )
      .orderBy(desc(activities.id))
      .limit(2),
  );
}
