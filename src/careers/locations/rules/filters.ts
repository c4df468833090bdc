/** What a listed job carries, and how filters are asked of the full-text index (contract 4.7). */
import { exactSearch, fieldSearch, searchWords, titleSearch } from '#lib/search-query.ts';
import type { SearchExpressions } from '#lib/search-query.ts';
import { sortOf } from '#careers/sorts/rules.ts';
import type { Sort } from '#careers/sorts/rules.ts';
import { payAmounts, payToken } from '#lib/pay-steps.ts';
import type { YearlyPay } from '#lib/pay-steps.ts';
import { isNeighbour, nearestForms, nearestWords, neighboursOf } from '#lib/spelling.ts';
import { employmentTypes, workplaces } from '#vocabulary/lists.ts';
import type { EmploymentType, PayPeriod, Workplace } from '#vocabulary/lists.ts';

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
  /** In the path of the page of the company. */
  companySlug: string | null;
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
  /** Any of these; none: no filter. */
  categoryIds?: readonly number[] | undefined;
  workplaces?: readonly Workplace[] | undefined;
  employmentTypes?: readonly EmploymentType[] | undefined;
  /** Jobs that pay as much a year; one of `payAmounts`. Jobs without pay are left out. */
  pay?: YearlyPay | undefined;
  /** By which jobs are sorted by pay. */
  currency?: string | undefined;
  /** Into which a list by distance is divided: `ringCount`. */
  rings?: number | undefined;
  /** By default by relevance where there are words, and the newest first where there are none. */
  sort?: Sort | undefined;
};

/** Filters as FTS5 expressions over `listing_search`; its tokens are those of the listing migration. */
export type FilterExpressions = {
  /** What matches; empty where there is no filter. */
  filter: string;
  /** The same in parts, in the order of the list, each without those before; empty where the list is by date. */
  tiers: readonly string[];
  sort: Sort;
  /** The filters without the words of the query. */
  scope: string;
  /** `filter` without one of the filters that are set, by its parameter: what else could be chosen there. */
  without: Readonly<Partial<Record<ScopeFilter, string>>>;
  /** Whether words are searched for. */
  hasWords: boolean;
  /** The words of the query as they were typed. */
  words: readonly string[];
  /** `filter` for these words alone, without their forms. */
  exact: string;
};

/** The filters that are tokens of the scope. */
export type ScopeFilter = 'key-category' | 'workplace' | 'employment_type' | 'salary_min';
type ScopeTerms = Readonly<Record<ScopeFilter, string>>;

