/** The facets of a list in one statement: what a value of a filter would find, beside all other filters. */
import { employmentTypes, workplaces } from '#vocabulary/lists.ts';
import { ANY_JOB, workplaceToken } from '../rules/filters.ts';
import type { FilterExpressions } from '../rules/filters.ts';
import {
  firstRow,
  hasMatch,
  ids,
  isCounted,
  jobsOfPart,
  listedFrom,
  match,
  total,
} from './where.ts';
import { cellsOf } from './near.ts';
import type { Clock, Where } from './where.ts';
import { jsonColumns, publicSql } from '#data/public-sql.ts';
import type { PublicSql } from '#data/public-sql.ts';
import { ReadPlan } from '#data/read-plan.ts';
import {
  askedOptions,
  countEmployers,
  countOptions,
  COUNTED_MAX,
  EMPLOYERS_OF_JOBS,
  facetNames,
  noFacets,
  periodsPerYear,
} from '#careers/facets/rules.ts';
import type { Employed, FacetJob, FacetName, Facets, FacetsAsked } from '#careers/facets/rules.ts';

/** Facets that are read from their text only where they are shown anew. */
export type FacetList = {
  /** Tells these facets from others. */
  facts: string;
  facets: () => Facets;
};

export const emptyFacets: FacetList = { facts: '', facets: () => noFacets };

type Narrowed = Searched & Partial<Pick<FilterExpressions, 'without'>>;
type Searched = Where & Partial<Pick<FilterExpressions, 'hasWords'>>;

export function facetsOf(clock: Clock, where: Narrowed, list: FacetsAsked): ReadPlan<FacetList> {
  const groups = groupsOf(where, list);
  const answer = cellsOf<Record<string, string>, Narrowed>(where, (beside) => {
    const texts = groupsOf(beside, list).map((group) => groupText(clock, group, list));
    return Object.fromEntries(texts.map((text, index) => [`g${index}`, text]));
  });
  return ReadPlan.map(answer, (row) => {
    const parts = groups.map((_, index) => row[`g${index}`] ?? '');
    return {
      facts: parts.join(' '),
      facets: () =>
        Object.assign(
          { ...noFacets },
          ...groups.map(({ names }, index) => facetsIn(parts[index] ?? '', names, list)),
        ),
    };
  });
}

/** Filters of which the values are looked for in the same list. */
type Group = { names: FacetName[]; where: Searched };

/** What is chosen in a filter does not narrow its own values: each that is set has a list of its own. */
function groupsOf({ without = {}, ...where }: Narrowed, { isOfEmployer }: FacetsAsked): Group[] {
  const offered = facetNames.filter((name) => name !== 'company' || !isOfEmployer);
  const plain = { ...where, tiers: [] };
  const alone: Partial<Record<FacetName, Where>> = {
    ...(where.company !== undefined && { company: { ...plain, company: undefined } }),
    ...(where.since !== undefined && { posted_within: { ...plain, since: undefined } }),
    ...Object.fromEntries(
      Object.entries(without).map(([name, filter]) => [name, { ...plain, filter }]),
    ),
  };
  const shared = offered.filter((name) => alone[name] === undefined);
  return [
    { names: shared, where: plain },
    ...offered.flatMap((name) => {
      const own = alone[name];
      return own ? [{ names: [name], where: own }] : [];
    }),
  ].filter(({ names }) => names.length > 0);
}

const factColumns = jsonColumns<FacetJob>({
  categoryId: 'j.category_id',
  workplace: 'j.workplace',
  employmentTypeMask: 'j.employment_type_mask',
  listedAt: 'j.listed_at',
  currency: 'j.currency',
  minSalary: 'j.min_salary',
  maxSalary: 'j.max_salary',
  payPeriod: 'j.pay_period',
  companyId: 'j.company_id',
  companyName: 'c.name',
  companySlug: 'c.subdomain',
});

/** `[jobs, options, employers]`: of a short list its jobs, of a longer one the values that have any. */
function groupText(clock: Clock, group: Group, list: FacetsAsked): PublicSql {
  const { where } = group;
  return publicSql`select iif(${isShort(clock, where)},
    json_array(json(${jobsOf(clock, where)}), null, null), ${optionsAndEmployers(clock, group, list)})`;
}

