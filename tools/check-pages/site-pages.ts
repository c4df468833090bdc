/** The addresses of a career site's pages, one of each kind: as its links lead to them, and as its search answers. */
import { openFetch } from '../check-crawl/fetch.ts';
import { readPage } from '../check-crawl/page.ts';
import type { CareerDomain } from '../seed/domains.ts';

/** From a page, the first link of the next kind is followed. */
export const pagePatterns = {
  country: /^\/[a-z]{2}$/u,
  /** Feeds have a dot. */
  city: /^\/[a-z]{2}\/[^/.]+$/u,
  job: /^\/jobs\/[^/]+$/u,
  company: /^\/companies\/[^/]+$/u,
  apply: /^\/jobs\/[^/]+\/apply$/u,
  legal: /^\/legal\/[^/]+$/u,
} as const;
const linkedFrom = {
  country: 'home',
  city: 'country',
  job: 'city',
  company: 'job',
  apply: 'job',
  legal: 'home',
} as const;

/** A title or a skill of the seed with a letter missing; every site has Docker. */
const misspelled: Readonly<Record<string, string>> = {
  de: 'Kranknpfleger',
  en: 'softwre',
  ar: 'Dockr',
  ja: 'Dockr',
};
const NOWHERE = 'xyzxyz';

export type SitePages = {
  origin: string;
  /** Paths by the name of the kind. A site may lack a kind. */
  paths: Map<string, string>;
  fetch: (path: string) => Promise<{ status: number; body: string }>;
};

export async function sitePages(
  base: URL,
  { hostname, language }: CareerDomain,
): Promise<SitePages> {
  const origin = new URL(base);
  origin.hostname = hostname.replace(/\.example$/u, '.localhost');
  const fetchUrl = openFetch(base);
  const fetch = (path: string) => fetchUrl(`https://${hostname}${path}`);
  const paths = new Map([['home', '/']]);
  const links = new Map<string, string[]>();
  for (const [name, pattern] of Object.entries(pagePatterns)) {
    const from = paths.get(linkedFrom[name as keyof typeof linkedFrom]) ?? '/';
    if (!links.has(from)) {
      const page = readPage(`https://${hostname}${from}`, await fetch(from));
      links.set(
        from,
        page.links
          .filter((link) => new URL(link).hostname === hostname)
          .map((link) => new URL(link).pathname),
      );
    }
    const path = links.get(from)?.find((one) => pattern.test(one));
    if (path !== undefined) paths.set(name, path);
  }
  const list = paths.get('country') ?? '/';
  const typed = misspelled[language.slice(0, 2)] ?? 'Dockr';
  for (const [name, path] of Object.entries({
    filtered: `${list}?workplace=Remote&posted_within=14`,
    corrected: `${list}?q=${typed}`,
    nothing: `${list}?q=${NOWHERE}`,
    saved: '/saved',
    alerts: '/alerts?search-key=cook',
    companies: '/companies',
    missing: '/nowhere/at/all',
    thanks: `${paths.get('apply')}/thanks`,
    frame: `${paths.get('company')?.replace('companies', 'embed')}`,
  })) {
    paths.set(name, path);
  }
  return { origin: origin.origin, paths, fetch };
}
