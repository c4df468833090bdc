/** Tests scheduling, listing, changing, canceling and joining meetings through the API (contract 2.11, 4.9). */
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { companies } from '#data/tables/companies.ts';
import { mails } from '#data/tables/mails.ts';
import { meetings } from '#data/tables/meetings.ts';
import { readMail } from '#mail/actions/outbox.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import type { Page } from '#lib/pagination.ts';
import type { Meeting } from '#recruiting/interviews/meetings/schemas.ts';
import { API, send } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';

const BARE = { files: [] };
const STORE = '/api/meet/store';
const INDEX = '/api/meet/index';

function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString();
}

/** The emails of the meeting, decrypted, oldest first. */
async function mailsOf({ id: meetingId }: Meeting) {
  const ofMeeting = eq(mails.meetingId, meetingId);
  const rows = await db.select().from(mails).where(ofMeeting).orderBy(mails.id);
  return Promise.all(
    rows.map(async ({ id, kind, status, applicationId }) => {
      return { kind, status, applicationId, mail: await readMail(operator(), id) };
    }),
  );
}

async function show(acme: Company, { id }: Meeting): Promise<Meeting> {
  return (await acme.viewer<Meeting>('GET', `/api/meet/show/${id}`)).body.data;
}

/** A time in the morning of that day. It differs for each test, so that ids do too. */
function setDay(): number {
  const now = Date.parse('2026-12-01T11:00:00Z') + Math.floor(Math.random() * 59 * MINUTE_MS);
  setClock(now);
  return now;
}

const joinPage = (url: string, method = 'GET') => send(url, { method });

