/** Tests the filters of lists of applications through the API. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { Application } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { stageAt } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';

const LIST = '/api/candidate-job/index';
const BARE = { files: [] };

type Query = Record<string, string>;

function ask(acme: Company, query: Query, path = LIST) {
  return acme.viewer<Page<Application>>('GET', `${path}?${new URLSearchParams(query).toString()}`);
}

/** The ids of a filtered list, in its order. */
async function idsOf(acme: Company, query: Query, path = LIST): Promise<number[]> {
  const answer = await ask(acme, { max: '100', ...query }, path);
  expect(answer.status, answer.text).toBe(200);
  const { data, total } = answer.body.data;
  expect(total).toBe(data.length);
  return data.map(({ id }) => id);
}

/** Three applications: the first is rejected, the second has moved, the third is for another job. */
async function openPopulated() {
  const acme = await openCompany();
  const [job, other] = [await acme.postJob(), await acme.postJob()];
  const first = await acme.apply({ ...BARE, job_id: job.hash_id, first_name: 'Zora' });
  const second = await acme.apply({ ...BARE, job_id: job.hash_id, first_name: 'Grace' });
  const third = await acme.apply({ ...BARE, job_id: other.hash_id, first_name: 'Zora' });
  await acme.recruiter('POST', `/api/candidate-job/reject/${first.id}`, {});
  const stageId = await stageAt(acme, 1);
  await acme.recruiter('POST', `/api/candidate-job/update-stage/${second.id}`, {
    stage_id: stageId,
  });
  return { acme, job, other, first, second, third, stageId };
}

