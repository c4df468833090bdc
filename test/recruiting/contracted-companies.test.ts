/** Contracted companies (contract 2.7, 4.5, decisions: Contracted company). */
import { describe, expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { ContractedCompany } from '#recruiting/company/contracted-companies/schemas.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import { API } from '../support/call.ts';
import type { Answer } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { comparable } from '../support/lists.ts';
import type { Company } from '../support/company.ts';
import { callWatched } from '../support/d1.ts';

const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/u;
const PATH = '/api/contracted-companies';

const everything = {
  name: 'Initech',
  email: 'People@initech.example',
  phone: '+1 512 555 0100',
  address: '4120 Freidrich Lane, Austin',
  country_id: 840,
};

function change(acme: Company, { id }: { id: number }, given: object) {
  return acme.recruiter<ContractedCompany>('POST', `${PATH}/update/${id}`, given);
}

function destroy(acme: Company, { id }: { id: number }) {
  return acme.recruiter('DELETE', `${PATH}/destroy/${id}`);
}

async function show(acme: Company, { id }: { id: number }): Promise<ContractedCompany> {
  const answer = await acme.viewer<ContractedCompany>('GET', `${PATH}/show/${id}`);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.body.data;
}

async function list(acme: Company, query = ''): Promise<Page<ContractedCompany>> {
  const answer = await acme.viewer<Page<ContractedCompany>>('GET', `${PATH}${query}`);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.body.data;
}

function expectInvalid({ status, body, text }: Answer<unknown>, ...fields: string[]): void {
  expect({ status, code: body.code }, text).toEqual({ status: 422, code: 'invalid_input' });
  expect(Object.keys(body.errors)).toEqual(fields);
}

describe('POST /api/contracted-companies', () => {
  test('creates a contracted company with 201 and returns the whole record (2.7)', async () => {
    const acme = await openCompany();
    const pipeline = await acme.openPipeline();
    const given = { ...everything, pipeline_id: pipeline.id };
    const answer = await acme.recruiter<ContractedCompany>('POST', PATH, {
      ...given,
      name: '  Initech ',
      email: ' People@initech.example ',
      id: 7,
      company_id: 7,
      unknown: { a: 1 },
    });
    const { data } = answer.body;
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      data: {
        ...given,
        id: expect.any(Number),
        created_at: expect.stringMatching(STAMP),
        updated_at: data.created_at,
      },
    });
    expect(data.id).toBeGreaterThan(7);
    expect(await show(acme, data)).toEqual(data);
    expect(await acme.announced()).toEqual([]);
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'contracted_company.create',
      subjectId: data.id,
      userId: await acme.user('Recruiter'),
      changes: { name: { from: null, to: 'Initech' }, country_id: { from: null, to: 840 } },
    });
  });

  test('requires only a name and sets everything else to null', async () => {
    const acme = await openCompany();
    const bare = { email: null, phone: null, address: null, country_id: null, pipeline_id: null };
    expect(await acme.addContracted({ name: 'A' })).toMatchObject({ name: 'A', ...bare });
    expect(await acme.addContracted({ name: 'A', ...bare })).toMatchObject({ name: 'A', ...bare });
  });

  test('accepts maximum lengths, and one pipeline for several companies', async () => {
    const acme = await openCompany();
    const given = {
      name: 'n'.repeat(255),
      email: `${'e'.repeat(64)}@${'d.'.repeat(91)}example`,
      phone: '1'.repeat(40),
      address: 'ä'.repeat(255),
      pipeline_id: (await acme.openPipeline()).id,
    };
    expect(given.email).toHaveLength(254);
    expect(await acme.addContracted(given)).toMatchObject(given);
    expect(await acme.addContracted(given)).toMatchObject(given);
  });

  test.each([
    ['name', { name: undefined }],
    ['name', { name: null }],
    ['name', { name: ' \t' }],
    ['name', { name: ['Initech'] }],
    ['name', { name: 'x'.repeat(256) }],
    ['email', { email: 'people' }],
    ['email', { email: 'people@' }],
    ['email', { email: '@initech.example' }],
    ['email', { email: 'a b@initech.example' }],
    ['email', { email: 'a@b@initech.example' }],
    ['email', { email: 'Ann <a@initech.example>' }],
    ['email', { email: 'a@initech.example\nbcc: b@c' }],
    ['email', { email: `${'e'.repeat(245)}@a.example` }],
    ['email', { email: 7 }],
    ['phone', { phone: 7 }],
    ['phone', { phone: 'x'.repeat(256) }],
    ['address', { address: 'x'.repeat(256) }],
    ['address', { address: {} }],
    ['country_id', { country_id: 999 }],
    ['country_id', { country_id: 0 }],
    ['country_id', { country_id: '276' }],
    ['country_id', { country_id: 276.5 }],
    ['country_id', { country_id: 'DE' }],
    ['pipeline_id', { pipeline_id: 7 }],
    ['pipeline_id', { pipeline_id: 0 }],
    ['pipeline_id', { pipeline_id: '7' }],
    ['pipeline_id', { pipeline_id: 2 ** 53 }],
  ])('refuses %s of %o (422), and makes nothing', async (field, given) => {
    const acme = await openCompany();
    expectInvalid(await acme.recruiter('POST', PATH, { name: 'Initech', ...given }), field);
    expect(await acme.audited()).toEqual([]);
    expect(await list(acme)).toMatchObject({ total: 0 });
  });

  test('rejects a pipeline of another company, even its default one (422)', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const [theirs] = (await globex.viewer<Page<Pipeline>>('GET', '/api/company-pipline/index')).body
      .data.data;
    const answer = await acme.recruiter('POST', PATH, { name: 'A', pipeline_id: theirs?.id });
    expectInvalid(answer, 'pipeline_id');
    const mine = await acme.addContracted();
    expectInvalid(await change(acme, mine, { pipeline_id: theirs?.id }), 'pipeline_id');
    expect(await show(acme, mine)).toEqual(mine);
  });
});

