/** The actions on a company's jobs. */
import { checkAll } from '#errors.ts';
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { answerId, commit, commitIfChanged } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { AlsoWrite, PlanResult, Statement } from '#data/query-plan.ts';
import { insertSearchWords } from '#data/search-words.ts';
import { newHashId } from '#lib/ids.ts';
import type { Ref } from '#lib/ids.ts';
import { definedFields } from '#lib/merge-patch.ts';
import type { Page } from '#lib/pagination.ts';
import { changedKeys, valuesAfter } from '#recruiting/people/custom-fields/rules/values.ts';
import type { Checked as CheckedValues } from '#recruiting/people/custom-fields/rules/values.ts';
import { searchedTexts, skillsColumns, titleColumns } from '#recruiting/jobs/job-search/rules.ts';
import type { JobStatus } from '#vocabulary/lists.ts';
import {
  assertOwn,
  assertPay,
  assertRepublishable,
  eventsOf,
  statusAt,
  statusChange,
  updatedEvents,
} from '../rules.ts';
import { toJob, toJobItem } from '../schemas/jobs.ts';
import { jobFields } from '../schemas/fields.ts';
import type { JobRow, JobTexts } from '../schemas/fields.ts';
import type { Job, JobChange, JobItem, JobQuery, JobRecord, NewJob } from '../schemas/jobs.ts';
import {
  hasStatus,
  jobRecord,
  jobRow,
  jobStore,
  totalFromCounters,
  jobFilter,
  putTexts,
  jobReferences,
} from '../store/jobs.ts';
import {
  insertValues,
  listedColumns,
  parseValues,
  putValues,
  valuesBefore,
  valuesFor,
} from '../store/values.ts';

export function listJobs(ctx: Ctx, query: JobQuery): Promise<Page<JobItem>> {
  const total = totalFromCounters(ctx, query);
  const show = (row: JobRow & { listedValues: string | null }) =>
    toJobItem(row, parseValues(row.listedValues), ctx.now);
  return jobStore.page(ctx, query, show, {
    where: jobFilter(ctx, query),
    also: listedColumns(ctx),
    ...(total && { total }),
  });
}

export function showJobByRef(ctx: Ctx, ref: Ref): Promise<Job> {
  return runPlan(ctx, jobPlan(ctx, ref));
}

/** What a change of the job answers. */
function answerOf(ctx: Ctx, id: number): QueryPlan<Job> {
  return ctx.isMinimal ? answerId(id) : jobPlan(ctx, { id });
}

export async function createJob(
  ctx: Ctx,
  input: NewJob,
  alsoWrite: AlsoWrite = () => [],
): Promise<Job> {
  const given = input.custom ?? {};
  const { references, custom } = await runPlan(
    ctx,
    QueryPlan.all({
      references: jobReferences(ctx, input),
      custom: valuesFor(ctx, 'job', given),
    }),
  );
  const values = valuesAfter(given, custom);
  assertReferences(input, references);
  const status = input.status ?? 'Draft';
  const workplace = input.workplace ?? 'On-site';
  const job = {
    ...input,
    status,
    workplace,
    currency: input.currency ?? references.currency,
    office_id: input.office_id === undefined ? references.defaultOfficeId : input.office_id,
    company_pipline_id:
      input.company_pipline_id ?? references.contractedPipelineId ?? references.defaultPipelineId,
  };
  const { columns, texts } = columnsOf(job);
  assertPay({ minSalary: null, maxSalary: null, ...columns });
  const id = ctx.newId();
  return commit(ctx, {
    writes: [
      jobStore.insert(ctx, {
        ...columns,
        ...titleColumns(input.title),
        ...skillsColumns(input.skills ?? []),
        ...statusChange({ publishedAt: null }, status, ctx.now),
        id,
        hashId: newHashId(),
        statusByAdmin: references.reviewsJobs ? 'pending' : 'approved',
        workplace,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      }),
      ...textWrites(ctx, id, texts),
      ...searchWrites(ctx, input),
      ...alsoWrite(id),
      ...insertValues(ctx, 'job', id, values),
    ],
    audit: { action: 'job.create', subjectId: id, changes: changesOf(null, job) },
    events: eventsOf({ id, title: input.title }, null, status),
    answer: answerOf(ctx, id),
  });
}

type JobContext = {
  before: JobRecord;
  references: PlanResult<typeof jobReferences>;
  custom: CheckedValues;
};

/** What a change of the job reads first. */
export function loadJob(ctx: Ctx, ref: Ref, input: JobChange): Promise<JobContext> {
  const wanted = {
    before: jobRecord(ctx, ref),
    references: jobReferences(ctx, input),
    custom: valuesBefore(ctx, ref, input.custom),
  };
  return runPlan(ctx, QueryPlan.all(wanted));
}

/**
 * Changes the fields that are given; a new status does what `changeStatus` does. `assertAllowed` throws where the caller
 * allows less, or began from another version.
 */
