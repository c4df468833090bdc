/** Tests conferences at Google and Zoom: creation after the response, retries, changes and interruptions. */
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { connections } from '#data/tables/connections.ts';
import { meetings } from '#data/tables/meetings.ts';
import { runPlan, runBatch } from '#data/query-plan.ts';
import type { Exchange } from '#lib/http-exchange.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import { requestConferences } from '#recruiting/interviews/meetings/actions/conferences.ts';
import { maintainMeetings } from '#recruiting/interviews/meetings/consumer.ts';
import type { Meeting } from '#recruiting/interviews/meetings/schemas.ts';
import {
  overdueMeetings,
  requestEndings,
} from '#recruiting/interviews/meetings/store/conferences.ts';
import { send } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import {
  answerOf,
  callWithoutQueue,
  connectAccount,
  LOST,
  openProvider,
  conferenceRow,
  scheduleWithoutQueue,
} from '../support/conferences.ts';
import { db, operator } from '../support/operator.ts';
import { retryWaits } from '../support/retry-waits.ts';
import { restartPolling } from '../support/polls.ts';

const JOIN = 'https://us02web.zoom.us/j/7?pwd=x';
const MADE = answerOf(201, { id: 7, join_url: JOIN, start_url: 'https://zoom.us/s/secret' });
const MEET = 'https://meet.google.com/abc-defg-hij';
const XML = answerOf(502, '<?xml version="1.0"?><error>Bad gateway</error>', {
  'content-type': 'application/xml',
});

async function show(acme: Company, { id }: Meeting): Promise<Meeting> {
  return (await acme.viewer<Meeting>('GET', `/api/meet/show/${id}`)).body.data;
}

/** A company with a Zoom account connected, and a meeting. */
async function openZoom(meeting: object = {}) {
  const acme = await openCompany();
  const account = await connectAccount(acme, 'zoom');
  return { acme, account, meeting: await scheduleWithoutQueue(acme, meeting) };
}

async function openGoogle() {
  const acme = await openCompany();
  const account = await connectAccount(acme, 'google');
  return { acme, account, meeting: await scheduleWithoutQueue(acme, { type: 'google_meet' }) };
}

