/** What a listed job carries, and how filters are asked of the full-text index (contract 4.7). */
import {
  exactSearch,
  fieldSearch,
  termInTitle,
  termSearch,
  titleSearch,
} from '#lib/search-query.ts';
import type { SearchExpressions } from '#lib/search-query.ts';
import { plainReading } from '#careers/queries/rules/terms.ts';
import type { Reading, ReadTerm } from '#careers/queries/rules/terms.ts';
import { sortOf } from '#careers/sorts/rules.ts';
import type { Sort } from '#careers/sorts/rules.ts';
import { payAmounts, payToken } from '#lib/pay-steps.ts';
import type { YearlyPay } from '#lib/pay-steps.ts';
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
  departmentId: number | null;
  /** Its name. */
  department: string | null;
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

/** Counts that are read from their text only where they are shown anew. */
export type Counts<Count> = {
  /** Tells these counts from others. */
  facts: string;
  counts: () => Count[];
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

/** A place that was marked in a search: the cities of these slugs; where no city has one of them, the words of the place. */
export type MarkedScope = { slugs: readonly string[]; words: string };

/** A search of all fields. */
export type Query = Reading & {
  /** Two tiers are enough. */
  isCoarse?: boolean;
  /** The title has one of the words. */
  isOfTitles?: boolean;
};

/** Searches that are tried in turn. */
export type Tries = {
  /** `[[within, [expression, …]], …]`: 0 anywhere, 1 around `town`, 2 in `areas`. */
  list: string;
  /** The first place in the order that a job can have. */
  from: number;
  town: { slugs: readonly string[]; countryId: number } | null;
  areas: { tokens: readonly string[]; isPrefix: boolean } | null;
};

/** What narrows a list beyond domain and place. */
export type Filters = {
  /** What the visitor typed; words are found in the title in any of their forms, the last one also by its beginning. */
  search?: string | undefined;
  /** The same for all fields, or how it was read. */
  query?: string | Query | undefined;
  /** Any of these; none: no filter. */
  categoryIds?: readonly number[] | undefined;
  workplaces?: readonly Workplace[] | undefined;
  employmentTypes?: readonly EmploymentType[] | undefined;
  /** Of the company. */
  departmentId?: number | undefined;
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
  /** What is looked for in all fields. */
  reading: Reading;
  /** Beside `filter`, the tiers and `exact`. */
  marked?: MarkedScope | undefined;
  /** `filter` for the words as they are typed, without their forms. */
  exact: string;
};

/** The filters that are tokens of the scope. */
export type ScopeFilter =
  | 'key-category'
  | 'workplace'
  | 'employment_type'
  | 'department'
  | 'salary_min';
type ScopeTerms = Readonly<Record<ScopeFilter, string>>;

/** Null when nothing can match. */
export function filterExpressions(filters: Filters): FilterExpressions | null {
  const titles = searchOf(filters.search, titleSearch);
  const query = queryOf(filters.query);
  const fields = query && fieldsOf(query);
  if (titles === null || fields === null) return null;
  const terms = scopeTerms(filters);
  const narrowedBy = (by: ScopeTerms) =>
    fields ? allOf([titles?.all, scopeExpression(by)]) : scopeExpression(by);
  const narrowed = narrowedBy(terms);
  const { all = '', tiers = [] } = fields ?? titles ?? {};
  const sort = sortOf(filters.sort, tiers);
  const filter = allOf([all, narrowed]);
  const { marked, ...reading } = query ?? { terms: [], marked: null };
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
    reading: { ...reading, marked },
    ...(marked && { marked: { slugs: marked.slugs, words: markedWords({ ...reading, marked }) } }),
    exact: allOf([
      fields && exactSearch(unmarked({ ...reading, marked }), reading.isComplete),
      narrowed,
    ]),
  };
}

/** Undefined for a text of white space, null for one without a word. */
function queryOf(query: Filters['query']): Query | null | undefined {
  if (typeof query !== 'string') return query;
  if (query.trim() === '') return undefined;
  const reading = plainReading(query);
  return reading.terms.length === 0 ? null : reading;
}

/** The terms beside the place that is marked. */
function unmarked({ terms, marked }: Reading): readonly ReadTerm[] {
  const others = marked ? terms.toSpliced(marked.from, marked.to - marked.from) : terms;
  // The last word may be a beginning, whatever is said of the job beside it.
  const words = others.filter(({ filter, isCode }) => !filter && !isCode);
  return [...others.filter(({ filter }) => filter), ...words];
}

function markedWords({ terms, marked }: Reading): string {
  const words = terms.slice(marked?.from ?? 0, marked?.to ?? 0).filter(({ isCode }) => !isCode);
  return words.map((term) => `(${termSearch(term, false).any})`).join(' AND ');
}

/** A place alone is every job there. */
function fieldsOf(query: Query): SearchExpressions {
  const { typed, isComplete, isCoarse, isOfTitles } = query;
  const terms = unmarked(query);
  const options = { isComplete, typed, isCoarse };
  const found = fieldSearch(terms, options) ?? { all: ANY_JOB, tiers: [ANY_JOB] };
  if (!isOfTitles) return found;
  const words = terms.filter(({ filter }) => !filter).map(termInTitle);
  const inTitle = (expression: string) => allOf([words.join(' OR '), expression]);
  return { all: inTitle(found.all), tiers: found.tiers.map(inTitle) };
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
  const { departmentId } = filters;
  return {
    workplace: anyToken(places.map(workplaceToken)),
    'key-category': anyToken(categoryIds.map(categoryToken)),
    employment_type: anyToken(types.map(employmentTypeToken)),
    department: departmentId === undefined ? '' : departmentToken(departmentId),
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

function departmentToken(id: number): string {
  return `m${id}`;
}

export function employmentTypeToken(name: EmploymentType): string {
  return `e${Object.values(employmentTypes).indexOf(name) + 1}`;
}
