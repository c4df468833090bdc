/** What the head of a list's page says: its canonical URL, and the same place on other domains, by language (contract 4.7). */
import type { Alternate, Head } from '#careers/layout/props.ts';
import { careerOrigin } from '#lib/career-origin.ts';

type Domain = {
  id: number;
  hostname: string;
  language: string;
  isDefault: boolean;
  isTest: boolean;
  countryIds: readonly number[];
};

type Place = {
  /** The same on every domain. */
  path: string;
  /** Null for the home page. */
  country: { id: number; iso2: string } | null;
};

/**
 * All domains that show the place and have jobs there, including this one. Empty for fewer than two, and if this domain
 * has no jobs there: search engines ignore alternates that do not link back. `withJobs`: ids of the domains.
 */
export function alternatesOf(
  { path, country }: Place,
  site: { id: number },
  domains: readonly Domain[],
  withJobs: readonly number[],
): Alternate[] {
  const members = new Map<string, Domain>();
  for (const { language, domain } of candidatesFor(country, domains)) {
    // Of two domains in one language, only the older is listed.
    if (withJobs.includes(domain.id) && !members.has(language)) members.set(language, domain);
  }
  const listed = [...members.values()];
  if (listed.length < 2 || !listed.some(({ id }) => id === site.id)) return [];
  const urlOf = ({ hostname }: Domain) => `${careerOrigin(hostname)}${path}`;
  const defaultDomain = listed.find(({ isDefault }) => isDefault);
  return [
    ...Array.from(members, ([language, domain]) => ({ language, url: urlOf(domain) })),
    ...(defaultDomain ? [{ language: 'x-default', url: urlOf(defaultDomain) }] : []),
  ];
}

type Candidate = { language: string; domain: Domain };

/** By the countries of a set of domains; a set never changes. */
const candidates = new WeakMap<readonly Domain[], Map<number | null, readonly Candidate[]>>();

/** The domains that show a place in the country, with their hreflang, the oldest first. Computed once for a set of domains. */
function candidatesFor(
  country: Place['country'],
  domains: readonly Domain[],
): readonly Candidate[] {
  const ofSet = candidates.get(domains) ?? new Map<number | null, readonly Candidate[]>();
  candidates.set(domains, ofSet);
  const id = country?.id ?? null;
  const found =
    ofSet.get(id) ??
    domains
      .filter(({ isTest, countryIds }) => !isTest && (id === null || countryIds.includes(id)))
      .toSorted((one, other) => one.id - other.id)
      .map((domain) => ({ language: hreflang(domain.language, country?.iso2 ?? null), domain }));
  ofSet.set(id, found);
  return found;
}

/** The language with the country of the page; for a home page the domain's own tag, without a region that is not a country (`es-419`). */
function hreflang(tag: string, iso2: string | null): string {
  const [language = '', region = ''] = tag.split('-');
  if (iso2 !== null) return `${language}-${iso2}`;
  return /^[A-Z]{2}$/u.test(region) ? tag : language;
}

export type ListPlace = Place & {
  /** All jobs of the place, regardless of filters. */
  jobCount?: number;
  /** The page that lists all jobs of the place, where it is another. */
  listPath?: string;
};

/**
 * The canonical URL of a list is always its unfiltered page 1 (contract 4.7). A page that is not indexed names no other
 * page as canonical: search engines follow one of the two only.
 */
export function listHead(
  { hostname, isTest }: { hostname: string; isTest: boolean },
  { path, jobCount, listPath = path }: ListPlace,
  request: Variant,
): Head {
  // Search engines should not index places without jobs.
  const noindex = isTest || jobCount === 0;
  return {
    ...(!isVariant(request) && { canonicalUrl: `${careerOrigin(hostname)}${path}` }),
    ...(isVariant(request) && !noindex && { canonicalUrl: `${careerOrigin(hostname)}${listPath}` }),
    noindex,
    isVariant: isVariant(request),
  };
}

/** `expressions` are those of the filters, null if nothing can match. */
type Variant = {
  page: number;
  expressions: {
    filter: string;
    near?: object | undefined;
    company?: string | undefined;
    since?: number | undefined;
    sort?: string;
  } | null;
};

/** Whether the page differs from the one that the canonical URL names. */
export function isVariant(request: Variant): boolean {
  const { page, expressions } = request;
  if (page > 1 || expressions?.filter !== '') return true;
  const { near, company, since, sort = 'date' } = expressions;
  return [near, company, since].some((one) => one !== undefined) || sort !== 'date';
}

/** What tells a city from others of its name on the site: its state, its country, or both; null where there are none. */
export function qualifierOf(
  { stateName, namesakes }: { stateName: string | null; namesakes: readonly number[] },
  country: { id: number; name: string },
  { countryIds }: { countryIds: readonly number[] },
): string | null {
  const isElsewhere = (id: number) => id !== country.id && countryIds.includes(id);
  const parts = [
    namesakes.includes(country.id) ? stateName : null,
    namesakes.some(isElsewhere) ? country.name : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : null;
}
