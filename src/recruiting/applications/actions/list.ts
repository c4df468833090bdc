/** Showing applications: of a company, of a job, and one with all that happened to it. */
import type { Ctx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { mailsOf } from '#mail/actions.ts';
import type { Ref } from '#lib/ids.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page, Paging } from '#lib/pagination.ts';
import { ApiError } from '#errors.ts';
import { placeholdersOf } from '#recruiting/messages/rules.ts';
import { showApplication, showDetail } from '../schemas.ts';
import type {
  Application,
  ApplicationDetail,
  ApplicationQuery,
  StageTemplate,
} from '../schemas.ts';
import { stageOf } from '../store/inserts.ts';
import { applicationDetail } from '../store/context.ts';
import { applicationPage, applicationsOfJob, applicationsWithin, cvsOf } from '../store/pages.ts';
import type { JobFilter } from '../store/pages.ts';
import { linkTo } from './documents.ts';

export function listApplications(ctx: Ctx, query: ApplicationQuery): Promise<Page<Application>> {
  const { 'search-key': key = '', ...paging } = query;
  return shownPage(ctx, applicationPage(ctx, paging, key.trim()), paging);
}

export function listApplicants(ctx: Ctx, ref: Ref, paging: Paging): Promise<Page<Application>> {
  return shownPage(ctx, applicationsOfJob(ctx, ref, paging), paging);
}

/** The same of those at a stage or in a state, and what their CVs say, by application. */
export async function listWithCvs(
  ctx: Ctx,
  ref: Ref,
  { paging, filter }: { paging: Paging; filter: JobFilter },
): Promise<{ page: Page<Application>; cvs: ReadonlyMap<number, Record<string, unknown>> }> {
  const page = await shownPage(ctx, applicationsOfJob(ctx, ref, paging, filter), paging);
  const ids = page.data.map(({ id }) => id);
  return { page, cvs: await runPlan(ctx, cvsOf(ctx, ids)) };
}

/** Those of these that the company has, in no order. */
export async function showApplications(ctx: Ctx, ids: readonly number[]): Promise<Application[]> {
  return (await runPlan(ctx, applicationsWithin(ctx, ids))).map(showApplication);
}

type Found = ReturnType<typeof applicationPage>;

async function shownPage(ctx: Ctx, wanted: Found, paging: Paging): Promise<Page<Application>> {
  const { rows, total } = await runPlan(ctx, wanted);
  const listed = rows.map((facts) => ({ id: facts.application.id, facts }));
  return toPage(listed, total, paging, ({ facts }) => showApplication(facts));
}

export function showApplicationById(ctx: Ctx, id: number): Promise<ApplicationDetail> {
  return runPlan(ctx, shown(ctx, id));
}

/** The whole record, alone or after the writes of a commit. */
export function shown(ctx: Ctx, id: number): QueryPlan<ApplicationDetail> {
  return QueryPlan.map(
    QueryPlan.all([applicationDetail(ctx, id), mailsOf(ctx, id)]),
    ([facts, emails]) =>
      showDetail({ ...facts, emails }, ctx.now, (document) => linkTo(ctx, document)),
  );
}

export async function showStageTemplate(ctx: Ctx, stageId: number): Promise<StageTemplate> {
  const { id, name, emailTemplate } = await runPlan(ctx, stageOf(ctx, stageId));
  if (!emailTemplate) throw new ApiError('not_found');
  return { stage_id: id, name, ...emailTemplate, placeholders: placeholdersOf(emailTemplate) };
}
