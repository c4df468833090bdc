/** Posts to social networks (contract 2.12). */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { platforms, postStatuses } from '#vocabulary/lists.ts';
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
    /** The job it links to. */
    jobId: integer(),
    /** The public URL of its image. */
    imageUrl: text(),
    status: text({ enum: postStatuses }).notNull(),
    /** When it is scheduled for. */
    dateShared: instant(),
    /** When it is due; while it is published, when the lease ends. NULL: nothing is due. */
    dueAt: instant(),
    /** The current claim; NULL: none. */
    claimedAt: instant(),
    /** Counted with each claim; starts over once the network has begun to publish. */
    attempts: integer().notNull().default(0),
    /** When the network began to publish, and the id to ask it with. */
    begunAt: instant(),
    begunId: text(),
    /** The post's id at the network. */
    externalId: text(),
    publishedUrl: text(),
    publishedAt: instant(),
    /** A short code for why it was not published, without personal data. */
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
    index('posts_of_company')
      .on(t.companyId, t.dueAt)
      .where(sql`due_at is not null`),
    index('posts_by_connection').on(t.connectionId, t.id),
  ],
);