describe('POST /api/meet/store', () => {
  test('schedules with only a title and a start, with event and audit (2.11)', async () => {
    const acme = await openCompany();
    const start = inDays(2);
    const answer = await acme.recruiter<Meeting>('POST', STORE, {
      title: ' Chat ',
      start_time: start,
    });
    expect(answer.status).toBe(201);
    const { id } = answer.body.data;
    const startText = `${start.slice(0, 19)}.000000Z`;
    expect(answer.body.data).toEqual({
      id: expect.any(Number),
      title: 'Chat',
      start_time: startText,
      end_time: `${new Date(Date.parse(startText) + 30 * MINUTE_MS).toISOString().slice(0, 19)}.000000Z`,
      duration: 30,
      type: 'google_meet',
      description: null,
      meeting_url: expect.stringMatching(
        /^https:\/\/api\.recruiting\.example\/m\?link=[\w-]{43}$/u,
      ),
      status: 'scheduled',
      candidate_job_id: null,
      conference_status: 'not_connected',
      conference_error: null,
      attendees: [],
      timezone: 'UTC',
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(await show(acme, answer.body.data)).toEqual(answer.body.data);
    expect(await acme.announced()).toMatchObject([
      {
        event: 'meeting.scheduled',
        data: { meet_id: id, candidate_job_id: null, scheduled_at: startText, type: 'google_meet' },
      },
    ]);
    expect(await acme.audited()).toMatchObject([
      { action: 'meeting.create', subjectId: id, changes: { duration: { to: 30 } } },
    ]);
    expect(await mailsOf(answer.body.data)).toEqual([]);
  });

  test('accepts all fields, and invites the candidate and each attendee once', async () => {
    const acme = await openCompany();
    const made = await acme.apply({ ...BARE, first_name: 'Zoë' });
    const bob = `bob-${acme.subdomain}@acme.example`;
    const meeting = await acme.schedule({
      title: ' Interview  with all',
      duration: 45,
      type: 'ZOOM',
      description: 'Bring a cake.',
      candidate_job_id: made.id,
      attendees: [bob, bob.toUpperCase(), made.email.toUpperCase()],
      timezone: 'Europe/Berlin',
    });
    expect(meeting).toMatchObject({
      type: 'zoom',
      duration: 45,
      candidate_job_id: made.id,
      attendees: [bob, made.email.toUpperCase()],
      timezone: 'Europe/Berlin',
      description: 'Bring a cake.',
    });
    const written = await mailsOf(meeting);
    expect(written.map(({ mail }) => mail.to)).toEqual([made.email, bob]);
    for (const { mail, kind } of written) {
      expect(kind).toBe('meeting_request');
      expect(mail.subject).toBe('Invitation: Interview with all');
      expect(mail.text).toContain(meeting.meeting_url);
      expect(mail.replyTo?.email).toBe(`Recruiter@${acme.subdomain}.example`);
      expect(mail.calendar?.method).toBe('REQUEST');
      const calendar = (mail.calendar?.text ?? '').replaceAll('\r\n ', '');
      expect(calendar).toContain(`UID:meeting-${meeting.id}@api.recruiting.example`);
      expect(calendar.match(/ATTENDEE/gu)).toHaveLength(1);
      expect(calendar).toContain(`MAILTO:${mail.to}`);
      expect(calendar).toContain('SEQUENCE:0');
    }
    const [toCandidate, toBob] = written;
    expect(toCandidate?.applicationId).toBe(made.id);
    expect(toBob?.applicationId).toBeNull();
    expect(await acme.showApplication(made)).toMatchObject({
      history: [{ kind: 'meeting_scheduled', author: { name: expect.any(String) } }, {}],
      emails: [{ kind: 'meeting_request' }],
    });
    expect((await acme.announced()).at(-1)).toMatchObject({
      data: { candidate_job_id: made.id, type: 'zoom' },
    });
    // The audit log contains no names.
    expect(JSON.stringify(await acme.audited())).not.toMatch(/bob-|cake|Interview/u);
  });

  test('sends emails in the language of the career site', async () => {
    const acme = await openCompany({ domain: 'karriere-de.example' });
    const made = await acme.apply(BARE);
    const [first] = await mailsOf(await acme.schedule({ candidate_job_id: made.id }));
    expect(first?.mail.subject).toBe('Einladung: Interview');
    expect(first?.mail.text).toContain('Acme lädt Sie zu einem Gespräch ein.');
  });

  test.each([
    ['with its offset', '2027-07-01T10:00:00+05:30', undefined, '2027-07-01T04:30:00.000000Z'],
    [
      'with its offset, whatever zone',
      '2027-07-01T10:00Z',
      'Asia/Tokyo',
      '2027-07-01T10:00:00.000000Z',
    ],
    ['by the company’s clock', '2027-01-11T10:00:00', undefined, '2027-01-11T09:00:00.000000Z'],
    ['in summer', '2027-07-01T10:00', undefined, '2027-07-01T08:00:00.000000Z'],
    ['by another clock', '2027-01-11T10:00:00', 'America/New_York', '2027-01-11T15:00:00.000000Z'],
    // This local time occurs twice; the first is used.
    ['in the hour that comes twice', '2027-10-31T02:30', undefined, '2027-10-31T00:30:00.000000Z'],
    ['there too', '2027-11-07T01:30', 'America/New_York', '2027-11-07T05:30:00.000000Z'],
    ['with milliseconds', '2027-01-11T10:00:00.999Z', undefined, '2027-01-11T10:00:00.000000Z'],
  ])('accepts a start %s: %s', async (_, start, timezone, expected) => {
    const acme = await openCompany();
    setDay();
    await db.update(companies).set({ timezone: 'Europe/Berlin' }).where(eq(companies.id, acme.id));
    const meeting = await acme.schedule({ start_time: start, ...(timezone && { timezone }) });
    expect(meeting.start_time).toBe(expected);
    expect(meeting.timezone).toBe(timezone ?? 'Europe/Berlin');
  });

  test.each([
    ['title', { title: undefined }],
    ['title', { title: '  ' }],
    ['title', { title: 'x'.repeat(256) }],
    ['start_time', { start_time: undefined }],
    ['start_time', { start_time: null }],
    ['start_time', { start_time: 'tomorrow' }],
    ['start_time', { start_time: 1_800_000_000 }],
    ['start_time', { start_time: '2027-02-30T10:00:00Z' }],
    ['start_time', { start_time: '2027-01-11T25:00:00Z' }],
    ['start_time', { start_time: '2027-01-11' }],
    ['start_time', { start_time: '2026-12-01T11:00:00Z' }],
    ['start_time', { start_time: '2026-12-01T11:00:00+24:00' }],
    ['start_time', { start_time: '2026-12-01T12:59:59+02:00' }],
    ['start_time', { start_time: '0000-01-01T00:00:00Z' }],
    ['start_time', { start_time: '9999-12-31T23:59:59Z' }],
    ['start_time', { start_time: '2028-12-03T12:00:00Z' }],
    // Daylight saving skips these local times.
    ['start_time', { start_time: '2027-03-28T02:30', timezone: 'Europe/Berlin' }],
    ['start_time', { start_time: '2027-03-14T02:30', timezone: 'America/New_York' }],
    ['duration', { duration: 4 }],
    ['duration', { duration: 1441 }],
    ['duration', { duration: 30.5 }],
    ['duration', { duration: '30' }],
    ['type', { type: 'teams' }],
    ['description', { description: 'x'.repeat(10_001) }],
    ['timezone', { timezone: 'Mars/Olympus' }],
    ['timezone', { timezone: '+02:00' }],
    ['candidate_job_id', { candidate_job_id: 1 }],
    ['candidate_job_id', { candidate_job_id: 'x' }],
    ['attendees', { attendees: 'ada@people.example' }],
    ['attendees.1', { attendees: ['ada@people.example', 'nobody'] }],
    ['attendees.0', { attendees: ['zoë@people.example'] }],
    ['attendees.0', { attendees: ['a@b.example\r\nBcc: eve@evil.example'] }],
    [
      'attendees',
      { attendees: Array.from({ length: 51 }, (_, index) => `a${index}@people.example`) },
    ],
  ])('rejects scheduling with %s: %j with 422', async (field, wrong) => {
    const acme = await openCompany();
    setDay();
    const input = { title: 'Interview', start_time: '2027-01-11T10:00:00Z', ...wrong };
    const answer = await acme.recruiter('POST', STORE, input);
    expect(answer, answer.text).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await acme.announced()).toEqual([]);
    expect(await db.select().from(meetings).where(eq(meetings.companyId, acme.id))).toEqual([]);
  });

  test('rejects the application of another company like an unknown one with 422', async () => {
    const [acme, other] = await Promise.all([openCompany(), openCompany()]);
    const made = await other.apply(BARE);
    const input = { title: 'Interview', start_time: inDays(1), candidate_job_id: made.id };
    const answer = await acme.recruiter('POST', STORE, input);
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { candidate_job_id: ['No such application in this company.'] } },
    });
  });

  test('rejects an erased candidate with 409', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    await acme.admin('DELETE', `/api/candidates/erase/${made.candidate_id}`);
    const input = { title: 'Interview', start_time: inDays(1), candidate_job_id: made.id };
    const answer = await acme.recruiter('POST', STORE, input);
    expect(answer).toMatchObject({ status: 409, body: { code: 'candidate_erased' } });
  });

  test('schedules once under an Idempotency-Key', async () => {
    const acme = await openCompany();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const input = { title: 'Once', start_time: inDays(1), attendees: ['bob@acme.example'] };
    const first = await acme.recruiter<Meeting>('POST', STORE, input, key);
    const second = await acme.recruiter<Meeting>('POST', STORE, input, key);
    expect(second.text).toBe(first.text);
    expect(await mailsOf(first.body.data)).toHaveLength(1);
    expect(await acme.announced()).toHaveLength(1);
  });

  test('invites fifty attendees in one batch', async () => {
    const acme = await openCompany();
    const attendees = Array.from({ length: 50 }, (_, nth) => `a${nth}@${acme.subdomain}.example`);
    const meeting = await acme.schedule({ attendees });
    expect((await mailsOf(meeting)).map(({ mail }) => mail.to)).toEqual(attendees);
  });
});

