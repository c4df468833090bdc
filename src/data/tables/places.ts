/** Places of offices: subdivisions of countries (ISO 3166-2), and cities. */
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { flag, instant } from './columns.ts';

/** Subdivisions of countries: reference data, filled by a migration. `id` is `stateId(code)` of `#lib/subdivisions.ts`. */
export const states = sqliteTable(
  'states',
  {
    id: integer().primaryKey(),
    countryId: integer().notNull(),
    code: text().notNull(),
    /** In the main language of the country. */
    name: text().notNull(),
  },
  (t) => [index('states_by_country').on(t.countryId, t.id)],
);

/** Cities, as the first office there spelled them. Inserted with an office, never changed. */
export const places = sqliteTable(
  'places',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    countryId: integer().notNull(),
    /** 0: no state. */
    stateId: integer().notNull().default(0),
    slug: text().notNull(),
    name: text().notNull(),
    /** `indexText(name)`, for the full-text index. NULL: the cron has yet to write it. */
    nameIndexed: text(),
    /**
     * The city in the path of its page: the slug, and `-{state}` added for all but the first city of
     * that slug in the country. Given once and kept, so that a page never moves.
     */
    pathSlug: text().notNull(),
    /** Copied from `states`, so that a list reads one row per city. */
    stateName: text(),
    /** Of the town that the place is, in degrees; NULL where no town has its name. */
    lat: real(),
    lon: real(),
    /** `cellOf(lat, lon)`. */
    cell: integer(),
    /** When the place was last looked for among the towns. NULL: the cron has yet to do it. */
    townSoughtAt: instant(),
  },
  (t) => [
    index('places_by_cell')
      .on(t.cell)
      .where(sql`cell is not null`),
    index('places_to_locate')
      .on(t.id)
      .where(sql`town_sought_at is null`),
    uniqueIndex('places_by_slug').on(t.slug, t.countryId, t.stateId),
    uniqueIndex('places_by_path').on(t.countryId, t.pathSlug),
    index('places_without_search')
      .on(t.id)
      .where(sql`name_indexed is null`),
  ],
);

/** Cities that offices called by another name, and have none any more: their pages lead to the other one while they have no jobs. */
export const renamedPlaces = sqliteTable(
  'renamed_places',
  {
    placeId: integer().primaryKey(),
    /** Never itself a place of this table. */
    toPlaceId: integer().notNull(),
  },
  (t) => [index('renamed_places_by_target').on(t.toPlaceId)],
);

/** The places of an area: `s` and the id of a subdivision, or `z` and a postal code without spaces and hyphens. Kept by triggers. */
export const placeAreas = sqliteTable(
  'place_areas',
  {
    area: text().notNull(),
    countryId: integer().notNull(),
    placeId: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.area, t.countryId, t.placeId] })],
);

/** Places that got coordinates: the cron writes the entries of their listed jobs in the full-text index again, in steps. */
export const locatedPlaces = sqliteTable('located_places', {
  placeId: integer().primaryKey(),
  /** `listed_at` of the last job that is done. */
  doneTo: integer().notNull().default(0),
});

/**
 * The towns of the world, loaded by the operator: what a visitor may type as a place, and where offices are. A town has a row for
 * each of its names.
 */
export const towns = sqliteTable(
  'towns',
  {
    slug: text().notNull(),
    countryId: integer().notNull(),
    /** Of GeoNames. */
    townId: integer().notNull(),
    name: text().notNull(),
    /** Whether the name is the one that is used there. */
    isMain: flag(),
    /** The subdivision, and the one that contains it: a province and its region. 0: unknown. */
    stateId: integer().notNull().default(0),
    regionId: integer().notNull().default(0),
    lat: real().notNull(),
    lon: real().notNull(),
    population: integer().notNull(),
  },
  // The migration adds an index by the first two letters of the slug, which Drizzle cannot name.
  (t) => [primaryKey({ columns: [t.slug, t.countryId, t.townId] })],
);
