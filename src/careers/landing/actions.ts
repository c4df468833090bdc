/** Gathers what each public page shows. Null means that there is no such page. */
import type { CareerDomain } from '#careers/domains/actions.ts';
import { countView, findJob, isReader } from '#careers/jobs/actions.ts';
import { applyPath, jobUrl, standingOf } from '#careers/jobs/rules.ts';
import { filterExpression } from '#careers/locations/rules.ts';
import type { JobList as JobsFound } from '#careers/locations/store.ts';
import type { PublicCtx } from '#context.ts';
import { read } from '#data/statements.ts';
import { countryByIso2 } from '#kit/countries.ts';
import { lastPage } from '#kit/page.ts';
import { DAY_MS } from '#kit/time.ts';
import { View } from '#kit/view.ts';
import type {
  CityPageProps,
  CountryPageProps,
  Filters,
  GonePageProps,
  HomePageProps,
  JobList,
  JobPageProps,
  PageProps,
  Site,
} from './props.ts';
import { filtersOf, pageOf, showCard, showCountry, showDetail } from './shapes.ts';
import { cityFacts, countryFacts, homeFacts, PAGE_JOBS, similarJobs } from './store.ts';

/** No city is called longer; keys of the isolate's memory are made of it. */
const PATH_LENGTH_MAX = 300;

export type SiteCtx = PublicCtx & { site: CareerDomain };

export async function gatherHome(ctx: SiteCtx): Promise<View<HomePageProps>> {
  const { language } = ctx.site;
  const { countries, newest } = await read(ctx, homeFacts(ctx, ctx.site));
  return viewOf(ctx, [countries], newest.facts, () => ({
    ...frame(ctx, '/'),
    now: today(ctx),
    jobCount: countries.reduce((sum, { n }) => sum + n, 0),
    countries: countries
      .toSorted((a, b) => b.n - a.n)
      .flatMap(({ countryId, n, cities }) => {
        const country = showCountry(countryId, language);
        return country ? [{ ...country, jobCount: n, cities: cities.map(showCity) }] : [];
      }),
    newest: newest.jobs().map((job) => showCard(job, language)),
  }));
}

export async function gatherCountry(
  ctx: SiteCtx,
  iso2: string,
  query: URLSearchParams,
): Promise<View<CountryPageProps> | null> {
  const place = countryOf(ctx, iso2);
  const asked = askedFor(query);
  if (!place || !asked) return null;
  const { cities, list } = await read(ctx, countryFacts(ctx, ctx.site, place.id, asked));
  if (isPastEnd(asked, list)) return null;
  return viewOf(ctx, [iso2, asked, cities, list.jobCount], list.facts, () => ({
    ...frame(ctx, `/${iso2}`),
    now: today(ctx),
    country: { ...place.country, jobCount: list.jobCount },
    cities: cities.map(showCity),
    list: showList(ctx, asked, list),
  }));
}

export async function gatherCity(
  ctx: SiteCtx,
  iso2: string,
  pathSlug: string,
  query: URLSearchParams,
): Promise<View<CityPageProps> | null> {
  const place = countryOf(ctx, iso2);
  const asked = askedFor(query);
  if (!place || !asked || pathSlug.length > PATH_LENGTH_MAX) return null;
  const where = { countryId: place.id, pathSlug };
  const { city, siblings, list } = await read(ctx, cityFacts(ctx, ctx.site, where, asked));
  if (!city || isPastEnd(asked, list)) return null;
  return viewOf(ctx, [iso2, asked, city, siblings, list.jobCount], list.facts, () => ({
    ...frame(ctx, `/${iso2}/${encodeURIComponent(pathSlug)}`),
    now: today(ctx),
    country: place.country,
    city: { slug: pathSlug, name: city.name, jobCount: list.jobCount },
    summary: null,
    siblings: siblings.map(showCity),
    list: showList(ctx, asked, list),
  }));
}

type JobAnswer =
  | { is: 'public'; page: View<JobPageProps>; jobId: number }
  | { is: 'over'; page: View<GonePageProps> }
  | { is: 'elsewhere'; location: string };

