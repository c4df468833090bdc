/** What the pages are shown from rows, field by field, and the filters a reader has set. */
import { expiryOf } from '#recruiting/jobs/rules.ts';
import type { ListedJob } from '#careers/locations/rules.ts';
import { countryById, countryName } from '#lib/countries.ts';
import { excerptOf, textOf } from '#lib/html.ts';
import { benefits, categories, employmentTypes, workplaces } from '#vocabulary.ts';
import type {
  BenefitId,
  Country,
  Filters,
  JobCard,
  JobDetail,
  Pay,
} from '#careers/layout/props.ts';

const SEARCH_LENGTH_MAX = 500;
/** Some three sentences: the company has a website for the rest. */
const ABOUT_LENGTH_MAX = 400;

/** What a reader's URL asks for; a filter that names nothing we know is none. */
export function filtersOf(query: URLSearchParams): Filters {
  return {
    search: (query.get('search-key') ?? '').trim().slice(0, SEARCH_LENGTH_MAX).toWellFormed(),
    category: knownKey(categories, query.get('key-category')),
    workplace: oneOf(workplaces, query.get('workplace')),
    employmentType: oneOf(Object.values(employmentTypes), query.get('employment_type')),
  };
}

/** The page asked for, or null when there can be no such page. */
export function pageOf(query: URLSearchParams): number | null {
  const text = query.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/u.test(text) ? Number(text) : null;
}

function oneOf<Name extends string>(names: readonly Name[], given: string | null): Name | null {
  return names.find((name) => name === given) ?? null;
}

function knownKey<List extends Readonly<Record<number, string>>>(
  list: List,
  given: string | number | null,
): (keyof List & number) | null {
  const key = Number(given ?? Number.NaN);
  const isKey = (known: number): known is keyof List & number => known in list;
  return isKey(key) ? key : null;
}

/** Null for a number that is no country's. */
export function showCountry(countryId: number, language: string): Country | null {
  const country = countryById(countryId);
  return country && { iso2: country.iso2, name: countryName(countryId, language) ?? country.iso2 };
}

export function showCard(
  job: Omit<ListedJob, 'id' | 'hostname' | 'listedAt'>,
  language: string,
): JobCard {
  return {
    hashId: job.hashId,
    title: job.title,
    companyName: job.companyName,
    companyLogo: job.logoKey === null ? null : `/files/${job.logoKey}`,
    cityName: job.cityName,
    regionName: job.stateName,
    country: showCountry(job.countryId, language),
    workplace: job.workplace,
    employmentTypes: namesOf(job.employmentTypeMask),
    pay: payOf(job),
    postedAt: job.publishedAt,
    expiresAt: expiryOf(job.publishedAt),
    skills: job.skills,
  };
}

type Facts = Omit<ListedJob, 'hostname' | 'listedAt' | 'citySlug'> & {
  companyWebsite: string | null;
  companyDescription: string | null;
  cityPath: string | null;
  seniority: string | null;
  benefits: readonly number[];
  texts:
    | { description: string | null; tasks: string | null; requirements: string | null }
    | undefined;
};

export function showDetail(job: Facts, language: string): JobDetail {
  const { cityName, cityPath, companyDescription, texts } = job;
  return {
    ...showCard({ ...job, citySlug: null }, language),
    companyWebsite: httpUrl(job.companyWebsite),
    companyAbout:
      companyDescription === null ? null : excerptOf(textOf(companyDescription), ABOUT_LENGTH_MAX),
    city: cityName !== null && cityPath !== null ? { name: cityName, slug: cityPath } : null,
    category: knownKey(categories, job.categoryId),
    seniority: job.seniority,
    description: texts?.description ?? null,
    tasks: texts?.tasks ?? null,
    requirements: texts?.requirements ?? null,
    benefits: job.benefits
      .map((id): BenefitId | null => knownKey(benefits, id))
      .filter((id) => id !== null),
  };
}

/** A browser takes other schemes for programs. */
function httpUrl(url: string | null): string | null {
  return url !== null && /^https?:\/\//iu.test(url) ? url : null;
}

function namesOf(mask: number) {
  return Object.values(employmentTypes).filter((_, index) => (mask >> index) & 1);
}

function payOf(
  job: Pick<ListedJob, 'minSalary' | 'maxSalary' | 'currency' | 'payPeriod'>,
): Pay | null {
  const { minSalary: min, maxSalary: max, currency, payPeriod: period } = job;
  return currency === null || (min === null && max === null)
    ? null
    : { min, max, currency, period };
}
