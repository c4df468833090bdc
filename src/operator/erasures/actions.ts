/** Keeps the ids of erased candidates in the bucket of backups, and reads them for a restore. */
import type { BackgroundCtx, PublicCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { firstIdAt } from '#lib/ids.ts';
import { lastSuccess } from '#operator/heartbeat/actions.ts';
import {
  addErasures,
  countOf,
  ERASURES,
  erasuresKey,
  firstDayOf,
  lookFrom,
  none,
} from './rules.ts';
import type { Erasures } from './rules.ts';
import { allErasures, erasuresFrom } from './store.ts';

const CHANGES_AT_ONCE = 2000;
const SLICES_MAX = 50;

type Readable = Pick<NonNullable<BackgroundCtx['backups']>, 'list' | 'get'>;

/** Adds those since this part of the cron last succeeded to the object of the day. Does nothing where no bucket is bound. */
export async function keepErasures(ctx: PublicCtx & Pick<BackgroundCtx, 'backups'>): Promise<void> {
  const { backups } = ctx;
  if (!backups) return;
  const okAt = await lastSuccess(ctx, 'erasures');
  const found = okAt === undefined ? await runPlan(ctx, allErasures(ctx)) : await since(ctx, okAt);
  if (countOf(found) === 0) return;
  const key = erasuresKey(ctx.now);
  const known = await readErasures(backups, key);
  const all = addErasures(known, found);
  if (countOf(all) === countOf(known)) return;
  await backups.put(key, new TextEncoder().encode(JSON.stringify(all)), 'application/json');
}

async function since(ctx: PublicCtx, okAt: number): Promise<Erasures> {
  let [from, found] = [firstIdAt(lookFrom(okAt)), none];
  for (let slice = 0; slice < SLICES_MAX; slice++) {
    const scanned = await runPlan(ctx, erasuresFrom(ctx, { from, limit: CHANGES_AT_ONCE }));
    found = addErasures(found, scanned.found);
    if (scanned.next === null) return found;
    from = scanned.next + 1;
  }
  // The run before stays the one that succeeded, so that nothing is left out.
  throw new Error('More has changed since the last run than one run can look at.');
}

async function readErasures(bucket: Pick<Readable, 'get'>, key: string): Promise<Erasures> {
  const object = await bucket.get(key);
  if (!object) return none;
  try {
    const erasures: Erasures = JSON.parse(new TextDecoder().decode(object.bytes));
    return erasures;
  } catch {
    throw new Error(`${key} is damaged: it is no JSON.`);
  }
}

/** Of all days that can be later than a backup. */
export async function erasuresAfter(bucket: Readable, startedAt: Date): Promise<Erasures> {
  const first = firstDayOf(startedAt);
  let found = none;
  for (let after: string | undefined; ;) {
    const { objects, isLast } = await bucket.list(ERASURES, after);
    for (const { key } of objects)
      if (key >= first) found = addErasures(found, await readErasures(bucket, key));
    after = objects.at(-1)?.key;
    if (isLast || after === undefined) return found;
  }
}
