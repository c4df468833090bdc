/** One application with all that deciding about it needs, and all that its record shows. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { rowOrNotFound, queryPlan } from '#data/query-plan.ts';
import type { QueryPlan } from '#data/query-plan.ts';
import { activities, applicationNotes, applications, candidates } from '#data/tables/candidates.ts';
import { companies } from '#data/tables/companies.ts';
import { documents, parsedCvs } from '#data/tables/documents.ts';
import { hiringSettings } from '#data/tables/hiring-settings.ts';
import { jobs } from '#data/tables/jobs.ts';
import { stages } from '#data/tables/pipelines.ts';
import { users } from '#data/tables/users.ts';
import { tenantStore } from '#data/tenant-store.ts';

export const applicationStore = tenantStore(applications);
export const candidateStore = tenantStore(candidates);

/** A column of the application, as part of a statement beside it. */
function of(ctx: Ctx, id: number, column: 'candidate_id' | 'job_id' | 'stage_id'): SQL {
  return sql`(select ${sql.identifier(column)} from applications
    where id = ${id} and company_id = ${ctx.tenant.id})`;
}

/** Of the job; where it has none, of the stage the application is in. */
function pipelineOf(ctx: Ctx, id: number): SQL {
  return sql`coalesce((select pipeline_id from jobs where id = ${of(ctx, id, 'job_id')}),
    (select pipeline_id from stages where id = ${of(ctx, id, 'stage_id')}))`;
}

export type Facts = ReturnType<typeof factsOf> extends QueryPlan<infer Found> ? Found : never;

/** `stageId`: a stage that may be of the job's pipeline. */
export function factsOf(ctx: Ctx, id: number, stageId = 0) {
  const ofCompany = eq(stages.companyId, ctx.tenant.id);
  const inPipeline = sql`pipeline_id = ${pipelineOf(ctx, id)}`;
  return queryPlan(
    [
      ctx.db
        .select()
        .from(applications)
        .where(applicationStore.ofCompany(ctx, eq(applications.id, id))),
      ctx.db
        .select()
        .from(candidates)
        .where(candidateStore.ofCompany(ctx, sql`id = ${of(ctx, id, 'candidate_id')}`)),
      ctx.db
        .select()
        .from(jobs)
        .where(sql`id = ${of(ctx, id, 'job_id')}`),
      ctx.db
        .select()
        .from(stages)
        .where(sql`id = ${of(ctx, id, 'stage_id')}`),
      ctx.db
        .select()
        .from(stages)
        .where(and(eq(stages.id, stageId), ofCompany, inPipeline)),
      ctx.db
        .select()
        .from(stages)
        .where(and(ofCompany, inPipeline, eq(stages.type, 'hired'))),
      ctx.db
        .select({ name: companies.name })
        .from(companies)
        .where(eq(companies.id, ctx.tenant.id)),
      ctx.db.select().from(hiringSettings).where(eq(hiringSettings.companyId, ctx.tenant.id)),
      ctx.db
        .select()
        .from(users)
        .where(eq(users.id, ctx.actor?.userId ?? 0)),
    ],
    ([
      [application],
      [candidate],
      [job],
      [stage],
      [wanted],
      [hired],
      [company],
      [settings],
      [user],
    ]) => ({
      application: rowOrNotFound(application),
      candidate: rowOrNotFound(candidate),
      job: rowOrNotFound(job),
      stage: rowOrNotFound(stage),
      /** Undefined: it is of another pipeline, or of nobody's. */
      wanted,
      hiredStage: hired,
      companyName: company?.name ?? '',
      settings,
      /** Who acts; undefined: the service itself. */
      user,
    }),
  );
}

const NOTES_SHOWN_MAX = 100;
const HISTORY_SHOWN_MAX = 200;
/** Two files an application; more come by merging. */
const DOCUMENTS_SHOWN_MAX = 50;

/** All that the record shows beside its mails. */
export function detailOf(ctx: Ctx, id: number) {
  const authorIds = sql`(select user_id from application_notes where application_id = ${id}
    union select user_id from activities where application_id = ${id})`;
  const newestCv = sql`(select id from documents where application_id = ${id} and kind = 'cv'
    order by id desc limit 1)`;
  const ownNotes = and(
    eq(applicationNotes.companyId, ctx.tenant.id),
    eq(applicationNotes.applicationId, id),
  );
  const ownHistory = and(eq(activities.companyId, ctx.tenant.id), eq(activities.applicationId, id));
  const ownDocuments = and(eq(documents.companyId, ctx.tenant.id), eq(documents.applicationId, id));
  return queryPlan(
    [
      ctx.db
        .select()
        .from(applications)
        .where(applicationStore.ofCompany(ctx, eq(applications.id, id))),
      ctx.db
        .select()
        .from(candidates)
        .where(candidateStore.ofCompany(ctx, sql`id = ${of(ctx, id, 'candidate_id')}`)),
      ctx.db
        .select()
        .from(jobs)
        .where(sql`id = ${of(ctx, id, 'job_id')}`),
      ctx.db
        .select()
        .from(stages)
        .where(sql`id = ${of(ctx, id, 'stage_id')}`),
      ctx.db
        .select()
        .from(applicationNotes)
        .where(ownNotes)
        .orderBy(desc(applicationNotes.id))
        .limit(NOTES_SHOWN_MAX),
      ctx.db
        .select()
        .from(activities)
        .where(ownHistory)
        .orderBy(desc(activities.id))
        .limit(HISTORY_SHOWN_MAX),
      ctx.db
        .select()
        .from(documents)
        .where(ownDocuments)
        .orderBy(asc(documents.id))
        .limit(DOCUMENTS_SHOWN_MAX),
      ctx.db
        .select()
        .from(parsedCvs)
        .where(sql`document_id = ${newestCv}`),
      ctx.db
        .select()
        .from(users)
        .where(sql`id in ${authorIds}`),
    ],
    ([[application], [candidate], [job], [stage], notes, history, files, [cv], authors]) => ({
      application: rowOrNotFound(application),
      candidate: rowOrNotFound(candidate),
      job: rowOrNotFound(job),
      stage: rowOrNotFound(stage),
      notes,
      history,
      documents: files,
      parsedCv: cv?.resume ?? null,
      authors: new Map(
        authors.map(({ id: userId, firstName, lastName }) => [
          userId,
          `${firstName} ${lastName}`.trim(),
        ]),
      ),
    }),
  );
}

/** The ids of the applications of a candidate, as a subquery. */
export function applicationsOf(ctx: Ctx, candidateId: number): SQL {
  return sql`(select id from applications
    where candidate_id = ${candidateId} and company_id = ${ctx.tenant.id})`;
}
