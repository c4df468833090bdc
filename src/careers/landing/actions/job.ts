/** Loads the page of a job, or what is left of it. Null means that there is no such job. */
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteCtx, SitePageCtx } from '#careers/domains/actions.ts';
import { standingOf } from '#careers/jobs/rules.ts';
import type { ClosedJob } from '#careers/jobs/rules.ts';
import type { GonePageProps, JobCard, JobPageProps } from '#careers/layout/props.ts';
import { toJobCard } from '#careers/layout/schemas.ts';
import { countView, isReader } from '#careers/views/actions.ts';
import type { ReadCtx } from '#context.ts';
import { runRead } from '#data/read-plan.ts';
import type { View } from '#lib/view.ts';
import { applyPath, jobUrl } from '#recruiting/jobs/jobs/rules.ts';
import { cacheableView, startOfDay } from './pages.ts';
import { parseHashIds, toJobDetail } from '../schemas.ts';
import { closedJobRows, jobPageRows, openJobs } from '../store.ts';
import type { SimilarJobs } from '../store.ts';

type JobResult =
  | { is: 'public'; page: View<JobPageProps>; jobId: number }
  | { is: 'over'; page: View<GonePageProps> }
  | { is: 'elsewhere'; location: string };

export async function loadJobPage(ctx: SiteCtx, hashId: string): Promise<JobResult | null> {
  const rows = await runRead(ctx, jobPageRows(ctx, ctx.site, hashId));
  if (!rows) return null;
  const { state, job, closed, similar } = rows;
  const { hostname } = state.domain;
  const standing = standingOf(state, ctx.site.hostname, ctx.now);
  if (standing === 'unknown') return null;
  if (standing === 'elsewhere') return { is: 'elsewhere', location: jobUrl(hostname, hashId) };
  if (standing === 'over' || !job) {
    return { is: 'over', page: gonePageView(ctx, { closed, similar }) };
  }
  const page = cacheableView(ctx, [], `${job.facts} ${similar.facts}`, () => ({
    site: siteOf(ctx),
    now: startOfDay(ctx),
    similar: toJobCards(ctx, similar),
    head: { canonicalUrl: jobUrl(hostname, hashId) },
    job: toJobDetail(job.whole(), ctx.site.language),
    applyUrl: applyPath(hashId),
  }));
  return { is: 'public', jobId: job.id, page };
}

/** Ids of the jobs among `?jobs=` that are still open, on whichever domain. */
export function loadOpenJobs(ctx: SiteCtx, query: URLSearchParams): Promise<string[]> {
  return runRead(ctx, openJobs(ctx, parseHashIds(query)));
}

/** The page of a job that is over, with similar jobs. */
export async function loadGonePage(
  ctx: SiteCtx,
  { hashId }: { hashId: string },
): Promise<View<GonePageProps>> {
  return gonePageView(ctx, await runRead(ctx, closedJobRows(ctx, ctx.site, hashId)));
}

function gonePageView(
  ctx: SiteCtx,
  { closed, similar }: { closed: ClosedJob | null; similar: SimilarJobs },
): View<GonePageProps> {
  return cacheableView(ctx, [closed], similar.facts, () => ({
    site: siteOf(ctx),
    now: startOfDay(ctx),
    job: closed,
    similar: toJobCards(ctx, similar),
  }));
}

function toJobCards(ctx: SiteCtx, { jobs }: SimilarJobs): JobCard[] {
  return jobs().map((job) => toJobCard(job, ctx.site.language));
}

/** Counts the views of a job page, also of those answered from the cache. */
export function viewCounter({ api }: Pick<SitePageCtx, 'api'>, jobId: number) {
  return (request: Request, defer: ReadCtx['defer']): void => {
    if (request.method === 'GET' && isReader(request.headers)) countView(api, defer, jobId);
  };
}
