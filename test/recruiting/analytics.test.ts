/** The analytics of a job (contract 4.6, decisions: Analytics). */
import { describe, expect, test, vi } from 'vitest';
import { addViews } from '#careers/jobs/store/counts.ts';
import { runBatch } from '#data/query-plan.ts';
import { monthsUntil } from '#lib/time.ts';
import type { Analytics } from '#recruiting/company/analytics/schemas.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { applyTo, stagesOf } from '../support/applicants.ts';
import { call, newAddress, visit } from '../support/call.ts';
import { setClock, withinOneMinute } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { operator } from '../support/operator.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const HOUR_MS = 3_600_000;

async function numbersOf(acme: Company, ref: string | number): Promise<Analytics> {
  const answer = await acme.viewer<Analytics>('GET', `/api/jobs/${ref}/analytics`);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.body.data;
}

function see(job: Job, agent = BROWSER, headers: Record<string, string> = {}) {
  const path = `/jobs/${job.hash_id}?n=${crypto.randomUUID()}`;
  return visit('careers-uk.example', path, { 'user-agent': agent, ...headers });
}

function like(job: Job, address: string) {
  const path = `/api/central/jobs/${job.hash_id}/favorite`;
  return call<{ favorites: number }>(null, 'POST', path, undefined, {
    'cf-connecting-ip': address,
  });
}

describe('GET /api/jobs/{hash_id}/analytics', () => {
  test('returns twelve empty months and the stages for a new job', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const stages = await stagesOf(job);
    const months = monthsUntil(new Date(), 12);
    const expected = {
      views: 0,
      favorites: 0,
      applicants: 0,
      monthly: months.map((month) => ({ month, views: 0, favorites: 0, applicants: 0 })),
      by_stage: stages.map(({ id, name }) => ({ stage_id: id, name, applicants: 0 })),
      by_source: [],
      time_in_stage: stages.map(({ id, name }) => ({ stage_id: id, name, average_hours: 0 })),
    };
    expect(expected.by_stage).toHaveLength(4);
    expect(await numbersOf(acme, job.hash_id)).toEqual(expected);
    expect(await numbersOf(acme, job.id)).toEqual(expected);
  });

  test('counts applicants by month, stage and source, and their time in each stage', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const other = await acme.postJob();
    setClock(Date.UTC(2027, 2, 15, 12));
    const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
    await applyTo(acme, job, { createdAt: ago(1), source: 'career_page' });
    await applyTo(acme, job, { createdAt: ago(2.5), source: 'career_page' });
    await applyTo(acme, job, {
      createdAt: new Date('2027-02-28T23:59:59.999Z'),
      stage: 3,
      source: 'api',
    });
    await applyTo(acme, job, {
      createdAt: new Date('2026-04-01T00:00:00Z'),
      stage: 3,
      source: 'api',
    });
    await applyTo(acme, job, {
      createdAt: new Date('2026-03-31T23:59:59Z'),
      stage: 3,
      source: 'api',
    });
    await applyTo(acme, other, { createdAt: ago(1) });

    const numbers = await numbersOf(acme, job.id);
    expect(numbers.applicants).toBe(5);
    expect(numbers.monthly.map(({ month }) => month)).toEqual([
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
      '2027-03',
    ]);
    expect(numbers.monthly.map(({ applicants }) => applicants)).toEqual([
      1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2,
    ]);
    expect(numbers.by_stage.map(({ applicants }) => applicants)).toEqual([2, 0, 0, 3]);
    expect([...numbers.by_source].sort((a, b) => a.applicants - b.applicants)).toEqual([
      { source: 'career_page', source_id: null, applicants: 2 },
      { source: 'api', source_id: null, applicants: 3 },
    ]);
    expect(numbers.time_in_stage[0]?.average_hours).toBe(1.8);
    expect(numbers.time_in_stage[1]?.average_hours).toBe(0);
  });

  test('counts a source that was renamed as one, under its name', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const apply = (source: string) => {
      const input = { files: [], job_id: job.hash_id, source };
      return acme.apply(input);
    };
    const first = await apply('Fair 2026');
    const id = (await acme.showApplication(first)).source_id ?? 0;
    await acme.admin('POST', `/api/sources/update/${id}`, { name: 'Fair of Linz' });
    await apply('Fair of Linz');
    await apply('Another fair');
    const { body } = await acme.viewer<Analytics>('GET', `/api/jobs/${job.hash_id}/analytics`);
    expect(body.data.by_source).toEqual([
      { source: 'Another fair', source_id: expect.any(Number), applicants: 1 },
      { source: 'Fair of Linz', source_id: id, applicants: 2 },
    ]);
  });

  test('counts views of the public page, but not robots, prefetching or HEAD requests', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    for (const agent of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'facebookexternalhit/1.1 linkpreview',
      'AhrefsSiteAudit crawler',
    ]) {
      expect((await see(job, agent)).status).toBe(200);
    }
    await see(job, BROWSER, { 'sec-purpose': 'prefetch;prerender' });
    await visit(acme.host, `/jobs/${job.hash_id}`, { 'user-agent': BROWSER }, 'HEAD');
    await Promise.all([see(job), see(job), see(job)]);
    // The same URL within a second is served from the cache, and is counted as well.
    await visit(acme.host, `/jobs/${job.hash_id}`, { 'user-agent': BROWSER });
    await visit(acme.host, `/jobs/${job.hash_id}`, { 'user-agent': BROWSER });

    const seen = async () => (await numbersOf(acme, job.id)).views;
    await vi.waitFor(async () => expect(await seen()).toBe(5), { timeout: 5000, interval: 100 });
    expect((await numbersOf(acme, job.id)).monthly.at(-1)).toMatchObject({ views: 5 });
  });

  test('adds up the views of all months, including those older than twelve months', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const ctx = operator();
    const months = monthsUntil(new Date(), 13);
    for (const month of months) {
      await runBatch(ctx, [addViews(ctx, month, new Map([[job.id, 2]]))]);
    }
    const numbers = await numbersOf(acme, job.id);
    expect(numbers.views).toBe(26);
    expect(numbers.monthly.map(({ views }) => views)).toEqual(Array.from({ length: 12 }, () => 2));
  });

  test('ignores views of a deleted job and leaves other jobs unchanged', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const ctx = operator();
    await runBatch(ctx, [
      addViews(
        ctx,
        '2026-11',
        new Map([
          [7, 1],
          [job.id, 1],
        ]),
      ),
    ]);
    expect((await numbersOf(acme, job.id)).views).toBe(1);
  });

  test('returns 404 for the analytics of another company’s job', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const job = await acme.postJob({ status: 'Live' });
    await applyTo(acme, job);
    for (const ref of [job.id, job.hash_id]) {
      expect((await globex.admin('GET', `/api/jobs/${ref}/analytics`)).status).toBe(404);
    }
  });
});

