/** Tests the rules of conferences, the calendar files and the texts of meeting emails (contract 2.11). */
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarText } from '#mail/calendar.ts';
import { verdictOf, taskOf } from '#recruiting/interviews/meetings/rules.ts';
import type { Task } from '#recruiting/interviews/meetings/rules.ts';
import { meetingEmail } from '#recruiting/interviews/meetings/words/emails.ts';
import { timeRange } from '#recruiting/interviews/meetings/words/time-range.ts';
import { wordsFor } from '#recruiting/interviews/meetings/words/words.ts';
import { recruitingMeetings } from '#translations';
import { siteLanguages } from '#vocabulary/lists.ts';
import { retryWaits } from '../support/retry-waits.ts';

const MADE = { externalId: '7', url: 'https://zoom.example/j/7' };
const LATER = { is: 'later', code: '503' } as const;

describe('a conference', () => {
  test.each([
    ['create', { status: 'scheduled', conferenceRef: null, conferenceUrl: null }],
    ['read', { status: 'scheduled', conferenceRef: '7', conferenceUrl: null }],
    ['update', { status: 'scheduled', conferenceRef: '7', conferenceUrl: 'https://x.example' }],
    ['end', { status: 'canceled', conferenceRef: '7', conferenceUrl: 'https://x.example' }],
    ['end', { status: 'canceled', conferenceRef: '7', conferenceUrl: null }],
    [null, { status: 'canceled', conferenceRef: null, conferenceUrl: null }],
  ] as const)('is to %s: %j', (task, meeting) => {
    expect(taskOf(meeting)).toBe(task);
  });

  const conference = { ref: '7', url: MADE.url };
  test.each([
    ['create', { is: 'done', value: MADE }, { conferenceStatus: 'ready', conference }],
    ['read', { is: 'done', value: MADE }, { conferenceStatus: 'ready', conference }],
    ['update', { is: 'done', value: null }, { conferenceStatus: 'ready' }],
    [
      'end',
      { is: 'done', value: null },
      { conferenceStatus: 'not_connected', conference: { ref: null, url: null } },
    ],
    [
      'create',
      { is: 'pending', externalId: '7' },
      { conferenceStatus: 'pending', delaySeconds: 10, conference: { ref: '7', url: null } },
    ],
    ['read', { is: 'pending', externalId: '7' }, { conferenceStatus: 'pending', delaySeconds: 10 }],
    ['create', { is: 'token', code: '401' }, failed('reauth_required')],
    ['create', { is: 'refused', code: '400' }, failed('refused')],
    ['create', { is: 'unknown', code: 'timeout' }, failed('unknown')],
    // Repeating these tasks is harmless.
    ['read', { is: 'unknown', code: 'x' }, { conferenceStatus: 'pending', delaySeconds: 10 }],
    ['update', { is: 'unknown', code: 'x' }, { conferenceStatus: 'ready', delaySeconds: 10 }],
    ['end', { is: 'unknown', code: 'x' }, { conferenceStatus: 'pending', delaySeconds: 10 }],
    // The link keeps working.
    [
      'update',
      { is: 'refused', code: '400' },
      { conferenceStatus: 'ready', conferenceError: 'refused' },
    ],
    ['end', { is: 'refused', code: '400' }, failed('refused')],
  ] as const)('after %s and %j is so', (task, outcome, expected) => {
    const verdict = { conferenceError: null, delaySeconds: null, ...expected };
    expect(verdictOf(task, 1, outcome)).toEqual(verdict);
  });

  test.each([
    [1, 10],
    [2, 60],
    [3, 300],
  ])('is retried after attempt %d in %d seconds', (attempts, delaySeconds) => {
    expect(verdictOf('create', attempts, LATER)).toMatchObject({ delaySeconds });
  });

  test.each<Task>(['create', 'read', 'update', 'end'])('fails to %s after a day', (task) => {
    const attempts = retryWaits.length + 1;
    const expected = { conferenceError: 'unavailable', delaySeconds: null };
    expect(verdictOf(task, attempts, LATER)).toMatchObject(expected);
    expect(verdictOf(task, attempts - 1, LATER).delaySeconds).toBeGreaterThan(0);
  });

  test.each([
    [3, 10],
    [90, 90],
    [86_400, 3600],
  ])('asked to wait %d seconds is retried after %d', (retryAfterSeconds, delaySeconds) => {
    expect(verdictOf('create', 1, { ...LATER, retryAfterSeconds })).toMatchObject({ delaySeconds });
  });
});

function failed(conferenceError: string) {
  return { conferenceStatus: 'failed', conferenceError };
}

const invitation = {
  uid: 'meeting-7@api.recruiting.example',
  sequence: 2,
  method: 'REQUEST',
  startsAt: new Date('2027-03-28T08:30:00Z'),
  endsAt: new Date('2027-03-28T09:15:00Z'),
  title: 'Interview',
  joinUrl: 'https://api.recruiting.example/m/x',
  organizer: { name: 'Grace Hopper', email: 'grace@acme.example' },
} as const;

const sent = {
  to: 'ada@people.example',
  text: 'Bring a cake.',
  at: new Date('2026-12-01T09:00:00Z'),
};

