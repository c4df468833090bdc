/** The status of a job over its life (contract 3.1, decisions: Jobs). */
import { eq } from 'drizzle-orm';
import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { jobs } from '#data/tables/jobs.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { jobStatuses } from '#vocabulary/lists.ts';
import type { JobStatus } from '#vocabulary/lists.ts';
import worker from '../../src/worker.ts';
import type { CentralJobs } from '#careers/answers/schemas.ts';
import { applyTo } from '../support/applicants.ts';
import { call, fresh } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';

const DAY_MS = 86_400_000;
const eventByStatus: Partial<Record<JobStatus, string>> = {
  Live: 'job.published',
  Closed: 'job.closed',
  Archived: 'job.closed',
};
const moves = jobStatuses.flatMap((from) => jobStatuses.map((to) => [from, to] as const));

function setStatus(acme: Company, job: Pick<Job, 'id'>, status: unknown) {
  return acme.recruiter<Job>('POST', `/api/jobs/update-status/${job.id}`, { status });
}

/** Runs the cron job at a time. */
async function tick(now: number) {
  const execution = createExecutionContext();
  const controller = createScheduledController({ scheduledTime: now, cron: '* * * * *' });
  await worker.scheduled(controller, env, execution);
  await waitOnExecutionContext(execution);
}

/** The status as stored, before the expiry is applied. */
async function statusAtRest({ id }: Pick<Job, 'id'>) {
  const [row] = await db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, id));
  return row?.status;
}

