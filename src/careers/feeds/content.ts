/** The texts of feeds and their jobs, in the language of the site. */

import { cityPath, companyPath, countryPath, homePath } from '#careers/layout/page-links.ts';
import type { Headings } from '#careers/words/headings.ts';
import {
  cityHeadings,
  companyHeadings,
  countryHeadings,
  homeHeadings,
  jobHeadings,
} from '#careers/words/headings.ts';
import { wordsFor } from '#careers/words/words.ts';
import { escapeHtml } from '#lib/html.ts';
import type { FeedJob, PlaceFeed, Site } from './props.ts';

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

/** Title, company, place and pay in one line of plain text. */
export function jobSummary(site: Site, job: FeedJob): string {
  return jobHeadings(site, job).description;
}

/** All texts of the job as HTML. */
export function jobContent(site: Site, { description, tasks, requirements }: FeedJob): string {
  const { jobPage } = wordsFor(site.language);
  return [
    description ?? '',
    section(jobPage.tasks, tasks),
    section(jobPage.requirements, requirements),
  ].join('');
}

function section(heading: string, html: string | null): string {
  return html === null || html === '' ? '' : `<h3>${escapeHtml(heading)}</h3>${html}`;
}

export function categoryName(site: Site, { category }: FeedJob): string | null {
  return category === null ? null : wordsFor(site.language).categories[category];
}
