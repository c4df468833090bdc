/** A search as it is asked for, as it rests, and what the forms bring. */
import type { Filters } from '#careers/layout/props.ts';
import { filtersOf } from '#careers/landing/schemas.ts';
import { matchQuery } from '#lib/fold.ts';
import type { Frequency } from './rules.ts';
import { TRAP } from './props.ts';

/** As many as the search box of a list takes. */
const SEARCH_LENGTH_MAX = 100;
/** No city is called longer. */
const PATH_SLUG_LENGTH_MAX = 300;
/** Longer is no address; that it is too long is still seen. */
const EMAIL_READ_MAX = 500;

export type Search = {
  /** ISO 3166-1 alpha-2 in lower case, as in a path; null: all countries of the site. */
  country: string | null;
  /** The path slug of a city of this country. */
  city: string | null;
  filters: Filters;
};

/** What is asked for by the query of a list and where it stands; null for what can be no place. */
export function searchOf(query: URLSearchParams): Search | null {
  const country = query.get('country') || null;
  const city = query.get('city') || null;
  if (country !== null && !/^[a-z]{2}$/u.test(country)) return null;
  if (city !== null && (country === null || city.length > PATH_SLUG_LENGTH_MAX)) return null;
  const filters = filtersOf(query);
  const typed = filters.search.slice(0, SEARCH_LENGTH_MAX).toWellFormed().replaceAll(/\s+/gu, ' ');
  // What holds no word would find nothing, ever.
  const search = matchQuery(typed) === null ? '' : typed.trim();
  return { country, city: city?.toWellFormed() ?? null, filters: { ...filters, search } };
}

/** The fields of a form, or the row of an alert; the same for the same search. */
export function fieldsOf({ country, city, filters }: Search): [name: string, value: string][] {
  const { search, category, workplace, employmentType } = filters;
  const fields: [string, string | number | null][] = [
    ['country', country],
    ['city', city],
    ['search-key', search],
    ['key-category', category],
    ['workplace', workplace],
    ['employment_type', employmentType],
  ];
  return fields.flatMap(([name, value]): [string, string][] =>
    value === null || value === '' ? [] : [[name, String(value)]],
  );
}

export function queryOf(search: Search): string {
  return new URLSearchParams(fieldsOf(search)).toString();
}

type Fields = Readonly<Record<string, string>>;

export function readForm(fields: Fields) {
  return {
    search: searchOf(new URLSearchParams({ ...fields })),
    email: (fields['email'] ?? '').slice(0, EMAIL_READ_MAX).toWellFormed().trim(),
    frequency: frequencyOf(fields),
    moment: fields['moment'] ?? '',
    isTrapped: (fields[TRAP] ?? '') !== '',
  };
}

/** What says nothing we know is the one that writes least. */
export function frequencyOf(fields: Fields): Frequency {
  return fields['frequency'] === 'daily' ? 'daily' : 'weekly';
}