describe('GET /api/meet/index', () => {
  test('lists nothing for a new company', async () => {
    const acme = await openCompany();
    expect((await acme.viewer<Page<Meeting>>('GET', INDEX)).body.data).toEqual({
      current_page: 1,
      data: [],
      total: 0,
      per_page: 10,
      last_page: 1,
      next_cursor: null,
      next_since: expect.any(String),
    });
  });

  test('lists newest first, by page, by cursor and by updated-since', async () => {
    const acme = await openCompany();
    const start = Date.now();
    const made: number[] = [];
    for (const title of ['a', 'b', 'c']) made.unshift((await acme.schedule({ title })).id);
    const list = async (query: string) =>
      (await acme.viewer<Page<Meeting>>('GET', `${INDEX}?${query}`)).body.data;
    const first = await list('max=2');
    expect(first).toMatchObject({ total: 3, last_page: 2 });
    expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 2));
    const next = await list(`max=2&cursor=${first.next_cursor}`);
    expect(next.data.map(({ id }) => id)).toEqual(made.slice(2));
    setClock(start + 2 * MINUTE_MS);
    await acme.recruiter('DELETE', `/api/meet/destroy/${made[1]}`);
    const since = new Date(start + MINUTE_MS).toISOString();
    const changed = await list(`updated-since=${since}`);
    expect(changed).toMatchObject({ total: 1, data: [{ id: made[1], status: 'canceled' }] });
  });

  test('filters by application, status and day', async () => {
    const acme = await openCompany();
    const now = setDay();
    const { id: application } = await acme.apply(BARE);
    const about = await acme.schedule({
      start_time: '2027-01-11T00:00:00Z',
      candidate_job_id: application,
    });
    setClock(now + 1000);
    const late = await acme.schedule({ start_time: '2027-01-11T23:59:59Z' });
    setClock(now + 2000);
    const after = await acme.schedule({ start_time: '2027-01-12T00:00:00Z' });
    await acme.recruiter('DELETE', `/api/meet/destroy/${after.id}`);
    const ids = async (query: string) => {
      const { body } = await acme.viewer<Page<Meeting>>('GET', `${INDEX}?${query}`);
      expect(body.data.total).toBe(body.data.data.length);
      return body.data.data.map(({ id }) => id);
    };
    expect(await ids(`candidate_job_id=${application}`)).toEqual([about.id]);
    expect(await ids('status=scheduled')).toEqual([late.id, about.id]);
    expect(await ids('status=Canceled')).toEqual([after.id]);
    expect(await ids('date-start=2027-01-12')).toEqual([after.id]);
    expect(await ids('date-end=2027-01-11')).toEqual([late.id, about.id]);
    expect(await ids('date-start=2027-01-11&date-end=2027-01-11')).toEqual([late.id, about.id]);
    expect(
      await ids(`date-start=2027-01-11&status=scheduled&candidate_job_id=${application}`),
    ).toEqual([about.id]);
    expect(await ids('candidate_job_id=1')).toEqual([]);
  });

  test.each([
    ['status=over', 'status'],
    ['candidate_job_id=x', 'candidate_job_id'],
    ['candidate_job_id=0', 'candidate_job_id'],
    ['date-start=yesterday', 'date-start'],
    ['date-end=2027-02-30', 'date-end'],
    ['max=0', 'max'],
  ])('rejects %s with 422', async (query, field) => {
    const acme = await openCompany();
    const answer = await acme.viewer('GET', `${INDEX}?${query}`);
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });

  test.each(['', 'status=scheduled', 'date-start=2027-01-01', 'candidate_job_id=7'])(
    'uses an index for the query %j',
    async (query) => {
      const acme = await openCompany();
      await acme.schedule();
      const { meetingStore, meetingFilter } =
        await import('#recruiting/interviews/meetings/store/meetings.ts');
      const { MeetingQuery } = await import('#recruiting/interviews/meetings/schemas.ts');
      const wanted = meetingFilter(
        MeetingQuery.parse(Object.fromEntries(new URLSearchParams(query))),
      );
      const ctx = { ...operator(), tenant: { id: acme.id }, actor: null };
      const statement = db
        .select()
        .from(meetings)
        .where(meetingStore.ofCompany(ctx, wanted))
        .toSQL();
      const plan = env.DB.prepare(`explain query plan ${statement.sql}`).bind(...statement.params);
      const { results } = await plan.all<{ detail: string }>();
      expect(results.map(({ detail }) => detail).join()).toMatch(/^SEARCH meetings USING INDEX/u);
    },
  );
});

