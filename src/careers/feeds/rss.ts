/** The newest jobs of a place as RSS 2.0. */

import { feedsOf, jobPath } from '#careers/layout/page-links.ts';
import { cdata, element, XML_HEAD, xmlText } from '#lib/xml.ts';
import { categoryOf, contentOf, factsOf, headingsOf, pagePathOf } from './content.ts';
import type { FeedJob, PlaceFeed, Site } from './props.ts';

/** How long a reader may keep it: an hour is what most wait anyway. */
const MINUTES = '60';

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ');

export function rss(feed: PlaceFeed): string {
  const { site, jobs } = feed;
  const { title, description } = headingsOf(feed);
  const pageUrl = `https://${site.hostname}${pagePathOf(feed)}`;
  const [self] = feedsOf(pagePathOf(feed), title);
  const changed = jobs.map(({ changedAt }) => changedAt.getTime());
  const parts = [
    element('title', title),
    element('link', pageUrl),
    element('description', description),
    element('language', site.language.toLowerCase()),
    changed.length === 0
      ? ''
      : element('lastBuildDate', new Date(Math.max(...changed)).toUTCString()),
    element('ttl', MINUTES),
    `<atom:link href="${xmlText(`https://${site.hostname}${self?.url ?? ''}`)}" rel="self" type="application/rss+xml"/>`,
    `<image>${element('url', `https://${site.hostname}/icon.png`)}${element('title', title)}${element('link', pageUrl)}</image>`,
    ...jobs.map((job) => item(site, job)),
  ];
  return `${XML_HEAD}<rss version="2.0" ${NAMESPACES}>\n<channel>\n${parts.join('\n')}\n</channel>\n</rss>\n`;
}

function item(site: Site, job: FeedJob): string {
  const url = `https://${site.hostname}${jobPath(job)}`;
  const content = contentOf(site, job);
  const parts = [
    element('title', job.title),
    element('link', url),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    element('pubDate', job.postedAt.toUTCString()),
    element('dc:creator', job.companyName),
    element('category', categoryOf(site, job)),
    element('description', factsOf(site, job)),
    content === '' ? '' : `<content:encoded>${cdata(content)}</content:encoded>`,
  ];
  return `<item>${parts.join('')}</item>`;
}
