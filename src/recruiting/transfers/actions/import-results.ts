/** Writes what became of each record of an import as CSV. */
import type { Ctx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { csvHeader, csvLine } from '#lib/csv.ts';
import { resultsKey } from '../rules/imports.ts';
import { rowsFrom } from '../store/imports.ts';
import type { ClaimedImport } from '../store/imports.ts';

const RESULT_COLUMNS = ['row', 'entity', 'external_id', 'result', 'record_id', 'field', 'message'];
/** Rows of a file that are read together; a row has several records at most. */
const RESULT_ROWS = 5000;

export async function writeResults(ctx: Ctx, row: ClaimedImport): Promise<void> {
  const parts = [csvHeader(RESULT_COLUMNS)];
  for (let after = 0; ;) {
    // oxlint-disable-next-line no-await-in-loop -- Each begins where the one before has ended.
    const rows = await runPlan(ctx, rowsFrom(ctx, row.id, after, RESULT_ROWS));
    const isLast = rows.length < RESULT_ROWS;
    const last = rows.at(-1)?.n ?? after;
    // The last row may go on behind the end of the page.
    const whole = isLast ? rows : rows.filter(({ n }) => n < last);
    for (const one of whole) {
      const { n, entity, externalId, result, recordId, field, message } = one;
      parts.push(csvLine([n, entity, externalId, result, recordId, field, message]));
    }
    if (isLast) break;
    after = last - 1;
  }
  await ctx.files.put(resultsKey(row), new TextEncoder().encode(parts.join('')), 'text/csv');
}
