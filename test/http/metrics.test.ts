/** The data points that requests, queue batches and the cron write. */
import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { labels, measures } from '#lib/metric-columns.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { cronParts } from '#operator/heartbeat/rules.ts';
import { kinds } from '#operator/metrics/rules.ts';
import type { PointKind } from '#operator/metrics/rules.ts';
import { dueWork } from '#operator/readiness/rules.ts';
import worker from '../../src/worker.ts';
import { openForm } from '../support/apply-form.ts';
import { call, send, visit } from '../support/call.ts';
import { CAREER_HOST, openCompany } from '../support/company.ts';
import { setClock } from '../support/clock.ts';
import { CONNECTION_LOST, d1Error, watched } from '../support/d1.ts';
import { keptDataset, pointsOf } from '../support/metrics.ts';
import type { WrittenPoint } from '../support/metrics.ts';
import { consume } from '../support/queue.ts';
import { withSmtp } from '../support/smtp.ts';

/** Whatever was not declared for the kind of the point. */
function undeclared(point: WrittenPoint): string[] {
  const { labels: own, measures: counted } = kinds[point.kind as PointKind];
  const has = new Set<string>([...own, ...counted]);
  return [...labels, ...measures].filter(
    (one) => !has.has(one) && point[one] !== '' && point[one] !== 0,
  );
}

describe('a request', () => {
  test('by token writes one point, with its route, what it cost, and the company as the index', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const points = await pointsOf(() => acme.recruiter('GET', `/api/jobs/show/${job.hash_id}`));
    expect(points).toEqual([
      {
        index: String(acme.id),
        kind: 'request',
        worker: 'recruiting',
        version: env.VERSION.id,
        surface: 'tenant',
        name: '/api/jobs/show/{hash_id}',
        method: 'GET',
        status: '2xx',
        outcome: 'ok',
        duration_ms: expect.any(Number),
        d1_trips: expect.any(Number),
        rows_read: expect.any(Number),
        rows_written: 0,
        r2_calls: 0,
        kv_calls: 0,
        errors: 0,
        messages: 0,
        lag_ms: 0,
        database_bytes: 0,
        segments: 0,
        pages: 0,
      },
    ]);
    const [{ d1_trips: trips, rows_read: rows } = { d1_trips: 0, rows_read: 0 }] = points;
    expect(trips).toBeGreaterThan(0);
    expect(trips).toBeLessThanOrEqual(2);
    expect(rows).toBeGreaterThan(0);
  });

  test('that writes counts the rows, and one that is refused says so', async () => {
    const acme = await openCompany();
    const other = await openCompany();
    const foreign = await other.postJob();
    const [created, refused, invalid, anonymous] = await pointsOf(async () => {
      await acme.admin('POST', '/api/company-offices/store', { name: 'Oslo' });
      await acme.recruiter('GET', `/api/jobs/show/${foreign.hash_id}`);
      await acme.recruiter('POST', '/api/company-offices/store', {});
      await call(null, 'GET', '/api/jobs/index');
    });
    expect(created?.rows_written).toBeGreaterThan(0);
    expect(refused).toMatchObject({ status: '4xx', outcome: 'refused', index: String(acme.id) });
    expect(invalid).toMatchObject({ status: '4xx', outcome: 'refused', method: 'POST' });
    expect(anonymous).toMatchObject({ name: '/api/jobs/index', status: '4xx', index: 'request' });
  });

  test('that the database fails is failed, with the errors that were logged', async () => {
    const DB = watched(env.DB, (trip) => {
      if (trip === 'batch') throw d1Error(CONNECTION_LOST);
    });
    const acme = await openCompany();
    const path = '/api/company-offices/index';
    const [point] = await pointsOf(() => acme.recruiter('GET', path), { DB });
    expect(point).toMatchObject({ name: path, status: '5xx', outcome: 'failed', rows_read: 0 });
    expect(point?.errors).toBeGreaterThan(0);
  });

  test('to a career domain has its page, and none where a cache answers or no page is', async () => {
    setClock(Date.now());
    const [first, cached, missing] = await pointsOf(async () => {
      const path = `/?q=${crypto.randomUUID()}`;
      await visit(CAREER_HOST, path);
      await visit(CAREER_HOST, path);
      await visit(CAREER_HOST, `/${crypto.randomUUID()}/no/such/page`);
    });
    expect(first).toMatchObject({ surface: 'career-page', name: '/', status: '2xx' });
    expect(first?.d1_trips).toBeGreaterThan(0);
    expect(cached).toMatchObject({ surface: 'career-page', name: '', d1_trips: 0, status: '2xx' });
    expect(missing).toMatchObject({ surface: 'career-page', name: '', status: '4xx' });
  });

  test('of a path or method that no route has names neither', async () => {
    const [unknown, method] = await pointsOf(async () => {
      await call(null, 'GET', '/api/no-such-path');
      await send('https://api.recruiting.example/api/jobs/index', { method: 'PATCH' });
    });
    expect(unknown).toMatchObject({ surface: 'none', name: '', method: '', status: '4xx' });
    expect(method).toMatchObject({ surface: 'none', name: '', method: '', status: '4xx' });
  });

  test('writes nothing that a person has typed, and no id or path', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const secret = crypto.randomUUID();
    let email = '';
    const points = await pointsOf(async () => {
      const form = await openForm(acme, job);
      email = form.email;
      await form.submit({ last_name: secret });
      await acme.recruiter('GET', `/api/candidate-job/index?search=${secret}`);
      await visit(acme.host, `/jobs/${job.hash_id}?utm_source=${secret}`);
      await call(secret, 'GET', `/api/jobs/show/${job.hash_id}`);
    });
    expect(points.map(({ surface }) => surface)).toEqual(
      expect.arrayContaining(['form-page', 'form-submit', 'tenant', 'career-page']),
    );
    const texts = points.flatMap((point) => labels.map((label) => point[label])).join(' ');
    for (const typed of [secret, email, job.hash_id, String(job.id), acme.subdomain]) {
      expect(texts).not.toContain(typed);
    }
    expect(points.flatMap(undeclared)).toEqual([]);
  });

  test('is answered where the dataset fails', async () => {
    const METRICS = {
      writeDataPoint() {
        throw new Error('The limit is reached.');
      },
    };
    const acme = await openCompany();
    await pointsOf(
      async () => {
        expect(await acme.recruiter('GET', '/api/company-offices/index')).toMatchObject({
          status: 200,
        });
      },
      { METRICS },
    );
  });
});

