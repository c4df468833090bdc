/** Undoing an import deletes what it added, also where a job, a stage, an office or a pipeline has another name by then. */
import { describe, expect, test } from 'vitest';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { advance, exported, fileOf, uploadImport } from '../support/transfers.ts';

type Named = { id: number; name: string; type?: string };
type Listed = { data: { data: { id: number }[]; total: number } };

async function imported(acme: Company, content: string | Uint8Array) {
  return advance(acme, 'start', await uploadImport(acme, content));
}

const ROWS = 'name,email,job\nAda,ada@people.example,Baker\nBo,bo@people.example,Baker';

async function renameStage(acme: Company, pipelineId: number): Promise<void> {
  const show = `/api/company-pipline/show/${pipelineId}`;
  const { stages } = (await acme.admin<{ stages: Named[] }>('GET', show)).body.data;
  const renamed = stages.map(({ id, name, type }, at) => ({
    id,
    type,
    name: at === 0 ? 'Inbox' : name,
  }));
  const answer = await acme.admin('POST', `/api/company-pipline/update/${pipelineId}`, {
    stages: renamed,
  });
  expect(answer.status, answer.text).toBe(200);
}

describe('undoing an import of people', () => {
  test.each([
    [
      'title of the job',
      (acme: Company, job: { hash_id: string }) =>
        acme.recruiter('POST', `/api/jobs/update/${job.hash_id}`, { title: 'Pastry chef' }),
    ],
    [
      'name of the stage',
      (acme: Company, job: { company_pipline_id: number | null }) =>
        renameStage(acme, job.company_pipline_id ?? 0),
    ],
  ])('leaves none of them after another %s', async (_, rename) => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const done = await imported(acme, ROWS);
    await rename(acme, job);
    await rename(acme, job);
    const undone = await advance(acme, 'undo', done);
    expect(undone).toMatchObject({ status: 'undone', counts: { undone: 4, kept: 0 } });
    const { body } = await acme.viewer<Listed['data']>('GET', '/api/candidate-job/index');
    expect(body.data.total).toBe(0);
  });

  test('keeps one who was changed before the job got another title', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const done = await imported(acme, ROWS);
    const { body } = await acme.viewer<Listed['data']>('GET', '/api/candidate-job/index');
    const [one] = body.data.data;
    await acme.recruiter('POST', `/api/candidate-job/store-notes/${one?.id}`, { note: 'Good.' });
    await acme.recruiter('POST', `/api/jobs/update/${job.hash_id}`, { title: 'Pastry chef' });
    const undone = await advance(acme, 'undo', done);
    expect(undone).toMatchObject({ counts: { undone: 2, kept: 2 } });
  });
});

test('undoing a bundle leaves no job after another name of its office and its pipeline', async () => {
  const from = await openCompany();
  const [pipeline, office] = [await from.openPipeline(), await from.openOffice()];
  await from.postJob({ company_pipline_id: pipeline.id, office_id: office.id });
  const { bytes } = await fileOf(await exported(from, { entity: 'company' }));
  const acme = await openCompany();
  const done = await imported(acme, bytes);
  const listOf = async (path: string) =>
    (await acme.admin<{ data: (Named & { city: string | null })[] }>('GET', path)).body.data.data;
  const offices = await listOf('/api/company-offices/index');
  const pipelines = await listOf('/api/company-pipline/index');
  for (const { id } of offices) {
    await acme.admin('POST', `/api/company-offices/update/${id}`, { name: 'Elsewhere' });
  }
  for (const { id } of pipelines) {
    await acme.admin('POST', `/api/company-pipline/update/${id}`, { name: `Kitchen ${id}` });
  }
  await advance(acme, 'undo', done);
  const jobs = await acme.admin<Listed['data']>('GET', '/api/jobs/index');
  expect(jobs.body.data.total).toBe(0);
});
