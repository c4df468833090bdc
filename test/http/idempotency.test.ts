/** A write that is sent again under the same Idempotency-Key is done once, and answered the same (decisions: Conventions). */
import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { scopes } from '#access.ts';
import { idempotencyKeys } from '#data/tables/idempotency-keys.ts';
import { oauthClients, oauthGrants, oauthTokens } from '#data/tables/oauth.ts';
import type { TenantEndpoint } from '#http/endpoint.ts';
import { sha256Hex } from '#lib/hash.ts';
import type { Page } from '#lib/pagination.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import { newToken } from '#lib/token.ts';
import { removeFiles } from '#recruiting/people/cvs/actions/read.ts';
import type { ContractedCompany } from '#recruiting/company/contracted-companies/schemas.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import worker from '../../src/worker.ts';
import { API, call, newAddress } from '../support/call.ts';
import type { Answer } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { leastRequest, pathFor } from '../support/records.ts';
import type { Company } from '../support/company.ts';
import { CONNECTION_LOST, d1Error, watched } from '../support/d1.ts';
import type { Watch } from '../support/d1.ts';
import { registerClient } from '../support/oauth.ts';
import { db, operator, services } from '../support/operator.ts';

const PATH = '/api/contracted-companies';
const REPLAYED = 'idempotent-replayed';

function newKey(): string {
  return crypto.randomUUID();
}

/** The Recruiter's request under a key. */
function send<Data = ContractedCompany>(
  acme: Company,
  key: string,
  body: unknown = { name: 'Initech' },
  path: string = PATH,
): Promise<Answer<Data>> {
  return acme.recruiter<Data>('POST', path, body, { 'idempotency-key': key });
}

/** The names of all contracted companies there are, oldest first. */
async function namesOf(acme: Company): Promise<string[]> {
  const { body } = await acme.viewer<Page<ContractedCompany>>('GET', `${PATH}?max=100`);
  return body.data.data.map(({ name }) => name).toReversed();
}

function expectFirst({ status, headers, text }: Answer<unknown>, expected = 201): void {
  expect(status, text).toBe(expected);
  expect(headers.get(REPLAYED)).toBeNull();
}

