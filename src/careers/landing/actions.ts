/** Gathers what each public page shows. Null means that there is no such page. */
import { knownDomains } from '#careers/domains/actions.ts';
import type { CareerDomain } from '#careers/domains/actions.ts';
import { countView, isReader } from '#careers/jobs/actions.ts';
import { standingOf } from '#careers/jobs/rules.ts';
import { applyPath, jobUrl } from '#recruiting/jobs/rules.ts';
import { filterExpression } from '#careers/locations/rules.ts';
import type { DomainCount, ListedJob } from '#careers/locations/rules.ts';
import type { JobList as JobsFound } from '#careers/locations/store.ts';
import { summaryOf } from '#careers/summaries/actions.ts';
import { countSentence, paragraph } from '#careers/words/summary.ts';
import type { PublicCtx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { countryByIso2 } from '#lib/countries.ts';
import { lastPage } from '#lib/pagination.ts';
import { DAY_MS } from '#lib/time.ts';
import { View } from '#lib/view.ts';
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
} from '#careers/layout/props.ts';
import { alternatesOf } from './rules.ts';
import { pageOf, toJobDetail } from './schemas.ts';
import { parseFilters, toJobCard, toCountry } from '#careers/layout/schemas.ts';
import { cityFacts, countryFacts, homeFacts, jobFacts, PAGE_JOBS, similarJobs } from './store.ts';

/** No city is called longer; keys of the isolate's memory are made of it. */
const PATH_LENGTH_MAX = 300;

