/** What members are told of, and how each wants to be told. */
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { noticeKinds } from '#vocabulary/notifications.ts';
import type { NoticeWay, ToldKind } from '#vocabulary/notifications.ts';
import { flag, id, instant, json } from './columns.ts';
import { companies } from './companies.ts';
import { jobs } from './jobs.ts';
import { users } from './users.ts';

/** What members are told of, for 90 days. Written with its cause, and without a word about a candidate. */
export const notifications = sqliteTable(
  'notifications',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** Who is told. */
    userId: integer()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: noticeKinds }).notNull(),
    /** Who did it; NULL: the candidate. */
    actorId: integer(),
    applicationId: integer(),
    /** That of the application, where it is about one. */
    jobId: integer().references(() => jobs.id, { onDelete: 'cascade' }),
    /** The note, the feedback, the request for it, the task or the email. */
    subjectId: integer().notNull(),
    readAt: instant(),
    /** When an email tells of it; NULL: none does. */
    mailedAt: instant(),
    /** Whether it waits for the daily email. */
    isDaily: flag(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('notifications_by_company').on(t.companyId, t.id),
    index('notifications_of_member').on(t.userId, t.companyId, t.id),
    index('notifications_unread')
      .on(t.userId, t.companyId)
      .where(sql`read_at is null`),
    index('notifications_daily')
      .on(t.userId, t.companyId)
      .where(sql`is_daily = 1`),
    index('notifications_of_application')
      .on(t.applicationId, t.userId)
      .where(sql`application_id is not null`),
    index('notifications_of_subject').on(t.subjectId),
    index('notifications_of_job')
      .on(t.jobId)
      .where(sql`job_id is not null`),
  ],
);

/** How a member wants to be told, and when their daily email is due. Without a row the defaults apply. */
export const notificationChoices = sqliteTable(
  'notification_choices',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** Where it differs from the default. */
    kinds: json<Partial<Record<ToldKind, NoticeWay>>>().notNull().default({}),
    /** Whether emails come in the evening, at night and at weekends, too. */
    isAnyTime: flag(),
    /** When the daily email is due: 1970 where that is not known yet, NULL where there is nothing to tell. */
    dailyAt: instant(),
    /** Until when it has told of new applications. */
    toldUntil: instant(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    index('notification_choices_due')
      .on(t.dailyAt)
      .where(sql`daily_at is not null`),
  ],
);