describe('GET /api/contracted-companies', () => {
  test('returns one empty page for a company without contracted companies', async () => {
    expect(await list(await openCompany())).toEqual({
      current_page: 1,
      data: [],
      total: 0,
      per_page: 10,
      last_page: 1,
      next_cursor: null,
      next_since: expect.any(String),
    });
  });

  test('pages newest first, the same by page and by cursor, without records of other companies', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    await globex.addContracted({ name: 'Secret' });
    for (const name of ['A', 'B', 'C', 'D', 'E']) await acme.addContracted({ name });
    const seen: ContractedCompany[] = [];
    let cursor: string | null = '';
    for (let page = 1; cursor !== null; page++) {
      const byPage: Page<ContractedCompany> = await list(acme, `?max=2&page=${page}`);
      const byCursor: Page<ContractedCompany> = cursor
        ? await list(acme, `?max=2&cursor=${cursor}`)
        : byPage;
      expect(comparable(byCursor)).toEqual(comparable(byPage));
      expect(byPage).toMatchObject({ current_page: page, total: 5, last_page: 3, per_page: 2 });
      seen.push(...byPage.data);
      cursor = byPage.next_cursor;
    }
    expect(seen.map(({ name }) => name)).toEqual(['E', 'D', 'C', 'B', 'A']);
    for (const one of seen) expect(await show(acme, one)).toEqual(one);
    expect((await list(acme, '?max=500')).per_page).toBe(100);
  });

  test('returns records changed since a time with updated-since', async () => {
    const acme = await openCompany();
    const [first, second] = [await acme.addContracted(), await acme.addContracted({ name: 'B' })];
    expect((await list(acme, `?updated-since=${second.updated_at}`)).data).toContainEqual(second);
    const { updated_at: changed } = (await change(acme, first, { phone: '111' })).body.data;
    expect(await list(acme, `?updated-since=${changed}`)).toMatchObject({
      total: 1,
      data: [{ id: first.id, phone: '111' }],
    });
  });

  test.each(['page=0', 'max=x', 'updated-since=yesterday'])('rejects ?%s (422)', async (query) => {
    const acme = await openCompany();
    expectInvalid(await acme.viewer('GET', `${PATH}?${query}`), query.split('=')[0] ?? '');
  });
});

