/** The actions on a company's jobs. */
import { refusalOf } from '#access.ts';
import type { CallerCtx, Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { fold, indexText } from '#lib/fold.ts';
import { newHashId } from '#lib/ids.ts';
import type { Ref } from '#lib/ids.ts';
import { currencies } from '#lib/currencies.ts';
import { definedFields } from '#lib/merge-patch.ts';
import type { Page } from '#lib/pagination.ts';
import { ApiError } from '#errors.ts';
import {
  benefits,
  categories,
  employmentTypes,
  jobStatuses,
  payPeriods,
  seniorities,
  workplaces,
} from '#vocabulary.ts';
import type { JobStatus } from '#vocabulary.ts';
import {
  assertOwn,
  assertPay,
  assertRepublishable,
  eventsOf,
  noTexts,
  statusAt,
  statusChange,
} from './rules.ts';
import { toJob, toJobItem } from './schemas.ts';
import { jobFields } from './schemas/fields.ts';
import type { JobRow, JobTexts } from './schemas/fields.ts';
import type { Job, JobChange, JobForm, JobItem, JobQuery, NewJob } from './schemas.ts';
import {
  hasNoApplications,
  hasStatus,
  jobRecord,
  jobForm,
  jobRow,
  jobStore,
  knownTotal,
  matching,
  putTexts,
  surroundings,
} from './store.ts';

export function listJobs(ctx: Ctx, query: JobQuery): Promise<Page<JobItem>> {
  const total = knownTotal(ctx, query);
  return jobStore.page(ctx, query, (row) => toJobItem(row, ctx.now), {
    where: matching(ctx, query),
    ...(total && { total }),
  });
}

/** The form data of a job: the closed lists, and the company's own records. */
export async function showJobForm(ctx: Ctx): Promise<JobForm> {
  const own = await runPlan(ctx, jobForm(ctx));
  return {
    categories: named(categories),
    types: named(employmentTypes),
    workplaces: [...workplaces],
    seniorities: [...seniorities],
    statuses: [...jobStatuses],
    rate_salaries: [...payPeriods],
    currencies: [...currencies],
    benefits: named(benefits),
    ...own,
  };
}

function named(list: Readonly<Record<number, string>>): { id: number; name: string }[] {
  return Object.entries(list).map(([id, name]) => ({ id: Number(id), name }));
}

export function showJobByRef(ctx: Ctx, ref: Ref): Promise<Job> {
  return runPlan(ctx, jobPlan(ctx, ref));
}

export async function createJob(ctx: Ctx, given: NewJob): Promise<Job> {
  const around = await runPlan(ctx, surroundings(ctx, given));
  assertReferences(given, around);
  const status = given.status ?? 'Draft';
  const workplace = given.workplace ?? 'On-site';
  const job = {
    ...given,
    status,
    workplace,
    currency: given.currency ?? around.currency,
    office_id: given.office_id === undefined ? around.defaultOfficeId : given.office_id,
    company_pipline_id: given.company_pipline_id ?? around.defaultPipelineId,
  };
  const { columns, texts } = columnsOf(job);
  assertPay({ minSalary: null, maxSalary: null, ...columns });
  const id = ctx.newId();
  return commit(ctx, {
    writes: [
      jobStore.insert(ctx, {
        ...columns,
        ...titleColumns(given.title),
        ...statusChange(status, ctx.now),
        id,
        hashId: newHashId(),
        statusByAdmin: around.reviewsJobs ? 'pending' : 'approved',
        workplace,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      }),
      ...textWrites(ctx, id, texts),
    ],
    audit: { action: 'job.create', subjectId: id, changes: changesOf(null, job) },
    events: eventsOf({ id, title: given.title }, null, status),
    answer: jobPlan(ctx, { id }),
  });
}

export async function changeJob(ctx: Ctx, ref: Ref, given: JobChange): Promise<Job> {
  const wanted = QueryPlan.all({ before: jobRecord(ctx, ref), around: surroundings(ctx, given) });
  const { before, around } = await runPlan(ctx, wanted);
  assertReferences(given, around);
  const { job } = before;
  const { columns, texts } = columnsOf(given);
  assertPay({ ...job, ...columns });
  return commit(ctx, {
    writes: [
      ...jobStore.update(ctx, job, {
        ...columns,
        ...(given.title !== undefined && titleColumns(given.title)),
      }),
      ...textWrites(ctx, job.id, texts),
    ],
    audit: {
      action: 'job.update',
      subjectId: job.id,
      changes: changesOf(
        jobFields.toInput({ ...job, ...before.texts }),
        jobFields.toInput({ ...job, ...before.texts, ...columns, ...texts }),
      ),
    },
    answer: jobPlan(ctx, { id: job.id }),
  });
}

/** A job that has the status already is not changed, and no event is emitted. */
export async function changeStatus(ctx: Ctx, ref: Ref, status: JobStatus): Promise<Job> {
  const record = await runPlan(ctx, jobRecord(ctx, ref));
  const { job } = record;
  if (statusAt(job, ctx.now) === status) return toJob(record, ctx.now);
  return moveTo(ctx, job, status, jobPlan(ctx, { id: job.id }));
}

export async function republishJob(ctx: Ctx, ref: Ref): Promise<Job> {
  const job = await runPlan(ctx, jobRow(ctx, ref));
  assertRepublishable(job, ctx.now);
  return moveTo(ctx, job, 'Live', jobPlan(ctx, { id: job.id }));
}

type Destroyed = { id: number; status: JobStatus; deleted: boolean };

/** Archives the job, which keeps its applications; `force` deletes a job without applications. */
export async function destroyJob(ctx: CallerCtx, ref: Ref, force: boolean): Promise<Destroyed> {
  if (force) assertMayErase(ctx);
  const job = await runPlan(ctx, jobRow(ctx, ref));
  if (force) return eraseJob(ctx, job);
  const archived: Destroyed = { id: job.id, status: 'Archived', deleted: false };
  if (job.status === 'Archived') return archived;
  return moveTo(ctx, job, 'Archived', QueryPlan.of(archived));
}

/** Changes the status if the job is still as it was read, so that one change emits one event. */
function moveTo<Answer>(
  ctx: Ctx,
  job: JobRow,
  status: JobStatus,
  answer: QueryPlan<Answer>,
): Promise<Answer> {
  const before = statusAt(job, ctx.now);
  return commit(ctx, {
    writes: jobStore.update(ctx, job, statusChange(status, ctx.now), hasStatus(job.status)),
    audit: {
      action: 'job.update-status',
      subjectId: job.id,
      changes: changesOf({ status: before }, { status }),
    },
    events: eventsOf(job, before, status),
    answer,
  });
}

function eraseJob(ctx: Ctx, job: JobRow): Promise<Destroyed> {
  if (job.applicationCount > 0) throw new ApiError('job_has_applications');
  const status = statusAt(job, ctx.now);
  return commit(ctx, {
    writes: jobStore.remove(ctx, job.id, hasNoApplications(), hasStatus(job.status)),
    audit: {
      action: 'job.delete',
      subjectId: job.id,
      changes: changesOf({ ...jobFields.toInput({ ...job, ...noTexts }), status }, null),
    },
    // Subscribers learn that a live job is over; any other job was never announced.
    events: status === 'Live' ? eventsOf(job, 'Live', 'Archived') : [],
    answer: QueryPlan.of({ id: job.id, status: 'Archived', deleted: true }),
  });
}

/** The endpoint requires `jobs.write`; deleting for good requires more. */
function assertMayErase(ctx: CallerCtx): void {
  const refusal = ctx.actor && refusalOf(ctx.actor, 'jobs.erase');
  if (refusal) throw new ApiError(refusal);
}

function assertReferences(
  given: JobChange,
  around: { officeFound: boolean; pipelineFound: boolean; contractedCompanyFound: boolean },
): void {
  assertOwn('office_id', given.office_id, around.officeFound);
  assertOwn('company_pipline_id', given.company_pipline_id, around.pipelineFound);
  assertOwn('contracted_company_id', given.contracted_company_id, around.contractedCompanyFound);
}

function titleColumns(title: string) {
  return { title, titleFolded: fold(title), titleIndexed: indexText(title) };
}

/** The columns of a change: of `jobs`, and of `job_texts`. */
function columnsOf(change: JobChange) {
  const { description, tasks, requirements, ...columns } = jobFields.toColumns(change);
  return { columns, texts: definedFields({ description, tasks, requirements }) };
}

function textWrites(ctx: Ctx, jobId: number, texts: Partial<JobTexts>): Statement[] {
  return Object.keys(texts).length > 0 ? [putTexts(ctx, jobId, texts)] : [];
}

function jobPlan(ctx: Ctx, ref: Ref): QueryPlan<Job> {
  return QueryPlan.map(jobRecord(ctx, ref), (record) => toJob(record, ctx.now));
}