describe('POST /api/jobs/update-status/{id}', () => {
  test.each(moves)('changes the status from %s to %s (3.1)', async (from, to) => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: from });
    const before = (await acme.announced()).length;
    const audited = (await acme.audited()).length;
    const answer = await setStatus(acme, job, to);
    expect(answer.status).toBe(200);
    const isChange = from !== to;
    const { published_at: published } = answer.body.data;
    expect(answer.body.data).toEqual({
      ...job,
      status: to,
      updated_at: isChange ? expect.any(String) : job.updated_at,
      ...(to === 'Live' && { published_at: published, expires_at: expect.any(String) }),
    });
    expect(published === null).toBe(from !== 'Live' && to !== 'Live');
    expect(await acme.showJob(job)).toEqual(answer.body.data);

    const event = isChange && eventByStatus[to];
    expect((await acme.announced()).slice(before)).toEqual(
      event
        ? [
            {
              event,
              timestamp: expect.any(String),
              data: { job_id: job.id, title: 'Baker', status: to },
            },
          ]
        : [],
    );
    expect((await acme.audited()).slice(audited)).toMatchObject(
      isChange
        ? [{ action: 'job.update-status', subjectId: job.id, changes: { status: { from, to } } }]
        : [],
    );
  });

  test.each(['live', 'LIVE', ' Live '])('accepts the status %j as Live', async (status) => {
    const acme = await openCompany();
    const job = await acme.postJob();
    expect((await setStatus(acme, job, status)).body.data.status).toBe('Live');
  });

  test.each([['Paused'], ['Liv'], [''], [null], [1], [['Live']], [undefined]])(
    'rejects the status %j (422)',
    async (status) => {
      const acme = await openCompany();
      const job = await acme.postJob();
      const answer = await setStatus(acme, job, status);
      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'invalid_input', errors: { status: [expect.any(String)] } },
      });
      expect(await acme.showJob(job)).toEqual(job);
    },
  );

  test('accepts a hash_id, and returns 404 for another company’s job', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const job = await acme.postJob();
    for (const ref of [job.id, job.hash_id]) {
      const path = `/api/jobs/update-status/${ref}`;
      expect(await globex.admin('POST', path, { status: 'Live' })).toMatchObject({ status: 404 });
    }
    expect(await globex.announced()).toEqual([]);
    expect(
      await acme.recruiter('POST', `/api/jobs/update-status/${job.hash_id}`, { status: 'Live' }),
    ).toMatchObject({ status: 200, body: { data: { status: 'Live' } } });
  });

  test('keeps the hash_id and the publication of a job that is reopened within 35 days', async () => {
    const acme = await openCompany();
    const first = await acme.postJob({ status: 'Live' });
    const published = Date.parse(first.published_at ?? '');
    for (const [days, between] of [
      [1, 'Draft'],
      [20, 'Closed'],
      [34.99, 'Archived'],
    ] as const) {
      await setStatus(acme, first, between);
      setClock(published + days * DAY_MS);
      const again = (await setStatus(acme, first, 'Live')).body.data;
      const { hash_id, created_at, published_at, expires_at } = first;
      const expected = { hash_id, created_at, published_at, expires_at, status: 'Live' };
      expect(again).toMatchObject(expected);
    }
    expect((await acme.announced()).filter(({ event }) => event === 'job.published')).toHaveLength(
      4,
    );
  });

  test('keeps the place of a reopened job in the public list', async () => {
    const acme = await openCompany();
    const word = `baker${crypto.randomUUID().replaceAll('-', '')}`;
    const old = await acme.postJob({ title: `${word} old`, status: 'Live' });
    setClock(Date.now() + DAY_MS);
    const young = await acme.postJob({ title: `${word} young`, status: 'Live' });
    await setStatus(acme, old, 'Closed');
    await setStatus(acme, old, 'Live');
    const { body } = await call<CentralJobs>(
      null,
      'GET',
      fresh(`/api/locations/jobs?search-key=${word}`),
    );
    expect(body.data.data.map(({ id }) => id)).toEqual([young.id, old.id]);
  });

  test('publishes a job anew that is reopened after 35 days', async () => {
    const acme = await openCompany();
    const first = await acme.postJob({ status: 'Live' });
    await setStatus(acme, first, 'Closed');
    const later = Date.parse(first.published_at ?? '') + 35 * DAY_MS;
    setClock(later);
    const again = (await setStatus(acme, first, 'Live')).body.data;
    expect(again.status).toBe('Live');
    expect(Date.parse(again.published_at ?? '')).toBeGreaterThanOrEqual(later);
  });

  test('emits one event if twenty callers publish a job at once', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => setStatus(acme, job, 'Live')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await acme.announced()).toMatchObject([{ event: 'job.published' }]);
    const moved = (await acme.audited()).filter(({ action }) => action === 'job.update-status');
    expect(moved).toHaveLength(1);
  });

  test('emits one event for each of several conflicting concurrent changes, and returns the last status', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const answers = await Promise.all(
      (['Live', 'Closed'] as const).map((status) => setStatus(acme, job, status)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const announced = await acme.announced();
    expect(announced.map(({ event }) => event).sort()).toEqual(['job.closed', 'job.published']);
    const moved = (await acme.audited()).filter(({ action }) => action === 'job.update-status');
    expect(moved).toHaveLength(2);
    expect((await acme.showJob(job)).status).toBe(moved.at(-1)?.changes['status']?.to);
  });
});