describe('POST /api/contracted-companies/update/{id}', () => {
  test('keeps absent fields, clears with null and ignores unknown fields (decisions: Update bodies)', async () => {
    const acme = await openCompany();
    const [first, second] = [await acme.openPipeline(), await acme.openPipeline()];
    const mine = await acme.addContracted({ ...everything, pipeline_id: first.id });
    const answer = await change(acme, mine, {
      name: ' Initrode ',
      phone: null,
      pipeline_id: second.id,
      id: 7,
      created_at: '2020-01-01',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      data: {
        ...mine,
        name: 'Initrode',
        phone: null,
        pipeline_id: second.id,
        updated_at: expect.stringMatching(STAMP),
      },
    });
    expect(answer.body.data.updated_at > mine.updated_at).toBe(true);
    expect(await show(acme, mine)).toEqual(answer.body.data);
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'contracted_company.update',
      subjectId: mine.id,
      userId: await acme.user('Recruiter'),
    });
    expect((await acme.audited()).at(-1)?.changes).toEqual({
      name: { from: 'Initech', to: 'Initrode' },
      phone: { from: everything.phone, to: null },
      pipeline_id: { from: first.id, to: second.id },
    });
    expect(await acme.announced()).toEqual([]);
  });

  test('clears every field except the name', async () => {
    const acme = await openCompany();
    const pipeline = await acme.openPipeline();
    const mine = await acme.addContracted({ ...everything, pipeline_id: pipeline.id });
    const bare = { email: null, phone: null, address: null, country_id: null, pipeline_id: null };
    const { body } = await change(acme, mine, bare);
    expect(body.data).toEqual({ ...mine, ...bare, updated_at: expect.any(String) });
    // The pipeline is no longer in use.
    const gone = await acme.admin('DELETE', `/api/company-pipline/destroy/${pipeline.id}`);
    expect(gone.status).toBe(200);
  });

  test('changes nothing for an empty body', async () => {
    const acme = await openCompany();
    const mine = await acme.addContracted(everything);
    const { body } = await change(acme, mine, {});
    expect(body.data).toEqual({ ...mine, updated_at: expect.any(String) });
  });

  test.each([
    ['name', { name: null }],
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(256) }],
    ['email', { email: 'people' }],
    ['phone', { phone: 'x'.repeat(256) }],
    ['country_id', { country_id: 999 }],
    ['pipeline_id', { pipeline_id: 7 }],
  ])('refuses %s of %o (422), and changes nothing', async (field, given) => {
    const acme = await openCompany();
    const mine = await acme.addContracted(everything);
    expectInvalid(await change(acme, mine, { address: 'Elsewhere', ...given }), field);
    expect(await show(acme, mine)).toEqual(mine);
    expect(await acme.audited()).toHaveLength(1);
  });

  test('keeps two concurrent changes of different fields', async () => {
    const acme = await openCompany();
    const mine = await acme.addContracted();
    const answers = await Promise.all([
      change(acme, mine, { phone: '111' }),
      change(acme, mine, { address: 'Ring 1' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await show(acme, mine)).toMatchObject({ phone: '111', address: 'Ring 1' });
  });
});

describe('DELETE /api/contracted-companies/destroy/{id}', () => {
  test('returns null for a deletion, and 404 afterwards (decisions)', async () => {
    const acme = await openCompany();
    const [mine, other] = [await acme.addContracted(), await acme.addContracted({ name: 'B' })];
    const answer = await destroy(acme, mine);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, data: null });
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'contracted_company.delete',
      subjectId: mine.id,
      userId: await acme.user('Recruiter'),
    });
    for (const again of [
      await destroy(acme, mine),
      await change(acme, mine, { name: 'A' }),
      await acme.viewer('GET', `${PATH}/show/${mine.id}`),
    ]) {
      expect(again).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect(await list(acme)).toMatchObject({ total: 1, data: [other] });
  });

  test('lends its pipeline to new jobs that name no other', async () => {
    const acme = await openCompany();
    const [lent, other] = [await acme.openPipeline(), await acme.openPipeline()];
    const mine = await acme.addContracted({ pipeline_id: lent.id });
    const bare = await acme.addContracted();
    const standard = (await acme.postJob()).company_pipline_id;
    for (const [job, pipelineId] of [
      [{ contracted_company_id: mine.id }, lent.id],
      [{ contracted_company_id: mine.id, company_pipline_id: other.id }, other.id],
      [{ contracted_company_id: bare.id }, standard],
      [{ contracted_company_id: null }, standard],
    ] as const) {
      const posted = await acme.postJob(job);
      expect(posted).toMatchObject({
        company_pipline_id: pipelineId,
        pipeline: { id: pipelineId, stages: expect.arrayContaining([expect.anything()]) },
      });
    }
  });

  test('refuses to delete a contracted company that a job references, even an archived one (409)', async () => {
    const acme = await openCompany();
    const mine = await acme.addContracted();
    const job = await acme.postJob({ contracted_company_id: mine.id });
    const refused = { status: 409, body: { success: false, code: 'in_use' } };
    expect(await destroy(acme, mine)).toMatchObject(refused);
    await acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status: 'Archived' });
    expect(await destroy(acme, mine)).toMatchObject(refused);
    expect(await show(acme, mine)).toEqual(mine);
    expect(await acme.showJob(job)).toMatchObject({ contracted_company_id: mine.id });
    await acme.recruiter('POST', `/api/jobs/update/${job.id}`, { contracted_company_id: null });
    expect(await destroy(acme, mine)).toMatchObject({ status: 200 });
  });

  test('refuses a deletion if a job references the company in the meantime (409)', async () => {
    const acme = await openCompany();
    const mine = await acme.addContracted();
    const watch = async (_: string, count: number) => {
      if (count === 3) await acme.postJob({ contracted_company_id: mine.id });
    };
    const url = `${API}${PATH}/destroy/${mine.id}`;
    const answer = await callWatched(watch, 'DELETE', url, { token: await acme.token('Admin') });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'in_use' });
    expect(await show(acme, mine)).toEqual(mine);
  });

  test('rejects a pipeline that is deleted in the meantime (422)', async () => {
    const acme = await openCompany();
    const [mine, pipeline] = [await acme.addContracted(), await acme.openPipeline()];
    const watch = async (_: string, count: number) => {
      if (count === 3) await acme.admin('DELETE', `/api/company-pipline/destroy/${pipeline.id}`);
    };
    const body = { pipeline_id: pipeline.id };
    const token = await acme.token('Admin');
    const url = `${API}${PATH}/update/${mine.id}`;
    const answer = await callWatched(watch, 'POST', url, { token, body });
    expect(answer.status).toBe(422);
    expect(await show(acme, mine)).toEqual(mine);
  });

  test('deletes a contracted company once for three concurrent requests', async () => {
    const acme = await openCompany();
    const mine = await acme.addContracted();
    const answers = await Promise.all([1, 2, 3].map(() => destroy(acme, mine)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    const actions = (await acme.audited()).map(({ action }) => action);
    expect(actions).toEqual(['contracted_company.create', 'contracted_company.delete']);
  });
});

test('returns 404 for a contracted company of another company and leaves it unchanged', async () => {
  const [acme, globex] = [await openCompany(), await openCompany()];
  const mine = await acme.addContracted(everything);
  for (const one of [mine, { id: 1 }]) {
    for (const answer of [
      await globex.viewer('GET', `${PATH}/show/${one.id}`),
      await change(globex, one, { name: 'Ours' }),
      await destroy(globex, one),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  }
  const job = await globex.recruiter('POST', '/api/jobs/store', {
    title: 'Baker',
    contracted_company_id: mine.id,
  });
  expectInvalid(job, 'contracted_company_id');
  expect(await show(acme, mine)).toEqual(mine);
  expect(await globex.audited()).toEqual([]);
});
