/** What happens between reading and writing: another caller is let in at exactly that moment (house: Race-free transitions). */
import { describe, expect, test } from 'vitest';
import type { Job } from '#recruiting/jobs/schemas.ts';
import { API } from '../support/call.ts';
import { applyTo } from '../support/applicants.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { callWatched } from '../support/d1.ts';

/** The round trips in which each attempt at a write commits; before them come the caller and, each time, the read. */
const CHANGE = 3;
const SECOND_CHANGE = 5;
const THIRD_CHANGE = 7;

/** The Admin's request, with `meanwhile` done before its round trips of those numbers. */
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

  test('published meanwhile is not published again', async () => {
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

  test('published meanwhile is told to be closed when it is deleted', async () => {
    const acme = await openCompany();
    const { id } = await acme.postJob();
    const answer = await interrupted(acme, ['DELETE', `/api/jobs/destroy/${id}?force=true`], () =>
      status(acme, id, 'Live'),
    );
    expect(answer.status).toBe(200);
    expect(await names(acme)).toEqual(['job.published', 'job.closed']);
  });

  test('applied to meanwhile is not deleted', async () => {
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

  test('deleted meanwhile is 404', async () => {
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

  test('republished meanwhile is not expired any more (409)', async () => {
    const acme = await openCompany();
    const { id } = await acme.postJob({ status: 'Expired' });
    const path = `/api/jobs/republish/${id}`;
    const answer = await interrupted(acme, ['POST', path], () => acme.recruiter('POST', path));
    expect(answer).toMatchObject({ status: 409, body: { code: 'job_not_expired' } });
    expect(await names(acme)).toEqual(['job.published']);
  });

  test('changed meanwhile keeps both changes, and its time goes forward', async () => {
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

  test('whose salaries would cross by what was changed meanwhile is refused (422)', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ min_salary: 10, max_salary: 20 });
    const path = `/api/jobs/update/${job.id}`;
    const answer = await interrupted(acme, ['POST', path, { min_salary: 19 }], () =>
      acme.recruiter('POST', path, { max_salary: 11 }),
    );
    expect(answer.status).toBe(422);
    expect(await acme.showJob(job)).toMatchObject({ min_salary: 10, max_salary: 11 });
  });

  test('changed three times meanwhile is not changed again (409 stale_write)', async () => {
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
  test('that a job goes Live at meanwhile stays (409)', async () => {
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

  test('that is the default stays, once there is another (409)', async () => {
    const acme = await openCompany();
    const office = await acme.openOffice();
    const answer = await interrupted(
      acme,
      ['DELETE', `/api/company-offices/destroy/${office.id}`],
      () => acme.openOffice({ name: 'B' }),
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'default_office' } });
  });

  test('that was the first until meanwhile is not the default', async () => {
    const acme = await openCompany();
    const answer = await interrupted(
      acme,
      ['POST', '/api/company-offices/store', { name: 'B' }],
      () => acme.openOffice({ name: 'A' }),
      [2],
    );
    expect(answer).toMatchObject({ status: 201, body: { data: { is_default: false } } });
  });

  test('that is gone meanwhile is no office of a new job (422), and nothing breaks', async () => {
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
