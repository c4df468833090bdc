/** Tests changes of another caller between the read and the commit of a request. */
import { describe, expect, test } from 'vitest';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { API } from '../support/call.ts';
import { applyTo } from '../support/applicants.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { callWatched } from '../support/d1.ts';

/** The round trips in which each attempt commits. The first identifies the caller, and each attempt reads before it. */
const CHANGE = 3;
const SECOND_CHANGE = 5;
const THIRD_CHANGE = 7;

/** Sends the Admin's request, and runs `meanwhile` before the round trips with these numbers. */
async function interrupted(
  acme: Company,
  [method, path, body]: readonly [method: string, path: string, body?: object],
  meanwhile: () => Promise<unknown>,
  trips: readonly number[] = [CHANGE],
) {
  const watch = async (_: string, count: number) => {
    if (trips.includes(count)) await meanwhile();
  };
  const caller = { token: await acme.token('Admin'), ...(body && { body }) };
  const response = await callWatched(watch, method, `${API}${path}`, caller);
  return { status: response.status, body: await response.json<{ code: string; data: unknown }>() };
}

async function names(acme: Company): Promise<string[]> {
  return (await acme.announced()).map(({ event }) => event);
}

describe('a job', () => {
  const status = (acme: Company, id: number, value: string) =>
    acme.recruiter('POST', `/api/jobs/update-status/${id}`, { status: value });

  test('is not published again if published in the meantime', async () => {
    const acme = await openCompany();
    const { id } = await acme.postJob();
    const answer = await interrupted(
      acme,
      ['POST', `/api/jobs/update-status/${id}`, { status: 'Live' }],
      () => status(acme, id, 'Live'),
    );
    expect(answer).toMatchObject({ status: 200, body: { data: { status: 'Live' } } });
    expect(await names(acme)).toEqual(['job.published']);
  });

  test('publishes a closed event when deleted after being published in the meantime', async () => {
    const acme = await openCompany();
    const { id } = await acme.postJob();
    const answer = await interrupted(acme, ['DELETE', `/api/jobs/destroy/${id}?force=true`], () =>
      status(acme, id, 'Live'),
    );
    expect(answer.status).toBe(200);
    expect(await names(acme)).toEqual(['job.published', 'job.closed']);
  });

  test('is not deleted after an application in the meantime', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const answer = await interrupted(
      acme,
      ['DELETE', `/api/jobs/destroy/${job.id}?force=true`],
      () => applyTo(acme, job),
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'job_has_applications' } });
    expect(await acme.showJob(job)).toMatchObject({ candidate_job_count: 1 });
    expect((await acme.audited()).map(({ action }) => action)).toEqual(['job.create']);
  });

  test('answers 404 if deleted in the meantime', async () => {
    const acme = await openCompany();
    const { id } = await acme.postJob();
    const answer = await interrupted(
      acme,
      ['POST', `/api/jobs/update-status/${id}`, { status: 'Live' }],
      () => acme.admin('DELETE', `/api/jobs/destroy/${id}?force=true`),
    );
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await names(acme)).toEqual([]);
  });

  test('is not expired if published again in the meantime (409)', async () => {
    const acme = await openCompany();
    const { id } = await acme.postJob({ status: 'Expired' });
    const path = `/api/jobs/republish/${id}`;
    const answer = await interrupted(acme, ['POST', path], () => acme.recruiter('POST', path));
    expect(answer).toMatchObject({ status: 409, body: { code: 'job_not_expired' } });
    expect(await names(acme)).toEqual(['job.published']);
  });

  test('keeps both changes if changed in the meantime, and updated_at moves forward', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const path = `/api/jobs/update/${job.id}`;
    let between = '';
    const answer = await interrupted(acme, ['POST', path, { title: 'Cook' }], async () => {
      between = (await acme.recruiter<Job>('POST', path, { seniority: 'Lead' })).body.data
        .updated_at;
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { title: 'Cook', seniority: 'Lead' } },
    });
    expect((await acme.showJob(job)).updated_at >= between).toBe(true);
    const fields = (await acme.audited()).map(({ changes }) => Object.keys(changes).join());
    expect(fields.slice(1)).toEqual(['seniority', 'title']);
  });

  test('rejects a salary that conflicts with a change in the meantime with 422', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ min_salary: 10, max_salary: 20 });
    const path = `/api/jobs/update/${job.id}`;
    const answer = await interrupted(acme, ['POST', path, { min_salary: 19 }], () =>
      acme.recruiter('POST', path, { max_salary: 11 }),
    );
    expect(answer.status).toBe(422);
    expect(await acme.showJob(job)).toMatchObject({ min_salary: 10, max_salary: 11 });
  });

  test('rejects a change after three changes in the meantime with 409 stale_write', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const path = `/api/jobs/update/${job.id}`;
    let turn = 0;
    const answer = await interrupted(
      acme,
      ['POST', path, { title: 'Cook' }],
      () => acme.recruiter('POST', path, { seniority: `level ${++turn}` }),
      [CHANGE, SECOND_CHANGE, THIRD_CHANGE],
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'stale_write' } });
    expect(await acme.showJob(job)).toMatchObject({ title: 'Baker', seniority: 'level 3' });
  });
});

describe('an office', () => {
  test('is not deleted if a job goes Live there in the meantime (409)', async () => {
    const acme = await openCompany();
    const office = await acme.openOffice();
    const job = await acme.postJob();
    const answer = await interrupted(
      acme,
      ['DELETE', `/api/company-offices/destroy/${office.id}`],
      () => acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status: 'Live' }),
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'office_in_use' } });
    expect(await acme.showJob(job)).toMatchObject({ office_id: office.id, status: 'Live' });
  });

  test('is not deleted while it is the default and another exists (409)', async () => {
    const acme = await openCompany();
    const office = await acme.openOffice();
    const answer = await interrupted(
      acme,
      ['DELETE', `/api/company-offices/destroy/${office.id}`],
      () => acme.openOffice({ name: 'B' }),
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'default_office' } });
  });

  test('is not the default if another was created first in the meantime', async () => {
    const acme = await openCompany();
    const answer = await interrupted(
      acme,
      ['POST', '/api/company-offices/store', { name: 'B' }],
      () => acme.openOffice({ name: 'A' }),
      [2],
    );
    expect(answer).toMatchObject({ status: 201, body: { data: { is_default: false } } });
  });

  test('cannot be used by a new job if deleted in the meantime (422)', async () => {
    const acme = await openCompany();
    await acme.openOffice({ name: 'A' });
    const office = await acme.openOffice({ name: 'B' });
    const body = { title: 'Baker', office_id: office.id };
    const answer = await interrupted(acme, ['POST', '/api/jobs/store', body], () =>
      acme.admin('DELETE', `/api/company-offices/destroy/${office.id}`),
    );
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  });
});
