/** The rows of each landing page, in one D1 round trip per page. */
import { closedByHash, jobByHash } from '#careers/jobs/store/page.ts';
import {
  citiesWithJobs,
  cityCounts,
  countryCounts,
  domainCounts,
  jobTotal,
  placeByPath,
} from '#careers/locations/store/counts.ts';
import { emptyList, jobPage } from '#careers/locations/store/jobs.ts';
import { jobsLikeOf, jobsLikeText } from '#careers/locations/store/similar.ts';
import type {
  CityCount,
  Counts,
  DomainCount,
  ListedJob,
} from '#careers/locations/rules/filters.ts';
import type { Known } from '#careers/queries/rules/terms.ts';
import type { Near, NearPlace } from '#careers/locations/rules/near.ts';
import { pageFacets } from '#careers/facets/store.ts';
import type { PageFacets } from '#careers/facets/store.ts';
import type { JobList } from '#careers/locations/store/jobs.ts';
import type { ListExpressions } from './schemas.ts';
import { chosenTry, nearbyCities, nearPlan } from '#careers/locations/store/near.ts';
import type { NearbyCity } from '#careers/locations/store/near.ts';
import { namesLike, spellings } from '#careers/locations/store/spelling.ts';
import type { Place } from '#careers/locations/store/counts.ts';
import type { Clock, Where } from '#careers/locations/store/where.ts';
import { publicSql } from '#data/public-sql.ts';
import { ReadPlan } from '#data/read-plan.ts';
import type { Radius } from '#lib/geo.ts';
import { TtlCache } from '#lib/ttl-cache.ts';
import { visibleFrom } from '#recruiting/jobs/jobs/rules.ts';

/** Per page. */
const HOME_CITIES = 8;
/** Of a site with one country. */
const HOME_CITIES_ONLY = 24;
const COUNTRY_CITIES = 60;
const NEARBY_CITIES = 12;
const SIMILAR_JOBS = 6;
export const PAGE_JOBS = 12;

export { hasJob } from '#careers/locations/store/jobs.ts';

type Site = { id: number; countryIds: readonly number[] };

/** `expressions` is null if nothing can match. */
type ListRequest = {
  filters?: { where?: string };
  expressions: ListExpressions | null;
  page: number;
};