export async function gatherHome(
  ctx: SiteCtx,
  query: URLSearchParams,
): Promise<View<HomePageProps> | null> {
  const { language } = ctx.site;
  const asked = askedFor(query);
  if (!asked) return null;
  const { countries, siblings, list } = await runPlan(ctx, homeFacts(ctx, ctx.site, asked));
  if (isPastEnd(asked, list)) return null;
  const framed = frame(ctx, { path: '/', country: null }, siblings, asked);
  return viewOf(ctx, [framed, asked, countries], list.facts, () => ({
    ...framed,
    now: today(ctx),
    jobCount: countries.reduce((sum, { n }) => sum + n, 0),
    countries: countries
      .toSorted((a, b) => b.n - a.n)
      .flatMap(({ countryId, n, cities }) => {
        const country = toCountry(countryId, language);
        return country ? [{ ...country, jobCount: n, cities: cities.map(showCity) }] : [];
      }),
    list: showList(ctx, asked, list),
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
  const { cities, siblings, list } = await runPlan(
    ctx,
    countryFacts(ctx, ctx.site, place.id, asked),
  );
  if (isPastEnd(asked, list)) return null;
  const { jobCount } = list;
  const framed = frame(ctx, { path: `/${iso2}`, country: place, jobCount }, siblings, asked);
  return viewOf(ctx, [framed, asked, cities, jobCount], list.facts, () => ({
    ...framed,
    now: today(ctx),
    country: { ...place.shown, jobCount },
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
  const { language, id: domainId } = ctx.site;
  const where = { countryId: place.id, pathSlug };
  const summed = isVariant(asked)
    ? QueryPlan.of('')
    : await summaryOf(ctx, { domainId, language, ...where });
  const wanted = QueryPlan.all([cityFacts(ctx, ctx.site, where, asked), summed]);
  const [{ city, nearby, siblings, list }, facts] = await runPlan(ctx, wanted);
  if (!city || isPastEnd(asked, list)) return null;
  const { jobCount } = list;
  const path = `/${iso2}/${encodeURIComponent(pathSlug)}`;
  const framed = frame(ctx, { path, country: place, jobCount }, siblings, asked);
  const { listsPostings } = ctx;
  const found = [framed, asked, city, nearby, jobCount, facts, listsPostings];
  return viewOf(ctx, found, list.facts, () => ({
    ...framed,
    now: today(ctx),
    country: place.shown,
    city: { slug: pathSlug, name: city.name, region: city.stateName, jobCount },
    // The count is of now, beside the heading that says it too; the rest may be a day old.
    summary:
      isVariant(asked) || jobCount === 0
        ? null
        : paragraph(language, [countSentence(language, city.name, jobCount), facts]),
    siblings: nearby.map(showCity),
    list: showList(ctx, asked, list),
    listsPostings,
  }));
}

type JobAnswer =
  | { is: 'public'; page: View<JobPageProps>; jobId: number }
  | { is: 'over'; page: View<GonePageProps> }
  | { is: 'elsewhere'; location: string };

export async function gatherJob(ctx: SiteCtx, hashId: string): Promise<JobAnswer | null> {
  const [found, similar] = await runPlan(ctx, jobFacts(ctx, ctx.site, hashId));
  if (!found) return null;
  const { job, texts, company, domain, place } = found;
  const { publishedAt } = job;
  const { hostname } = domain;
  const standing = standingOf(found, ctx.site.hostname, ctx.now);
  if (standing === 'unknown' || publishedAt === null) return null;
  if (standing === 'elsewhere') return { is: 'elsewhere', location: jobUrl(hostname, hashId) };
  if (standing === 'over') return { is: 'over', page: goneView(ctx, hashId, similar) };
  const detail = {
    ...job,
    publishedAt,
    companyName: company.name,
    companyWebsite: company.website,
    companyDescription: company.description,
    logoKey: company.logoKey,
    cityName: place?.name ?? null,
    stateName: place?.stateName ?? null,
    cityPath: place?.pathSlug ?? null,
    texts,
  };
  const page = viewOf(ctx, [detail, similar], '', () => ({
    ...besides(ctx, similar),
    head: { canonicalUrl: jobUrl(hostname, hashId) },
    job: toJobDetail(detail, ctx.site.language),
    applyUrl: applyPath(hashId),
  }));
  return { is: 'public', jobId: job.id, page };
}

/** Of a job that is over, what is like it. */
export async function gatherGone(
  ctx: SiteCtx,
  { hashId }: { hashId: string },
): Promise<View<GonePageProps>> {
  return goneView(ctx, hashId, await runPlan(ctx, similarJobs(ctx, ctx.site, hashId)));
}

function goneView(ctx: SiteCtx, hashId: string, similar: readonly ListedJob[]) {
  return viewOf(ctx, [hashId, similar], '', () => besides(ctx, similar));
}

function besides(ctx: SiteCtx, similar: readonly ListedJob[]) {
  return {
    site: siteOf(ctx),
    now: today(ctx),
    similar: similar.map((one) => toJobCard(one, ctx.site.language)),
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
  const filters = parseFilters(query);
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
    jobs: jobs().map((job) => toJobCard(job, ctx.site.language)),
    total,
    page,
    lastPage: lastPage(total, PAGE_JOBS),
    before: (page - 1) * PAGE_JOBS,
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
  const shown = toCountry(id, ctx.site.language);
  return shown && { id, iso2: shown.iso2, shown };
}

function showCity({ name, pathSlug, n }: { name: string; pathSlug: string; n: number }) {
  return { name, slug: pathSlug, jobCount: n };
}

/** Pages tell whole days, so that the page of a minute later is the same page. */
function today({ now }: SiteCtx): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
}

type Framed = {
  path: string;
  country: { id: number; iso2: string } | null;
  /** Of the place, whatever the filters. */
  jobCount?: number;
};

/** The canonical URL of a list is always its unfiltered page 1 (contract 4.7). */
function frame(
  ctx: SiteCtx,
  { path, country, jobCount }: Framed,
  counts: readonly DomainCount[],
  asked: Asked,
): PageProps {
  const { hostname, isTest } = ctx.site;
  return {
    site: siteOf(ctx),
    head: {
      canonicalUrl: `https://${hostname}${path}`,
      // A place without jobs is no place to be found.
      noindex: isTest || jobCount === 0 || isFiltered(asked),
      isVariant: isVariant(asked),
      alternates: alternatesOf({ path, country }, ctx.site, knownDomains(), counts),
    },
  };
}

function isFiltered({ filter }: Asked): boolean {
  return filter !== '';
}

/** Not the page that the canonical URL names. */
function isVariant(asked: Asked): boolean {
  return asked.page > 1 || isFiltered(asked);
}