describe('a meeting with an account connected', () => {
  test('is pending, then ready with a link once the message is consumed (2.11)', async () => {
    const acme = await openCompany();
    const account = await connectAccount(acme, 'zoom');
    const wanted = { title: 'Interview', start_time: '2027-01-11T10:00:00Z', type: 'zoom' };
    const answer = await callWithoutQueue(acme, 'POST', '/api/meet/store', {
      ...wanted,
      description: 'Cake',
      timezone: 'Europe/Berlin',
    });
    const meeting = answer.body.data;
    expect(answer.woken).toEqual([{ body: { id: meeting.id }, delaySeconds: 0 }]);
    expect(meeting).toMatchObject({ conference_status: 'pending', conference_error: null });
    // Until then the join page says that it is pending.
    expect((await send(meeting.meeting_url, {})).status).toBe(200);

    const zoom = openProvider(MADE);
    const result = await zoom.tell({ id: meeting.id });
    expect(result.explicitAcks).toEqual(['m0']);
    expect(zoom.requests).toMatchObject([
      {
        method: 'POST',
        url: 'https://api.zoom.us/v2/users/me/meetings',
        headers: { Authorization: `Bearer ${account.token}` },
      },
    ]);
    // Sent without a time zone, as Zoom has its own list of names.
    expect(JSON.parse(zoom.requests[0]?.body ?? '')).toEqual({
      type: 2,
      topic: 'Interview',
      agenda: 'Cake',
      start_time: '2027-01-11T10:00:00Z',
      duration: 30,
    });
    const shown = await show(acme, meeting);
    expect(shown).toMatchObject({
      conference_status: 'ready',
      conference_error: null,
      meeting_url: meeting.meeting_url,
    });
    expect(shown.updated_at > meeting.updated_at).toBe(true);
    expect(JSON.stringify(shown)).not.toContain('secret');
    const leading = await send(meeting.meeting_url, {});
    expect([leading.status, leading.headers.get('location')]).toEqual([302, JOIN]);
    expect(zoom.wakes).toEqual([]);
    // A duplicate message changes nothing.
    await zoom.tell({ id: meeting.id });
    expect(zoom.requests).toHaveLength(1);
  });

  test('is not connected for a meeting at another provider', async () => {
    const acme = await openCompany();
    await connectAccount(acme, 'google');
    expect((await scheduleWithoutQueue(acme)).conference_status).toBe('not_connected');
    const other = await scheduleWithoutQueue(await openCompany());
    expect(other.conference_status).toBe('not_connected');
  });

  test('updates the conference on a change, and ends it on cancellation', async () => {
    const { acme, meeting } = await openZoom();
    const zoom = openProvider(MADE, answerOf(204), answerOf(204));
    await zoom.tell({ id: meeting.id });
    const moved = await callWithoutQueue(acme, 'POST', `/api/meet/update/${meeting.id}`, {
      start_time: '2027-02-01T09:00:00Z',
      title: 'Second interview',
    });
    expect(moved.woken).toHaveLength(1);
    expect(moved.body.data.conference_status).toBe('ready');
    await zoom.tell({ id: meeting.id });
    expect(zoom.requests[1]).toMatchObject({
      method: 'PATCH',
      url: 'https://api.zoom.us/v2/meetings/7',
    });
    expect(JSON.parse(zoom.requests[1]?.body ?? '')).toMatchObject({
      topic: 'Second interview',
      start_time: '2027-02-01T09:00:00Z',
    });
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'ready' });

    const canceled = await callWithoutQueue(acme, 'DELETE', `/api/meet/destroy/${meeting.id}`);
    expect(canceled.woken).toHaveLength(1);
    expect(await show(acme, meeting)).toMatchObject({
      status: 'canceled',
      conference_status: 'pending',
    });
    await zoom.tell({ id: meeting.id });
    expect(zoom.requests[2]).toMatchObject({
      method: 'DELETE',
      url: expect.stringContaining('https://api.zoom.us/v2/meetings/7?'),
    });
    expect(await show(acme, meeting)).toMatchObject({
      conference_status: 'not_connected',
      conference_error: null,
    });
    expect(await conferenceRow(meeting)).toMatchObject({ conferenceUrl: null, dueAt: null });
  });

  test('calls no provider if canceled before the conference is created', async () => {
    const { acme, meeting } = await openZoom();
    await callWithoutQueue(acme, 'DELETE', `/api/meet/destroy/${meeting.id}`);
    const zoom = openProvider();
    await zoom.tell({ id: meeting.id });
    expect(zoom.requests).toEqual([]);
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'not_connected' });
  });

  test('ends the conference if canceled while it is being created', async () => {
    const { acme, meeting } = await openZoom();
    const zoom = openProvider(async () => {
      await callWithoutQueue(acme, 'DELETE', `/api/meet/destroy/${meeting.id}`);
      return MADE;
    }, answerOf(204));
    await zoom.tell({ id: meeting.id });
    expect(await show(acme, meeting)).toMatchObject({
      status: 'canceled',
      conference_status: 'pending',
    });
    expect(zoom.wakes).toEqual([{ ids: [meeting.id], delaySeconds: 0 }]);
    await zoom.tell({ id: meeting.id });
    expect(zoom.requests.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'not_connected' });
  });

  test('updates the conference if changed while it is being created', async () => {
    const { acme, meeting } = await openZoom();
    const zoom = openProvider(async () => {
      await callWithoutQueue(acme, 'POST', `/api/meet/update/${meeting.id}`, { duration: 90 });
      return MADE;
    }, answerOf(204));
    await zoom.tell({ id: meeting.id });
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'ready', duration: 90 });
    await zoom.tell({ id: meeting.id });
    expect(zoom.requests.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
    expect(await conferenceRow(meeting)).toMatchObject({ dueAt: null });
  });
});

