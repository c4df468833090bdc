/** The queries of towns, for the operator only. */
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import type { towns } from '#data/tables/places.ts';

export type Town = typeof towns.$inferInsert;

const columns = [
  'slug',
  'countryId',
  'townId',
  'name',
  'isMain',
  'stateId',
  'regionId',
  'lat',
  'lon',
  'population',
] as const satisfies readonly (keyof Town)[];

export function putTowns(ctx: PublicCtx, rows: readonly Town[]): Statement {
  const values = rows.map((row) => columns.map((column) => row[column] ?? 0));
  return rawStatement(
    ctx,
    sql`insert or replace into towns (slug, country_id, town_id, name, is_main, state_id, region_id, lat, lon, population)
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8,
      value ->> 9 from json_each(${JSON.stringify(values)})`,
  );
}

/** Places without a town may have one by now. */
export function seekTownsAgain(ctx: PublicCtx): Statement {
  return rawStatement(
    ctx,
    sql`update places set town_sought_at = null where cell is null and town_sought_at is not null`,
  );
}

export type PlaceWithoutTown = { id: number; countryId: number; name: string; jobs: number };

/** Those with the most listed jobs first. */
export function placesWithoutTown(
  ctx: PublicCtx,
  limit: number,
): QueryPlan<(PlaceWithoutTown & { stateName: string | null })[]> {
  const rows = rawStatement<PlaceWithoutTown & { stateName: string | null }>(
    ctx,
    sql`select p.id, p.country_id as countryId, p.name, p.state_name as stateName, coalesce(c.n, 0) as jobs
    from places p left join job_counts c on c.domain_id = 0 and c.place_id = p.id and c.country_id = p.country_id
    where p.cell is null order by jobs desc, p.id limit ${limit}`,
  );
  return queryPlan([rows], ([found]) => found);
}

export function placeExists(ctx: PublicCtx, id: number): QueryPlan<boolean> {
  const rows = rawStatement<{ id: number }>(ctx, sql`select id from places where id = ${id}`);
  return queryPlan([rows], ([found]) => found.length > 0);
}

export function putCoordinates(
  ctx: PublicCtx,
  id: number,
  { lat, lon, cell }: { lat: number; lon: number; cell: number },
): Statement {
  return rawStatement(
    ctx,
    sql`update places set lat = ${lat}, lon = ${lon}, cell = ${cell}, town_sought_at = ${ctx.now.getTime()} where id = ${id}`,
  );
}
