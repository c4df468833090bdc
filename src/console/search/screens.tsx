/** Finds jobs, candidates and screens by a few letters: as a page, or for the palette. */
import type { ConsoleAnswer, ConsoleCtx } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import { quickSearch } from '#recruiting/people/quick-search/actions.ts';
import { FoundList } from './found-parts.tsx';
import { SearchPage } from './search-page.tsx';

export async function searchScreen(
  ctx: ConsoleCtx,
  { query }: { query: URLSearchParams },
): Promise<ConsoleAnswer> {
  const { view, wantsParts } = ctx;
  const words = (query.get('q') ?? '').trim().slice(0, STRING_LENGTH_MAX);
  const sight = { applicants: view.can('applicants.read') };
  const found = await quickSearch(ctx, words, sight);
  const props = { view, words, found };
  const html = wantsParts ? renderHtml(FoundList, props) : renderHtml(SearchPage, props);
  return { status: 200, html };
}
