/** Tests the list of candidates through the API. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { CandidateListed } from '#recruiting/people/candidates/schemas/candidates.ts';
import { newApplicant } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';
import { differencesInD1 } from '../support/people-index.ts';

const LIST = '/api/candidates/index';
const BARE = { files: [] };

function ask(acme: Company, query: Record<string, string> = {}) {
  const path = `${LIST}?${new URLSearchParams(query).toString()}`;
  return acme.viewer<Page<CandidateListed>>('GET', path);
}

async function idsOf(acme: Company, query: Record<string, string> = {}): Promise<number[]> {
  const answer = await ask(acme, { max: '100', ...query });
  expect(answer.status, answer.text).toBe(200);
  const { data, total } = answer.body.data;
  expect(total).toBe(data.length);
  return data.map(({ id }) => id);
}

/** Zora is rejected for one job and active for another; Grace is active for the first. */
async function openPopulated() {
  const acme = await openCompany();
  const [job, other] = [await acme.postJob(), await acme.postJob()];
  const email = newApplicant();
  const zora = { ...BARE, email, first_name: 'Zora' };
  const first = await acme.apply({ ...zora, job_id: job.hash_id });
  const grace = await acme.apply({ ...BARE, job_id: job.hash_id, first_name: 'Grace' });
  const second = await acme.apply({ ...zora, job_id: other.hash_id });
  await acme.recruiter('POST', `/api/candidate-job/reject/${first.id}`, {});
  return { acme, job, other, zora: first.candidate_id, grace: grace.candidate_id, second };
}

describe('GET /api/candidates/index', () => {
  test('lists an empty page for an empty company', async () => {
    const acme = await openCompany();
    expect((await ask(acme)).body.data).toMatchObject({ data: [], total: 0, next_cursor: null });
  });

  test('lists each person once, with the number of applications', async () => {
    const { acme, zora, grace } = await openPopulated();
    const { data } = (await ask(acme)).body.data;
    expect(data.map(({ id, application_count: count }) => [id, count])).toEqual([
      [grace, 1],
      [zora, 2],
    ]);
    const path = `/api/candidates/show/${zora}`;
    const shown = (await acme.viewer<object>('GET', path)).body.data;
    expect({ ...shown, application_count: 2 }).toMatchObject(data[1] ?? {});
  });

  test('matches a person by one application that has all that is asked for', async () => {
    const { acme, job, other, zora, grace } = await openPopulated();
    const [jobId, otherId] = [String(job.id), String(other.id)];
    expect(await idsOf(acme, { status: 'rejected' })).toEqual([zora]);
    expect(await idsOf(acme, { status: 'rejected', job_id: otherId })).toEqual([]);
    expect(await idsOf(acme, { status: 'active', job_id: jobId })).toEqual([grace]);
    // Zora comes first: her newest application that matches is newer than that of Grace.
    expect(await idsOf(acme, { status: 'active' })).toEqual([zora, grace]);
    expect(await idsOf(acme, { status: 'active,rejected', sort: 'oldest' })).toEqual([zora, grace]);
    expect(await idsOf(acme, { status: 'active', 'search-key': 'grace' })).toEqual([grace]);
    expect(await idsOf(acme, { 'search-key': 'zor' })).toEqual([zora]);
    expect(await idsOf(acme, { 'search-key': '%' })).toEqual([]);
    expect(await idsOf(acme, { sort: 'oldest' })).toEqual([zora, grace]);
    expect(await idsOf(acme, { 'created-from': '2099-01-01' })).toEqual([]);
  });

  test.each(['', 'active,rejected'])(
    'is paged by cursor and by page with status %j',
    async (status) => {
      const acme = await openCompany();
      for (let count = 0; count < 5; count++) await acme.apply(BARE);
      const all = await idsOf(acme, { status });
      expect(all).toHaveLength(5);
      const first = (await ask(acme, { status, max: '2' })).body.data;
      const cursor = first.next_cursor ?? '';
      const second = (await ask(acme, { status, max: '2', cursor })).body.data;
      const byPage = (await ask(acme, { status, max: '2', page: '2' })).body.data;
      expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(all.slice(0, 4));
      expect(byPage.data).toEqual(second.data);
      expect(second).toMatchObject({ total: 5, current_page: 2, last_page: 3 });
    },
  );

  test('leaves out who was erased or merged, and lists the erased by when they changed', async () => {
    const { acme, zora, grace } = await openPopulated();
    const { candidate_id: third } = await acme.apply(BARE);
    const { candidate_id: fourth } = await acme.apply(BARE);
    const since = new Date().toISOString();
    await db.run(sql`update candidates set updated_at = 0 where id = ${grace}`);
    expect((await acme.admin('DELETE', `/api/candidates/erase/${third}`)).status).toBe(200);
    const merged = await acme.admin('POST', `/api/candidates/merge/${zora}`, {
      from_candidate_id: fourth,
    });
    expect(merged.status).toBe(200);
    expect(await idsOf(acme)).toEqual([grace, zora]);
    expect(await idsOf(acme, { status: 'active,rejected' })).toEqual([zora, grace]);
    const changed = (await ask(acme, { 'updated-since': since })).body.data;
    expect(changed.data.map(({ id, erased_at: at }) => [id, at === null])).toEqual([
      [third, false],
      [zora, true],
    ]);
    expect(changed.total).toBe(2);
    expect(await idsOf(acme, { 'updated-since': since, status: 'rejected' })).toEqual([zora]);
    expect(await differencesInD1(acme)).toEqual([]);
  });

  test('shows nobody of another company, and refuses its ids as unknown ones', async () => {
    const [{ job, second }, globex] = [await openPopulated(), await openCompany()];
    expect(await idsOf(globex)).toEqual([]);
    expect(await idsOf(globex, { 'search-key': 'zora' })).toEqual([]);
    for (const query of [
      { job_id: `${job.id}` },
      { stage_id: `${second.stage_id}` },
      { job_id: '7' },
    ]) {
      expect(await ask(globex, query)).toMatchObject({
        status: 422,
        body: { code: 'invalid_input' },
      });
    }
  });

  test('refuses tokens without the scope, bad values and repeated parameters', async () => {
    const acme = await openCompany();
    const token = acme.acting('Admin', ['jobs:read']);
    expect(await token('GET', LIST)).toMatchObject({
      status: 403,
      body: { code: 'insufficient_scope' },
    });
    expect((await ask(acme, { status: 'open' })).status).toBe(422);
    expect((await acme.viewer('GET', `${LIST}?sort=newest&sort=oldest`)).status).toBe(400);
  });

  test('is answered with 503 until the index is complete', async () => {
    const { acme } = await openPopulated();
    await db.run(sql`update index_states set completed_at = null`);
    try {
      expect(await ask(acme)).toMatchObject({ status: 503, body: { code: 'index_incomplete' } });
    } finally {
      await db.run(sql`update index_states set completed_at = 1`);
    }
  });
});
