/** How far the queues are: what their consumers have come to, and what polling has enqueued. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant } from './columns.ts';

/** The progress of queues that are behind. */
export const queueProgress = sqliteTable('queue_progress', {
  queue: text().primaryKey(),
  /** When the message was due that was consumed last. */
  reachedAt: instant().notNull(),
  seenAt: instant().notNull(),
});

/** The last row that polling has enqueued, in the order of `due_at`: the next poll goes on behind it. */
export const queuePolls = sqliteTable('queue_polls', {
  name: text().primaryKey(),
  dueAt: instant().notNull(),
  row: integer().notNull(),
  /** When it began with the oldest row. */
  beganAt: instant().notNull(),
  polledAt: instant().notNull(),
});
