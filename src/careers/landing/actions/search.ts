/** Searches the list of a page: its words are read first, and where nothing is found as they are typed, others are looked for. */
import type { SiteCtx } from '#careers/domains/actions.ts';
import type { JobList as ListedJobs } from '#careers/locations/store/jobs.ts';
import type { Try } from '#careers/queries/rules/terms.ts';
import { nearOf } from '#careers/locations/rules/near.ts';
import { runRead } from '#data/read-plan.ts';
import { parsePoint } from '#lib/geo.ts';
import { chosenIn, listExpressionsOf, parseListRequest } from '../schemas.ts';
import type { ListRequest } from '../schemas.ts';
import type { PlaceJobs } from '../store.ts';
import type { Way } from '#careers/layout/props.ts';

/** Null if the page cannot be. The words of a search are read as the languages of the site have them, unless they are wanted as typed. */
export async function readListRequest(
  ctx: SiteCtx,
  query: URLSearchParams,
  place: Omit<Parameters<typeof parseListRequest>[2], 'region'>,
): Promise<ListRequest | null> {
  const read = await readPlaceIn(ctx, query);
  const request = parseListRequest(read.query, ctx.now, { ...place, region: read.region });
  if (!request?.expressions) return request;
  const { filters, expressions } = request;
  if (filters.search === '' || filters.isAsTyped) return request;
  const { readSearch } = await import('#careers/queries/actions.ts');
  const { language, countryIds } = ctx.site;
  const search = await readSearch(ctx, filters.search, {
    language,
    countryIds,
    chosen: chosenIn(filters),
  });
  const sought = listExpressionsOf(filters, search.reading, ctx.now);
  return { ...request, expressions: sought && { ...sought, near: expressions.near, search } };
}

/** A field for a place that says no place is the filter of workplaces, unless one is chosen; else it may name a region. */
async function readPlaceIn(ctx: SiteCtx, query: URLSearchParams) {
  const where = (query.get('where') ?? '').trim();
  if (where === '' || parsePoint(where)) return { query };
  const { readPlace } = await import('#careers/queries/actions.ts');
  const { workplaces, region } = await readPlace(ctx, where, ctx.site);
  if (workplaces.length === 0) return { query, region };
  const filtered = new URLSearchParams(query);
  filtered.delete('where');
  if (!filtered.has('workplace')) filtered.set('workplace', workplaces.join(','));
  return { query: filtered };
}

export type SpelledJobs = ListedJobs & {
  jobCount: number;
  near: PlaceJobs['near'];
  facets: PlaceJobs['facets'];
  /** What was searched for instead. */
  tried?: Try;
  /** The place is another one than was typed. */
  isPlaceCorrected?: boolean;
  /** Of a list without jobs. */
  ways?: readonly Way[];
};

/** What is found, or what leads on where nothing is. */
export async function spelledList(
  ctx: SiteCtx,
  request: ListRequest,
  list: PlaceJobs,
): Promise<SpelledJobs> {
  const meant = await listAsMeant(ctx, request, list);
  if (meant.total > 0) return meant;
  const { waysFrom } = await import('./ways.ts');
  const ways = await waysFrom(ctx, request, list);
  return { ...meant, ways, facts: `${JSON.stringify(ways)} ${meant.facts}` };
}

/** An unknown place is read as one that is spelled like it. A search without an exact hit is corrected or relaxed. */
async function listAsMeant(
  ctx: SiteCtx,
  request: ListRequest,
  list: PlaceJobs,
): Promise<SpelledJobs> {
  const { filters, expressions } = request;
  if (list.names === null || filters.where === undefined || !expressions)
    return triedList(ctx, request, list);
  const { townsLike } = await import('#careers/queries/actions.ts');
  const slugs = townsLike(filters.where, list.names);
  const near = nearOf({ ...filters, slugs });
  if (!near) return list;
  const meant = await runRead(ctx, list.by({ ...expressions, near }));
  return meant.near ? { ...meant, isPlaceCorrected: true } : list;
}

/** Unless the visitor wants it as it was typed. */
async function triedList(
  ctx: SiteCtx,
  { filters, expressions }: ListRequest,
  list: PlaceJobs,
): Promise<SpelledJobs> {
  const { known, total } = list;
  if (!expressions?.search || known === null) return list;
  const isPlaceChosen = expressions.near !== undefined || list.isOfCity;
  const tries = expressions.search.tries({ known, isFound: total > 0, isPlaceChosen });
  if (tries.length === 0) return list;
  const { triedWhere } = await import('#careers/queries/actions.ts');
  const where = triedWhere(ctx, list.where(expressions), tries, (query) =>
    listExpressionsOf(filters, query, ctx.now),
  );
  if (!where) return list;
  const { n, ...meant } = await runRead(ctx, list.triedBy(where));
  const tried = n === null ? undefined : tries[n];
  if (!tried) return list;
  const { jobCount, near } = list;
  return { ...meant, jobCount, near, facts: `${JSON.stringify(tried)} ${meant.facts}`, tried };
}
