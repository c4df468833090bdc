/** Keeps the ids of erased candidates in the bucket of backups, and reads them for a restore. */
import type { BackgroundCtx, PublicCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
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
  // Version 0.1.0 called it `erasures` and kept no accounts: after it, the first run looks at all again.
  const okAt = await lastSuccess(ctx, 'erased_people');
  const found = okAt === undefined ? await runPlan(ctx, allErasures(ctx)) : await since(ctx, okAt);
  if (countOf(found) === 0) return;
  const key = erasuresKey(ctx.now);
  const known = await readErasures(backups, key);
  const all = addErasures(known, found);
  if (countOf(all) === countOf(known)) return;
  const kept = JSON.stringify({ ...all, sum: await sumOf(all) });
  await backups.put(key, new TextEncoder().encode(kept), 'application/json');
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
  const { sum, ...erasures } = parse(key, object.bytes);
  // A changed digit would erase somebody else. Version 0.1.0 kept no sum.
  if (sum === undefined || sum === (await sumOf(erasures))) return erasures;
  throw new Error(`${key} is damaged: it is not what was written.`);
}

function parse(key: string, bytes: Uint8Array): Erasures & { sum?: string } {
  try {
    const parsed: Erasures & { sum?: string } = JSON.parse(new TextDecoder().decode(bytes));
    return parsed;
  } catch {
    throw new Error(`${key} is damaged: it is no JSON.`);
  }
}

function sumOf({ candidates, companies, accounts }: Erasures): Promise<string> {
  return sha256Hex(JSON.stringify([candidates, companies, accounts]));
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
