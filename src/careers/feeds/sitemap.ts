/** The sitemaps of a site (sitemaps.org): the index, places, cities, and jobs by blocks of the days they were listed on. */

import {
  cityPath,
  companiesPath,
  companyPath,
  countryPath,
  homePath,
  jobPath,
} from '#careers/layout/page-links.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { element, XML_HEAD } from '#lib/xml.ts';
import type {
  CitiesSitemap,
  CompaniesSitemap,
  JobsSitemap,
  PlacesSitemap,
  Site,
  SitemapIndex,
} from './props.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Without `lastmod`: the last change of a part is unknown until it is read. */
export function sitemapIndex({ site, companies, cities, jobs }: SitemapIndex): string {
  const names = [
    'pages',
    ...partNames('companies', companies),
    ...cities.flatMap(({ iso2, parts }) => partNames(`cities-${iso2.toLowerCase()}`, parts)),
    ...jobs.flatMap(({ day, days, parts }) => partNames(`jobs-${day}-${days}`, parts)),
  ];
  const entries = names.map(
    (name) => `<sitemap>${element('loc', urlOf(site, `/sitemaps/${name}.xml`))}</sitemap>`,
  );
  return `${XML_HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

export function placesSitemap({ site, countries }: PlacesSitemap): string {
  const times = countries.map(({ newest }) => newest.getTime());
  const newest = times.length === 0 ? null : new Date(Math.max(...times));
  return urlSet([
    entry(site, homePath, newest),
    ...(newest === null ? [] : [entry(site, companiesPath, newest)]),
    ...countries.map((country) => entry(site, countryPath(country), country.newest)),
    // Those that are pages of the site; when one was last changed is not known here.
    ...site.legal.flatMap(({ url }) => (url.startsWith('/') ? [entry(site, url, null)] : [])),
  ]);
}

export function companiesSitemap({ site, companies }: CompaniesSitemap): string {
  return urlSet(companies.map((company) => entry(site, companyPath(company), company.newest)));
}

export function citiesSitemap({ site, iso2, cities }: CitiesSitemap): string {
  return urlSet(
    cities.map(({ slug, newest }) => entry(site, cityPath({ iso2 }, { slug }), newest)),
  );
}

export function jobsSitemap({ site, jobs }: JobsSitemap): string {
  return urlSet(jobs.map((job) => entry(site, jobPath(job), job.changedAt)));
}

function partNames(name: string, parts: number): string[] {
  return Array.from({ length: parts }, (_, index) => `${name}-${index + 1}`);
}

function urlSet(entries: readonly string[]): string {
  return `${XML_HEAD}<urlset xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</urlset>\n`;
}

function entry(site: Site, path: string, changedAt: Date | null): string {
  const lastmod = changedAt && changedAt.toISOString();
  return `<url>${element('loc', urlOf(site, path))}${element('lastmod', lastmod)}</url>`;
}

function urlOf(site: Site, path: string): string {
  return `${careerOrigin(site.hostname)}${path}`;
}
