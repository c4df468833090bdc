/** A conflict with another record names it, in the same way whatever the record. */
import { expect, test } from 'vitest';
import { newApplicant, stageAt } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import type { Answer } from '../support/call.ts';

const fileless = { files: [] };

function expectRelated(answer: Answer<unknown>, code: string, related: object, extra: object = {}) {
  expect(answer, answer.text).toMatchObject({ status: 409, body: { code, related, ...extra } });
}

test('the application that a person has, beside candidate_job_id', async () => {
  const acme = await openCompany();
  const { id, job, candidate_id } = await acme.apply(fileless);
  const again = { candidate_id, job_id: job.hash_id };
  const answer = await acme.recruiter('POST', '/api/candidate-job/assign-to-job', again);
  expectRelated(
    answer,
    'duplicate_application',
    { type: 'application', id },
    { candidate_job_id: id },
  );
});

test('the candidate who has an email address, beside candidate_id', async () => {
  const acme = await openCompany();
  const email = newApplicant();
  const { candidate_id: id } = await acme.apply({ ...fileless, email });
  const body = { first_name: 'Ada', email };
  const answer = await acme.recruiter('POST', '/api/candidates/store', body);
  expectRelated(answer, 'duplicate_candidate', { type: 'candidate', id }, { candidate_id: id });
});

test.each([
  ['tag', '/api/tags/store', { name: 'Nights' }],
  ['source', '/api/sources/store', { name: 'Fair' }],
  ['custom_field', '/api/custom-fields/store', { key: 'shift', kind: 'text', label: 'Shift' }],
])('the %s that has the name, beside id', async (type, path, body) => {
  const acme = await openCompany();
  const { id } = (await acme.admin<{ id: number }>('POST', path, body)).body.data;
  expectRelated(await acme.admin('POST', path, body), 'duplicate', { type, id }, { id });
});

test('the stage that still has applications', async () => {
  const acme = await openCompany();
  const { id } = await acme.apply(fileless);
  const stage = await stageAt(acme, 1);
  await acme.recruiter('POST', `/api/candidate-job/update-stage/${id}`, { stage_id: stage });
  type Listed = { data: { id: number; stages: { id: number; name: string; type: string }[] }[] };
  const { data } = (await acme.admin<Listed>('GET', '/api/company-pipline/index')).body.data;
  const [pipeline] = data;
  const stages = pipeline?.stages.filter((one) => one.id !== stage);
  const path = `/api/company-pipline/update/${pipeline?.id}`;
  const answer = await acme.admin('POST', path, { stages });
  expectRelated(answer, 'stage_in_use', { type: 'stage', id: stage });
});

test('the job that takes no applications', async () => {
  const acme = await openCompany();
  const { candidate_id } = await acme.apply(fileless);
  const { id, hash_id } = await acme.postJob({ status: 'Closed' });
  const body = { candidate_id, job_id: hash_id };
  const answer = await acme.recruiter('POST', '/api/candidate-job/assign-to-job', body);
  expectRelated(answer, 'job_not_open', { type: 'job', id });
});

test('a conflict of the record itself names no other', async () => {
  const acme = await openCompany();
  const { id } = await acme.apply(fileless);
  await acme.recruiter('POST', `/api/candidate-job/reject/${id}`);
  const answer = await acme.recruiter('POST', `/api/candidate-job/reject/${id}`);
  expect(answer).toMatchObject({ status: 409, body: { code: 'application_closed' } });
  expect(answer.body).not.toHaveProperty('related');
});