export async function gatherJob(ctx: SiteCtx, hashId: string): Promise<JobAnswer | null> {
  const found = await findJob(ctx, hashId);
  if (!found) return null;
  const { job, texts, company, domain, place } = found;
  const { publishedAt } = job;
  const { hostname } = domain;
  const standing = standingOf(found, ctx.site.hostname, ctx.now);
  if (standing === 'unknown' || publishedAt === null) return null;
  if (standing === 'elsewhere') return { is: 'elsewhere', location: jobUrl(hostname, hashId) };
  if (standing === 'over') return { is: 'over', page: await gatherGone(ctx, job) };
  const similar = await similarTo(ctx, job);
  const detail = {
    ...job,
    publishedAt,
    companyName: company.name,
    companyWebsite: company.website,
    cityName: place?.name ?? null,
    cityPath: place?.pathSlug ?? null,
    texts,
  };
  const page = viewOf(ctx, [detail, similar], '', () => ({
    ...besides(ctx, similar),
    head: { canonicalUrl: jobUrl(hostname, hashId) },
    job: showDetail(detail, ctx.site.language),
    applyUrl: applyPath(hashId),
  }));
  return { is: 'public', jobId: job.id, page };
}

type Ended = { id: number; hashId: string; countryId: number; categoryId: number | null };

/** Of a job that is over, what is like it. */
export async function gatherGone(ctx: SiteCtx, job: Ended): Promise<View<GonePageProps>> {
  const similar = await similarTo(ctx, job);
  return viewOf(ctx, [job.hashId, similar], '', () => besides(ctx, similar));
}

function similarTo(ctx: SiteCtx, { id, countryId, categoryId }: Ended) {
  const filter = filterExpression({ categoryId: categoryId ?? undefined }) ?? '';
  return read(ctx, similarJobs(ctx, ctx.site, { id, countryId, filter }));
}

function besides(ctx: SiteCtx, similar: Awaited<ReturnType<typeof similarTo>>) {
  return {
    site: siteOf(ctx),
    now: today(ctx),
    similar: similar.map((one) => showCard(one, ctx.site.language)),
  };
}

/** Counts the view of a job page, from memory or not. */
export function jobPageServed(ctx: SiteCtx, jobId: number) {
  return (request: Request, defer: PublicCtx['defer']): void => {
    if (request.method === 'GET' && isReader(request.headers)) countView(ctx, defer, jobId);
  };
}

type Asked = { filters: Filters; filter: string | null; page: number };

function askedFor(query: URLSearchParams): Asked | null {
  const page = pageOf(query);
  if (page === null) return null;
  const filters = filtersOf(query);
  const filter = filterExpression({
    search: filters.search,
    categoryId: filters.category ?? undefined,
    workplace: filters.workplace ?? undefined,
    employmentType: filters.employmentType ?? undefined,
  });
  return { filters, filter, page };
}

function isPastEnd({ page }: Asked, { total }: JobsFound): boolean {
  return page > lastPage(total, PAGE_JOBS);
}

function showList(ctx: SiteCtx, { filters, page }: Asked, { total, jobs }: JobsFound): JobList {
  return {
    jobs: jobs().map((job) => showCard(job, ctx.site.language)),
    total,
    page,
    lastPage: lastPage(total, PAGE_JOBS),
    filters,
  };
}

/** What a page shows depends on the site, the day, and what was found; `text` is a list that has come as a text. */
function viewOf<Props>(
  ctx: SiteCtx,
  found: readonly unknown[],
  text: string,
  show: () => Props,
): View<Props> {
  return new View(`${JSON.stringify([siteOf(ctx), today(ctx), ...found])} ${text}`, show);
}

/** A country of this site, by the lower-case code of its path. */
function countryOf(ctx: SiteCtx, iso2: string) {
  const id = /^[a-z]{2}$/u.test(iso2) ? countryByIso2(iso2.toUpperCase())?.id : undefined;
  if (id === undefined || !ctx.site.countryIds.includes(id)) return null;
  const country = showCountry(id, ctx.site.language);
  return country && { id, country };
}

function showCity({ name, pathSlug, n }: { name: string; pathSlug: string; n: number }) {
  return { name, slug: pathSlug, jobCount: n };
}

export function siteOf({ site: { name, hostname, language, hue } }: SiteCtx): Site {
  return { name, hostname, language, hue };
}

/** Pages tell whole days, so that the page of a minute later is the same page. */
function today({ now }: SiteCtx): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
}

/** The canonical URL of a list is always its unfiltered page 1 (contract 4.7). */
function frame(ctx: SiteCtx, path: string): PageProps {
  return {
    site: siteOf(ctx),
    head: { canonicalUrl: `https://${ctx.site.hostname}${path}` },
  };
}
