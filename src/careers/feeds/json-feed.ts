/** The newest jobs of a place as JSON Feed 1.1. */

import { feedsOf, jobPath } from '#careers/layout/page-links.ts';
import { wordsFor } from '#careers/words/words.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { categoryName, jobContent, jobSummary, feedHeadings, feedPagePath } from './content.ts';
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
  const url = `${careerOrigin(site.hostname)}${jobPath(job)}`;
  const summary = jobSummary(site, job);
  const content = jobContent(site, job);
  const types = wordsFor(site.language).employmentTypes;
  const tags = [
    categoryName(site, job),
    ...job.employmentTypes.map((type) => types[type]),
    ...job.skills,
  ];
  return {
    id: url,
    url,
    title: job.title,
    // JSON Feed requires one of the two.
    ...(content === '' ? { content_text: summary } : { content_html: content }),
    summary,
    date_published: job.postedAt.toISOString(),
    date_modified: job.changedAt.toISOString(),
    authors: [{ name: job.companyName }],
    tags: [...new Set(tags.filter((tag) => tag !== null))],
  };
}
