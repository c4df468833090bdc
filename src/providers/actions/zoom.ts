/** Meetings at Zoom (Meeting API v2). Zoom has no idempotency keys: if the answer is lost, the meeting may exist. */
import type { PublicCtx } from '#context.ts';
import { valueAt, textAt } from '#providers/rules.ts';
import type { Access, Conference, CreatedConference, Outcome } from '#providers/rules.ts';
import { callProvider } from './call-provider.ts';

const API = 'https://api.zoom.us/v2';

/** Constants of Zoom's documentation. */
const SCHEDULED = 2;
const TOPIC_LENGTH_MAX = 200;
const AGENDA_LENGTH_MAX = 2000;

export function createAtZoom(
  ctx: PublicCtx,
  access: Access,
  conference: Conference,
): Promise<Outcome<CreatedConference>> {
  return callProvider(ctx, access, {
    method: 'POST',
    url: `${API}/users/me/meetings`,
    json: { type: SCHEDULED, ...meetingOf(conference) },
    isDecisive: true,
    read: toConference,
  });
}

export function readAtZoom(
  ctx: PublicCtx,
  access: Access,
  externalId: string,
): Promise<Outcome<CreatedConference>> {
  const url = `${API}/meetings/${externalId}`;
  return callProvider(ctx, access, { method: 'GET', url, isDecisive: false, read: toConference });
}

export function updateAtZoom(
  ctx: PublicCtx,
  access: Access,
  externalId: string,
  conference: Conference,
): Promise<Outcome<null>> {
  return callProvider(ctx, access, {
    method: 'PATCH',
    url: `${API}/meetings/${externalId}`,
    json: meetingOf(conference),
    isDecisive: false,
    read: () => null,
  });
}

export async function endAtZoom(
  ctx: PublicCtx,
  access: Access,
  externalId: string,
): Promise<Outcome<null>> {
  const ended = await callProvider(ctx, access, {
    method: 'DELETE',
    // This service tells the participants itself.
    url: `${API}/meetings/${externalId}?schedule_for_reminder=false&cancel_meeting_reminder=false`,
    isDecisive: false,
    read: () => null,
  });
  const isGone = ended.is === 'refused' && ended.code.startsWith('404');
  return isGone ? { is: 'done', value: null } : ended;
}

function meetingOf({ title, description, startsAt, durationMinutes }: Conference) {
  return {
    topic: title.slice(0, TOPIC_LENGTH_MAX).toWellFormed(),
    agenda: description.slice(0, AGENDA_LENGTH_MAX).toWellFormed(),
    // `yyyy-MM-ddTHH:mm:ssZ` is UTC. Zoom has its own list of time zones, so it shows the account's.
    start_time: `${startsAt.toISOString().slice(0, 19)}Z`,
    duration: durationMinutes,
  };
}

function toConference(body: unknown): CreatedConference | undefined {
  const id = valueAt(body, 'id');
  const url = textAt(body, 'join_url');
  const isId = typeof id === 'number' || typeof id === 'string';
  return isId && url !== null ? { externalId: String(id), url } : undefined;
}
