/** The table of a job's applications, filtered as the API filters them. */
import type { Child } from 'hono/jsx';
import { renderHtml } from '#lib/render-html.tsx';
import type { ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { parseCursor } from '#lib/pagination.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import { showTable } from '#recruiting/board/actions.ts';
import { applicationStatuses } from '#vocabulary.ts';
import { tablePath } from './rules.ts';
import { numberOrNull } from './screens.tsx';
import { TablePage } from './table-page.tsx';
import { bulkToast } from './toast-parts.tsx';

const ROWS = 50;

type ScreenInput = { params: ConsoleParams; query: URLSearchParams };

export function tableScreen(ctx: ConsoleCtx, { params, query }: ScreenInput) {
  const path = tablePath(ctx.view.root, { hashId: params.text('job') });
  return tableAnswer(ctx, { params, query }, { toast: bulkToast(ctx.view, path, query) });
}

export function tableAgain(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  refused: { toast: Child; status: 409 | 422 },
): Promise<ConsoleAnswer> {
  return tableAnswer(ctx, { params, query: new URLSearchParams() }, refused);
}

async function tableAnswer(
  ctx: ConsoleCtx,
  { params, query }: ScreenInput,
  { toast, status = 200 }: { toast?: Child; status?: 200 | 409 | 422 },
): Promise<ConsoleAnswer> {
  const stage = numberOrNull(query.get('stage'));
  const wanted = query.get('status');
  const chosen = {
    key: (query.get('q') ?? '').trim().slice(0, STRING_LENGTH_MAX),
    status: applicationStatuses.find((name) => name === wanted) ?? null,
    stage,
  };
  const filters = {
    ...(chosen.status !== null && { status: [chosen.status] }),
    ...(stage !== null && { stage_id: [stage] }),
  };
  const cursor = parseCursor(query.get('cursor') ?? '') ?? undefined;
  const paging = { page: 1, max: ROWS, ...(cursor && { cursor }) };
  const table = await showTable(ctx, params.ref('job'), paging, { filters, key: chosen.key });
  const html = renderHtml(TablePage, { view: ctx.view, ...table, chosen, toast });
  return { status, html };
}
