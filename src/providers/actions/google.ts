/**
 * Google Meet by a calendar event of the connected user (Calendar API v3). Unlike a Meet space, an
 * event can be moved and deleted.
 */
import type { PublicCtx } from '#context.ts';
import type { Reply } from '#lib/http-exchange.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { valueAt, codeOf, retryLater, textAt } from '#providers/rules.ts';
import type {
  Access,
  CallContext,
  Conference,
  Failure,
  CreatedConference,
  Outcome,
} from '#providers/rules.ts';
import { callProvider } from './call-provider.ts';

const EVENTS = 'https://www.googleapis.com/calendar/v3/calendars/primary/events';
/** This service sends the invitations itself. */
const NO_NOTIFICATIONS = 'sendUpdates=none';

export async function createAtGoogle(
  ctx: PublicCtx,
  access: Access,
  conference: Conference,
): Promise<Outcome<CreatedConference>> {
  const id = eventIdOf(conference);
  const creation = await callProvider(ctx, access, {
    method: 'POST',
    url: `${EVENTS}?conferenceDataVersion=1&${NO_NOTIFICATIONS}`,
    json: {
      id,
      ...eventOf(conference),
      conferenceData: {
        createRequest: { requestId: id, conferenceSolutionKey: { type: 'hangoutsMeet' } },
      },
    },
    isDecisive: false,
    read: toCalendarEvent,
    explain,
  });
  const existsAlready = creation.is === 'refused' && creation.code.startsWith('409');
  if (!existsAlready) return toConference(creation);
  // It was created before, but the answer was lost: its time may be outdated.
  const update = await updateAtGoogle(ctx, access, id, conference);
  return update.is === 'done' ? readAtGoogle(ctx, access, id) : update;
}

export async function readAtGoogle(
  ctx: PublicCtx,
  access: Access,
  externalId: string,
): Promise<Outcome<CreatedConference>> {
  const url = `${EVENTS}/${externalId}`;
  return toConference(
    await callProvider(ctx, access, {
      method: 'GET',
      url,
      isDecisive: false,
      read: toCalendarEvent,
      explain,
    }),
  );
}

export function updateAtGoogle(
  ctx: PublicCtx,
  access: Access,
  externalId: string,
  conference: Conference,
): Promise<Outcome<null>> {
  return callProvider(ctx, access, {
    method: 'PATCH',
    url: `${EVENTS}/${externalId}?${NO_NOTIFICATIONS}`,
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
  const deletion = await callProvider(ctx, access, {
    method: 'DELETE',
    url: `${EVENTS}/${externalId}?${NO_NOTIFICATIONS}`,
    isDecisive: false,
    read: () => null,
    explain,
  });
  const isGone = deletion.is === 'refused' && /^4(?:04|10)\b/u.test(deletion.code);
  return isGone ? { is: 'done', value: null } : deletion;
}

/**
 * Google allows the letters a to v and digits. It rejects a second event with the same id, but does
 * not guarantee to (Calendar API, `id`).
 */
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
  linkStatus: string | null;
};

function toCalendarEvent(body: unknown): CalendarEvent | undefined {
  const id = textAt(body, 'id');
  if (id === null) return undefined;
  return {
    id,
    status: textAt(body, 'status'),
    link: textAt(body, 'hangoutLink'),
    linkStatus: textAt(body, 'conferenceData', 'createRequest', 'status', 'statusCode'),
  };
}

/** The link may be ready later than the event (Calendar API, `createRequest.status`). */
function toConference(event: Outcome<CalendarEvent>): Outcome<CreatedConference> {
  if (event.is !== 'done') return event;
  const { id, status, link, linkStatus: making } = event.value;
  if (status === 'cancelled') return { is: 'refused', code: 'event_cancelled' };
  if (link !== null) return { is: 'done', value: { externalId: id, url: link } };
  return making === 'pending'
    ? { is: 'pending', externalId: id }
    : { is: 'refused', code: `conference_${making ?? 'missing'}` };
}

/** Google answers 403 for some rate limits. */
const rateReasons: ReadonlySet<unknown> = new Set([
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'quotaExceeded',
]);

function explain(body: unknown, reply: Reply, { now }: CallContext): Failure | null {
  const reason = valueAt(body, 'error', 'errors', '0', 'reason');
  return reply.status === 403 && rateReasons.has(reason)
    ? retryLater(reply, codeOf(403, { error: reason }), now)
    : null;
}