/** Its list has all jobs of the site, also those in a country that has no page here. */
export function homePageRows(clock: Clock, { id: domain, countryIds }: Site, request: ListRequest) {
  const counts = countryCounts(clock, { domain, countryIds });
  const limit = countryIds.length === 1 ? HOME_CITIES_ONLY : HOME_CITIES;
  const cities = ReadPlan.all(
    countryIds.map((countryId) => cityCounts(clock, { domain, countryId, limit })),
  );
  const surroundings = cachedPlan(clock, siblingCache, '', () => domainCounts(clock, {}));
  const list = jobList(clock, { domain }, request);
  return ReadPlan.map(
    ReadPlan.all([ReadPlan.all([counts, cities]), ReadPlan.all([surroundings, list])]),
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

/** A page of a list with its surroundings. */
export type PlaceJobs = JobList & {
  /** The number of jobs of the place regardless of filters. */
  jobCount: number;
  /** Of a search without a hit: what is known of its words. */
  known: Known | null;
  /** Of a place that was not found: words like those of its name. */
  names: string[] | null;
  /** The same page by other expressions. */
  by: (expressions: ListExpressions) => ReadPlan<PlaceJobs>;
  /** The page of a city has no other one's jobs. */
  isOfCity: boolean;
  /** Which jobs the list has. */
  where: (expressions: ListExpressions) => Where & ListExpressions;
  /** The same page of the searches that are tried, the number of the one that was chosen, and its facets. */
  triedBy: (where: Where & ListExpressions) => ReadPlan<TriedList>;
  /** Of a list around a place: the town that was found. */
  near: { name: string | null; region: string | null; km: Radius } | null | undefined;
  /** Null where nothing can match. */
  facets: PageFacets | null;
};

type TriedList = JobList & { facets: PageFacets; n: number | null };

const nothingKnown = { known: null, names: null, near: undefined, facets: null };

export function jobList(
  clock: Clock,
  where: Where,
  { filters, expressions, page }: ListRequest,
): ReadPlan<PlaceJobs> {
  const range = { limit: PAGE_JOBS, offset: (page - 1) * PAGE_JOBS };
  const around = expressions?.near && { domain: where.domain, countryIds: where.countryIds };
  // The page of an employer has no other one's jobs.
  const isOfEmployer = where.company !== undefined;
  const own = isOfEmployer ? { company: where.company } : {};
  const whereOf = (other: ListExpressions) => ({ ...(around ?? where), ...other, ...own });
  const { currency = null } = expressions ?? {};
  const facetsBy = (narrowed: Where, isFiltered: boolean) =>
    pageFacets(clock, { where: narrowed, currency, isFiltered, isOfEmployer });
  const filteredBy = (narrowed: Where) =>
    withFacets(jobPage(clock, narrowed, range), facetsBy(narrowed, true));
  const triedBy = (narrowed: Where) =>
    ReadPlan.map(ReadPlan.all([filteredBy(narrowed), chosenTry(narrowed)]), ([jobs, n]) => ({
      ...jobs,
      n,
    }));
  const isOfCity = where.pathSlug !== undefined || where.placeId !== undefined;
  const by = (other: ListExpressions) => jobList(clock, where, { expressions: other, page });
  const none = { ...nothingKnown, isOfCity, where: whereOf, by, triedBy };
  if (expressions === null) {
    const count = jobTotal(clock, where);
    return ReadPlan.map(count, (jobCount) => ({ ...emptyList, ...none, jobCount }));
  }
  const { filter, since, company } = expressions;
  const isFiltered = filter !== '' || since !== undefined || company !== undefined || around;
  if (!isFiltered) {
    const list = withFacets(jobPage(clock, whereOf(expressions), range), facetsBy(where, false));
    return ReadPlan.map(list, (jobs) => ({ ...none, ...jobs, jobCount: jobs.total }));
  }
  const narrowed = whereOf(expressions);
  const { search } = expressions;
  const spelled = ReadPlan.all([
    search ? spellings(clock, narrowed, search.keys) : ReadPlan.of(null),
    namesLike(narrowed, filters?.where),
  ]);
  return ReadPlan.map(
    ReadPlan.all([
      ReadPlan.all([filteredBy(narrowed), nearPlan(narrowed)]),
      ReadPlan.all([jobTotal(clock, where), spelled]),
    ]),
    ([[jobs, place], [jobCount, [known, names]]]) => ({
      ...none,
      ...jobs,
      facts: `${JSON.stringify(place)} ${jobs.facts}`,
      near: expressions.near && nearOf(place, expressions.near),
      jobCount,
      known,
      names,
    }),
  );
}

function withFacets(list: ReadPlan<JobList>, offered: ReadPlan<PageFacets>) {
  return ReadPlan.map(ReadPlan.all([list, offered]), ([jobs, facets]) => ({
    ...jobs,
    facts: `${facets.facts} ${jobs.facts}`,
    facets,
  }));
}

function nearOf(place: NearPlace | null, { km }: Near) {
  return place && { name: place.name, region: place.stateName, km };
}

export function countryPageRows(
  clock: Clock,
  { id: domain }: Site,
  countryId: number,
  request: ListRequest,
) {
  const surroundings = cachedPlan(clock, cityCache, `${domain} ${countryId}`, () =>
    ReadPlan.all([
      citiesWithJobs(clock, { domain, countryId, limit: COUNTRY_CITIES }),
      domainCounts(clock, { countryId }),
    ]),
  );
  const list = jobList(clock, { domain, countryIds: [countryId] }, request);
  return ReadPlan.map(ReadPlan.all([surroundings, list]), ([[cityList, siblings], jobs]) => ({
    cities: cityList,
    siblings,
    list: jobs,
  }));
}

export function cityPageRows(
  clock: Clock,
  { id: domain }: Site,
  { countryId, pathSlug }: { countryId: number; pathSlug: string },
  request: ListRequest,
) {
  const key = `${domain} ${countryId} ${pathSlug}`;
  const surroundings = cachedPlan(clock, placeCache, key, () =>
    ReadPlan.all([
      placeByPath(countryId, pathSlug),
      ReadPlan.all([
        nearbyCities(clock, { domain, countryId, pathSlug, limit: NEARBY_CITIES }),
        citiesWithJobs(clock, { domain, countryId, limit: NEARBY_CITIES + 1 }),
      ]),
      domainCounts(clock, { countryId, pathSlug }),
    ]),
  );
  const [cachedPlace] = placeCache.get(key, clock.now) ?? [];
  const cityKey = cachedPlace ? { placeId: cachedPlace.id } : { pathSlug };
  const list = jobList(clock, { domain, countryIds: [countryId], ...cityKey }, request);
  return ReadPlan.map(ReadPlan.all([surroundings, list]), ([[city, others, siblings], jobs]) => ({
    city,
    nearby: {
      facts: others.map(({ facts }) => facts).join(' '),
      counts: () => nearbyOf(others, city),
    },
    siblings,
    list: jobs,
  }));
}

type OtherCities = readonly [nearby: Counts<NearbyCity>, others: Counts<CityCount>];

/** The nearest, or where none is near those with the most jobs. */
function nearbyOf([nearby, others]: OtherCities, city: Place | null) {
  const near = nearby.counts();
  if (near.length > 0) return near;
  return others
    .counts()
    .filter((other) => other.placeId !== city?.id)
    .slice(0, NEARBY_CITIES);
}

/** What surrounds a list is the same on all its pages, and may be a second old. */
const CACHE_MS = 1000;
const CACHE_ENTRIES_MAX = 2000;
const siblingCache = new TtlCache<DomainCount[]>(CACHE_MS, CACHE_ENTRIES_MAX);
const cityCache = new TtlCache<[Counts<CityCount>, DomainCount[]]>(CACHE_MS, CACHE_ENTRIES_MAX);
const placeCache = new TtlCache<[Place | null, OtherCities, DomainCount[]]>(
  CACHE_MS,
  CACHE_ENTRIES_MAX,
);

/** The plan, which is built only where it is needed, or a plan without statements for its cached result. */
function cachedPlan<Result>(
  clock: Clock,
  cache: TtlCache<Result>,
  key: string,
  plan: () => ReadPlan<Result>,
): ReadPlan<Result> {
  const cached = cache.get(key, clock.now);
  if (cached !== undefined) return ReadPlan.of(cached);
  return ReadPlan.map(plan(), (result) => {
    cache.set(key, result, clock.now);
    return result;
  });
}

/** A job, whether or not it is public, and similar public jobs of the site. */
export function jobPageRows(clock: Clock, { id: domain }: Pick<Site, 'id'>, hashId: string) {
  const found = jobByHash(hashId, jobsLikeText(clock, { domain, hashId, limit: SIMILAR_JOBS }));
  return ReadPlan.map(found, (row) => row && { ...row, similar: similarOf(row.similar, hashId) });
}

/** Those of the jobs that are listed. */
export function openJobs({ now }: Clock, hashIds: readonly string[]): ReadPlan<string[]> {
  if (hashIds.length === 0) return ReadPlan.of([]);
  const found = publicSql`
    select json_group_array(distinct page.hash_id)
    from json_each(${JSON.stringify(hashIds)}) asked
    cross join job_pages page on page.hash_id = asked.value
    cross join listed_jobs j on j.listed_at = page.listed_at and j.hash_id = page.hash_id
    where j.listed_at >= ${visibleFrom(now)}`;
  return ReadPlan.map(ReadPlan.cells<{ ids: string }>({ ids: found }), ({ ids }) => {
    const open: string[] = JSON.parse(ids);
    return open;
  });
}

/** A job that is over, and similar public jobs of the site. */
export function closedJobRows(clock: Clock, { id: domain }: Pick<Site, 'id'>, hashId: string) {
  const found = closedByHash(hashId, jobsLikeText(clock, { domain, hashId, limit: SIMILAR_JOBS }));
  return ReadPlan.map(found, (row) => ({
    closed: row?.closed ?? null,
    similar: similarOf(row?.similar ?? '[]', hashId),
  }));
}

/** Similar jobs, which are read from their text only where they are shown anew. */
export type SimilarJobs = {
  /** Tells these jobs from others. */
  facts: string;
  jobs: () => ListedJob[];
};

function similarOf(text: string, hashId: string): SimilarJobs {
  return { facts: text, jobs: () => jobsLikeOf(text, { hashId, limit: SIMILAR_JOBS }) };
}
