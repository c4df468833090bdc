/** The rows of each landing page, in one D1 round trip per page. */
import { jobByHash } from '#careers/jobs/store.ts';
import {
  cityCounts,
  countryCounts,
  domainCounts,
  jobTotal,
  placeByPath,
} from '#careers/locations/store/counts.ts';
import { emptyList, jobPage, jobsLike } from '#careers/locations/store/jobs.ts';
import type { CityCount, DomainCount } from '#careers/locations/rules.ts';
import type { Place } from '#careers/locations/store/counts.ts';
import type { Where } from '#careers/locations/store/where.ts';
import type { ReadCtx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { TtlCache } from '#lib/ttl-cache.ts';

/** Per page. */
const HOME_CITIES = 8;
/** Of a site with one country. */
const HOME_CITIES_ONLY = 24;
const COUNTRY_CITIES = 60;
const NEARBY_CITIES = 12;
const SIMILAR_JOBS = 6;
export const PAGE_JOBS = 12;

type Site = { id: number; countryIds: readonly number[] };

/** `filter` is null if nothing can match. */
type ListRequest = { filter: string | null; page: number };

export function homePageRows(ctx: ReadCtx, { id: domain, countryIds }: Site, request: ListRequest) {
  const counts = countryCounts(ctx, { domain, countryIds });
  const limit = countryIds.length === 1 ? HOME_CITIES_ONLY : HOME_CITIES;
  const cities = QueryPlan.all(
    countryIds.map((countryId) => cityCounts(ctx, { domain, countryId, limit })),
  );
  const surroundings = cachedPlan(ctx, siblingCache, '', domainCounts(ctx, {}));
  const list = jobList(ctx, { domain, countryIds }, request);
  return QueryPlan.map(
    QueryPlan.all([QueryPlan.all([counts, cities]), QueryPlan.all([surroundings, list])]),
    ([[countries, cityLists], [siblings, jobs]]) => ({
      countries: countries.map((country) => ({
        ...country,
        cities: cityLists[countryIds.indexOf(country.countryId)] ?? [],
      })),
      siblings,
      list: jobs,
    }),
  );
}

/** A page of the list, and the number of jobs of the place regardless of filters. */
function jobList(ctx: ReadCtx, where: Where, { filter, page }: ListRequest) {
  const range =
    filter === null ? { limit: 0 } : { limit: PAGE_JOBS, offset: (page - 1) * PAGE_JOBS };
  const list = jobPage(ctx, { ...where, filter: filter ?? undefined }, range);
  if (filter === '') return QueryPlan.map(list, (jobs) => ({ ...jobs, jobCount: jobs.total }));
  return QueryPlan.map(QueryPlan.all([list, jobTotal(ctx, where)]), ([jobs, jobCount]) =>
    filter === null ? { ...emptyList, jobCount } : { ...jobs, jobCount },
  );
}

export function countryPageRows(
  ctx: ReadCtx,
  { id: domain }: Site,
  countryId: number,
  request: ListRequest,
) {
  const cities = cityCounts(ctx, { domain, countryId, limit: COUNTRY_CITIES });
  const key = `${domain} ${countryId}`;
  const surroundings = cachedPlan(
    ctx,
    cityCache,
    key,
    QueryPlan.all([cities, domainCounts(ctx, { countryId })]),
  );
  const list = jobList(ctx, { domain, countryIds: [countryId] }, request);
  return QueryPlan.map(QueryPlan.all([surroundings, list]), ([[cityList, siblings], jobs]) => ({
    cities: cityList,
    siblings,
    list: jobs,
  }));
}

export function cityPageRows(
  ctx: ReadCtx,
  { id: domain }: Site,
  { countryId, pathSlug }: { countryId: number; pathSlug: string },
  request: ListRequest,
) {
  const place = placeByPath(ctx, countryId, pathSlug);
  const nearby = cityCounts(ctx, { domain, countryId, limit: NEARBY_CITIES + 1 });
  const siblings = domainCounts(ctx, { countryId, pathSlug });
  const key = `${domain} ${countryId} ${pathSlug}`;
  const surroundings = cachedPlan(
    ctx,
    placeCache,
    key,
    QueryPlan.all([place, QueryPlan.all([nearby, siblings])]),
  );
  const [cachedPlace] = placeCache.get(key, ctx.now) ?? [];
  const cityKey = cachedPlace ? { placeId: cachedPlace.id } : { pathSlug };
  const list = jobList(ctx, { domain, countryIds: [countryId], ...cityKey }, request);
  return QueryPlan.map(
    QueryPlan.all([surroundings, list]),
    ([[city, [cities, siblingDomains]], jobs]) => ({
      city,
      nearby: cities.filter((other) => other.placeId !== city?.id).slice(0, NEARBY_CITIES),
      siblings: siblingDomains,
      list: jobs,
    }),
  );
}

/** What surrounds a list is the same on all its pages, and may be a second old. */
const CACHE_MS = 1000;
const CACHE_ENTRIES_MAX = 2000;
const siblingCache = new TtlCache<DomainCount[]>(CACHE_MS, CACHE_ENTRIES_MAX);
const cityCache = new TtlCache<[CityCount[], DomainCount[]]>(CACHE_MS, CACHE_ENTRIES_MAX);
const placeCache = new TtlCache<[Place | null, [CityCount[], DomainCount[]]]>(
  CACHE_MS,
  CACHE_ENTRIES_MAX,
);

/** The plan, or a plan without statements for its cached result. */
function cachedPlan<Result>(
  ctx: ReadCtx,
  cache: TtlCache<Result>,
  key: string,
  plan: QueryPlan<Result>,
): QueryPlan<Result> {
  const cached = cache.get(key, ctx.now);
  if (cached !== undefined) return QueryPlan.of(cached);
  return QueryPlan.map(plan, (result) => {
    cache.set(key, result, ctx.now);
    return result;
  });
}

/** A job, whether or not it is public, and similar public jobs of the site. */
export function jobPageRows(ctx: ReadCtx, site: Site, hashId: string) {
  return QueryPlan.all([jobByHash(ctx, hashId), similarJobs(ctx, site, hashId)]);
}

export function similarJobs(ctx: ReadCtx, { id: domain }: Pick<Site, 'id'>, hashId: string) {
  return QueryPlan.map(jobsLike(ctx, { domain, hashId, limit: SIMILAR_JOBS }), (jobs) => jobs());
}
