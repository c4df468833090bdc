/** What search engines are to be notified of, and how many notifications each has got today. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { searchEngines } from '#vocabulary/lists.ts';

/** The search engines that are notified of jobs. Their pages that change from then on are in `search_submissions`. */
export const searchPings = sqliteTable('search_pings', {
  engine: text({ enum: searchEngines }).primaryKey(),
  /** Read by releases that select events. */
  lastEventId: integer().notNull(),
  failures: integer().notNull().default(0),
  /** The day whose notifications are counted, as the search engine counts days: `2026-11-29`. */
  day: text().notNull().default(''),
  sent: integer().notNull().default(0),
  /** Not asked before, in milliseconds. */
  waitsUntil: integer().notNull().default(0),
});

/** Pages of jobs of which a search engine has not been notified since they changed: each once, written by triggers. */
export const searchSubmissions = sqliteTable(
  'search_submissions',
  {
    id: integer().primaryKey(),
    engine: text({ enum: searchEngines }).notNull(),
    domainId: integer().notNull(),
    hashId: text().notNull(),
    /** 0: it is over, 1: it is edited, 2: it is new. */
    urgency: integer().notNull(),
    /** Counted, so that what changes while it is sent is sent again. */
    changes: integer().notNull().default(1),
    /** How often the search engine has refused it. */
    refusals: integer().notNull().default(0),
    /** Not sent before, in milliseconds. */
    waitsUntil: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('search_submissions_page').on(t.engine, t.domainId, t.hashId),
    index('search_submissions_due').on(t.engine, t.urgency, t.waitsUntil),
  ],
);
