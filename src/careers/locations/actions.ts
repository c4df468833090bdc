/** What anyone may ask of the listing (contract 4.7), each in one D1 round trip. */
import type { ReadCtx } from '#context.ts';
import { ReadPlan, runRead } from '#data/read-plan.ts';
import { findDomain } from '#careers/domains/actions.ts';
import { showFacets } from '#careers/facets/schemas.ts';
import { emptyFacets, facetsOf } from './store/facets.ts';
import type { FacetList } from './store/facets.ts';
import type { NearPlace } from './rules/near.ts';
import { countryById, findCountry } from '#lib/countries.ts';
import { onlyCurrencyOf } from '#lib/country-currencies.ts';
import { payAmounts } from '#lib/pay-steps.ts';
import type { YearlyPay } from '#lib/pay-steps.ts';
import { slug } from '#lib/fold.ts';
import { DAY_MS } from '#lib/time.ts';
import { toPage } from '#lib/pagination.ts';
import { View } from '#lib/view.ts';
import { invalidField } from '#errors.ts';
import { filterExpressions } from './rules/filters.ts';
import { filtersOf } from '#careers/queries/rules/terms.ts';
import { correctedText } from '#careers/queries/rules/written.ts';
import type { Known, Try } from '#careers/queries/rules/terms.ts';
import type { ReadSearch } from '#careers/queries/actions.ts';
import type { Region } from '#careers/queries/rules/lexicon.ts';
import { parsePoint } from '#lib/geo.ts';
import { nearOf, ringCount } from './rules/near.ts';
import { placeOnPage, walked, walkedTier } from './rules/walks.ts';
import type { FilterExpressions, Filters } from './rules/filters.ts';
import { PER_PAGE_DEFAULT, showCity, showCountry, showFilters, showJob } from './schemas.ts';
import type {
  CentralJobs,
  CitiesQuery,
  City,
  CountriesQuery,
  Country,
  JobsQuery,
} from './schemas.ts';
import { showNear, showPlace } from '#careers/places/schemas.ts';
import { citiesWithJobs, countriesWithJobs, placeByPath } from './store/counts.ts';
import { emptyList, jobPage } from './store/jobs.ts';
import type { JobList } from './store/jobs.ts';
import { chosenTry, nearPlan } from './store/near.ts';
import { namesLike, spellings } from './store/spelling.ts';
import type { Part, Where } from './store/where.ts';

type Address = { origin: string; path: string };

/** Most jobs first, then by name. */
export async function listCountries(ctx: ReadCtx, query: CountriesQuery): Promise<View<Country[]>> {
  const plan = countriesWithJobs(ctx, { domain: query.career_domain });
  const { facts, counts } = await runRead(ctx, plan);
  return new View(facts, () =>
    counts()
      .map(showCountry)
      .filter((country) => country !== null)
      .toSorted((a, b) => b.job_count - a.job_count || (a.name < b.name ? -1 : 1)),
  );
}

export async function listCities(ctx: ReadCtx, query: CitiesQuery): Promise<View<City[]>> {
  const countryId = findCountry(query.country);
  const { career_domain: domain, limit } = query;
  if (countryId === null) return new View('', () => []);
  const plan = citiesWithJobs(ctx, { domain, countryId, limit });
  const { facts, counts } = await runRead(ctx, plan);
  // Of what was read, fewer are shown while jobs are over that the cron has not expired.
  return new View(`${limit} ${facts}`, () => counts().map(showCity));
}

/** `address`: where the list was asked for; its links lead there. */
export async function listJobs(
  ctx: ReadCtx,
  query: JobsQuery,
  address: Address = { origin: ctx.apiOrigin, path: '/api/locations/jobs' },
): Promise<View<CentralJobs>> {
  const { page, per_page: max, cursor } = query;
  // One more than shown tells whether the list goes on.
  const at = cursor && walked(cursor.tier);
  const part = cursor
    ? { limit: max + 1, before: { listedAt: cursor.id, tier: at?.tier } }
    : { limit: max + 1, offset: (page - 1) * max };
  const search = await searchOf(ctx, query);
  const currency = await currencyOf(ctx, query);
  const place = await placeOf(ctx, query);
  const sought = {
    ...query,
    ...place,
    query: search?.reading,
    search,
    currency,
    chosen: at?.chosen,
  };
  const where = whereOf(ctx, sought);
  const list = where ? await findJobs(ctx, sought, where, part) : nothingFound;
  const { facts, total, jobs, near, facets, tried = null, chosen } = list;
  const key = `${address.origin}${address.path} ${JSON.stringify([query, tried, near])}`;
  return new View(`${key} ${facts} ${facets.facts}`, () => ({
    ...toPage(
      jobs().map((job) => ({ id: job.listedAt, tier: walkedTier(job.tier, chosen), job })),
      total,
      { page, max, cursor },
      ({ job }) => showJob(job, address.origin),
    ),
    first_page_url: firstPageUrl(address, query),
    ...(query.q !== undefined && {
      corrected: correctedText(tried ?? undefined, jobs()),
      left_out: [...(tried?.leftOut ?? [])],
      place: showPlace(tried, near, placeOnPage(search, tried, jobs())),
    }),
    ...((query.q !== undefined || place?.readWorkplaces) && {
      filters: showFilters(
        filtersOf((tried ?? search)?.reading.terms ?? [], place?.readWorkplaces),
      ),
    }),
    ...(query.where !== undefined && { near: where?.near ? showNear(near, where.near.km) : null }),
    ...(query.facets === 'yes' && { facets: showFacets(facets.facets()) }),
  }));
}