function expectReplay(answer: Answer<unknown>, first: Answer<unknown>): void {
  expect(answer.text).toBe(first.text);
  expect(answer.status).toBe(first.status);
  expect(answer.headers.get(REPLAYED)).toBe('true');
  for (const name of ['content-type', 'cache-control', 'x-content-type-options']) {
    expect(answer.headers.get(name)).toBe(first.headers.get(name));
  }
  expect(answer.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
}

function expectRefused(answer: Answer<unknown>, status: number, code: string): void {
  expect({ status: answer.status, code: answer.body.code }, answer.text).toEqual({ status, code });
  expect(answer.headers.get(REPLAYED)).toBeNull();
}

function claimsOf({ id }: Company) {
  return db.select().from(idempotencyKeys).where(eq(idempotencyKeys.companyId, id));
}

/** Round trips of the Recruiter's `POST` under a key: who calls, the claim, the change, its answer. */
const CLAIM = 2;
const COMMIT = 3;
const KEEP = 4;

/** The Recruiter's `POST` through the Worker's own entrance, to this database. */
async function sendTo(
  database: D1Database,
  acme: Company,
  headers: Record<string, string>,
  body: BodyInit = JSON.stringify({ name: 'Initech' }),
  path: string = PATH,
): Promise<Answer<ContractedCompany>> {
  const execution = createExecutionContext();
  const request = new Request<unknown, IncomingRequestCfProperties>(`${API}${path}`, {
    method: 'POST',
    headers: {
      'cf-connecting-ip': newAddress(),
      authorization: `Bearer ${await acme.token('Recruiter')}`,
      'content-type': 'application/json',
      ...headers,
    },
    body,
  });
  const response = await worker.fetch(request, { ...env, DB: database }, execution);
  const text = await response.text();
  await waitOnExecutionContext(execution);
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}

function failing(trips: readonly number[], message: string = CONNECTION_LOST): D1Database {
  const watch: Watch = (_, at) => {
    if (trips.includes(at)) throw d1Error(message);
  };
  return watched(env.DB, watch);
}

/** Runs every batch and loses the answer of this one, counted from 1; every round trip is a batch. */
function losing(batchAt: number): D1Database {
  let batches = 0;
  return new Proxy(env.DB, {
    get(target, name) {
      if (name === 'batch') {
        return async (statements: D1PreparedStatement[]) => {
          const results = await target.batch(statements);
          batches += 1;
          if (batches === batchAt) throw d1Error(CONNECTION_LOST);
          return results;
        };
      }
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

describe('a write that is sent again', () => {
  test('a repeated write runs once and has the same answer byte for byte', async () => {
    const acme = await openCompany();
    const key = newKey();
    const first = await send(acme, key, { name: 'Initech “ü”', phone: null });
    expectFirst(first);
    for (let again = 0; again < 3; again++) {
      expectReplay(await send(acme, key, { name: 'Initech “ü”', phone: null }), first);
    }
    expect(await namesOf(acme)).toEqual(['Initech “ü”']);
    expect(await acme.audited()).toHaveLength(1);
  });

  test('a repeated write has its first answer, whatever has changed since', async () => {
    const acme = await openCompany();
    const key = newKey();
    const first = await send(acme, key);
    const { id } = first.body.data;
    await acme.recruiter('POST', `${PATH}/update/${id}`, { name: 'Initrode' });
    expectReplay(await send(acme, key), first);
    await acme.recruiter('DELETE', `${PATH}/destroy/${id}`);
    expectReplay(await send(acme, key), first);
    expect(await namesOf(acme)).toEqual([]);
  });

  test('a repeated update runs once', async () => {
    const acme = await openCompany();
    const { id } = await acme.addContracted();
    const [key, path] = [newKey(), `${PATH}/update/${id}`];
    const first = await send(acme, key, { name: 'A' }, path);
    expectFirst(first, 200);
    await acme.recruiter('POST', path, { name: 'B' });
    expectReplay(await send(acme, key, { name: 'A' }, path), first);
    expect(await namesOf(acme)).toEqual(['B']);
  });

  test('a repeated write emits its event once', async () => {
    const acme = await openCompany();
    const [key, job] = [newKey(), { title: 'Baker', status: 'Live' }];
    const first = await send(acme, key, job, '/api/jobs/store');
    expectReplay(await send(acme, key, job, '/api/jobs/store'), first);
    expect((await acme.announced()).map(({ event }) => event)).toEqual(['job.published']);
  });

  test('a repeated write that changed nothing has the same answer', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const [key, path] = [newKey(), `/api/jobs/update-status/${job.id}`];
    const first = await send<Job>(acme, key, { status: 'Draft' }, path);
    expectFirst(first, 200);
    await acme.recruiter('POST', path, { status: 'Live' });
    expectReplay(await send<Job>(acme, key, { status: 'Draft' }, path), first);
    expect(await acme.showJob(job)).toMatchObject({ status: 'Live' });
  });

  test('a repeated write without a tenantPosts body is recognized by its path', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Expired' });
    const [key, path] = [newKey(), `/api/jobs/republish/${job.id}`];
    const headers = { 'idempotency-key': key };
    const first = await acme.recruiter('POST', path, undefined, headers);
    expectFirst(first, 200);
    expectReplay(await acme.recruiter('POST', path, undefined, headers), first);
    expectReplay(await acme.recruiter('POST', path, { unknown: 1 }, headers), first);
  });

  test('a body that is not declared is not read to its end (decisions: Sizes)', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Expired' });
    let sent = 0;
    const chunk = new Uint8Array(100_000).fill(0x20);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += chunk.byteLength;
        if (sent > 20_000_000) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const path = `/api/jobs/republish/${job.id}`;
    const { status } = await sendTo(env.DB, acme, { 'idempotency-key': newKey() }, body, path);
    expect([200, 413]).toContain(status);
    expect(sent).toBeLessThan(2_000_000);
  });

  test('a write without a key runs again', async () => {
    const acme = await openCompany();
    for (const name of ['A', 'A']) expectFirst(await acme.recruiter('POST', PATH, { name }));
    expect(await namesOf(acme)).toEqual(['A', 'A']);
    expect(await claimsOf(acme)).toEqual([]);
  });

  test('a key costs two round trips, and a replay as many as a read', async () => {
    const acme = await openCompany();
    const key = newKey();
    const count = async (headers: Record<string, string>) => {
      let trips = 0;
      const { status } = await sendTo(
        watched(env.DB, (_, at) => (trips = at)),
        acme,
        headers,
      );
      return { status, trips };
    };
    // The token is looked up once.
    await count({});
    const { trips: bare } = await count({});
    expect(await count({ 'idempotency-key': key })).toEqual({ status: 201, trips: bare + 2 });
    expect(await count({ 'idempotency-key': key })).toEqual({ status: 201, trips: 1 });
  });
});

describe('the same key', () => {
  test('the same key with another body is refused (422) and changes nothing', async () => {
    const acme = await openCompany();
    const key = newKey();
    const first = await send(acme, key);
    for (const body of [
      { name: 'Initrode' },
      { name: 'Initech', phone: '+1 555 0100' },
      { name: 'initech' },
      '{"name": "Initech"}',
      '{"name":"Initech"}\n',
    ]) {
      expectRefused(await send(acme, key, body), 422, 'idempotency_mismatch');
    }
    expect(await namesOf(acme)).toEqual(['Initech']);
    expectReplay(await send(acme, key), first);
  });

  test('the same key with another path or query is refused (422) and changes nothing', async () => {
    const acme = await openCompany();
    const [key, other] = [newKey(), await acme.addContracted({ name: 'Other' })];
    const first = await send(acme, key);
    for (const path of [
      '/api/jobs/store',
      `${PATH}/update/${other.id}`,
      `${PATH}/update/${first.body.data.id}`,
      `${PATH}?a=b`,
    ]) {
      const answer = await send(acme, key, { name: 'Initech', title: 'Baker' }, path);
      expectRefused(answer, 422, 'idempotency_mismatch');
    }
    expect(await namesOf(acme)).toEqual(['Other', 'Initech']);
    expect((await acme.viewer<Page<Job>>('GET', '/api/jobs/index')).body.data.total).toBe(0);
  });

  test('the same key of another company is another key', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const key = newKey();
    const [ours, theirs] = [await send(acme, key), await send(globex, key)];
    expectFirst(ours);
    expectFirst(theirs);
    expect(theirs.body.data.id).not.toBe(ours.body.data.id);
    expectReplay(await send(globex, key), theirs);
    expect(await namesOf(acme)).toEqual(['Initech']);
    expect(await namesOf(globex)).toEqual(['Initech']);
    expectRefused(await send(globex, key, { name: 'A' }), 422, 'idempotency_mismatch');
  });

  test('the same key by another application is another key', async () => {
    const acme = await openCompany();
    const key = newKey();
    const token = await tokenByOther(acme);
    const byOther = (name: string) =>
      call<ContractedCompany>(token, 'POST', PATH, { name }, { 'idempotency-key': key });
    const ours = await send(acme, key, { name: 'A' });
    const theirs = await byOther('B');
    expectFirst(ours);
    expectFirst(theirs);
    expectReplay(await send(acme, key, { name: 'A' }), ours);
    expectReplay(await byOther('B'), theirs);
    expect(await namesOf(acme)).toEqual(['A', 'B']);
  });

  test('a key is case-sensitive, and any visible ASCII is accepted', async () => {
    const acme = await openCompany();
    const visible = Array.from({ length: 94 }, (_, index) => String.fromCodePoint(0x21 + index));
    for (const key of ['a', 'A', 'x'.repeat(255), 'X'.repeat(255), visible.join('')]) {
      const first = await send(acme, key, { name: 'A' });
      expectFirst(first);
      expectReplay(await send(acme, key, { name: 'A' }), first);
    }
    expect(await namesOf(acme)).toHaveLength(5);
  });

  test.each([
    ['an empty one', ''],
    ['spaces', '   '],
    ['256 characters', 'x'.repeat(256)],
    ['a space within', 'a b'],
    ['a tab within', 'a\tb'],
    ['two of them', 'a, b'],
    ['letters of Latin 1', 'clé'],
    ['a control character', 'a\u0001'],
    ['DEL', 'a\u007F'],
  ])('a key that is %s is refused (422) and changes nothing', async (_, key) => {
    const acme = await openCompany();
    const answer = await send(acme, key);
    expectRefused(answer, 422, 'invalid_input');
    expect(Object.keys(answer.body.errors)).toEqual(['Idempotency-Key']);
    expect(await namesOf(acme)).toEqual([]);
    expect(await claimsOf(acme)).toEqual([]);
  });

  test('a key is ignored by reads and deletes, even a malformed one', async () => {
    const acme = await openCompany();
    const { id } = await acme.addContracted();
    for (const key of ['a', '', 'a b', 'x'.repeat(256)]) {
      const headers = { 'idempotency-key': key };
      for (let again = 0; again < 2; again++) {
        const answer = await acme.recruiter('GET', `${PATH}/show/${id}`, undefined, headers);
        expectFirst(answer, 200);
      }
    }
    const headers = { 'idempotency-key': 'a' };
    const destroy = () => acme.recruiter('DELETE', `${PATH}/destroy/${id}`, undefined, headers);
    expectFirst(await destroy(), 200);
    expectRefused(await destroy(), 404, 'not_found');
    expect(await claimsOf(acme)).toEqual([]);
  });
});

describe('a write that is refused leaves its key free', () => {
  test('an invalid body leaves the key free (422)', async () => {
    const acme = await openCompany();
    const key = newKey();
    expectRefused(await send(acme, key, { name: '' }), 422, 'invalid_input');
    expectRefused(await send(acme, key, '{'), 400, 'malformed_json');
    const first = await send(acme, key);
    expectFirst(first);
    expectReplay(await send(acme, key), first);
  });

  test('a reference to a missing record leaves the key free (422)', async () => {
    const acme = await openCompany();
    const key = newKey();
    const wrong = { name: 'Initech', pipeline_id: 7 };
    for (let again = 0; again < 2; again++) {
      expectRefused(await send(acme, key, wrong), 422, 'invalid_input');
    }
    const first = await send(acme, key);
    expectFirst(first);
    expectReplay(await send(acme, key), first);
    // What the key was refused for before, it is not for now.
    expectRefused(await send(acme, key, wrong), 422, 'idempotency_mismatch');
    expect(await namesOf(acme)).toEqual(['Initech']);
  });

  test('a missing record leaves the key free (404)', async () => {
    const acme = await openCompany();
    const key = newKey();
    const update = (id: number) => send(acme, key, { name: 'A' }, `${PATH}/update/${id}`);
    expectRefused(await update(1), 404, 'not_found');
    const { id } = await acme.addContracted();
    const first = await update(id);
    expectFirst(first, 200);
    expectReplay(await update(id), first);
  });

  test('a state that refuses the write leaves the key free (409)', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const key = newKey();
    const republish = () => send<Job>(acme, key, {}, `/api/jobs/republish/${job.id}`);
    for (let again = 0; again < 2; again++) {
      expectRefused(await republish(), 409, 'job_not_expired');
    }
    await acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status: 'Expired' });
    const first = await republish();
    expectFirst(first, 200);
    expectReplay(await republish(), first);
    expect((await acme.announced()).map(({ event }) => event)).toEqual(['job.published']);
  });

  test('a refused caller leaves the key free (401, 403)', async () => {
    const acme = await openCompany();
    const key = newKey();
    const headers = { 'idempotency-key': key };
    const asked = ['POST', PATH, { name: 'Initech' }, headers] as const;
    expectRefused(await call(null, ...asked), 401, 'unauthenticated');
    expectRefused(await acme.viewer(...asked), 403, 'insufficient_role');
    const reader = acme.acting('Recruiter', ['jobs:read']);
    expectRefused(await reader(...asked), 403, 'insufficient_scope');
    const first = await send(acme, key);
    expectFirst(first);
    // A replay is no way around: who may not do it is not told either.
    expectRefused(await acme.viewer(...asked), 403, 'insufficient_role');
    expectRefused(await reader(...asked), 403, 'insufficient_scope');
  });
});

