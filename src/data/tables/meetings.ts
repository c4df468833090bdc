/** Meetings, their conferences, and what is due at the provider (contract 2.11). */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import {
  conferenceErrors,
  conferenceStatuses,
  meetingStatuses,
  meetingTypes,
} from '#vocabulary/lists.ts';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
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
    /** The last part of the join page's path: its holder sees the meeting and can join. */
    hash: text().notNull().unique(),
    applicationId: integer(),
    /** Who scheduled it, and the organizer of its invitations; NULL: the service. */
    userId: integer().references(() => users.id),
    title: text().notNull(),
    description: text(),
    type: text({ enum: meetingTypes }).notNull(),
    status: text({ enum: meetingStatuses }).notNull().default('scheduled'),
    startsAt: instant().notNull(),
    durationMinutes: integer().notNull(),
    /** The IANA time zone of invitations. */
    timezone: text().notNull(),
    /** Email addresses besides the candidate's. */
    attendees: json<string[]>().notNull().default([]),
    /** Counts the changes that are sent to attendees (RFC 5545, 3.8.7.4). */
    sequence: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),

    conferenceStatus: text({ enum: conferenceStatuses }).notNull(),
    conferenceError: text({ enum: conferenceErrors }),
    /** The connected account that holds the conference. */
    connectionId: integer(),
    /** The conference's id at the provider. */
    conferenceRef: text(),
    conferenceUrl: text(),
    /** When a provider call is due; while it runs, when the lease ends. NULL: none. */
    dueAt: instant(),
    /** Counted with each claim. */
    attempts: integer().notNull().default(0),
    /** The current claim: only that attempt may store its outcome. */
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
    index('meetings_of_company')
      .on(t.companyId, t.dueAt)
      .where(sql`due_at is not null`),
    // Meetings that an account connected later can hold.
    index('meetings_unconnected')
      .on(t.companyId, t.startsAt)
      .where(sql`status = 'scheduled' and conference_status in ('not_connected', 'failed')`),
    // Canceled meetings whose conference could not be ended.
    index('meetings_unended')
      .on(t.companyId)
      .where(sql`status = 'canceled' and conference_status = 'failed'`),
  ],
);

export const meetingRecord = {
  hash: internal,
  applicationId: { of: 'applications' },
  userId: { as: 'organizer_email', of: 'members' },
  title: { erased: '' },
  description: { erased: null },
  // Of a meeting about somebody else, one of them only.
  attendees: { erased: [] },
  sequence: internal,
  conferenceStatus: internal,
  conferenceError: internal,
  connectionId: internal,
  conferenceRef: internal,
  conferenceUrl: internal,
  dueAt: internal,
  attempts: internal,
  claimedAt: internal,
} satisfies RecordOf<
  typeof meetings,
  'type' | 'status' | 'startsAt' | 'durationMinutes' | 'timezone' | 'createdAt'
>;
