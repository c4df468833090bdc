/** The tools that list, schedule and cancel meetings. */
import * as z from 'zod';
import type { Ctx } from '#context.ts';
import { showApplications } from '#recruiting/applications/actions/list.ts';
import { showOwnCompany } from '#recruiting/company/actions.ts';
import { cancel, schedule, showMeetingById } from '#recruiting/meetings/actions/manage.ts';
import { Id } from '#lib/id-schemas.ts';
import type { Page } from '#lib/pagination.ts';
import { timestamp } from '#lib/time.ts';
import { invalidField, ApiError } from '#errors.ts';
import { assertAhead, startOf } from '#recruiting/meetings/rules.ts';
import { Meeting, NewMeeting } from '#recruiting/meetings/schemas.ts';
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
  async (ctx, input) => {
    const timezone = input.timezone ?? (await showOwnCompany(ctx)).timezone;
    const applicationIds = input.meetings.flatMap(({ application_id: id }) => id ?? []);
    const applications = await showApplications(ctx, applicationIds);
    const byId = new Map(applications.map((one) => [one.id, one]));
    const meetings = input.meetings.map(({ application_id: id, start_time: start }, index) => {
      const startsAt = startOf(start, timezone);
      assertAhead(startsAt, ctx.now);
      const application = id === undefined ? undefined : byId.get(id);
      if (id !== undefined && !application) {
        throw invalidField(
          `meetings.${index}.application_id`,
          'No such application in this company.',
        );
      }
      const invited: z.output<typeof Invited> = {
        application_id: id ?? null,
        start_time: timestamp(startsAt),
        candidate: application
          ? {
              untrusted: true,
              name: `${application.first_name} ${application.last_name}`.trim(),
              email: application.email,
            }
          : null,
      };
      return invited;
    });
    const { title, description = null, duration, type, attendees = [] } = input;
    const [first] = meetings;
    return {
      summary: `Schedule ${countText(meetings.length, 'meeting')}, from ${first?.start_time}, and invite ${countText(applicationIds.length, 'candidate')} and ${countText(attendees.length, 'other')} by email.`,
      preview: { meetings, title, description, duration, type, timezone, attendees },
    };
  },
  async (ctx, input) => {
    const results = [];
    for (const meeting of input.meetings) results.push(await scheduleOne(ctx, input, meeting));
    const done = results.filter(({ code }) => code === null).length;
    return {
      text: `Meetings: ${done} scheduled, ${results.length - done} failed.`,
      result: { done, failed: results.length - done, results },
    };
  },
);

/** Each meeting is a separate change, so one that fails does not keep the others from being scheduled. */
async function scheduleOne(
  ctx: Ctx,
  { title, duration, type, description, attendees, timezone }: NewMeetings,
  { application_id: id, start_time: start }: NewMeetings['meetings'][0],
) {
  try {
    const meeting = await schedule(ctx, {
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
  async (ctx, { meeting_id: id }) => {
    const meeting = await showMeetingById(ctx, id);
    if (meeting.status === 'canceled') throw new ApiError('meeting_canceled');
    return {
      summary: `Cancel the meeting at ${meeting.start_time} and notify everyone invited.`,
      preview: { meeting: toMeetingAnswer(meeting) },
    };
  },
  async (ctx, { meeting_id: id }): Promise<ToolResult> => {
    await cancel(ctx, id);
    return { text: 'The meeting is canceled.', result: { meeting_id: id, status: 'canceled' } };
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
