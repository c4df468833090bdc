/** Lists applications of a company or a job, and shows one with its history. */
import type { Ctx } from '#context.ts';
import { QueryPlan, rowOrNotFound, runPlan } from '#data/query-plan.ts';
import type { CvBrief } from '#data/tables/documents.ts';
import type { Ref } from '#lib/ids.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page } from '#lib/pagination.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { placeholdersOf } from '#recruiting/messages/rules.ts';
import { toCvBrief } from '#recruiting/cvs/schemas.ts';
import { toApplication } from '../schemas.ts';
import type { Application, ApplicationQuery } from '../schemas.ts';
import type { StageTemplate } from '../schemas/emails.ts';
import { stageById } from '../store/inserts.ts';
import { applicationPage, applicationsOfJob, cvBriefsOf } from '../store/pages.ts';
import type { JobFilter } from '../store/pages.ts';

export function listApplications(ctx: Ctx, query: ApplicationQuery): Promise<Page<Application>> {
  const { 'search-key': key = '', ...paging } = query;
  return loadPage(ctx, applicationPage(ctx, paging, key.trim()), paging);
}

export function listApplicants(ctx: Ctx, ref: Ref, paging: Paging): Promise<Page<Application>> {
  return loadPage(ctx, applicationsOfJob(ctx, ref, paging), paging);
}

/** Lists the applications of a job, optionally by stage or status, with what lists show of their CVs by application id. */
export async function listWithCvs(
  ctx: Ctx,
  ref: Ref,
  { paging, filter }: { paging: Paging; filter: JobFilter },
): Promise<{ page: Page<Application>; briefs: ReadonlyMap<number, CvBrief> }> {
  const page = await loadPage(ctx, applicationsOfJob(ctx, ref, paging, filter), paging);
  const ids = page.data.map(({ id }) => id);
  const cvs = await runPlan(ctx, cvBriefsOf(ctx, ids));
  const briefs = cvs.flatMap(({ id, brief, resume }): [number, CvBrief][] => {
    if (brief !== null) return [[id, JSON.parse(brief)]];
    // Parsed before briefs were stored.
    return resume === null ? [] : [[id, toCvBrief(JSON.parse(resume))]];
  });
  return { page, briefs: new Map(briefs) };
}

type PagePlan = ReturnType<typeof applicationPage>;

async function loadPage(ctx: Ctx, plan: PagePlan, paging: Paging): Promise<Page<Application>> {
  const { rows, total } = await runPlan(ctx, plan);
  const listed = rows.map((facts) => ({ id: facts.application.id, facts }));
  return toPage(listed, total, paging, ({ facts }) => toApplication(facts));
}

export async function showStageTemplate(ctx: Ctx, stageId: number): Promise<StageTemplate> {
  return rowOrNotFound((await runPlan(ctx, stageTemplate(ctx, stageId))) ?? undefined);
}

/** The email template of a stage; null where there is none, or no such stage. */
export function stageTemplate(ctx: Ctx, stageId: number): QueryPlan<StageTemplate | null> {
  return QueryPlan.map(stageById(ctx, stageId), (stage) => {
    if (!stage?.emailTemplate) return null;
    const { id, name, emailTemplate } = stage;
    return { stage_id: id, name, ...emailTemplate, placeholders: placeholdersOf(emailTemplate) };
  });
}