describe('filters of GET /api/candidate-job/index', () => {
  test('list what matches one of several values of each', async () => {
    const { acme, job, other, first, second, third, stageId } = await openPopulated();
    const newest = [third.id, second.id, first.id];
    const start = String(first.stage_id);
    const jobs = `${job.id},${other.id}`;
    for (const [query, expected] of [
      [{ status: 'active' }, [third.id, second.id]],
      [{ status: 'Rejected' }, [first.id]],
      [{ status: 'active, rejected' }, newest],
      [{ status: 'hired' }, []],
      [{ stage_id: start }, [third.id, first.id]],
      [{ stage_id: `${start},${stageId}` }, newest],
      [{ stage_id: start, status: 'active' }, [third.id]],
      [{ stage_type: second.stage.type }, [third.id, second.id, first.id]],
      [{ job_id: String(job.id) }, [second.id, first.id]],
      [{ job_id: jobs, status: 'active' }, [third.id, second.id]],
      [{ job_id: String(job.id), 'search-key': 'zora' }, [first.id]],
      [{ status: 'active', 'search-key': 'Grace Love' }, [second.id]],
      [{ status: 'active', 'search-key': '%' }, []],
      [{ sort: 'oldest' }, newest.toReversed()],
      [{ sort: 'oldest', status: 'active' }, [second.id, third.id]],
      [{ 'created-from': first.created_at.slice(0, 10) }, newest],
      [{ 'created-to': '2026-01-01' }, []],
      [{ 'created-from': '2099-01-01' }, []],
    ] as const) {
      const wanted =
        'stage_type' in query ? await byType(acme, query.stage_type, expected) : expected;
      expect([query, await idsOf(acme, query)]).toEqual([query, wanted]);
    }
  });

  /** The stages of the default pipeline may share a type. */
  async function byType(acme: Company, type: string, ids: readonly number[]): Promise<number[]> {
    const { data } = (await ask(acme, { max: '100' })).body.data;
    return data
      .filter(({ stage }) => stage.type === type)
      .map(({ id }) => id)
      .filter((id) => ids.includes(id));
  }

  test('follow a move, a rejection that is undone, and the type of a stage', async () => {
    const { acme, first, second, stageId } = await openPopulated();
    await acme.recruiter('POST', `/api/candidate-job/undo-reject/${first.id}`);
    expect(await idsOf(acme, { status: 'rejected' })).toEqual([]);
    await acme.recruiter('POST', `/api/candidate-job/update-stage/${first.id}`, {
      stage_id: stageId,
    });
    expect(await idsOf(acme, { stage_id: String(stageId) })).toEqual([second.id, first.id]);
    await db.run(sql`update stages set type = 'offer' where id = ${stageId}`);
    expect(await idsOf(acme, { stage_type: 'offer' })).toEqual([second.id, first.id]);
  });

  test.each(['newest', 'oldest'])('are paged by cursor and by page, %s first', async (sort) => {
    const acme = await openCompany();
    const job = await acme.postJob();
    for (let count = 0; count < 5; count++) await acme.apply({ ...BARE, job_id: job.hash_id });
    const query = { status: 'active', sort };
    const all = await idsOf(acme, query);
    expect(all).toHaveLength(5);
    expect(all).toEqual(all.toSorted((a, b) => (sort === 'oldest' ? a - b : b - a)));
    const pages: number[][] = [];
    let cursor = '';
    do {
      const {
        data,
        total,
        next_cursor: next,
      } = (await ask(acme, { ...query, max: '2', cursor })).body.data;
      expect(total).toBe(5);
      pages.push(data.map(({ id }) => id));
      cursor = next ?? '';
    } while (cursor !== '');
    expect(pages.flat()).toEqual(all);
    expect(pages).toHaveLength(3);
    const second = (await ask(acme, { ...query, max: '2', page: '2' })).body.data.data;
    expect(second.map(({ id }) => id)).toEqual(pages[1]);
  });

  test('hold together with updated-since', async () => {
    const { acme, first, second, third } = await openPopulated();
    const since = '2026-01-01T00:00:00Z';
    expect(await idsOf(acme, { status: 'active', 'updated-since': since })).toEqual([
      third.id,
      second.id,
    ]);
    await db.run(
      sql`update applications set updated_at = 0 where id in (${first.id}, ${third.id})`,
    );
    expect(await idsOf(acme, { status: 'active', 'updated-since': since })).toEqual([second.id]);
  });

  test('find words of CVs, where the company searches them', async () => {
    const { acme, first, second } = await openPopulated();
    const cv = (id: number) =>
      db.run(sql`update application_search set cv = 'cobol' where rowid = ${id}`);
    await Promise.all([cv(first.id), cv(second.id)]);
    const query = { status: 'active', 'search-key': 'cobol' };
    expect(await idsOf(acme, query)).toEqual([]);
    await acme.admin('POST', '/api/hiring-settings', { searches_cv_text: true });
    expect(await idsOf(acme, query)).toEqual([second.id]);
    expect(await idsOf(acme, { ...query, sort: 'oldest', status: 'active,rejected' })).toEqual([
      first.id,
      second.id,
    ]);
    expect(await idsOf(acme, { ...query, 'search-key': 'grace cob' })).toEqual([second.id]);
    expect(await idsOf(acme, { ...query, 'search-key': 'zora cobol' })).toEqual([]);
  });

  test.each([
    ['健太郎', '伊藤', '伊藤健太郎'],
    ['健太郎', '伊藤', '健太'],
    ['민준', '김', '김민준'],
    ['小明', '王', '王小明'],
  ])('find %s %s typed as %s', async (first, last, key) => {
    const acme = await openCompany();
    const { id } = await acme.apply({ ...BARE, first_name: first, last_name: last });
    await acme.apply({ ...BARE, first_name: '健一', last_name: '佐藤' });
    expect(await idsOf(acme, { 'search-key': key, status: 'active' })).toEqual([id]);
  });

  test.each([
    ['status', 'open', 'Must be one of'],
    ['status', 'active,', 'Must be one of'],
    ['stage_id', 'x', 'Must be ids'],
    ['stage_id', '0', 'Must be ids'],
    ['job_id', '99999999999999999', 'Must be ids'],
    ['job_id', Array.from({ length: 51 }, (_, at) => at + 1).join(','), 'at most 50'],
    ['stage_type', 'phone', 'Must be one of'],
    ['created-from', 'yesterday', 'date'],
    ['created-to', '2026-02-30', 'date'],
    ['sort', 'name', 'Must be one of'],
  ])('refuse %s=%s', async (name, value, message) => {
    const acme = await openCompany();
    const answer = await ask(acme, { [name]: value });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(answer.text).toContain(message);
    expect(answer.body).toHaveProperty(['errors', name]);
  });

  test.each(['stage_id', 'job_id'] as const)(
    'refuse a %s of another company as an unknown one',
    async (name) => {
      const [acme, globex] = [await openCompany(), await openCompany()];
      const theirs = await globex.apply(BARE);
      const id = name === 'job_id' ? theirs.job.id : theirs.stage_id;
      const own = await acme.apply(BARE);
      const mine = name === 'job_id' ? own.job.id : own.stage_id;
      const answers = await Promise.all(
        [`${id}`, '7', `${mine},${id}`].map((value) => ask(acme, { [name]: value })),
      );
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
      }
      const texts = answers.map(({ body }) => JSON.stringify(body).replaceAll(/\d+/gu, '0'));
      const withoutIds = texts.map((text) => text.replace(/"request_id":"[^"]*"/u, ''));
      expect(new Set(withoutIds).size).toBe(1);
    },
  );

  test('refuse a repeated parameter, and name those that do not exist yet', async () => {
    const acme = await openCompany();
    const repeated = await acme.viewer('GET', `${LIST}?status=active&status=hired`);
    expect(repeated).toMatchObject({ status: 400, body: { code: 'repeated_parameter' } });
    const unknown = await ask(acme, { 'rating-min': '3', pool_id: '1', status: 'active' });
    expect(unknown.status).toBe(200);
    expect(unknown.headers.get('x-unknown-parameters')).toBe('rating-min, pool_id');
  });

  test('are answered with 503 until the index is complete, and lists without them as ever', async () => {
    const { acme } = await openPopulated();
    await db.run(sql`update index_states set completed_at = null where name = 'application_index'`);
    try {
      const answer = await ask(acme, { status: 'active' });
      expect(answer).toMatchObject({ status: 503, body: { code: 'index_incomplete' } });
      expect(answer.headers.get('retry-after')).toBe('60');
      expect((await ask(acme, {})).body.data.total).toBe(3);
      expect((await ask(acme, { 'search-key': 'grace' })).body.data.total).toBe(1);
    } finally {
      await db.run(sql`update index_states set completed_at = 1 where name = 'application_index'`);
    }
  });
});

describe('filters of GET /api/jobs/{hash_id}/applicant-job', () => {
  test('list what matches of the job', async () => {
    const { acme, job, other, first, second, third, stageId } = await openPopulated();
    const path = `/api/jobs/${job.hash_id}/applicant-job`;
    expect(await idsOf(acme, { status: 'active' }, path)).toEqual([second.id]);
    expect(await idsOf(acme, { stage_id: String(stageId) }, path)).toEqual([second.id]);
    expect(await idsOf(acme, { sort: 'oldest' }, path)).toEqual([first.id, second.id]);
    expect(await idsOf(acme, { status: 'active' }, `/api/jobs/${other.id}/applicant-job`)).toEqual([
      third.id,
    ]);
  });

  test('answer 404 for a job of another company', async () => {
    const [{ job }, globex] = [await openPopulated(), await openCompany()];
    for (const ref of [job.hash_id, job.id]) {
      const answer = await ask(globex, { status: 'active' }, `/api/jobs/${ref}/applicant-job`);
      expect(answer.status).toBe(404);
    }
  });
});
