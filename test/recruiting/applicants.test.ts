/** Tests listing the applications of a job through the API (contract 4.6). */
import { describe, expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { Application } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { applyTo } from '../support/applicants.ts';
import { openCompany } from '../support/company.ts';
import { comparable } from '../support/lists.ts';
import type { Company } from '../support/company.ts';

const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/u;

async function list(acme: Company, ref: string | number, query = '') {
  const path = `/api/jobs/${ref}/applicant-job${query}`;
  const answer = await acme.viewer<Page<Application>>('GET', path);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.body.data;
}

describe('GET /api/jobs/{hash_id}/applicant-job', () => {
  test('lists one empty page for a job without applications', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const empty = {
      current_page: 1,
      data: [],
      total: 0,
      per_page: 10,
      last_page: 1,
      next_cursor: null,
      next_since: expect.any(String),
    };
    expect(await list(acme, job.hash_id)).toEqual(empty);
    expect(await list(acme, job.hash_id, '?updated-since=2026-01-01T00:00:00Z')).toEqual(empty);
  });

  test('lists whole applications, newest first', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ title: 'Baker' });
    const first = await applyTo(acme, job, {
      email: 'Ada@People.example',
      phone: '+44 1',
      stage: 1,
    });
    const second = await applyTo(acme, job, { firstName: 'Grace', status: 'rejected', stage: 0 });
    const page = await list(acme, job.id);
    expect(page.data).toEqual([
      expect.objectContaining({
        id: second.applicationId,
        first_name: 'Grace',
        status: 'rejected',
        rejected_at: expect.stringMatching(STAMP),
      }),
      {
        id: first.applicationId,
        candidate_job_id: first.applicationId,
        candidate_id: first.candidateId,
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'Ada@People.example',
        phone: '+44 1',
        phone_e164: null,
        job: { id: job.id, hash_id: job.hash_id, title: 'Baker' },
        stage: { id: first.stageId, name: 'Interview', type: 'interview' },
        stage_id: first.stageId,
        status: 'active',
        source: 'career_page',
        source_id: null,
        screening: null,
        created_at: expect.stringMatching(STAMP),
        updated_at: expect.stringMatching(STAMP),
        rejected_at: null,
        hired_at: null,
        custom: {},
      },
    ]);
    expect(page.total).toBe(2);
    expect(comparable(await list(acme, job.hash_id))).toEqual(comparable(page));
  });

  test('returns the same applications by cursor and by page, of this job only', async () => {
    const acme = await openCompany();
    const [job, other] = [await acme.postJob(), await acme.postJob()];
    await applyTo(acme, other);
    const made: number[] = [];
    for (let n = 0; n < 5; n++)
      made.unshift((await applyTo(acme, job, { stage: n % 4 })).applicationId);
    const seen: number[] = [];
    let cursor: string | null = '';
    for (let page = 1; cursor !== null; page++) {
      const byPage: Page<Application> = await list(acme, job.id, `?max=2&page=${page}`);
      const byCursor: Page<Application> = cursor
        ? await list(acme, job.id, `?max=2&cursor=${cursor}`)
        : byPage;
      expect(comparable(byCursor)).toEqual(comparable(byPage));
      expect(byPage).toMatchObject({ total: 5, last_page: 3 });
      seen.push(...byPage.data.map(({ id }) => id));
      cursor = byPage.next_cursor;
    }
    expect(seen).toEqual(made);
  });

  test('returns and counts the applications updated since a time', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    await applyTo(acme, job, { createdAt: new Date('2026-05-01T00:00:00Z') });
    const late = await applyTo(acme, job, { createdAt: new Date('2026-06-01T00:00:00Z') });
    expect(await list(acme, job.id, '?updated-since=2026-06-01T00:00:00Z')).toMatchObject({
      total: 1,
      data: [{ id: late.applicationId }],
    });
  });

  test('rejects a max above 100 and a page below 1', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    expect((await list(acme, job.id, '?max=500')).per_page).toBe(100);
    expect(await acme.viewer('GET', `/api/jobs/${job.id}/applicant-job?page=0`)).toMatchObject({
      status: 422,
      body: { errors: { page: [expect.any(String)] } },
    });
  });

  test('answers 404 for the job of another company, and requires applicants:read', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const job = await acme.postJob();
    await applyTo(acme, job);
    for (const ref of [job.id, job.hash_id]) {
      expect((await globex.admin('GET', `/api/jobs/${ref}/applicant-job`)).status).toBe(404);
    }
    const reader = acme.acting('Admin', ['jobs:read', 'jobs:write']);
    expect(await reader('GET', `/api/jobs/${job.id}/applicant-job`)).toMatchObject({
      status: 403,
      body: { code: 'insufficient_scope' },
    });
  });
});