describe('POST /api/meet/update/{id}', () => {
  const update = (acme: Company, { id }: Meeting, change: object) =>
    acme.recruiter<Meeting>('POST', `/api/meet/update/${id}`, change);

  test('reschedules a meeting, and updates the same calendar event', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const meeting = await acme.schedule({
      candidate_job_id: made.id,
      attendees: ['bob@acme.example'],
      timezone: 'Europe/Berlin',
    });
    // These emails have been sent before.
    await db.update(mails).set({ status: 'sent' }).where(eq(mails.meetingId, meeting.id));
    const answer = await update(acme, meeting, { start_time: '2027-07-01T10:00', duration: 60 });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          start_time: '2027-07-01T08:00:00.000000Z',
          end_time: '2027-07-01T09:00:00.000000Z',
          title: 'Interview',
          meeting_url: meeting.meeting_url,
          attendees: ['bob@acme.example'],
        },
      },
    });
    const [, , ...notices] = await mailsOf(meeting);
    expect(notices.map(({ mail, kind }) => [mail.to, kind, mail.subject])).toEqual([
      [made.email, 'meeting_update', 'Changed: Interview'],
      ['bob@acme.example', 'meeting_update', 'Changed: Interview'],
    ]);
    const calendar = notices[0]?.mail.calendar;
    expect(calendar?.method).toBe('REQUEST');
    expect(calendar?.text).toContain('SEQUENCE:1\r\n');
    expect(calendar?.text).toContain('DTSTART:20270701T080000Z\r\n');
    expect(calendar?.text).toContain(`UID:meeting-${meeting.id}@`);
    expect(await acme.showApplication(made)).toMatchObject({
      history: [{ kind: 'meeting_changed' }, { kind: 'meeting_scheduled' }, {}],
    });
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'meeting.update',
      changes: { duration: { from: 30, to: 60 }, start_time: expect.anything() },
    });
    // The contract has an event for scheduling only.
    expect(
      (await acme.announced()).filter(({ event }) => event.startsWith('meeting')),
    ).toHaveLength(1);
  });

  test('cancels unsent emails about the earlier time', async () => {
    const acme = await openCompany();
    const meeting = await acme.schedule({ attendees: ['bob@acme.example'] });
    await update(acme, meeting, { title: 'Second interview' });
    expect((await mailsOf(meeting)).map(({ kind, status }) => [kind, status])).toEqual([
      ['meeting_request', 'canceled'],
      ['meeting_update', 'queued'],
    ]);
  });

  test('invites new attendees, notifies removed ones, and sends nothing to the others', async () => {
    const acme = await openCompany();
    const meeting = await acme.schedule({ attendees: ['bob@acme.example', 'eve@acme.example'] });
    const attendees = ['BOB@acme.example', 'zed@acme.example'];
    const answer = await update(acme, meeting, { attendees });
    expect(answer.body.data.attendees).toEqual(attendees);
    const [, , ...notices] = await mailsOf(meeting);
    expect(notices.map(({ mail, kind }) => [mail.to, kind, mail.calendar?.method])).toEqual([
      ['eve@acme.example', 'meeting_cancel', 'CANCEL'],
      ['zed@acme.example', 'meeting_request', 'REQUEST'],
    ]);
  });

  test('sends nothing if nothing has changed', async () => {
    const acme = await openCompany();
    const meeting = await acme.schedule({ attendees: ['bob@acme.example'], description: 'Cake' });
    const { title, start_time, duration, description, attendees, timezone } = meeting;
    const same = {
      title,
      start_time: start_time.slice(0, 19),
      duration,
      description,
      attendees,
      timezone,
    };
    for (const change of [{}, same]) {
      expect((await update(acme, meeting, change)).body.data).toEqual(meeting);
    }
    expect(await mailsOf(meeting)).toHaveLength(1);
    expect(await acme.audited()).toHaveLength(1);
    const cleared = await update(acme, meeting, { description: null });
    expect(cleared.body.data.description).toBeNull();
  });

  test('rejects a canceled meeting and one that has begun with 409', async () => {
    const acme = await openCompany();
    const [one, two] = [await acme.schedule(), await acme.schedule()];
    await acme.recruiter('DELETE', `/api/meet/destroy/${one.id}`);
    const canceled = await update(acme, one, { title: 'x' });
    expect(canceled).toMatchObject({ status: 409, body: { code: 'meeting_canceled' } });
    setClock(Date.parse(two.start_time));
    const begun = await update(acme, two, { title: 'x' });
    expect(begun).toMatchObject({ status: 409, body: { code: 'meeting_begun' } });
  });

  test.each([
    ['title', { title: '' }],
    ['title', { title: null }],
    ['start_time', { start_time: '2020-01-01T00:00:00Z' }],
    ['start_time', { start_time: null }],
    ['duration', { duration: 1 }],
    ['timezone', { timezone: 'x' }],
    ['attendees.0', { attendees: ['x'] }],
  ])('rejects changing %s: %j with 422', async (field, change) => {
    const acme = await openCompany();
    const meeting = await acme.schedule();
    const answer = await update(acme, meeting, change);
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
    expect(await show(acme, meeting)).toEqual(meeting);
  });

  test('applies twenty simultaneous changes one after the other, or answers 409', async () => {
    const acme = await openCompany();
    const meeting = await acme.schedule({ attendees: ['bob@acme.example'] });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => update(acme, meeting, { duration: 31 + nth })),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const notices = (await mailsOf(meeting)).filter(({ kind }) => kind === 'meeting_update');
    expect(notices).toHaveLength(done.length);
    expect(
      new Set(notices.map(({ mail }) => /SEQUENCE:\d+/u.exec(mail.calendar?.text ?? '')?.[0])).size,
    ).toBe(done.length);
  });
});

