/** Builds the props of a job page from its rows, and reads what a list is asked for. */
import { filterExpressions } from '#careers/locations/rules/filters.ts';
import { nearOf, ringCount } from '#careers/locations/rules/near.ts';
import type { FilterExpressions, Query } from '#careers/locations/rules/filters.ts';
import type { Region } from '#careers/queries/rules/lexicon.ts';
import type { ReadSearch } from '#careers/queries/actions.ts';
import type { CityPath, Near } from '#careers/locations/rules/near.ts';
import { keyOf, categoryIdOf, parseFilters, toJobCard } from '#careers/layout/schemas.ts';
import type { BenefitId, Filters, JobDetail } from '#careers/layout/props.ts';
import type { WholeJob } from '#careers/jobs/rules.ts';
import { excerptOf, textOf } from '#lib/html.ts';
import { onlyCurrencyOf } from '#lib/country-currencies.ts';
import { DAY_MS } from '#lib/time.ts';
import { benefits } from '#vocabulary/lists.ts';

/** About three sentences; the company's website has the rest. */
const ABOUT_LENGTH_MAX = 400;

/** The page number in a query, or null for what cannot be one. */
export function parsePage(query: URLSearchParams): number | null {
  // Without a value it is as if it was not sent, as in cache keys.
  const text = query.get('page') || '1';
  return /^[1-9]\d{0,5}$/u.test(text) ? Number(text) : null;
}

/** As many as a browser keeps. */
const SAVED_JOBS_MAX = 200;

/** The ids of jobs in `?jobs=`, separated by commas; what can be none is left out. */
export function parseHashIds(query: URLSearchParams): string[] {
  const ids = (query.get('jobs') ?? '').split(',').filter((id) => /^[a-z0-9]{1,64}$/u.test(id));
  return ids.slice(0, SAVED_JOBS_MAX);
}

/** `expressions` is null if nothing can match. */
export type ListRequest = { filters: Filters; expressions: ListExpressions | null; page: number };

export type ListExpressions = FilterExpressions & {
  /** The list is around a place. */
  near?: Near | undefined;
  /** The subdomain of an employer. */
  company?: string | undefined;
  /** Only jobs published since; milliseconds. */
  since?: number | undefined;
  /** In which the list is filtered by pay. */
  currency: string | null;
  /** How the words were read; not where they are wanted as typed. */
  search?: ReadSearch;
};

/** Null if the page cannot be. `countries` are those of the list: their currency is that of its filter by pay. */
export function parseListRequest(
  query: URLSearchParams,
  now: Date,
  {
    countries,
    city,
    region,
    ofEmployer = false,
  }: {
    countries: readonly { iso2: string }[];
    city?: CityPath;
    region?: Region | undefined;
    ofEmployer?: boolean;
  },
): ListRequest | null {
  const page = parsePage(query);
  if (page === null) return null;
  const currency = onlyCurrencyOf(countries.map(({ iso2 }) => iso2));
  const filters = parseFilters(query, { currency, ofCity: city !== undefined, ofEmployer });
  const near = nearOf({ ...filters, region }, city);
  const expressions = listExpressionsOf(filters, filters.search, now);
  return {
    filters,
    expressions: expressions && near !== null ? { ...expressions, near } : null,
    page,
  };
}

/** With what only a list has, and a feed of what is new has not: dates and orders. */
export function listExpressionsOf(
  filters: Filters,
  query: string | Query,
  now: Date,
): ListExpressions | null {
  const { postedWithin, salaryMin, currency, sort } = filters;
  const pay = salaryMin && currency ? { amount: salaryMin, currency } : undefined;
  const rings = ringCount(filters);
  const expressions = filterExpressions({ ...asked(filters, query), pay, currency, sort, rings });
  // Whole days, so that a page is the same from one minute to the next.
  const today = Math.floor(now.getTime() / DAY_MS);
  const of = filters.company && { company: filters.company.slug };
  const since = postedWithin && (today - postedWithin) * DAY_MS;
  return expressions && { ...expressions, ...of, since, currency: currency ?? null };
}

/** The filters that win over what the words say. */
export function chosenIn({ workplaces, employmentTypes }: Filters) {
  return { workplace: workplaces.length > 0, employment_type: employmentTypes.length > 0 };
}

export function expressionsOf(filters: Filters, query: string): FilterExpressions | null {
  return filterExpressions(asked(filters, query));
}

function asked(
  { categories: categoryIds, workplaces, employmentTypes, department }: Filters,
  query: string | Query,
) {
  return { query, categoryIds, workplaces, employmentTypes, departmentId: department?.id };
}

export function toJobDetail(job: WholeJob, language: string): JobDetail {
  const { cityName, cityPath, companyDescription } = job;
  const isRemote = job.workplace === 'Remote';
  return {
    ...toJobCard(job, language),
    regionName: job.stateName ?? job.townState,
    companyWebsite: httpUrl(job.companyWebsite),
    companyLinks: job.companyLinks,
    companyAbout:
      companyDescription === null ? null : excerptOf(textOf(companyDescription), ABOUT_LENGTH_MAX),
    street: isRemote ? null : job.street || null,
    postalCode: isRemote ? null : job.postalCode || null,
    city: cityName !== null && cityPath !== null ? { name: cityName, slug: cityPath } : null,
    category: categoryIdOf(job.categoryId),
    seniority: job.seniority,
    occupationCode: job.occupationCode,
    sharePicture: job.sharePicture === null ? null : `/files/${job.sharePicture}`,
    description: job.description,
    tasks: job.tasks,
    requirements: job.requirements,
    benefits: job.benefits
      .map((id): BenefitId | null => keyOf(benefits, id))
      .filter((id) => id !== null),
    hasNamesake: job.hasNamesake,
  };
}

/** Null for other schemes, such as `javascript:`. */
export function httpUrl(url: string | null): string | null {
  return url !== null && /^https?:\/\//iu.test(url) ? url : null;
}