/** Null when nothing can match. */
export function filterExpressions(filters: Filters): FilterExpressions | null {
  const titles = searchOf(filters.search, titleSearch);
  const { query } = filters;
  const fields =
    typeof query === 'string'
      ? searchOf(query, (text) => fieldSearch(searchWords(text).map((word) => [word])))
      : query && fieldSearch(query, true);
  if (titles === null || fields === null) return null;
  const terms = scopeTerms(filters);
  const narrowedBy = (by: ScopeTerms) =>
    fields ? allOf([titles?.all, scopeExpression(by)]) : scopeExpression(by);
  const narrowed = narrowedBy(terms);
  const { all = '', tiers = [] } = fields ?? titles ?? {};
  const sort = sortOf(filters.sort, tiers);
  const filter = allOf([all, narrowed]);
  const words = typeof query === 'string' ? searchWords(query) : [];
  const chosen = Object.entries(terms).filter(([, term]) => term !== '');
  return {
    filter,
    tiers: {
      relevance: () => tiers.map((tier) => allOf([tier, narrowed])),
      date: () => [],
      salary: () => payTiers(filter, filters.currency ?? ''),
      distance: () => Array.from({ length: filters.rings ?? 0 }, () => filter),
    }[sort](),
    sort,
    scope: narrowed,
    without: Object.fromEntries(
      chosen.map(([name]) => [name, allOf([all, narrowedBy({ ...terms, [name]: '' })])]),
    ),
    hasWords: Boolean(fields ?? titles),
    words,
    exact: allOf([exactSearch(words), narrowed]),
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

/** What is known of a word of a search that has no exact hit. */
export type Spelling = {
  /** How near the word is to those of jobs: none has it, some have it by its stem or its beginning, as a stem, or as it was typed. */
  found: 'never' | 'roughly' | 'as a stem' | 'exactly';
  /** Words of jobs that are like it. */
  like: readonly string[];
};

/** A search with other words instead of misspelt ones, and the words that each may be. */
export type Correction = {
  /** What is said to be searched for; null where the words are but other forms of those that were typed. */
  text: string | null;
  words: readonly (readonly string[])[];
};

/**
 * Null where nothing is misspelt, or a word is like none. A word that is found by its stem alone may be another one that has the same
 * stem by chance: "enginer" is found in "Engineering" and "engins". So the words that are spelled nearly like it are searched for.
 */
export function correctionOf(
  typed: readonly string[],
  known: readonly Spelling[] | null,
): Correction | null {
  if (known === null) return null;
  const meant = typed.map((word, index) => meantBy(word, known[index]));
  const words = meant.map((one) => one.words);
  const isAsTyped = words.every(([likeliest], index) => likeliest === typed[index]);
  if (isAsTyped || words.some(({ length }) => length === 0)) return null;
  const text = meant.map((one, index) => (one.isOther ? one.words[0] : typed[index]));
  return { text: meant.some(({ isOther }) => isOther) ? text.join(' ') : null, words };
}

/** A corrected search may have no job with all its words where that as it was typed has some. */
export function isWorse(corrected: { total: number }, typed: { total: number }): boolean {
  return corrected.total === 0 && typed.total > 0;
}

/** The words that one may be, the likeliest first, and whether these are others than its forms. */
function meantBy(word: string, { found, like }: Spelling = exactly) {
  if (found === 'never') return { words: nearestWords(word, like), isOther: true };
  const forms = found === 'exactly' ? [] : nearestForms(word, like);
  const others = found === 'roughly' ? neighboursOf(word, like) : [];
  const isOther = others.length > 0 && !forms.some((form) => isNeighbour(word, form));
  return { words: isOther ? others : [...new Set([...forms, word])], isOther };
}

const exactly: Spelling = { found: 'exactly', like: [] };

/** The steps of pay from the highest; last the jobs below the lowest, and those without pay. */
function payTiers(filter: string, currency: string): string[] {
  const steps = payAmounts(currency)
    .toReversed()
    .map((amount) => `scope : (${payToken({ amount, currency })})`);
  return [...steps, ANY_JOB].map((step, index) =>
    without(allOf([step === ANY_JOB && filter !== '' ? '' : step, filter]), steps[index - 1]),
  );
}

/** Every job: the full text has no expression for what does not match another one alone. */
export const ANY_JOB = 'scope : (w1 OR w2 OR w3)';

function without(expression: string, other: string | undefined): string {
  return other === undefined ? expression : `(${expression}) NOT (${other})`;
}

function scopeTerms(filters: Filters): ScopeTerms {
  const { categoryIds = [], workplaces: places = [], employmentTypes: types = [], pay } = filters;
  return {
    workplace: anyToken(places.map(workplaceToken)),
    'key-category': anyToken(categoryIds.map(categoryToken)),
    employment_type: anyToken(types.map(employmentTypeToken)),
    salary_min: pay ? payToken(pay) : '',
  };
}

function scopeExpression(terms: ScopeTerms): string {
  const given = Object.values(terms).filter((term) => term !== '');
  return given.length === 0 ? '' : `scope : (${given.join(' AND ')})`;
}

function anyToken(tokens: readonly string[]): string {
  return tokens.length > 1 ? `(${tokens.join(' OR ')})` : (tokens[0] ?? '');
}

export function workplaceToken(name: Workplace): string {
  return `w${workplaces.indexOf(name) + 1}`;
}

export function categoryToken(id: number | string): string {
  return `k${id}`;
}

export function employmentTypeToken(name: EmploymentType): string {
  return `e${Object.values(employmentTypes).indexOf(name) + 1}`;
}