describe('a job 35 days after its publication', () => {
  test('expires a job after 35 days to the millisecond, before the cron job has run (decisions: Expiry)', async () => {
    const start = Date.now();
    setClock(start);
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    expect(Date.parse(job.expires_at ?? '')).toBe(start + 35 * DAY_MS);
    setClock(start + 35 * DAY_MS - 1);
    expect((await acme.showJob(job)).status).toBe('Live');
    expect(await acme.recruiter('POST', `/api/jobs/republish/${job.id}`)).toMatchObject({
      status: 409,
    });
    setClock(start + 35 * DAY_MS);
    expect((await acme.showJob(job)).status).toBe('Expired');
  });

  test('lists and counts an expired job as Expired before the cron job has run', async () => {
    const start = Date.now();
    setClock(start);
    const acme = await openCompany();
    await acme.postJob({ status: 'Live' });
    const totals = async () => {
      const asked = ['', '?status=Live', '?status=Expired'].map(async (query) => {
        const { body } = await acme.viewer<{ total: number; data: unknown[] }>(
          'GET',
          `/api/jobs/index${query}`,
        );
        return [body.data.total, body.data.data.length];
      });
      return Promise.all(asked);
    };
    expect(await totals()).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
    setClock(start + 35 * DAY_MS);
    expect(await totals()).toEqual([
      [1, 1],
      [0, 0],
      [1, 1],
    ]);
  });

  test('stores the expiry by the cron job without an event (decisions: Expiry)', async () => {
    const start = Date.now();
    setClock(start);
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const announced = await acme.announced();
    setClock(start + 35 * DAY_MS - 1);
    await tick(Date.now());
    expect(await statusAtRest(job)).toBe('Live');
    setClock(start + 35 * DAY_MS);
    await tick(Date.now());
    expect(await statusAtRest(job)).toBe('Expired');
    expect(await acme.showJob(job)).toMatchObject({ status: 'Expired' });
    expect(await acme.announced()).toEqual(announced);
    const path = '/api/jobs/index?status=';
    expect((await acme.viewer('GET', `${path}Expired`)).body.data).toMatchObject({ total: 1 });
    expect((await acme.viewer('GET', `${path}Live`)).body.data).toMatchObject({ total: 0 });
  });

  test.each([['before'], ['after']])(
    'closes an expired job with an event %s the cron job has run',
    async (when) => {
      const start = Date.now();
      setClock(start);
      const acme = await openCompany();
      const job = await acme.postJob({ status: 'Live' });
      setClock(start + 36 * DAY_MS);
      if (when === 'after') await tick(Date.now());
      expect((await setStatus(acme, job, 'Closed')).body.data).toMatchObject({ status: 'Closed' });
      expect((await acme.announced()).map(({ event }) => event)).toEqual([
        'job.published',
        'job.closed',
      ]);
    },
  );
});

describe('the status in POST /api/jobs/update/{id}', () => {
  const update = (acme: Company, { id }: Pick<Job, 'id'>, change: object) =>
    acme.recruiter<Job>('POST', `/api/jobs/update/${id}`, change);

  test.each(moves)('changes from %s to %s as update-status does', async (from, to) => {
    const acme = await openCompany();
    const [job, like] = [
      await acme.postJob({ status: from }),
      await acme.postJob({ status: from }),
    ];
    const before = (await acme.announced()).length;
    const answer = await update(acme, job, { title: 'Cook', status: to.toUpperCase() });
    const moved = (await setStatus(acme, like, to)).body.data;
    const name = eventByStatus[to];
    expect(answer).toMatchObject({ status: 200, body: { data: { status: to, title: 'Cook' } } });
    expect(Boolean(answer.body.data.published_at)).toBe(Boolean(moved.published_at));
    const announced = (await acme.announced()).slice(before);
    const isUpdate = ({ event }: { event: string }) => event === 'job.updated';
    expect(announced.filter(isUpdate)).toMatchObject([
      { data: { job_id: job.id, fields: ['title'] } },
    ]);
    expect(announced.filter((each) => !isUpdate(each))).toMatchObject(
      name !== undefined && from !== to
        ? [
            { event: name, data: { job_id: job.id, title: 'Cook', status: to } },
            { event: name, data: { job_id: like.id } },
          ]
        : [],
    );
  });

  test('is written to the audit log with the other fields', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    await update(acme, job, { seniority: 'Senior', status: 'Live' });
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'job.update',
      subjectId: job.id,
      changes: {
        seniority: { from: null, to: 'Senior' },
        status: { from: 'Draft', to: 'Live' },
      },
    });
  });

  test('emits one event for ten concurrent updates', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const before = (await acme.announced()).length;
    await Promise.all(Array.from({ length: 10 }, () => update(acme, job, { status: 'Closed' })));
    expect((await acme.announced()).slice(before)).toMatchObject([{ event: 'job.closed' }]);
  });

  test('is ignored by the updates of single parts', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    for (const part of ['update-details', 'update-pay-benefit', 'update-specifications']) {
      const path = `/api/jobs/${part}/${job.id}`;
      const answer = await acme.recruiter<Job>('POST', path, { status: 'Live' });
      expect(answer).toMatchObject({ status: 200, body: { data: { status: 'Draft' } } });
    }
  });
});

