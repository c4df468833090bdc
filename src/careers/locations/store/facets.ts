/** The facets of a list in one statement: what a value of a filter would find, beside all other filters. */
import { ANY_JOB } from '../rules.ts';
import type { FilterExpressions } from '../rules.ts';
import { hasMatch, ids, listedFrom, match } from './where.ts';
import { tablesOf } from './near.ts';
import type { Clock, Where } from './where.ts';
import { jsonColumns, publicSql } from '#data/public-sql.ts';
import type { PublicSql } from '#data/public-sql.ts';
import { ReadPlan } from '#data/read-plan.ts';
import {
  askedOptions,
  countOptions,
  COUNTED_MAX,
  EMPLOYERS_MAX,
  EMPLOYERS_OF_JOBS,
  facetNames,
  noFacets,
} from '#careers/facets/rules.ts';
import type { FacetJob, FacetName, Facets } from '#careers/facets/rules.ts';

/** Facets that are read from their text only where they are shown anew. */
export type FacetList = {
  /** Tells these facets from others. */
  facts: string;
  facets: () => Facets;
};

export const emptyFacets: FacetList = { facts: '', facets: () => noFacets };

type Narrowed = Where & Partial<Pick<FilterExpressions, 'without'>>;

/** `currency`: by which pay is offered; null: it is not. */
export function facetsOf(
  clock: Clock,
  where: Narrowed,
  currency: string | null,
): ReadPlan<FacetList> {
  const groups = groupsOf(where);
  const texts = groups.map((group, index) => [`g${index}`, groupText(clock, group, currency)]);
  const answer = ReadPlan.cells<Record<string, string>>(Object.fromEntries(texts), tablesOf(where));
  return ReadPlan.map(answer, (row) => {
    const parts = groups.map((_, index) => row[`g${index}`] ?? '');
    return {
      facts: parts.join(' '),
      facets: () =>
        Object.assign(
          { ...noFacets },
          ...groups.map(({ names }, index) =>
            facetsIn(parts[index] ?? '', names, { now: clock.now, currency }),
          ),
        ),
    };
  });
}

/** Filters of which the values are looked for in the same list. */
type Group = { names: FacetName[]; where: Where };

/** What is chosen in a filter does not narrow its own values: each that is set has a list of its own. */
function groupsOf({ without = {}, ...where }: Narrowed): Group[] {
  const plain = { ...where, tiers: [] };
  const alone: Partial<Record<FacetName, Where>> = {
    ...(where.company !== undefined && { company: { ...plain, company: undefined } }),
    ...(where.since !== undefined && { posted_within: { ...plain, since: undefined } }),
    ...Object.fromEntries(
      Object.entries(without).map(([name, filter]) => [name, { ...plain, filter }]),
    ),
  };
  const shared = facetNames.filter((name) => alone[name] === undefined);
  return [
    { names: shared, where: plain },
    ...facetNames.flatMap((name) => {
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
});

/** `[jobs, options, employers]`: of a short list its jobs, of a longer one the values that have any. */
function groupText(clock: Clock, group: Group, currency: string | null): PublicSql {
  const { names, where } = group;
  const nothing = publicSql.raw(`'[]'`);
  const hasOptions = names.some((name) => name !== 'company');
  const hasEmployers = names.includes('company');
  return publicSql`
    with found as materialized (${ids(clock, where, { limit: COUNTED_MAX + 1 })})
    select iif((select count(*) from found) <= ${publicSql.raw(String(COUNTED_MAX))},
      json_array(json(${hasOptions ? jobs : nothing}), null, json(${hasEmployers ? employers() : nothing})),
      json_array(null, json(${hasOptions ? options(clock, group, currency) : nothing}),
        json(${hasEmployers ? employers(EMPLOYERS_OF_JOBS) : nothing})))`;
}

const jobs = publicSql`(select json_group_array(${factColumns.sql})
  from found cross join listed_jobs j on j.listed_at = found.listed_at)`;

/** The employers of the jobs in `found`, or of the newest of them. */
function employers(jobsMax?: number): PublicSql {
  const found = publicSql.raw(
    jobsMax === undefined ? 'found' : `(select listed_at from found limit ${jobsMax})`,
  );
  return publicSql`(select json_group_array(json_array(c.subdomain, c.name, n)) from (
      select j.company_id, count(*) as n from ${found} f cross join listed_jobs j on j.listed_at = f.listed_at
      group by j.company_id order by n desc, j.company_id desc limit ${publicSql.raw(String(EMPLOYERS_MAX))}
    ) e cross join company_profiles c on c.id = e.company_id where c.subdomain is not null)`;
}

/** The values that have a job, by one question each: `[[name, index of the value]]`. */
function options(clock: Clock, { names, where }: Group, currency: string | null): PublicSql {
  const from = listedFrom(clock, where);
  const asked = Object.entries(askedOptions(clock.now, currency)).flatMap(([name, values]) =>
    names.some((one) => one === name)
      ? values.map(({ token, listedFrom: since = 0 }, index) => [
          name,
          index,
          token === undefined ? null : `scope : (${token})`,
          Math.max(from, since),
        ])
      : [],
  );
  const base = hasMatch(where, where.filter) ? match(where, where.filter) : publicSql.raw('null');
  return publicSql`(
    with base(expression) as materialized (select ${base})
    select json_group_array(json_array(value ->> 0, value ->> 1)) from json_each(${JSON.stringify(asked)}), base
    where exists(select 1 from listing_search
      where listing_search match coalesce('(' || expression || ') AND ' || (value ->> 2), expression, value ->> 2, ${ANY_JOB})
        and rowid >= cast(value ->> 3 as integer)))`;
}

type GroupRow = [
  jobs: unknown[][] | null,
  options: [name: string, index: number][] | null,
  employers: [subdomain: string, name: string, n: number][],
];

function facetsIn(
  text: string,
  names: readonly FacetName[],
  list: { now: Date; currency: string | null },
): Partial<Facets> {
  const [counted, found, companies]: GroupRow = JSON.parse(text);
  const company = companies.map(([value, name, n]) => ({ value, name, count: counted && n }));
  const counts = counted && countOptions(counted.map(factColumns.toRow), list);
  const asked = askedOptions(list.now, list.currency);
  const offered = Object.fromEntries(
    Object.entries(asked).map(([name, values]) => [
      name,
      (found ?? [])
        .filter(([one]) => one === name)
        .map(([, index]) => ({ value: values[index]?.value, count: null })),
    ]),
  );
  const all = { ...offered, ...counts, company };
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => names.some((one) => one === name)),
  );
}
