/** Finds out whether the service can serve: the stores that it needs, the tables, the queues, and the work behind it. */
import type { ReadinessCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { isMigrated } from '#data/schema-version.ts';
import { SECOND_MS } from '#lib/time.ts';
import { stateOf, toReadiness } from './rules.ts';
import type { CheckState, Readiness } from './rules.ts';
import { oldestAndLast } from './store.ts';

/** A monitor asks every few seconds from many places. */
const CACHE_MS = 5 * SECOND_MS;
/** What answers later does not serve requests. */
const TIMEOUT_MS = 3 * SECOND_MS;
/** No file and no record has this name: that it is missing is an answer. */
const PROBE = 'readiness';

/** By database: an isolate has one. */
const cached = new WeakMap<object, { at: number; readiness: Readiness }>();

export async function examineReadiness(ctx: ReadinessCtx): Promise<Readiness> {
  const now = ctx.now.getTime();
  const known = cached.get(ctx.db.$client);
  if (known && now >= known.at && now - known.at < CACHE_MS) return known.readiness;
  const readiness = toReadiness(await check(ctx));
  cached.set(ctx.db.$client, { at: now, readiness });
  return readiness;
}

async function check(ctx: ReadinessCtx): Promise<Record<string, CheckState>> {
  const [isUpToDate, work, files, kv, queues] = await Promise.all([
    reach(() => runPlan(ctx, isMigrated(ctx))),
    // Not with the one before: tables may be missing.
    reach(() => runPlan(ctx, oldestAndLast(ctx))),
    reach(() => ctx.files.head(PROBE)),
    reach(() => ctx.kv.get(PROBE)),
    reach(() => ctx.reachQueues()),
  ]);
  const now = ctx.now.getTime();
  return {
    database: stateOfReached(isUpToDate),
    schema: isUpToDate.value === false ? 'outdated' : 'ok',
    files: stateOfReached(files),
    kv: stateOfReached(kv),
    queues: stateOfReached(queues),
    cron: stateOf(work.value?.ranAt ?? null, now, 'unknown'),
    work: stateOf(work.value?.oldestDueAt ?? null, now, 'ok'),
  };
}

function stateOfReached({ isReached }: Reached<unknown>): CheckState {
  return isReached ? 'ok' : 'failing';
}

type Reached<Value> = { isReached: boolean; value?: Value };

/** Never throws: that something fails is what is asked. */
async function reach<Value>(ask: () => Promise<Value>): Promise<Reached<Value>> {
  const timeout = new Promise<Reached<Value>>((resolve) => {
    setTimeout(() => resolve({ isReached: false }), TIMEOUT_MS);
  });
  const asked = ask().then(
    (value) => ({ isReached: true, value }),
    () => ({ isReached: false }),
  );
  return Promise.race([asked, timeout]);
}
