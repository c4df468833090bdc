/** What the website plugin shows, as its script reads it: plain values and texts in the language of the host's page. */

import { groupsOf } from '#careers/layout/departments.ts';
import type { Site } from '#careers/layout/props.ts';
import { jobPath } from '#careers/layout/page-links.ts';
import { listedJobPosting } from '#careers/landing/structured-data.ts';
import { listedRecordOf } from '#careers/landing/record.ts';
import type { ListedRecord } from '#careers/landing/record.ts';
import { embedWordsFor } from '#careers/words/embed/words.ts';
import { formatsFor } from '#careers/words/format.ts';
import { wordsFor } from '#careers/words/words.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { directionOf, fillTemplate } from '#lib/language.ts';
import { embedFeedPath } from './embed-paths.ts';
import { embedFilters } from './filters.ts';
import type { EmbedProps } from './props.ts';

export function embedFeed(props: EmbedProps): string {
  const { site, company, total, nextQuery } = props;
  const records = recordsOf(props);
  const next = nextQuery === null ? null : `${embedFeedPath(company.subdomain)}?${nextQuery}`;
  return JSON.stringify({
    version: 1,
    company: { name: company.name, subdomain: company.subdomain },
    language: site.language,
    direction: directionOf(site.language),
    total,
    jobs: groupedJobs(props, records).map(({ group, job }) => ({
      id: job.id,
      title: job.title,
      url: job.url,
      path: jobPath({ hashId: job.id }),
      city: job.office.city,
      country: job.office.country,
      workplace: job.workplace,
      employment_types: job.employmentTypes,
      department: job.department,
      group,
      pay: job.pay,
      posted_at: job.postedAt.toISOString(),
      details: jobDetails(site, job),
      pay_text: job.payText,
    })),
    next: next && `${careerOrigin(site.hostname)}${next}`,
    next_path: next,
    // A website that asks for one department offers no other.
    filters: embedFilters(props).filter(
      ({ name, selected }) => name !== 'department' || selected === null,
    ),
    texts: embedTexts(props),
    structured_data: structuredData(props, records),
  });
}

/** Each on the career domain that it is on, in the language of the host's page. */
export function recordsOf({ site, jobs }: EmbedProps): ListedRecord[] {
  return jobs.map((job) => listedRecordOf({ ...site, hostname: job.hostname }, job));
}

/** By department; the first of each has the heading above it. */
export function groupedJobs({ site, departments }: EmbedProps, jobs: readonly ListedRecord[]) {
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
    search: words.filters.searchOfEmployer,
    submit: words.filters.show,
    count: isMore ? count.replace(most, `${most}+`) : count,
    empty: words.empty.heading,
    more: own.more,
  };
}

/** City, workplace and employment types. */
export function jobDetails(site: Site, { office, workplace, employmentTypes }: ListedRecord) {
  const words = wordsFor(site.language);
  return [
    office.city ?? office.countryName,
    workplace && words.workplaces[workplace],
    ...employmentTypes.map((type) => words.employmentTypes[type]),
  ].filter((text) => text !== null);
}

/** The list with links to the jobs. Google wants a JobPosting on the page of its job only, so the host asks for those. */
function structuredData(
  { site, company, hasPostings }: EmbedProps,
  jobs: readonly ListedRecord[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: fillTemplate(embedWordsFor(site.language).heading, { company: company.name }),
    itemListElement: jobs.map((job, index) => {
      const posting = hasPostings ? listedJobPosting(job) : null;
      const link = { url: job.url, name: job.title };
      return { '@type': 'ListItem', position: index + 1, ...(posting ? { item: posting } : link) };
    }),
  };
}
