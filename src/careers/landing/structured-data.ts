/** What the pages tell machines in schema.org's words, as Google documents them for job postings, breadcrumbs and lists. */

import { formatsFor } from '#careers/words/format.ts';
import { fillTemplate } from '#lib/language.ts';
import { jobHeadings } from '#careers/words/headings.ts';
import { wordsFor } from '#careers/words/words.ts';
import { escapeHtml } from '#lib/html.ts';
import type { EmploymentType, PayPeriod } from '#vocabulary.ts';
import { jobPath } from '#careers/layout/page-links.ts';
import type { Crumb } from '#careers/layout/page-links.ts';
import type {
  City,
  Country,
  JobCard,
  JobDetail,
  JobList,
  Pay,
  Site,
} from '#careers/layout/props.ts';

/** JSON-LD, which leaves out what is undefined. */
type Thing = Record<string, unknown>;

const context = { '@context': 'https://schema.org' };

export function webSite(site: Site): Thing {
  return {
    ...context,
    '@type': 'WebSite',
    name: site.name,
    url: urlOf(site, '/'),
    inLanguage: site.language,
  };
}

/** The way to the page; the last step, the page itself, has no address of its own. */
export function breadcrumbList(site: Site, trail: readonly Crumb[]): Thing {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: path === undefined ? undefined : urlOf(site, path),
    })),
  };
}

/** The jobs of a page of a list, counted from its first page. */
export function jobItems(site: Site, name: string, { jobs, before, total }: JobList): Thing {
  return {
    ...context,
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: jobs.map((job, at) => ({
      '@type': 'ListItem',
      position: before + at + 1,
      url: urlOf(site, jobPath(job)),
      name: job.title,
    })),
  };
}

export function cityThing(country: Country, city: City): Thing {
  const within = { '@type': 'Country', name: country.name, identifier: country.iso2 };
  return {
    ...context,
    '@type': 'City',
    name: city.name,
    containedInPlace: city.region
      ? { '@type': 'AdministrativeArea', name: city.region, containedInPlace: within }
      : within,
  };
}

export function countryThing(country: Country): Thing {
  return { ...context, '@type': 'Country', name: country.name, identifier: country.iso2 };
}

/** The whole of a job, on its own page. Null where nobody can say where it is: such a posting is not valid. */
export function jobPosting(site: Site, job: JobDetail): Thing | null {
  const words = wordsFor(site.language);
  const common = posting(site, job, job.companyWebsite);
  return (
    common && {
      ...common,
      description: descriptionOf(site, job),
      industry: job.category === null ? undefined : words.categories[job.category],
      skills: job.skills.length > 0 ? job.skills.join(', ') : undefined,
      jobBenefits:
        job.benefits.length > 0
          ? formatsFor(site.language).list(job.benefits.map((id) => words.benefits[id]))
          : undefined,
    }
  );
}

/** The same with what a list knows of it: its texts are on its own page. */
export function listedPosting(site: Site, job: JobCard): Thing | null {
  const common = posting(site, job, null);
  return common && { ...common, description: `<p>${escapeHtml(factsOf(site, job))}</p>` };
}

function posting(site: Site, job: JobCard, website: string | null): Thing | null {
  const where = whereOf(job);
  if (where === null) return null;
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
      sameAs: website ?? undefined,
      logo: job.companyLogo === null ? undefined : urlOf(site, job.companyLogo),
    },
    ...where,
    employmentType: employmentTypesOf(job.employmentTypes),
    baseSalary: job.pay === null ? undefined : salaryOf(job.pay),
    directApply: true,
  };
}

/** Who works from anywhere must say where anywhere is. */
function whereOf({ workplace, country, cityName, regionName }: JobCard): Thing | null {
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
        addressLocality: cityName ?? undefined,
        addressRegion: regionName ?? undefined,
        addressCountry: country.iso2,
      },
    },
  };
}

/** Google's own names; it has none for a permanent position. */
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
  const named = types.map((type) => googleTypes[type]).filter((name) => name !== null);
  return named.length > 0 ? [...new Set(named)] : undefined;
}

const units: Readonly<Record<PayPeriod, string>> = {
  hourly: 'HOUR',
  daily: 'DAY',
  weekly: 'WEEK',
  monthly: 'MONTH',
  yearly: 'YEAR',
};

/** An amount without its period says nothing. */
function salaryOf({ min, max, currency, period }: Pay): Thing | undefined {
  if (period === null) return undefined;
  const amount =
    min === max ? { value: min } : { minValue: min ?? undefined, maxValue: max ?? undefined };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: units[period] },
  };
}

/** All that the page says of the job, in paragraphs and lists: headings mean nothing there. */
function descriptionOf(site: Site, job: JobDetail): string {
  const { jobPage, benefits, company } = wordsFor(site.language);
  const parts: (readonly [heading: string, html: string | null])[] = [
    [jobPage.description, job.description],
    [jobPage.tasks, job.tasks],
    [jobPage.requirements, job.requirements],
    [jobPage.skills, listOf(job.skills)],
    [jobPage.benefits, listOf(job.benefits.map((id) => benefits[id]))],
    [
      fillTemplate(company.heading, { company: job.companyName }),
      job.companyAbout && `<p>${escapeHtml(job.companyAbout)}</p>`,
    ],
  ];
  const written = parts.filter(([, html]) => html !== null && html !== '');
  const facts = `<p>${escapeHtml(factsOf(site, job))}</p>`;
  return [facts, ...written.map(([heading, html]) => `<p>${escapeHtml(heading)}</p>${html}`)].join(
    '',
  );
}

function listOf(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  return `<ul>${names.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>`;
}

function factsOf(site: Site, job: JobCard): string {
  return jobHeadings(site, { ...job, countryName: job.country?.name ?? null }).description;
}

function urlOf(site: Site, path: string): string {
  return `https://${site.hostname}${path}`;
}
