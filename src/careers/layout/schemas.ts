/** Builds what several career pages share: countries, job cards, and the filters of a list. */
import { expiryOf } from '#recruiting/jobs/jobs/rules.ts';
import type { CareerDomain } from '#careers/domains/actions.ts';
import type { ListedJob } from '#careers/locations/rules/filters.ts';
import type { Sort } from '#careers/sorts/rules.ts';
import { countryById, countryByIso2, countryName } from '#lib/countries.ts';
import { parsePoint, pointText, radii } from '#lib/geo.ts';
import { payAmounts } from '#lib/pay-steps.ts';
import { categories, employmentTypes, workplaces } from '#vocabulary/lists.ts';
import { AS_TYPED, sortsOf } from './page-links.ts';
import { postedWithinDays } from '#careers/facets/rules.ts';
import type { CategoryId, Country, Filters, JobCard, Pay } from './props.ts';

/** No city has a longer slug. It bounds queries and the keys of in-memory caches. */
export const CITY_SLUG_LENGTH_MAX = 300;
const SEARCH_LENGTH_MAX = 500;
const WHERE_LENGTH_MAX = 100;

/** The query parameters of lists and feeds, in the order of `listPath`: its links are cache keys. No page depends on others. */
export const pageParameters: ReadonlySet<string> = new Set([
  'q',
  // The same: links from before `q` lead on.
  'search-key',
  'where',
  'radius',
  'remote',
  'key-category',
  'workplace',
  'employment_type',
  'company',
  'department',
  'posted_within',
  'salary_min',
  'sort',
  AS_TYPED,
  'page',
  'jobs',
  // Of the website plugin.
  'in',
  'lang',
  'postings',
  'before',
]);

/** Those that may have several values. */
export const repeatableParameters: ReadonlySet<string> = new Set([
  'key-category',
  'workplace',
  'employment_type',
]);

/**
 * The filters in the query of a list, `ofCity` of one city, `ofEmployer` of one employer, with the `currency` of its countries. An unknown value is ignored. Words
 * count in any case.
 */
export function parseFilters(
  query: URLSearchParams,
  {
    currency = null,
    ofCity = false,
    ofEmployer = false,
  }: { currency?: string | null; ofCity?: boolean; ofEmployer?: boolean } = {},
): Filters {
  const typed = query.get('q') || query.get('search-key') || '';
  const search = typed.trim().slice(0, SEARCH_LENGTH_MAX).toWellFormed();
  const company = slugOf(query.get('company'));
  const department = ofEmployer ? idOf(query.get('department')) : null;
  const postedWithin = postedWithinOf(query.get('posted_within'));
  const salaryMin = amountOf(query.get('salary_min'), currency);
  const money = currency === null ? {} : { currency };
  const place = parsePlace(query, ofCity);
  const sort = sortOf(query.get('sort'), { search, ...place, ...money });
  return {
    search,
    ...place,
    categories: severalOf(categoryIds, query.getAll('key-category')),
    workplaces: severalOf(workplaces, query.getAll('workplace')),
    employmentTypes: severalOf(Object.values(employmentTypes), query.getAll('employment_type')),
    ...(company !== null && { company: { slug: company, name: company } }),
    ...(department !== null && { department: { id: department, name: '' } }),
    ...(postedWithin !== undefined && { postedWithin }),
    ...(salaryMin !== undefined && { salaryMin }),
    ...(sort !== null && { sort }),
    ...money,
    ...(search !== '' && query.get(AS_TYPED) === 'yes' && { isAsTyped: true }),
  };
}

function idOf(value: string | null): number | null {
  return /^[1-9]\d{0,15}$/u.test(value ?? '') ? Number(value) : null;
}

/** A subdomain. */
function slugOf(value: string | null): string | null {
  const slug = value?.toLowerCase() ?? '';
  return /^[a-z0-9-]{1,63}$/u.test(slug) ? slug : null;
}

function postedWithinOf(value: string | null) {
  return postedWithinDays.find((days) => String(days) === value);
}

function amountOf(value: string | null, currency: string | null) {
  return currency === null
    ? undefined
    : payAmounts(currency).find((amount) => String(amount) === value);
}

/** Unset for an order that the list has by itself, or cannot have. */
function sortOf(value: string | null, list: Parameters<typeof sortsOf>[0]): Sort | null {
  const [, ...others] = sortsOf(list);
  return oneOf(others, value);
}

