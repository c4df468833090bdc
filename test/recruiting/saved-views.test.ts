/** Tests saved views through the API. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { SavedView } from '#recruiting/people/saved-views/schemas.ts';
import { stageAt } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';

const PATH = '/api/saved-views';
const VIEW = { name: 'To call', entity: 'applications', query: { status: 'active' } };

function store(acme: Company, view: object = {}, as: 'admin' | 'recruiter' = 'recruiter') {
  return acme[as]<SavedView>('POST', `${PATH}/store`, { ...VIEW, ...view });
}

async function saved(...given: Parameters<typeof store>): Promise<SavedView> {
  const answer = await store(...given);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data;
}

async function listed(acme: Company, as: 'admin' | 'recruiter' | 'viewer', query = '') {
  const answer = await acme[as]<Page<SavedView>>('GET', `${PATH}/index${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}

describe('saved views', () => {
  test('are saved, shown, changed and deleted, with audit entries that have no values of filters', async () => {
    const acme = await openCompany();
    const view = await saved(acme, { query: { status: 'Active, hired', sort: 'oldest' } });
    expect(view).toEqual({
      id: view.id,
      name: 'To call',
      entity: 'applications',
      query: { status: 'Active, hired', sort: 'oldest' },
      is_shared: false,
      is_own: true,
      stale: [],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const at = (path: string) => `${PATH}/${path}/${view.id}`;
    expect((await acme.recruiter('GET', at('show'))).body.data).toEqual(view);
    const changed = await acme.recruiter<SavedView>('POST', at('update'), { name: 'Called' });
    expect(changed.body.data).toMatchObject({ name: 'Called', query: view.query });
    expect((await acme.recruiter('POST', at('update'), { name: 'Called' })).status).toBe(200);
    expect(await acme.recruiter('DELETE', at('destroy'))).toMatchObject({ status: 200 });
    expect((await acme.recruiter('GET', at('show'))).status).toBe(404);
    expect((await acme.audited()).map(({ action, changes }) => [action, changes])).toEqual([
      [
        'saved_view.create',
        {
          name: { from: null, to: 'To call' },
          entity: { from: null, to: 'applications' },
          is_shared: { from: null, to: false },
        },
      ],
      ['saved_view.update', { name: { from: 'To call', to: 'Called' } }],
      ['saved_view.delete', expect.anything()],
    ]);
  });

  test('list nothing in a company without any', async () => {
    expect(await listed(await openCompany(), 'viewer')).toMatchObject({ data: [], total: 0 });
  });

  test('are seen by their member only, unless they are shared', async () => {
    const acme = await openCompany();
    const own = await saved(acme);
    const shared = await saved(acme, { is_shared: true, entity: 'candidates' });
    const names = ({ data }: Page<SavedView>) => data.map(({ id, is_own: isOwn }) => [id, isOwn]);
    expect(names(await listed(acme, 'recruiter'))).toEqual([
      [shared.id, true],
      [own.id, true],
    ]);
    expect(names(await listed(acme, 'viewer'))).toEqual([[shared.id, false]]);
    expect(names(await listed(acme, 'recruiter', '?entity=applications'))).toEqual([
      [own.id, true],
    ]);
    const first = await listed(acme, 'recruiter', '?max=1');
    expect(first).toMatchObject({ total: 2, last_page: 2 });
    const second = await listed(acme, 'recruiter', `?max=1&cursor=${first.next_cursor}`);
    expect(names(second)).toEqual([[own.id, true]]);
    for (const path of [`show/${own.id}`, `update/${own.id}`, `destroy/${own.id}`]) {
      const method = path.startsWith('show')
        ? 'GET'
        : path.startsWith('update')
          ? 'POST'
          : 'DELETE';
      const body = method === 'POST' ? { name: 'Mine' } : undefined;
      expect((await acme.admin(method, `${PATH}/${path}`, body)).status, path).toBe(404);
    }
  });

  test('that are shared are changed by whoever saved them and by Admins', async () => {
    const acme = await openCompany();
    const view = await saved(acme, { is_shared: true }, 'admin');
    const refused = await acme.recruiter('POST', `${PATH}/update/${view.id}`, { name: 'Mine' });
    expect(refused).toMatchObject({ status: 403, body: { code: 'insufficient_role' } });
    const kept = await acme.recruiter('DELETE', `${PATH}/destroy/${view.id}`);
    expect(kept).toMatchObject({ status: 403, body: { code: 'insufficient_role' } });
    const own = await saved(acme, { is_shared: true });
    expect(
      (await acme.admin('POST', `${PATH}/update/${own.id}`, { is_shared: false })).status,
    ).toBe(404);
    expect((await listed(acme, 'viewer')).data.map(({ id }) => id)).toEqual([view.id]);
  });

  test('refuse roles and scopes that may not write, and other companies', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const view = await saved(acme, { is_shared: true });
    expect(await acme.viewer('POST', `${PATH}/store`, VIEW)).toMatchObject({
      status: 403,
      body: { code: 'insufficient_role' },
    });
    const reader = acme.acting('Admin', ['applicants:read']);
    expect(await reader('POST', `${PATH}/store`, VIEW)).toMatchObject({
      status: 403,
      body: { code: 'insufficient_scope' },
    });
    expect((await globex.admin('GET', `${PATH}/show/${view.id}`)).status).toBe(404);
    expect((await globex.admin('DELETE', `${PATH}/destroy/${view.id}`)).status).toBe(404);
    expect((await listed(globex, 'admin')).total).toBe(0);
  });

  test('name ids that have gone, and the list refuses them', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const stageId = await stageAt(acme, 1);
    const query = { job_id: `${job.id}`, stage_id: `${stageId}, ${await stageAt(acme, 0)}` };
    const view = await saved(acme, { query, is_shared: true });
    expect(view.stale).toEqual([]);
    await db.run(sql`delete from jobs where id = ${job.id}`);
    const stale = [{ filter: 'job_id', id: job.id }];
    const shown = await acme.viewer<SavedView>('GET', `${PATH}/show/${view.id}`);
    expect(shown.body.data).toMatchObject({ query, stale });
    expect((await listed(acme, 'viewer')).data).toMatchObject([{ id: view.id, stale }]);
    const list = `/api/candidate-job/index?${new URLSearchParams(query).toString()}`;
    expect(await acme.viewer('GET', list)).toMatchObject({
      status: 422,
      body: { errors: { job_id: [`No record of the company has the id ${job.id}.`] } },
    });
    // What stays can still be renamed.
    const renamed = await acme.recruiter('POST', `${PATH}/update/${view.id}`, { name: 'Old' });
    expect(renamed.status).toBe(200);
    const sentBack = await acme.recruiter('POST', `${PATH}/update/${view.id}`, { query });
    expect(sentBack.status).toBe(200);
    const changed = await acme.recruiter('POST', `${PATH}/update/${view.id}`, {
      query: { ...query, status: 'active' },
    });
    expect(changed.body).toHaveProperty(['errors', 'query.job_id']);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'a\nb' }, 'name'],
    [{ entity: 'jobs' }, 'entity'],
    [{ query: { status: 'open' } }, 'query.status'],
    [{ query: { status: ['active'] } }, 'query.status'],
    [{ query: { stage_id: '' } }, 'query.stage_id'],
    [{ query: { stage_id: '7' } }, 'query.stage_id'],
    [{ query: { page: '2' } }, 'query.page'],
    [{ query: { 'search-key': 'Ada' } }, 'query.search-key'],
    [{ query: { 'created-from': 'today' } }, 'query.created-from'],
    [{ query: 'status=active' }, 'query'],
    [{ query: { tag_id: '1' } }, 'query.tag_id'],
  ])('refuse %j', async (view, field) => {
    const answer = await store(await openCompany(), view);
    expect(answer, answer.text).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(answer.body).toHaveProperty(['errors', field]);
  });

  test('say what is wrong with a filter as the list itself does', async () => {
    const acme = await openCompany();
    const query = { 'created-from': 'today', status: 'active'.repeat(200) };
    const answer = await acme.recruiter('POST', `${PATH}/store`, { ...VIEW, query });
    expect(answer.body).toMatchObject({
      errors: {
        'query.created-from': ['Must be a date, such as 2026-12-01.'],
        'query.status': ['Must be at most 1,000 characters.'],
      },
    });
  });

  test('refuse an id of another company as an unknown one', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { id } = await globex.postJob();
    const view = await saved(acme);
    const query = { job_id: `${id}` };
    for (const answer of [
      await store(acme, { query }),
      await acme.recruiter('POST', `${PATH}/update/${view.id}`, { query }),
    ]) {
      expect(answer.status).toBe(422);
      expect(answer.body).toHaveProperty(['errors', 'query.job_id']);
    }
  });

  test('are at most 50 for each member', async () => {
    const acme = await openCompany();
    const view = await saved(acme);
    await db.run(sql`insert into saved_views (id, company_id, user_id, name, entity, query, created_at, updated_at)
      select v.id + n.value, company_id, user_id, name, entity, query, 0, 0 from saved_views v,
        json_each(${JSON.stringify(Array.from({ length: 49 }, (_, at) => at + 1))}) n where v.id = ${view.id}`);
    const refused = await store(acme);
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.body).toHaveProperty(['errors', 'saved_views']);
    expect((await store(acme, {}, 'admin')).status).toBe(201);
  });

  test('end with the membership, unless they are shared', async () => {
    const acme = await openCompany();
    await saved(acme);
    const shared = await saved(acme, { is_shared: true });
    const { id } = (
      await acme.admin<Page<{ id: number; role_type: string }>>('GET', '/api/company-users/index')
    ).body.data.data.find(({ role_type: role }) => role === 'Recruiter') ?? { id: 0 };
    expect((await acme.admin('DELETE', `/api/company-users/destroy/${id}`)).status).toBe(200);
    const rows = await db.all<{ id: number }>(
      sql`select id from saved_views where company_id = ${acme.id}`,
    );
    expect(rows).toEqual([{ id: shared.id }]);
    expect((await acme.admin('DELETE', `${PATH}/destroy/${shared.id}`)).status).toBe(200);
  });
});
