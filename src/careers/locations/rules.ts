/** What a listed job carries, and how filters are asked of the full-text index (contract 4.7). */
import { matchQuery } from '#lib/fold.ts';
import { employmentTypes, workplaces } from '#vocabulary.ts';
import type { EmploymentType, PayPeriod, Workplace } from '#vocabulary.ts';

/** A job as lists show it. */
export type ListedJob = {
  id: number;
  hashId: string;
  title: string;
  workplace: Workplace;
  categoryId: number | null;
  currency: string | null;
  minSalary: number | null;
  maxSalary: number | null;
  payPeriod: PayPeriod | null;
  skills: readonly string[];
  employmentTypeMask: number;
  publishedAt: Date;
  /** Where the job stands in the order; microseconds since the Unix epoch, unique. */
  listedAt: number;
  companyName: string;
  /** Key of the company's logo in R2. */
  logoKey: string | null;
  /** Hostname of the tenant's career domain. */
  hostname: string;
  /** 0: unknown. */
  countryId: number;
  cityName: string | null;
  citySlug: string | null;
  stateName: string | null;
};

/** The long texts of a listed job, each cut where it is too long to be shown in a list. */
export type ListedTexts = {
  /** When anything of the job was last changed. */
  changedAt: Date;
  description: string | null;
  tasks: string | null;
  requirements: string | null;
};

export type CountryCount = { countryId: number; n: number };

export type DomainCount = { domainId: number; n: number };

export type CityCount = {
  placeId: number;
  name: string;
  slug: string;
  pathSlug: string;
  stateName: string | null;
  n: number;
};

/** What narrows a list beyond domain and place. */
export type Filters = {
  /** What the visitor typed; words are found in the title, the last one by its beginning. */
  search?: string | undefined;
  categoryId?: number | undefined;
  workplace?: Workplace | undefined;
  employmentType?: EmploymentType | undefined;
};

/**
 * The filters as an FTS5 expression over `job_search`: empty when there is none, null when nothing can
 * match. Its tokens are those of the listing migration.
 */
export function filterExpression(filters: Filters): string | null {
  const { search = '', categoryId, workplace, employmentType } = filters;
  const title = search.trim() === '' ? '' : matchQuery(search);
  if (title === null) return null;

  const tokens = [
    ...(workplace === undefined ? [] : [`w${workplaces.indexOf(workplace) + 1}`]),
    ...(categoryId === undefined ? [] : [`k${categoryId}`]),
    ...(employmentType === undefined ? [] : [`e${employmentTypeId(employmentType)}`]),
  ];
  const scope = tokens.length === 0 ? '' : `scope : (${tokens.join(' AND ')})`;
  return [title, scope].filter((part) => part !== '').join(' AND ');
}

function employmentTypeId(name: EmploymentType): string | undefined {
  return Object.entries(employmentTypes).find((entry) => entry[1] === name)?.[0];
}
