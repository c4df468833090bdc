/** The four partial updates of jobs (contract 4.6, decisions: Partial updates). */
import { describe, expect, test } from 'vitest';
import { contractedCompanies } from '#data/tables/contracted-companies.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';

const start = {
  title: 'Baker',
  description: '<p>Bake.</p>',
  tasks: '<p>Knead.</p>',
  requirements: '<p>Rise.</p>',
  workplace: 'Remote',
  seniority: 'Lead',
  occupation_code: '29222',
  category_id: 11,
  employment_types: [1],
  currency: 'EUR',
  min_salary: 10,
  max_salary: 20,
  rate_salary: 'hourly',
  skills: ['Bread'],
  benefits: [1],
};

/** The new value of each field, and its value in the response if different. */
const changes: Record<string, [given: unknown, shown?: unknown]> = {
  title: ['Confectioner'],
  workplace: ['Hybrid'],
  seniority: ['Junior'],
  occupation_code: ['29223'],
  category_id: [12],
  employment_types: [[{ id: 2, name: 'Part-time' }]],
  currency: ['USD'],
  min_salary: [15],
  max_salary: [25],
  rate_salary: ['yearly'],
  benefits: [[{ id: 2 }], [2]],
  description: ['<p>Bake cakes.</p>'],
  tasks: ['<p>Stir.</p>'],
  requirements: ['<p>Taste.</p>'],
  skills: [['Cake']],
};

const endpoints = {
  'update-details': [
    'workplace',
    'seniority',
    'occupation_code',
    'title',
    'category_id',
    'employment_types',
  ],
  'update-pay-benefit': ['currency', 'min_salary', 'max_salary', 'rate_salary', 'benefits'],
  'update-specifications': ['description', 'tasks', 'requirements', 'skills'],
  update: Object.keys(changes),
};

function update(acme: Company, job: Pick<Job, 'id'>, change: object, name = 'update') {
  return acme.recruiter<Job>('POST', `/api/jobs/${name}/${job.id}`, change);
}

/** Whether a list has these names, in any order. */
const isAll = (names: readonly string[]) => (list: readonly string[]) =>
  JSON.stringify(list.toSorted()) === JSON.stringify(names.toSorted());

describe.each(Object.entries(endpoints))('POST /api/jobs/%s/{id}', (name, fields) => {
  test('changes only the fields of this endpoint, even if the body has all fields', async () => {
    const acme = await openCompany();
    const job = await acme.postJob(start);
    const all = Object.fromEntries(
      Object.entries(changes).map(([field, [given]]) => [field, given]),
    );
    const answer = await update(acme, job, { ...all, unknown: 1 }, name);
    expect(answer.status).toBe(200);
    const expected: Record<string, unknown> = { ...job, updated_at: expect.any(String) };
    for (const field of fields) {
      const [given, shown] = changes[field] ?? [];
      expected[field] = shown ?? given;
      if (field === 'benefits') expected['benefit_items'] = [{ id: 2, name: 'Dental insurance' }];
    }
    expect(answer.body).toEqual({ success: true, data: expected });
    expect(await acme.showJob(job)).toEqual(answer.body.data);
    const [updated, ...more] = await acme.announced();
    expect(updated).toMatchObject({ event: 'job.updated', data: { job_id: job.id } });
    expect(updated?.data).toHaveProperty('fields', expect.toSatisfy(isAll(fields)));
    expect(more).toEqual([]);
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'job.update',
      subjectId: job.id,
    });
  });

  test('changes nothing for an empty body', async () => {
    const acme = await openCompany();
    const job = await acme.postJob(start);
    const answer = await update(acme, job, {}, name);
    expect(answer).toMatchObject({ status: 200, body: { data: job } });
    expect((await acme.audited()).map(({ action }) => action)).toEqual(['job.create']);
  });

  test('accepts a hash_id as well as an id', async () => {
    const acme = await openCompany();
    const job = await acme.postJob(start);
    const { status } = await acme.recruiter('POST', `/api/jobs/${name}/${job.hash_id}`, {});
    expect(status).toBe(200);
  });

  test('returns 404 for another company’s job and leaves it unchanged', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const job = await acme.postJob(start);
    for (const ref of [job.id, job.hash_id]) {
      const change = { title: 'Stolen', currency: 'USD', skills: [] };
      expect(await globex.admin('POST', `/api/jobs/${name}/${ref}`, change)).toMatchObject({
        status: 404,
      });
    }
    expect(await acme.showJob(job)).toEqual(job);
  });
});

