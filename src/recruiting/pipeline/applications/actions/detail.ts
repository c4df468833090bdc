/** Shows an application in full, also as the answer to its change. */
import type { Ctx } from '#context.ts';
import { answerId, commit } from '#data/commit.ts';
import type { Change } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { PlanResult } from '#data/query-plan.ts';
import type { Ref } from '#lib/ids.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page, PageRequest } from '#lib/pagination.ts';
import { mailsOf } from '#mail/actions/outbox.ts';
import { ApiError } from '#errors.ts';
import { repliesOf } from '#recruiting/pipeline/replies/actions/shown.ts';
import { loadResume } from '#recruiting/people/cvs/actions/resume.ts';
import type { ShownCv } from '#recruiting/people/cvs/schemas.ts';
import { toApplicationDetail } from '../schemas/applications.ts';
import type { ApplicationDetail } from '../schemas/applications.ts';
import { toActivity, toJobActivity } from '../schemas/activity.ts';
import type { Activity, HistoryQuery, JobActivity } from '../schemas/activity.ts';
import { applicationDetail } from '../store/detail.ts';
import { historyPage } from '../store/history.ts';
import { jobHistoryPage } from '../store/job-history.ts';
import { documentUrl } from './documents.ts';

/** What is shown of an application, except its parsed CV, which is a file. */
export function detailPlan(ctx: Ctx, id: number) {
  return QueryPlan.all({
    application: applicationDetail(ctx, id),
    emails: mailsOf(ctx, id),
    replies: repliesOf(ctx, id),
  });
}

type DetailRows = PlanResult<typeof detailPlan>;

export async function showApplicationById(ctx: Ctx, id: number): Promise<ApplicationDetail> {
  return loadDetail(ctx, await runPlan(ctx, detailPlan(ctx, id)));
}

/** What happened to an application, newest first. */
export async function listHistory(
  ctx: Ctx,
  id: number,
  query: HistoryQuery,
): Promise<Page<Activity>> {
  const { rows, total, authors } = await runPlan(ctx, historyPage(ctx, id, query));
  return toPage(rows, total, query, (row) => toActivity(row, authors));
}

/** What happened to the applications of a job, newest first. */
export function listJobHistory(
  ctx: Ctx,
  ref: Ref,
  query: HistoryQuery,
): Promise<Page<JobActivity>> {
  return runPlan(ctx, jobHistoryPlan(ctx, ref, query));
}

export function jobHistoryPlan(
  ctx: Ctx,
  ref: Ref,
  query: PageRequest,
): QueryPlan<Page<JobActivity>> {
  return QueryPlan.map(jobHistoryPage(ctx, ref, query), ({ rows, total }) =>
    toPage(rows, total, query, toJobActivity, { keepsTotal: true }),
  );
}

/** Reads the parsed CV. */
export async function loadDetail(ctx: Ctx, rows: DetailRows): Promise<ApplicationDetail> {
  return toDetail(ctx, rows, await loadResume(ctx, rows.application.cv));
}

/** Commits the change of an application and shows it. Where the file does not answer, the change is committed all the same. */
export async function commitAndShow(
  ctx: Ctx,
  id: number,
  change: Omit<Change<unknown>, 'answer'>,
): Promise<ApplicationDetail> {
  if (ctx.isMinimal) return commit(ctx, { ...change, answer: answerId<ApplicationDetail>(id) });
  const rows = await commit(ctx, { ...change, answer: detailPlan(ctx, id) });
  const resume = await loadResume(ctx, rows.application.cv).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'storage_unavailable') return null;
    throw error;
  });
  return toDetail(ctx, rows, resume);
}

export function toDetail(
  ctx: Ctx,
  { application, ...emails }: DetailRows,
  parsedCv: ShownCv | null,
): ApplicationDetail {
  return toApplicationDetail({ ...application, ...emails, parsedCv }, ctx.now, (document) =>
    documentUrl(ctx, document),
  );
}
