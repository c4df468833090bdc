/** The location API on the wire (contract 2.9, 2.14, 4.7). `has_id` and `urlJobApplay` are spelled so here only. */
import * as z from 'zod';
import { logoUrl } from '#recruiting/company/rules.ts';
import { applyUrl } from '#recruiting/jobs/rules.ts';
import { anyCase } from '#lib/choices.ts';
import { countryById, countryName } from '#lib/countries.ts';
import { countParam, pageOf, Paging } from '#lib/pagination.ts';
import { timestamp } from '#lib/time.ts';
import { typesOf } from '#recruiting/jobs/rules.ts';
import { employmentTypes, payPeriods, workplaces } from '#vocabulary.ts';
import type { CityCount, CountryCount, ListedJob } from './rules.ts';

export const PER_PAGE_DEFAULT = 12;
const PER_PAGE_MAX = 100;
const CITIES_DEFAULT = 200;
const CITIES_MAX = 1_000;
const TEXT_LENGTH_MAX = 500;

/** Text of white space only is no filter. */
const OptionalText = z
  .string()
  .max(TEXT_LENGTH_MAX)
  .trim()
  .transform((text) => (text === '' ? undefined : text))
  .optional();

const CountryParam = OptionalText.describe('An ISO 3166-1 alpha-2 code or the name of a country.');
const DomainParam = OptionalText.transform((hostname) => hostname?.toLowerCase()).describe(
  'The hostname of a career domain. Only jobs of its companies are included.',
);

export const CountriesQuery = z.object({ career_domain: DomainParam });
export type CountriesQuery = z.output<typeof CountriesQuery>;

export const CitiesQuery = z.object({
  country: z
    .string('Must name a country.')
    .trim()
    .min(1, 'Must name a country.')
    .max(TEXT_LENGTH_MAX)
    .describe('An ISO 3166-1 alpha-2 code or the name of a country.'),
  career_domain: DomainParam,
  limit: countParam(CITIES_DEFAULT, CITIES_MAX).describe(
    'The number of cities to return, at most 1,000.',
  ),
});
export type CitiesQuery = z.output<typeof CitiesQuery>;

export const JobsQuery = z.object({
  country: CountryParam,
  city: OptionalText.describe('The name of a city. Case and accents are ignored.'),
  career_domain: DomainParam,
  'search-key': OptionalText.describe('Words from the title. The last word can be a prefix.'),
  'key-category': z
    .string()
    .regex(/^[1-9]\d{0,8}$/u, 'Must be the id of a category.')
    .transform(Number)
    .optional()
    .describe('The id of a category.'),
  workplace: anyCase(workplaces).optional().describe('`On-site`, `Remote` or `Hybrid`.'),
  employment_type: anyCase(Object.values(employmentTypes))
    .optional()
    .describe('For example `Full-time`.'),
  page: countParam(1).describe('The page number, starting at 1.'),
  per_page: countParam(PER_PAGE_DEFAULT, PER_PAGE_MAX).describe('Jobs per page, at most 100.'),
  cursor: Paging.shape.cursor.describe(
    'The `next_cursor` of the previous page. Use it instead of `page`; every page is equally fast.',
  ),
});
export type JobsQuery = z.output<typeof JobsQuery>;

export const Country = z
  .object({
    name: z.string().describe('In English.'),
    iso2: z.string(),
    country_id: z.int().describe('The ISO 3166-1 numeric code.'),
    job_count: z.int(),
  })
  .meta({ id: 'Country' });
export type Country = z.output<typeof Country>;

export const City = z
  .object({
    name: z.string(),
    slug: z.string(),
    state: z.string().nullable(),
    job_count: z.int(),
  })
  .meta({ id: 'City' });
export type City = z.output<typeof City>;

export const CentralJob = z
  .object({
    id: z.int(),
    has_id: z.string(),
    title: z.string(),
    workplace: z.enum(workplaces),
    currency: z.string().nullable().describe('The ISO 4217 currency code.'),
    date_share: z.string().describe('When the job was published.'),
    min_salary: z.number().nullable(),
    max_salary: z.number().nullable(),
    rate_salary: z.enum(payPeriods).nullable(),
    name_company: z.string(),
    city_company: z.string().nullable(),
    state_company: z.string().nullable(),
    country_company: z.string().nullable().describe('In English.'),
    logo_company: z
      .string()
      .nullable()
      .describe("The URL of the company's logo, on the host of the request. Null without a logo."),
    skills: z.array(z.string()),
    employment_types: z.array(z.string()),
    urlJobApplay: z.string().describe("The job's apply page on the company's career domain."),
  })
  .meta({ id: 'CentralJob' });
export type CentralJob = z.output<typeof CentralJob>;

export const CentralJobs = pageOf(CentralJob).extend({
  first_page_url: z.string().describe('The first page of the same address.'),
});
export type CentralJobs = z.output<typeof CentralJobs>;

/** Null for a number that is no country's. */
export function showCountry({ countryId, n }: CountryCount): Country | null {
  const country = countryById(countryId);
  return (
    country && {
      name: countryName(countryId) ?? country.iso2,
      iso2: country.iso2,
      country_id: countryId,
      job_count: n,
    }
  );
}

export function showCity(city: CityCount): City {
  return { name: city.name, slug: city.slug, state: city.stateName, job_count: city.n };
}

/** `origin`: of the host that was asked, which serves the logo. */
export function showJob(job: ListedJob, origin: string): CentralJob {
  return {
    id: job.id,
    has_id: job.hashId,
    title: job.title,
    workplace: job.workplace,
    currency: job.currency,
    date_share: timestamp(job.publishedAt),
    min_salary: job.minSalary,
    max_salary: job.maxSalary,
    rate_salary: job.payPeriod,
    name_company: job.companyName,
    city_company: job.cityName,
    state_company: job.stateName,
    country_company: countryName(job.countryId),
    logo_company: job.logoKey === null ? null : logoUrl(origin, job.logoKey),
    skills: [...job.skills],
    employment_types: typesOf(job.employmentTypeMask).map(({ name }) => name),
    urlJobApplay: applyUrl(job.hostname, job.hashId),
  };
}