describe('POST /api/jobs/update/{id}', () => {
  test('clears nullable fields with null (decisions: Update bodies)', async () => {
    const acme = await openCompany();
    const office = await acme.openOffice();
    const job = await acme.postJob({ ...start, office_id: office.id });
    const cleared = {
      description: null,
      tasks: null,
      requirements: null,
      seniority: null,
      occupation_code: null,
      category_id: null,
      currency: null,
      min_salary: null,
      max_salary: null,
      rate_salary: null,
      office_id: null,
      company_pipline_id: null,
    };
    const answer = await update(acme, job, cleared);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { ...cleared, office: null, pipeline: null, title: 'Baker' } },
    });
  });

  test.each(['title', 'workplace', 'skills', 'benefits', 'employment_types'])(
    'rejects null for %s',
    async (field) => {
      const acme = await openCompany();
      const job = await acme.postJob(start);
      const answer = await update(acme, job, { [field]: null });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual([field]);
    },
  );

  test('clears lists with empty lists', async () => {
    const acme = await openCompany();
    const job = await acme.postJob(start);
    const answer = await update(acme, job, { skills: [], benefits: [], employment_types: [] });
    expect(answer.body.data).toMatchObject({ skills: [], benefits: [], employment_types: [] });
  });

  test('accepts only the spelling company_pipline_id (decisions: Spelling)', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const answer = await update(acme, job, { company_pipeline_id: 1, pipeline_id: 1 });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { company_pipline_id: job.company_pipline_id } },
    });
  });

  test('rejects a contracted company of another company', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { newId, now } = operator();
    const id = newId();
    await db
      .insert(contractedCompanies)
      .values({ id, companyId: acme.id, name: 'Client', createdAt: now, updatedAt: now });
    const [job, other] = [await acme.postJob(), await globex.postJob()];
    const change = { contracted_company_id: id };
    expect((await update(acme, job, change)).body.data).toMatchObject(change);
    expect(await update(globex, other, change)).toMatchObject({
      status: 422,
      body: { errors: { contracted_company_id: [expect.any(String)] } },
    });
    expect((await update(acme, job, { contracted_company_id: null })).body.data).toMatchObject({
      contracted_company_id: null,
    });
  });

  test.each(['office_id', 'company_pipline_id'] as const)(
    'rejects another company’s %s with an error for the field (422)',
    async (field) => {
      const [acme, globex] = [await openCompany(), await openCompany()];
      await globex.openOffice();
      const theirs = await globex.postJob();
      const job = await acme.postJob();
      const answer = await update(acme, job, { [field]: theirs[field] });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual([field]);
      expect(await acme.showJob(job)).toEqual(job);
    },
  );

  test('compares min_salary with the stored max_salary (decisions: Salaries)', async () => {
    const acme = await openCompany();
    const job = await acme.postJob(start);
    for (const change of [{ min_salary: 20.01 }, { max_salary: 9 }]) {
      for (const name of ['update', 'update-pay-benefit']) {
        expect(await update(acme, job, change, name)).toMatchObject({
          status: 422,
          body: { errors: { max_salary: [expect.any(String)] } },
        });
      }
    }
    expect((await update(acme, job, { min_salary: 20 })).status).toBe(200);
    expect((await update(acme, job, { min_salary: 30, max_salary: null })).status).toBe(200);
  });

  test('finds a job by its new title, and no longer by the old one', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ title: 'Baker' });
    await update(acme, job, { title: 'Pâtissier' });
    const total = async (key: string) =>
      (await acme.viewer<{ total: number }>('GET', `/api/jobs/search/${key}`)).body.data.total;
    expect(await total('patiss')).toBe(1);
    expect(await total('baker')).toBe(0);
  });

  test('truncates a long text in the audit log without splitting characters', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const description = `${'x'.repeat(199)}${'😀'.repeat(50)}`;
    await update(acme, job, { description });
    const { changes: logged } = (await acme.audited()).at(-1) ?? {};
    const text = String(logged?.['description']?.to);
    expect(text.length).toBeLessThan(210);
    expect(text.startsWith('x'.repeat(199))).toBe(true);
    expect(text.isWellFormed()).toBe(true);
  });

  test('keeps concurrent changes of different fields', async () => {
    const acme = await openCompany();
    const job = await acme.postJob(start);
    const answers = await Promise.all([
      update(acme, job, { seniority: 'Junior' }, 'update-details'),
      update(acme, job, { skills: ['Cake'] }, 'update-specifications'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await acme.showJob(job)).toMatchObject({ seniority: 'Junior', skills: ['Cake'] });
  });

  test('rejects one of two concurrent changes whose salaries conflict', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ min_salary: 10, max_salary: 20 });
    const answers = await Promise.all([
      update(acme, job, { min_salary: 19 }),
      update(acme, job, { max_salary: 11 }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });
});