describe('the same write at once', () => {
  test('the same write sent several times at once runs once; the others wait or have its answer', async () => {
    const acme = await openCompany();
    await acme.token('Recruiter');
    for (let round = 1; round <= 5; round++) {
      const key = newKey();
      const answers = await Promise.all(Array.from({ length: 6 }, () => send(acme, key)));
      const firsts = answers.filter(
        ({ status, headers }) => status === 201 && !headers.has(REPLAYED),
      );
      expect(firsts).toHaveLength(1);
      const [first] = firsts;
      if (!first) continue;
      for (const answer of answers) {
        if (answer === first) continue;
        if (answer.status === 201) expectReplay(answer, first);
        else expectRunning(answer, first.body.data.id);
      }
      expectReplay(await send(acme, key), first);
      expect(await namesOf(acme)).toHaveLength(round);
    }
  });

  test('a request that comes before the first commits is answered still_running (409)', async () => {
    const acme = await openCompany();
    const key = newKey();
    const seconds: Answer<ContractedCompany>[] = [];
    const first = await sendTo(
      watched(env.DB, async (_, at) => {
        if (at === COMMIT)
          seconds.push(await send(acme, key), await send(acme, key, { name: 'B' }));
      }),
      acme,
      { 'idempotency-key': key },
    );
    expectFirst(first);
    const [same, other] = seconds;
    if (!same || !other) throw new Error('nobody came between');
    expectRefused(same, 409, 'still_running');
    expectRefused(other, 422, 'idempotency_mismatch');
    expectReplay(await send(acme, key), first);
    expect(await namesOf(acme)).toEqual(['Initech']);
  });

  test('a request between commit and answer is answered answer_lost with the id of the record (409)', async () => {
    const acme = await openCompany();
    const key = newKey();
    const seconds: Answer<ContractedCompany>[] = [];
    const first = await sendTo(
      watched(env.DB, async (_, at) => {
        if (at === COMMIT + 1) seconds.push(await send(acme, key));
      }),
      acme,
      { 'idempotency-key': key },
    );
    expectFirst(first);
    for (const second of seconds) expectRunning(second, first.body.data.id);
    expect(seconds).toHaveLength(1);
    expectReplay(await send(acme, key), first);
    expect(await namesOf(acme)).toEqual(['Initech']);
  });

  /** It cannot be known whether an answer that is not kept yet is lost, but the record can be named. */
  function expectRunning(answer: Answer<unknown>, id: number): void {
    expect(answer.status, answer.text).toBe(409);
    expect(['still_running', 'answer_lost']).toContain(answer.body.code);
    if (answer.body.code === 'answer_lost') expect(answer.body).toMatchObject({ id });
  }
});

