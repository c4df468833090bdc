/** The outbox: every event of every tenant, written in the batch of the change that caused it (contract 6). */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { internal, special } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { id, instant } from './columns.ts';
import { companies } from './companies.ts';

/** The outbox: one row for each event. */
export const events = sqliteTable(
  'events',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    /** The exact body that receivers get. */
    body: text().notNull(),
    /** The record it is about, by which erasing the record finds it. */
    subject: text().notNull(),
    subjectId: integer().notNull(),
    createdAt: instant().notNull(),
    /** The position in the company's event feed: later commits have greater ones. */
    feedId: integer(),
  },
  (t) => [
    index('events_by_company').on(t.companyId, t.id),
    index('events_by_subject').on(t.companyId, t.subject, t.subjectId),
    uniqueIndex('events_feed').on(t.companyId, t.feedId),
    index('events_feed_by_name').on(t.companyId, t.name, t.feedId),
  ],
);

/** How far the feed of a company has been deleted: a reader that has not read up to there has missed events. */
export const eventFeeds = sqliteTable('event_feeds', {
  companyId: integer()
    .primaryKey()
    .references(() => companies.id),
  /** The greatest `feed_id` of a deleted event. */
  deletedTo: integer().notNull(),
});

export const eventRecord = {
  // Names and address are taken out of it.
  body: { erased: special },
  subject: internal,
  subjectId: internal,
  feedId: internal,
} satisfies RecordOf<typeof events, 'name' | 'createdAt'>;
