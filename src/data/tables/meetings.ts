/** Meetings, the conference each is held in, and what is still to be done at its provider (contract 2.11). */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import {
  conferenceErrors,
  conferenceStatuses,
  meetingStatuses,
  meetingTypes,
} from '#vocabulary.ts';
import { id, instant, json } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

export const meetings = sqliteTable(
  'meetings',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** The end of its join page's path: whoever has it learns when the meeting is, and gets in. */
    hash: text().notNull().unique(),
    applicationId: integer(),
    /** Who scheduled it; NULL: the service itself. Stays the organizer of every invitation. */
    userId: integer().references(() => users.id),
    title: text().notNull(),
    description: text(),
    type: text({ enum: meetingTypes }).notNull(),
    status: text({ enum: meetingStatuses }).notNull().default('scheduled'),
    startsAt: instant().notNull(),
    durationMinutes: integer().notNull(),
    /** IANA: the clock on which people are told when it is. */
    timezone: text().notNull(),
    /** E-mail addresses beside the candidate's. */
    attendees: json<string[]>().notNull().default([]),
    /** Counted with every change that people are told of (RFC 5545, 3.8.7.4). */
    sequence: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),

    conferenceStatus: text({ enum: conferenceStatuses }).notNull(),
    conferenceError: text({ enum: conferenceErrors }),
    /** The account in which it was made, and is ended. */
    connectionId: integer(),
    /** What the provider calls it. */
    conferenceRef: text(),
    conferenceUrl: text(),
    /** When the provider is to be asked, or, where that goes on, when who does has lost it. NULL: nothing is to be done. */
    dueAt: instant(),
    /** Counted when it is taken up. */
    attempts: integer().notNull().default(0),
    /** Since when somebody is at it: only that one may say how it went. */
    claimedAt: instant(),
  },
  (t) => [
    uniqueIndex('meetings_by_company').on(t.companyId, t.id),
    index('meetings_by_update').on(t.companyId, t.updatedAt, t.id),
    index('meetings_by_status').on(t.companyId, t.status, t.id),
    index('meetings_by_start').on(t.companyId, t.startsAt, t.id),
    index('meetings_by_application')
      .on(t.applicationId, t.id)
      .where(sql`application_id is not null`),
    index('meetings_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
    // What an account that is connected later makes possible.
    index('meetings_unconnected')
      .on(t.companyId, t.startsAt)
      .where(sql`status = 'scheduled' and conference_status in ('not_connected', 'failed')`),
  ],
);
