/** Lists applications of a company or a job, and shows one with its history. */
import type { Ctx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { mailsOf } from '#mail/actions.ts';
import type { Ref } from '#lib/ids.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page } from '#lib/pagination.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { ApiError } from '#errors.ts';
import { placeholdersOf } from '#recruiting/messages/rules.ts';
import { toApplication, toApplicationDetail } from '../schemas.ts';
import type { Application, ApplicationDetail, ApplicationQuery } from '../schemas.ts';
import type { StageTemplate } from '../schemas/emails.ts';
import { stageById } from '../store/inserts.ts';
import { applicationDetail } from '../store/context.ts';
import { applicationPage, applicationsOfJob, applicationsWithin, cvsOf } from '../store/pages.ts';
import type { JobFilter } from '../store/pages.ts';
import { documentUrl } from './documents.ts';

export function listApplications(ctx: Ctx, query: ApplicationQuery): Promise<Page<Application>> {
  const { 'search-key': key = '', ...paging } = query;
  return loadPage(ctx, applicationPage(ctx, paging, key.trim()), paging);
}

export function listApplicants(ctx: Ctx, ref: Ref, paging: Paging): Promise<Page<Application>> {
  return loadPage(ctx, applicationsOfJob(ctx, ref, paging), paging);
}

/** Lists the applications of a job, optionally by stage or status, with their parsed CVs by application id. */
export async function listWithCvs(
  ctx: Ctx,
  ref: Ref,
  { paging, filter }: { paging: Paging; filter: JobFilter },
): Promise<{ page: Page<Application>; cvs: ReadonlyMap<number, Record<string, unknown>> }> {
  const page = await loadPage(ctx, applicationsOfJob(ctx, ref, paging, filter), paging);
  const ids = page.data.map(({ id }) => id);
  return { page, cvs: await runPlan(ctx, cvsOf(ctx, ids)) };
}

/** The applications among `ids` that belong to the company, in no particular order. */
export async function showApplications(ctx: Ctx, ids: readonly number[]): Promise<Application[]> {
  return (await runPlan(ctx, applicationsWithin(ctx, ids))).map(toApplication);
}

type PagePlan = ReturnType<typeof applicationPage>;

async function loadPage(ctx: Ctx, plan: PagePlan, paging: Paging): Promise<Page<Application>> {
  const { rows, total } = await runPlan(ctx, plan);
  const listed = rows.map((facts) => ({ id: facts.application.id, facts }));
  return toPage(listed, total, paging, ({ facts }) => toApplication(facts));
}

export function showApplicationById(ctx: Ctx, id: number): Promise<ApplicationDetail> {
  return runPlan(ctx, applicationPlan(ctx, id));
}

/** Reads the full application; can be the answer of a commit. */
export function applicationPlan(ctx: Ctx, id: number): QueryPlan<ApplicationDetail> {
  return QueryPlan.map(
    QueryPlan.all([applicationDetail(ctx, id), mailsOf(ctx, id)]),
    ([facts, emails]) =>
      toApplicationDetail({ ...facts, emails }, ctx.now, (document) => documentUrl(ctx, document)),
  );
}

export async function showStageTemplate(ctx: Ctx, stageId: number): Promise<StageTemplate> {
  const { id, name, emailTemplate } = await runPlan(ctx, stageById(ctx, stageId));
  if (!emailTemplate) throw new ApiError('not_found');
  return { stage_id: id, name, ...emailTemplate, placeholders: placeholdersOf(emailTemplate) };
}
