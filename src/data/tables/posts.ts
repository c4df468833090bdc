/** Posts to social networks (contract 2.12). */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { platforms, postStatuses } from '#vocabulary.ts';
import { id, instant } from './columns.ts';
import { companies } from './companies.ts';
import { connections } from './connections.ts';

export const posts = sqliteTable(
  'posts',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    connectionId: integer()
      .notNull()
      .references(() => connections.id),
    platform: text({ enum: platforms }).notNull(),
    text: text().notNull(),
    /** The job it leads to. */
    jobId: integer(),
    /** Its picture, at a public address. */
    imageUrl: text(),
    status: text({ enum: postStatuses }).notNull(),
    /** When it was asked to go out. */
    dateShared: instant(),
    /** When it is next to be looked at; while somebody is at it, when they have lost it. NULL: it rests. */
    dueAt: instant(),
    /** When it was taken up; NULL: nobody is at it. */
    claimedAt: instant(),
    /** Counted when it is taken up; anew where the network has begun. */
    attempts: integer().notNull().default(0),
    /** Since when the network is at it, and under which id to ask. */
    begunAt: instant(),
    begunId: text(),
    /** Its id at the network. */
    externalId: text(),
    publishedUrl: text(),
    publishedAt: instant(),
    /** Why it did not go out, as a short code that names nobody. */
    error: text(),
    createdBy: integer(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    index('posts_by_company').on(t.companyId, t.id),
    index('posts_by_update').on(t.companyId, t.updatedAt, t.id),
    index('posts_by_status').on(t.companyId, t.status, t.id),
    index('posts_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
    index('posts_by_connection').on(t.connectionId, t.id),
  ],
);
