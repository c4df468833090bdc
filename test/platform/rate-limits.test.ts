/** Rate limits whose binding fails: requests are let in, and the log says so once a minute. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { MINUTE_MS } from '#lib/time.ts';
import { mayCall, rateLimits } from '#platform/rate-limits.ts';
import type { RateLimitName } from '#platform/rate-limits.ts';
import worker from '../../src/worker.ts';
import { API, fresh, newAddress } from '../support/call.ts';
import { setClock, withinOneMinute } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';

let logged: MockInstance<typeof console.error>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
});

/** A limiter that fails with every call, as the platform's may. */
const broken = { limit: () => Promise.reject(new Error('internal error; reference = abc123')) };
const limiters = {
  API_LIMIT: broken,
  PUBLIC_LIMIT: broken,
  OAUTH_LIMIT: broken,
  FAVORITE_LIMIT: broken,
};

type Init = RequestInit<IncomingRequestCfProperties>;

async function request(url: string, init: Init = {}): Promise<Response> {
  const execution = createExecutionContext();
  const sent = new Request<unknown, IncomingRequestCfProperties>(url, init);
  const response = await worker.fetch(sent, { ...env, ...limiters }, execution);
  await waitOnExecutionContext(execution);
  return response;
}

async function statusesOf(count: number, send: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let nth = 0; nth < count; nth++) {
    const response = await send();
    await response.text();
    statuses.push(response.status);
  }
  return statuses;
}

const all = (count: number, status: number) => Array.from({ length: count }, () => status);

describe('when the binding of a rate limit fails', () => {
  test('the API still answers', async () => {
    const acme = await openCompany();
    const headers = { authorization: `Bearer ${await acme.token('Viewer')}` };
    const send = () => request(`${API}/api/company-offices/index`, { headers });
    expect(await statusesOf(25, send)).toEqual(all(25, 200));
  });

  test('the public API still answers', async () => {
    const headers = { 'cf-connecting-ip': newAddress() };
    const send = () => request(`${API}${fresh('/api/locations/countries')}`, { headers });
    expect(await statusesOf(25, send)).toEqual(all(25, 200));
  });

  test('the OAuth endpoints and the account pages still answer', async () => {
    const headers = { 'cf-connecting-ip': newAddress() };
    const body = new URLSearchParams({ token: 'unknown', client_id: 'unknown' });
    const revoke = () => request(`${API}/api/oauth/revoke`, { method: 'POST', headers, body });
    expect(await statusesOf(5, revoke)).not.toContain(500);
    const signIn = () => request(`${API}/sign-in`, { headers });
    expect(await statusesOf(5, signIn)).toEqual(all(5, 200));
  });

  test('what this isolate has counted still limits', async () => {
    const key = crypto.randomUUID();
    const allowed = await withinOneMinute(async () => {
      let count = 0;
      for (let nth = 0; nth < 310; nth++) if (await mayCall(limiters, 'api', key)) count += 1;
      return count;
    });
    expect(allowed).toBe(rateLimits.api.perMinute);
  });

  test('the log has one line a minute for each binding, without the key', async () => {
    const start = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + 10 * MINUTE_MS;
    setClock(start);
    const calls: RateLimitName[] = ['oauth', 'favorite', 'oauth', 'oauth', 'favorite'];
    for (const name of calls) {
      expect(await mayCall(limiters, name, crypto.randomUUID())).toBe(true);
    }
    const lines = () => logged.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
    expect(lines()).toEqual([
      { rate_limit: 'oauth', name: 'Error', message: 'internal error; reference = abc123' },
      { rate_limit: 'favorite', name: 'Error', message: 'internal error; reference = abc123' },
    ]);
    setClock(start + MINUTE_MS);
    await mayCall(limiters, 'oauth', crypto.randomUUID());
    expect(lines()).toHaveLength(3);
  });
});

test('a key that goes on calling stays counted, however many others call in its minute', async () => {
  await withinOneMinute(async () => {
    const { perMinute } = rateLimits.oauth;
    const now = Date.now();
    const may = (key: string) => mayCall({}, 'oauth', key, now);
    const callers = (from: number, to: number) =>
      Promise.all(Array.from({ length: to - from }, (_, nth) => may(`crowd ${from + nth}`)));
    for (let nth = 0; nth < perMinute; nth++) await may('one');
    expect(await may('one')).toBe(false);
    await callers(0, 15_000);
    expect(await may('one')).toBe(false);
    await callers(15_000, 30_000);
    expect(await may('one')).toBe(false);
  });
});
