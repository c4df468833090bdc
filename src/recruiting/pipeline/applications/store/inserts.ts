/** Queries that run before applications are created. */
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { idOfJob, isJob } from '#data/job-ref.ts';
import { preparedFor } from '#data/prepared.ts';
import type { StatementCtx } from '#data/prepared.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { applications } from '#data/tables/applications.ts';
import { candidates } from '#data/tables/candidates.ts';
import { documents, parsedCvs } from '#data/tables/documents.ts';
import { jobs } from '#data/tables/jobs.ts';
import { stages } from '#data/tables/pipelines.ts';
import { sources } from '#data/tables/sources.ts';
import { tenantStore } from '#data/tenant-store.ts';
import type { Ref } from '#lib/ids.ts';
import { shownCv } from '#recruiting/people/cvs/store/shown.ts';
import { questionsOfForm } from '#recruiting/jobs/questions/store/questions.ts';
import { sourcesFor } from '#recruiting/jobs/sources/store.ts';
export {
  ensureSource,
  insertOrigin,
  ownSource,
  sourceIdOf,
} from '#recruiting/jobs/sources/store.ts';
import { candidateStore } from './context.ts';

export { insertValues, valuesFor } from '#recruiting/people/custom-fields/store/values.ts';
export { insertAnswers } from '#recruiting/jobs/questions/store/questions.ts';

const jobStore = tenantStore(jobs);

/** Identifies the candidate by email address, by id, or by the id of one of their applications. */
export type Applicant =
  | { emailKey: string }
  | { candidateId: number | undefined; applicationId: number | undefined };

const jobAsked = preparedFor((ctx, job: Ref) =>
  ctx.db
    .select()
    .from(jobs)
    .where(jobStore.ofCompany(ctx, isJob(job))),
);
const candidateAsked = preparedFor((ctx, applicant: Applicant) =>
  ctx.db
    .select()
    .from(candidates)
    .where(candidateStore.ofCompany(ctx, sql`id = ${idOfCandidate(ctx, applicant)}`)),
);
const applicationAsked = preparedFor((ctx, asked: Ref & Applicant) => {
  const isTheirs = sql`candidate_id = ${idOfCandidate(ctx, asked)}`;
  return ctx.db
    .select()
    .from(applications)
    .where(and(eq(applications.jobId, idOfJob(ctx, asked)), isTheirs));
});
const stagesAsked = preparedFor((ctx, job: Ref) => stagesOf(ctx, idOfJob(ctx, job)));

/** The job, the candidate and their application to the job if they exist, the stages of the pipeline, and the questions of the form. */
export function beforeApplication(
  ctx: Ctx,
  job: Ref,
  applicant: Applicant,
  from: { keys: readonly string[]; src?: string | null },
) {
  const jobId = idOfJob(ctx, job);
  return QueryPlan.all({
    job: QueryPlan.first(jobAsked(ctx, job)),
    candidate: QueryPlan.first(candidateAsked(ctx, applicant)),
    application: QueryPlan.first(applicationAsked(ctx, { ...job, ...applicant })),
    stages: QueryPlan.rows(stagesAsked(ctx, job)),
    form: questionsOfForm(ctx, jobId),
    sources: sourcesFor(ctx, { src: null, ...from, jobId }),
  });
}

/** The source that a member has named for the candidate. */
export function sourceOfCandidate(ctx: Ctx, applicant: Applicant) {
  const { id, name, companyId } = sources;
  const own = sql`(select source_id from candidates where id = ${idOfCandidate(ctx, applicant)})`;
  return QueryPlan.first(
    ctx.db
      .select({ id, name })
      .from(sources)
      .where(and(eq(companyId, ctx.tenant.id), sql`${id} = ${own}`)),
  );
}

/** Where the CV is that a new application of the candidate shows; undefined where they have none. */
export function cvOfCandidate(ctx: Ctx, applicant: Applicant) {
  return QueryPlan.first(
    ctx.db
      .select({ parsedKey: documents.parsedKey, text: parsedCvs.text })
      .from(documents)
      .leftJoin(parsedCvs, eq(parsedCvs.documentId, documents.id))
      .where(
        and(
          eq(documents.companyId, ctx.tenant.id),
          sql`${documents.id} = ${shownCv(sql`0`, idOfCandidate(ctx, applicant))}`,
        ),
      ),
  );
}

function idOfCandidate(ctx: StatementCtx, applicant: Applicant): SQL {
  const companyId = ctx.tenant.id;
  if ('emailKey' in applicant) {
    return sql`(select id from candidates
      where company_id = ${companyId} and email_key = ${applicant.emailKey})`;
  }
  // A merged candidate keeps its old id as an alias.
  return sql`coalesce(
    (select candidate_id from candidate_aliases
      where old_id = ${applicant.candidateId ?? 0} and company_id = ${companyId}),
    ${applicant.candidateId ?? null},
    (select candidate_id from applications
      where id = ${applicant.applicationId ?? 0} and company_id = ${companyId}))`;
}

/** The language of the candidate's newest application, as a subquery. */
export function languageOfCandidate(ctx: Ctx, candidateId: number): SQL<string | null> {
  return sql`(select language from applications
    where company_id = ${ctx.tenant.id} and candidate_id = ${candidateId}
    order by id desc limit 1)`;
}

/** Stages of the job's pipeline, or of the default pipeline, by position. */
export function stagesOf(ctx: StatementCtx, jobId: SQL) {
  const pipelineId = sql`coalesce((select pipeline_id from jobs where id = ${jobId}),
    (select id from pipelines where company_id = ${ctx.tenant.id} and is_default = 1))`;
  return ctx.db
    .select()
    .from(stages)
    .where(and(eq(stages.companyId, ctx.tenant.id), sql`pipeline_id = ${pipelineId}`))
    .orderBy(stages.position);
}

export function stageById(ctx: Ctx, id: number) {
  return QueryPlan.first(
    ctx.db
      .select()
      .from(stages)
      .where(and(eq(stages.companyId, ctx.tenant.id), eq(stages.id, id))),
  );
}
