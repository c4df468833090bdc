/** What a listed job carries, and how filters are asked of the full-text index (contract 4.7). */
import { titleSearch } from '#lib/search-query.ts';
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
  /** Where it ranks in a list by rank, 1 first. */
  tier?: number;
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
  /** What the visitor typed; words are found in the title in any of their forms, the last one also by its beginning. */
  search?: string | undefined;
  categoryId?: number | undefined;
  workplace?: Workplace | undefined;
  employmentType?: EmploymentType | undefined;
};

/** Filters as FTS5 expressions over `listing_search`; its tokens are those of the listing migration. */
export type FilterExpressions = {
  /** What matches; empty where there is no filter. */
  filter: string;
  /** The same in order of rank, each without those before; empty where the list is by date. */
  tiers: readonly string[];
};

/** Null when nothing can match. */
export function filterExpressions(filters: Filters): FilterExpressions | null {
  const { search = '' } = filters;
  const scope = scopeExpression(filters);
  if (search.trim() === '') return { filter: scope, tiers: [] };
  const words = titleSearch(search);
  if (words === null) return null;
  const inScope = (expression: string) =>
    scope === '' ? expression : `(${expression}) AND ${scope}`;
  return { filter: inScope(words.all), tiers: words.tiers.map(inScope) };
}

function scopeExpression({ categoryId, workplace, employmentType }: Filters): string {
  const tokens = [
    ...(workplace === undefined ? [] : [`w${workplaces.indexOf(workplace) + 1}`]),
    ...(categoryId === undefined ? [] : [`k${categoryId}`]),
    ...(employmentType === undefined ? [] : [`e${employmentTypeId(employmentType)}`]),
  ];
  return tokens.length === 0 ? '' : `scope : (${tokens.join(' AND ')})`;
}

function employmentTypeId(name: EmploymentType): string | undefined {
  return Object.entries(employmentTypes).find((entry) => entry[1] === name)?.[0];
}
