/** The list of a company's jobs. */
import { renderHtml } from '#lib/render-html.tsx';
import type { ConsoleAnswer, ConsoleCtx } from '#http/console.ts';
import { parseCursor } from '#lib/pagination.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import { showOverview } from '#recruiting/jobs/actions/overview.ts';
import { ListPage } from './list-page.tsx';
import { tabs } from './rules.ts';

const ROWS = 25;

export async function listScreen(
  ctx: ConsoleCtx,
  { query }: { query: URLSearchParams },
): Promise<ConsoleAnswer> {
  const wanted = query.get('status');
  const chosen = {
    status: tabs.find((status) => status === wanted) ?? null,
    search: (query.get('q') ?? '').trim().slice(0, STRING_LENGTH_MAX),
  };
  const cursor = parseCursor(query.get('cursor') ?? '');
  const overview = await showOverview(ctx, {
    page: 1,
    max: ROWS,
    ...(cursor && { cursor }),
    ...(chosen.status !== null && { status: chosen.status }),
    ...(chosen.search !== '' && { 'search-key': chosen.search }),
  });
  return { status: 200, html: renderHtml(ListPage, { view: ctx.view, overview, chosen }) };
}