describe('when D1 fails', () => {
  let logged: MockInstance<typeof console.error>;
  beforeEach(() => {
    logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    logged.mockRestore();
  });

  test.each([
    ['the look at the token', CLAIM - 1],
    ['the claim', CLAIM],
    ['the change', COMMIT],
  ])(
    'a failure of D1 at %s writes nothing (503), and the repeated request succeeds',
    async (_, at) => {
      const acme = await openCompany();
      const key = newKey();
      const refused = await sendTo(failing([at]), acme, { 'idempotency-key': key });
      expectRefused(refused, 503, 'storage_unavailable');
      expect(refused.headers.get('retry-after')).toBe('1');
      expect(await namesOf(acme)).toEqual([]);
      expect(await claimsOf(acme)).toEqual([]);
      const first = await send(acme, key);
      expectFirst(first);
      expectReplay(await send(acme, key), first);
      expect(await namesOf(acme)).toEqual(['Initech']);
    },
  );

  test('after failures from the commit on, the key is free after a minute', async () => {
    const acme = await openCompany();
    const start = Date.now();
    setClock(start);
    const key = newKey();
    const trips = Array.from({ length: 20 }, (_, index) => COMMIT + index);
    const refused = await sendTo(failing(trips), acme, { 'idempotency-key': key });
    expectRefused(refused, 503, 'storage_unavailable');
    setClock(start + MINUTE_MS - SECOND_MS);
    expectRefused(await send(acme, key), 409, 'still_running');
    expect(await namesOf(acme)).toEqual([]);
    setClock(start + MINUTE_MS);
    expectFirst(await send(acme, key));
    expect(await namesOf(acme)).toEqual(['Initech']);
  });

  // A large record with few limits on its texts may be more than a row of D1 can hold.
  test.each([
    CONNECTION_LOST,
    'string or blob too big: SQLITE_TOOBIG',
    'Exceeded maximum DB size: SQLITE_FULL',
  ])(
    'a failure to store the answer (%s) still answers, and the key knows that the write was committed',
    async (message) => {
      const acme = await openCompany();
      const key = newKey();
      const first = await sendTo(failing([KEEP], message), acme, { 'idempotency-key': key });
      expectFirst(first);
      expect(logged).toHaveBeenCalledTimes(1);
      await expectAnswerLost(acme, key);
    },
  );

  test('a commit whose confirmation was lost is answered answer_lost when repeated', async () => {
    const acme = await openCompany();
    const key = newKey();
    const lost = await sendTo(losing(COMMIT), acme, { 'idempotency-key': key });
    expectRefused(lost, 503, 'storage_unavailable');
    await expectAnswerLost(acme, key);
  });

  test('a stored answer whose confirmation was lost is sent, and replayed', async () => {
    const acme = await openCompany();
    const key = newKey();
    const first = await sendTo(losing(KEEP), acme, { 'idempotency-key': key });
    expectFirst(first);
    expectReplay(await send(acme, key), first);
    expect(await namesOf(acme)).toEqual(['Initech']);
  });

  test('a claim whose confirmation was lost is released, and the repeated request succeeds', async () => {
    const acme = await openCompany();
    const key = newKey();
    const lost = await sendTo(losing(CLAIM), acme, { 'idempotency-key': key });
    expectRefused(lost, 503, 'storage_unavailable');
    expect(await claimsOf(acme)).toEqual([]);
    expectFirst(await send(acme, key));
    expect(await namesOf(acme)).toEqual(['Initech']);
  });

  test('a failed claim does not release the claim of another request', async () => {
    const acme = await openCompany();
    const key = newKey();
    let refused: Answer<unknown> | undefined;
    const database = watched(env.DB, async (_, at) => {
      if (at !== COMMIT) return;
      // The token is known by now, so there is a round trip less.
      refused = await sendTo(losing(CLAIM - 1), acme, { 'idempotency-key': key });
    });
    expectFirst(await sendTo(database, acme, { 'idempotency-key': key }));
    expect(refused?.status).toBe(503);
    expect(await namesOf(acme)).toEqual(['Initech']);
    expect((await send(acme, key)).headers.get(REPLAYED)).toBe('true');
  });

  test('a claim that could not be released either says how long it lasts', async () => {
    const acme = await openCompany();
    const start = Date.now();
    setClock(start);
    const key = newKey();
    const trips = Array.from({ length: 20 }, (_, index) => COMMIT + index);
    await sendTo(failing(trips), acme, { 'idempotency-key': key });
    const waits: (string | null)[] = [];
    for (const seconds of [0, 4, 5, 30, 59]) {
      setClock(start + seconds * SECOND_MS);
      const running = await send(acme, key);
      expectRefused(running, 409, 'still_running');
      waits.push(running.headers.get('retry-after'));
    }
    expect(waits).toEqual(['1', '1', '55', '30', '1']);
    setClock(start + MINUTE_MS);
    expectFirst(await send(acme, key));
  });

  /** One record, which whoever comes again is told of, for as long as the key is known. */
  async function expectAnswerLost(acme: Company, key: string): Promise<void> {
    expect(await namesOf(acme)).toEqual(['Initech']);
    const [entry] = await acme.audited();
    const start = Date.now();
    for (const later of [0, MINUTE_MS, DAY_MS - MINUTE_MS]) {
      setClock(start + later);
      const again = await send(acme, key);
      expectRefused(again, 409, 'answer_lost');
      expect(again.body).toMatchObject({ id: entry?.subjectId });
      expectRefused(await send(acme, key, { name: 'B' }), 422, 'idempotency_mismatch');
    }
    const shown = await acme.viewer('GET', `${PATH}/show/${entry?.subjectId}`);
    expect(shown.body.data).toMatchObject({ name: 'Initech' });
    expect(await namesOf(acme)).toEqual(['Initech']);
    expect(await acme.audited()).toHaveLength(1);
  }
});

