/** How often one may call (decisions: Rate limits). */
import { describe, expect, test } from 'vitest';
import { identify } from '#accounts/oauth/actions/identify.ts';
import { createApi } from '#http/api.ts';
import { secondsToWindowEnd } from '#http/limits.ts';
import { endpointKinds } from '#http/kinds/endpoints.ts';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { newToken } from '#lib/token.ts';
import { API, call, fresh, newAddress } from '../support/call.ts';
import { withinOneMinute } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { services } from '../support/operator.ts';

type RateLimitName = Parameters<typeof services.allows>[0];

const PER_MINUTE = 300;
const AT_ONCE = 50;

const isOfTheWindow = (seconds: number) =>
  Number.isInteger(seconds) && seconds >= 1 && seconds <= 60;

test('a refusal says how many seconds of the minute are left', () => {
  const at = (second: number) => secondsToWindowEnd(Date.UTC(2026, 10, 20, 12, 0) + second * 1000);
  expect([at(0), at(1), at(30), at(59), at(59.999), at(60)]).toEqual([60, 59, 30, 1, 1, 60]);
});

describe('a user by one client', () => {
  /** Spends the minute of a new company's Viewer, and calls once more. */
  async function spendMinute() {
    const acme = await openCompany();
    const job = await acme.postJob();
    await acme.token('Viewer');
    const statuses: number[] = [];
    while (statuses.length < PER_MINUTE) {
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () => acme.viewer('GET', `/api/jobs/show/${job.id}`)),
      );
      statuses.push(...answers.map(({ status }) => status));
    }
    const refused = await acme.viewer('GET', '/api/jobs/index');
    return { acme, statuses, refused };
  }

  test('a user may send 300 requests a minute by one client, and no more (429)', async () => {
    const { acme, statuses, refused } = await withinOneMinute(spendMinute);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(refused).toMatchObject({
      status: 429,
      body: {
        success: false,
        code: 'too_many_requests',
        message: expect.any(String),
        retry_after: expect.any(Number),
        request_id: expect.any(String),
      },
    });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toSatisfy(isOfTheWindow);
    expect(refused.body).toMatchObject({ retry_after: wait });
    expect(refused.headers.get('x-ratelimit-limit')).toBe('300');
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(refused.headers.get('ratelimit-policy')).toBe('"api";q=300;w=60');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    // A colleague has a budget of their own.
    expect((await acme.recruiter('GET', '/api/jobs/index')).status).toBe(200);
  }, 60_000);
});

describe('a request over the rate limit', () => {
  /** Calls past the platform's counters: `allows` is asked instead, and what it was asked is kept. */
  async function ask(
    path: string,
    allows: (limit: RateLimitName) => boolean,
    init: RequestInit = {},
  ) {
    const asked: [RateLimitName, string][] = [];
    const request = new Request(`${API}${path}`, {
      ...init,
      headers: new Headers(init.headers),
    });
    request.headers.set('cf-connecting-ip', '203.0.113.9');
    const response = await createApi(endpoints, endpointKinds(identify)).fetch(request, {
      services: {
        ...services,
        allows: async (limit: RateLimitName, key: string) => {
          asked.push([limit, key]);
          return allows(limit);
        },
      },
    });
    return { response, asked };
  }

  test('a public request over the limit is 429, and the refusal is not cached', async () => {
    const path = fresh('/api/locations/countries');
    const { response, asked } = await ask(path, () => false);
    expect(response.status).toBe(429);
    expect(asked).toEqual([['public', '203.0.113.9']]);
    expect(response.headers.get('x-ratelimit-limit')).toBe('1000');
    expect(Number(response.headers.get('retry-after'))).toSatisfy(isOfTheWindow);
    expect(await response.json()).toMatchObject({
      success: false,
      message: '429',
      retry_after: expect.any(Number),
    });
    expect((await ask(path, () => true)).response.status).toBe(200);
  });

  test('a write over the limit is refused before anything is written', async () => {
    const acme = await openCompany();
    const headers = {
      authorization: `Bearer ${await acme.token('Recruiter')}`,
      'content-type': 'application/json',
    };
    const init = { method: 'POST', headers, body: '{"title":"Baker"}' };
    const { response, asked } = await ask('/api/jobs/store', () => false, init);
    expect(response.status).toBe(429);
    expect(asked.map(([limit]) => limit)).toEqual(['api']);
    expect(asked[0]?.[1]).toContain(String(await acme.user('Recruiter')));
    expect(await acme.audited()).toEqual([]);
  });

  test('a favorite counts against its own limit first, then against that of the public API', async () => {
    const job = await (await openCompany()).postJob({ status: 'Live' });
    const path = `/api/central/jobs/${job.hash_id}/favorite`;
    const { response, asked } = await ask(path, () => true, { method: 'POST' });
    expect(response.status).toBe(200);
    expect(asked.map(([limit]) => limit)).toEqual(['favorite', 'public']);
    const refused = await ask(path, (limit) => limit !== 'favorite', { method: 'POST' });
    expect(refused.response.status).toBe(429);
  });
});

describe('an address that sends invalid tokens', () => {
  test('an address is refused after a thousand invalid tokens, without a query (429)', async () => {
    const statuses = await withinOneMinute(async () => {
      const headers = { 'cf-connecting-ip': newAddress() };
      const answered: number[] = [];
      for (let sent = 0; sent <= 1000; sent += AT_ONCE) {
        const answers = await Promise.all(
          Array.from({ length: AT_ONCE }, () =>
            call(newToken('oat_'), 'GET', '/api/jobs/index', undefined, headers),
          ),
        );
        answered.push(...answers.map(({ status }) => status));
      }
      return answered;
    });
    expect(statuses.filter((status) => status === 401)).toHaveLength(1000);
    expect(statuses.at(-1)).toBe(429);
  }, 60_000);
});

describe('an IPv6 network', () => {
  test('an IPv6 network is one caller, however its addresses are written', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const like = (address: string) =>
      call(null, 'POST', `/api/central/jobs/${job.hash_id}/favorite`, undefined, {
        'cf-connecting-ip': address,
      });
    expect((await like('2001:db8:77:1::1')).status).toBe(200);
    for (const address of ['2001:db8:77:1::2', '2001:0DB8:0077:0001:ffff::9']) {
      expect((await like(address)).status).toBe(429);
    }
    expect((await like('2001:db8:77:2::1')).status).toBe(200);
  });
});
