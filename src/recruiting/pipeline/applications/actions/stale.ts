/** Ends active applications for jobs that were closed long ago, so that the retention period of their candidates can end. */
import { atPresent, tenantContext } from '#context.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { commitTogether, writeUnaudited } from '#data/commit.ts';
import { ignoreStaleWrite } from '#data/database-errors.ts';
import { runPlan } from '#data/query-plan.ts';
import { DAY_MS } from '#lib/time.ts';
import { applicationContexts } from '../store/contexts.ts';
import type { ContextOf } from '../store/contexts.ts';
import { scheduleJob, staleApplications, staleJobs } from '../store/stale.ts';
import type { StaleJob } from '../store/stale.ts';
import { toRejection } from './reject.ts';
import type { ApplicationChange } from './write.ts';

/** Limits per run, which is an hour; the next run continues. They keep pace with the erasures: 4,800 jobs and 24,000 applications a day. */
const JOBS_MAX = 200;
const ENDED_MAX = 1000;
/** Applications that are ended in one batch. */
const BATCH_MAX = 25;
/** `rejectionReasons`: The position was closed. */
const REASON_ID = 9;

export async function endStaleApplications(ctx: PublicCtx): Promise<void> {
  let left = ENDED_MAX;
  for (const job of await runPlan(ctx, staleJobs(ctx, JOBS_MAX))) {
    // oxlint-disable-next-line no-await-in-loop -- Sequential to limit the load; no request waits for it.
    left -= await endOfJob(ctx, job, left);
    if (left <= 0) return;
  }
}

/** Answers how many applications it has ended. */
async function endOfJob(
  ctx: PublicCtx,
  { jobId, companyId }: StaleJob,
  limit: number,
): Promise<number> {
  const company = tenantContext(ctx, companyId);
  const { ids, emails } = await runPlan(company, staleApplications(company, jobId, limit));
  for (let from = 0; from < ids.length; from += BATCH_MAX) {
    // oxlint-disable-next-line no-await-in-loop -- Sequential to limit the load; no request waits for it.
    await ignoreStaleWrite(
      endTogether(atPresent(company), ids.slice(from, from + BATCH_MAX), emails),
    );
  }
  // What is left is under legal hold, or something happened with it lately.
  const isWhole = ids.length < limit;
  const next = isWhole ? new Date(ctx.now.getTime() + DAY_MS) : ctx.now;
  await writeUnaudited(company, [scheduleJob(company, jobId, next)]);
  return ids.length;
}

async function endTogether(ctx: Ctx, ids: readonly number[], emails: boolean): Promise<void> {
  const factsOf = await runPlan(ctx, applicationContexts(ctx, ids));
  const changes = ids.flatMap((id) => toEnding(ctx, factsOf(id), emails));
  await commitTogether(ctx, changes, []);
}

/** It is no activity of the candidate, so that the retention period is counted from what was. */
function toEnding(ctx: Ctx, facts: ReturnType<ContextOf>, emails: boolean): ApplicationChange[] {
  if (!facts || facts.application.status !== 'active') return [];
  const { isHeld, email, erasedAt } = facts.candidate;
  if (isHeld || erasedAt) return [];
  const input = { rejection_reason_id: REASON_ID, send_email: emails && email !== '' };
  return [toRejection(ctx, facts, input, { isActivity: false })];
}
