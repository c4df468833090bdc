/** The newest jobs of a place as RSS 2.0. */

import { feedsOf } from '#careers/layout/page-links.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { cdata, element, XML_HEAD, xmlText } from '#lib/xml.ts';
import { feedHeadings, feedPagePath } from './content.ts';
import { feedRecordOf } from './record.ts';
import type { FeedJob, PlaceFeed, Site } from './props.ts';

/** Minutes that a reader may cache the feed; most poll hourly anyway. */
const TTL_MINUTES = '60';

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ');

export function rss(feed: PlaceFeed): string {
  const { site, jobs } = feed;
  const { title, description } = feedHeadings(feed);
  const pageUrl = `${careerOrigin(site.hostname)}${feedPagePath(feed)}`;
  const [self] = feedsOf(feedPagePath(feed), title);
  const parts = [
    element('title', title),
    element('link', pageUrl),
    element('description', description),
    element('language', site.language.toLowerCase()),
    element('lastBuildDate', feed.changedAt && feed.changedAt.toUTCString()),
    element('ttl', TTL_MINUTES),
    `<atom:link href="${xmlText(`${careerOrigin(site.hostname)}${self?.url ?? ''}`)}" rel="self" type="application/rss+xml"/>`,
    `<image>${element('url', `${careerOrigin(site.hostname)}/icon.png`)}${element('title', title)}${element('link', pageUrl)}</image>`,
    ...jobs.map((job) => itemElement(site, job)),
  ];
  return `${XML_HEAD}<rss version="2.0" ${NAMESPACES}>\n<channel>\n${parts.join('\n')}\n</channel>\n</rss>\n`;
}

function itemElement(site: Site, job: FeedJob): string {
  const { title, url, company, category, summary, description, postedAt } = feedRecordOf(site, job);
  const parts = [
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    element('pubDate', postedAt.toUTCString()),
    element('dc:creator', company.name),
    element('category', category),
    element('description', summary),
    `<content:encoded>${cdata(description)}</content:encoded>`,
  ];
  return `<item>${parts.join('')}</item>`;
}