/** The list of a city is around it by a radius alone. */
function parsePlace(
  query: URLSearchParams,
  ofCity: boolean,
): Pick<Filters, 'where' | 'radius' | 'withRemote'> {
  const typed = (query.get('where') ?? '').trim().slice(0, WHERE_LENGTH_MAX).toWellFormed();
  const point = parsePoint(typed);
  const where = point ? pointText(point) : typed;
  const radius = radii.find((km) => String(km) === query.get('radius'));
  if (where === '' && !(ofCity && radius !== undefined)) return {};
  return {
    ...(where !== '' && { where }),
    ...(radius !== undefined && { radius }),
    ...(query.get('remote') === 'yes' && { withRemote: true }),
  };
}

function oneOf<Name extends string>(names: readonly Name[], value: string | null): Name | null {
  const word = value?.toLowerCase();
  return names.find((name) => name.toLowerCase() === word) ?? null;
}

const categoryIds = Object.keys(categories)
  .map(categoryIdOf)
  .filter((id) => id !== null);

/** Those of the values that are named, each once and in their order: repeated as a form sends them, or separated by commas. */
function severalOf<Value extends string | number>(
  values: readonly Value[],
  texts: readonly string[],
): Value[] {
  const named = new Set(texts.flatMap((text) => text.toLowerCase().split(',')).map(trimmed));
  return values.filter((value) => named.has(String(value).toLowerCase()));
}

function trimmed(text: string): string {
  return text.trim();
}

export function categoryIdOf(value: string | number | null): CategoryId | null {
  return keyOf(categories, value);
}

/** The value as a key of the list, or null. */
export function keyOf<List extends Readonly<Record<number, string>>>(
  list: List,
  value: string | number | null,
): (keyof List & number) | null {
  const key = Number(value ?? Number.NaN);
  const isKey = (candidate: number): candidate is keyof List & number => candidate in list;
  return isKey(key) ? key : null;
}

/** Null for a number that is no country's. */
export function toCountry(countryId: number, language: string): Country | null {
  const country = countryById(countryId);
  return country && { iso2: country.iso2, name: countryName(countryId, language) ?? country.iso2 };
}

/** A country of the site, by the lower-case code in its path. */
export function findSiteCountry(
  site: Pick<CareerDomain, 'countryIds' | 'language'>,
  code: string,
): (Country & { id: number }) | null {
  const id = /^[a-z]{2}$/u.test(code) ? countryByIso2(code.toUpperCase())?.id : undefined;
  if (id === undefined || !site.countryIds.includes(id)) return null;
  const country = toCountry(id, site.language);
  return country && { id, ...country };
}

export function countriesOf({
  countryIds,
  language,
}: Pick<CareerDomain, 'countryIds' | 'language'>) {
  return countryIds.flatMap((id) => toCountry(id, language) ?? []);
}

/** The country of a site that has one, else null. */
export function onlyCountryOf({
  countryIds,
  language,
}: Pick<CareerDomain, 'countryIds' | 'language'>): Country | null {
  const [countryId, ...others] = countryIds;
  return countryId === undefined || others.length > 0 ? null : toCountry(countryId, language);
}

export function toJobCard(
  job: Omit<ListedJob, 'id' | 'hostname' | 'listedAt'>,
  language: string,
): JobCard {
  return {
    hashId: job.hashId,
    title: job.title,
    companyName: job.companyName,
    companySlug: job.companySlug,
    companyLogo: job.logoKey === null ? null : `/files/${job.logoKey}`,
    cityName: job.cityName,
    regionName: job.stateName,
    country: toCountry(job.countryId, language),
    workplace: job.workplace,
    employmentTypes: employmentTypesIn(job.employmentTypeMask),
    pay: toPay(job),
    postedAt: job.publishedAt,
    expiresAt: expiryOf(job.publishedAt),
    skills: job.skills,
    department: job.department,
  };
}

function employmentTypesIn(mask: number) {
  return Object.values(employmentTypes).filter((_, index) => (mask >> index) & 1);
}

function toPay(
  job: Pick<ListedJob, 'minSalary' | 'maxSalary' | 'currency' | 'payPeriod'>,
): Pay | null {
  const { minSalary: min, maxSalary: max, currency, payPeriod: period } = job;
  return currency === null || (min === null && max === null)
    ? null
    : { min, max, currency, period };
}
