/** Towns, which the operator loads, and places that no town has the name of. They are reference data: nothing of a company. */
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { countryById } from '#lib/countries.ts';
import { cellOf } from '#lib/geo.ts';
import { invalidField } from '#errors.ts';
import { locatePlaces } from '#recruiting/jobs/places/actions.ts';
import {
  placeExists,
  placesWithoutTown,
  putCoordinates,
  putTowns,
  seekTownsAgain,
} from './store.ts';
import type { Town } from './store.ts';

/** Their texts are one value of a statement, and D1 takes 2 MB. */
const ROWS_PER_SLICE = 2000;
const LISTED_MAX = 500;

/** Loads names of towns, replaces those there are, and gives places their coordinates. Can be repeated. */
export async function loadTowns(
  ctx: PublicCtx,
  rows: readonly Town[],
): Promise<{ names: number; towns: number }> {
  for (let from = 0; from < rows.length; from += ROWS_PER_SLICE) {
    await writeUnaudited(ctx, [putTowns(ctx, rows.slice(from, from + ROWS_PER_SLICE))]);
  }
  await writeUnaudited(ctx, [seekTownsAgain(ctx)]);
  while (!(await locatePlaces(ctx)));
  return { names: rows.length, towns: new Set(rows.map(({ townId }) => townId)).size };
}

/** The places that no search by distance finds. */
export async function listPlacesWithoutTown(ctx: PublicCtx) {
  const places = await runPlan(ctx, placesWithoutTown(ctx, LISTED_MAX));
  return places.map(({ id, countryId, name, stateName, jobs }) => ({
    id,
    country: countryById(countryId)?.iso2 ?? String(countryId),
    name,
    state: stateName,
    jobs,
  }));
}

/** Gives a place coordinates that no town has. */
export async function locatePlace(
  ctx: PublicCtx,
  placeId: number,
  point: { lat: number; lon: number },
): Promise<{ id: number; lat: number; lon: number }> {
  if (!(await runPlan(ctx, placeExists(ctx, placeId)))) {
    throw invalidField('place', 'No such place exists.');
  }
  await writeUnaudited(ctx, [putCoordinates(ctx, placeId, { ...point, cell: cellOf(point) })]);
  while (!(await locatePlaces(ctx)));
  return { id: placeId, ...point };
}
