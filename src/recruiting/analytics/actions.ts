/** Shows the numbers of a job. */
import type { Ctx } from '#context.ts';
import { read } from '#data/statements.ts';
import { monthsUntil } from '#kit/time.ts';
import type { Ref } from '#kit/ids.ts';
import { MONTHS_SHOWN } from './shapes.ts';
import type { Analytics } from './shapes.ts';
import { numbersOf } from './store.ts';

export async function showAnalytics(ctx: Ctx, ref: Ref): Promise<Analytics> {
  const shownMonths = monthsUntil(ctx.now, MONTHS_SHOWN);
  const { job, ...found } = await read(ctx, numbersOf(ctx, ref, shownMonths[0] ?? ''));
  const months = new Map(found.months.map((row) => [row.month, row]));
  const applied = new Map(found.applied.map((row) => [row.month, row.n]));
  const stages = new Map(found.byStage.map((row) => [row.id, row]));
  return {
    views: found.months.reduce((sum, row) => sum + row.views, 0),
    favorites: job.favoriteCount,
    applicants: job.applicationCount,
    monthly: shownMonths.map((month) => ({
      month,
      views: months.get(month)?.views ?? 0,
      favorites: months.get(month)?.favorites ?? 0,
      applicants: applied.get(month) ?? 0,
    })),
    by_stage: found.stages.map(({ id, name }) => ({
      stage_id: id,
      name,
      applicants: stages.get(id)?.n ?? 0,
    })),
    by_source: found.bySource.map(({ source, n }) => ({ source, applicants: n })),
    time_in_stage: found.stages.map(({ id, name }) => ({
      stage_id: id,
      name,
      average_hours: Math.round((stages.get(id)?.hours ?? 0) * 10) / 10,
    })),
  };
}