describe('provider outcomes', () => {
  test.each<[string, Exchange, number]>([
    ['is overloaded', answerOf(503), 10],
    ['is asked too often', answerOf(429), 10],
    ['says for how long', answerOf(429, '', { 'retry-after': '90' }), 90],
  ])('%s is retried', async (_, said, delaySeconds) => {
    setClock(Date.now());
    const { acme, meeting } = await openZoom();
    const zoom = openProvider(said, MADE);
    await zoom.tell({ id: meeting.id });
    expect(await show(acme, meeting)).toMatchObject({
      conference_status: 'pending',
      conference_error: null,
    });
    expect(zoom.wakes).toEqual([{ ids: [meeting.id], delaySeconds }]);
    // The retry does not run before it is due.
    await zoom.tell({ id: meeting.id });
    expect(zoom.requests).toHaveLength(1);
    setClock(Date.now() + delaySeconds * SECOND_MS);
    await zoom.tell({ id: meeting.id });
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'ready' });
  });

  test('a rate limit is retried after 10, 60 and 300 seconds, then hourly for a day', async () => {
    const start = Date.now();
    setClock(start);
    const { acme, meeting } = await openZoom();
    const zoom = openProvider(...[0, ...retryWaits].map(() => answerOf(503)));
    let at = start;
    for (const wait of [0, ...retryWaits]) {
      at += wait * SECOND_MS;
      setClock(at);
      await zoom.tell({ id: meeting.id });
    }
    expect(zoom.wakes.map(({ delaySeconds }) => delaySeconds)).toEqual(retryWaits);
    expect(await show(acme, meeting)).toMatchObject({
      conference_status: 'failed',
      conference_error: 'unavailable',
    });
    expect((await send(meeting.meeting_url, {})).status).toBe(200);
  });

  test.each<[string, Exchange, string]>([
    ['refuses', answerOf(400, { code: 300, message: 'ada@people.example is wrong' }), 'refused'],
    ['forbids', answerOf(403, { code: 4711 }), 'refused'],
    ['is lost', LOST, 'unknown'],
    ['fails', answerOf(500, {}), 'unknown'],
    ['answers in XML', XML, 'unknown'],
    ['says it is done, and not what', answerOf(201, 'OK'), 'unknown'],
  ])('%s is final: Zoom is not called again', async (_, said, error) => {
    const { acme, meeting } = await openZoom();
    const zoom = openProvider(said);
    await zoom.tell({ id: meeting.id });
    await zoom.tell({ id: meeting.id });
    expect(zoom.requests).toHaveLength(1);
    expect(await show(acme, meeting)).toMatchObject({
      conference_status: 'failed',
      conference_error: error,
    });
    expect(await conferenceRow(meeting)).toMatchObject({ dueAt: null, claimedAt: null });
  });

  test('a failure is retried when the meeting is updated, even without a change', async () => {
    const { acme, meeting } = await openZoom();
    const zoom = openProvider(LOST, MADE);
    await zoom.tell({ id: meeting.id });
    const again = await callWithoutQueue(acme, 'POST', `/api/meet/update/${meeting.id}`, {});
    expect(again.body.data).toMatchObject({ conference_status: 'pending', conference_error: null });
    expect(again.woken).toHaveLength(1);
    await zoom.tell({ id: meeting.id });
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'ready' });
  });

  test('a rejected token requires reconnecting, which then creates the conferences', async () => {
    const { acme, account, meeting } = await openZoom();
    const zoom = openProvider(answerOf(401, { code: 124 }), MADE);
    await zoom.tell({ id: meeting.id });
    expect(await show(acme, meeting)).toMatchObject({
      conference_status: 'failed',
      conference_error: 'reauth_required',
    });
    const [connection] = await db.select().from(connections).where(eq(connections.id, account.id));
    expect(connection?.status).toBe('reauth_required');

    await db.update(connections).set({ status: 'active' }).where(eq(connections.id, account.id));
    await reconnected(acme, 'zoom');
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'pending' });
    await zoom.tell({ id: meeting.id });
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'ready' });
  });

  test('no provider is called for a meeting that is over', async () => {
    const { acme, meeting } = await openZoom();
    setClock(Date.parse(meeting.end_time));
    const zoom = openProvider();
    await zoom.tell({ id: meeting.id });
    expect(await show(acme, meeting)).toMatchObject({
      conference_status: 'failed',
      conference_error: 'too_late',
    });
  });

  test('a failed update keeps the link and reports the error', async () => {
    const { acme, meeting } = await openZoom();
    const zoom = openProvider(MADE, answerOf(400, { code: 300 }));
    await zoom.tell({ id: meeting.id });
    await callWithoutQueue(acme, 'POST', `/api/meet/update/${meeting.id}`, { duration: 90 });
    await zoom.tell({ id: meeting.id });
    expect(await show(acme, meeting)).toMatchObject({
      conference_status: 'ready',
      conference_error: 'refused',
    });
    expect((await send(meeting.meeting_url, {})).headers.get('location')).toBe(JOIN);
  });

  test.each<[string, Exchange]>([
    ['knows it no more', answerOf(404, { code: 3001 })],
    ['ends it', answerOf(204)],
  ])('%s counts as ended', async (_, said) => {
    const { acme, meeting } = await openZoom();
    const zoom = openProvider(MADE, said);
    await zoom.tell({ id: meeting.id });
    await callWithoutQueue(acme, 'DELETE', `/api/meet/destroy/${meeting.id}`);
    await zoom.tell({ id: meeting.id });
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'not_connected' });
  });

  test('ending a conference is retried after a timeout', async () => {
    const start = Date.now();
    const { acme, meeting } = await openZoom();
    const zoom = openProvider(MADE, LOST, answerOf(204));
    await zoom.tell({ id: meeting.id });
    await callWithoutQueue(acme, 'DELETE', `/api/meet/destroy/${meeting.id}`);
    setClock(start + MINUTE_MS);
    await zoom.tell({ id: meeting.id });
    setClock(start + 2 * MINUTE_MS);
    await zoom.tell({ id: meeting.id });
    expect(zoom.requests.map(({ method }) => method)).toEqual(['POST', 'DELETE', 'DELETE']);
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'not_connected' });
  });
});

