/** Loads the landing pages of a career domain. Null means that the page does not exist. */
import { cachedDomains, siteOf } from '#careers/domains/actions.ts';
import type { SiteCtx, SitePageCtx } from '#careers/domains/actions.ts';
import {
  CITY_SLUG_LENGTH_MAX,
  countriesOf,
  findSiteCountry,
  onlyCountryOf,
  toCountry,
  toJobCard,
} from '#careers/layout/schemas.ts';
import type {
  CityPageProps,
  CountryPageProps,
  Filters,
  HomePageProps,
  JobList,
  PageProps,
} from '#careers/layout/props.ts';
import { correctedText, withoutTerm } from '#careers/queries/rules/terms.ts';
import type { CityCount, DomainCount } from '#careers/locations/rules/filters.ts';
import type { JobList as ListedJobs } from '#careers/locations/store/jobs.ts';
import { findSummary } from '#careers/summaries/actions.ts';
import { countSentence, joinSentences } from '#careers/words/summary.ts';
import { ReadPlan, runRead } from '#data/read-plan.ts';
import { lastPage } from '#lib/pagination.ts';
import { DAY_MS } from '#lib/time.ts';
import { View } from '#lib/view.ts';
import { alternatesOf, isVariant, listHead, qualifierOf } from '../rules.ts';
import type { ListPlace } from '../rules.ts';
import type { ListRequest } from '../schemas.ts';
import { cityPageRows, countryPageRows, homePageRows, PAGE_JOBS } from '../store.ts';
import { readListRequest, spelledList } from './search.ts';
import type { SpelledJobs } from './search.ts';

export async function loadHomePage(
  ctx: SiteCtx,
  query: URLSearchParams,
): Promise<View<HomePageProps> | null> {
  const { language } = ctx.site;
  const request = await readListRequest(ctx, query, { countries: countriesOf(ctx.site) });
  if (!request) return null;
  const {
    countries,
    siblings,
    list: asked,
  } = await runRead(ctx, homePageRows(ctx, ctx.site, request));
  const list = await spelledList(ctx, request, asked);
  if (isPastLastPage(request, list)) return null;
  const onlyCountry = onlyCountryOf(ctx.site);
  const inCountries = countries.reduce((sum, { n }) => sum + n, 0);
  const place = {
    path: '/',
    country: null,
    // The list goes on there, if it is the same.
    ...(onlyCountry &&
      inCountries === list.jobCount && { listPath: `/${onlyCountry.iso2.toLowerCase()}` }),
  };
  const page = listPage(ctx, place, siblings, request);
  return cacheableView(ctx, [page.key, countries], list.facts, () => ({
    ...page.props(),
    onlyCountry,
    now: startOfDay(ctx),
    jobCount: list.jobCount,
    countries: countries
      .toSorted((a, b) => b.n - a.n)
      .flatMap(({ countryId, n, cities }) => {
        const country = toCountry(countryId, language);
        return country ? [{ ...country, jobCount: n, cities: cities.map(toCity) }] : [];
      }),
    list: toJobList(ctx, request, list),
  }));
}

export async function loadCountryPage(
  ctx: SiteCtx,
  code: string,
  query: URLSearchParams,
): Promise<View<CountryPageProps> | null> {
  const siteCountry = findSiteCountry(ctx.site, code);
  const request = siteCountry && (await readListRequest(ctx, query, { countries: [siteCountry] }));
  if (!siteCountry || !request) return null;
  const { id: countryId, ...country } = siteCountry;
  const rows = countryPageRows(ctx, ctx.site, countryId, request);
  const { cities, siblings, list: asked } = await runRead(ctx, rows);
  const list = await spelledList(ctx, request, asked);
  if (isPastLastPage(request, list)) return null;
  const { jobCount } = list;
  const place = { path: `/${code}`, country: siteCountry, jobCount };
  const page = listPage(ctx, place, siblings, request);
  return cacheableView(ctx, [page.key], `${cities.facts} ${list.facts}`, () => ({
    ...page.props(),
    now: startOfDay(ctx),
    country: { ...country, jobCount },
    cities: cities.counts().map(toCity),
    list: toJobList(ctx, request, list),
  }));
}

type CityResult =
  | { is: 'public'; page: View<CityPageProps> }
  /** Its page is that of another city of the country. */
  | { is: 'renamed'; slug: string; filters: Filters };