describe('the lifetime of a key', () => {
  type Claim = typeof idempotencyKeys.$inferInsert;

  /** A claim in this state, and nothing that was done under it. */
  async function claimed(acme: Company, key: string, change: Partial<Claim>): Promise<void> {
    const first = await send(acme, key);
    expectFirst(first);
    await acme.recruiter('DELETE', `${PATH}/destroy/${first.body.data.id}`);
    const isClaim = and(eq(idempotencyKeys.companyId, acme.id), eq(idempotencyKeys.key, key));
    const crashed = { committedAt: null, subjectId: null, status: null, body: null };
    await db
      .update(idempotencyKeys)
      .set({ ...crashed, ...change })
      .where(isClaim);
  }

  test('a claim whose request never ended can be claimed again after a minute', async () => {
    const acme = await openCompany();
    const [fresh, old, other] = [newKey(), newKey(), newKey()];
    const ago = (milliseconds: number) => ({ claimedAt: new Date(Date.now() - milliseconds) });
    await claimed(acme, fresh, ago(MINUTE_MS - 5 * SECOND_MS));
    await claimed(acme, old, ago(MINUTE_MS));
    await claimed(acme, other, ago(MINUTE_MS));
    expectRefused(await send(acme, fresh), 409, 'still_running');
    const first = await send(acme, old);
    expectFirst(first);
    expectReplay(await send(acme, old), first);
    // It was never done, so another may take its place.
    expectFirst(await send(acme, other, { name: 'Other' }));
    expect(await namesOf(acme)).toEqual(['Initech', 'Other']);
  });

  test('an abandoned claim goes to one of several requests that come at once', async () => {
    const acme = await openCompany();
    const key = newKey();
    await claimed(acme, key, { claimedAt: new Date(Date.now() - 2 * MINUTE_MS) });
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(acme, key)));
    const isFirst = ({ status, headers }: Answer<unknown>) =>
      status === 201 && !headers.has(REPLAYED);
    expect(answers.filter(isFirst)).toHaveLength(1);
    expect(await namesOf(acme)).toEqual(['Initech']);
  });

  test('a key whose write was committed or answered is not claimed again within the day', async () => {
    const acme = await openCompany();
    const [done, answered] = [newKey(), newKey()];
    const claimedAt = new Date(Date.now() - DAY_MS + MINUTE_MS);
    await claimed(acme, done, { claimedAt, committedAt: claimedAt, subjectId: 7 });
    const body = '{"success":true,"data":7}';
    const sealed = services.vault.seal('idempotency', body, answered);
    await claimed(acme, answered, { claimedAt, status: 200, body: sealed });
    expectRefused(await send(acme, done), 409, 'answer_lost');
    const replay = await send(acme, answered);
    expect([replay.status, replay.text]).toEqual([200, body]);
    expect(await namesOf(acme)).toEqual([]);
  });

  test('a key is free after 24 hours, for the same request and for another', async () => {
    const acme = await openCompany();
    const start = Date.now();
    setClock(start);
    const [key, other] = [newKey(), newKey()];
    const first = await send(acme, key);
    expectFirst(await send(acme, other));
    setClock(start + DAY_MS - 1);
    expectReplay(await send(acme, key), first);
    setClock(start + DAY_MS);
    const second = await send(acme, key);
    expectFirst(second);
    expect(second.body.data.id).not.toBe(first.body.data.id);
    expectReplay(await send(acme, key), second);
    expectFirst(await send(acme, other, { name: 'Other' }));
    expect((await namesOf(acme)).toSorted()).toEqual(['Initech', 'Initech', 'Initech', 'Other']);
    // A replay does not make it live longer, a new use does.
    setClock(start + 2 * DAY_MS - 1);
    expectReplay(await send(acme, key), second);
  });

  test('the cron deletes keys that are a day old, and no others', async () => {
    const acme = await openCompany();
    const now = Date.now();
    const [old, young, crashed] = [newKey(), newKey(), newKey()];
    const done = { committedAt: new Date(now), subjectId: 7, status: 201, body: '{}' };
    await claimed(acme, old, { ...done, claimedAt: new Date(now - DAY_MS) });
    await claimed(acme, crashed, { claimedAt: new Date(now - DAY_MS) });
    await claimed(acme, young, { ...done, claimedAt: new Date(now - DAY_MS + MINUTE_MS) });
    const execution = createExecutionContext();
    const controller = createScheduledController({ scheduledTime: now, cron: '* * * * *' });
    await worker.scheduled(controller, env, execution);
    await waitOnExecutionContext(execution);
    expect((await claimsOf(acme)).map(({ key }) => key)).toEqual([young]);
  });
});

