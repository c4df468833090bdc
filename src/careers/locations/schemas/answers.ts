/** What the location API shows (contract 2.9, 2.14, 4.7). `has_id` and `urlJobApplay` are spelled so here only. */
import { pictureUrl } from '#recruiting/company/company/rules.ts';
import { applyUrl, typesOf } from '#recruiting/jobs/jobs/rules.ts';
import { countryById, countryName } from '#lib/countries.ts';
import { timestamp } from '#lib/time.ts';
import type { BoardJob, CentralJob, City, Country } from '#careers/answers/schemas.ts';
import type { ReadFilters } from '#careers/queries/rules/terms.ts';
import type { CityCount, CountryCount, ListedJob } from '../rules/filters.ts';

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

export function showFilters(filters: ReadFilters) {
  return { employment_type: [...filters.employment_type], workplace: [...filters.workplace] };
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
    logo_company: job.logoKey === null ? null : pictureUrl(origin, job.logoKey),
    skills: [...job.skills],
    employment_types: typesOf(job.employmentTypeMask).map(({ name }) => name),
    urlJobApplay: applyUrl(job.hostname, job.hashId),
  };
}

export function showBoardJob(job: ListedJob, origin: string): BoardJob {
  const { departmentId: id, department: name } = job;
  const department = id === null || name === null ? null : { id, name };
  return { ...showJob(job, origin), department };
}
