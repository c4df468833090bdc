/** What a listed job carries, and how filters are asked of the full-text index (contract 4.7). */
import { fieldSearch, searchWords, titleSearch } from '#lib/search-query.ts';
import type { SearchExpressions } from '#lib/search-query.ts';
import { nearestWords } from '#lib/spelling.ts';
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
  /** The same for all fields; of a corrected search the words that each word may be. */
  query?: string | readonly (readonly string[])[] | undefined;
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
  /** The filters without the words of the query. */
  scope: string;
  /** The words of the query as they were typed. */
  words: readonly string[];
};

/** Null when nothing can match. */
export function filterExpressions(filters: Filters): FilterExpressions | null {
  const titles = searchOf(filters.search, titleSearch);
  const { query } = filters;
  const fields =
    typeof query === 'string'
      ? searchOf(query, (text) => fieldSearch(searchWords(text).map((word) => [word])))
      : query && fieldSearch(query, true);
  if (titles === null || fields === null) return null;
  const scope = scopeExpression(filters);
  const narrowed = fields ? allOf([titles?.all, scope]) : scope;
  const { all = '', tiers = [] } = fields ?? titles ?? {};
  return {
    filter: allOf([all, narrowed]),
    tiers: tiers.map((tier) => allOf([tier, narrowed])),
    scope: narrowed,
    words: typeof query === 'string' ? searchWords(query) : [],
  };
}

/** Undefined for a text of white space, null for one without a word. */
function searchOf(
  text: string | undefined,
  search: (text: string) => SearchExpressions | null,
): SearchExpressions | null | undefined {
  return text === undefined || text.trim() === '' ? undefined : search(text);
}

function allOf(expressions: readonly (string | undefined)[]): string {
  const given = expressions.filter((expression) => expression);
  return given.length > 1 ? given.map((one) => `(${one})`).join(' AND ') : (given[0] ?? '');
}

/** What is known of a word of a search that has no hit: whether a job has it, and which words are like it. */
export type Spelling = { isFound: boolean; like: readonly string[] };

/** A search with other words instead of misspelt ones: as a text, and the words that each may be. */
export type Correction = { text: string; words: readonly (readonly string[])[] };

/** Null where nothing is misspelt, or a word is like none. */
export function correctionOf(
  typed: readonly string[],
  known: readonly Spelling[] | null,
): Correction | null {
  if (known === null || known.every(({ isFound }) => isFound)) return null;
  const words = typed.map((word, index) => {
    const { isFound = true, like = [] } = known[index] ?? {};
    return isFound ? [word] : nearestWords(word, like);
  });
  if (words.some(({ length }) => length === 0)) return null;
  return { text: words.map(([likeliest]) => likeliest).join(' '), words };
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
