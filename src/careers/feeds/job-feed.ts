/** All jobs of a site as the XML feed of job search engines, as documented by Indeed. */

import { jobPath } from '#careers/layout/page-links.ts';
import { formatsFor } from '#careers/words/format.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { cdata, element, XML_HEAD } from '#lib/xml.ts';
import type { EmploymentType, Workplace } from '#vocabulary/lists.ts';
import { categoryName, jobContent, jobSummary } from './content.ts';
import type { FeedJob, JobFeed, Site } from './props.ts';

/** With the key of a board, links to jobs say that they come from it. */
export function jobFeed({ site, jobs }: JobFeed, board?: string): string {
  const changeTimes = jobs.map(({ changedAt }) => changedAt.getTime());
  const parts = [
    element('publisher', site.name),
    element('publisherurl', `${careerOrigin(site.hostname)}/`),
    changeTimes.length === 0
      ? ''
      : element('lastBuildDate', new Date(Math.max(...changeTimes)).toUTCString()),
    ...jobs.map((job) => jobElement(site, job, board)),
  ];
  return `${XML_HEAD}<source>\n${parts.join('\n')}\n</source>\n`;
}

const jobTypes: Readonly<Record<EmploymentType, string>> = {
  'Full-time': 'fulltime',
  'Part-time': 'parttime',
  Permanent: 'permanent',
  Temporary: 'temporary',
  Contract: 'contract',
  Internship: 'internship',
  Apprenticeship: 'apprenticeship',
  Freelance: 'contract',
};

const remoteTypes: Readonly<Record<Workplace, string | null>> = {
  'On-site': null,
  Remote: 'Fully remote',
  Hybrid: 'Hybrid remote',
};

function jobElement(site: Site, job: FeedJob, board: string | undefined): string {
  const mark = board === undefined ? '' : `?src=${board}`;
  const types = new Set(job.employmentTypes.map((type) => jobTypes[type]));
  const content = jobContent(site, job);
  const fields: Readonly<Record<string, string | null>> = {
    title: job.title,
    date: job.postedAt.toUTCString(),
    referencenumber: job.hashId,
    url: `${careerOrigin(site.hostname)}${jobPath(job)}${mark}`,
    company: job.companyName,
    sourcename: site.name,
    city: job.cityName,
    state: job.regionName,
    country: job.country?.iso2 ?? null,
    description: content === '' ? jobSummary(site, job) : content,
    salary: job.pay && formatsFor(site.language).pay(job.pay),
    jobtype: [...types].join(', '),
    category: categoryName(site, job),
    remotetype: job.workplace && remoteTypes[job.workplace],
    lastactivitydate: job.changedAt.toUTCString(),
    expirationdate: job.expiresAt.toISOString(),
  };
  const elements = Object.entries(fields).flatMap(([name, text]) =>
    text === null || text === '' ? [] : [`<${name}>${cdata(text)}</${name}>`],
  );
  return `<job>${elements.join('')}</job>`;
}
