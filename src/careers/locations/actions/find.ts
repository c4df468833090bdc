/** Finds the jobs of a list: as it is asked for, then by a place that is spelled like its own, then as its words may have been meant. */
import type { ReadCtx } from '#context.ts';
import { emptyFacets, facetsOf } from '../store/facets.ts';
import type { FacetList } from '../store/facets.ts';
import { ReadPlan, runRead } from '#data/read-plan.ts';
import { invalidField } from '#errors.ts';
import { findCountry } from '#lib/countries.ts';
import { slug } from '#lib/fold.ts';
import type { Radius } from '#lib/geo.ts';
import { payAmounts } from '#lib/pay-steps.ts';
import type { YearlyPay } from '#lib/pay-steps.ts';
import { DAY_MS } from '#lib/time.ts';
import type { ReadSearch } from '#careers/queries/actions.ts';
import type { Region } from '#careers/queries/rules/lexicon.ts';
import type { Known, Try } from '#careers/queries/rules/terms.ts';
import { filterExpressions } from '../rules/filters.ts';
import type { FilterExpressions, Filters } from '../rules/filters.ts';
import { nearOf, ringCount } from '../rules/near.ts';
import type { NearPlace } from '../rules/near.ts';
import type { JobsQuery } from '../schemas/queries.ts';
import { emptyList, jobPage } from '../store/jobs.ts';
import type { JobList } from '../store/jobs.ts';
import { chosenTry, nearPlan } from '../store/near.ts';
import { namesLike, spellings } from '../store/spelling.ts';
import type { Part, Where } from '../store/where.ts';

type Searched = Where & FilterExpressions;

export type Sought = Omit<JobsQuery, 'q'> & {
  query?: Filters['query'];
  search?: ReadSearch | undefined;
  currency: string | null;
  /** Of an employer. */
  departmentId?: number | undefined;
  /** What the place is read as: a region, or towns that it may have meant. */
  region?: Region | undefined;
  slugs?: readonly string[];
  /** Of a walk by cursor: the number of the search that was tried. */
  chosen?: number | undefined;
};

/** Nothing where what is asked for cannot exist. `km`: of a list around a place. */
export async function findList(
  ctx: ReadCtx,
  sought: Sought,
  part: Part,
): Promise<Listed & { km?: Radius | undefined }> {
  const where = whereOf(ctx, sought);
  if (!where) return nothingFound;
  return { ...(await findJobs(ctx, sought, where, part)), km: where.near?.km };
}

/** An unknown place is read as the known one that is spelled most like it. */
async function findJobs(
  ctx: ReadCtx,
  sought: Sought,
  where: Searched,
  part: Part,
): Promise<Listed> {
  const { names, ...found } = await findAsRead(ctx, sought, where, part);
  if (names === null || sought.where === undefined) return found;
  const { townsLike } = await import('#careers/queries/actions.ts');
  const slugs = townsLike(sought.where, names);
  const meant = { ...sought, slugs };
  const other = whereOf(ctx, meant);
  return other ? findAsRead(ctx, meant, other, part) : found;
}

/** A search of all fields without an exact hit is made again as it may have been meant. */
async function findAsRead(
  ctx: ReadCtx,
  sought: Sought,
  where: Searched,
  part: Part,
): Promise<Listed & { names: string[] | null }> {
  const listWith = (narrowed: Searched) =>
    ReadPlan.map(
      ReadPlan.all([
        jobPage(ctx, narrowed, part),
        facetsPlan(ctx, sought, narrowed),
        nearPlan(narrowed),
      ]),
      ([jobs, facets, near]) => ({ ...jobs, facets, near }),
    );
  const { search } = sought;
  const known = ReadPlan.all([
    search ? spellings(ctx, where, search.keys) : ReadPlan.of(null),
    namesLike(where, sought.where),
  ]);
  const [list, [words, names]] = await runRead(ctx, ReadPlan.all([listWith(where), known]));
  const found = { ...list, names };
  if (names !== null) return found;
  const tries = words ? triesOf(sought, words, found.total) : [];
  if (tries.length === 0) return found;
  const { triedWhere } = await import('#careers/queries/actions.ts');
  const instead = triedWhere(ctx, where, tries, (query) => whereOf(ctx, { ...sought, query }));
  if (!instead) return found;
  const plan = ReadPlan.all([listWith(instead), chosenTry(instead)]);
  const [meant, n] = await runRead(ctx, plan);
  const tried = n === null ? undefined : tries[n];
  return tried ? { ...meant, names, tried, chosen: sought.chosen ?? n ?? 0 } : found;
}

/** Those of a walk by cursor are the one that its first page has chosen. */
function triesOf({ search, chosen, ...query }: Sought, known: Known, total: number): Try[] {
  const isPlaceChosen = query.where !== undefined || query.city !== undefined;
  const tries = search?.tries({ known, isFound: total > 0, isPlaceChosen }) ?? [];
  return chosen === undefined ? tries : tries.slice(chosen, chosen + 1);
}

/** `tried`: the list is that of another search, of this number. */
type Listed = JobList & {
  near: NearPlace | null;
  facets: FacetList;
  tried?: Try;
  chosen?: number;
};

const nothingFound: Listed = { ...emptyList, near: null, facets: emptyFacets };

const DAYS_OFFERED = [1, 3, 7, 14];

function daysBefore({ now }: ReadCtx, days: number): number {
  return now.getTime() - days * DAY_MS;
}

function facetsPlan(ctx: ReadCtx, { facets, currency }: Sought, where: Searched) {
  if (facets !== 'yes') return ReadPlan.of(emptyFacets);
  const days = DAYS_OFFERED.map((value) => ({ value, since: daysBefore(ctx, value) }));
  return facetsOf(ctx, where, { currency, days });
}

function payOf({ salary_min: amount, currency }: Sought): YearlyPay | undefined {
  if (amount === undefined || currency === null) return undefined;
  const amounts = payAmounts(currency);
  if (!amounts.includes(amount)) {
    throw invalidField('salary_min', `Must be one of ${amounts.join(', ')} (${currency}).`);
  }
  return { amount, currency };
}

/** Null when what is asked for cannot exist. */
function whereOf(ctx: ReadCtx, query: Sought): Searched | null {
  const countryId = query.country === undefined ? undefined : findCountry(query.country);
  const citySlug = query.city === undefined ? undefined : slug(query.city);
  const { where: place, radius, workplace: workplaces, region, slugs } = query;
  const withRemote = query.remote === 'yes';
  const around = { where: place, radius, workplaces, withRemote, region, slugs };
  const near = nearOf(around);
  if (query.sort === 'distance' && near === undefined) {
    throw invalidField('sort', 'Needs where: a place to be near to.');
  }
  const expressions = filterExpressions({
    search: query['search-key'],
    query: query.query,
    categoryIds: query['key-category'],
    workplaces,
    employmentTypes: query.employment_type,
    departmentId: query.departmentId,
    pay: payOf(query),
    currency: query.currency ?? undefined,
    sort: query.sort,
    rings: ringCount(around),
  });
  const isNowhere = (query.sort === 'salary' && query.currency === null) || near === null;
  if (isNowhere || countryId === null || citySlug === '' || expressions === null) return null;
  const countryIds = countryId === undefined ? undefined : [countryId];
  const { career_domain: domain, company, posted_within: days } = query;
  const since = days === undefined ? undefined : daysBefore(ctx, days);
  return { domain, countryIds, citySlug, company, since, near, ...expressions };
}