describe('POST /api/central/jobs/{hash_id}/favorite', () => {
  test('counts a favorite once a minute for each address and job', async () => {
    const acme = await openCompany();
    const { job, first, others, again } = await withinOneMinute(async () => {
      const liked = await acme.postJob({ status: 'Live' });
      const other = await acme.postJob({ status: 'Live' });
      const address = newAddress();
      return {
        job: liked,
        first: await like(liked, address),
        others: [await like(liked, newAddress()), await like(other, address)],
        again: await like(liked, address),
      };
    });
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ success: true, message: '200', data: { favorites: 1 } });
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(others.map(({ body }) => body.data)).toEqual([{ favorites: 2 }, { favorites: 1 }]);
    expect(again).toMatchObject({
      status: 429,
      body: {
        success: false,
        message: '429',
        code: 'too_many_requests',
        retry_after: expect.any(Number),
      },
    });
    expect(again.headers.get('retry-after')).toBe(String(again.body.retry_after));
    expect(again.headers.get('x-ratelimit-limit')).toBe('1');
    expect(again.headers.get('x-ratelimit-remaining')).toBe('0');

    const numbers = await numbersOf(acme, job.id);
    expect(numbers.favorites).toBe(2);
    expect(numbers.monthly.at(-1)).toMatchObject({ favorites: 2 });
  });

  test.each(['Draft', 'Closed', 'Archived', 'Expired'])(
    'returns 404 for a favorite of a job that is %s',
    async (status) => {
      const acme = await openCompany();
      const job = await acme.postJob({ status });
      expect(await like(job, newAddress())).toMatchObject({
        status: 404,
        body: { message: '404', code: 'not_found', detail: expect.any(String) },
      });
      expect((await numbersOf(acme, job.id)).favorites).toBe(0);
    },
  );

  test('returns 404 for a favorite of an unapproved job, and of a job by its integer id', async () => {
    const acme = await openCompany({ reviewsJobs: true });
    expect((await like(await acme.postJob({ status: 'Live' }), newAddress())).status).toBe(404);
    const open = await openCompany();
    const job = await open.postJob({ status: 'Live' });
    expect((await call(null, 'POST', `/api/central/jobs/${job.id}/favorite`)).status).toBe(404);
  });

  test('counts forty concurrent favorites', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const answers = await Promise.all(Array.from({ length: 40 }, () => like(job, newAddress())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await numbersOf(acme, job.id)).favorites).toBe(40);
  });
});
