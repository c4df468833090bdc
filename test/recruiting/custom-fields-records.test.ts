/** Tests custom fields of jobs and applications, required ones, and those of Admins, through the API. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type {
  Application,
  ApplicationDetail,
} from '#recruiting/pipeline/applications/schemas/applications.ts';
import type {
  Candidate,
  CandidateListed,
} from '#recruiting/people/candidates/schemas/candidates.ts';
import type { CustomField } from '#recruiting/people/custom-fields/schemas.ts';
import type { Job, JobItem } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';

const FIELDS = '/api/custom-fields';
const BARE = { files: [] };

function changeJob(acme: Company, id: number, body: object) {
  return acme.recruiter<Job>('POST', `/api/jobs/update/${id}`, body);
}

function changeApplication(acme: Company, id: number, body: object) {
  return acme.recruiter<ApplicationDetail>('POST', `/api/candidate-job/update/${id}`, body);
}

async function applicationOf(acme: Company, id: number): Promise<ApplicationDetail> {
  return (await acme.viewer<ApplicationDetail>('GET', `/api/candidate-job/show/${id}`)).body.data;
}

describe('values of jobs', () => {
  test('are written with the job, shown with it and in lists, and null clears', async () => {
    const acme = await openCompany();
    await acme.openField({ key: 'budget', kind: 'number', entity: 'job' });
    await acme.openField({ key: 'remote', kind: 'yes_no', entity: 'job' });
    const stored = await acme.recruiter<Job>('POST', '/api/jobs/store', {
      title: 'Cook',
      custom: { budget: 7 },
    });
    expect(stored.body.data).toMatchObject({ custom: { budget: 7 }, custom_missing: [] });
    const { id } = stored.body.data;
    const after = await changeJob(acme, id, { custom: { remote: false } });
    expect(after.body.data.custom).toEqual({ budget: 7, remote: false });
    const listed = await acme.viewer<Page<JobItem>>('GET', '/api/jobs/index');
    expect(listed.body.data.data[0]?.custom).toEqual({ budget: 7, remote: false });
    await changeJob(acme, id, { title: 'Chef', custom: { budget: null } });
    const shown = await acme.viewer<Job>('GET', `/api/jobs/show/${id}`);
    expect(shown.body.data).toMatchObject({ title: 'Chef', custom: { remote: false } });
    const again = await changeJob(acme, id, { custom: { remote: false } });
    expect(again.body.data.updated_at).toBe(shown.body.data.updated_at);
    const events = (await acme.announced()).filter(({ event }) => event === 'job.updated');
    expect(events.map(({ data }) => data)).toEqual([
      { job_id: id, fields: ['custom.remote'] },
      { job_id: id, fields: ['title', 'custom.budget'] },
    ]);
    const audited = (await acme.audited()).filter(({ action }) => action === 'job.update');
    expect(audited.map(({ changes }) => changes['custom'])).toEqual([
      { from: { budget: 7 }, to: { budget: 7, remote: false } },
      { from: { budget: 7, remote: false }, to: { remote: false } },
    ]);
  });

  test('are refused where the field is of another kind of record, and go with the job', async () => {
    const acme = await openCompany();
    await acme.openField({ key: 'of_candidate' });
    await acme.openField({ key: 'of_job', entity: 'job' });
    const refused = await acme.recruiter('POST', '/api/jobs/store', {
      title: 'Cook',
      custom: { of_candidate: 'x' },
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { 'custom.of_candidate': [expect.any(String)] } },
    });
    const { id } = await acme.postJob();
    for (const body of ['{"custom": {"__proto__": 1}}', '{"custom": {"of_candidate": "x"}}']) {
      const answer = await changeJob(acme, id, JSON.parse(body));
      expect(answer.status).toBe(422);
    }
    await changeJob(acme, id, { custom: { of_job: 'x' } });
    await acme.admin('DELETE', `/api/jobs/destroy/${id}?force=true`);
    const rows = await db.all(sql`select 1 from job_values where company_id = ${acme.id}`);
    expect(rows).toEqual([]);
  });
});

describe('values of applications', () => {
  test('are written when it is created and afterwards, by name in audit and event', async () => {
    const acme = await openCompany();
    await acme.openField({ key: 'salary', kind: 'money', entity: 'application' });
    await acme.openField({ key: 'notice', entity: 'application' });
    const salary = { amount: 50_000, currency: 'EUR' };
    const made = await acme.apply({ ...BARE, custom: JSON.stringify({ salary }) });
    expect(made).toMatchObject({ custom: { salary }, custom_missing: [] });
    const { id } = made;
    const after = await changeApplication(acme, id, { custom: { notice: 'a month' } });
    expect(after.body.data.custom).toEqual({ salary, notice: 'a month' });
    for (const path of ['/api/candidate-job/index', `/api/jobs/${made.job.id}/applicant-job`]) {
      const listed = await acme.viewer<Page<Application>>('GET', path);
      expect(listed.body.data.data[0]?.custom).toEqual({ salary, notice: 'a month' });
    }
    const person = await acme.viewer<Candidate>('GET', `/api/candidates/show/${made.candidate_id}`);
    expect(person.body.data.applications[0]?.custom).toEqual({ salary, notice: 'a month' });
    expect(person.body.data.custom).toEqual({});
    const again = await changeApplication(acme, id, { custom: { notice: 'a month' } });
    expect(again.body.data.updated_at).toBe(after.body.data.updated_at);
    const events = (await acme.announced()).filter(({ event }) => event === 'application.updated');
    expect(events.map(({ data }) => data)).toEqual([
      { candidate_job_id: id, job_id: made.job.id, fields: ['custom.notice'] },
    ]);
    const audited = (await acme.audited()).find(({ action }) => action === 'application.update');
    expect(audited?.changes).toEqual({ fields: { from: null, to: ['custom.notice'] } });
  });

  test('refuse a version that is not the last, unknown keys, and text that is no object', async () => {
    const acme = await openCompany();
    await acme.openField({ key: 'notice', entity: 'application' });
    const { id, job } = await acme.apply(BARE);
    const first = await changeApplication(acme, id, { custom: { notice: 'x' } });
    const stale = { updated_at: '2026-01-01T00:00:00Z', custom: { notice: 'y' } };
    expect(await changeApplication(acme, id, stale)).toMatchObject({ status: 409 });
    const read = { updated_at: first.body.data.updated_at, custom: { notice: 'z' } };
    expect((await changeApplication(acme, id, read)).status).toBe(200);
    expect(await changeApplication(acme, id, { custom: { title: 'x' } })).toMatchObject({
      status: 422,
      body: { errors: { 'custom.title': [expect.any(String)] } },
    });
    const person = {
      email: 'ada@people.example',
      first_name: 'Ada',
      last_name: '',
      job_id: job.id,
    };
    for (const [custom, field] of [
      ['[1]', 'custom'],
      ['{', 'custom'],
      ['{"__proto__": 1}', 'custom.__proto__'],
      [{ toString: 1 }, 'custom.toString'],
    ] as const) {
      const answer = await acme.recruiter('POST', '/api/candidate-job/store', {
        ...person,
        custom,
      });
      expect(answer, answer.text).toMatchObject({
        status: 422,
        body: { errors: { [field]: [expect.any(String)] } },
      });
    }
  });

  test('are merged by field with those of the application that goes, and erased', async () => {
    const acme = await openCompany();
    for (const key of ['both', 'one', 'other'])
      await acme.openField({ key, entity: 'application' });
    const form = { ...BARE, job_id: (await acme.postJob({ status: 'Live' })).hash_id };
    const [kept, merged] = [await acme.apply(form), await acme.apply(form)];
    await changeApplication(acme, kept.id, { custom: { both: 'kept', one: 'kept' } });
    await changeApplication(acme, merged.id, { custom: { both: 'merged', other: 'merged' } });
    await acme.admin('POST', `/api/candidates/merge/${kept.candidate_id}`, {
      from_candidate_id: merged.candidate_id,
    });
    const values = { both: 'kept', one: 'kept', other: 'merged' };
    expect((await applicationOf(acme, kept.id)).custom).toEqual(values);
    await acme.admin('DELETE', `/api/candidates/erase/${kept.candidate_id}`);
    const rows = await db.all(sql`select 1 from application_values where company_id = ${acme.id}`);
    expect(rows).toEqual([]);
    const late = await changeApplication(acme, kept.id, { custom: { one: 'late' } });
    expect(late).toMatchObject({ status: 409, body: { code: 'candidate_erased' } });
  });
});

describe('a required field', () => {
  test('is named where it has no value, and never cleared', async () => {
    const acme = await openCompany();
    const field = await acme.openField({ key: 'shift', is_required: true });
    const { candidate_id: id } = await acme.apply(BARE);
    const write = (custom: object) =>
      acme.recruiter<Candidate>('POST', `/api/candidates/update/${id}`, { custom });
    const shown = await acme.viewer<Candidate>('GET', `/api/candidates/show/${id}`);
    expect(shown.body.data.custom_missing).toEqual(['shift']);
    expect((await write({ shift: 'night' })).body.data.custom_missing).toEqual([]);
    expect(await write({ shift: null })).toMatchObject({
      status: 422,
      body: { errors: { 'custom.shift': ['Is required: it cannot be cleared.'] } },
    });
    await acme.admin('POST', `${FIELDS}/update/${field.id}`, { is_archived: true });
    const other = await acme.apply(BARE);
    const later = await acme.viewer<Candidate>('GET', `/api/candidates/show/${other.candidate_id}`);
    expect(later.body.data.custom_missing).toEqual([]);
  });
});

describe('a field of Admins', () => {
  test('does not exist for others, who keep its values when they write', async () => {
    const acme = await openCompany();
    const secret = await acme.openField({ key: 'secret', visibility: 'admin', is_required: true });
    await acme.openField({ key: 'open' });
    const { candidate_id: id } = await acme.apply(BARE);
    const write = (custom: object, as: 'admin' | 'recruiter' = 'recruiter') =>
      acme[as]<Candidate>('POST', `/api/candidates/update/${id}`, { custom });
    await write({ secret: 'x', open: 'y' }, 'admin');
    const seen = await acme.recruiter<Candidate>('GET', `/api/candidates/show/${id}`);
    expect(seen.body.data).toMatchObject({ custom: { open: 'y' }, custom_missing: [] });
    expect(seen.body.data.custom).toEqual({ open: 'y' });
    const list = (as: 'admin' | 'viewer') =>
      acme[as]<Page<CandidateListed>>('GET', '/api/candidates/index');
    expect((await list('viewer')).body.data.data[0]?.custom).toEqual({ open: 'y' });
    expect((await list('admin')).body.data.data[0]?.custom).toEqual({ secret: 'x', open: 'y' });
    const unknown = await write({ nowhere: 'z' });
    const hidden = await write({ secret: 'z' });
    expect(hidden.status).toBe(422);
    const messageOf = ({ text }: { text: string }) => text.replaceAll(/secret|nowhere/gu, 'key');
    expect(JSON.parse(messageOf(hidden)).errors).toEqual(JSON.parse(messageOf(unknown)).errors);
    // Neither the value that it has, nor null, is answered in another way.
    for (const value of ['x', null]) {
      expect(await write({ secret: value }), String(value)).toMatchObject({
        status: 422,
        body: { errors: { 'custom.secret': ['Is not a field of the company.'] } },
      });
      expect((await write({ nowhere: value })).status, String(value)).toBe(422);
    }
    await write({ open: 'w' });
    const all = await acme.admin<Candidate>('GET', `/api/candidates/show/${id}`);
    expect(all.body.data.custom).toEqual({ secret: 'x', open: 'w' });
    expect((await acme.viewer('GET', `${FIELDS}/show/${secret.id}`)).status).toBe(404);
    const listed = await acme.viewer<Page<CustomField>>('GET', `${FIELDS}/index?entity=candidate`);
    expect(listed.body.data).toMatchObject({ total: 1, data: [{ key: 'open' }] });
  });

  test('leaves room for the values of others, who do not learn how long its value is', async () => {
    const acme = await openCompany();
    const long = { kind: 'long_text', visibility: 'admin' };
    const keys = ['a', 'b', 'c'];
    for (const key of keys) await acme.openField({ key, ...long });
    await acme.openField({ key: 'open', kind: 'long_text' });
    const { candidate_id: id } = await acme.apply(BARE);
    const text = 'x'.repeat(5_000);
    const path = `/api/candidates/update/${id}`;
    const custom = Object.fromEntries(keys.map((key) => [key, text]));
    expect((await acme.admin('POST', path, { custom })).status).toBe(200);
    expect(await acme.recruiter('POST', path, { custom: { open: text } })).toMatchObject({
      status: 200,
    });
    const refused = await acme.admin('POST', path, { custom: { open: `${text.slice(1)}y` } });
    expect(refused.body).toHaveProperty(['errors', 'custom']);
  });
});
