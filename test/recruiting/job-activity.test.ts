/** The activity of a job: what happened to all of its applications. */
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import type { JobActivity } from '#recruiting/pipeline/applications/schemas/activity.ts';
import { reindexCandidates } from '#recruiting/pipeline/applications/actions/reindex.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { operator } from '../support/operator.ts';

const listed = (acme: Company, { id }: { id: number }, query = '') =>
  acme.viewer<Page<JobActivity>>('GET', `/api/jobs/${id}/activity${query}`);

async function openJob() {
  const acme = await openCompany();
  const [job, other] = [await acme.postJob(), await acme.postJob()];
  const ada = await acme.apply({ job_id: String(job.id), first_name: 'Ada' });
  const grace = await acme.apply({
    job_id: String(job.id),
    first_name: 'Grace',
    email: 'grace@people.example',
  });
  await acme.apply({ job_id: String(other.id), email: 'joan@people.example' });
  return { acme, job, ada, grace };
}

test('it lists what happened to the applications of the job, the newest first, with who they are of', async () => {
  const { acme, job, ada, grace } = await openJob();
  await acme.recruiter('POST', `/api/candidate-job/store-notes/${ada.id}`, { note: 'Good bread' });
  await acme.recruiter('POST', `/api/candidate-job/reject/${grace.id}`, {});
  const { body } = await listed(acme, job);
  expect(body.data.total).toBe(5);
  expect(body.data.data).toMatchObject([
    { kind: 'emailed', candidate_job_id: grace.id },
    { kind: 'rejected', candidate_job_id: grace.id, candidate_name: 'Grace Lovelace' },
    { kind: 'noted', candidate_job_id: ada.id, author: { id: await acme.user('Recruiter') } },
    { kind: 'created', candidate_job_id: grace.id },
    { kind: 'created', candidate_job_id: ada.id, candidate_name: 'Ada Lovelace' },
  ]);
});

test('it is walked by cursor, and each entry comes once', async () => {
  const { acme, job } = await openJob();
  const first = (await listed(acme, job, '?max=1')).body.data;
  const rest = (await listed(acme, job, `?max=1&cursor=${first.next_cursor ?? ''}`)).body.data;
  expect([first.total, rest.total, rest.next_cursor]).toEqual([2, 2, null]);
  expect(first.data[0]?.id).not.toBe(rest.data[0]?.id);
});

test('what an earlier release wrote without the job comes once the cron has found it', async () => {
  const { acme, job, ada } = await openJob();
  await env.DB.prepare('update activities set job_id = null where application_id = ?')
    .bind(ada.id)
    .run();
  expect((await listed(acme, job)).body.data.total).toBe(1);
  await reindexCandidates(operator());
  expect((await listed(acme, job)).body.data.total).toBe(2);
});

test('the moves of a stage that is removed have their job too', async () => {
  const { acme, job, ada } = await openJob();
  const { body } = await acme.recruiter<Page<Pipeline>>('GET', '/api/company-pipline/index');
  const pipeline = body.data.data[0];
  const [from, ...stages] = pipeline?.stages ?? [];
  const { status, text } = await acme.admin(
    'POST',
    `/api/company-pipline/update/${pipeline?.id ?? 0}`,
    { stages, move_to_stage_id: stages[0]?.id },
  );
  expect(status, text).toBe(200);
  const { data } = (await listed(acme, job)).body.data;
  expect(data.filter(({ kind }) => kind === 'moved')).toHaveLength(2);
  expect(ada.stage_id).toBe(from?.id);
});

test('a job of another company has none (404), and a cursor of another list is refused (400)', async () => {
  const { acme, job } = await openJob();
  expect((await listed(await openCompany(), job)).status).toBe(404);
  const first = (await listed(acme, job, '?max=1')).body.data;
  const other = await acme.viewer('GET', `/api/candidates/index?cursor=${first.next_cursor ?? ''}`);
  expect(other.status).toBe(400);
});
