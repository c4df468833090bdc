/** What callers see, and what stays, when D1 fails: 503 and nothing by halves (decisions: Errors). */
import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { DAY_MS } from '#lib/time.ts';
import worker from '../../src/worker.ts';
import { API, fresh, visit } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { callWatched, CONNECTION_LOST, d1Error, watched } from '../support/d1.ts';
import type { Watch } from '../support/d1.ts';

/** From the error list of D1, and from the runtime. */
const messages = [
  CONNECTION_LOST,
  'D1 DB is overloaded. Too many requests queued.',
  'D1 DB is overloaded. Requests queued for too long.',
  'D1 DB storage operation exceeded timeout which caused object to be reset.',
  'D1 DB exceeded its CPU time limit and was reset.',
  'D1 DB exceeded its memory limit and was reset.',
  'D1 DB reset because its code was updated.',
  'Internal error while starting up D1 DB storage caused object to be reset.',
  'Internal error in D1 DB storage caused object to be reset.',
  'Cannot resolve D1 DB due to transient issue on remote node.',
  'internal error; reference = abc123',
  'Failed to get session commit token: internal error; reference = abc123',
  'Too many API requests by single Worker invocation.',
  'Exceeded maximum DB size',
  'Exceeded maximum DB size: SQLITE_FULL',
  'database is locked: SQLITE_BUSY',
  'Something that no list names yet.',
];

/** What the platform throws on the way to D1, without its prefix. */
const platformErrors = [
  new Error(CONNECTION_LOST),
  new Error('internal error; reference = abc123'),
  Object.assign(new Error('The object moved.'), { retryable: true }),
  Object.assign(new Error('The object moved.'), { durableObjectReset: true }),
];

let logged: MockInstance<typeof console.error>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
});

type Failing = { at: number; error?: Error };

