/** The JSON-LD of the landing pages (schema.org), as Google documents it for job postings, breadcrumbs and lists. */

import { formatsFor } from '#careers/words/format.ts';
import { fillTemplate } from '#lib/language.ts';
import { jobHeadings } from '#careers/words/headings.ts';
import { wordsFor } from '#careers/words/words.ts';
import { escapeHtml } from '#lib/html.ts';
import type { EmploymentType, PayPeriod } from '#vocabulary/lists.ts';
import { isFiltered, jobPath } from '#careers/layout/page-links.ts';
import type { Crumb } from '#careers/layout/page-links.ts';
import type {
  City,
  Country,
  Head,
  JobCard,
  JobDetail,
  JobList,
  Pay,
  Site,
} from '#careers/layout/props.ts';
import { careerOrigin } from '#lib/career-origin.ts';

/** Undefined properties are left out. */
type JsonLd = Record<string, unknown>;

const context = { '@context': 'https://schema.org' };

/** Whether search engines may index the list: structured data of others is of no use. */
export function isIndexable({ noindex }: Head, { filters }: JobList): boolean {
  return !noindex && !isFiltered(filters) && filters.sort === undefined;
}

export function webSite(site: Site): JsonLd {
  return {
    ...context,
    '@type': 'WebSite',
    name: site.name,
    url: urlOf(site, '/'),
    inLanguage: site.language,
  };
}

export function breadcrumbList(site: Site, crumbs: readonly Crumb[]): JsonLd {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path === undefined ? undefined : urlOf(site, path),
    })),
  };
}

/** The jobs on one page of a list; positions count from the first page. */
export function itemList(site: Site, name: string, { jobs, offset, total }: JobList): JsonLd {
  return {
    ...context,
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: jobs.map((job, index) => ({
      '@type': 'ListItem',
      position: offset + index + 1,
      url: urlOf(site, jobPath(job)),
      name: job.title,
    })),
  };
}

export function cityJsonLd(country: Country, city: City): JsonLd {
  const countryJson = { '@type': 'Country', name: country.name, identifier: country.iso2 };
  return {
    ...context,
    '@type': 'City',
    name: city.name,
    containedInPlace: city.region
      ? { '@type': 'AdministrativeArea', name: city.region, containedInPlace: countryJson }
      : countryJson,
  };
}

export function countryJsonLd(country: Country): JsonLd {
  return { ...context, '@type': 'Country', name: country.name, identifier: country.iso2 };
}

/** The posting on the page of a job. Null for a job without a country: a posting without a location is invalid. */
export function jobPosting(site: Site, job: JobDetail): JsonLd | null {
  const words = wordsFor(site.language);
  const base = postingBase(site, job, job);
  return (
    base && {
      ...base,
      description: fullDescription(site, job),
      industry: job.category === null ? undefined : words.categories[job.category],
      occupationalCategory:
        job.occupationCode === null ? undefined : occupationOf(job.occupationCode),
      skills: job.skills.length > 0 ? job.skills.join(', ') : undefined,
      jobBenefits:
        job.benefits.length > 0
          ? formatsFor(site.language).list(job.benefits.map((id) => words.benefits[id]))
          : undefined,
    }
  );
}

/** As schema.org asks for it: a code, and the list that it is of. */
function occupationOf(codeValue: string): JsonLd {
  const inCodeSet = {
    '@type': 'CategoryCodeSet',
    name: 'Klassifikation der Berufe 2010 (KldB 2010)',
  };
  return { '@type': 'CategoryCode', codeValue, inCodeSet };
}

/** The posting of a job in a list, without the texts of its page. */
export function jobPostingSummary(site: Site, job: JobCard): JsonLd | null {
  const base = postingBase(site, job, {});
  return base && { ...base, description: summaryDescription(site, job) };
}

/** What only the page of a job knows. */
type Details = Partial<Pick<JobDetail, 'companyWebsite' | 'street' | 'postalCode'>>;

function postingBase(site: Site, job: JobCard, details: Details): JsonLd | null {
  const location = locationOf(job, details);
  if (location === null) return null;
  return {
    ...context,
    '@type': 'JobPosting',
    title: job.title,
    url: urlOf(site, jobPath(job)),
    identifier: { '@type': 'PropertyValue', name: job.companyName, value: job.hashId },
    datePosted: job.postedAt.toISOString(),
    validThrough: job.expiresAt.toISOString(),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.companyName,
      sameAs: details.companyWebsite ?? undefined,
      logo: job.companyLogo === null ? undefined : urlOf(site, job.companyLogo),
    },
    ...location,
    employmentType: employmentTypesOf(job.employmentTypes),
    baseSalary: job.pay === null ? undefined : salaryOf(job.pay),
    directApply: true,
  };
}

/** A remote job must name the country that applicants may live in. */
function locationOf(
  { workplace, country, cityName, regionName }: JobCard,
  { street, postalCode }: Details,
): JsonLd | null {
  if (country === null) return null;
  if (workplace === 'Remote') {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: country.name },
    };
  }
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: street ?? undefined,
        postalCode: postalCode ?? undefined,
        addressLocality: cityName ?? undefined,
        addressRegion: regionName ?? undefined,
        addressCountry: country.iso2,
      },
    },
  };
}

/** Google has no value for a permanent position. */
const googleTypes: Readonly<Record<EmploymentType, string | null>> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Permanent: null,
  Temporary: 'TEMPORARY',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
  Apprenticeship: 'OTHER',
  Freelance: 'CONTRACTOR',
};

function employmentTypesOf(types: readonly EmploymentType[]): string[] | undefined {
  const values = types.map((type) => googleTypes[type]).filter((name) => name !== null);
  return values.length > 0 ? [...new Set(values)] : undefined;
}

const unitTexts: Readonly<Record<PayPeriod, string>> = {
  hourly: 'HOUR',
  daily: 'DAY',
  weekly: 'WEEK',
  monthly: 'MONTH',
  yearly: 'YEAR',
};

/** Undefined without a period, which Google requires. */
function salaryOf({ min, max, currency, period }: Pay): JsonLd | undefined {
  if (period === null) return undefined;
  const amount =
    min === max ? { value: min } : { minValue: min ?? undefined, maxValue: max ?? undefined };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: unitTexts[period] },
  };
}

/**
 * The texts of the page as paragraphs and lists, because Google ignores headings here. Google and boards require a description of the
 * job: one without texts begins with the line of its facts.
 */
export function fullDescription(site: Site, job: JobDetail): string {
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
      job.companyAbout && `<p>${escapeHtml(job.companyAbout)}</p>`,
    ],
  ];
  const html = `${joined(texts) || summaryDescription(site, job)}${joined(lists)}`;
  return withWholeLinks(html, urlOf(site, jobPath(job)));
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
    .map(([heading, html]) => `<p>${escapeHtml(heading)}</p>${html}`)
    .join('');
}

function summaryDescription(site: Site, job: JobCard): string {
  return `<p>${escapeHtml(jobSummary(site, job))}</p>`;
}

function htmlList(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  return `<ul>${names.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>`;
}

function jobSummary(site: Site, job: JobCard): string {
  return jobHeadings(site, job).description;
}

function urlOf(site: Site, path: string): string {
  return `${careerOrigin(site.hostname)}${path}`;
}
