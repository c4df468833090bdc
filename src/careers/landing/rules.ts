/** Which sibling domains show the same place, and in which languages (contract 4.7): the alternates of a page. */
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
  /** The path of the page, which is the same on every domain. */
  path: string;
  /** Null: the home page. */
  country: { id: number; iso2: string } | null;
};

/**
 * All domains that show the place and have jobs there, this one among them, or none: where there are fewer than
 * two, and where this one has no jobs. Both sides read the same counts, so each names the others.
 */
export function alternatesOf(
  { path, country }: Place,
  site: { id: number },
  domains: readonly Domain[],
  counts: readonly DomainCount[],
): Alternate[] {
  const live = new Set(counts.map(({ domainId }) => domainId));
  const members = new Map<string, Domain>();
  for (const domain of domains.toSorted((one, other) => one.id - other.id)) {
    const isShown = country === null || domain.countryIds.includes(country.id);
    const language = hreflang(domain.language, country?.iso2 ?? null);
    // Of two in one language, the older stands for both.
    if (live.has(domain.id) && isShown && !domain.isTest && !members.has(language)) {
      members.set(language, domain);
    }
  }
  const shown = [...members.values()];
  if (shown.length < 2 || !shown.some(({ id }) => id === site.id)) return [];
  const urlOf = ({ hostname }: Domain) => `https://${hostname}${path}`;
  const byDefault = shown.find(({ isDefault }) => isDefault);
  return [
    ...Array.from(members, ([language, domain]) => ({ language, url: urlOf(domain) })),
    ...(byDefault ? [{ language: 'x-default', url: urlOf(byDefault) }] : []),
  ];
}

/** The language with the country of the page; of a home page with its own, if search engines know it (`es-419` they do not). */
function hreflang(tag: string, iso2: string | null): string {
  const [language = '', region = ''] = tag.split('-');
  if (iso2 !== null) return `${language}-${iso2}`;
  return /^[A-Z]{2}$/u.test(region) ? tag : language;
}
