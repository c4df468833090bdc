/** A job as machines read it: all that its page says, in whole addresses. Structured data, every feed and the form of every board map it. */
import { companyPath, jobPath } from '#careers/layout/page-links.ts';
import type { JobCard, JobDetail, Pay, Site } from '#careers/layout/props.ts';
import { formatsFor } from '#careers/words/format.ts';
import { jobHeadings } from '#careers/words/headings.ts';
import { wordsFor } from '#careers/words/words.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { escapeHtml } from '#lib/html.ts';
import { fillTemplate } from '#lib/language.ts';
import type { EmploymentType, Workplace } from '#vocabulary/lists.ts';

export type Place = {
  street: string | null;
  postalCode: string | null;
  city: string | null;
  region: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  countryName: string | null;
};

/** What a list knows of a job: no street, no postal code, no website. */
export type ListedRecord = {
  id: string;
  title: string;
  url: string;
  company: { name: string; url: string | null; website: string | null; logo: string | null };
  /** Where people work: of a remote job the country alone. */
  place: Place;
  /** Where the employer is, for boards that list no job without a city. */
  office: Place;
  workplace: Workplace | null;
  employmentTypes: readonly EmploymentType[];
  /** Of the company, by its own name. */
  department: string | null;
  skills: readonly string[];
  pay: Pay | null;
  /** As the page says it. */
  readonly payText: string | null;
  /** Title, company, place and pay in one line of plain text. */
  readonly summary: string;
  /** A BCP 47 tag. */
  language: string;
  postedAt: Date;
  expiresAt: Date;
};

export type JobRecord = ListedRecord & {
  category: string | null;
  seniority: string | null;
  /** Five digits of KldB 2010. */
  occupationCode: string | null;
  benefits: readonly string[];
  /** HTML. */
  description: string;
};

type Listed = JobCard & Partial<Pick<JobDetail, 'companyWebsite' | 'street' | 'postalCode'>>;

export function listedRecordOf(site: Site, job: Listed): ListedRecord {
  const origin = careerOrigin(site.hostname);
  const { companySlug, companyLogo, pay } = job;
  const office: Place = {
    street: job.street ?? null,
    postalCode: job.postalCode ?? null,
    city: job.cityName,
    region: job.regionName,
    country: job.country?.iso2 ?? null,
    countryName: job.country?.name ?? null,
  };
  return {
    id: job.hashId,
    title: job.title,
    url: `${origin}${jobPath(job)}`,
    company: {
      name: job.companyName,
      url: companySlug === null ? null : `${origin}${companyPath({ slug: companySlug })}`,
      website: job.companyWebsite ?? null,
      logo: companyLogo && `${origin}${companyLogo}`,
    },
    place: job.workplace === 'Remote' ? { ...office, ...nowhere } : office,
    office,
    workplace: job.workplace,
    employmentTypes: job.employmentTypes,
    department: job.department,
    skills: job.skills,
    pay,
    // Written when they are read: they cost more than the rest.
    get payText() {
      return pay && formatsFor(site.language).pay(pay, job.country?.iso2);
    },
    get summary() {
      return jobHeadings(site, job).description;
    },
    language: site.language,
    postedAt: job.postedAt,
    expiresAt: job.expiresAt,
  };
}

/** A remote job is in no city. */
const nowhere = { street: null, postalCode: null, city: null, region: null };

export function recordOf(site: Site, job: JobDetail): JobRecord {
  const words = wordsFor(site.language);
  // A spread would read what is written when it is read.
  return Object.assign(listedRecordOf(site, job), {
    category: job.category && words.categories[job.category],
    seniority: job.seniority,
    occupationCode: job.occupationCode,
    benefits: job.benefits.map((id) => words.benefits[id]),
    description: descriptionOf(site, job),
  });
}

/**
 * The texts of the page as paragraphs and lists, because Google ignores headings here. Google and boards require a description of the
 * job: one without texts begins with the line of its facts.
 */
function descriptionOf(site: Site, job: JobDetail): string {
  const { jobPage, benefits, company } = wordsFor(site.language);
  const texts: readonly Section[] = [
    [jobPage.description, job.description],
    [jobPage.tasks, job.tasks],
    [jobPage.requirements, job.requirements],
  ];
  const lists: readonly Section[] = [
    [jobPage.skills, htmlList(job.skills)],
    [jobPage.benefits, htmlList(job.benefits.map((id) => benefits[id]))],
    [
      fillTemplate(company.heading, { company: job.companyName }),
      job.companyAbout && paragraph(job.companyAbout),
    ],
  ];
  const html = `${joined(texts) || paragraph(jobHeadings(site, job).description)}${joined(lists)}`;
  return withWholeLinks(html, `${careerOrigin(site.hostname)}${jobPath(job)}`);
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/iu;

/** A program that reads the text elsewhere does not know where relative links begin. */
function withWholeLinks(html: string, page: string): string {
  return html.replaceAll(/(<a\b[^<>]*?\bhref=")([^"]*)/gu, (whole, before: string, link: string) =>
    SCHEME.test(link) || !URL.canParse(link, page) ? whole : `${before}${new URL(link, page).href}`,
  );
}

type Section = readonly [heading: string, html: string | null];

function joined(sections: readonly Section[]): string {
  return sections
    .filter(([, html]) => html !== null && html !== '')
    .map(([heading, html]) => `${paragraph(heading)}${html}`)
    .join('');
}

function htmlList(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  return `<ul>${names.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>`;
}

/** Plain text as HTML. */
export function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
