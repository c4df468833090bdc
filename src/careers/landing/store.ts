/** What each public page needs of the listing, in one D1 round trip a page. */
import {
  cityCounts,
  countryCounts,
  jobPage,
  jobTotal,
  placeByPath,
} from '#careers/locations/store.ts';
import type { Where } from '#careers/locations/store.ts';
import type { PublicCtx } from '#context.ts';
import { both, each, mapped } from '#data/statements.ts';

/** How many of each a page shows. */
const HOME_CITIES = 8;
const HOME_JOBS = 12;
const COUNTRY_CITIES = 60;
const SIBLING_CITIES = 12;
const SIMILAR_JOBS = 6;
export const PAGE_JOBS = 12;

type Site = { hostname: string; countryIds: readonly number[] };

export function homeFacts(ctx: PublicCtx, { hostname: domain, countryIds }: Site) {
  const counts = countryCounts(ctx, { domain, countryIds });
  const cities = each(
    countryIds.map((countryId) => cityCounts(ctx, { domain, countryId, limit: HOME_CITIES })),
  );
  const newest = jobPage(ctx, { domain, countryIds }, { limit: HOME_JOBS });
  return mapped(both(both(counts, cities), newest), ([[countries, cityLists], { jobs }]) => ({
    countries: countries.map((country) => ({
      ...country,
      cities: cityLists[countryIds.indexOf(country.countryId)] ?? [],
    })),
    newest: jobs,
  }));
}

/** `filter` null: it can match nothing. */
type ListPart = { filter: string | null; page: number };

/**
 * A page of the list, and how many jobs the place has whatever the filter: without one that is the
 * total of the list itself.
 */
function listOf(ctx: PublicCtx, where: Where, { filter, page }: ListPart) {
  const part =
    filter === null ? { limit: 0 } : { limit: PAGE_JOBS, offset: (page - 1) * PAGE_JOBS };
  const list = jobPage(ctx, { ...where, filter: filter ?? undefined }, part);
  if (filter === '') return mapped(list, (found) => ({ ...found, jobCount: found.total }));
  return mapped(both(list, jobTotal(ctx, where)), ([found, jobCount]) =>
    filter === null ? { total: 0, jobs: [], jobCount } : { ...found, jobCount },
  );
}

export function countryFacts(
  ctx: PublicCtx,
  { hostname: domain }: Site,
  countryId: number,
  part: ListPart,
) {
  const cities = cityCounts(ctx, { domain, countryId, limit: COUNTRY_CITIES });
  const list = listOf(ctx, { domain, countryIds: [countryId] }, part);
  return mapped(both(cities, list), ([cityList, found]) => ({ cities: cityList, list: found }));
}

export function cityFacts(
  ctx: PublicCtx,
  { hostname: domain }: Site,
  { countryId, pathSlug }: { countryId: number; pathSlug: string },
  part: ListPart,
) {
  const place = placeByPath(ctx, countryId, pathSlug);
  const siblings = cityCounts(ctx, { domain, countryId, limit: SIBLING_CITIES + 1 });
  const list = listOf(ctx, { domain, countryIds: [countryId], pathSlug }, part);
  return mapped(both(place, both(siblings, list)), ([city, [cities, found]]) => ({
    city,
    siblings: cities.filter((one) => one.placeId !== city?.id).slice(0, SIBLING_CITIES),
    list: found,
  }));
}

/** Public jobs of the site like this one: of its category in its country, newest first. */
export function similarJobs(
  ctx: PublicCtx,
  { hostname: domain }: Site,
  { id, countryId, filter }: { id: number; countryId: number; filter: string },
) {
  const where = { domain, countryIds: [countryId], filter };
  // One more: the job itself is among them.
  return mapped(jobPage(ctx, where, { limit: SIMILAR_JOBS + 1 }), ({ jobs }) =>
    jobs.filter((job) => job.id !== id).slice(0, SIMILAR_JOBS),
  );
}
