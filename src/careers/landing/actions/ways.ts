/** Ways on from a search that finds nothing: the same search with less asked for, where it finds a job. */
import type { SiteCtx } from '#careers/domains/actions.ts';
import type { Filters, Way } from '#careers/layout/props.ts';
import { ReadPlan, runRead } from '#data/read-plan.ts';
import { listExpressionsOf } from '../schemas.ts';
import type { ListRequest } from '../schemas.ts';
import { isVariant } from '../rules.ts';
import { hasJob } from '../store.ts';
import type { PlaceJobs } from '../store.ts';

/** Several ways are read in one round trip, a row each. None of a list that is empty by itself. */
export async function waysFrom(
  ctx: SiteCtx,
  request: ListRequest,
  list: PlaceJobs,
): Promise<Way[]> {
  const { filters, expressions } = request;
  if (!expressions || !isVariant(request)) return [];
  const ways = waysOf(filters, list.isOfCity);
  const { id: domain, countryIds } = ctx.site;
  const plans = ways.map((way) => {
    const query = way.filters.search === '' ? '' : (expressions.search?.reading ?? filters.search);
    const sought = listExpressionsOf(way.filters, query, ctx.now);
    if (!sought) return ReadPlan.of(false);
    return way.isOfSite
      ? hasJob(ctx, { domain, countryIds, ...sought })
      : hasJob(ctx, list.where({ ...sought, near: expressions.near }));
  });
  const [texts, found] = await Promise.all([
    import('#careers/queries/actions.ts').then(({ readWays }) => readWays(ctx, ctx.site)),
    runRead(ctx, ReadPlan.all(plans)),
  ]);
  return ways.flatMap((way, at) => {
    const text = texts?.[way.name];
    return found[at] && text !== undefined ? [{ ...way, text }] : [];
  });
}

function waysOf(filters: Filters, isOfCity: boolean): Omit<Way, 'text'>[] {
  const { where, radius, withRemote: _, sort: __, ...anywhere } = filters;
  const { search, workplaces } = filters;
  const { company: _c, postedWithin: _p, salaryMin: _s, ...place } = filters;
  const plain = { ...place, categories: [], workplaces: [], employmentTypes: [] };
  const isAtPlace = isOfCity || where !== undefined || radius !== undefined;
  const isOfSite = true;
  const ways: [isThere: boolean, way: Omit<Way, 'text'>][] = [
    [isAtPlace, { name: 'everywhere', filters: anywhere, isOfSite }],
    [
      isAtPlace && workplaces.length === 0,
      { name: 'remote', filters: { ...anywhere, workplaces: ['Remote'] }, isOfSite },
    ],
    [
      JSON.stringify(plain) !== JSON.stringify(filters),
      { name: 'withoutFilters', filters: plain, isOfSite: false },
    ],
    [search !== '', { name: 'withoutWords', filters: { ...filters, search: '' }, isOfSite: false }],
  ];
  return ways.flatMap(([isThere, way]) => (isThere ? [way] : []));
}