describe('DELETE /api/meet/destroy/{id}', () => {
  const destroy = (acme: Company, { id }: Pick<Meeting, 'id'>) =>
    acme.recruiter('DELETE', `/api/meet/destroy/${id}`);

  test('keeps the meeting as canceled, and notifies everyone once', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const attendees = ['bob@acme.example'];
    const meeting = await acme.schedule({ candidate_job_id: made.id, attendees });
    for (const _ of [1, 2]) {
      expect(await destroy(acme, meeting)).toMatchObject({ status: 200, body: { data: null } });
    }
    expect(await show(acme, meeting)).toMatchObject({
      status: 'canceled',
      conference_status: 'not_connected',
      meeting_url: meeting.meeting_url,
    });
    const notices = (await mailsOf(meeting)).filter(({ kind }) => kind === 'meeting_cancel');
    expect(notices.map(({ mail }) => [mail.to, mail.calendar?.method])).toEqual([
      [made.email, 'CANCEL'],
      ['bob@acme.example', 'CANCEL'],
    ]);
    expect(notices[0]?.mail.calendar?.text).toContain('STATUS:CANCELLED\r\n');
    expect(notices[0]?.mail.calendar?.text).toContain('SEQUENCE:1\r\n');
    expect(notices[0]?.mail.text).not.toContain(meeting.meeting_url);
    const { history } = await acme.showApplication(made);
    expect(history.map(({ kind }) => kind)).toEqual([
      'meeting_canceled',
      'meeting_scheduled',
      'created',
    ]);
    expect((await acme.audited()).filter(({ action }) => action === 'meeting.cancel')).toHaveLength(
      1,
    );
  });

  test('notifies no one of a meeting that is over', async () => {
    const acme = await openCompany();
    const meeting = await acme.schedule({ attendees: ['bob@acme.example'] });
    await db.update(mails).set({ status: 'sent' }).where(eq(mails.meetingId, meeting.id));
    setClock(Date.parse(meeting.end_time));
    await destroy(acme, meeting);
    expect(await show(acme, meeting)).toMatchObject({ status: 'canceled' });
    expect(await mailsOf(meeting)).toHaveLength(1);
  });

  test('answers 404 for an unknown meeting', async () => {
    const acme = await openCompany();
    expect(await destroy(acme, { id: 1 })).toMatchObject({ status: 404 });
  });
});