function parsed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  if (!event) throw new Error('There is no event.');
  expect(others).toEqual([]);
  return { calendar, event, read: new ICAL.Event(event) };
}

describe('a calendar', () => {
  test('is parsed as an invitation by an independent parser', () => {
    const { calendar, event, read } = parsed(calendarText(invitation, sent));
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(read).toMatchObject({
      uid: invitation.uid,
      sequence: 2,
      summary: 'Interview',
      description: 'Bring a cake.',
      location: invitation.joinUrl,
      organizer: 'mailto:grace@acme.example',
    });
    expect(read.startDate.zone.tzid).toBe('UTC');
    expect(read.startDate.toJSDate()).toEqual(invitation.startsAt);
    expect(read.endDate.toJSDate()).toEqual(invitation.endsAt);
    expect(event.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(event.getFirstProperty('organizer')?.getParameter('cn')).toBe('Grace Hopper');
    const attendees = event.getAllProperties('attendee');
    expect(attendees.map((one) => String(one.getFirstValue()).toLowerCase())).toEqual([
      'mailto:ada@people.example',
    ]);
    expect(attendees[0]?.getParameter('rsvp')).toBe('TRUE');
  });

  test('says that the meeting is canceled', () => {
    const { calendar, event, read } = parsed(
      calendarText({ ...invitation, method: 'CANCEL' }, sent),
    );
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(event.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(read.uid).toBe(invitation.uid);
  });

  test.each([
    ['Japanese', '面談のご案内、', 40],
    ['Chinese', '面试邀请：高级面包师', 40],
    ['Korean', '면접 안내 — 제빵사', 40],
    ['Arabic', 'دعوة إلى مقابلة عمل؛ ', 40],
    ['emoji of several characters', '👩‍👩‍👧‍👦🥐🇩🇪', 30],
    ['what means something there', String.raw`a,b;c\d\n"e": ${'\n'}f`, 20],
  ])('keeps %s unchanged, in lines of at most 75 bytes', (_, words, times) => {
    const text = words.repeat(times).trim();
    const written = calendarText({ ...invitation, title: text }, { ...sent, text });
    const lines = written.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.every((line) => line.isWellFormed() && !line.includes('\n'))).toBe(true);
    expect(written.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(parsed(written).read).toMatchObject({ summary: text, description: text });
  });

  test('cannot be injected with lines', () => {
    const evil = 'x\r\nATTENDEE:mailto:eve@evil.example\r\nX-A:"b\u0000\u0007';
    const to = 'ada@people.example\r\nATTENDEE:mailto:eve@evil.example';
    const organizer = { name: `${evil};CN=Eve:"`, email: 'a"b@evil.example' };
    const written = calendarText(
      { ...invitation, title: evil, organizer },
      { ...sent, to, text: evil },
    );
    const { event } = parsed(written);
    expect(event.getAllProperties('attendee')).toHaveLength(1);
    expect(event.getFirstProperty('x-a')).toBeNull();
    expect(written).not.toMatch(/[^\P{Cc}\r\n]/u);
  });
});

describe('meeting texts', () => {
  test('exist in every language of the career sites', () => {
    expect(Object.keys(recruitingMeetings)).toEqual(expect.arrayContaining([...siteLanguages]));
  });

  const meeting = {
    title: 'Interview {company}',
    description: 'Agenda',
    startsAt: new Date('2027-01-11T09:00:00Z'),
    endsAt: new Date('2027-01-11T09:45:00Z'),
    timezone: 'Europe/Berlin',
    companyName: 'Acme',
    joinUrl: 'https://api.recruiting.example/m/x',
  };

  test.each([...Object.keys(recruitingMeetings), 'fr-CA', 'es-419', 'tlh'])(
    'in %s fill every placeholder, with time and link',
    (language) => {
      for (const kind of ['request', 'update', 'cancel'] as const) {
        const { subject, text } = meetingEmail(kind, { ...meeting, language });
        expect(subject).toContain('Interview {company}');
        expect(`${subject} ${text}`.replaceAll(meeting.title, '')).not.toMatch(/[{}]/u);
        expect(text).toContain('Acme');
        expect(text).toContain('2027');
        expect(text.includes(meeting.joinUrl)).toBe(kind !== 'cancel');
      }
      for (const { heading, text } of Object.values(wordsFor(language).pages)) {
        expect(heading.length * text.length).toBeGreaterThan(0);
      }
    },
  );

  test.each([
    ['en-GB', 'Europe/Berlin', /11 January 2027.*10:00–10:45.*Central European Standard Time/u],
    ['de', 'America/New_York', /11\. Januar 2027.*04:00–04:45.*Ostküste/u],
    ['ja', 'Asia/Tokyo', /2027年1月11日.*18:00–18:45.*日本標準時/u],
    ['ar', 'Asia/Dubai', /2027.*1:00/u],
    ['en-GB', 'Pacific/Kiritimati', /11 January 2027.*23:00–23:45/u],
    ['en-GB', 'Pacific/Chatham', /11 January 2027.*22:45–23:30/u],
  ])('in %s show the time in %s', (language, timezone, expected) => {
    const text = timeRange(language, { ...meeting, timezone });
    expect(text.replaceAll(/[\u2009\u202F\u00A0]/gu, ' ')).toMatch(expected);
  });
});
