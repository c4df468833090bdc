/** What each public page needs of the listing, in one D1 round trip a page. */
import {
  cityCounts,
  countryCounts,
  emptyList,
  jobPage,
  jobTotal,
  placeByPath,
} from '#careers/locations/store.ts';
import type { CityCount } from '#careers/locations/rules.ts';
import type { Place, Where } from '#careers/locations/store.ts';
import type { PublicCtx } from '#context.ts';
import { answering, both, each, mapped } from '#data/statements.ts';
import type { Reading } from '#data/statements.ts';
import { Recent } from '#kit/recent.ts';

/** How many of each a page shows. */
const HOME_CITIES = 8;
const HOME_JOBS = 12;
const COUNTRY_CITIES = 60;
const SIBLING_CITIES = 12;
const SIMILAR_JOBS = 6;
export const PAGE_JOBS = 12;

type Site = { id: number; countryIds: readonly number[] };

export function homeFacts(ctx: PublicCtx, { id: domain, countryIds }: Site) {
  const counts = countryCounts(ctx, { domain, countryIds });
  const cities = each(
    countryIds.map((countryId) => cityCounts(ctx, { domain, countryId, limit: HOME_CITIES })),
  );
  const latest = jobPage(ctx, { domain, countryIds }, { limit: HOME_JOBS });
  return mapped(both(both(counts, cities), latest), ([[countries, cityLists], newest]) => ({
    countries: countries.map((country) => ({
      ...country,
      cities: cityLists[countryIds.indexOf(country.countryId)] ?? [],
    })),
    newest,
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
  const around = recently(ctx, recentCities, `${domain} ${countryId}`, cities);
  const list = listOf(ctx, { domain, countryIds: [countryId] }, part);
  return mapped(both(around, list), ([cityList, found]) => ({ cities: cityList, list: found }));
}

export function cityFacts(
  ctx: PublicCtx,
  { id: domain }: Site,
  { countryId, pathSlug }: { countryId: number; pathSlug: string },
  part: ListPart,
) {
  const place = placeByPath(ctx, countryId, pathSlug);
  const siblings = cityCounts(ctx, { domain, countryId, limit: SIBLING_CITIES + 1 });
  const key = `${domain} ${countryId} ${pathSlug}`;
  const around = recently(ctx, recentPlaces, key, both(place, siblings));
  const [known] = recentPlaces.get(key, ctx.now) ?? [];
  const there = known ? { placeId: known.id } : { pathSlug };
  const list = listOf(ctx, { domain, countryIds: [countryId], ...there }, part);
  return mapped(both(around, list), ([[city, cities], found]) => ({
    city,
    siblings: cities.filter((one) => one.placeId !== city?.id).slice(0, SIBLING_CITIES),
    list: found,
  }));
}

/** The cities beside a list are the same on each of its pages, and may be a second old. */
const RECENT_MS = 1000;
const RECENT_MAX = 2000;
const recentCities = new Recent<CityCount[]>(RECENT_MS, RECENT_MAX);
const recentPlaces = new Recent<[Place | null, CityCount[]]>(RECENT_MS, RECENT_MAX);

/** The reading, or what it found a moment ago. */
function recently<Result>(
  ctx: PublicCtx,
  recent: Recent<Result>,
  key: string,
  wanted: Reading<Result>,
): Reading<Result> {
  const known = recent.get(key, ctx.now);
  if (known !== undefined) return answering(known);
  return mapped(wanted, (found) => {
    recent.set(key, found, ctx.now);
    return found;
  });
}

/** Public jobs of the site like this one: of its category in its country, newest first. */
export function similarJobs(
  ctx: PublicCtx,
  { id: domain }: Site,
  job: { id: number; countryId: number; filter: string },
) {
  const where = { domain, countryIds: [job.countryId], filter: job.filter };
  // One more: the job itself is among them.
  return mapped(jobPage(ctx, where, { limit: SIMILAR_JOBS + 1 }), ({ jobs }) =>
    jobs()
      .filter(({ id }) => id !== job.id)
      .slice(0, SIMILAR_JOBS),
  );
}
