/** The tools that list, schedule and cancel meetings. */
import * as z from 'zod';
import type { Ctx } from '#context.ts';
import {
  commitCancellation,
  commitMeeting,
  loadMeeting,
  loadScheduling,
} from '#recruiting/interviews/meetings/actions/manage.ts';
import type { SchedulingContext } from '#recruiting/interviews/meetings/actions/manage.ts';
import { Id } from '#lib/id-schemas.ts';
import type { Page } from '#lib/pagination.ts';
import { timestamp } from '#lib/time.ts';
import { invalidField, ApiError } from '#errors.ts';
import { assertAhead, startOf } from '#recruiting/interviews/meetings/rules.ts';
import { Meeting, NewMeeting, toMeeting } from '#recruiting/interviews/meetings/schemas.ts';
import { untrusted } from '../schemas.ts';
import { preparingTool } from '../tool.ts';
import type { ToolResult, FromEndpoint, Tool } from '../tool.ts';
import { toClientError } from './failing.ts';
import { countText, pageText } from './words.ts';

/** A day of interviews. */
const MEETINGS_MAX = 20;

const fields = NewMeeting.shape;

const NewMeetings = z.object({
  title: fields.title.describe('The candidates can read it.'),
  meetings: z
    .array(
      z.object({
        application_id: Id.optional().describe('The application whose candidate is invited.'),
        start_time: fields.start_time,
      }),
    )
    .min(1)
    .max(MEETINGS_MAX),
  duration: fields.duration,
  type: fields.type,
  description: fields.description,
  attendees: fields.attendees,
  timezone: fields.timezone,
});
type NewMeetings = z.output<typeof NewMeetings>;

const Invited = z.object({
  application_id: z.int().nullable(),
  start_time: z.string().describe('In UTC.'),
  candidate: z.object({ untrusted, name: z.string(), email: z.string() }).nullable(),
});

const prepareMeetings = preparingTool(
  {
    name: 'prepare_meetings',
    title: 'Schedule meetings',
    about:
      'Schedule one or more video meetings, each with its own candidate and time. Everyone gets an invitation with a calendar entry. Previews who is invited and when; nothing is scheduled until confirm_action. Times without an offset are local time in `timezone`, or in the time zone of the company.',
    needs: 'applicants.write',
    input: NewMeetings,
    preview: z.object({
      meetings: z.array(Invited),
      title: z.string(),
      description: z.string().nullable(),
      duration: z.int(),
      type: z.string(),
      timezone: z.string(),
      attendees: z.array(z.string()).describe('Invited to every meeting.'),
    }),
  },
  {
    load: (ctx, { meetings, attendees }) => {
      const ids = meetings.map(({ application_id: id }) => id ?? null);
      return loadScheduling(ctx, ids, attendees);
    },
    preview(ctx, input, contexts) {
      const timezone = input.timezone ?? contexts[0]?.timezone ?? 'UTC';
      const meetings = input.meetings.map(({ application_id: id, start_time: start }, index) => {
        const startsAt = startOf(start, timezone);
        assertAhead(startsAt, ctx.now);
        const candidate = contexts[index]?.candidate;
        if (id !== undefined && !candidate) {
          throw invalidField(
            `meetings.${index}.application_id`,
            'No such application in this company.',
          );
        }
        return {
          application_id: id ?? null,
          start_time: timestamp(startsAt),
          candidate: candidate ? toInvited(candidate) : null,
        };
      });
      const { title, description = null, duration, type, attendees = [] } = input;
      const [first] = meetings;
      const candidates = meetings.filter(({ application_id: id }) => id !== null).length;
      return {
        summary: `Schedule ${countText(meetings.length, 'meeting')}, from ${first?.start_time}, and invite ${countText(candidates, 'candidate')} and ${countText(attendees.length, 'other')} by email.`,
        preview: { meetings, title, description, duration, type, timezone, attendees },
      };
    },
    async carryOut(ctx, input, contexts) {
      const results = [];
      for (const [index, context] of contexts.entries()) {
        const { [index]: meeting } = input.meetings;
        // oxlint-disable-next-line no-await-in-loop -- Each is a separate change.
        if (meeting) results.push(await scheduleOne(ctx, input, { meeting, context }));
      }
      const done = results.filter(({ code }) => code === null).length;
      return {
        text: `Meetings: ${done} scheduled, ${results.length - done} failed.`,
        result: { done, failed: results.length - done, results },
      };
    },
  },
);

