/** The coordinates of places, from the towns; and the entries of their jobs in the full-text index, which name the cell. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { locatedPlaces } from '#data/tables/places.ts';
import { CELLS_PER_DEGREE, CELLS_PER_ROW } from '#lib/geo.ts';

type Sought = Record<'slug' | 'countryId' | 'stateId', SQL | string | number>;

/** Latitude, longitude and cell of the town that a place is: by its country and slug, its state, then the largest. No row: none. */
export function townOf({ slug, countryId, stateId }: Sought): SQL {
  const perDegree = sql.raw(String(CELLS_PER_DEGREE));
  return sql`select lat, lon, cast(floor((lat + 90) * ${perDegree}) * ${sql.raw(String(CELLS_PER_ROW))}
      + floor((lon + 180) * ${perDegree}) as integer) as cell
    from towns where slug = ${slug} and country_id = ${countryId}
    order by (${stateId} > 0 and state_id = ${stateId}) desc, (${stateId} > 0 and region_id = ${stateId}) desc,
      population desc, town_id limit 1`;
}

/** Whether places have yet to be looked for among the towns. A partial index finds them. */
export function hasUnlocated(ctx: PublicCtx): QueryPlan<boolean> {
  const rows = rawStatement<{ n: number }>(
    ctx,
    sql`select 1 as n from places where town_sought_at is null limit 1`,
  );
  return queryPlan([rows], ([found]) => found.length > 0);
}

/** Looks for some of those places among the towns. */
export function locateSome(ctx: PublicCtx, limit: number): Statement {
  const town = townOf({
    slug: sql`places.slug`,
    countryId: sql`places.country_id`,
    stateId: sql`places.state_id`,
  });
  return rawStatement(
    ctx,
    sql`update places set (lat, lon, cell) = (select lat, lon, cell from (${town})), town_sought_at = ${ctx.now.getTime()}
    where id in (select id from places where town_sought_at is null order by id limit ${limit})`,
  );
}

/** The places whose listed jobs are indexed without their cell. */
export function unindexedPlaces(ctx: PublicCtx, limit: number): QueryPlan<LocatedPlace[]> {
  const { placeId, doneTo } = locatedPlaces;
  const rows = ctx.db.select({ placeId, doneTo }).from(locatedPlaces).orderBy(placeId).limit(limit);
  return queryPlan([rows], ([found]) => found);
}

export type LocatedPlace = typeof locatedPlaces.$inferSelect;

/** `listed_at` of the next jobs of a place, the oldest first. */
export function jobsOfPlace(
  ctx: PublicCtx,
  { placeId, doneTo }: LocatedPlace,
  limit: number,
): QueryPlan<number[]> {
  const rows = rawStatement<{ listedAt: number }>(
    ctx,
    sql`select rowid as listedAt from listing_search
    where listing_search match ${`scope : p${placeId}`} and rowid > cast(${doneTo} as integer)
    order by rowid limit ${limit}`,
  );
  return queryPlan([rows], ([found]) => found.map(({ listedAt }) => listedAt));
}

/**
 * Indexes jobs of a place as they are listed now, and notes how far it is: `doneTo` null is the end. Where the place has been located
 * again in the meantime, that begins anew.
 */
export function reindexPlace(
  ctx: PublicCtx,
  { placeId, doneTo: before }: LocatedPlace,
  listedAt: readonly number[],
  doneTo: number | null,
): Statement[] {
  const isListed = sql`in (select value from json_each(${JSON.stringify(listedAt)}))`;
  const isSame = sql`place_id = ${placeId} and done_to = ${before}`;
  return [
    rawStatement(ctx, sql`delete from listing_search where rowid ${isListed}`),
    rawStatement(
      ctx,
      sql`insert into listing_search (rowid, title, forms, company, skills, city, scope)
      select listed_at, title, forms, company, skills, city, scope from listed_jobs_as_search
      where listed_at ${isListed}`,
    ),
    doneTo === null
      ? rawStatement(ctx, sql`delete from located_places where ${isSame}`)
      : rawStatement(ctx, sql`update located_places set done_to = ${doneTo} where ${isSame}`),
  ];
}