describe('GET /m', () => {
  const ready = (meeting: Meeting, conferenceUrl: string) =>
    db
      .update(meetings)
      .set({ conferenceUrl, conferenceRef: '7', conferenceStatus: 'ready' })
      .where(eq(meetings.id, meeting.id));

  test('shows time and company without names until the conference is ready', async () => {
    const acme = await openCompany({ domain: 'karriere-de.example' });
    const { hash_id: job } = await acme.postJob({ title: 'Baker <b>' });
    const made = await acme.apply({ ...BARE, job_id: job });
    const meeting = await acme.schedule({
      title: 'Secret title',
      candidate_job_id: made.id,
      attendees: ['bob@acme.example'],
      timezone: 'Asia/Dubai',
    });
    const page = await joinPage(meeting.meeting_url);
    expect(page.status).toBe(200);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const html = await page.text();
    expect(html).toContain('<html lang="de-DE" dir="ltr">');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('<h1>Gespräch mit Acme</h1>');
    expect(html).toContain('Baker &lt;b&gt;');
    expect(html).toContain(meeting.start_time.slice(0, 4));
    expect(html).not.toMatch(/<script|Secret|bob@|Lovelace|people\.example/u);

    await ready(meeting, 'https://meet.google.com/abc-defg-hij');
    const leading = await joinPage(meeting.meeting_url);
    expect(leading.status).toBe(302);
    expect(leading.headers.get('location')).toBe('https://meet.google.com/abc-defg-hij');
    expect(leading.headers.get('cache-control')).toBe('no-store');
    expect(leading.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('has its secret in the query, which is not logged, and answers links with it in the path', async () => {
    const acme = await openCompany();
    const meeting = await acme.schedule();
    const url = new URL(meeting.meeting_url);
    expect([url.pathname, [...url.searchParams.keys()]]).toEqual(['/m', ['link']]);
    const earlier = `${API}/m/${url.searchParams.get('link') ?? ''}`;
    expect((await joinPage(earlier)).status).toBe(200);
    await ready(meeting, 'https://zoom.us/j/7');
    for (const link of [earlier, url.href]) {
      expect((await joinPage(link)).headers.get('location')).toBe('https://zoom.us/j/7');
    }
  });

  test('shows that a meeting is canceled, without a redirect', async () => {
    const acme = await openCompany({ domain: 'karriere-de.example' });
    const meeting = await acme.schedule();
    await ready(meeting, 'https://zoom.us/j/7');
    await acme.recruiter('DELETE', `/api/meet/destroy/${meeting.id}`);
    const page = await joinPage(meeting.meeting_url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Dieser Termin ist abgesagt');
  });

  test('redirects while a meeting runs late, and not the day after', async () => {
    const acme = await openCompany();
    const meeting = await acme.schedule();
    await ready(meeting, 'https://zoom.us/j/7');
    setClock(Date.parse(meeting.end_time) + 60 * MINUTE_MS);
    expect((await joinPage(meeting.meeting_url)).status).toBe(302);
    setClock(Date.parse(meeting.end_time) + DAY_MS);
    const page = await joinPage(meeting.meeting_url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('This meeting is over');
  });

  test.each(['x', 'A'.repeat(43), `${'A'.repeat(42)}%00`, '%E0%A4%A'])(
    'answers 404 for the unknown link %s',
    async (hash) => {
      for (const path of [`/m/${hash}`, `/m?link=${hash}`, '/m']) {
        const page = await joinPage(`${API}${path}`);
        expect(page.status, path).toBe(404);
        expect(await page.text()).toContain('This meeting does not exist');
      }
    },
  );

  test('answers 405 to POST, and redirects to HTTPS', async () => {
    const refused = await joinPage(`${API}/m/x`, 'POST');
    expect(refused.status).toBe(405);
    expect(refused.headers.get('allow')).toBe('GET, HEAD');
    expect((await joinPage(`${API}/m/x`, 'HEAD')).status).toBe(404);
    const clear = await joinPage(`${API.replace('https', 'http')}/m?link=x`);
    expect(clear.status).toBe(308);
    expect(clear.headers.get('location')).toBe(`${API}/m?link=x`);
  });
});
