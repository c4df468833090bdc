/** The texts of feeds, in the language of the site. */

import { cityPath, companyPath, countryPath, homePath } from '#careers/layout/page-links.ts';
import type { Headings } from '#careers/words/headings.ts';
import {
  cityHeadings,
  companyHeadings,
  countryHeadings,
  homeHeadings,
} from '#careers/words/headings.ts';
import type { PlaceFeed } from './props.ts';

export function feedHeadings({ site, country, city, company, jobCount }: PlaceFeed): Headings {
  if (company) {
    return companyHeadings({ site, jobCount, page: 1, company: { ...company, headline: null } });
  }
  if (country === null) return homeHeadings(site, jobCount);
  const place = { site, country, jobCount, page: 1 };
  return city === null ? countryHeadings(place) : cityHeadings({ ...place, city });
}

/** The path of the page that lists the same jobs. */
export function feedPagePath({ country, city, company }: PlaceFeed): string {
  if (company) return companyPath(company);
  if (country === null) return homePath;
  return city === null ? countryPath(country) : cityPath(country, city);
}
