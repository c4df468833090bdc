/** Shows the board of a job, a page of a column, and what others changed. */
import type { Ctx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Ref } from '#lib/ids.ts';
import type { ColumnCursor } from './rules.ts';
import { toBoard } from './schemas.ts';
import type { Board } from './schemas.ts';
import { boardRows, cardRows, changedRows, columnRows } from './store.ts';

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
