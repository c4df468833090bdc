/** A conflict with another record names it, in the same way whatever the record. */
import { describe, expect, test } from 'vitest';
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
  ['department', '/api/departments/store', { name: 'Nursing' }],
  [
    'email_template',
    '/api/email-templates/store',
    { kind: 'own', name: 'Nights', language: 'en', subject: 'Nights', body: '<p>Nights?</p>' },
  ],
  ['custom_field', '/api/custom-fields/store', { key: 'shift', kind: 'text', label: 'Shift' }],
])('the %s that has the name, beside id', async (type, path, body) => {
  const acme = await openCompany();
  const { id } = (await acme.admin<{ id: number }>('POST', path, body)).body.data;
  expectRelated(await acme.admin('POST', path, body), 'duplicate', { type, id }, { id });
});

test('the question that has the key', async () => {
  const acme = await openCompany();
  const body = { key: 'sundays', kind: 'yes_no', labels: { en: 'Can you work on Sundays?' } };
  const { id } = (await acme.admin<{ id: number }>('POST', '/api/questions/store', body)).body.data;
  const answer = await acme.admin('POST', '/api/questions/store', body);
  expectRelated(answer, 'duplicate', { type: 'question', id });
});

test('the member who has the email address', async () => {
  const acme = await openCompany();
  type Listed = { data: { id: number; email: string }[] };
  const { data } = (await acme.admin<Listed>('GET', '/api/company-users/index')).body.data;
  const [{ id, email } = { id: 0, email: '' }] = data;
  const body = { email, role_type: 'Viewer' };
  const answer = await acme.admin('POST', '/api/company-users/store', body);
  expectRelated(answer, 'duplicate', { type: 'member', id });
});

describe('the candidate', () => {
  test.each([
    ['erased', (id: number) => ['DELETE', `/api/candidates/erase/${id}`] as const],
    ['merged', (_: number, other: number) => ['POST', `/api/candidates/merge/${other}`] as const],
  ])('under legal hold who is not to be %s', async (_, requestOf) => {
    const acme = await openCompany();
    const [one, other] = [await acme.apply(fileless), await acme.apply(fileless)];
    const { candidate_id: id } = one;
    await acme.admin('POST', `/api/candidates/legal-hold/${id}`, { is_held: true });
    const [method, path] = requestOf(id, other.candidate_id);
    const body = method === 'POST' ? { from_candidate_id: id } : undefined;
    expectRelated(await acme.admin(method, path, body), 'candidate_held', {
      type: 'candidate',
      id,
    });
  });

  test('under legal hold whose document is not deleted', async () => {
    const acme = await openCompany();
    const { candidate_id: id, ...made } = await acme.apply();
    await acme.admin('POST', `/api/candidates/legal-hold/${id}`, { is_held: true });
    const { documents } = await acme.showApplication(made);
    const path = `/api/candidates/destroy-document/${documents[0]?.id}`;
    expectRelated(await acme.admin('DELETE', path), 'candidate_held', { type: 'candidate', id });
  });

  test('who was erased, whatever is asked of them or of their application', async () => {
    const acme = await openCompany();
    const [made, other] = [await acme.apply(fileless), await acme.apply(fileless)];
    const { candidate_id: id } = made;
    const { id: jobId } = await acme.postJob();
    await acme.admin('DELETE', `/api/candidates/erase/${id}`);
    const meeting = {
      title: 'Talk',
      start_time: new Date(Date.now() + 86_400_000).toISOString(),
      candidate_job_id: made.id,
    };
    const requests: [method: string, path: string, body?: object][] = [
      ['DELETE', `/api/candidates/erase/${id}`],
      ['POST', `/api/candidates/update/${id}`, { first_name: 'Zoe' }],
      ['POST', `/api/candidates/tag/${id}`, { add_tags: [] }],
      ['POST', `/api/candidates/legal-hold/${id}`, { is_held: true }],
      ['POST', `/api/candidates/merge/${id}`, { from_candidate_id: other.candidate_id }],
      ['POST', `/api/candidates/merge/${other.candidate_id}`, { from_candidate_id: id }],
      ['POST', `/api/candidate-job/reject/${made.id}`],
      ['POST', `/api/candidate-job/hire/${made.id}`],
      ['POST', `/api/candidate-job/store-notes/${made.id}`, { note: 'A' }],
      ['POST', `/api/candidate-job/send-email/${made.id}`, { subject: 'A', body: 'B' }],
      ['POST', `/api/candidate-job/update/${made.id}`, { phone: '+44 1' }],
      ['POST', '/api/candidate-job/assign-to-job', { candidate_id: id, job_id: jobId }],
      ['POST', '/api/meet/store', meeting],
    ];
    for (const [method, path, body] of requests) {
      const answer = await acme.admin(method, path, body);
      expect(answer, `${path}: ${answer.text}`).toMatchObject({
        status: 409,
        body: { code: 'candidate_erased', related: { type: 'candidate', id } },
      });
    }
  });
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
