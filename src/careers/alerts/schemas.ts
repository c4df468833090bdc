/** Parses searches and alert forms, and serializes a search for a URL or a row. */
import type { Filters } from '#careers/layout/props.ts';
import { CITY_SLUG_LENGTH_MAX, parseFilters } from '#careers/layout/schemas.ts';
import { isSubdomain } from '#careers/companies/rules.ts';
import { matchQuery } from '#lib/fold.ts';
import { HONEYPOT } from '#lib/form-stamp.ts';
import { typedLine } from '#lib/text.ts';
import type { Frequency } from './rules.ts';

/** The length limit of the search box of a list. */
const SEARCH_LENGTH_MAX = 100;
/** Longer texts are cut, but stay long enough to be rejected as too long. */
const EMAIL_READ_MAX = 500;

export type Search = {
  /** ISO 3166-1 alpha-2 in lower case, as in a path; null for all countries of the site. */
  country: string | null;
  /** The path slug of a city in this country. */
  city: string | null;
  /** The company in the path of its page, which has no place. */
  company: string | null;
  filters: Filters;
};

/** The search in a query, or null for an impossible place. */
export function parseSearch(query: URLSearchParams): Search | null {
  const country = query.get('country') || null;
  const city = query.get('city') || null;
  const company = query.get('company') || null;
  if (company !== null && (country !== null || !isSubdomain(company))) return null;
  if (country !== null && !/^[a-z]{2}$/u.test(country)) return null;
  if (city !== null && (country === null || city.length > CITY_SLUG_LENGTH_MAX)) return null;
  const filters = parseFilters(query, { ofCity: city !== null });
  const { search: typed, categories, workplaces, employmentTypes } = filters;
  const { where, radius, withRemote } = filters;
  const text = typed.slice(0, SEARCH_LENGTH_MAX).toWellFormed().replaceAll(/\s+/gu, ' ');
  // A text without a word would never match a job.
  const search = matchQuery(text) === null ? '' : text.trim();
  return {
    country,
    city: city?.toWellFormed() ?? null,
    company,
    filters: {
      search,
      categories,
      workplaces,
      employmentTypes,
      ...(where !== undefined && { where }),
      ...(radius !== undefined && { radius }),
      ...(withRemote && { withRemote }),
    },
  };
}

/** The search as form fields, in a fixed order. */
export function searchFields({
  country,
  city,
  company,
  filters,
}: Search): [name: string, value: string][] {
  const {
    search,
    where = '',
    radius = null,
    withRemote,
    categories,
    workplaces,
    employmentTypes,
  } = filters;
  const fields: [string, string | number | null][] = [
    ['country', country],
    ['city', city],
    ['company', company],
    ['search-key', search],
    ['where', where],
    ['radius', radius],
    ['remote', withRemote ? 'yes' : null],
    ['key-category', categories.join(',')],
    ['workplace', workplaces.join(',')],
    ['employment_type', employmentTypes.join(',')],
  ];
  return fields.flatMap(([name, value]): [string, string][] =>
    value === null || value === '' ? [] : [[name, String(value)]],
  );
}

/** The canonical query of a search: equal searches have equal queries. */
export function searchQuery(search: Search): string {
  return new URLSearchParams(searchFields(search)).toString();
}

type Fields = Readonly<Record<string, string>>;

export function parseForm(fields: Fields) {
  return {
    search: parseSearch(new URLSearchParams({ ...fields })),
    email: typedLine(fields['email'], EMAIL_READ_MAX),
    frequency: parseFrequency(fields),
    stamp: fields['moment'] ?? '',
    isBot: (fields[HONEYPOT] ?? '') !== '',
  };
}

/** An unknown value means weekly. */
export function parseFrequency(fields: Fields): Frequency {
  return fields['frequency'] === 'daily' ? 'daily' : 'weekly';
}
