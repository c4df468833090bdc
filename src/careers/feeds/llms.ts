/** An outline of the site for language models (llmstxt.org), with links to its pages and data. */

import { countryPath, feedsOf, homePath } from '#careers/layout/page-links.ts';
import { formatsFor } from '#careers/words/format.ts';
import { homeHeadings } from '#careers/words/headings.ts';
import { wordsFor } from '#careers/words/words.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import type { Outline } from './props.ts';

export function llms({ site, jobCount, countries }: Outline): string {
  const origin = careerOrigin(site.hostname);
  const words = wordsFor(site.language);
  const { plural } = formatsFor(site.language);
  const link = (name: string, path: string, about: string) =>
    `- [${name}](${origin}${path}): ${about}`;
  const [rss, json] = feedsOf(homePath, '');
  return [
    `# ${site.name}`,
    '',
    `> ${homeHeadings(site, jobCount).description}`,
    '',
    `Pages and texts are in ${site.language}. ${words.footer}`,
    'A page of a country is `/{code}`, of a city `/{code}/{city}`, of a job `/jobs/{id}`; lists are paged by `?page=`.',
    'A closed job answers 410. People apply on the page of the job.',
    '',
    `## ${words.homePage.countries}`,
    '',
    ...countries.map((country) =>
      link(country.name, countryPath(country), plural(words.jobs, country.jobCount)),
    ),
    '',
    '## Data',
    '',
    link(
      'jobs.json',
      '/jobs.json',
      'every open job with all its facts and texts; of a company `/companies/{company}/jobs.json`',
    ),
    link('jobs.xml', '/jobs.xml', 'the same as XML'),
    link(
      'feed.json',
      json?.url ?? '',
      'the newest jobs as JSON Feed; of a place `/{code}/{city}/feed.json`',
    ),
    link('feed.xml', rss?.url ?? '', 'the same as RSS'),
    link(
      'Location API',
      '/api/locations/jobs',
      'open jobs as JSON by country and city; no account needed',
    ),
    link('sitemap.xml', '/sitemap.xml', 'every page'),
    '',
  ].join('\n');
}
