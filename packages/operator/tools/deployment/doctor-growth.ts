/** How fast the database of a deployment grows, and when it is full. */
import { runPlan } from '../../../../src/data/query-plan.ts';
import { growthOf } from '../../../../src/operator/growth/rules.ts';
import { latestSizes } from '../../../../src/operator/growth/store.ts';
import type { ToolCtx } from '../../../../tools/platform.ts';
import { fine, watch, wrong } from './findings.ts';
import type { Finding } from './findings.ts';

const MB = 1e6;

/** A second database is designed and not built: that takes months, not days. */
const WATCH_DAYS = 180;
const WRONG_DAYS = 30;

export async function examineGrowth(ctx: ToolCtx): Promise<Finding> {
  const samples = await runPlan(ctx, latestSizes(ctx));
  const growth = growthOf(samples.toReversed());
  if (!growth) return fine('how fast the database grows is known after two days');
  const { bytesPerDay, daysLeft } = growth;
  const amount = `${Math.abs(bytesPerDay / MB).toFixed(1)} MB a day`;
  if (daysLeft === null) return fine(`the database shrinks by ${amount}`);
  const what = `the database grows by ${amount}, and is full in ${Math.floor(daysLeft)} days`;
  const remedy = 'See incidents.md, "The database grows".';
  if (daysLeft < WRONG_DAYS) return wrong(what, remedy);
  return daysLeft < WATCH_DAYS ? watch(what, remedy) : fine(what);
}
