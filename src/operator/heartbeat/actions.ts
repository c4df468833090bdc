/** Keeps when each part of the cron ran last, and how it ended. */
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { ApiError } from '#errors.ts';
import type { CronPart, PartRun } from './rules.ts';
import { lastRun, upsertRun } from './store.ts';
import type { PartPatch } from './store.ts';

/** One row is written. It is what `/readyz` and `doctor` read, so it is written where parts have failed, too. */
export async function recordRun(
  ctx: PublicCtx,
  runs: readonly PartRun[],
  version: string | undefined,
): Promise<void> {
  const endedAt = new Date();
  const parts: Record<string, PartPatch> = Object.fromEntries(
    runs.map(({ part, milliseconds, error }): [string, PartPatch] => [
      part,
      error === undefined
        ? { ok_at: endedAt.getTime(), failed_at: null, error: null, ms: milliseconds }
        : { failed_at: endedAt.getTime(), error: nameOf(error), ms: milliseconds },
    ]),
  );
  if (version !== undefined) parts['heartbeat'] = { version };
  await writeUnaudited(ctx, [upsertRun(ctx, endedAt, parts)]);
}

/** When a part of the cron last succeeded, in milliseconds since the Unix epoch; undefined: never. */
export async function lastSuccess(ctx: PublicCtx, part: CronPart): Promise<number | undefined> {
  return (await runPlan(ctx, lastRun(ctx)))?.parts[part]?.ok_at;
}

/** Never its message, which could quote values. */
function nameOf(error: unknown): string {
  if (error instanceof ApiError) return error.code;
  return error instanceof Error ? error.name : 'Unknown';
}