describe('ending a conference', () => {
  /** A canceled meeting whose conference still exists at the provider. */
  async function openCanceled() {
    const opened = await openZoom();
    await openProvider(MADE).tell({ id: opened.meeting.id });
    await callWithoutQueue(opened.acme, 'DELETE', `/api/meet/destroy/${opened.meeting.id}`);
    return opened;
  }

  /** Fails as often as the service tries. */
  async function exhaust(
    { acme, meeting }: Awaited<ReturnType<typeof openCanceled>>,
    start: number,
  ) {
    const zoom = openProvider(...[0, ...retryWaits].map(() => answerOf(503)));
    const delays: number[] = [];
    let at = start;
    while ((await show(acme, meeting)).conference_status === 'pending') {
      setClock(at);
      await zoom.tell({ id: meeting.id });
      delays.push(zoom.wakes.at(delays.length)?.delaySeconds ?? 0);
      at += (delays.at(-1) ?? 0) * SECOND_MS;
    }
    return delays;
  }

  test('is tried for hours, and then reports the failure', async () => {
    const start = Date.now();
    setClock(start);
    const opened = await openCanceled();
    expect(await exhaust(opened, start)).toEqual([...retryWaits, 0]);
    expect(await show(opened.acme, opened.meeting)).toMatchObject({
      status: 'canceled',
      conference_status: 'failed',
      conference_error: 'unavailable',
    });
  });

  test('is tried again when the meeting is canceled again after a failure', async () => {
    const start = Date.now();
    setClock(start);
    const { acme, meeting } = await openCanceled();
    await openProvider(answerOf(400)).tell({ id: meeting.id });
    expect(await show(acme, meeting)).toMatchObject({ conference_error: 'refused' });
    const again = await callWithoutQueue(acme, 'DELETE', `/api/meet/destroy/${meeting.id}`);
    expect(again.status, again.text).toBe(200);
    expect(again.woken).toMatchObject([{ body: { id: meeting.id } }]);
    expect(await show(acme, meeting)).toMatchObject({
      conference_status: 'pending',
      conference_error: null,
    });
    await openProvider(answerOf(204)).tell({ id: meeting.id });
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'not_connected' });
    const done = await callWithoutQueue(acme, 'DELETE', `/api/meet/destroy/${meeting.id}`);
    expect(done.woken).toEqual([]);
  });

  test('is tried again once the account is connected again', async () => {
    const { acme, account, meeting } = await openCanceled();
    await db.update(connections).set({ status: 'revoked' }).where(eq(connections.id, account.id));
    await openProvider().tell({ id: meeting.id });
    expect(await show(acme, meeting)).toMatchObject({ conference_error: 'reauth_required' });
    await db.update(connections).set({ status: 'active' }).where(eq(connections.id, account.id));
    await reconnected(acme, 'zoom');
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'pending' });
    await openProvider(answerOf(204)).tell({ id: meeting.id });
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'not_connected' });
  });

  test('is found by the index of such meetings, and not among all canceled ones', async () => {
    const ctx = { ...operator(), tenant: { id: 1 }, actor: null };
    const { sql, params } = (requestEndings(ctx, 'zoom') as unknown as ToSql).toSQL();
    const plan = env.DB.prepare(`explain query plan ${sql}`).bind(...params);
    const details = (await plan.all<{ detail: string }>()).results.map(({ detail }) => detail);
    expect(details).toContain('SEARCH meetings USING INDEX meetings_unended (company_id=?)');
  });
});

