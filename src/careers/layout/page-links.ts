/** The paths of career pages and feeds, breadcrumbs, and the page numbers of a pager. */

import { slug } from '#lib/fold.ts';
import type { Sort } from '#careers/sorts/rules.ts';
import type { City, Country, Feed, Filters } from './props.ts';

/** One step of a breadcrumb; the last is the page itself and has no path. */
export interface Crumb {
  name: string;
  path?: string;
}

export const homePath = '/';
export const savedPath = '/saved';
/** Which of `?jobs=` are still open. */
export const openJobsPath = '/saved/open.json';
/** Titles and places that begin with what a visitor has typed. */
export const SUGGESTIONS_PATH = '/api/locations/suggest';

export function countryPath(country: { iso2: string }): string {
  return `/${country.iso2.toLowerCase()}`;
}

export function cityPath(country: { iso2: string }, city: { slug: string }): string {
  return `${countryPath(country)}/${encodeURIComponent(city.slug)}`;
}

export function jobPath(job: { hashId: string }): string {
  return `/jobs/${encodeURIComponent(job.hashId)}`;
}

export const companiesPath = '/companies';

/** The path of the page of a company; `slug` is its subdomain. */
export function companyPath(company: { slug: string }): string {
  return `${companiesPath}/${encodeURIComponent(company.slug)}`;
}

/** `ü` typed as `ue`, as on a keyboard without it; the path has `u`. */
const spelledUmlaut = /([aou])e/gu;

/**
 * How a path is spelled here, whatever was typed, printed or linked: `/DE/München/` is `/de/munchen`, `/de/muenchen` as well,
 * and `/jobs` the list of all. Null where it is spelled so already.
 */
export function correctedPath(pathname: string): string | null {
  const [first = '', second, ...rest] = pathname.split('/').filter((part) => part !== '');
  const start = first.toLowerCase();
  if (second === undefined) {
    const path = start === 'jobs' ? homePath : `/${start}`;
    return path === pathname ? null : path;
  }
  const typed = decoded(second);
  // Of what is no place, the address is no name in another spelling.
  const isPlace = start !== 'jobs' && start !== 'companies';
  const spelled = !isPlace || typed.includes('.') ? typed.toLowerCase() : slug(typed);
  const pathOf = (name: string) => `/${[start, encodeURIComponent(name), ...rest].join('/')}`;
  const path = pathOf(spelled);
  if (path !== pathname) return path;
  const plain = pathOf(spelled.replaceAll(spelledUmlaut, '$1'));
  return !isPlace || plain === pathname ? null : plain;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The parameter of a search that is not to be corrected. */
export const AS_TYPED = 'as-typed';

/** The path of one page of a list, without parameters for page 1 and unset filters. */
export function listPath(path: string, filters: Filters, page: number): string {
  const query = new URLSearchParams();
  if (filters.search !== '') query.set('q', filters.search);
  if (filters.where !== undefined) query.set('where', filters.where);
  if (filters.radius !== undefined) query.set('radius', String(filters.radius));
  if (filters.withRemote) query.set('remote', 'yes');
  // Several values as a form sends them.
  for (const id of filters.categories) query.append('key-category', String(id));
  for (const name of filters.workplaces) query.append('workplace', name);
  for (const name of filters.employmentTypes) query.append('employment_type', name);
  if (filters.company) query.set('company', filters.company.slug);
  if (filters.department) query.set('department', String(filters.department.id));
  if (filters.postedWithin) query.set('posted_within', String(filters.postedWithin));
  if (filters.salaryMin) query.set('salary_min', String(filters.salaryMin));
  if (filters.sort) query.set('sort', filters.sort);
  if (filters.isAsTyped) query.set(AS_TYPED, 'yes');
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

export function isFiltered(filters: Filters): boolean {
  const {
    search,
    categories,
    workplaces,
    employmentTypes,
    company = null,
    department = null,
    postedWithin = null,
    salaryMin = null,
    where = null,
    radius = null,
  } = filters;
  return (
    search !== '' ||
    [categories, workplaces, employmentTypes].some(({ length }) => length > 0) ||
    [company, department, postedWithin, salaryMin, where, radius].some((one) => one !== null)
  );
}

/** The orders that a list can have; the first is that of the list by itself. */
export function sortsOf({
  search,
  currency,
  where,
  radius,
}: Pick<Filters, 'search' | 'currency' | 'where' | 'radius'>): Sort[] {
  return [
    ...(search === '' ? [] : ['relevance' as const]),
    'date',
    ...(where === undefined && radius === undefined ? [] : ['distance' as const]),
    ...(currency === undefined ? [] : ['salary' as const]),
  ];
}

export function countryCrumbs(home: string, country: Country): Crumb[] {
  return [{ name: home, path: homePath }, { name: country.name }];
}

export function cityCrumbs(home: string, country: Country, city: City): Crumb[] {
  return [
    { name: home, path: homePath },
    { name: country.name, path: countryPath(country) },
    { name: city.name },
  ];
}

export function companyCrumbs(home: string, companies: string, company: { name: string }): Crumb[] {
  return [
    { name: home, path: homePath },
    { name: companies, path: companiesPath },
    { name: company.name },
  ];
}

export function jobCrumbs(
  home: string,
  job: { title: string; country: Country | null; city: City | null },
): Crumb[] {
  const { country, city } = job;
  const crumbs: Crumb[] = [{ name: home, path: homePath }];
  if (country !== null) {
    crumbs.push({ name: country.name, path: countryPath(country) });
    if (city !== null) crumbs.push({ name: city.name, path: cityPath(country, city) });
  }
  crumbs.push({ name: job.title });
  return crumbs;
}

/** The feeds of a place, by the path of its page; `name` is shown where a reader lists feeds. */
export function feedsOf(path: string, name: string): Feed[] {
  const folder = path === homePath ? '' : path;
  return [
    { title: name, type: 'application/rss+xml', url: `${folder}/feed.xml` },
    { title: name, type: 'application/feed+json', url: `${folder}/feed.json` },
  ];
}

/** The first page, the last, and those next to the current one; null is a gap. */
export function pagesAround(page: number, lastPage: number): (number | null)[] {
  const pages = [...new Set([1, page - 1, page, page + 1, lastPage])]
    .filter((number) => number >= 1 && number <= lastPage)
    .sort((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1] ?? 0;
    // A gap of one page takes as much space as its number.
    if (number - before === 2) return [before + 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
