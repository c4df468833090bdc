/** Searches the list of a page: its words are read first, and where nothing is found as they are typed, others are looked for. */
import type { SiteCtx } from '#careers/domains/actions.ts';
import type { JobList as ListedJobs } from '#careers/locations/store/jobs.ts';
import {
  correctedReading,
  correctionOf,
  isWorse,
  spelledWords,
} from '#careers/queries/rules/terms.ts';
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
  const reading = await readSearch(ctx, filters.search, {
    language: ctx.site.language,
    chosen: chosenIn(filters),
  });
  const read = listExpressionsOf(filters, reading, ctx.now);
  return { ...request, expressions: read && { ...read, near: expressions.near } };
}

export type SpelledJobs = ListedJobs & {
  jobCount: number;
  near: PlaceJobs['near'];
  facets: PlaceJobs['facets'];
  /** What was searched for instead of misspelt words. */
  corrected?: string;
};

/** A search without an exact hit is made again with the words that may have been meant, unless the visitor wants it as it was typed. */
export async function spelledList(
  ctx: SiteCtx,
  { filters, expressions }: ListRequest,
  list: PlaceJobs,
): Promise<SpelledJobs> {
  if (filters.isAsTyped) return list;
  const reading = expressions?.reading;
  const correction = reading && correctionOf(spelledWords(reading), list.spellings);
  const meantReading = correction && correctedReading(reading, correction);
  const instead = meantReading && listExpressionsOf(filters, meantReading, ctx.now);
  if (!instead) return list;
  const meant = await runRead(ctx, list.filteredBy({ ...instead, near: expressions?.near }));
  if (isWorse(meant, list)) return list;
  const { text } = correction;
  const { jobCount, near } = list;
  const shown = { ...meant, jobCount, near, facts: `${text} ${meant.facts}` };
  return text === null ? shown : { ...shown, corrected: text };
}
