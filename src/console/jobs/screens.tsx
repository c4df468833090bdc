/** The list of a company's jobs. */
import { noticeOf } from '#console/layout/notices.tsx';
import { wordsFor } from '#console/words/words.ts';
import { renderHtml } from '#lib/render-html.tsx';
import type { ConsoleAnswer, ConsoleCtx } from '#http/console.ts';
import { cursorSeal } from '#http/cursors.ts';
import { parseCursor } from '#lib/pagination.ts';
import { showOverview } from '#recruiting/jobs/jobs/actions/overview.ts';
import { ListPage } from './list-page.tsx';
import { chosenOf } from './rules/addresses.ts';

const ROWS = 25;

export async function listScreen(
  ctx: ConsoleCtx,
  { query }: { query: URLSearchParams },
): Promise<ConsoleAnswer> {
  const { view } = ctx;
  const chosen = chosenOf(query);
  const { status, search, office } = chosen;
  const text = query.get('cursor');
  const cursor = !text ? {} : { cursor: parseCursor(text) };
  const seal = cursorSeal(['jobs', ctx.tenant.id], { ...chosen, ...cursor });
  const wanted = {
    page: 1,
    max: ROWS,
    ...cursor,
    ...(status !== null && { status }),
    ...(search !== '' && { 'search-key': search }),
  };
  const overview = seal(await showOverview(ctx, wanted, office));
  const toast = noticeOf(wordsFor(view.language).jobs.notices, query);
  return { status: 200, html: renderHtml(ListPage, { view, overview, chosen, toast }) };
}
