/** The JSON-LD of the landing pages (schema.org), as Google documents it for job postings, breadcrumbs and lists. */

import { formatsFor } from '#careers/words/format.ts';
import { paragraph } from './record.ts';
import type { JobRecord, ListedRecord } from './record.ts';
import type { EmploymentType, PayPeriod } from '#vocabulary/lists.ts';
import { isFiltered, jobPath } from '#careers/layout/page-links.ts';
import type { Crumb } from '#careers/layout/page-links.ts';
import type { City, Country, Head, JobList, Pay, Site } from '#careers/layout/props.ts';
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

/** The posting of a job. Null for one without a country: a posting without a location is invalid. */
export function jobPosting(job: JobRecord): JsonLd | null {
  const { category, occupationCode, skills, benefits, description, language } = job;
  const base = postingBase(job);
  return (
    base && {
      ...base,
      description,
      industry: category ?? undefined,
      occupationalCategory: occupationCode === null ? undefined : occupationOf(occupationCode),
      skills: skills.length > 0 ? skills.join(', ') : undefined,
      jobBenefits: benefits.length > 0 ? formatsFor(language).list(benefits) : undefined,
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
export function listedJobPosting(job: ListedRecord): JsonLd | null {
  const base = postingBase(job);
  return base && { ...base, description: paragraph(job.summary) };
}

function postingBase(job: ListedRecord): JsonLd | null {
  const { company, pay } = job;
  const location = locationOf(job);
  if (location === null) return null;
  return {
    ...context,
    '@type': 'JobPosting',
    title: job.title,
    url: job.url,
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    datePosted: job.postedAt.toISOString(),
    validThrough: job.expiresAt.toISOString(),
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: company.website ?? undefined,
      logo: company.logo ?? undefined,
    },
    ...location,
    employmentType: employmentTypesOf(job.employmentTypes),
    baseSalary: pay === null ? undefined : salaryOf(pay),
    directApply: true,
  };
}

/** A remote job must name the country that applicants may live in. */
function locationOf({ workplace, place }: ListedRecord): JsonLd | null {
  if (place.country === null) return null;
  if (workplace === 'Remote') {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: place.countryName },
    };
  }
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: place.street ?? undefined,
        postalCode: place.postalCode ?? undefined,
        addressLocality: place.city ?? undefined,
        addressRegion: place.region ?? undefined,
        addressCountry: place.country,
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

function urlOf(site: Site, path: string): string {
  return `${careerOrigin(site.hostname)}${path}`;
}