describe('POST /api/jobs/republish/{id}', () => {
  test.each(['Live', 'Draft', 'Archived', 'Closed'])(
    'refuses to republish a job that is %s (409 job_not_expired)',
    async (status) => {
      const acme = await openCompany();
      const job = await acme.postJob({ status });
      const announced = await acme.announced();
      expect(await acme.recruiter('POST', `/api/jobs/republish/${job.id}`)).toMatchObject({
        status: 409,
        body: { code: 'job_not_expired' },
      });
      expect(await acme.showJob(job)).toEqual(job);
      expect(await acme.announced()).toEqual(announced);
    },
  );

  test.each([['before'], ['after']])(
    'republishes an expired job under the same hash_id %s the cron job has run (decisions)',
    async (when) => {
      const start = Date.now();
      setClock(start);
      const acme = await openCompany();
      const job = await acme.postJob({ status: 'Live' });
      const later = start + 40 * DAY_MS;
      setClock(later);
      if (when === 'after') await tick(later);
      const answer = await acme.recruiter<Job>('POST', `/api/jobs/republish/${job.hash_id}`);
      expect(answer.status).toBe(200);
      expect(answer.body.data).toMatchObject({
        id: job.id,
        hash_id: job.hash_id,
        status: 'Live',
        created_at: job.created_at,
      });
      expect(Date.parse(answer.body.data.published_at ?? '')).toBe(later);
      expect(Date.parse(answer.body.data.expires_at ?? '')).toBe(later + 35 * DAY_MS);
      expect(await acme.announced()).toMatchObject([
        { event: 'job.published' },
        { event: 'job.published', data: { job_id: job.id, status: 'Live' } },
      ]);
    },
  );

  test('republishes a job once for ten concurrent callers; nine get 409 job_not_expired', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Expired' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => acme.recruiter('POST', `/api/jobs/republish/${job.id}`)),
    );
    const ok = answers.filter(({ status }) => status === 200);
    expect(ok).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await acme.announced()).toHaveLength(1);
  });

  test('ignores a request body of any kind', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Expired' });
    const path = `/api/jobs/republish/${job.id}`;
    expect(
      await acme.recruiter('POST', path, 'hello', { 'content-type': 'text/plain' }),
    ).toMatchObject({ status: 200 });
  });
});

