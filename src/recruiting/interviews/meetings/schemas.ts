/** Meetings as the API accepts and answers them (contract 2.11, 4.9). */
import * as z from 'zod';
import type { meetings } from '#data/tables/meetings.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { Id } from '#lib/id-schemas.ts';
import { Email } from '#lib/email-address-schemas.ts';
import { withLowerDomain } from '#lib/email-address.ts';
import { emailKey } from '#lib/email-key.ts';
import { Paging } from '#lib/pagination-schemas.ts';
import { derived, recordFields, times } from '#lib/record-fields.ts';
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

/** Columns of `meetings` that no answer has. */
type ServiceColumn =
  | 'companyId'
  | 'hash'
  | 'userId'
  | 'sequence'
  | 'connectionId'
  | 'conferenceRef'
  | 'conferenceUrl'
  | 'dueAt'
  | 'attempts'
  | 'claimedAt';

const { plain, converted, served, declare } = recordFields<Omit<MeetingRow, ServiceColumn>>();

export const meetingFields = declare({
  id: served('id', z.int()),
  title: plain('title', Line, z.string()),
  start_time: served('startsAt', z.string(), timestamp),
  end_time: derived(z.string()),
  duration: plain('durationMinutes', Duration, z.int().describe('In minutes.')),
  type: plain('type', anyCase(meetingTypes), z.enum(meetingTypes)),
  description: converted('description', {
    input: Description,
    answer: z.string().nullable(),
    store: (text) => text || null,
    load: (text) => text,
    show: (text) => text,
  }),
  meeting_url: derived(
    z
      .string()
      .describe('The join page. It redirects to the conference once the conference exists.'),
  ),
  status: served('status', z.enum(meetingStatuses)),
  candidate_job_id: plain(
    'applicationId',
    Id.nullable()
      .optional()
      .describe('The application the meeting is about. Its candidate is invited.'),
    z.int().nullable(),
  ),
  conference_status: served(
    'conferenceStatus',
    z
      .enum(conferenceStatuses)
      .describe(
        '`not_connected`: no Google or Zoom account is connected, or the meeting was canceled. `pending`: the provider is creating the conference. `ready`: the conference exists. `failed`: see `conference_error`.',
      ),
  ),
  conference_error: served('conferenceError', z.enum(conferenceErrors).nullable()),
  attendees: plain('attendees', Attendees, z.array(z.string())),
  timezone: plain('timezone', Timezone, z.string()),
  ...times,
});

const { inputs } = meetingFields;

export const NewMeeting = z
  .object({
    title: inputs.title,
    start_time: StartTime,
    duration: inputs.duration.default(DURATION_MINUTES_DEFAULT),
    type: inputs.type.default('google_meet'),
    description: inputs.description,
    candidate_job_id: inputs.candidate_job_id,
    attendees: inputs.attendees,
    timezone: inputs.timezone,
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
    title: inputs.title.optional(),
    start_time: StartTime.optional(),
    duration: inputs.duration.optional(),
    description: inputs.description,
    attendees: inputs.attendees,
    timezone: inputs.timezone,
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

export const Meeting = z.object(meetingFields.answers).meta({ id: 'Meeting' });
export type Meeting = z.output<typeof Meeting>;

export function toMeeting(row: MeetingRow, apiOrigin: string): Meeting {
  return meetingFields.toAnswer(row, {
    end_time: timestamp(endOf(row)),
    meeting_url: joinUrl(apiOrigin, row),
  });
}
