/** Lists applications of a company or a job, and shows one with its history. */
import type { Ctx } from '#context.ts';
import { QueryPlan, rowOrNotFound, runPlan } from '#data/query-plan.ts';
import type { CvBrief } from '#data/tables/documents.ts';
import type { Ref } from '#lib/ids.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page } from '#lib/pagination.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { placeholdersOf } from '#recruiting/pipeline/messages/rules.ts';
import { toCvBrief } from '#recruiting/people/cvs/schemas.ts';
import { resolveFilters } from '#recruiting/people/people-search/actions.ts';
import { isFiltered } from '#recruiting/people/people-search/rules.ts';
import type { Filters } from '#recruiting/people/people-search/rules.ts';
import { filtersOf, withMissing } from '#recruiting/people/people-search/schemas.ts';
import { toApplication } from '../schemas/applications.ts';
import type {
  ApplicantQuery,
  Application,
  ApplicationFacts,
  ApplicationQuery,
} from '../schemas/applications.ts';
import type { StageTemplate } from '../schemas/emails.ts';
import { stageById } from '../store/inserts.ts';
import { filteredApplications } from '../store/filtered-pages.ts';
import type { FilteredList } from '../store/filtered-pages.ts';
import {
  applicationPage,
  applicationsOfJob,
  assertSearchesCvs,
  cvBriefsOf,
} from '../store/pages.ts';
import type { CvSearch } from '../store/pages.ts';

export async function listApplications(
  ctx: Ctx,
  query: ApplicationQuery,
): Promise<Page<Application> & { missing?: number[] }> {
  const filters = await resolveFilters(ctx, filtersOf(query));
  if (query['search-in'] === undefined) return runPlan(ctx, applicationsPlan(ctx, query, filters));
  const plan = QueryPlan.all({
    _: assertSearchesCvs(ctx),
    page: applicationsPlan(ctx, query, filters, { cvs: 'unless-off' }),
  });
  return runPlan(
    ctx,
    QueryPlan.map(plan, ({ page }) => page),
  );
}

/** `filters` are those of the query, with their fields looked up. `countedMax`: where the total need not be exact. */
export function applicationsPlan(
  ctx: Ctx,
  query: ApplicationQuery,
  filters: Filters,
  { countedMax, cvs = 'if-set' }: { countedMax?: number; cvs?: CvSearch } = {},
): QueryPlan<Page<Application> & { missing?: number[] }> {
  const { 'search-key': entered = '', 'search-in': _, ...paging } = query;
  const key = entered.trim();
  const plan: PagePlan = isIndexed(ctx, filters)
    ? filteredApplications(ctx, paging, { filters, key, countedMax, cvs })
    : applicationPage(ctx, paging, { key, countedMax, cvs });
  return QueryPlan.map(plan, (page) =>
    withMissing(toApplicationPage(page, paging), filters, page.found ?? []),
  );
}

/** Those whose CV has the words that no name or email of an application has. */
export function applicationsInCvs(
  ctx: Ctx,
  paging: Paging,
  wanted: Pick<FilteredList, 'filters' | 'key' | 'countedMax'>,
): QueryPlan<Page<Application>> {
  return QueryPlan.map(filteredApplications(ctx, paging, { ...wanted, cvs: 'if-nobody' }), (page) =>
    toApplicationPage(page, paging),
  );
}

export async function listApplicants(
  ctx: Ctx,
  ref: Ref,
  query: ApplicantQuery,
): Promise<Page<Application>> {
  const filters = await resolveFilters(ctx, filtersOf(query));
  return loadPage(ctx, ofJob(ctx, ref, query, filters), query);
}

/** With filters from their index, in which a stage of a big job is found and counted without a walk over the job. */
function ofJob(ctx: Ctx, ref: Ref, paging: Paging, filters: Filters): PagePlan {
  return isIndexed(ctx, filters)
    ? filteredApplications(ctx, paging, { filters, job: ref })
    : applicationsOfJob(ctx, ref, paging);
}

/** Whether the index answers it. Without filters the list of those who see all is in the order of its rows, and the total is kept. */
function isIndexed({ isAssigned }: Ctx, filters: Filters): boolean {
  return isAssigned === true || isFiltered(filters) || filters.sort === 'oldest';
}

/** Lists the applications of a job, optionally by stage or status, with what lists show of their CVs by application id. */
export async function listWithCvs(
  ctx: Ctx,
  ref: Ref,
  { paging, filters }: { paging: Paging; filters: Filters },
): Promise<{ page: Page<Application>; briefs: ReadonlyMap<number, CvBrief> }> {
  const page = await loadPage(ctx, ofJob(ctx, ref, paging, filters), paging);
  const ids = page.data.map(({ id }) => id);
  const cvs = await runPlan(ctx, cvBriefsOf(ctx, ids));
  const briefs = cvs.flatMap(({ id, brief, resume }): [number, CvBrief][] => {
    if (brief !== null) return [[id, JSON.parse(brief)]];
    // Parsed before briefs were stored.
    return resume === null ? [] : [[id, toCvBrief(JSON.parse(resume))]];
  });
  return { page, briefs: new Map(briefs) };
}

type PageRows = { rows: ApplicationFacts[]; total: number; found?: number[] };
type PagePlan = QueryPlan<PageRows>;

function loadPage(ctx: Ctx, plan: PagePlan, paging: Paging): Promise<Page<Application>> {
  return runPlan(
    ctx,
    QueryPlan.map(plan, (page) => toApplicationPage(page, paging)),
  );
}

function toApplicationPage({ rows, total }: PageRows, paging: Paging): Page<Application> {
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
