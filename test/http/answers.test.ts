/** What every answer carries, of whatever kind and host (decisions: Conventions). */
import { describe, expect, test } from 'vitest';
import { script } from '#careers/layout/script.ts';
import { stateId } from '#lib/subdivisions.ts';
import { errorTable } from '#errors.ts';
import { API, call, fresh, newAddress, send, visit } from '../support/call.ts';
import { CAREER_HOST, openCompany } from '../support/company.ts';

const HOST = 'api.recruiting.example';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;

function expectSafe(headers: Headers): void {
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  for (const name of ['x-powered-by', 'server', 'set-cookie', 'via']) {
    expect(headers.get(name), name).toBeNull();
  }
}

/** What a document may do, and what it tells others. */
function expectSafeDocument(headers: Headers): void {
  expectSafe(headers);
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
}

function expectSafeJson(headers: Headers): void {
  expectSafe(headers);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
}

describe('an answer of the API', () => {
  test('an answer to a company is safe, uncacheable, and has its rate limit and a request id', async () => {
    const acme = await openCompany();
    for (const answer of [
      await acme.admin('GET', '/api/jobs/index'),
      await acme.admin('POST', '/api/jobs/store', { title: 'Baker' }),
    ]) {
      expectSafeJson(answer.headers);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('x-request-id')).toMatch(UUID);
      expect(answer.headers.get('x-ratelimit-limit')).toBe('300');
      expect(answer.headers.get('ratelimit-policy')).toBe('"api";q=300;w=60');
      expect(answer.headers.get('x-ratelimit-remaining')).toBeNull();
    }
  });

  test('a refusal is safe, uncacheable, and holds the documented fields only', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const answers = [
      [400, await acme.admin('GET', '/api/jobs/index?page=1&page=2')],
      [401, await call(null, 'GET', '/api/jobs/index')],
      [401, await call('junk', 'GET', '/api/jobs/index')],
      [403, await acme.viewer('POST', '/api/jobs/store', { title: 'A' })],
      [404, await acme.viewer('GET', '/api/jobs/show/7')],
      [404, await acme.viewer('GET', '/nowhere')],
      [405, await acme.viewer('PATCH', '/api/jobs/index')],
      [409, await acme.admin('POST', `/api/jobs/republish/${job.id}`)],
      [413, await acme.admin('POST', '/api/jobs/store', ' '.repeat(1_000_001))],
      [415, await acme.admin('POST', '/api/jobs/store', 'a', { 'content-type': 'text/plain' })],
      [422, await acme.admin('POST', '/api/jobs/store', {})],
    ] as const;
    const ids = new Set<string>();
    for (const [status, { headers, body, text, ...answer }] of answers) {
      expect(answer.status, text).toBe(status);
      expectSafeJson(headers);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-request-id')).toBe(body.request_id);
      expect(body.request_id).toMatch(UUID);
      ids.add(body.request_id);
      const known = new Set(['success', 'message', 'code', 'errors', 'scope', 'request_id']);
      expect(Object.keys(body).filter((name) => !known.has(name))).toEqual([]);
      expect(body).toMatchObject({ success: false, message: expect.any(String) });
      expect(errorTable).toHaveProperty([body.code]);
      expect(errorTable[body.code as keyof typeof errorTable]).toEqual([status, body.message]);
    }
    expect(ids.size).toBe(answers.length);
  });

  test('a request id is made by the service, never taken from the caller', async () => {
    const acme = await openCompany();
    const mine = '00000000-0000-4000-8000-000000000000';
    const { headers } = await acme.admin('GET', '/api/jobs/index', undefined, {
      'x-request-id': mine,
    });
    expect(headers.get('x-request-id')).not.toBe(mine);
  });

  test('a public answer is safe, cacheable, and open to pages of any site', async () => {
    const { status, headers } = await call(null, 'GET', fresh('/api/locations/countries'));
    expect(status).toBe(200);
    expectSafeJson(headers);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('etag')).toMatch(/^W\/"/u);
    expect(headers.get('x-ratelimit-limit')).toBe('1000');
  });

  test('a public refusal has the status as text and the sentence in detail (4.7)', async () => {
    for (const [status, path] of [
      [422, '/api/locations/cities'],
      [422, '/api/locations/jobs?page=0'],
      [400, '/api/locations/jobs?page=1&page=1'],
      [405, '/api/locations/jobs'],
      [404, '/api/locations/nowhere'],
    ] as const) {
      const { body, headers, ...answer } = await call(
        null,
        status === 405 ? 'DELETE' : 'GET',
        path,
      );
      expect(answer.status).toBe(status);
      expectSafeJson(headers);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-request-id')).toBe(body.request_id);
      expect(body).toMatchObject({
        success: false,
        message: String(status),
        detail: expect.stringMatching(/\w/u),
      });
    }
  });

  test('a client that has the answer already receives a safe 304 without a body', async () => {
    const path = fresh('/api/locations/countries');
    const first = await call(null, 'GET', path);
    const tag = first.headers.get('etag') ?? '';
    for (const known of [tag, tag.slice(2), `"x", ${tag}`, '*']) {
      const again = await call(null, 'GET', path, undefined, { 'if-none-match': known });
      expect(again).toMatchObject({ status: 304, text: '' });
      expect(again.headers.get('etag')).toBe(tag);
      expectSafe(again.headers);
    }
    expect(await call(null, 'GET', path, undefined, { 'if-none-match': 'W/"x"' })).toMatchObject({
      status: 200,
      text: first.text,
    });
  });

  test('an answer to HEAD is the answer to GET without the body', async () => {
    const acme = await openCompany();
    for (const [token, path, status] of [
      [await acme.token('Viewer'), '/api/jobs/index', 200],
      [await acme.token('Viewer'), '/api/jobs/show/7', 404],
      [null, '/api/jobs/index', 401],
      [null, fresh('/api/locations/countries'), 200],
    ] as const) {
      const [get, head] = [await call(token, 'GET', path), await call(token, 'HEAD', path)];
      expect(head).toMatchObject({ status, text: '' });
      for (const name of ['content-type', 'cache-control', 'etag', 'x-ratelimit-limit']) {
        expect(head.headers.get(name), name).toBe(get.headers.get(name));
      }
      expectSafe(head.headers);
    }
  });

  test('an unknown subdomain and the subdomain of another company have the same answer', async () => {
    const acme = await openCompany();
    const token = await acme.token('Viewer');
    const [known, unknown] = [
      await call(token, 'GET', '/api/jobs/index?subdomain=nobody'),
      await call(token, 'GET', `/api/jobs/index?subdomain=${(await openCompany()).subdomain}`),
    ];
    expect({ ...known.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
  });
});

