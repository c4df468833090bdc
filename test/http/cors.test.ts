/** Calls from web pages of other sites (decisions: CORS): preflights, readable answers, and what stays closed. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { API, call, fresh, send } from '../support/call.ts';
import { openDomains } from '../support/career-domains.ts';
import { CAREER_HOST, openCompany } from '../support/company.ts';
import { pathOfNothing } from '../support/records.ts';
import { callDirectly } from '../support/direct.ts';

beforeAll(openDomains);

const ORIGIN = 'https://plugin.example';
const paths = [...new Set(endpoints.map(({ path }) => path))];

function methodsOf(path: string): string[] {
  const taken = endpoints.filter((one) => one.path === path).map(({ method }) => method);
  return taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

function namesIn(headers: Headers, name: string): string[] {
  return (headers.get(name) ?? '').split(', ').map((one) => one.toLowerCase());
}

function expectOpen(headers: Headers): void {
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.has('access-control-allow-credentials')).toBe(false);
  expect(namesIn(headers, 'access-control-expose-headers')).toEqual(
    expect.arrayContaining([
      'etag',
      'idempotent-replayed',
      'ratelimit-policy',
      'retry-after',
      'www-authenticate',
      'x-ratelimit-limit',
      'x-ratelimit-remaining',
      'x-request-id',
      'x-unknown-parameters',
    ]),
  );
}

function expectClosed(headers: Headers): void {
  expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
}

function preflightHeaders(method: string): Record<string, string> {
  return {
    origin: ORIGIN,
    'access-control-request-method': method,
    'access-control-request-headers': 'authorization,content-type,idempotency-key',
  };
}

/** Bindings with which any use of the database fails, and any use of a rate limit refuses. */
const useless = {
  ...Object.fromEntries(
    Object.entries(env).flatMap(([name, binding]: [string, unknown]) =>
      typeof binding === 'object' && binding !== null && 'limit' in binding
        ? [[name, { limit: () => Promise.resolve({ success: false }) }]]
        : [],
    ),
  ),
  DB: new Proxy(env.DB, {
    get: () => () => {
      throw new Error('D1_ERROR: Network connection lost.');
    },
  }),
};

describe('a preflight', () => {
  test.each(paths)('of %s is answered 204 without the database or a rate limit', async (path) => {
    const [method = ''] = methodsOf(path);
    const headers = preflightHeaders(method);
    const at = pathOfNothing(path);
    const answer = await callDirectly(useless, null, 'OPTIONS', at, undefined, headers);
    expect(answer).toMatchObject({ status: 204, text: '' });
    expectOpen(answer.headers);
    expect(namesIn(answer.headers, 'access-control-allow-methods')).toEqual(
      methodsOf(path).map((one) => one.toLowerCase()),
    );
    expect(namesIn(answer.headers, 'access-control-allow-headers')).toEqual(
      expect.arrayContaining([
        'authorization',
        'content-type',
        'idempotency-key',
        'x-requested-with',
        'if-none-match',
        'api-version',
      ]),
    );
    expect(Number(answer.headers.get('access-control-max-age'))).toBeGreaterThan(600);
  });

  test('of the public jobs is answered on career domains too, without looking up the domain', async () => {
    const answer = await send(`https://${CAREER_HOST}/api/locations/jobs`, {
      method: 'OPTIONS',
      headers: preflightHeaders('GET'),
    });
    expect(answer.status).toBe(204);
    expectOpen(answer.headers);
  });
});

describe('an answer', () => {
  test.each(
    endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
  )('to %s is readable, errors included', async (_, { method, path }) => {
    const { headers } = await call('junk', method, pathOfNothing(path), undefined, {
      origin: ORIGIN,
    });
    expectOpen(headers);
  });

  test('with any status is readable', async () => {
    const acme = await openCompany();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const store = '/api/jobs/store';
    await acme.admin('POST', store, { title: 'Baker' }, key);
    const read = await acme.admin('GET', '/api/jobs/create');
    const known = { 'if-none-match': read.headers.get('etag') ?? '' };
    const { DB } = useless;
    const viewer = await acme.token('Viewer');
    const list = '/api/jobs/index';
    const callLimited = () => callDirectly({ ...useless, DB: env.DB }, viewer, 'GET', list);
    // The isolate asks the binding once for several calls.
    let limited = await callLimited();
    while (limited.status !== 429) limited = await callLimited();
    const answers = [
      [200, read],
      [201, await acme.admin('POST', store, { title: 'Baker' }, key)],
      [304, await acme.admin('GET', '/api/jobs/create', undefined, known)],
      [400, await acme.admin('GET', '/api/jobs/index?page=1&page=2')],
      [401, await call(null, 'GET', '/api/jobs/index')],
      [403, await acme.viewer('POST', store, { title: 'A' })],
      [404, await acme.viewer('GET', '/api/jobs/show/7')],
      [404, await call(null, 'GET', '/api/nowhere')],
      [405, await acme.viewer('PATCH', '/api/jobs/index')],
      [413, await acme.admin('POST', store, ' '.repeat(1_000_001))],
      [415, await acme.admin('POST', store, 'a', { 'content-type': 'text/plain' })],
      [422, await acme.admin('POST', store, {})],
      [429, limited],
      [503, await callDirectly({ DB }, await acme.token('Recruiter'), 'GET', list)],
      [200, await call(null, 'GET', fresh('/api/locations/countries'))],
      [422, await call(null, 'GET', '/api/locations/cities')],
    ] as const;
    for (const [status, answer] of answers) {
      expect(answer.status, answer.text).toBe(status);
      expectOpen(answer.headers);
    }
  });

  test('of the document exposes every header that the document names', async () => {
    type Document = { components: { headers: Record<string, unknown> } };
    const { headers, text } = await call(null, 'GET', '/openapi.json');
    const document: Document = JSON.parse(text);
    const named = Object.keys(document.components.headers).map((name) => name.toLowerCase());
    expect(named.length).toBeGreaterThan(5);
    expect(namesIn(headers, 'access-control-expose-headers')).toEqual(
      expect.arrayContaining(named),
    );
  });
});

describe('scripts of other sites may not read', () => {
  test.each(['/sign-in', '/settings', '/authorize', '/invitation', '/forgot-password'])(
    'the account page %s',
    async (path) => {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const { headers } = await send(`${API}${path}`, { method, headers: { origin: ORIGIN } });
        expectClosed(headers);
      }
    },
  );

  test('pages and forms of career domains', async () => {
    for (const path of ['/', '/alerts', '/saved', '/jobs/nothing/apply']) {
      for (const method of ['GET', 'OPTIONS']) {
        const url = `https://${CAREER_HOST}${path}`;
        expectClosed((await send(url, { method, headers: { origin: ORIGIN } })).headers);
      }
    }
  });

  test('files behind signed links', async () => {
    const acme = await openCompany();
    const application = await acme.apply();
    const [document] = (await acme.showApplication(application)).documents;
    const url = document?.url ?? '';
    for (const [address, method, status] of [
      [url, 'GET', 200],
      [`${url}0`, 'GET', 404],
      [url, 'OPTIONS', 405],
    ] as const) {
      const response = await send(address, { method, headers: { origin: ORIGIN } });
      expect(response.status).toBe(status);
      expectClosed(response.headers);
    }
  });
});
