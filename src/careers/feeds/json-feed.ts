/** The newest jobs of a place as JSON Feed 1.1. */

import { feedsOf, jobPath } from '#careers/layout/page-links.ts';
import { wordsFor } from '#careers/words/words.ts';
import { categoryOf, contentOf, factsOf, headingsOf, pagePathOf } from './content.ts';
import type { FeedJob, PlaceFeed, Site } from './props.ts';

export function jsonFeed(feed: PlaceFeed): string {
  const { site, jobs } = feed;
  const { title, description } = headingsOf(feed);
  const path = pagePathOf(feed);
  const [, self] = feedsOf(path, title);
  const origin = `https://${site.hostname}`;
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
    items: jobs.map((job) => item(site, job)),
  });
}

function item(site: Site, job: FeedJob) {
  const url = `https://${site.hostname}${jobPath(job)}`;
  const facts = factsOf(site, job);
  const content = contentOf(site, job);
  const types = wordsFor(site.language).employmentTypes;
  const tags = [
    categoryOf(site, job),
    ...job.employmentTypes.map((type) => types[type]),
    ...job.skills,
  ];
  return {
    id: url,
    url,
    title: job.title,
    // An item must have one of the two.
    ...(content === '' ? { content_text: facts } : { content_html: content }),
    summary: facts,
    date_published: job.postedAt.toISOString(),
    date_modified: job.changedAt.toISOString(),
    authors: [{ name: job.companyName }],
    tags: [...new Set(tags.filter((tag) => tag !== null))],
  };
}