/** `[null, options, employers]`. A search by words reads its newest jobs for the options, and has its employers from them. */
function optionsAndEmployers(clock: Clock, { names, where }: Group, list: FacetsAsked): PublicSql {
  const hasOptions = names.some((name) => name !== 'company');
  const isSearch = hasOptions && where.hasWords === true;
  const newest = publicSql`(select ${employersOfAll} from ${jobsOfPart(clock, where, { limit: EMPLOYERS_OF_JOBS })} ${withCompany})`;
  const ofJobs = isSearch ? publicSql.raw('(select employers from seen)') : newest;
  const employers = names.includes('company') ? ofJobs : publicSql.raw(`'[]'`);
  if (!hasOptions) return publicSql`json_array(null, json('[]'), json(${employers}))`;
  const options = isSearch
    ? publicSql`asked, seen, more, base where ${hasOptionOfWords}`
    : publicSql`asked, base where ${hasJob}`;
  // A table of its own, as SQLite takes no expression of more than a hundred levels.
  return publicSql`(${askedTexts(clock, { names, where }, list)} ${isSearch ? newestValues(clock, where, list) : publicSql.raw('')},
    found(options) as materialized (select json_group_array(json_array(name, at)) from ${options})
    select json_array(null, json((select options from found)), json(${employers})))`;
}

/** A total from the counters is a few rows; others are counted as far as is needed. */
function isShort(clock: Clock, where: Where): PublicSql {
  if (isCounted(where)) {
    return publicSql`(${total(clock, where)}) <= ${publicSql.raw(String(COUNTED_MAX))}`;
  }
  const found = ids(clock, where, { limit: COUNTED_MAX + 1 });
  return publicSql`not exists(select 1 from (${found}) limit 1 offset ${publicSql.raw(String(COUNTED_MAX))})`;
}

/** With their employers: to group them in SQL would read each job twice more. */
function jobsOf(clock: Clock, where: Where): PublicSql {
  return publicSql`(select json_group_array(${factColumns.sql})
    from ${jobsOfPart(clock, where, { limit: COUNTED_MAX })} ${withCompany})`;
}

/** With the name of each, which the Worker counts: to group them in SQL reads more rows than their names. */
const employerColumns = jsonColumns<Employed>({
  companyId: 'j.company_id',
  companySlug: 'c.subdomain',
  companyName: 'c.name',
});
const employersOfAll = publicSql`json_group_array(${employerColumns.sql})`;
const withCompany = publicSql.raw('left join company_profiles c on c.id = j.company_id');

/** The values that are asked for, each by its token or its first place in the order, beside the other filters. */
function askedTexts(clock: Clock, { names, where }: Group, list: FacetsAsked): PublicSql {
  const from = listedFrom(clock, where);
  const values = Object.entries(askedOptions(list)).flatMap(([name, options]) =>
    names.some((one) => one === name)
      ? options.map(({ value, token = null, listedFrom: since = 0 }, index) => [
          name,
          index,
          token,
          Math.max(from, since),
          name === 'salary_min' ? value : null,
        ])
      : [],
  );
  const base = hasMatch(where, where.filter) ? match(where, where.filter) : publicSql.raw('null');
  return publicSql`with base(expression) as materialized (select ${base}),
    asked(name, at, token, listed_from, amount) as materialized (
      select value ->> 0, value ->> 1, value ->> 2, cast(value ->> 3 as integer), value ->> 4 from json_each(${JSON.stringify(values)}))`;
}

const hasJob = publicSql`exists(select 1 from listing_search
  where listing_search match coalesce('(' || expression || ') AND scope : (' || token || ')', expression, 'scope : (' || token || ')', ${ANY_JOB})
    and rowid >= listed_from)`;

/**
 * A search by words, of which the last is a beginning, takes as long as it has hits, however many are wanted. So the values of the
 * newest hits are taken first; then those of the newest hits that have one of the others; and few, if any, are left to be asked alone.
 */
