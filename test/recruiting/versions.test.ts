/** Tests `updated_at` as the version of a row: it always moves forward. */
import { expect, test } from 'vitest';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';

test('gives two changes of the same millisecond different versions', async () => {
  setClock(Date.now());
  const acme = await openCompany();
  const job = await acme.postJob({ min_salary: 10, max_salary: 100 });
  const path = `/api/jobs/update-pay-benefit/${job.id}`;
  const answers = [];
  for (const change of [{ min_salary: 60 }, { max_salary: 40 }]) {
    answers.push(await acme.recruiter('POST', path, change));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 422]);
  const changed = await acme.showJob(job);
  expect(changed).toMatchObject({ min_salary: 60, max_salary: 100 });
  expect(changed.updated_at > job.updated_at).toBe(true);
});

test('does not move updated_at back with the clock', async () => {
  const start = Date.now();
  setClock(start);
  const acme = await openCompany();
  const job = await acme.postJob();
  setClock(start - 4000);
  const { body } = await acme.recruiter<{ updated_at: string }>(
    'POST',
    `/api/jobs/update/${job.id}`,
    { title: 'Later' },
  );
  expect(body.data.updated_at > job.updated_at).toBe(true);
});
