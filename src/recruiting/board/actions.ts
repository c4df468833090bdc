/** Shows the board of a job, a page of a column, what others changed, and the table of its applications. */
import type { Ctx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Ref } from '#lib/ids.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import type { Filters } from '#recruiting/people-search/rules.ts';
import type { ColumnCursor } from './rules.ts';
import { toBoard, toTable } from './schemas.ts';
import type { Board, Table } from './schemas.ts';
import { boardRows, cardRows, changedRows, columnRows, tableRows } from './store.ts';

export function showBoard(ctx: Ctx, ref: Ref): Promise<Board> {
  return runPlan(ctx, QueryPlan.map(boardRows(ctx, ref), toBoard));
}

/** The cards of one stage after the cursor. */
export function showColumn(
  ctx: Ctx,
  ref: Ref,
  stageId: number,
  after: ColumnCursor | null,
): Promise<Board> {
  return runPlan(ctx, QueryPlan.map(columnRows(ctx, ref, stageId, after), toBoard));
}

/** The cards of these applications, rejected ones too. */
export function showCards(ctx: Ctx, ref: Ref, ids: readonly number[]): Promise<Board> {
  return runPlan(ctx, QueryPlan.map(cardRows(ctx, ref, ids), toBoard));
}

/** What changed after this time, in milliseconds since 1970. */
export function showChanges(ctx: Ctx, ref: Ref, since: number): Promise<Board> {
  return runPlan(ctx, QueryPlan.map(changedRows(ctx, ref, since), toBoard));
}

/** A page of the job's applications that match; `key` is the search text as entered. */
export function showTable(
  ctx: Ctx,
  ref: Ref,
  paging: Paging,
  wanted: { filters: Filters; key: string },
): Promise<Table> {
  const plan = tableRows(ctx, ref, paging, wanted);
  return runPlan(
    ctx,
    QueryPlan.map(plan, (rows) => toTable(rows, paging)),
  );
}