describe('behind the requests', () => {
  test('a batch of a queue writes its messages, and is failed where one of them is', async () => {
    const { points, binding } = keptDataset();
    const bindings = { ...env, METRICS: binding };
    const ids = [crypto.randomUUID(), crypto.randomUUID()].map((id) => ({ id }));
    await consume('recruiting-webhooks', ids, bindings);
    await consume('recruiting-cvs', ['malformed'], bindings);
    expect(points).toMatchObject([
      { kind: 'batch', name: 'webhooks', outcome: 'ok', messages: 2, index: 'batch' },
      { kind: 'batch', name: 'cvs', outcome: 'failed', messages: 1, errors: 1 },
    ]);
    expect(points[0]?.d1_trips).toBeGreaterThan(0);
    expect(points.flatMap(undeclared)).toEqual([]);
  });

  test('each part of the cron writes a point, and each kind of due work how late it is', async () => {
    const { points, binding } = keptDataset();
    const acme = await openCompany();
    await acme.postJob();
    const late = Date.now() - 3 * MINUTE_MS;
    await env.DB.prepare(
      `insert into mails (kind, sealed, created_at, next_attempt_at) values ('x', 'x', ?, ?)`,
    )
      .bind(late, late)
      .run();
    const execution = createExecutionContext();
    const controller = createScheduledController({ scheduledTime: Date.now(), cron: '* * * * *' });
    // An email is late only where emails are sent.
    await worker.scheduled(controller, { ...withSmtp().env, METRICS: binding }, execution);
    await waitOnExecutionContext(execution);
    await env.DB.prepare(`delete from mails where sealed = 'x'`).run();

    const ofKind = (kind: PointKind) => points.filter((point) => point.kind === kind);
    expect(ofKind('cron').map(({ name }) => name)).toEqual(expect.arrayContaining([...cronParts]));
    expect(new Set(ofKind('cron').map(({ outcome }) => outcome))).toEqual(new Set(['ok']));
    expect(ofKind('backlog').map(({ name }) => name)).toEqual(dueWork.map(({ table }) => table));
    const [database] = ofKind('database');
    expect(database?.database_bytes).toBeGreaterThan(100_000);
    const mails = ofKind('backlog').find(({ name }) => name === 'mails');
    expect(mails?.lag_ms).toBeGreaterThanOrEqual(3 * MINUTE_MS);
    expect(points.flatMap(undeclared)).toEqual([]);
    // The platform takes 250 of an invocation.
    expect(points.length).toBeLessThan(100);
  });
});