describe('a stored answer', () => {
  /** Text that no compression makes shorter. */
  const noise = (length: number) =>
    Array.from({ length: Math.ceil(length / 36) }, () => crypto.randomUUID()).join(' ');
  const keysOf = async (acme: Company) =>
    (await env.FILES.list({ prefix: `answers/${acme.id}/` })).objects.map(({ key }) => key);
  const lengthOf = async (acme: Company) => (await claimsOf(acme)).at(-1)?.body?.length ?? 0;

  test('that is large takes little room in the database, is sealed, and is replayed byte for byte', async () => {
    const acme = await openCompany();
    const key = newKey();
    const description = `<p>${noise(20_000)}</p>`;
    const body = { title: 'Cook', description };
    const first = await send<Job>(acme, key, body, '/api/jobs/store');
    expect(first.body.data.description).toBe(description);
    expect(await lengthOf(acme)).toBeLessThan(300);
    const [file = '', ...more] = await keysOf(acme);
    expect(more).toEqual([]);
    const kept = await (await env.FILES.get(file))?.text();
    expect(kept).not.toContain('Cook');
    for (let again = 0; again < 2; again++) {
      expectReplay(await send(acme, key, body, '/api/jobs/store'), first);
    }
  });

  test('is deleted with its file after a day', async () => {
    const acme = await openCompany();
    await send(acme, newKey(), { title: 'Cook', description: noise(20_000) }, '/api/jobs/store');
    expect(await keysOf(acme)).toHaveLength(1);
    await removeFiles(operator(new Date(Date.now() + DAY_MS)));
    expect(await keysOf(acme)).toHaveLength(1);
    await removeFiles(operator(new Date(Date.now() + DAY_MS + 2 * 60 * MINUTE_MS)));
    expect(await keysOf(acme)).toEqual([]);
  });

  test('about a person goes with them, from its file too', async () => {
    const acme = await openCompany();
    const application = await acme.apply();
    const key = newKey();
    const path = `/api/candidate-job/store-notes/${application.id}`;
    const note = noise(9000);
    const first = await acme.recruiter('POST', path, { note }, { 'idempotency-key': key });
    expect(first.status, first.text).toBe(200);
    expect(await keysOf(acme)).toHaveLength(1);
    const erased = await acme.admin('DELETE', `/api/candidates/erase/${application.candidate_id}`);
    expect(erased.status, erased.text).toBe(200);
    await removeFiles(operator(new Date()));
    expect(await keysOf(acme)).toEqual([]);
  });

  test('of a move does not grow with the history of the application', async () => {
    const acme = await openCompany();
    const application = await acme.apply();
    const { pipeline } = await acme.showJob({ id: application.job.id });
    const stages = pipeline?.stages.slice(0, 2).map(({ id }) => id) ?? [];
    const move = async (nth: number) => {
      const path = `/api/candidate-job/update-stage/${application.id}`;
      const body = { stage_id: stages[(nth + 1) % 2] };
      const moved = await acme.recruiter('POST', path, body, { 'idempotency-key': newKey() });
      expect(moved.status, moved.text).toBe(200);
      return { answered: moved.text.length, stored: await lengthOf(acme) };
    };
    const first = await move(0);
    for (let nth = 1; nth < 120; nth++) await move(nth);
    const [before, after] = [await move(120), await move(121)];
    expect(first.stored).toBeLessThan(2500);
    expect(after.stored).toBeLessThan(4001);
    expect(Math.abs(after.answered - before.answered)).toBeLessThan(50);
  });
});

