/** Meetings at Zoom (Meeting API v2). Zoom takes no name of ours: a creation whose answer is lost may have happened. */
import type { PublicCtx } from '#context.ts';
import { at, textAt } from '#providers/rules.ts';
import type { Access, Conference, MadeConference, Outcome } from '#providers/rules.ts';
import { ask } from './ask.ts';

const API = 'https://api.zoom.us/v2';

/** As Zoom documents them. */
const SCHEDULED = 2;
const TOPIC_LENGTH_MAX = 200;
const AGENDA_LENGTH_MAX = 2000;

export function createAtZoom(
  ctx: PublicCtx,
  access: Access,
  conference: Conference,
): Promise<Outcome<MadeConference>> {
  return ask(ctx, access, {
    method: 'POST',
    url: `${API}/users/me/meetings`,
    json: { type: SCHEDULED, ...meetingOf(conference) },
    isDecisive: true,
    read: madeIn,
  });
}

export function readAtZoom(
  ctx: PublicCtx,
  access: Access,
  externalId: string,
): Promise<Outcome<MadeConference>> {
  const url = `${API}/meetings/${externalId}`;
  return ask(ctx, access, { method: 'GET', url, isDecisive: false, read: madeIn });
}

export function updateAtZoom(
  ctx: PublicCtx,
  access: Access,
  externalId: string,
  conference: Conference,
): Promise<Outcome<null>> {
  return ask(ctx, access, {
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
  const ended = await ask(ctx, access, {
    method: 'DELETE',
    // Our own letters tell people.
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
    // `yyyy-MM-ddTHH:mm:ssZ` is UTC. Zoom has a list of time zones of its own, so it shows the account's.
    start_time: `${startsAt.toISOString().slice(0, 19)}Z`,
    duration: durationMinutes,
  };
}

function madeIn(body: unknown): MadeConference | undefined {
  const id = at(body, 'id');
  const url = textAt(body, 'join_url');
  const isId = typeof id === 'number' || typeof id === 'string';
  return isId && url !== null ? { externalId: String(id), url } : undefined;
}
