/** The alternates of a page: the same place on other domains, by language (contract 4.7). */
import type { DomainCount } from '#careers/locations/rules.ts';
import type { Alternate } from '#careers/layout/props.ts';

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
 * has no jobs there: search engines ignore alternates that do not link back.
 */
export function alternatesOf(
  { path, country }: Place,
  site: { id: number },
  domains: readonly Domain[],
  counts: readonly DomainCount[],
): Alternate[] {
  const domainsWithJobs = new Set(counts.map(({ domainId }) => domainId));
  const members = new Map<string, Domain>();
  for (const domain of domains.toSorted((one, other) => one.id - other.id)) {
    const showsPlace = country === null || domain.countryIds.includes(country.id);
    const language = hreflang(domain.language, country?.iso2 ?? null);
    // Of two domains in one language, only the older is listed.
    if (domainsWithJobs.has(domain.id) && showsPlace && !domain.isTest && !members.has(language)) {
      members.set(language, domain);
    }
  }
  const listed = [...members.values()];
  if (listed.length < 2 || !listed.some(({ id }) => id === site.id)) return [];
  const urlOf = ({ hostname }: Domain) => `https://${hostname}${path}`;
  const defaultDomain = listed.find(({ isDefault }) => isDefault);
  return [
    ...Array.from(members, ([language, domain]) => ({ language, url: urlOf(domain) })),
    ...(defaultDomain ? [{ language: 'x-default', url: urlOf(defaultDomain) }] : []),
  ];
}

/** The language with the country of the page; for a home page the domain's own tag, without a region that is not a country (`es-419`). */
function hreflang(tag: string, iso2: string | null): string {
  const [language = '', region = ''] = tag.split('-');
  if (iso2 !== null) return `${language}-${iso2}`;
  return /^[A-Z]{2}$/u.test(region) ? tag : language;
}