async function callFailing(
  company: Company | null,
  { at, error = d1Error(CONNECTION_LOST) }: Failing,
  method: string,
  path: string,
  body?: object,
) {
  const watch = (_: string, count: number) => {
    if (count === at) throw error;
  };
  const token = company && (await company.token('Admin'));
  const caller = { ...(token !== null && { token }), ...(body && { body }) };
  const response = await callWatched(watch, method, `${API}${path}`, caller);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function expectUnavailable(answer: Awaited<ReturnType<typeof callFailing>>): void {
  expect(answer.status, answer.text).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(JSON.parse(answer.text)).toMatchObject({ success: false, code: 'storage_unavailable' });
  expect(answer.text).not.toMatch(/D1_|D1 DB|SQLITE|select|reset|overloaded|Network/u);
}

describe('when D1 fails', () => {
  test.each([...messages.map(d1Error), ...platformErrors])(
    'the answer is 503 with Retry-After when D1 fails with %s',
    async (error) => {
      const acme = await openCompany();
      expectUnavailable(await callFailing(acme, { at: 2, error }, 'GET', '/api/jobs/index'));
      expectUnavailable(
        await callFailing(null, { at: 1, error }, 'GET', fresh('/api/locations/countries')),
      );
      expectUnavailable(
        await callFailing(acme, { at: 2, error }, 'POST', '/api/jobs/store', { title: 'Cook' }),
      );
    },
  );

  test.each([
    d1Error('no such column: colour at offset 7: SQLITE_ERROR'),
    d1Error('NOT NULL constraint failed: jobs.title: SQLITE_CONSTRAINT'),
    d1Error('Wrong number of parameter bindings for SQL query.'),
    new Error("D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'"),
    new TypeError('binding.database is not a function'),
  ])('an error of the statement, which a retry cannot cure, stays 500: %s', async (error) => {
    const acme = await openCompany();
    const answer = await callFailing(acme, { at: 2, error }, 'GET', '/api/jobs/index');
    expect(answer.status).toBe(500);
    expect(answer.headers.has('retry-after')).toBe(false);
    expect(answer.text).not.toMatch(/D1_|SQLITE|colour|jobs\.title|binding/u);
  });

  test('the runtime throws errors in the form that these tests throw them', async () => {
    const error = await env.DB.prepare('select colour from nowhere')
      .all()
      .catch((thrown: unknown) => thrown);
    const { message, cause } = error as Error;
    expect(message).toMatch(/^D1_ERROR: no such table/u);
    expect(message).toBe(`D1_ERROR: ${(cause as Error).message}`);
  });

  test('a failure of D1 while the caller is identified is 503, never 401', async () => {
    const acme = await openCompany();
    expectUnavailable(await callFailing(acme, { at: 1 }, 'GET', '/api/jobs/index'));
  });

  test.each([1, 2, 3])('a failure at round trip %i of a write writes nothing', async (at) => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const office = await acme.openOffice();
    const [audited, announced] = [await acme.audited(), await acme.announced()];
    for (const [method, path, body] of [
      ['POST', `/api/jobs/update-status/${job.id}`, { status: 'Live' }],
      ['POST', `/api/jobs/update/${job.id}`, { title: 'Cook', description: 'x' }],
      ['POST', '/api/jobs/store', { title: 'Cook', status: 'Live' }],
      ['DELETE', `/api/jobs/destroy/${job.id}`],
      ['DELETE', `/api/jobs/destroy/${job.id}?force=true`],
      ['POST', `/api/company-offices/update/${office.id}`, { city: 'Oslo', country_id: 578 }],
      ['DELETE', `/api/company-offices/destroy/${office.id}`],
    ] as const) {
      expectUnavailable(await callFailing(acme, { at }, method, path, body));
    }
    expect(await acme.showJob(job)).toEqual(job);
    expect(await acme.audited()).toEqual(audited);
    expect(await acme.announced()).toEqual(announced);
    expect((await acme.viewer('GET', '/api/jobs/index')).body.data).toMatchObject({ total: 1 });
    expect((await acme.viewer('GET', '/api/company-offices/index')).body.data).toMatchObject({
      total: 1,
      data: [office],
    });
  });

  test('a repeated request succeeds, and its event is emitted once', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const path = `/api/jobs/update-status/${job.id}`;
    expectUnavailable(await callFailing(acme, { at: 3 }, 'POST', path, { status: 'Live' }));
    expect((await acme.admin('POST', path, { status: 'Live' })).status).toBe(200);
    expect(await acme.announced()).toHaveLength(1);
  });

  test('a public answer that failed is loaded again by the next request', async () => {
    const path = fresh('/api/locations/countries');
    expectUnavailable(await callFailing(null, { at: 1 }, 'GET', path));
    expect((await callFailing(null, { at: 0 }, 'GET', path)).status).toBe(200);
  });

  test('a career page is 503 when D1 fails, not an apology with 200', async () => {
    const { host } = await openCompany();
    const path = fresh('/');
    const visitWatched = (watch: Watch) => callWatched(watch, 'GET', `https://${host}${path}`);
    await (await visit(host, '/nowhere')).text();
    const broken = await visitWatched(() => {
      throw d1Error(CONNECTION_LOST);
    });
    expect(broken.status).toBe(503);
    expect(broken.headers.get('retry-after')).toBe('1');
    expect(broken.headers.get('cache-control')).toBe('no-store');
    expect(await broken.text()).not.toMatch(/D1_|Network/u);
    expect((await visitWatched(() => undefined)).status).toBe(200);
  });

  // The entrance lets the failure through, and the platform answers for us.
  test('a failure of D1 while the domain is looked up is 503', async () => {
    setClock(Date.now() + DAY_MS);
    const failing = () => {
      throw d1Error(CONNECTION_LOST);
    };
    const unheard = new Request<unknown, IncomingRequestCfProperties>('https://unheard-of.example');
    const execution = createExecutionContext();
    const response = await worker.fetch(
      unheard,
      { ...env, DB: watched(env.DB, failing) },
      execution,
    );
    expect(response.status).toBe(503);
  });

  test('an unexpected error is 500 with a request id and nothing else', async () => {
    const acme = await openCompany();
    const error = new Error('secret of the house');
    const answer = await callFailing(acme, { at: 2, error }, 'GET', '/api/jobs/index');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('secret');
    expect(JSON.parse(answer.text)).toEqual({
      success: false,
      message: 'Something went wrong on our side.',
      code: 'unexpected',
      request_id: answer.headers.get('x-request-id'),
    });
  });

  test('the log has the request id and the message of the store, never values or tokens', async () => {
    const acme = await openCompany();
    const title = `Title ${crypto.randomUUID()}`;
    const answer = await callFailing(acme, { at: 3 }, 'POST', '/api/jobs/store', { title });
    expectUnavailable(answer);
    const lines = logged.mock.calls.map(([line]) => String(line));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      request_id: answer.headers.get('x-request-id'),
      name: 'Error',
      message: CONNECTION_LOST,
    });
    expectUnavailable(await callFailing(acme, { at: 1 }, 'GET', '/api/jobs/index'));
    const all = logged.mock.calls.map(([line]) => String(line)).join('\n');
    expect(all).not.toMatch(/select|params|oat_/u);
    expect(all).not.toContain(title);
  });
});
