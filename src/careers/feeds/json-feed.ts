/** The newest jobs of a place as JSON Feed 1.1. */

import { feedsOf } from '#careers/layout/page-links.ts';
import { wordsFor } from '#careers/words/words.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { feedHeadings, feedPagePath } from './content.ts';
import { feedRecordOf } from './record.ts';
import type { FeedJob, PlaceFeed, Site } from './props.ts';

export function jsonFeed(feed: PlaceFeed): string {
  const { site, jobs } = feed;
  const { title, description } = feedHeadings(feed);
  const path = feedPagePath(feed);
  const [, self] = feedsOf(path, title);
  const origin = careerOrigin(site.hostname);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: `${origin}${path}`,
    feed_url: `${origin}${self?.url ?? ''}`,
    description,
    icon: `${origin}/icon.png`,
    favicon: `${origin}/icon.svg`,
    language: site.language,
    authors: [{ name: site.name, url: `${origin}/` }],
    items: jobs.map((job) => toItem(site, job)),
  });
}

function toItem(site: Site, job: FeedJob) {
  const record = feedRecordOf(site, job);
  const types = wordsFor(site.language).employmentTypes;
  const tags = [
    record.category,
    ...record.employmentTypes.map((type) => types[type]),
    ...record.skills,
  ];
  return {
    id: record.url,
    url: record.url,
    title: record.title,
    content_html: record.description,
    summary: record.summary,
    date_published: record.postedAt.toISOString(),
    date_modified: record.changedAt.toISOString(),
    authors: [{ name: record.company.name }],
    tags: [...new Set(tags.filter((tag) => tag !== null))],
  };
}
