/** Endpoints of meetings (contract 4.9). */
import * as z from 'zod';
import { del, get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { pageOf } from '#lib/pagination-schemas.ts';
import { cancel, listMeetings, reschedule, schedule, showMeetingById } from './actions/manage.ts';
import { Meeting, MeetingChange, MeetingQuery, NewMeeting } from './schemas.ts';

const params = z.object({ id: PathId });

export const meetings = [
  get(
    '/api/meet/index',
    {
      about: 'List meetings',
      needs: 'applicants.read',
      query: MeetingQuery,
      returns: pageOf(Meeting),
    },
    (ctx, { query }) => listMeetings(ctx, query),
  ),
  post(
    '/api/meet/store',
    {
      about: 'Schedule a meeting and invite the candidate and attendees by email',
      needs: 'applicants.write',
      limited: true,
      body: NewMeeting,
      returns: Meeting,
      status: 201,
      errors: ['candidate_erased'],
    },
    (ctx, { body }) => schedule(ctx, body),
  ),
  get(
    '/api/meet/show/{id}',
    { about: 'Get a meeting', needs: 'applicants.read', limited: true, params, returns: Meeting },
    (ctx, { params: { id } }) => showMeetingById(ctx, id),
  ),
  post(
    '/api/meet/update/{id}',
    {
      about: 'Update or reschedule an upcoming meeting and notify everyone invited',
      needs: 'applicants.write',
      limited: true,
      params,
      body: MeetingChange,
      returns: Meeting,
      errors: ['meeting_canceled', 'meeting_begun', 'candidate_erased', 'stale_write'],
    },
    (ctx, { params: { id }, body }) => reschedule(ctx, id, body),
  ),
  del(
    '/api/meet/destroy/{id}',
    {
      about: 'Cancel a meeting, including its conference; the record stays with status `canceled`',
      needs: 'applicants.write',
      limited: true,
      params,
      returns: z.null(),
      errors: ['stale_write'],
    },
    (ctx, { params: { id } }) => cancel(ctx, id),
  ),
];
