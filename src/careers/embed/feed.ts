/** What the website plugin shows, as its script reads it: plain values and texts in the language of the host's page. */

import { groupsOf } from '#careers/layout/departments.ts';
import type { Site } from '#careers/layout/props.ts';
import { jobPath } from '#careers/layout/page-links.ts';
import { jobPostingSummary } from '#careers/landing/structured-data.ts';
import { embedWordsFor } from '#careers/words/embed/words.ts';
import { formatsFor } from '#careers/words/format.ts';
import { wordsFor } from '#careers/words/words.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { directionOf, fillTemplate } from '#lib/language.ts';
import { embedFeedPath } from './embed-paths.ts';
import { embedFilters } from './filters.ts';
import type { EmbedJob, EmbedProps } from './props.ts';

export function embedFeed(props: EmbedProps): string {
  const { site, company, total, nextQuery } = props;
  const jobs = groupedJobs(props);
  const next = nextQuery === null ? null : `${embedFeedPath(company.subdomain)}?${nextQuery}`;
  return JSON.stringify({
    version: 1,
    company: { name: company.name, subdomain: company.subdomain },
    language: site.language,
    direction: directionOf(site.language),
    total,
    jobs: jobs.map(({ group, job }) => ({
      id: job.hashId,
      title: job.title,
      url: jobUrlOf(job),
      path: jobPath(job),
      city: job.cityName,
      country: job.country?.iso2 ?? null,
      workplace: job.workplace,
      employment_types: job.employmentTypes,
      department: job.department,
      group,
      pay: job.pay,
      posted_at: job.postedAt.toISOString(),
      details: jobDetails(site, job),
      pay_text: payText(site, job),
    })),
    next: next && `${careerOrigin(site.hostname)}${next}`,
    next_path: next,
    // A website that asks for one department offers no other.
    filters: embedFilters(props).filter(
      ({ name, selected }) => name !== 'department' || selected === null,
    ),
    texts: embedTexts(props),
    structured_data: structuredData(props),
  });
}

/** By department; the first of each has the heading above it. */
export function groupedJobs({ site, jobs, departments }: EmbedProps) {
  const others = wordsFor(site.language).otherDepartments;
  return groupsOf(jobs, departments).flatMap(({ name, jobs: group }) =>
    group.map((job, at) => ({
      group: at > 0 || name === undefined ? null : (name ?? others),
      job,
    })),
  );
}

/** The texts around the jobs. */
export function embedTexts({ site, company, total, isMore }: EmbedProps) {
  const words = wordsFor(site.language);
  const { plural, number } = formatsFor(site.language);
  const own = embedWordsFor(site.language);
  const count = plural(words.jobs, total);
  const most = number(total);
  return {
    heading: fillTemplate(own.heading, { company: company.name }),
    search: words.filters.search,
    submit: words.filters.show,
    count: isMore ? count.replace(most, `${most}+`) : count,
    empty: words.empty.heading,
    more: own.more,
  };
}

/** City, workplace and employment types. */
export function jobDetails(site: Site, job: EmbedJob): string[] {
  const words = wordsFor(site.language);
  return [
    job.cityName ?? job.country?.name,
    job.workplace === null ? undefined : words.workplaces[job.workplace],
    ...job.employmentTypes.map((type) => words.employmentTypes[type]),
  ].filter((text) => text !== undefined);
}

export function payText(site: Site, job: EmbedJob): string | null {
  return job.pay && formatsFor(site.language).pay(job.pay, job.country?.iso2);
}

function jobUrlOf(job: EmbedJob): string {
  return `${careerOrigin(job.hostname)}${jobPath(job)}`;
}

/** The list with links to the jobs. Google wants a JobPosting on the page of its job only, so the host asks for those. */
function structuredData({ site, company, jobs, hasPostings }: EmbedProps): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: fillTemplate(embedWordsFor(site.language).heading, { company: company.name }),
    itemListElement: jobs.map((job, index) => {
      const posting = hasPostings
        ? jobPostingSummary({ ...site, hostname: job.hostname }, job)
        : null;
      const link = { url: jobUrlOf(job), name: job.title };
      return { '@type': 'ListItem', position: index + 1, ...(posting ? { item: posting } : link) };
    }),
  };
}
