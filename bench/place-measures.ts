/** Searches by distance and suggestions: the rows that each may read. */
import { nearbyCities, nearPlan, tablesOf } from '#careers/locations/store/near.ts';
import { nearOf } from '#careers/locations/rules/near.ts';
import { placesLike, titlesLike } from '#careers/suggestions/store.ts';
import { publicSql } from '#data/public-sql.ts';
import { ReadPlan, runRead } from '#data/read-plan.ts';
import type { Radius } from '#lib/geo.ts';
import { slug } from '#lib/fold.ts';
import type { PublicCtx } from '#context.ts';
import type { Call } from './database.ts';

export type Read = <Answer>(
  name: string,
  run: (ctx: PublicCtx) => Promise<Answer>,
  budget?: number | ((answer: Answer) => number),
) => Promise<Untimed>;

/** `budget` is the number of rows that the read may cost; null has no budget. */
export type Measure = { name: string; budget: number | null; call: Call; ms: number };

export type Untimed = Omit<Measure, 'ms'>;

export type Jobs = (
  query: Record<string, string>,
) => (ctx: PublicCtx) => Promise<{ total: number }>;

const CITY = 'City 840-1';
const SUGGESTIONS_ROWS = 400;

/** A radius reads the places of the cells it touches. */
export async function measureDistances(read: Read, jobs: Jobs, ctx: PublicCtx): Promise<Untimed[]> {
  const around = { where: CITY, country: 'US' };
  const measures: Untimed[] = [];
  const lists: [name: string, query: Record<string, string>, radius: Radius][] = [
    ['jobs', {}, 5],
    ['jobs', {}, 25],
    ['jobs', {}, 50],
    ['jobs', {}, 100],
    ['"nurse"', { 'search-key': 'nurse' }, 50],
    ['"night engineer manager"', { 'search-key': 'night engineer manager' }, 50],
    ['q: "nurse"', { q: 'nurse' }, 25],
    ['the nearest jobs', { sort: 'distance' }, 50],
    ['the nearest "nurse"', { sort: 'distance', 'search-key': 'nurse' }, 100],
  ];
  for (const [name, query, radius] of lists) {
    const places = await placesIn(ctx, radius);
    // Into rings, they are put in another order.
    const perPlace = query['sort'] === 'distance' ? 2 : 1;
    const budget = ({ total }: { total: number }) => total + 116 + perPlace * places;
    const asked = { ...around, ...query, radius: String(radius) };
    measures.push(await read(`${name} within ${radius} km of a city`, jobs(asked), budget));
  }
  return [...measures, ...(await measureSuggestions(read))];
}

async function measureSuggestions(read: Read): Promise<Untimed[]> {
  const us = { domain: 1, countryIds: [840] };
  const places = (typed: string) => (ctx: PublicCtx) => runRead(ctx, placesLike(us, slug(typed)));
  const titles = (typed: string) => (ctx: PublicCtx) =>
    runRead(ctx, titlesLike(ctx, { domain: 1 }, typed));
  return [
    await read('suggested places: "ci"', places('ci'), SUGGESTIONS_ROWS),
    await read('suggested places: "city 840-1"', places('City 840-1'), SUGGESTIONS_ROWS),
    await read('suggested titles: "nu"', titles('nu'), SUGGESTIONS_ROWS),
    await read('suggested titles: "senior en"', titles('senior en'), SUGGESTIONS_ROWS),
    await read('cities nearby', (ctx) =>
      runRead(
        ctx,
        nearbyCities(ctx, { domain: 1, countryId: 840, pathSlug: 'city-840-1', limit: 12 }),
      ),
    ),
  ];
}

/** The places that lie in the cells around the city. */
async function placesIn(ctx: PublicCtx, radius: Radius): Promise<number> {
  const near = nearOf({ where: CITY, radius });
  if (!near) throw new Error('no place');
  const tables = tablesOf({ near });
  const boxed = publicSql`select count(*) from near_box b cross join near_rows r cross join places p indexed by places_by_cell
    where p.cell between cast(r.cell_row * 1440 + b.west as integer) and cast(r.cell_row * 1440 + b.east as integer)`;
  const plan = ReadPlan.all([
    ReadPlan.cells<{ n: number }>({ n: boxed }, tables),
    nearPlan({ near }),
  ]);
  const [{ n }] = await runRead(ctx, plan);
  return n;
}
