/** Meetings as the API accepts and answers them (contract 2.11, 4.9). */
import * as z from 'zod';
import type { meetings } from '#data/tables/meetings.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { Id } from '#lib/id-schemas.ts';
import { Email } from '#lib/email-address-schemas.ts';
import { withLowerDomain } from '#lib/email-address.ts';
import { emailKey } from '#lib/email-key.ts';
import { Paging } from '#lib/pagination-schemas.ts';
import { Line } from '#lib/text-schemas.ts';
import { timestamp } from '#lib/time.ts';
import { isTimezone } from '#lib/timezones.ts';
import {
  conferenceErrors,
  conferenceStatuses,
  meetingStatuses,
  meetingTypes,
} from '#vocabulary/lists.ts';
import {
  ATTENDEES_MAX,
  DESCRIPTION_LENGTH_MAX,
  DURATION_MINUTES_DEFAULT,
  DURATION_MINUTES_MAX,
  DURATION_MINUTES_MIN,
  endOf,
  isTime,
  joinUrl,
} from './rules.ts';

const TIME_EXAMPLE = 'a time such as 2026-12-01T10:00:00+01:00, or 2026-12-01T10:00:00';

export type MeetingRow = typeof meetings.$inferSelect;

/** ISO 8601 with at least minutes; the offset is optional. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?$/u;

const StartTime = z
  .string()
  .regex(TIME, { error: `Must be ${TIME_EXAMPLE}.`, abort: true })
  .refine(isTime, 'Must be a date and time that exists.')
  .describe('ISO 8601. A time without an offset is local time in `timezone`.');

const Duration = z
  .int()
  .min(DURATION_MINUTES_MIN)
  .max(DURATION_MINUTES_MAX)
  .describe('In minutes.');

const Description = z
  .string()
  .trim()
  .max(DESCRIPTION_LENGTH_MAX)
  .nullable()
  .optional()
  .describe('Notes or agenda in plain text. Everyone invited can read it.');

const Attendees = z
  .array(Email.overwrite(withLowerDomain))
  .max(ATTENDEES_MAX)
  .transform((emails) =>
    [
      ...new Map(emails.toReversed().map((email) => [emailKey(email), email])).values(),
    ].toReversed(),
  )
  .optional()
  .describe(
    'Email addresses of other attendees. Each one gets an invitation; duplicates are ignored.',
  );

const Timezone = z
  .string()
  .refine(isTimezone, 'Must be an IANA time zone, such as Europe/Berlin.')
  .optional()
  .describe(
    "An IANA time zone, which emails show. A `start_time` without an offset is read in it, and in the company's where none is named. Defaults to that of the organizer, of the office of the job, or of the company; for a `start_time` without an offset, to the company's.",
  );

export const NewMeeting = z
  .object({
    title: Line,
    start_time: StartTime,
    duration: Duration.default(DURATION_MINUTES_DEFAULT),
    type: anyCase(meetingTypes).default('google_meet'),
    description: Description,
    candidate_job_id: Id.nullable()
      .optional()
      .describe('The application the meeting is about. Its candidate is invited.'),
    attendees: Attendees,
    timezone: Timezone,
  })
  .meta({
    id: 'NewMeeting',
    example: {
      title: 'Interview',
      start_time: '2027-01-11T10:00:00',
      timezone: 'Europe/Berlin',
      duration: 45,
      type: 'zoom',
      candidate_job_id: 1,
    },
  });
export type NewMeeting = z.output<typeof NewMeeting>;

export const MeetingChange = z
  .object({
    title: Line.optional(),
    start_time: StartTime.optional(),
    duration: Duration.optional(),
    description: Description,
    attendees: Attendees,
    timezone: Timezone,
    conference_status: anyCase(conferenceStatuses)
      .optional()
      .describe(
        'As it was read. A change without it tries a failed conference again; a record that is sent back as it is does not.',
      ),
  })
  .meta({ id: 'MeetingChange', example: { start_time: '2027-01-12T10:00:00+01:00' } });
export type MeetingChange = z.output<typeof MeetingChange>;

const Day = z.iso
  .date()
  .transform((text) => new Date(text))
  .optional();

export const MeetingQuery = Paging.extend({
  candidate_job_id: z
    .string()
    .regex(/^[1-9]\d{0,15}$/u, 'Must be an id.')
    .transform(Number)
    .refine(Number.isSafeInteger, 'Must be an id.')
    .optional()
    .describe('Only meetings about this application.'),
  status: anyCase(meetingStatuses).optional(),
  'date-start': Day.describe('Only meetings that start on or after this UTC day.'),
  'date-end': Day.describe('Only meetings that start on or before this UTC day.'),
});
export type MeetingQuery = z.output<typeof MeetingQuery>;

export const Meeting = z
  .object({
    id: z.int(),
    title: z.string(),
    start_time: z.string(),
    end_time: z.string(),
    duration: z.int().describe('In minutes.'),
    type: z.enum(meetingTypes),
    description: z.string().nullable(),
    meeting_url: z
      .string()
      .describe('The join page. It redirects to the conference once the conference exists.'),
    status: z.enum(meetingStatuses),
    candidate_job_id: z.int().nullable(),
    conference_status: z
      .enum(conferenceStatuses)
      .describe(
        '`not_connected`: no Google or Zoom account is connected, or the meeting was canceled. `pending`: the provider is creating the conference. `ready`: the conference exists. `failed`: see `conference_error`.',
      ),
    conference_error: z.enum(conferenceErrors).nullable(),
    attendees: z.array(z.string()),
    timezone: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Meeting' });
export type Meeting = z.output<typeof Meeting>;

export function toMeeting(row: MeetingRow, apiOrigin: string): Meeting {
  return {
    id: row.id,
    title: row.title,
    start_time: timestamp(row.startsAt),
    end_time: timestamp(endOf(row)),
    duration: row.durationMinutes,
    type: row.type,
    description: row.description,
    meeting_url: joinUrl(apiOrigin, row),
    status: row.status,
    candidate_job_id: row.applicationId,
    conference_status: row.conferenceStatus,
    conference_error: row.conferenceError,
    attendees: row.attendees,
    timezone: row.timezone,
    created_at: timestamp(row.createdAt),
    updated_at: timestamp(row.updatedAt),
  };
}
