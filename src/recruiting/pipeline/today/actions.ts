/** Shows what needs somebody today, and puts away the first steps of a new company. */
import type { Ctx } from '#context.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { overviewPlan } from '#recruiting/jobs/jobs/actions/overview.ts';
import type { JobQuery } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import type { Overview } from '#recruiting/jobs/jobs/schemas/overview.ts';
import type { CardCursor } from '#recruiting/pipeline/board/rules.ts';
import { LIST_MAX, mergeStages } from './rules.ts';
import type { Day, Sight } from './rules.ts';
import { toLate, toToday, toUnviewed } from './schemas.ts';
import type { Late, Listed, Today, Unviewed } from './schemas.ts';
import {
  lateByJob,
  lateCount,
  lateRows,
  unviewedByJob,
  unviewedCount,
  unviewedRows,
} from './store/lists.ts';
import { hideSteps, todayRows } from './store/today.ts';

export function showToday(ctx: Ctx, sight: Sight, day: Day): Promise<Today> {
  const plan = todayRows(ctx, sight, day);
  return runPlan(
    ctx,
    QueryPlan.map(plan, (rows) => toToday(rows, ctx.now)),
  );
}

/** A page of all applications that nobody has looked at, the newest first, older than the id `before`. */
export function listUnviewed(
  ctx: Ctx,
  before: number | null,
): Promise<Listed<Unviewed> & { next: number | null }> {
  const rows = unviewedRows(ctx, { before, limit: LIST_MAX + 1 });
  const plan = QueryPlan.all({ rows, count: unviewedCount(ctx) });
  return runPlan(
    ctx,
    QueryPlan.map(plan, ({ rows: found, count }) => {
      const page = found.slice(0, LIST_MAX);
      const last = page.length < found.length ? page.at(-1) : undefined;
      return { lines: page.map(toUnviewed), count, next: last?.id ?? null };
    }),
  );
}

/** A page of all that wait too long in their stage, the longest first. */
export function listLate(
  ctx: Ctx,
  after: CardCursor | null,
): Promise<Listed<Late> & { next: CardCursor | null }> {
  const found = lateRows(ctx, { after, limit: LIST_MAX + 1 });
  const plan = QueryPlan.all({ rows: found, count: lateCount(ctx) });
  return runPlan(
    ctx,
    QueryPlan.map(plan, ({ rows: read, count }) => {
      const { rows, next } = mergeStages(read);
      return { lines: rows.map(toLate), count, next };
    }),
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

/** `late`: how many applications of a job wait for too long. */
export type JobsWithWork = Overview & { late: ReadonlyMap<number, number> };

/** The jobs, those with most new applications first. `hasWork`: for members who may see applications. */
export function showJobs(
  ctx: Ctx,
  query: JobQuery,
  { officeId, hasWork }: { officeId: number | null; hasWork: boolean },
): Promise<JobsWithWork> {
  const ranked = hasWork ? unviewedByJob(ctx) : undefined;
  const plan = QueryPlan.all({
    overview: overviewPlan(ctx, query, { officeId, ranked }),
    late: hasWork ? lateByJob(ctx) : QueryPlan.of(new Map<number, number>()),
  });
  return runPlan(
    ctx,
    QueryPlan.map(plan, ({ overview, late }) => ({ ...overview, late })),
  );
}