type Candidate = NonNullable<SchedulingContext['candidate']>;

function toInvited({ firstName, lastName, email }: Candidate) {
  return { untrusted: true as const, name: `${firstName} ${lastName}`.trim(), email };
}

/** Each meeting is a separate change, so one that fails does not keep the others from being scheduled. */
async function scheduleOne(
  ctx: Ctx,
  { title, duration, type, description, attendees, timezone }: NewMeetings,
  { meeting: asked, context }: { meeting: NewMeetings['meetings'][0]; context: SchedulingContext },
) {
  const { application_id: id, start_time: start } = asked;
  try {
    const input = { title, duration, type, description, attendees, timezone };
    const about = { start_time: start, candidate_job_id: id };
    const meeting = await commitMeeting(ctx, { ...input, ...about }, context);
    const { id: meetingId, start_time: at, meeting_url: url } = meeting;
    return {
      meeting_id: meetingId,
      application_id: id,
      start_time: at,
      meeting_url: url,
      code: null,
    };
  } catch (error) {
    const { code, message } = toClientError(error);
    return { meeting_id: null, application_id: id, code, message };
  }
}

/** Titles may name the candidate, so texts are untrusted. */
const MeetingAnswer = Meeting.omit({ title: true, description: true, attendees: true }).extend({
  said: z.object({
    untrusted,
    title: z.string(),
    description: z.string().nullable(),
    attendees: z.array(z.string()),
  }),
});

function toMeetingAnswer({
  title,
  description,
  attendees,
  ...meeting
}: Meeting): z.output<typeof MeetingAnswer> {
  return { ...meeting, said: { untrusted: true, title, description, attendees } };
}

const prepareCancellation = preparingTool(
  {
    name: 'prepare_meeting_cancellation',
    title: 'Cancel a meeting',
    about:
      'Cancel a meeting and notify everyone invited. Previews the meeting; nothing happens until confirm_action.',
    needs: 'applicants.write',
    input: z.object({ meeting_id: Id }),
    preview: z.object({ meeting: MeetingAnswer }),
  },
  {
    load: (ctx, { meeting_id: id }) => loadMeeting(ctx, id),
    preview(ctx, _, { meeting: row }) {
      const meeting = toMeeting(row, ctx.apiOrigin);
      if (meeting.status === 'canceled') throw new ApiError('meeting_canceled');
      return {
        summary: `Cancel the meeting at ${meeting.start_time} and notify everyone invited.`,
        preview: { meeting: toMeetingAnswer(meeting) },
      };
    },
    async carryOut(ctx, { meeting_id: id }, context): Promise<ToolResult> {
      await commitCancellation(ctx, context);
      return { text: 'The meeting is canceled.', result: { meeting_id: id, status: 'canceled' } };
    },
  },
);

export const meetingTools: readonly Tool[] = [prepareMeetings, prepareCancellation];

export const meetingEndpoints: readonly (readonly [route: string, declared: FromEndpoint])[] = [
  [
    'GET /api/meet/index',
    {
      name: 'list_meetings',
      title: 'List meetings',
      about: 'List the meetings of the company or of one application, with their links.',
      effect: 'reads',
      names: {
        page: null,
        'updated-since': null,
        candidate_job_id: 'application_id',
        'date-start': 'from',
        'date-end': 'to',
      },
      answer: {
        returns: z.object({
          meetings: z.array(MeetingAnswer),
          total: z.int(),
          next_cursor: z.string().nullable(),
        }),
        show: ({ data, total, next_cursor: next }: Page<Meeting>) => ({
          meetings: data.map(toMeetingAnswer),
          total,
          next_cursor: next,
        }),
      },
      text: (page: Page<Meeting>) => `${countText(page.total, 'meeting')}. ${pageText(page)}`,
    },
  ],
];
