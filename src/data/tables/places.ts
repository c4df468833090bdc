/** Places of offices: subdivisions of countries (ISO 3166-2), and cities. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Reference data, filled by a migration. `id` is `stateId(code)` of `#lib/subdivisions.ts`. */
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
  },
  (t) => [
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
