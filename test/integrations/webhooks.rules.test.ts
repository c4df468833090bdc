/**
 * The rules of deliveries: targets, readable events, schedule and expiry (contract 3.3, 6.3;
 * decisions: Webhooks).
 */
import { describe, expect, test } from 'vitest';
import { scopes } from '#access.ts';
import { eventNames } from '#events.ts';
import {
  assertMayRead,
  readableEvents,
  DISABLED_AFTER_MS,
  FAILED_MIN,
  hasSucceeded,
  isExpired,
  RETENTION_MS,
  retryDelaySeconds,
  SECRET_OVERLAP_MS,
  RECENT_LOGS_MAX,
  parseTarget,
  sampleData,
  WARNED_AFTER_MS,
  WEBHOOKS_MAX,
} from '#integrations/webhooks/rules.ts';
import type { Surroundings } from '#lib/webhook-url.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import { ApiError } from '#errors.ts';
import { deployed, publicTargets, refusedTargets } from '../support/targets.ts';

const onThisMachine: Surroundings = { ...deployed, allowsPrivate: true };

/** Why nothing is sent to this address, or null. */
function faultOf(url: string, around: Surroundings = deployed) {
  try {
    parseTarget(url, around);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return { code: error.code, fields: error.errors };
    throw error;
  }
}

const expectedError = { code: 'invalid_input', fields: { url: [expect.any(String)] } };

describe('the URL of a receiver', () => {
  test('the tables of addresses are not empty', () => {
    expect(refusedTargets.length).toBeGreaterThan(60);
    const urls = [...publicTargets, ...refusedTargets.map(([, url]) => url)];
    expect(new Set(urls).size).toBe(urls.length);
  });

  test.each(publicTargets)('a receiver may be %s, and its URL is kept as sent', (url) => {
    expect(faultOf(url)).toBeNull();
    expect(parseTarget(url, deployed).url).toBe(url);
  });

  test.each(refusedTargets)('a receiver may not be %s: %j', (_, url) => {
    expect(faultOf(url)).toEqual(expectedError);
  });

  test.each([
    ['https://HR.Example.com:8443/x', 'hr.example.com'],
    ['https://hr.example.com./x', 'hr.example.com'],
    ['https://münchen.example.com/', 'xn--mnchen-3ya.example.com'],
  ])('the receiver %s has the host %s', (url, hostname) => {
    expect(parseTarget(url, deployed).hostname).toBe(hostname);
  });

  test.each([
    ['https://user@hr.example.com/', 'Must not contain credentials.'],
    ['https://hr.example.com/#a', 'Must not contain a fragment.'],
    ['http://hr.example.com/', 'Must start with https://.'],
    ['https://127.0.0.1/', 'Must have a public host name, not an IP address.'],
    ['https://hr.example.com:0/', 'Must have a port from 1 to 65535.'],
    ['https://api.recruiting.example/', 'Must not point to this service.'],
    ['hr.example.com', 'Must be an absolute URL.'],
  ])('%s is rejected with a reason', (url, why) => {
    expect(faultOf(url)?.fields).toEqual({ url: [why] });
  });

  test.each([
    'http://127.0.0.1:3000/hooks',
    'http://localhost:3000/',
    'http://[::1]/',
    'http://hr.local/',
    'https://hr/',
  ])('a receiver may be %s in development', (url) => {
    expect(faultOf(url, onThisMachine)).toBeNull();
  });

  test.each([
    'https://api.recruiting.example/',
    'https://user@127.0.0.1/',
    'http://127.0.0.1/#a',
    'ftp://127.0.0.1/',
    'file:///etc/passwd',
    '127.0.0.1:3000',
    'http:127.0.0.1',
    'http://127.0.0.1\\@x/',
    'http://127.0.0.1/\n',
  ])('even in development a receiver may not be %j', (url) => {
    expect(faultOf(url, onThisMachine)).toEqual(expectedError);
  });
});