/** How the words were read; undefined without any. A filter beside them wins over what they say. */
async function searchOf(ctx: ReadCtx, query: JobsQuery): Promise<ReadSearch | undefined> {
  const { q, career_domain: hostname, workplace = [], employment_type: types = [] } = query;
  if (q === undefined) return undefined;
  const domain = hostname === undefined ? null : await findDomain(ctx, hostname);
  const countryId = query.country === undefined ? null : findCountry(query.country);
  const countryIds = countryId === null ? domain?.countryIds : [countryId];
  const chosen = { workplace: workplace.length > 0, employment_type: types.length > 0 };
  const { readSearch } = await import('#careers/queries/actions.ts');
  return readSearch(ctx, q, { language: domain?.language, countryIds, chosen });
}

/** What the field for a place says that is no town. A filter that is chosen beside it wins. */
async function placeOf(ctx: ReadCtx, query: JobsQuery) {
  const { where, career_domain: hostname, workplace } = query;
  if (where === undefined || parsePoint(where)) return undefined;
  const domain = hostname === undefined ? null : await findDomain(ctx, hostname);
  const { readPlace } = await import('#careers/queries/actions.ts');
  const { workplaces, region } = await readPlace(ctx, where, { language: domain?.language });
  if (workplaces.length === 0) return { region };
  return { where: undefined, workplace: workplace ?? [...workplaces], readWorkplaces: workplaces };
}

/** A place that is none is read as one that is spelled like it. */
async function findJobs(
  ctx: ReadCtx,
  sought: Sought,
  where: Searched,
  part: Part,
): Promise<Listed> {
  const { names, ...found } = await findAsRead(ctx, sought, where, part);
  if (names === null || sought.where === undefined) return found;
  const { townsLike } = await import('#careers/queries/actions.ts');
  const slugs = townsLike(sought.where, names);
  const meant = { ...sought, slugs };
  const other = whereOf(ctx, meant);
  return other ? findAsRead(ctx, meant, other, part) : found;
}

/** A search of all fields without an exact hit is made again as it may have been meant. */
async function findAsRead(
  ctx: ReadCtx,
  sought: Sought,
  where: Searched,
  part: Part,
): Promise<Listed & { names: string[] | null }> {
  const listWith = (narrowed: Searched) =>
    ReadPlan.map(
      ReadPlan.all([
        jobPage(ctx, narrowed, part),
        facetsPlan(ctx, sought, narrowed),
        nearPlan(narrowed),
      ]),
      ([jobs, facets, near]) => ({ ...jobs, facets, near }),
    );
  const { search } = sought;
  const known = ReadPlan.all([
    search ? spellings(ctx, where, search.keys) : ReadPlan.of(null),
    namesLike(where, sought.where),
  ]);
  const [list, [words, names]] = await runRead(ctx, ReadPlan.all([listWith(where), known]));
  const found = { ...list, names };
  if (names !== null) return found;
  const tries = words ? triesOf(sought, words, found.total) : [];
  if (tries.length === 0) return found;
  const { triedWhere } = await import('#careers/queries/actions.ts');
  const instead = triedWhere(ctx, where, tries, (query) => whereOf(ctx, { ...sought, query }));
  if (!instead) return found;
  const plan = ReadPlan.all([listWith(instead), chosenTry(instead)]);
  const [meant, n] = await runRead(ctx, plan);
  const tried = n === null ? undefined : tries[n];
  return tried ? { ...meant, names, tried, chosen: sought.chosen ?? n ?? 0 } : found;
}

/** Those of a walk by cursor are the one that its first page has chosen. */
function triesOf({ search, chosen, ...query }: Sought, known: Known, total: number): Try[] {
  const isPlaceChosen = query.where !== undefined || query.city !== undefined;
  const tries = search?.tries({ known, isFound: total > 0, isPlaceChosen }) ?? [];
  return chosen === undefined ? tries : tries.slice(chosen, chosen + 1);
}