export async function loadCityPage(
  ctx: SitePageCtx,
  code: string,
  pathSlug: string,
  query: URLSearchParams,
): Promise<CityResult | null> {
  const siteCountry = findSiteCountry(ctx.site, code);
  if (!siteCountry || pathSlug.length > CITY_SLUG_LENGTH_MAX) return null;
  const { language, id: domainId } = ctx.site;
  const { id: countryId, ...country } = siteCountry;
  const where = { countryId, pathSlug };
  const request = await readListRequest(ctx, query, { countries: [siteCountry], city: where });
  if (!request) return null;
  const summaryPlan = isVariant(request)
    ? ReadPlan.of('')
    : await findSummary(ctx, { domainId, language, ...where });
  const [{ city, nearby, siblings, list: asked }, summary] = await runRead(
    ctx,
    ReadPlan.all([cityPageRows(ctx, ctx.site, where, request), summaryPlan]),
  );
  if (city !== null && city.renamedTo !== null && asked.jobCount === 0) {
    return { is: 'renamed', slug: city.renamedTo, filters: request.filters };
  }
  const list = await spelledList(ctx, request, asked);
  if (!city || isPastLastPage(request, list)) return null;
  const { jobCount } = list;
  const path = `/${code}/${encodeURIComponent(pathSlug)}`;
  const page = listPage(ctx, { path, country: siteCountry, jobCount }, siblings, request);
  const { listsPostings } = ctx;
  const inputs = [page.key, city, summary, listsPostings];
  const view = cacheableView(ctx, inputs, `${nearby.facts} ${list.facts}`, () => ({
    ...page.props(),
    now: startOfDay(ctx),
    country,
    city: {
      slug: pathSlug,
      name: city.name,
      region: city.stateName,
      qualifier: qualifierOf(city, siteCountry, ctx.site),
      jobCount,
    },
    // The count must agree with the heading, so it is current; the rest of the summary may be a day old.
    summary:
      isVariant(request) || jobCount === 0
        ? null
        : joinSentences(language, [countSentence(language, city.name, jobCount), summary]),
    siblings: nearby.counts().map(toCity),
    list: toJobList(ctx, request, list),
    listsPostings,
  }));
  return { is: 'public', page: view };
}

export function isPastLastPage({ page }: ListRequest, { total }: ListedJobs): boolean {
  return page > lastPage(total, PAGE_JOBS);
}

export function toJobList(
  ctx: SiteCtx,
  { filters: asked, page, expressions }: ListRequest,
  list: SpelledJobs,
): JobList {
  const { total, jobs, tried, near, facets, isPlaceCorrected = false, ways } = list;
  const town = (isPlaceCorrected && near?.name) || undefined;
  const filters = { ...asked, ...(town !== undefined && { where: town }) };
  const { terms = [] } = tried?.reading ?? expressions?.reading ?? {};
  const { leftOut = [], place = null } = tried ?? {};
  const listed = jobs();
  const corrected = correctedText(tried, listed);
  return {
    jobs: listed.map((job) => toJobCard(job, ctx.site.language)),
    total,
    page,
    lastPage: lastPage(total, PAGE_JOBS),
    offset: (page - 1) * PAGE_JOBS,
    filters: withEmployer(filters, list),
    read: terms.flatMap(({ filter, text }) =>
      filter ? [{ ...filter, rest: withoutTerm(filters.search, text) }] : [],
    ),
    ...(corrected !== null && { corrected }),
    ...(town !== undefined && { town }),
    ...(leftOut.length > 0 && { leftOut }),
    ...(place !== null && {
      place: { name: place.name ?? place.text, rest: withoutTerm(filters.search, place.text) },
    }),
    ...(near !== undefined && { near }),
    ...(ways && ways.length > 0 && { ways }),
    ...(facets !== null && { facets: facets.facets }),
  };
}

/** With the name of the employer that the list is narrowed to, as its jobs or the employers of the list tell it. */
function withEmployer(filters: Filters, { jobs, facets }: SpelledJobs): Filters {
  const { company } = filters;
  if (!company) return filters;
  const offered = facets?.facets.company.find(({ value }) => value === company.slug);
  const name = offered?.name ?? jobs()[0]?.companyName ?? company.name;
  return { ...filters, company: { ...company, name } };
}

/**
 * Keys the rendered page by the site, the day and its inputs. A revision stands for all that is known of domains; `serialized` is
 * an input that is a text already.
 */
export function cacheableView<Props>(
  ctx: SiteCtx,
  inputs: readonly unknown[],
  serialized: string,
  show: () => Props,
): View<Props> {
  const { hostname, revision } = ctx.site;
  const key = JSON.stringify([hostname, revision, dayOf(ctx), ...inputs]);
  return new View(`${key} ${serialized}`, show);
}

function toCity({
  name,
  pathSlug,
  n,
  km,
}: Pick<CityCount, 'name' | 'pathSlug' | 'n'> & { km?: number }) {
  return { name, slug: pathSlug, jobCount: n, ...(km !== undefined && { km }) };
}

/** Pages show whole days only, so they are the same from one minute to the next. */
export function startOfDay(ctx: SiteCtx): Date {
  return new Date(dayOf(ctx) * DAY_MS);
}

/** Days since the Unix epoch. */
function dayOf({ now }: SiteCtx): number {
  return Math.floor(now.getTime() / DAY_MS);
}

/** What the pages of lists share: props, which are made when the page is rendered, and a key of all that they depend on. */
function listPage(
  ctx: SiteCtx,
  place: ListPlace,
  counts: readonly DomainCount[],
  request: ListRequest,
): { key: unknown[]; props: () => PageProps } {
  const domainSet = cachedDomains();
  const withJobs = counts.map(({ domainId }) => domainId);
  return {
    key: [domainSet.revision, place.path, place.jobCount, withJobs, request],
    props: () => ({
      site: siteOf(ctx),
      head: {
        ...listHead(ctx.site, place, request),
        alternates: alternatesOf(place, ctx.site, domainSet.domains, withJobs),
      },
    }),
  };
}