function newestValues(clock: Clock, where: Where, { currency }: FacetsAsked): PublicSql {
  const end = publicSql.raw(String(NEWEST_MAX));
  const newest = ids(clock, where, { limit: NEWEST_MAX });
  const withOthers = publicSql`select rowid as listed_at from listing_search
    where listing_search match coalesce('(' || (select expression from base) || ') AND scope : (' || (select tokens from rest) || ')', 'scope : nowhere')
      and rowid >= ${firstRow(clock, where)} order by rowid desc limit ${end}`;
  return publicSql`,
    seen(tokens, pay, newest, n, employers) as materialized (${valuesOf(newest, currency, true)}),
    rest(tokens) as materialized (select group_concat(token, ' OR ') from asked, seen where ${isSeenNot('seen')}),
    more(tokens, pay, newest, n) as materialized (${valuesOf(withOthers, currency, false)})`;
}

function isSeenNot(values: 'seen' | 'more'): PublicSql {
  return publicSql.raw(
    `iif(amount is null, instr(${values}.tokens, ' ' || token || ' ') = 0, coalesce(${values}.pay, 0) < amount)`,
  );
}

/** The newest hits whose values are taken; their employers are those that are offered. */
const NEWEST_MAX = EMPLOYERS_OF_JOBS;

const hasOptionOfWords = publicSql`case when token is null then seen.newest >= listed_from
  when not (${isSeenNot('seen')} and ${isSeenNot('more')}) then true
  when more.n < ${publicSql.raw(String(NEWEST_MAX))} then false
  else ${hasJob} end`;

/**
 * The tokens that any of the jobs has, each between spaces; the highest pay of a year; the newest; how many jobs there are; and the
 * employer of each where they are asked for.
 */
function valuesOf(found: PublicSql, currency: string | null, hasEmployers: boolean): PublicSql {
  const types = Object.keys(employmentTypes).map(
    (id, bit) => `iif(max(j.employment_type_mask & ${2 ** bit}) > 0, 'e${id} ', '')`,
  );
  const places = workplaces.map(
    (name) => `iif(max(j.workplace = '${name}'), '${workplaceToken(name)} ', '')`,
  );
  const parts = [
    `' ' || coalesce(replace(group_concat(distinct 'k' || j.category_id), ',', ' ') || ' ', '')`,
    ...places,
    ...types,
  ];
  // In one call: each `||` is one more of the hundred levels that D1 takes.
  const tokens = `format('${'%s'.repeat(parts.length)}', ${parts.join(', ')})`;
  const periods = Object.entries(periodsPerYear).map(([name, n]) => `when '${name}' then ${n}`);
  const pay = `coalesce(j.max_salary, j.min_salary) * case j.pay_period ${periods.join(' ')} end`;
  const [employers, company] = hasEmployers
    ? [publicSql`, ${employersOfAll}`, withCompany]
    : [publicSql.raw(''), publicSql.raw('')];
  return publicSql`select ${publicSql.raw(tokens)}, max(iif(j.currency = ${currency}, ${publicSql.raw(pay)}, null)), max(j.listed_at), count(*) ${employers}
    from (${found}) found cross join listed_jobs j on j.listed_at = found.listed_at ${company}`;
}

type GroupRow = [
  jobs: unknown[][] | null,
  options: [name: string, index: number][] | null,
  employers: unknown[][] | null,
];

function facetsIn(text: string, names: readonly FacetName[], list: FacetsAsked): Partial<Facets> {
  const [jobs, found, employers]: GroupRow = JSON.parse(text);
  const counts = jobs && countOptions(jobs.map(factColumns.toRow), list);
  const company = countEmployers((employers ?? []).map(employerColumns.toRow)).map(
    ({ value, name }) => ({ value, name, count: null }),
  );
  const asked = askedOptions(list);
  const offered = Object.fromEntries(
    Object.entries(asked).map(([name, values]) => [
      name,
      (found ?? [])
        .filter(([one]) => one === name)
        .map(([, index]) => ({ value: values[index]?.value, count: null })),
    ]),
  );
  const all = { ...offered, company, ...counts };
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => names.some((one) => one === name)),
  );
}
