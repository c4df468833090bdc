/** Gives places the coordinates of their towns, in steps: a run that ends early is continued by the next one. */
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { hasUnlocated, jobsOfPlace, locateSome, reindexPlace, unindexedPlaces } from './store.ts';
import type { LocatedPlace } from './store.ts';

const PLACES_PER_STEP = 200;
const JOBS_PER_STEP = 200;
/** Steps of a run, which is a minute. */
const STEPS_MAX = 20;

/** Answers whether nothing is left to do. */
export async function locatePlaces(ctx: PublicCtx): Promise<boolean> {
  let left = STEPS_MAX;
  while (await runPlan(ctx, hasUnlocated(ctx))) {
    if (left-- === 0) return false;
    await writeUnaudited(ctx, [locateSome(ctx, PLACES_PER_STEP)]);
  }
  while (left > 0) {
    const places = await runPlan(ctx, unindexedPlaces(ctx, left));
    if (places.length === 0) return true;
    for (const place of places) {
      if (left <= 0) return false;
      left -= await indexPlace(ctx, place, left);
    }
  }
  return false;
}

/** Answers how many steps it took. */
async function indexPlace(ctx: PublicCtx, place: LocatedPlace, stepsMax: number): Promise<number> {
  let { doneTo } = place;
  for (let step = 1; step <= stepsMax; step++) {
    const before = { ...place, doneTo };
    const listedAt = await runPlan(ctx, jobsOfPlace(ctx, before, JOBS_PER_STEP));
    const last = listedAt.length < JOBS_PER_STEP ? null : (listedAt.at(-1) ?? null);
    await writeUnaudited(ctx, reindexPlace(ctx, before, listedAt, last));
    if (last === null) return step;
    doneTo = last;
  }
  return stepsMax;
}
