/** Creating and reading jobs (contract 2.8, 4.6). */
import { describe, expect, test } from 'vitest';
import { judgeJob } from '#operator/jobs/actions.ts';
import type { Job, JobForm } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { benefits, categories, employmentTypes } from '#vocabulary/lists.ts';
import { fresh } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { operator } from '../support/operator.ts';

const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/u;

const everything = {
  title: 'Bäcker (m/w/d) – Nachtschicht',
  description: '<p>Bake <strong>bread</strong>.</p>',
  tasks: '<ul><li>Knead</li></ul>',
  requirements: '<p>Rise early.</p>',
  workplace: 'Hybrid',
  seniority: 'Senior',
  occupation_code: '29222',
  category_id: 11,
  employment_types: [5, 1],
  currency: 'CHF',
  min_salary: 4100.5,
  max_salary: 5200,
  rate_salary: 'monthly',
  skills: ['Sourdough', '製パン'],
  benefits: [4, 5],
};

describe('POST /api/jobs/store', () => {
  test('creates a job with 201 and returns the whole record (2.8)', async () => {
    const acme = await openCompany();
    const office = await acme.openOffice({ country_id: 276, city: 'Köln' });
    const answer = await acme.recruiter<Job>('POST', '/api/jobs/store', {
      ...everything,
      status: 'Live',
    });
    const job = answer.body.data;
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      data: {
        ...everything,
        id: expect.any(Number),
        hash_id: expect.stringMatching(
          /^[bcdfghjkmnpqrstvwxyz][23456789bcdfghjkmnpqrstvwxyz]{9}$/u,
        ),
        status: 'Live',
        status_by_admin: 'approved',
        employment_types: [
          { id: 1, name: 'Full-time' },
          { id: 5, name: 'Contract' },
        ],
        benefit_items: [
          { id: 4, name: 'Pension plan' },
          { id: 5, name: 'Paid holiday' },
        ],
        office_id: office.id,
        office: { id: office.id, name: office.name, city: 'Köln', country_id: 276 },
        company_pipline_id: expect.any(Number),
        pipeline: {
          id: job.company_pipline_id,
          name: 'Default',
          stages: [
            { id: expect.any(Number), name: 'Screening', type: 'screening', position: 1 },
            { id: expect.any(Number), name: 'Interview', type: 'interview', position: 2 },
            { id: expect.any(Number), name: 'Offer', type: 'offer', position: 3 },
            { id: expect.any(Number), name: 'Hiring', type: 'hired', position: 4 },
          ],
        },
        contracted_company_id: null,
        department_id: null,
        department: null,
        candidate_job_count: 0,
        custom: {},
        custom_missing: [],
        created_at: expect.stringMatching(STAMP),
        updated_at: job.created_at,
        published_at: job.created_at,
        expires_at: expect.stringMatching(STAMP),
        urlJobApplay: `https://${acme.host}/jobs/${job.hash_id}/apply`,
      },
    });
    for (const ref of [job.id, job.hash_id]) {
      const shown = await acme.viewer('GET', `/api/jobs/show/${ref}`);
      expect(shown.status).toBe(200);
      expect(shown.body).toEqual(answer.body);
    }
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'job.create',
      subjectId: job.id,
      userId: await acme.user('Recruiter'),
      changes: { title: { from: null, to: everything.title }, status: { from: null, to: 'Live' } },
    });
  });

  test('requires only a title: creates a Draft with company defaults and no event (decisions)', async () => {
    const acme = await openCompany({ currency: 'JPY' });
    const job = await acme.postJob({ title: '  Baker' });
    expect(job).toMatchObject({
      title: 'Baker',
      status: 'Draft',
      status_by_admin: 'approved',
      workplace: 'On-site',
      currency: 'JPY',
      description: null,
      tasks: null,
      requirements: null,
      seniority: null,
      occupation_code: null,
      category_id: null,
      min_salary: null,
      max_salary: null,
      rate_salary: null,
      office_id: null,
      office: null,
      skills: [],
      benefits: [],
      benefit_items: [],
      employment_types: [],
      published_at: null,
      expires_at: null,
    });
    expect(job.company_pipline_id).not.toBeNull();
    expect(await acme.announced()).toEqual([]);
  });

  test.each([
    ['Live', ['job.published']],
    ['Closed', []],
    ['Archived', []],
    ['Draft', []],
    ['Expired', []],
  ] as const)('a job stored as %s is %s, and announces %j (3.1)', async (status, names) => {
    const acme = await openCompany();
    const job = await acme.postJob({ status });
    expect(job.status).toBe(status);
    expect(await acme.announced()).toEqual(
      names.map((event) => ({
        event,
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/u),
        data: { job_id: job.id, title: 'Baker', status },
      })),
    );
  });

  test('keeps a job private until it is approved, if the operator reviews jobs (4.7)', async () => {
    const acme = await openCompany({ reviewsJobs: true, country: 'GB' });
    const job = await acme.postJob({ status: 'Live', title: `Judge ${crypto.randomUUID()}` });
    expect(job.status_by_admin).toBe('pending');
    const listed = async () => {
      const path = `/api/locations/jobs?search-key=${encodeURIComponent(job.title)}`;
      const { body } = await acme.viewer<{ total: number }>('GET', fresh(path));
      return body.data.total;
    };
    expect(await listed()).toBe(0);
    await judgeJob(operator(), job.hash_id, 'approved');
    expect(await listed()).toBe(1);
    expect(await acme.showJob(job)).toMatchObject({ status_by_admin: 'approved' });
    await judgeJob(operator(), job.hash_id, 'rejected');
    expect(await listed()).toBe(0);
  });

  test('accepts values of closed lists in any case and returns their canonical spelling', async () => {
    const acme = await openCompany();
    expect(
      await acme.postJob({ workplace: ' ON-SITE ', rate_salary: 'Hourly', currency: 'usd' }),
    ).toMatchObject({ workplace: 'On-site', rate_salary: 'hourly', currency: 'USD' });
  });

  test('removes duplicate skills, benefits and employment types', async () => {
    const acme = await openCompany();
    expect(
      await acme.postJob({ skills: ['a', 'a ', 'b'], benefits: [2, 2], employment_types: [3, 3] }),
    ).toMatchObject({
      skills: ['a', 'b'],
      benefits: [2],
      benefit_items: [{ id: 2, name: 'Dental insurance' }],
      employment_types: [{ id: 3, name: 'Permanent' }],
    });
  });

  test('accepts maximum lengths', async () => {
    const acme = await openCompany();
    const given = {
      title: 't'.repeat(255),
      seniority: 's'.repeat(50),
      description: 'd'.repeat(100_000),
      tasks: 'ä'.repeat(100_000),
      skills: Array.from({ length: 50 }, (_, index) => `${index}`.padEnd(255, 'x')),
      min_salary: 0,
      max_salary: 1e12,
      benefits: Object.keys(benefits).map(Number),
      employment_types: Object.keys(employmentTypes).map(Number),
    };
    const job = await acme.postJob(given);
    const { title, seniority, description, tasks, skills, min_salary, max_salary } = given;
    expect(job).toMatchObject({
      title,
      seniority,
      description,
      tasks,
      skills,
      min_salary,
      max_salary,
    });
    expect(job.employment_types).toHaveLength(8);
    expect(job.benefits).toHaveLength(24);
  });

  test.each([
    ['title', {}],
    ['title', { title: null }],
    ['title', { title: ' \t' }],
    ['title', { title: ['Baker'] }],
    ['title', { title: 't'.repeat(256) }],
    ['description', { description: 'd'.repeat(100_001) }],
    ['tasks', { tasks: 'd'.repeat(100_001) }],
    ['requirements', { requirements: 7 }],
    ['workplace', { workplace: 'Moon' }],
    ['workplace', { workplace: null }],
    ['status', { status: 'Paused' }],
    ['status', { status: '' }],
    ['seniority', { seniority: 's'.repeat(51) }],
    ['category_id', { category_id: 28 }],
    ['category_id', { category_id: '1' }],
    ['employment_types', { employment_types: 1 }],
    ['employment_types.0', { employment_types: [9] }],
    ['employment_types.1', { employment_types: [1, 'Full-time'] }],
    ['currency', { currency: 'EURO' }],
    ['currency', { currency: 'XQQ' }],
    ['min_salary', { min_salary: -0.01 }],
    ['min_salary', { min_salary: '4000' }],
    ['max_salary', { max_salary: 1e13 }],
    ['max_salary', { min_salary: 2, max_salary: 1 }],
    ['rate_salary', { rate_salary: 'fortnightly' }],
    ['office_id', { office_id: 7 }],
    ['office_id', { office_id: 0 }],
    ['office_id', { office_id: 1.5 }],
    ['office_id', { office_id: 2 ** 53 }],
    ['company_pipline_id', { company_pipline_id: 7 }],
    ['company_pipline_id', { company_pipline_id: -1 }],
    ['contracted_company_id', { contracted_company_id: 7 }],
    ['skills', { skills: 'baking' }],
    ['skills', { skills: Array.from({ length: 51 }, (_, index) => `s${index}`) }],
    ['skills.1', { skills: ['a', ''] }],
    ['skills.0', { skills: ['s'.repeat(256)] }],
    ['benefits.0', { benefits: [0] }],
    ['benefits.0', { benefits: [25] }],
  ])('rejects %s of %o (422) and creates nothing', async (field, given) => {
    const acme = await openCompany();
    const title = field === 'title' ? {} : { title: 'Baker' };
    const answer = await acme.recruiter('POST', '/api/jobs/store', { ...title, ...given });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await acme.audited()).toEqual([]);
    expect(await acme.announced()).toEqual([]);
  });

  test('returns all invalid fields at once', async () => {
    const acme = await openCompany();
    const { body } = await acme.recruiter('POST', '/api/jobs/store', {
      workplace: 'Moon',
      skills: 1,
    });
    expect(Object.keys(body.errors).sort()).toEqual(['skills', 'title', 'workplace']);
  });

  test('rejects a number too large for JavaScript instead of storing null', async () => {
    const acme = await openCompany();
    expect(
      await acme.recruiter('POST', '/api/jobs/store', '{"title":"Baker","max_salary":1e999}'),
    ).toMatchObject({ status: 422, body: { errors: { max_salary: [expect.any(String)] } } });
  });
});

