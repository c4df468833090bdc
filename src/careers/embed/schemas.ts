/** Reads what the website plugin asks for, and builds what it shows from rows. */
import type { Filters } from '#careers/layout/props.ts';
import { categoryIdOf, parseFilters, toCountry, toJobCard } from '#careers/layout/schemas.ts';
import { expressionsOf } from '#careers/landing/schemas.ts';
import type { ListedJob } from '#careers/locations/rules/filters.ts';
import { countryByIso2 } from '#lib/countries.ts';
import { employmentTypes } from '#vocabulary/lists.ts';
import type { EmbedJob, JobKind } from './props.ts';
import { cityValue, embedLanguage, parseBefore, parseCity } from './rules.ts';
import type { EmbedCity } from './rules.ts';
import type { EmbedWhere, JobGroup } from './store.ts';

export type EmbedRequest = {
  language: string;
  filters: Filters;
  city: EmbedCity | null;
  before: number | null;
  /** Whether the structured data has a JobPosting for each job. */
  hasPostings: boolean;
};

/** Unknown values are ignored, as in the lists of the career pages. */
export function parseEmbedRequest(query: URLSearchParams, siteLanguage: string): EmbedRequest {
  return {
    language: embedLanguage(query.get('lang'), siteLanguage),
    filters: parseFilters(query, { ofEmployer: true }),
    city: parseCity(query.get('in')),
    before: parseBefore(query.get('before')),
    hasPostings: query.get('postings') === 'yes',
  };
}

/** The query that asks for it. */
export function embedQuery(request: EmbedRequest): string {
  const { language, filters, city, before, hasPostings } = request;
  const query = new URLSearchParams();
  if (filters.search !== '') query.set('q', filters.search);
  for (const id of filters.categories) query.append('key-category', String(id));
  for (const name of filters.workplaces) query.append('workplace', name);
  for (const name of filters.employmentTypes) query.append('employment_type', name);
  if (filters.department) query.set('department', String(filters.department.id));
  if (city) query.set('in', cityValue(city));
  query.set('lang', language);
  if (hasPostings) query.set('postings', 'yes');
  if (before !== null) query.set('before', String(before));
  return query.toString();
}

export function whereOf(subdomain: string, { filters, city, before }: EmbedRequest): EmbedWhere {
  const countryId = city && countryByIso2(city.iso2.toUpperCase())?.id;
  return {
    subdomain,
    expressions: expressionsOf(filters, filters.search),
    city: city && { countryId: countryId ?? 0, pathSlug: city.slug },
    before,
  };
}

/** What the jobs of a group can be filtered by, in the language of the host's page. */
export function toJobKind(group: JobGroup, language: string): JobKind {
  const { pathSlug, cityName, n } = group;
  const country = toCountry(group.countryId, language);
  return {
    city:
      country === null || pathSlug === null || cityName === null
        ? null
        : {
            value: cityValue({ iso2: country.iso2, slug: pathSlug }),
            name: cityName,
            country: country.name,
          },
    category: categoryIdOf(group.categoryId),
    workplace: group.workplace,
    department:
      group.departmentId === null || group.department === null
        ? null
        : { id: group.departmentId, name: group.department },
    employmentTypes: Object.values(employmentTypes).filter(
      (_, index) => (group.employmentTypeMask >> index) & 1,
    ),
    n,
  };
}

export function toEmbedJob(job: ListedJob, language: string): EmbedJob {
  return { ...toJobCard(job, language), hostname: job.hostname };
}

/** Those that the jobs have, where there are two or more. */
export function departmentsIn(
  kinds: readonly JobKind[],
  all: readonly { id: number; name: string }[],
) {
  const ids = new Set(kinds.map(({ department }) => department?.id));
  const having = all.filter(({ id }) => ids.has(id));
  return having.length < 2 ? [] : having;
}
