/** Searches the list of a page: its words are read first, and where nothing is found as they are typed, others are looked for. */
import type { SiteCtx } from '#careers/domains/actions.ts';
import type { JobList as ListedJobs } from '#careers/locations/store/jobs.ts';
import type { Try } from '#careers/queries/rules/terms.ts';
import { runRead } from '#data/read-plan.ts';
import { chosenIn, listExpressionsOf, parseListRequest } from '../schemas.ts';
import type { ListRequest } from '../schemas.ts';
import type { PlaceJobs } from '../store.ts';

/** Null if the page cannot be. The words of a search are read as the languages of the site have them, unless they are wanted as typed. */
export async function readListRequest(
  ctx: SiteCtx,
  query: URLSearchParams,
  place: Parameters<typeof parseListRequest>[2],
): Promise<ListRequest | null> {
  const request = parseListRequest(query, ctx.now, place);
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
  const read = listExpressionsOf(filters, search.reading, ctx.now);
  return { ...request, expressions: read && { ...read, near: expressions.near, search } };
}

export type SpelledJobs = ListedJobs & {
  jobCount: number;
  near: PlaceJobs['near'];
  facets: PlaceJobs['facets'];
  /** What was searched for instead. */
  tried?: Try;
};

/** A search without an exact hit is made again as it may have been meant, unless the visitor wants it as it was typed. */
export async function spelledList(
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
