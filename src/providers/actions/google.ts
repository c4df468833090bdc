/** Google Meet by an event in the calendar of whoever connected it (Calendar API v3): it can be moved and taken back, which a bare Meet space cannot. */
import type { PublicCtx } from '#context.ts';
import type { Reply } from '#lib/http-exchange.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { at, codeOf, postponed, textAt } from '#providers/rules.ts';
import type {
  Access,
  Circumstances,
  Conference,
  Failure,
  MadeConference,
  Outcome,
} from '#providers/rules.ts';
import { ask } from './ask.ts';

const EVENTS = 'https://www.googleapis.com/calendar/v3/calendars/primary/events';
/** Our own letters invite people. */
const QUIETLY = 'sendUpdates=none';

export async function createAtGoogle(
  ctx: PublicCtx,
  access: Access,
  conference: Conference,
): Promise<Outcome<MadeConference>> {
  const id = eventIdOf(conference);
  const made = await ask(ctx, access, {
    method: 'POST',
    url: `${EVENTS}?conferenceDataVersion=1&${QUIETLY}`,
    json: {
      id,
      ...eventOf(conference),
      conferenceData: {
        createRequest: { requestId: id, conferenceSolutionKey: { type: 'hangoutsMeet' } },
      },
    },
    isDecisive: false,
    read: eventIn,
    explain,
  });
  const isKnown = made.is === 'refused' && made.code.startsWith('409');
  if (!isKnown) return conferenceOf(made);
  // Made before, and its answer was lost: it may stand at the time of then.
  const moved = await updateAtGoogle(ctx, access, id, conference);
  return moved.is === 'done' ? readAtGoogle(ctx, access, id) : moved;
}

export async function readAtGoogle(
  ctx: PublicCtx,
  access: Access,
  externalId: string,
): Promise<Outcome<MadeConference>> {
  const url = `${EVENTS}/${externalId}`;
  return conferenceOf(
    await ask(ctx, access, { method: 'GET', url, isDecisive: false, read: eventIn, explain }),
  );
}

export function updateAtGoogle(
  ctx: PublicCtx,
  access: Access,
  externalId: string,
  conference: Conference,
): Promise<Outcome<null>> {
  return ask(ctx, access, {
    method: 'PATCH',
    url: `${EVENTS}/${externalId}?${QUIETLY}`,
    json: eventOf(conference),
    isDecisive: false,
    read: () => null,
    explain,
  });
}

export async function endAtGoogle(
  ctx: PublicCtx,
  access: Access,
  externalId: string,
): Promise<Outcome<null>> {
  const ended = await ask(ctx, access, {
    method: 'DELETE',
    url: `${EVENTS}/${externalId}?${QUIETLY}`,
    isDecisive: false,
    read: () => null,
    explain,
  });
  const isGone = ended.is === 'refused' && /^4(?:04|10)\b/u.test(ended.code);
  return isGone ? { is: 'done', value: null } : ended;
}

/** Google takes the letters a to v and digits; a second event of one id is refused, if not always (Calendar API, `id`). */
function eventIdOf({ key }: Conference): string {
  return `meeting${key}`;
}

function eventOf({ title, description, startsAt, durationMinutes, timezone }: Conference) {
  const endsAt = new Date(startsAt.getTime() + durationMinutes * MINUTE_MS);
  return {
    summary: title,
    description,
    start: { dateTime: startsAt.toISOString(), timeZone: timezone },
    end: { dateTime: endsAt.toISOString(), timeZone: timezone },
  };
}

type CalendarEvent = {
  id: string;
  status: string | null;
  link: string | null;
  making: string | null;
};

function eventIn(body: unknown): CalendarEvent | undefined {
  const id = textAt(body, 'id');
  if (id === null) return undefined;
  return {
    id,
    status: textAt(body, 'status'),
    link: textAt(body, 'hangoutLink'),
    making: textAt(body, 'conferenceData', 'createRequest', 'status', 'statusCode'),
  };
}

/** The link may come later than the event (Calendar API, `createRequest.status`). */
function conferenceOf(made: Outcome<CalendarEvent>): Outcome<MadeConference> {
  if (made.is !== 'done') return made;
  const { id, status, link, making } = made.value;
  if (status === 'cancelled') return { is: 'refused', code: 'event_cancelled' };
  if (link !== null) return { is: 'done', value: { externalId: id, url: link } };
  return making === 'pending'
    ? { is: 'pending', externalId: id }
    : { is: 'refused', code: `conference_${making ?? 'missing'}` };
}

/** A 403 may mean too often. */
const rateReasons: ReadonlySet<unknown> = new Set([
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'quotaExceeded',
]);

function explain(body: unknown, reply: Reply, { now }: Circumstances): Failure | null {
  const reason = at(body, 'error', 'errors', '0', 'reason');
  return reply.status === 403 && rateReasons.has(reason)
    ? postponed(reply, codeOf(403, { error: reason }), now)
    : null;
}