type ToSql = { toSQL: () => { sql: string; params: unknown[] } };

/** Runs the statements that connecting an account adds. */
async function reconnected(acme: Company, provider: 'google' | 'zoom') {
  const ctx = { ...operator(), tenant: { id: acme.id }, actor: null };
  await runBatch(ctx, requestConferences(ctx, provider));
}

describe('connecting an account later', () => {
  test('creates conferences for upcoming meetings of its provider only', async () => {
    const acme = await openCompany();
    const other = await openCompany();
    const [ahead, meet, canceled, foreign] = [
      await scheduleWithoutQueue(acme),
      await scheduleWithoutQueue(acme, { type: 'google_meet' }),
      await scheduleWithoutQueue(acme),
      await scheduleWithoutQueue(other),
    ];
    const past = await scheduleWithoutQueue(acme);
    await db
      .update(meetings)
      .set({ startsAt: new Date(Date.now() - MINUTE_MS) })
      .where(eq(meetings.id, past.id));
    await callWithoutQueue(acme, 'DELETE', `/api/meet/destroy/${canceled.id}`);
    await connectAccount(acme, 'zoom');
    await reconnected(acme, 'zoom');
    const states = await Promise.all(
      [ahead, meet, canceled, past].map(async (one) => (await show(acme, one)).conference_status),
    );
    expect(states).toEqual(['pending', 'not_connected', 'not_connected', 'not_connected']);
    expect((await show(other, foreign)).conference_status).toBe('not_connected');
    const zoom = openProvider(MADE);
    await zoom.tell({ id: ahead.id });
    expect(await show(acme, ahead)).toMatchObject({ conference_status: 'ready' });
  });

  test('creates no conference if disconnected before the provider is called', async () => {
    const { acme, account, meeting } = await openZoom();
    await db.update(connections).set({ status: 'revoked' }).where(eq(connections.id, account.id));
    const zoom = openProvider();
    await zoom.tell({ id: meeting.id });
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'not_connected' });
  });

  test('reports a conference that cannot be ended once disconnected', async () => {
    const { acme, account, meeting } = await openZoom();
    const zoom = openProvider(MADE);
    await zoom.tell({ id: meeting.id });
    await db.update(connections).set({ status: 'revoked' }).where(eq(connections.id, account.id));
    await callWithoutQueue(acme, 'DELETE', `/api/meet/destroy/${meeting.id}`);
    await zoom.tell({ id: meeting.id });
    expect(zoom.requests).toHaveLength(1);
    expect(await show(acme, meeting)).toMatchObject({
      status: 'canceled',
      conference_status: 'failed',
      conference_error: 'reauth_required',
    });
  });
});

describe('Google', () => {
  const pending = { id: 'meeting1', conferenceData: { createRequest: status('pending') } };
  const done = { id: 'meeting1', hangoutLink: MEET };

  function status(statusCode: string) {
    return { status: { statusCode } };
  }

  test('is polled while it is still creating the link', async () => {
    const start = Date.now();
    setClock(start);
    const { acme, meeting } = await openGoogle();
    const google = openProvider(answerOf(200, pending), answerOf(200, done));
    await google.tell({ id: meeting.id });
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'pending' });
    expect(google.wakes).toEqual([{ ids: [meeting.id], delaySeconds: 10 }]);
    setClock(start + 10 * SECOND_MS);
    await google.tell({ id: meeting.id });
    expect(google.requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
    expect((await send(meeting.meeting_url, {})).headers.get('location')).toBe(MEET);
  });

  test('gets the new time of a meeting that was moved while the link was being made', async () => {
    const start = Date.now();
    setClock(start);
    const { acme, meeting } = await openGoogle();
    const google = openProvider(answerOf(200, pending), answerOf(200, done), answerOf(200, done));
    await google.tell({ id: meeting.id });
    const moved = new Date(start + 3 * DAY_MS).toISOString();
    await callWithoutQueue(acme, 'POST', `/api/meet/update/${meeting.id}`, { start_time: moved });
    setClock(start + 10 * SECOND_MS);
    await google.tell({ id: meeting.id });
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'ready' });
    expect(google.wakes.at(-1)).toEqual({ ids: [meeting.id], delaySeconds: 0 });
    await google.tell({ id: meeting.id });
    expect(google.requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'PATCH']);
    expect(JSON.parse(String(google.requests.at(-1)?.body))).toMatchObject({
      start: { dateTime: new Date(Math.floor(Date.parse(moved) / 1000) * 1000).toISOString() },
    });
    expect(await conferenceRow(meeting)).toMatchObject({ dueAt: null });
  });

  test('is called again after a lost answer, as it deduplicates by id', async () => {
    const start = Date.now();
    setClock(start);
    const { acme, meeting } = await openGoogle();
    const known = answerOf(409, { error: { code: 409 } });
    const google = openProvider(LOST, known, answerOf(200, done), answerOf(200, done));
    await google.tell({ id: meeting.id });
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'pending' });
    setClock(start + 10 * SECOND_MS);
    await google.tell({ id: meeting.id });
    expect(google.requests.map(({ method }) => method)).toEqual(['POST', 'POST', 'PATCH', 'GET']);
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'ready' });
  });
});