export async function changeJob(
  ctx: Ctx,
  ref: Ref,
  input: JobChange,
  assertAllowed: (status: JobStatus, updatedAt: Date) => void = () => {},
): Promise<Job> {
  const context = await loadJob(ctx, ref, input);
  const { job } = context.before;
  assertAllowed(statusAt(job, ctx.now), job.updatedAt);
  return commitJobChange(ctx, input, context);
}

/** What a change writes. Throws where it is wrong. */
export function checkJobChange(input: JobChange, { before, references, custom }: JobContext) {
  assertReferences(input, references);
  const { columns, texts } = columnsOf(input);
  assertPay({ ...before.job, ...columns });
  return { columns, texts, values: valuesAfter(input.custom ?? {}, custom) };
}

/** `changeJob` with what it reads, by `loadJob`. */
export async function commitJobChange(
  ctx: Ctx,
  input: JobChange,
  context: JobContext,
): Promise<Job> {
  const { before, custom } = context;
  const { job } = before;
  const { columns, texts, values } = checkJobChange(input, context);
  const status = statusAt(job, ctx.now);
  const after = { ...job, ...columns, status: input.status ?? status };
  const isMoved = after.status !== status;
  const changes = changesOf(
    { ...jobFields.toInput({ ...job, ...before.texts }), status, custom: custom.values },
    {
      ...jobFields.toInput({ ...after, ...before.texts, ...texts }),
      status: after.status,
      custom: values,
    },
  );
  return commitIfChanged(ctx, {
    writes: [
      ...jobStore.update(
        ctx,
        job,
        {
          ...columns,
          ...(input.title !== undefined && titleColumns(input.title)),
          ...(input.skills && skillsColumns(input.skills)),
          ...(isMoved && statusChange(job, after.status, ctx.now)),
        },
        ...(isMoved ? [hasStatus(job.status)] : []),
      ),
      ...textWrites(ctx, job.id, texts),
      ...searchWrites(ctx, input),
      ...('custom' in changes ? [putValues(ctx, 'job', job.id, values)] : []),
    ],
    audit: { action: 'job.update', subjectId: job.id, changes },
    events: [
      ...eventsOf(after, status, after.status),
      ...updatedEvents(job.id, Object.keys(changes), changedKeys(custom.values, values)),
    ],
    answer: answerOf(ctx, job.id),
  });
}

/** A job that has the status already is not changed, and no event is emitted. */
export async function changeStatus(ctx: Ctx, ref: Ref, status: JobStatus): Promise<Job> {
  return commitStatus(ctx, status, await runPlan(ctx, jobRecord(ctx, ref)));
}

/** `changeStatus` of a job that has been read. */
export async function commitStatus(ctx: Ctx, status: JobStatus, record: JobRecord): Promise<Job> {
  const { job } = record;
  if (statusAt(job, ctx.now) === status) return toJob(record, ctx.now);
  return setStatus(ctx, job, statusChange(job, status, ctx.now), answerOf(ctx, job.id));
}

export async function republishJob(ctx: Ctx, ref: Ref): Promise<Job> {
  return commitRepublication(ctx, await runPlan(ctx, jobRow(ctx, ref)));
}

/** `republishJob` of a job that has been read. */
export async function commitRepublication(ctx: Ctx, job: JobRow): Promise<Job> {
  assertRepublishable(job, ctx.now);
  const change = { status: 'Live', publishedAt: ctx.now } as const;
  return setStatus(ctx, job, change, answerOf(ctx, job.id));
}

/** Changes the status if the job is still as it was read, so that one change emits one event. */
export function setStatus<Answer>(
  ctx: Ctx,
  job: JobRow,
  change: ReturnType<typeof statusChange>,
  answer: QueryPlan<Answer>,
): Promise<Answer> {
  const before = statusAt(job, ctx.now);
  const { status } = change;
  return commit(ctx, {
    writes: jobStore.update(ctx, job, change, hasStatus(job.status)),
    audit: {
      action: 'job.update-status',
      subjectId: job.id,
      changes: changesOf({ status: before }, { status }),
    },
    events: eventsOf(job, before, status),
    answer,
  });
}

function assertReferences(
  input: JobChange,
  references: Pick<
    PlanResult<typeof jobReferences>,
    'ownsOffice' | 'ownsPipeline' | 'ownsContractedCompany' | 'ownsDepartment'
  >,
): void {
  const { ownsOffice, ownsPipeline, ownsContractedCompany: ownsClient } = references;
  checkAll(
    () => assertOwn('office_id', input.office_id, ownsOffice),
    () => assertOwn('company_pipline_id', input.company_pipline_id, ownsPipeline),
    () => assertOwn('contracted_company_id', input.contracted_company_id, ownsClient),
    () => assertOwn('department_id', input.department_id, references.ownsDepartment),
  );
}

/** Makes the words of the change known to the search. */
function searchWrites(ctx: Ctx, change: JobChange): Statement[] {
  const texts = searchedTexts([change]);
  return texts.length > 0 ? [insertSearchWords(ctx, texts)] : [];
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