describe('DELETE /api/jobs/destroy/{id}', () => {
  test.each(['Live', 'Draft', 'Expired', 'Closed'])(
    'archives a job that is %s and emits job.closed (decisions: Destroy)',
    async (status) => {
      const acme = await openCompany();
      const job = await acme.postJob({ status });
      const before = (await acme.announced()).length;
      const answer = await acme.recruiter('DELETE', `/api/jobs/destroy/${job.hash_id}`);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        success: true,
        data: { id: job.id, status: 'Archived', deleted: false },
      });
      expect(await acme.showJob(job)).toMatchObject({ status: 'Archived' });
      expect((await acme.announced()).slice(before)).toMatchObject([
        { event: 'job.closed', data: { job_id: job.id, title: 'Baker', status: 'Archived' } },
      ]);
      const again = await acme.recruiter('DELETE', `/api/jobs/destroy/${job.id}`);
      expect(again.body).toEqual(answer.body);
      expect(await acme.announced()).toHaveLength(before + 1);
    },
  );

  test('keeps the applications of an archived job', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    await applyTo(acme, job);
    await acme.recruiter('DELETE', `/api/jobs/destroy/${job.id}`);
    const { body } = await acme.viewer('GET', `/api/jobs/${job.id}/applicant-job`);
    expect(body.data).toMatchObject({ total: 1 });
  });

  test('deletes a job without applications and its dependent records with force=true', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ description: '<p>Gone</p>' });
    const answer = await acme.admin('DELETE', `/api/jobs/destroy/${job.id}?force=true`);
    expect(answer.body).toEqual({
      success: true,
      data: { id: job.id, status: 'Archived', deleted: true },
    });
    expect(await statusAtRest(job)).toBeUndefined();
    for (const ref of [job.id, job.hash_id]) {
      expect((await acme.viewer('GET', `/api/jobs/show/${ref}`)).status).toBe(404);
    }
    expect(await acme.announced()).toEqual([]);
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'job.delete',
      subjectId: job.id,
    });
    expect((await acme.viewer('GET', '/api/jobs/index')).body.data).toMatchObject({ total: 0 });
    expect(await acme.admin('DELETE', `/api/jobs/destroy/${job.id}?force=true`)).toMatchObject({
      status: 404,
    });
  });

  test('emits job.closed for a deleted Live job and removes it from the public listing', async () => {
    const acme = await openCompany({ country: 'GB' });
    const title = `Forced ${crypto.randomUUID()}`;
    const job = await acme.postJob({ status: 'Live', title });
    await acme.admin('DELETE', `/api/jobs/destroy/${job.id}?force=true`);
    expect((await acme.announced()).map(({ event }) => event)).toEqual([
      'job.published',
      'job.closed',
    ]);
    const { body } = await acme.viewer(
      'GET',
      `/api/locations/jobs?search-key=${encodeURIComponent(title)}`,
    );
    expect(body.data).toMatchObject({ total: 0 });
  });

  test('requires an Admin for force=true (403) and refuses it for a job with applications (409)', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const path = `/api/jobs/destroy/${job.id}?force=true`;
    expect(await acme.recruiter('DELETE', path)).toMatchObject({
      status: 403,
      body: { code: 'insufficient_role' },
    });
    await applyTo(acme, job);
    expect(await acme.admin('DELETE', path)).toMatchObject({
      status: 409,
      body: { code: 'job_has_applications' },
    });
    expect(await acme.showJob(job)).toMatchObject({ status: 'Draft', candidate_job_count: 1 });
  });

  test.each(['yes', '1', 'truth'])('rejects force=%s (422)', async (force) => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const answer = await acme.admin('DELETE', `/api/jobs/destroy/${job.id}?force=${force}`);
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { force: [expect.any(String)] } },
    });
  });

  test('emits one event if ten callers archive a job at once', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => acme.recruiter('DELETE', `/api/jobs/destroy/${job.id}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await acme.announced()).toMatchObject([{ event: 'job.closed' }]);
  });

  test('emits events that match the outcome if a job is deleted and published at once', async () => {
    const acme = await openCompany();
    for (let round = 0; round < 8; round++) {
      const job = await acme.postJob();
      const before = (await acme.announced()).length;
      const [published, deleted] = await Promise.all([
        setStatus(acme, job, 'Live'),
        acme.admin('DELETE', `/api/jobs/destroy/${job.id}?force=true`),
      ]);
      expect(deleted.status).toBe(200);
      expect([200, 404]).toContain(published.status);
      const names = (await acme.announced()).slice(before).map(({ event }) => event);
      expect(names).toEqual(published.status === 200 ? ['job.published', 'job.closed'] : []);
    }
  });

  test('returns 404 for the deletion of another company’s job', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const job = await acme.postJob({ status: 'Live' });
    for (const query of ['', '?force=true']) {
      expect(
        await globex.admin('DELETE', `/api/jobs/destroy/${job.hash_id}${query}`),
      ).toMatchObject({ status: 404 });
    }
    expect(await acme.showJob(job)).toEqual(job);
  });
});