describe('an interrupted attempt', () => {
  /** Fails after the provider has answered and before the outcome is saved. */
  async function crash(meeting: Meeting) {
    const provider = openProvider();
    provider.services.providers.send = () => Promise.reject(new Error('The process has ended.'));
    await provider.tell({ id: meeting.id });
  }

  test('at Zoom fails as unknown and is not retried', async () => {
    const start = Date.now();
    setClock(start);
    const { acme, meeting } = await openZoom();
    await crash(meeting);
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'pending' });
    const zoom = openProvider();
    await zoom.tell({ id: meeting.id });
    setClock(start + 3 * MINUTE_MS);
    await zoom.tell({ id: meeting.id });
    expect(zoom.requests).toEqual([]);
    expect(await show(acme, meeting)).toMatchObject({
      conference_status: 'failed',
      conference_error: 'unknown',
    });
  });

  test('at Google is retried by another consumer', async () => {
    const start = Date.now();
    setClock(start);
    const { acme, meeting } = await openGoogle();
    await crash(meeting);
    setClock(start + 3 * MINUTE_MS);
    const google = openProvider(answerOf(200, { id: 'meeting1', hangoutLink: MEET }));
    await google.tell({ id: meeting.id });
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'ready' });
  });

  test('is not retried after four attempts', async () => {
    const start = Date.now();
    setClock(start);
    const { acme, meeting } = await openGoogle();
    for (let nth = 0; nth < 4; nth++) {
      setClock(start + nth * 3 * MINUTE_MS);
      await crash(meeting);
    }
    setClock(start + 12 * MINUTE_MS);
    const google = openProvider();
    await google.tell({ id: meeting.id });
    expect(await show(acme, meeting)).toMatchObject({
      conference_status: 'failed',
      conference_error: 'unavailable',
    });
  });

  test('saves no outcome once another consumer has claimed the meeting', async () => {
    const start = Date.now();
    setClock(start);
    const { acme, meeting } = await openGoogle();
    const fast = openProvider(answerOf(200, { id: 'meeting1', hangoutLink: MEET }));
    const slow = openProvider(async () => {
      setClock(start + 3 * MINUTE_MS);
      await fast.tell({ id: meeting.id });
      return answerOf(400, {});
    });
    await slow.tell({ id: meeting.id });
    expect(await show(acme, meeting)).toMatchObject({ conference_status: 'ready' });
  });
});

describe('polling', () => {
  test('enqueues overdue meetings once, and two messages call the provider once', async () => {
    const start = Date.now();
    const { meeting } = await openZoom();
    setClock(start + MINUTE_MS);
    const zoom = openProvider(MADE);
    await restartPolling();
    await Promise.all([maintainMeetings(zoom.services), maintainMeetings(zoom.services)]);
    const woken = zoom.wakes.flatMap(({ ids }) => ids).filter((id) => id === meeting.id);
    expect(woken).toHaveLength(1);
    await Promise.all([zoom.tell({ id: meeting.id }), zoom.tell({ id: meeting.id })]);
    expect(zoom.requests).toHaveLength(1);
    await maintainMeetings(zoom.services);
    expect(await runPlan(operator(), overdueMeetings(operator(), 100))).not.toContain(meeting.id);
  });

  test('ignores a message without a meeting', async () => {
    const zoom = openProvider();
    const result = await zoom.tell(null, 'x', {}, { id: '7' }, { id: 12 });
    expect(result.explicitAcks).toHaveLength(5);
    expect(zoom.requests).toEqual([]);
  });
});
