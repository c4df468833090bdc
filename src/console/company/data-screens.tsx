/** Exports of the whole company, beside the way to its deletion. */
import { noticeOf } from '#console/layout/notices.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleAnswer, ConsoleCtx } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { createExport, listExports } from '#recruiting/transfers/actions/exports.ts';
import { NewExport } from '#recruiting/transfers/schemas/exports.ts';
import { DataPage } from './data-page.tsx';
import { DATA } from './rules.ts';

/** The newest exports, of lists too: those of the company are shown. */
const LISTED = 50;

export async function dataScreen(
  ctx: ConsoleCtx,
  { query }: { query: URLSearchParams },
): Promise<ConsoleAnswer> {
  const { view } = ctx;
  const { data } = await listExports(ctx, { page: 1, max: LISTED });
  const exports = data.filter(({ entity }) => entity === 'company');
  const toast = noticeOf(wordsFor(view.language).company.notices, query);
  return { status: 200, html: renderHtml(DataPage, { view, exports, toast }) };
}

export async function exportCommand(ctx: ConsoleCtx): Promise<ConsoleAnswer> {
  await createExport(ctx, NewExport.parse({ entity: 'company', format: 'bundle' }));
  return { status: 303, location: `${ctx.view.root}${DATA}?done=exporting` };
}
