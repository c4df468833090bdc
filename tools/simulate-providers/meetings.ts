/** Simulates Google Calendar and Zoom, as far as meetings need them. */
import { firstFault, ok, toRecord, refuse, text } from './answer.ts';
import type { AuthorizedRequest, Reply } from './answer.ts';

const EVENTS = '/calendar/v3/calendars/primary/events';
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/u;

export function calendar(request: AuthorizedRequest): Reply {
  const { method, path, state, token } = request;
  const scope = 'https://www.googleapis.com/auth/calendar.events.owned';
  if (!token.scopes.includes(scope)) return googleError(403, 'insufficientPermissions');
  if (method === 'POST' && path === EVENTS) return insertEvent(request);
  const id = path.slice(EVENTS.length + 1);
  const event = state.resources.get(`google ${token.account.id} ${id}`);
  if (!path.startsWith(`${EVENTS}/`) || !event) return googleError(404, 'notFound');
  if (event.facts['status'] === 'cancelled' && method !== 'GET') return googleError(410, 'deleted');
  switch (method) {
    case 'GET':
      event.pending -= 1;
      return ok(toCalendarEvent(id, event));
    case 'PATCH': {
      const fault = eventFault(request, false);
      if (fault !== null) return googleError(400, 'invalid', fault);
      event.facts = { ...event.facts, ...request.json };
      return ok(toCalendarEvent(id, event));
    }
    case 'DELETE':
      event.facts['status'] = 'cancelled';
      return { status: 204 };
    default:
      return googleError(404, 'notFound', 'method');
  }
}

function insertEvent(request: AuthorizedRequest): Reply {
  const { json, state, token, query } = request;
  const fault =
    eventFault(request, true) ??
    firstFault([
      [query.get('conferenceDataVersion') === '1', 'conferenceDataVersion'],
      [/^[a-v\d]{5,1024}$/u.test(text(json, 'id')), 'id'],
      [text(createRequest(json), 'requestId') !== '', 'requestId'],
      [
        text(toRecord(createRequest(json)['conferenceSolutionKey']), 'type') === 'hangoutsMeet',
        'conferenceSolutionKey',
      ],
    ]);
  if (fault !== null) return googleError(400, 'invalid', fault);
  const id = text(json, 'id');
  const key = `google ${token.account.id} ${id}`;
  if (state.resources.has(key)) return googleError(409, 'duplicate');
  const order = state.takeOrder('google', token.account.id, request.path, 'pending');
  const link = `https://meet.google.com/${state.id(10).replaceAll(/\d/gu, (digit) => 'abcdefghij'.charAt(Number(digit)))}`;
  const event = {
    owner: token.account.id,
    kind: 'event' as const,
    facts: { ...json, status: 'confirmed', link },
    pending: order?.pending ?? 0,
  };
  state.resources.set(key, event);
  return ok(toCalendarEvent(id, event));
}

function createRequest(json: Record<string, unknown>): Record<string, unknown> {
  return toRecord(toRecord(json['conferenceData'])['createRequest']);
}

function eventFault({ json, query }: AuthorizedRequest, isNew: boolean): string | null {
  const [start, end] = [toRecord(json['start']), toRecord(json['end'])];
  return firstFault([
    [['all', 'externalOnly', 'none'].includes(query.get('sendUpdates') ?? 'none'), 'sendUpdates'],
    [!isNew || RFC_3339.test(text(start, 'dateTime')), 'start'],
    [!isNew || RFC_3339.test(text(end, 'dateTime')), 'end'],
    [Date.parse(text(start, 'dateTime')) < Date.parse(text(end, 'dateTime')), 'timeRangeEmpty'],
  ]);
}

function toCalendarEvent(
  id: string,
  { facts: { link, ...facts }, pending }: { facts: Record<string, unknown>; pending: number },
) {
  const isReady = pending <= 0;
  return {
    kind: 'calendar#event',
    ...facts,
    id,
    ...(isReady && { hangoutLink: link }),
    conferenceData: {
      createRequest: { requestId: id, status: { statusCode: isReady ? 'success' : 'pending' } },
    },
  };
}

function googleError(code: number, reason: string, fault = reason): Reply {
  return refuse(code, { error: { code, message: reason, errors: [{ reason }] } }, fault);
}

export function userinfo({ token: { account } }: AuthorizedRequest): Reply {
  return ok({ sub: account.id, name: account.name, email: `${account.username}@example.com` });
}

export function zoom(request: AuthorizedRequest): Reply {
  const { method, path, state, token, json } = request;
  if (method === 'GET' && path === '/v2/users/me') {
    const { id, name, username } = token.account;
    return ok({ id, display_name: name, email: `${username}@example.com` });
  }
  if (method === 'POST' && path === '/v2/users/me/meetings') return createMeeting(request);
  const id = /^\/v2\/meetings\/(\d+)$/u.exec(path)?.[1] ?? '';
  const meeting = state.resources.get(`zoom ${id}`);
  if (!meeting || meeting.owner !== token.account.id) {
    return refuse(404, { code: 3001, message: `Meeting does not exist: ${id}.` }, 'no meeting');
  }
  switch (method) {
    case 'GET':
      return mayDo(request, 'meeting:read:meeting') ?? ok(meeting.facts);
    case 'PATCH': {
      const fault = meetingFault(json);
      if (fault !== null) return zoomInvalid(fault);
      meeting.facts = { ...meeting.facts, ...json };
      return mayDo(request, 'meeting:update:meeting') ?? { status: 204 };
    }
    case 'DELETE': {
      const denied = mayDo(request, 'meeting:delete:meeting');
      if (!denied) state.resources.delete(`zoom ${id}`);
      return denied ?? { status: 204 };
    }
    default:
      return refuse(405, {}, 'method');
  }
}

function createMeeting(request: AuthorizedRequest): Reply {
  const { state, token, json } = request;
  const denied = mayDo(request, 'meeting:write:meeting');
  if (denied) return denied;
  const fault = json['type'] === 2 ? meetingFault(json) : 'type';
  if (fault !== null) return zoomInvalid(fault);
  const id = Number(state.id(11));
  const facts = { ...json, id, join_url: `https://zoom.us/j/${id}`, status: 'waiting' };
  state.resources.set(`zoom ${id}`, {
    owner: token.account.id,
    kind: 'meeting',
    facts,
    pending: 0,
  });
  return ok(facts, 201);
}

/** Meeting API, create and update: fields and lengths. */
function meetingFault(json: Record<string, unknown>): string | null {
  const { duration } = json;
  return firstFault([
    [text(json, 'topic').length <= 200, 'topic'],
    [text(json, 'agenda').length <= 2000, 'agenda'],
    [/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ?$/u.test(text(json, 'start_time')), 'start_time'],
    [typeof duration === 'number' && Number.isInteger(duration) && duration > 0, 'duration'],
    // Zoom has a list of its own, shorter than that of IANA.
    [json['timezone'] === undefined, 'timezone'],
  ]);
}

function mayDo({ token }: AuthorizedRequest, scope: string): Reply | null {
  return token.scopes.includes(scope)
    ? null
    : refuse(400, { code: 4711, message: `does not contain scopes:[${scope}]` }, 'scope');
}

function zoomInvalid(field: string): Reply {
  return refuse(400, { code: 300, message: 'Validation Failed.', errors: [{ field }] }, field);
}