/** They only look. */
const previews: ReadonlySet<string> = new Set([
  '/api/candidate-job/preview-email/{id}',
  '/api/companies/preview-career-page/{id}',
  '/api/jobs/{hash_id}/try-rules',
]);
const tenantPosts = endpoints.filter(
  (endpoint): endpoint is TenantEndpoint =>
    endpoint.kind === 'tenant' && endpoint.method === 'POST' && !previews.has(endpoint.path),
);
/** Where it is not one: that it is taken back, and what is; that something was read is in no audit log. */
const entries: Readonly<Record<string, number>> = {
  '/api/candidate-job/bulk/{id}/undo': 2,
  '/api/notifications/read/{id}': 0,
  '/api/notifications/read-all': 0,
};
/**
 * Bulk actions record what is done themselves, so that the key continues what was interrupted; what is in no audit log is done again.
 */
const isContinued = (path: string) =>
  path.startsWith('/api/candidate-job/bulk') || entries[path] === 0;

describe.each(tenantPosts.map((endpoint) => [endpoint.path, endpoint] as const))(
  'POST %s',
  (path, endpoint) => {
    /** A company, and its Admin's request that this endpoint grants. */
    async function asking() {
      const acme = await openCompany();
      const url = await pathFor(acme, path);
      const { body, headers } = await leastRequest(acme, endpoint);
      const ask = (key: string) =>
        acme.admin('POST', url, body, { ...headers, 'idempotency-key': key });
      return { acme, ask, before: await acme.audited() };
    }

    test('a malformed key is named (422) and changes nothing; sent twice under one key, it runs once and has the same answer', async () => {
      const { acme, ask, before } = await asking();
      const malformed = await ask('');
      expectRefused(malformed, 422, 'invalid_input');
      expect(Object.keys(malformed.body.errors)).toEqual(['Idempotency-Key']);
      expect(await acme.audited()).toEqual(before);

      const key = newKey();
      const first = await ask(key);
      expectFirst(first, endpoint.terms.status ?? 200);
      const done = await acme.audited();
      expect(done).toHaveLength(before.length + (entries[path] ?? 1));
      const [claim] = await claimsOf(acme);
      expect(claim?.subjectId).toBe(isContinued(path) ? null : done.at(-1)?.subjectId);
      expectReplay(await ask(key), first);
      expect(await acme.audited()).toEqual(done);
    });
  },
);

/** A token of the company's Recruiter, by an application that is not the others'. */
async function tokenByOther(acme: Company): Promise<string> {
  const { newId, now } = operator();
  const { client_id: clientId } = await registerClient();
  const isClient = eq(oauthClients.clientId, clientId);
  const client = await db.select({ id: oauthClients.id }).from(oauthClients).where(isClient).get();
  const [grantId, token] = [newId(), newToken('oat_')];
  await db.insert(oauthGrants).values({
    id: grantId,
    companyId: acme.id,
    userId: await acme.user('Recruiter'),
    clientId: client?.id ?? 0,
    scopes: [...scopes],
    createdAt: now,
  });
  await db.insert(oauthTokens).values({
    hash: await sha256Hex(token),
    grantId,
    kind: 'access',
    createdAt: now,
    expiresAt: new Date(now.getTime() + DAY_MS),
  });
  return token;
}
