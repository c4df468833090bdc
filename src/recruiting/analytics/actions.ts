/** Computes the analytics of a job. */
import type { Ctx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { monthsUntil } from '#lib/time.ts';
import type { Ref } from '#lib/ids.ts';
import { MONTH_COUNT } from './schemas.ts';
import type { Analytics } from './schemas.ts';
import { analyticsRows } from './store.ts';

export async function showAnalytics(ctx: Ctx, ref: Ref): Promise<Analytics> {
  const { job, ...rows } = await runPlan(ctx, analyticsRows(ctx, ref));
  const months = new Map(rows.months.map((row) => [row.month, row]));
  const byMonth = Map.groupBy(rows.applied, ({ month }) => month);
  const byStage = Map.groupBy(rows.applied, ({ stageId }) => stageId);
  const bySource = Map.groupBy(rows.applied, ({ source }) => source);
  return {
    views: rows.months.reduce((sum, row) => sum + row.views, 0),
    favorites: job.favoriteCount,
    applicants: job.applicationCount,
    monthly: monthsUntil(ctx.now, MONTH_COUNT).map((month) => ({
      month,
      views: months.get(month)?.views ?? 0,
      favorites: months.get(month)?.favorites ?? 0,
      applicants: countOf(byMonth.get(month)),
    })),
    by_stage: rows.stages.map(({ id, name }) => ({
      stage_id: id,
      name,
      applicants: countOf(byStage.get(id)),
    })),
    by_source: [...bySource.keys()]
      .sort()
      .map((source) => ({ source, applicants: countOf(bySource.get(source)) })),
    time_in_stage: rows.stages.map(({ id, name }) => ({
      stage_id: id,
      name,
      average_hours: averageOf(byStage.get(id)),
    })),
  };
}

type Applied = { n: number; hours: number };

function countOf(rows: readonly Applied[] = []): number {
  return rows.reduce((sum, { n }) => sum + n, 0);
}

function averageOf(rows: readonly Applied[] = []): number {
  const hours = rows.reduce((sum, row) => sum + row.hours, 0);
  return Math.round((hours / Math.max(1, countOf(rows))) * 10) / 10;
}