/** `tried`: the list is that of another search, of this number. */
type Listed = JobList & {
  near: NearPlace | null;
  facets: FacetList;
  tried?: Try;
  chosen?: number;
};

const nothingFound: Listed = { ...emptyList, near: null, facets: emptyFacets };

const DAYS_OFFERED = [1, 3, 7, 14];

function daysBefore({ now }: ReadCtx, days: number): number {
  return now.getTime() - days * DAY_MS;
}

function facetsPlan(ctx: ReadCtx, { facets, currency }: Sought, where: Searched) {
  if (facets !== 'yes') return ReadPlan.of(emptyFacets);
  const days = DAYS_OFFERED.map((value) => ({ value, since: daysBefore(ctx, value) }));
  return facetsOf(ctx, where, { currency, days });
}

/** A city by the path of its page. */
export function placeNamed(countryId: number, pathSlug: string) {
  return placeByPath(countryId, pathSlug);
}

type Searched = Where & FilterExpressions;

type Sought = Omit<JobsQuery, 'q'> & {
  query?: Filters['query'];
  search?: ReadSearch | undefined;
  currency: string | null;
  /** What the place is read as: a region, or towns that it may have meant. */
  region?: Region | undefined;
  slugs?: readonly string[];
  /** Of a walk by cursor: the number of the search that was tried. */
  chosen?: number | undefined;
};

/**
 * The currency of a list that is filtered or sorted by pay, or has facets; null where it is none of these, where there is no such
 * place, and for facets where there are several currencies.
 */
async function currencyOf(ctx: ReadCtx, query: JobsQuery): Promise<string | null> {
  const field =
    query.salary_min !== undefined ? 'salary_min' : query.sort === 'salary' ? 'sort' : null;
  if (field === null && query.facets !== 'yes') return null;
  const countryIds = await countriesAsked(ctx, query);
  if (countryIds === null) return null;
  const currency = onlyCurrencyOf(countryIds.map((id) => countryById(id)?.iso2 ?? ''));
  if (currency === null && field !== null) {
    const needed = 'a country, or a career_domain whose countries have one currency';
    throw invalidField(field, `Needs ${needed}: amounts of several cannot be compared.`);
  }
  return currency;
}

/** None where all are; null where there is no such country or domain. */
async function countriesAsked(
  ctx: ReadCtx,
  { country, career_domain: hostname }: JobsQuery,
): Promise<readonly number[] | null> {
  if (country !== undefined) {
    const id = findCountry(country);
    return id === null ? null : [id];
  }
  if (hostname === undefined) return [];
  const domain = await findDomain(ctx, hostname);
  return domain && domain.countryIds;
}

function payOf({ salary_min: amount, currency }: Sought): YearlyPay | undefined {
  if (amount === undefined || currency === null) return undefined;
  const amounts = payAmounts(currency);
  if (!amounts.includes(amount)) {
    throw invalidField('salary_min', `Must be one of ${amounts.join(', ')} (${currency}).`);
  }
  return { amount, currency };
}

/** Null when what is asked for cannot exist. */
function whereOf(ctx: ReadCtx, query: Sought): Searched | null {
  const countryId = query.country === undefined ? undefined : findCountry(query.country);
  const citySlug = query.city === undefined ? undefined : slug(query.city);
  const { where: place, radius, workplace: workplaces, region, slugs } = query;
  const withRemote = query.remote === 'yes';
  const around = { where: place, radius, workplaces, withRemote, region, slugs };
  const near = nearOf(around);
  if (query.sort === 'distance' && near === undefined) {
    throw invalidField('sort', 'Needs where: a place to be near to.');
  }
  const expressions = filterExpressions({
    search: query['search-key'],
    query: query.query,
    categoryIds: query['key-category'],
    workplaces,
    employmentTypes: query.employment_type,
    pay: payOf(query),
    currency: query.currency ?? undefined,
    sort: query.sort,
    rings: ringCount(around),
  });
  const isNowhere = (query.sort === 'salary' && query.currency === null) || near === null;
  if (isNowhere || countryId === null || citySlug === '' || expressions === null) return null;
  const countryIds = countryId === undefined ? undefined : [countryId];
  const { career_domain: domain, company, posted_within: days } = query;
  const since = days === undefined ? undefined : daysBefore(ctx, days);
  return { domain, countryIds, citySlug, company, since, near, ...expressions };
}

/** The same list from its beginning. */
function firstPageUrl({ origin, path }: Address, query: JobsQuery): string {
  const url = new URL(path, origin);
  const asked = { ...query, page: 1, cursor: undefined };
  for (const [name, value] of Object.entries(asked)) {
    if (value === undefined || (name === 'per_page' && value === PER_PAGE_DEFAULT)) continue;
    url.searchParams.set(name, String(value));
  }
  return url.href;
}
