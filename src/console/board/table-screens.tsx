/** The table of a job's applications, filtered as the API filters them. */
import { formScreen } from '#console/layout/form-screen.tsx';
import type { LoadInput } from '#console/layout/screen-types.ts';
import type { ConsoleCtx, ConsoleRoute } from '#http/console.ts';
import { cursorSeal } from '#http/cursors.ts';
import { parseCursor } from '#lib/pagination.ts';
import { showTable } from '#recruiting/pipeline/board/actions.ts';
import { bulkCommands, bulkQuery } from './bulk-screens.tsx';
import { TABLE, tablePath } from './rules/addresses.ts';
import { filterNames, jobFilters, noFilters, wantedOf } from './rules/filters.ts';
import type { JobFilters } from './rules/filters.ts';
import { TablePage } from './table-page.tsx';
import { bulkToast, goneFilter, Said } from './toast-parts.tsx';

const ROWS = 50;

const table = formScreen(TABLE, {
  limited: true,
  needs: 'applicants.read',
  query: [...filterNames, 'cursor', ...bulkQuery],
  load: async (ctx, input) => load(ctx, input, jobFilters(input.query), input.query.get('cursor')),
  loadWithout: async (ctx, input) => ({
    ...(await load(ctx, input, noFilters, null)),
    isGone: true,
  }),
  page: TablePage,
  toast: ({ view }, { params, query, loaded, alert }) => {
    if (alert !== '') return <Said>{alert}</Said>;
    const path = tablePath(view.root, { hashId: params.text('job') });
    return loaded.isGone ? goneFilter(view) : bulkToast(view, path, query);
  },
});

async function load(
  ctx: ConsoleCtx,
  { params }: LoadInput,
  filters: JobFilters,
  text: string | null,
) {
  const cursor = !text ? {} : { cursor: parseCursor(text) };
  const ref = params.ref('job');
  const seal = cursorSeal(['table', ref, ctx.tenant.id], { ...filters, ...cursor });
  const paging = { page: 1, max: ROWS, ...cursor };
  const { page, ...shown } = await showTable(ctx, ref, paging, wantedOf(filters));
  return { ...shown, page: seal(page), filters, isGone: false };
}

export const tableRoutes: readonly ConsoleRoute[] = [
  table,
  ...bulkCommands(table, TABLE, tablePath),
];
