/** A job as machines read it: all that its page says, in whole addresses. Every feed and the form of every board is a mapping of it. */
import { companyPath, jobPath } from '#careers/layout/page-links.ts';
import { fullDescription } from '#careers/landing/structured-data.ts';
import { formatsFor } from '#careers/words/format.ts';
import { jobHeadings } from '#careers/words/headings.ts';
import { wordsFor } from '#careers/words/words.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import type { EmploymentType, Workplace } from '#vocabulary/lists.ts';
import type { Pay } from '#careers/layout/props.ts';
import type { FeedJob, Site } from './props.ts';

export type Place = {
  street: string | null;
  postalCode: string | null;
  city: string | null;
  region: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  countryName: string | null;
};

export type JobRecord = {
  id: string;
  title: string;
  url: string;
  applyUrl: string;
  company: { name: string; url: string | null; website: string | null; logo: string | null };
  /** Where people work: of a remote job the country alone. */
  place: Place;
  /** Where the employer is, for boards that list no job without a city. */
  office: Place;
  workplace: Workplace | null;
  employmentTypes: readonly EmploymentType[];
  category: string | null;
  /** Of the company, by its own name. */
  department: string | null;
  seniority: string | null;
  /** Five digits of KldB 2010. */
  occupationCode: string | null;
  skills: readonly string[];
  benefits: readonly string[];
  pay: Pay | null;
  /** As the page says it. */
  payText: string | null;
  /** HTML. */
  description: string;
  /** Title, company, place and pay in one line of plain text. */
  summary: string;
  /** A BCP 47 tag. */
  language: string;
  postedAt: Date;
  changedAt: Date;
  expiresAt: Date;
};

/** `source`: the key of a board, which links to the job then name. */
export function recordOf(site: Site, job: FeedJob, source: string | null = null): JobRecord {
  const origin = careerOrigin(site.hostname);
  const words = wordsFor(site.language);
  const mark = source === null ? '' : `?src=${source}`;
  const { companyName, companySlug, companyLogo } = job;
  const url = `${origin}${jobPath(job)}`;
  const office: Place = {
    street: job.street,
    postalCode: job.postalCode,
    city: job.cityName,
    region: job.regionName,
    country: job.country?.iso2 ?? null,
    countryName: job.country?.name ?? null,
  };
  return {
    id: job.hashId,
    title: job.title,
    url: `${url}${mark}`,
    applyUrl: `${origin}${job.applyPath}${mark}`,
    company: {
      name: companyName,
      url: companySlug === null ? null : `${origin}${companyPath({ slug: companySlug })}`,
      website: job.companyWebsite,
      logo: companyLogo && `${origin}${companyLogo}`,
    },
    place: job.workplace === 'Remote' ? { ...office, ...nowhere } : office,
    office,
    workplace: job.workplace,
    employmentTypes: job.employmentTypes,
    category: job.category && words.categories[job.category],
    department: job.department,
    seniority: job.seniority,
    occupationCode: job.occupationCode,
    skills: job.skills,
    benefits: job.benefits.map((id) => words.benefits[id]),
    pay: job.pay,
    payText: job.pay && formatsFor(site.language).pay(job.pay, job.country?.iso2),
    description: fullDescription(site, job),
    summary: jobHeadings(site, job).description,
    language: site.language,
    postedAt: job.postedAt,
    changedAt: job.changedAt,
    expiresAt: job.expiresAt,
  };
}

/** A remote job is in no city. */
const nowhere = { street: null, postalCode: null, city: null, region: null };
