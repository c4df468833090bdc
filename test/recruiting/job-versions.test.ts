/** Tests that the `updated_at` of a job follows what its record shows of its office and its pipeline. */
import { describe, expect, test } from 'vitest';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';

type Shown = { id: number; updated_at: string; office: object | null; pipeline: object | null };
type Placed = { acme: Company; officeId: number; pipelineId: number };
type Write = (placed: Placed) => Promise<{ status: number; text: string }>;

async function openJob() {
  const acme = await openCompany();
  const elsewhere = await acme.openOffice({ name: 'Rome', country_id: 380, city: 'Rome' });
  const office = await acme.openOffice({ name: 'Oslo', country_id: 578, city: 'Oslo' });
  const pipeline = await acme.openPipeline();
  const job = await acme.postJob({ office_id: office.id, company_pipline_id: pipeline.id });
  const other = await acme.postJob({ office_id: elsewhere.id });
  return { acme, officeId: office.id, pipelineId: pipeline.id, job, other };
}

async function show(acme: Company, { id }: { id: number }): Promise<Shown> {
  return (await acme.admin<Shown>('GET', `/api/jobs/show/${id}`)).body.data;
}

const office =
  (body: object) =>
  ({ acme, officeId }: Placed) =>
    acme.admin('POST', `/api/company-offices/update/${officeId}`, body);
const pipeline =
  (body: object) =>
  ({ acme, pipelineId }: Pick<Placed, 'acme' | 'pipelineId'>) =>
    acme.admin('POST', `/api/company-pipline/update/${pipelineId}`, body);

/** Names the stages anew: those that keep their name keep their id. */
async function restage(
  { acme, pipelineId }: Placed,
  change: (names: string[]) => string[],
): ReturnType<Write> {
  type Stage = { id: number; name: string; type: string };
  const path = `/api/company-pipline/show/${pipelineId}`;
  const { stages } = (await acme.admin<{ stages: Stage[] }>('GET', path)).body.data;
  const given = change(stages.map(({ name }) => name)).map((name) => {
    const same = stages.find((stage) => stage.name === name);
    return same ? { id: same.id, name, type: same.type } : { name, type: 'screening' };
  });
  return pipeline({ stages: given })({ acme, pipelineId });
}

/** The writes that the job must follow. */
const writes: Record<string, Write> = {
  'another name of its office': office({ name: 'Bergen office' }),
  'another city of its office': office({ city: 'Bergen' }),
  'another country of its office': office({ country_id: 276, city: 'Berlin' }),
  'another name of its pipeline': pipeline({ name: 'Kitchen' }),
  'another name of a stage': (placed) => restage(placed, (names) => ['First', ...names.slice(1)]),
  'a stage more': (placed) => restage(placed, (names) => ['Before all', ...names]),
  'a stage less': (placed) => restage(placed, (names) => names.slice(1)),
  'another order of stages': (placed) =>
    restage(placed, ([first = '', second = '', ...rest]) => [second, first, ...rest]),
};

/** The writes that change nothing that the job shows. */
const others: Record<string, Write> = {
  'another street of its office': office({ address: 'Storgata 1' }),
  'another office': ({ acme }) =>
    acme.admin('POST', '/api/company-offices/store', { name: 'Rome' }),
};

describe('the version of a job', () => {
  test.each(Object.entries(writes))('moves with %s, and a list brings it', async (_, write) => {
    const placed = await openJob();
    const { acme, job, other } = placed;
    const [before, stays] = [await show(acme, job), await show(acme, other)];
    const answer = await write(placed);
    expect(answer.status, answer.text).toBe(200);
    const after = await show(acme, job);
    expect([after.office, after.pipeline]).not.toEqual([before.office, before.pipeline]);
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
    expect(await show(acme, other)).toEqual(stays);
    const since = `/api/jobs/index?updated-since=${encodeURIComponent(after.updated_at)}`;
    const list = await acme.admin<{ data: { id: number }[] }>('GET', since);
    expect(list.body.data.data.map(({ id }) => id)).toEqual([job.id]);
  });

  test.each(Object.entries(others))('stays with %s', async (_, write) => {
    const placed = await openJob();
    const before = await show(placed.acme, placed.job);
    const answer = await write(placed);
    expect(answer.status, answer.text).toBeLessThan(300);
    expect(await show(placed.acme, placed.job)).toEqual(before);
  });
});
