/** What anyone may ask of the listing (contract 4.7), each in one D1 round trip. */
import type { ReadCtx } from '#context.ts';
import { runRead } from '#data/read-plan.ts';
import { findDomain } from '#careers/domains/actions.ts';
import { showFacets } from '#careers/facets/schemas.ts';
import { countryById, findCountry } from '#lib/countries.ts';
import { onlyCurrencyOf } from '#lib/country-currencies.ts';
import { toPage } from '#lib/pagination.ts';
import { View } from '#lib/view.ts';
import { invalidField } from '#errors.ts';
import { correctedText, filtersOf } from '#careers/queries/rules/terms.ts';
import type { ReadSearch } from '#careers/queries/actions.ts';
import { parsePoint } from '#lib/geo.ts';
import { placeOnPage, walked, walkedTier } from '../rules/walks.ts';
import type { ListedJob } from '../rules/filters.ts';
import { showCity, showCountry, showFilters, showJob } from '../schemas/answers.ts';
import { PER_PAGE_DEFAULT } from '../schemas/queries.ts';
import type { CentralJob, CentralJobs, City, Country } from '#careers/answers/schemas.ts';
import type { CitiesQuery, CountriesQuery, JobsQuery } from '../schemas/queries.ts';
import { showNear, showPlace } from '#careers/places/schemas.ts';
import { citiesWithJobs, countriesWithJobs, placeByPath } from '../store/counts.ts';

import { findList } from './find.ts';

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
  query: JobsQuery & { departmentId?: number | undefined },
  address: Address = { origin: ctx.apiOrigin, path: '/api/locations/jobs' },
  show: (job: ListedJob, origin: string) => CentralJob = showJob,
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
  const list = await findList(ctx, sought, part);
  const { facts, total, jobs, near, km, facets, tried = null, chosen } = list;
  const key = `${address.origin}${address.path} ${JSON.stringify([query, tried, near])}`;
  return new View(`${key} ${facts} ${facets.facts}`, () => ({
    ...toPage(
      jobs().map((job) => ({ id: job.listedAt, tier: walkedTier(job.tier, chosen), job })),
      total,
      { page, max, cursor },
      ({ job }) => show(job, address.origin),
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
    ...(query.where !== undefined && { near: km === undefined ? null : showNear(near, km) }),
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

/** A city by the path of its page. */
export function placeNamed(countryId: number, pathSlug: string) {
  return placeByPath(countryId, pathSlug);
}

/**
 * The currency of a list that is filtered or sorted by pay, or has facets; null for any other list, where there is no such
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
