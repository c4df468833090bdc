/** The table of a job's applications, filtered as the API filters them. */
import type { Child } from 'hono/jsx';
import { renderHtml } from '#lib/render-html.tsx';
import { refusedInput } from '#http/console.ts';
import type { ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { cursorSeal } from '#http/cursors.ts';
import { parseCursor } from '#lib/pagination.ts';
import { showTable } from '#recruiting/pipeline/board/actions.ts';
import { tablePath } from './rules/addresses.ts';
import { jobFilters, noFilters, wantedOf } from './rules/filters.ts';
import type { JobFilters } from './rules/filters.ts';
import { goneFilter } from './screens.tsx';
import { TablePage } from './table-page.tsx';
import { bulkToast } from './toast-parts.tsx';

const ROWS = 50;

type ScreenInput = { params: ConsoleParams; query: URLSearchParams };
type Shown = {
  filters: JobFilters;
  cursor?: string | null;
  toast?: Child;
  status?: 200 | 409 | 422;
};

export async function tableScreen(ctx: ConsoleCtx, { params, query }: ScreenInput) {
  const path = tablePath(ctx.view.root, { hashId: params.text('job') });
  const toast = bulkToast(ctx.view, path, query);
  const cursor = query.get('cursor');
  try {
    return await tableAgain(ctx, params, { filters: jobFilters(query), cursor, toast });
  } catch (error) {
    // Where the filters name what no longer exists.
    const { status } = refusedInput(error);
    return tableAgain(ctx, params, { filters: noFilters, toast: goneFilter(ctx), status });
  }
}

export async function tableAgain(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  { filters, cursor: text = null, toast, status = 200 }: Shown,
): Promise<ConsoleAnswer> {
  const cursor = !text ? {} : { cursor: parseCursor(text) };
  const ref = params.ref('job');
  const seal = cursorSeal(['table', ref, ctx.tenant.id], { ...filters, ...cursor });
  const paging = { page: 1, max: ROWS, ...cursor };
  const table = await showTable(ctx, ref, paging, wantedOf(filters));
  const page = seal(table.page);
  const html = renderHtml(TablePage, { view: ctx.view, ...table, page, filters, toast });
  return { status, html };
}
