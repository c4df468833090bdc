/** How many statements the most frequent requests send to the database: each is text that is made, sent and prepared. */
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
  expect(
    await statementsOf(() => acme.recruiter('POST', '/api/jobs/store', { title: 'Baker' })),
  ).toBeLessThanOrEqual(18);
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
  ).toBeLessThanOrEqual(41);
});