describe('the outcome of an answer', () => {
  test.each([200, 201, 202, 204, 206, 299])('the status %i succeeds', (statusCode) => {
    expect(hasSucceeded({ statusCode, error: null })).toBe(true);
    for (const attempts of [1, 2, 3, 4]) {
      expect(retryDelaySeconds(attempts, { statusCode, error: null })).toBeNull();
    }
  });

  test.each([0, 100, 199, 300, 301, 302, 304, 307, 308, 400, 401, 404, 410, 429, 500, 503, 599])(
    'the status %i fails, with retries after 10 s, 1 min and 5 min, and no fifth attempt',
    (statusCode) => {
      const outcome = { statusCode, error: statusCode === 0 ? ('timeout' as const) : null };
      expect(hasSucceeded(outcome)).toBe(false);
      expect([1, 2, 3, 4, 5].map((attempts) => retryDelaySeconds(attempts, outcome))).toEqual([
        10,
        60,
        300,
        null,
        null,
      ]);
    },
  );
});

describe('the expiry of a delivery', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const opened = (agoMs: number, attempts: number) => ({
    openedAt: new Date(now.getTime() - agoMs),
    attempts,
  });

  test('an attempted delivery expires an hour after its schedule began', () => {
    for (const attempts of [1, 2, 3]) {
      expect(isExpired(opened(60 * MINUTE_MS, attempts), now)).toBe(false);
      expect(isExpired(opened(60 * MINUTE_MS + 1, attempts), now)).toBe(true);
    }
  });

  test('an unattempted delivery expires after a day', () => {
    expect(isExpired(opened(DAY_MS, 0), now)).toBe(false);
    expect(isExpired(opened(DAY_MS + 1, 0), now)).toBe(true);
  });
});

describe('the scopes of events', () => {
  const named = (pattern: RegExp) => eventNames.filter((name) => pattern.test(name));

  test.each([
    [[], /^webhook\./u],
    [['company', 'profile', 'jobs:write', 'applicants:write', 'mcp'], /^webhook\./u],
    [['jobs:read'], /^(?:webhook|job)\./u],
    [
      ['applicants:read'],
      /^(?:webhook|application|candidate|cv|data_request|email|export|feedback|import|meeting|note|task)\./u,
    ],
    [scopes, /./u],
  ] as const)(
    'a token with %j may read the events that match %s, and no others',
    (held, pattern) => {
      expect(readableEvents(held)).toEqual(named(pattern));
      for (const name of eventNames) {
        const hears = () => assertMayRead(held, [name]);
        if (pattern.test(name)) expect(hears).not.toThrow();
        else expect(hears).toThrow(ApiError);
      }
    },
  );

  test('an unreadable event is refused with the missing scope', () => {
    for (const [held, names, scope] of [
      ['jobs:read', ['job.closed', 'application.hired'], 'applicants:read'],
      ['jobs:read', ['meeting.scheduled'], 'applicants:read'],
      ['applicants:read', ['meeting.scheduled', 'job.published'], 'jobs:read'],
    ] as const) {
      expect(() => assertMayRead([held], names)).toThrow(
        expect.objectContaining({ code: 'insufficient_scope', extra: { scope } }),
      );
    }
  });

  test('the service itself may read all events', () => {
    expect(() => assertMayRead(undefined, eventNames)).not.toThrow();
  });
});

test('the limits are the decided ones', () => {
  expect({
    WEBHOOKS_MAX,
    RECENT_LOGS_MAX,
    RETENTION_MS,
    SECRET_OVERLAP_MS,
    WARNED_AFTER_MS,
    DISABLED_AFTER_MS,
    FAILED_MIN,
  }).toEqual({
    WEBHOOKS_MAX: 20,
    RECENT_LOGS_MAX: 10,
    RETENTION_MS: 30 * DAY_MS,
    SECRET_OVERLAP_MS: DAY_MS,
    WARNED_AFTER_MS: DAY_MS,
    DISABLED_AFTER_MS: 5 * DAY_MS,
    FAILED_MIN: 10,
  });
});

test.each(eventNames)('the sample of %s has another id for each record that it names', (name) => {
  const ids = Object.values(sampleData(name)).filter((value) => typeof value === 'number');
  expect(new Set(ids).size).toBe(ids.length);
});
