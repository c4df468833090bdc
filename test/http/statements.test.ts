/**
 * How many statements the most frequent requests send to the database: each is text that is made, sent and prepared. The database keeps
 * what it has prepared by its text, so that is the same for another record.
 */
import { beforeAll, expect, test } from 'vitest';
import { applicationForm, stageAt, STORE } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { costOf } from '../support/costs.ts';

let acme: Company;

beforeAll(async () => {
  acme = await openCompany();
  await acme.hook({ events: ['application.created', 'application.stage_changed'] });
});

/**
 * Of a request by a token that this isolate knows. One statement of those of an application looks for an id that a merge took
 * away.
 */
async function statementsOf(send: () => Promise<{ status: number }>): Promise<number> {
  const { result, statements } = await costOf(send);
  expect(result.status).toBeLessThan(300);
  return statements;
}

test('the list of jobs', async () => {
  await acme.postJob();
  const list = () => acme.recruiter('GET', '/api/jobs/index');
  await list();
  expect(await statementsOf(list)).toBeLessThanOrEqual(4);
});

test('a new job', async () => {
  // One reads the name of its department.
  expect(
    await statementsOf(() => acme.recruiter('POST', '/api/jobs/store', { title: 'Baker' })),
  ).toBeLessThanOrEqual(19);
});

test('an application, and its move to the next stage', async () => {
  const job = await acme.postJob();
  const form = applicationForm({ job_id: job.hash_id });
  expect(
    await statementsOf(() => acme.recruiter('POST', STORE, form.body, form.headers)),
  ).toBeLessThanOrEqual(38);
  const { id } = await acme.apply({ job_id: job.hash_id });
  const stage = await stageAt(acme, 1);
  // One reads the email of the stage in other languages, one cancels that of the stage that is left, and one reads replies.
  expect(
    await statementsOf(() =>
      acme.recruiter('POST', `/api/candidate-job/update-stage/${id}`, { stage_id: stage }),
    ),
  ).toBeLessThanOrEqual(43);
});

/** What they send the second time that they did not send the first, for another record. */
async function newTexts(first: () => Promise<{ status: number }>, second: typeof first) {
  const known = await costOf(first);
  const again = await costOf(second);
  expect([known.result.status, again.result.status]).toEqual([
    expect.toSatisfy((status: number) => status < 300),
    known.result.status,
  ]);
  expect(again.texts.length).toBeGreaterThan(0);
  return again.texts.filter((text) => !known.texts.includes(text));
}

test('the same text for another record', async () => {
  const stage = await stageAt(acme, 1);
  const [one, two] = [await acme.apply(), await acme.apply()];
  const [job, other] = [await acme.postJob(), await acme.postJob()];
  const of = (path: string, body?: (id: number) => object) => (id: number) => () =>
    acme.recruiter(body ? 'POST' : 'GET', path.replace('{id}', String(id)), body?.(id));
  const ofApplications = {
    show: of('/api/candidate-job/show/{id}'),
    history: of('/api/candidate-job/history/{id}'),
    note: of('/api/candidate-job/store-notes/{id}', (id) => ({ note: `Called ${id}.` })),
    move: of('/api/candidate-job/update-stage/{id}', () => ({ stage_id: stage })),
    reject: of('/api/candidate-job/reject/{id}', () => ({})),
    'undo reject': of('/api/candidate-job/undo-reject/{id}', () => ({})),
  };
  const ofJobs = {
    show: of('/api/jobs/show/{id}'),
    update: of('/api/jobs/update/{id}', (id) => ({ title: `Baker ${id}` })),
    status: of('/api/jobs/update-status/{id}', () => ({ status: 'Live' })),
    applicants: of('/api/jobs/{id}/applicant-job'),
    store: of('/api/jobs/store', (id) => ({ title: `Cook ${id}` })),
    apply: of(STORE, (id) => ({
      job_id: id,
      first_name: `Ada ${id}`,
      last_name: 'Byron',
      email: `ada${id}@people.example`,
    })),
  };
  for (const [name, send] of Object.entries(ofApplications))
    expect(await newTexts(send(one.id), send(two.id)), name).toEqual([]);
  for (const [name, send] of Object.entries(ofJobs))
    expect(await newTexts(send(job.id), send(other.id)), name).toEqual([]);
});