describe('a host', () => {
  test.each([
    'evil.example',
    'recruiting.example',
    'api.recruiting.example.evil.example',
    '203.0.113.7',
  ])('a host that is not ours is answered 404: %s', async (host) => {
    for (const path of ['/', '/api/jobs/index', '/api/locations/countries']) {
      const response = await visit(host, path);
      expect(response.status).toBe(404);
      expectSafeJson(response.headers);
      expect(await response.json()).toMatchObject({ success: false, code: 'unknown_path' });
    }
  });

  test('a career domain answers the public API, and nothing that takes a token', async () => {
    const acme = await openCompany();
    const headers = { authorization: `Bearer ${await acme.token('Admin')}` };
    for (const path of ['/api/jobs/index', '/api/company-offices/index', '/api/nowhere']) {
      const response = await visit(CAREER_HOST, path, headers);
      expect(response.status, path).toBe(404);
      expectSafeJson(response.headers);
      await response.text();
    }
    const response = await visit(CAREER_HOST, fresh('/api/locations/countries'));
    expect(await response.json()).toMatchObject({ success: true, message: '200' });
  });

  test('the host of the API shows no career pages', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    expect((await visit(HOST, `/jobs/${job.hash_id}`)).status).toBe(404);
  });

  test('the Host header never becomes part of an answer', async () => {
    const response = await visit('127.0.0.1:8787', fresh('/api/locations/jobs'));
    const { data } = await response.json<{ data: { first_page_url: string } }>();
    expect(new URL(data.first_page_url).origin).toBe(API);
  });

  test('a host of this machine answers as the API in development', async () => {
    for (const host of ['127.0.0.1:8787', 'localhost:8787']) {
      expect((await visit(host, fresh('/api/locations/countries'))).status).toBe(200);
      expect((await visit(host, '/api/jobs/index')).status).toBe(401);
    }
  });

  test('a host may be written in capitals', async () => {
    expect((await visit('API.Recruiting.Example', '/api/jobs/index')).status).toBe(401);
  });
});

describe('a page', () => {
  test.each([
    [200, '/'],
    [404, '/nowhere/at/all'],
    [404, '/jobs/b234567890'],
    [404, '/jobs/b234567890/apply'],
    [404, '/jobs/b234567890/apply/thanks'],
  ])('a page with status %i has the headers of a safe document: %s', async (status, path) => {
    const response = await visit(CAREER_HOST, fresh(path));
    expect(response.status).toBe(status);
    expectSafe(response.headers);
    expectSafeDocument(response.headers);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(await response.text()).toMatch(/^<!doctype html>/iu);
  });

  test('a page shows what a company wrote as text, never as markup', async () => {
    const acme = await openCompany({ name: '<b>Acme</b> & "Sons"' });
    await acme.openOffice({
      country_id: 826,
      state_id: stateId('GB-ENG'),
      city: `Leeds <i>${crypto.randomUUID()}</i>`,
    });
    const job = await acme.postJob({
      status: 'Live',
      title: '<script>alert("title")</script>',
      skills: ['<img src=x onerror=alert(1)>'],
      seniority: '"><script>alert(2)</script>',
      description: '<p>Fine</p><script>alert(3)</script>',
    });
    const response = await visit(acme.host, `/jobs/${job.hash_id}`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<p>Fine</p>');
    expect(html).not.toMatch(/<script>alert|<img src=x|<b>Acme|<i>/u);
    const scripts = html.replace(script, '').match(/<script[^>]*>/gu) ?? [];
    expect(scripts.filter((tag) => tag === '<script>')).toHaveLength(1);
    for (const tag of scripts.filter((one) => one !== '<script>')) {
      expect(tag).toContain('application/ld+json');
    }
  });
});

test('forty requests for one URL at once share one answer', async () => {
  const path = fresh('/api/locations/countries');
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      send(`${API}${path}`, { headers: { 'cf-connecting-ip': newAddress() } }),
    ),
  );
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});
