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
    by_source: toSources(rows.applied, new Map(rows.sources.map((row) => [row.id, row]))),
    time_in_stage: rows.stages.map(({ id, name }) => ({
      stage_id: id,
      name,
      average_hours: averageOf(byStage.get(id)),
    })),
  };
}

type BySource = Applied & { sourceId: number; source: string; newestId: number | null };

/** Under the name that a source has now. Those that applications call by a key, such as `career_page`, stay as they are. */
function toSources(
  applied: readonly BySource[],
  names: ReadonlyMap<number, { key: string; name: string }>,
): Analytics['by_source'] {
  const groups = Map.groupBy(applied, ({ sourceId, source }) => sourceId || source);
  const list = [...groups.values()].map((group) => {
    const [newest] = group.toSorted((a, b) => (b.newestId ?? 0) - (a.newestId ?? 0));
    const { source = '', sourceId = 0 } = newest ?? {};
    const known = names.get(sourceId);
    return {
      source_id: sourceId || null,
      source: known && known.key !== source ? known.name : source,
      applicants: countOf(group),
    };
  });
  return list.toSorted((a, b) => (a.source < b.source ? -1 : 1));
}

type Applied = { n: number; hours: number };

function countOf(rows: readonly Applied[] = []): number {
  return rows.reduce((sum, { n }) => sum + n, 0);
}

function averageOf(rows: readonly Applied[] = []): number {
  const hours = rows.reduce((sum, row) => sum + row.hours, 0);
  return Math.round((hours / Math.max(1, countOf(rows))) * 10) / 10;
}
