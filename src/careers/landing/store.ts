/** What each public page needs of the listing, in one D1 round trip a page. */
import { jobByHash } from '#careers/jobs/store.ts';
import {
  cityCounts,
  countryCounts,
  domainCounts,
  emptyList,
  jobPage,
  jobsLike,
  jobTotal,
  placeByPath,
} from '#careers/locations/store.ts';
import type { CityCount, DomainCount } from '#careers/locations/rules.ts';
import type { Place, Where } from '#careers/locations/store.ts';
import type { PublicCtx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { TtlCache } from '#lib/ttl-cache.ts';

/** How many of each a page shows. */
const HOME_CITIES = 8;
const COUNTRY_CITIES = 60;
const NEARBY_CITIES = 12;
const SIMILAR_JOBS = 6;
export const PAGE_JOBS = 12;

type Site = { id: number; countryIds: readonly number[] };

/** `filter` null: it can match nothing. */
type ListPart = { filter: string | null; page: number };

export function homeFacts(ctx: PublicCtx, { id: domain, countryIds }: Site, part: ListPart) {
  const counts = countryCounts(ctx, { domain, countryIds });
  const cities = QueryPlan.all(
    countryIds.map((countryId) => cityCounts(ctx, { domain, countryId, limit: HOME_CITIES })),
  );
  const around = recently(ctx, recentSiblings, '', domainCounts(ctx, {}));
  const list = listOf(ctx, { domain, countryIds }, part);
  return QueryPlan.map(
    QueryPlan.all([QueryPlan.all([counts, cities]), QueryPlan.all([around, list])]),
    ([[countries, cityLists], [siblings, found]]) => ({
      countries: countries.map((country) => ({
        ...country,
        cities: cityLists[countryIds.indexOf(country.countryId)] ?? [],
      })),
      siblings,
      list: found,
    }),
  );
}

/**
 * A page of the list, and how many jobs the place has whatever the filter: without one that is the
 * total of the list itself.
 */
function listOf(ctx: PublicCtx, where: Where, { filter, page }: ListPart) {
  const part =
    filter === null ? { limit: 0 } : { limit: PAGE_JOBS, offset: (page - 1) * PAGE_JOBS };
  const list = jobPage(ctx, { ...where, filter: filter ?? undefined }, part);
  if (filter === '') return QueryPlan.map(list, (found) => ({ ...found, jobCount: found.total }));
  return QueryPlan.map(QueryPlan.all([list, jobTotal(ctx, where)]), ([found, jobCount]) =>
    filter === null ? { ...emptyList, jobCount } : { ...found, jobCount },
  );
}

export function countryFacts(
  ctx: PublicCtx,
  { id: domain }: Site,
  countryId: number,
  part: ListPart,
) {
  const cities = cityCounts(ctx, { domain, countryId, limit: COUNTRY_CITIES });
  const key = `${domain} ${countryId}`;
  const around = recently(
    ctx,
    recentCities,
    key,
    QueryPlan.all([cities, domainCounts(ctx, { countryId })]),
  );
  const list = listOf(ctx, { domain, countryIds: [countryId] }, part);
  return QueryPlan.map(QueryPlan.all([around, list]), ([[cityList, siblings], found]) => ({
    cities: cityList,
    siblings,
    list: found,
  }));
}

export function cityFacts(
  ctx: PublicCtx,
  { id: domain }: Site,
  { countryId, pathSlug }: { countryId: number; pathSlug: string },
  part: ListPart,
) {
  const place = placeByPath(ctx, countryId, pathSlug);
  const nearby = cityCounts(ctx, { domain, countryId, limit: NEARBY_CITIES + 1 });
  const siblings = domainCounts(ctx, { countryId, pathSlug });
  const key = `${domain} ${countryId} ${pathSlug}`;
  const around = recently(
    ctx,
    recentPlaces,
    key,
    QueryPlan.all([place, QueryPlan.all([nearby, siblings])]),
  );
  const [known] = recentPlaces.get(key, ctx.now) ?? [];
  const there = known ? { placeId: known.id } : { pathSlug };
  const list = listOf(ctx, { domain, countryIds: [countryId], ...there }, part);
  return QueryPlan.map(QueryPlan.all([around, list]), ([[city, [cities, domains]], found]) => ({
    city,
    nearby: cities.filter((one) => one.placeId !== city?.id).slice(0, NEARBY_CITIES),
    siblings: domains,
    list: found,
  }));
}

/** What stands beside a list is the same on each of its pages, and may be a second old. */
const RECENT_MS = 1000;
const RECENT_MAX = 2000;
const recentSiblings = new TtlCache<DomainCount[]>(RECENT_MS, RECENT_MAX);
const recentCities = new TtlCache<[CityCount[], DomainCount[]]>(RECENT_MS, RECENT_MAX);
const recentPlaces = new TtlCache<[Place | null, [CityCount[], DomainCount[]]]>(
  RECENT_MS,
  RECENT_MAX,
);

/** The reading, or what it found a moment ago. */
function recently<Result>(
  ctx: PublicCtx,
  recent: TtlCache<Result>,
  key: string,
  wanted: QueryPlan<Result>,
): QueryPlan<Result> {
  const known = recent.get(key, ctx.now);
  if (known !== undefined) return QueryPlan.of(known);
  return QueryPlan.map(wanted, (found) => {
    recent.set(key, found, ctx.now);
    return found;
  });
}

/** A job, whether or not it is public, and public jobs of the site that are like it. */
export function jobFacts(ctx: PublicCtx, site: Site, hashId: string) {
  return QueryPlan.all([jobByHash(ctx, hashId), similarJobs(ctx, site, hashId)]);
}

export function similarJobs(ctx: PublicCtx, { id: domain }: Pick<Site, 'id'>, hashId: string) {
  return QueryPlan.map(jobsLike(ctx, { domain, hashId, limit: SIMILAR_JOBS }), (jobs) => jobs());
}
