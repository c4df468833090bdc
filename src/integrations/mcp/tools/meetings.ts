/** The tools about meetings: those there are, and inviting and calling off, which people are told of. */
import * as z from 'zod';
import { Id } from '#lib/ids.ts';
import type { Page } from '#lib/pagination.ts';
import { timestamp } from '#lib/time.ts';
import { invalidField, ApiError } from '#errors.ts';
import { assertAhead, startOf } from '#recruiting/meetings/rules.ts';
import { Meeting, NewMeeting } from '#recruiting/meetings/schemas.ts';
import { untrusted } from '../schemas.ts';
import { outward } from '../tool.ts';
import type { Done, FromEndpoint, Tool, ToolCtx } from '../tool.ts';
import { problemIn } from './failing.ts';
import { counted, more } from './words.ts';

/** A day of interviews. Each is a change of its own. */
const MEETINGS_MAX = 20;

const fields = NewMeeting.shape;

const given = z.object({
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
type Given = z.output<typeof given>;

const Invited = z.object({
  application_id: z.int().nullable(),
  start_time: z.string().describe('In UTC.'),
  candidate: z.object({ untrusted, name: z.string(), email: z.string() }).nullable(),
});

const prepareMeetings = outward(
  {
    name: 'prepare_meetings',
    title: 'Schedule meetings',
    about:
      'Schedule one or more video meetings, each with its own candidate and time. Everyone gets an invitation with a calendar entry. Previews who is invited and when; nothing is scheduled until confirm_action. Times without an offset are local time in `timezone`, or in the time zone of the company.',
    needs: 'applicants.write',
    input: given,
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
  async (ctx, asked) => {
    const timezone = asked.timezone ?? (await ctx.verbs.showOwnCompany(ctx)).timezone;
    const wanted = asked.meetings.flatMap(({ application_id: id }) => id ?? []);
    const known = await ctx.verbs.showApplications(ctx, wanted);
    const byId = new Map(known.map((one) => [one.id, one]));
    const meetings = asked.meetings.map(({ application_id: id, start_time: start }, index) => {
      const startsAt = startOf(start, timezone);
      assertAhead(startsAt, ctx.now);
      const one = id === undefined ? undefined : byId.get(id);
      if (id !== undefined && !one) {
        throw invalidField(
          `meetings.${index}.application_id`,
          'No such application in this company.',
        );
      }
      const invited: z.output<typeof Invited> = {
        application_id: id ?? null,
        start_time: timestamp(startsAt),
        candidate: one
          ? {
              untrusted: true,
              name: `${one.first_name} ${one.last_name}`.trim(),
              email: one.email,
            }
          : null,
      };
      return invited;
    });
    const { title, description = null, duration, type, attendees = [] } = asked;
    const [first] = meetings;
    return {
      summary: `Schedule ${counted(meetings.length, 'meeting')}, from ${first?.start_time}, and invite ${counted(wanted.length, 'candidate')} and ${counted(attendees.length, 'other')} by email.`,
      preview: { meetings, title, description, duration, type, timezone, attendees },
    };
  },
  async (ctx, asked) => {
    const results = [];
    for (const meeting of asked.meetings) results.push(await scheduled(ctx, asked, meeting));
    const done = results.filter(({ code }) => code === null).length;
    return {
      text: `Meetings: ${done} scheduled, ${results.length - done} failed.`,
      result: { done, failed: results.length - done, results },
    };
  },
);

/** Each is a change of its own, so one that fails keeps no other from being done. */
async function scheduled(
  ctx: ToolCtx,
  { title, duration, type, description, attendees, timezone }: Given,
  { application_id: id, start_time: start }: Given['meetings'][0],
) {
  try {
    const meeting = await ctx.verbs.schedule(ctx, {
      title,
      duration,
      type,
      description,
      attendees,
      timezone,
      start_time: start,
      candidate_job_id: id,
    });
    const { id: meetingId, start_time: at, meeting_url: url } = meeting;
    return {
      meeting_id: meetingId,
      application_id: id,
      start_time: at,
      meeting_url: url,
      code: null,
    };
  } catch (error) {
    const { code, message } = problemIn(error);
    return { meeting_id: null, application_id: id, code, message };
  }
}

/** A title may name whom it is with. */
const Shown = Meeting.omit({ title: true, description: true, attendees: true }).extend({
  said: z.object({
    untrusted,
    title: z.string(),
    description: z.string().nullable(),
    attendees: z.array(z.string()),
  }),
});

function showMeeting({
  title,
  description,
  attendees,
  ...meeting
}: Meeting): z.output<typeof Shown> {
  return { ...meeting, said: { untrusted: true, title, description, attendees } };
}

const prepareCancellation = outward(
  {
    name: 'prepare_meeting_cancellation',
    title: 'Cancel a meeting',
    about:
      'Cancel a meeting and notify everyone invited. Previews the meeting; nothing happens until confirm_action.',
    needs: 'applicants.write',
    input: z.object({ meeting_id: Id }),
    preview: z.object({ meeting: Shown }),
  },
  async (ctx, { meeting_id: id }) => {
    const meeting = await ctx.verbs.showMeetingById(ctx, id);
    if (meeting.status === 'canceled') throw new ApiError('meeting_canceled');
    return {
      summary: `Cancel the meeting at ${meeting.start_time} and notify everyone invited.`,
      preview: { meeting: showMeeting(meeting) },
    };
  },
  async (ctx, { meeting_id: id }): Promise<Done> => {
    await ctx.verbs.cancel(ctx, id);
    return { text: 'The meeting is canceled.', result: { meeting_id: id, status: 'canceled' } };
  },
);

export const meetingTools: readonly Tool[] = [prepareMeetings, prepareCancellation];

export const meetingDoors: readonly (readonly [door: string, declared: FromEndpoint])[] = [
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
      shown: {
        returns: z.object({
          meetings: z.array(Shown),
          total: z.int(),
          next_cursor: z.string().nullable(),
        }),
        show: ({ data, total, next_cursor: next }: Page<Meeting>) => ({
          meetings: data.map(showMeeting),
          total,
          next_cursor: next,
        }),
      },
      text: (page: Page<Meeting>) => `${counted(page.total, 'meeting')}. ${more(page)}`,
    },
  ],
];