describe('GET /api/jobs/show/{hash_id}', () => {
  test('returns 404 for an unknown job and for another company’s (decisions)', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const job = await acme.postJob({ status: 'Live' });
    for (const ref of [job.id, job.hash_id, 'b234567890', 1]) {
      expect(await globex.admin('GET', `/api/jobs/show/${ref}`)).toMatchObject({
        status: 404,
        body: { success: false, code: 'not_found' },
      });
    }
  });

  test('matches a hash_id by case', async () => {
    const acme = await openCompany();
    const { hash_id: hash } = await acme.postJob();
    expect((await acme.viewer('GET', `/api/jobs/show/${hash.toUpperCase()}`)).status).toBe(404);
  });
});

describe('GET /api/jobs/create', () => {
  test('returns the closed lists and the records of the company (4.6)', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    await globex.openOffice({ name: 'Secret' });
    const [first, second] = [
      await acme.openOffice({ name: 'First' }),
      await acme.openOffice({ name: 'Second' }),
    ];
    const { status, body } = await acme.viewer<JobForm>('GET', '/api/jobs/create');
    expect(status).toBe(200);
    expect(body.data).toEqual({
      categories: Object.entries(categories).map(([id, name]) => ({ id: Number(id), name })),
      types: Object.entries(employmentTypes).map(([id, name]) => ({ id: Number(id), name })),
      benefits: Object.entries(benefits).map(([id, name]) => ({ id: Number(id), name })),
      workplaces: ['On-site', 'Remote', 'Hybrid'],
      seniorities: ['Junior', 'Mid-level', 'Senior', 'Lead', 'Executive'],
      statuses: ['Live', 'Draft', 'Archived', 'Expired', 'Closed'],
      rate_salaries: ['hourly', 'daily', 'weekly', 'monthly', 'yearly'],
      currencies: expect.arrayContaining(['CHF', 'EUR', 'JPY', 'USD']),
      offices: [
        { id: first.id, name: 'First' },
        { id: second.id, name: 'Second' },
      ],
      pipelines: [{ id: expect.any(Number), name: 'Default' }],
      contracted_companies: [],
      departments: [],
    });
  });
});
