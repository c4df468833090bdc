/** Shows what needs somebody today, and puts away the first steps of a new company. */
import type { Ctx } from '#context.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Day, Sight } from './rules.ts';
import { toToday } from './schemas.ts';
import type { Today } from './schemas.ts';
import { hideSteps, todayRows } from './store.ts';

export function showToday(ctx: Ctx, sight: Sight, day: Day): Promise<Today> {
  const plan = todayRows(ctx, sight, day);
  return runPlan(
    ctx,
    QueryPlan.map(plan, (rows) => toToday(rows, ctx.now)),
  );
}

/** Hides the first steps from everybody in the company. */
export function hideFirstSteps(ctx: Ctx): Promise<null> {
  return commit(ctx, {
    writes: [hideSteps(ctx)],
    audit: { action: 'company.hide-first-steps', subjectId: ctx.tenant.id },
    answer: QueryPlan.of(null),
  });
}
