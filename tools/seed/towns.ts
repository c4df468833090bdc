/** The towns that a seeded store knows: those that an operator would load, without the small ones. */
import type { PublicCtx } from '#context.ts';
import { loadTowns } from '#operator/towns/actions.ts';
import { readTowns } from '../towns/read.ts';
import { cities } from './cities.ts';

const POPULATION_MIN = 15_000;
/** Their cities are small. */
const smallCountries = new Set(['AD', 'LI', 'LU', 'MC', 'SM']);

export async function seedTowns(ctx: PublicCtx): Promise<void> {
  const countries = new Set(Object.keys(cities));
  const names = new Set(Object.values(cities).flatMap((list) => list.map(({ name }) => name)));
  const towns = readTowns({ countries, populationMin: POPULATION_MIN, names });
  const small = readTowns({ countries: smallCountries, populationMin: 0 });
  await loadTowns(ctx, [...towns, ...small]);
}
