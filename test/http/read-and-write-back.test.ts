/** The record that a read returns can be sent to its update as it is, and changes nothing (decisions: Read and write back). */
import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { meetings } from '#data/tables/meetings.ts';
import { posts } from '#data/tables/posts.ts';
import { DAY_MS } from '#lib/time.ts';
import type { Company as CompanyRecord } from '#recruiting/company/company/schemas/company.ts';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { openCompany } from '../support/company.ts';
import { leastRequest, pathFor } from '../support/records.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';

/** Where a record is read whose path does not follow from that of its update. */
const readPaths: Readonly<Record<string, string>> = {
  '/api/company-users/update-role/{id}': '/api/company-users/show/{id}',
  '/api/jobs/update/{id}': '/api/jobs/show/{hash_id}',
  '/api/jobs/update-details/{id}': '/api/jobs/show/{hash_id}',
  '/api/jobs/update-pay-benefit/{id}': '/api/jobs/show/{hash_id}',
  '/api/jobs/update-specifications/{id}': '/api/jobs/show/{hash_id}',
  '/api/jobs/update-status/{id}': '/api/jobs/show/{hash_id}',
};

/** Every update of a record that can be read. */
const updates = endpoints.flatMap(({ kind, method, path, terms }) => {
  if (kind !== 'tenant' || method === 'GET' || method === 'DELETE' || !terms.body) return [];
  const readPath = readPaths[path] ?? path.replace('/update/', '/show/');
  const read = endpoints.find((one) => one.method === 'GET' && one.path === readPath);
  const isUpdate = /\/update/u.test(path) || method === 'PUT' || path === '/api/hiring-settings';
  const isMove = path.startsWith('/api/candidate-job/');
  return isUpdate && read && !isMove ? [{ method, path, readPath }] : [];
});

/** What a full record looks like, so that every field is read and sent. */
const fullJob = {
  title: 'Baker',
  description: '<p>Bake &amp; sell. <a href="https://acme.example">Acme</a></p>',
  tasks: '<ul><li>Bread</li></ul>',
  requirements: '<p>Early   hours</p>',
  workplace: 'Hybrid',
  seniority: 'Senior',
  occupation_code: '29222',
  category_id: 11,
  employment_types: [1, 4],
  currency: 'EUR',
  min_salary: 1000.5,
  max_salary: 2000,
  rate_salary: 'monthly',
  skills: ['Bread', 'Cake'],
  benefits: [7, 2, 19],
  status: 'Live',
};

async function idIn(company: Company, path: string): Promise<string> {
  if (path.startsWith('/api/jobs/')) {
    const client = await company.addContracted();
    const office = await company.openOffice();
    const ids = { contracted_company_id: client.id, office_id: office.id };
    return String((await company.postJob({ ...fullJob, ...ids })).id);
  }
  if (path.startsWith('/api/company-offices/')) {
    const office = { country_id: 276, city: 'Köln', zipcode: '50667', address: 'Domkloster 4' };
    return String((await company.openOffice(office)).id);
  }
  if (path.startsWith('/api/contracted-companies/')) {
    const pipeline = await company.openPipeline();
    const client = { email: 'people@initech.example', pipeline_id: pipeline.id, country_id: 840 };
    return String((await company.addContracted(client)).id);
  }
  const [id = ''] = /\d+$/u.exec(await pathFor(company, path)) ?? [];
  return id;
}

/** Sends the record back, and returns everything of which two readings must be the same. */
async function sendBack(company: Company, method: string, path: string, readPath: string) {
  const read = async () => {
    const { body } = await company.admin<Record<string, unknown>>('GET', readPath);
    // The answer of a write has no logs.
    const { recent_logs: _, ...record } = body.data;
    return {
      status: 200,
      unknown: null,
      whole: body.data,
      record,
      audited: await company.audited(),
      announced: await company.announced(),
    };
  };
  const before = await read();
  const answer = await company.admin(method, path, before.whole);
  const after = await read();
  const unknown = answer.headers.get('x-unknown-fields');
  return {
    before,
    after: { ...after, unknown, status: answer.status, record: answer.body.data },
    read: after.record,
  };
}

function expectSame({ before, after, read }: Awaited<ReturnType<typeof sendBack>>): void {
  expect(after).toEqual(before);
  expect(read).toEqual(before.record);
}

test('the updates of all kinds of records are found in the table', () => {
  expect(updates.map(({ path }) => path).toSorted()).toEqual(
    [
      '/api/candidates/update/{id}',
      '/api/companies/update/{id}',
      '/api/company-offices/update/{id}',
      '/api/company-pipline/update/{id}',
      '/api/company-users/update-role/{id}',
      '/api/contracted-companies/update/{id}',
      '/api/custom-fields/update/{id}',
      '/api/hiring-settings',
      '/api/jobs/update-details/{id}',
      '/api/jobs/update-pay-benefit/{id}',
      '/api/jobs/update-specifications/{id}',
      '/api/jobs/update-status/{id}',
      '/api/jobs/update/{id}',
      '/api/meet/update/{id}',
      '/api/plugins/webhooks/{id}',
      '/api/posts/update/{id}',
      '/api/questions/update/{id}',
      '/api/saved-views/update/{id}',
      '/api/sources/update/{id}',
      '/api/tags/update/{id}',
      '/api/tasks/update/{id}',
      '/api/tracking-links/update/{id}',
    ].toSorted(),
  );
});

test.each(updates)('$path takes the record as it was read', async ({ method, path, readPath }) => {
  const acme = await openCompany();
  const id = await idIn(acme, path);
  const [to, from] = [path, readPath].map((one) => one.replace(/\{\w+\}/u, id));
  expectSame(await sendBack(acme, method, to ?? '', from ?? ''));
});

test.each(updates)('$path takes a record that was changed before', async (update) => {
  const { method, path, readPath } = update;
  const acme = await openCompany();
  const id = await idIn(acme, path);
  const [to = '', from = ''] = [path, readPath].map((one) => one.replace(/\{\w+\}/u, id));
  const endpoint = endpoints.find((one) => one.path === path && one.method === method);
  if (!endpoint) throw new Error(path);
  const { given } = await leastRequest(acme, endpoint);
  expect((await acme.admin(method, to, given)).status).toBe(200);
  expectSame(await sendBack(acme, method, to, from));
});

describe('the record as it was read', () => {
  test('changes nothing about a company with benefits, values and settings', async () => {
    const acme = await openCompany();
    const path = `/api/companies/update/${acme.id}`;
    const changed = await acme.admin<CompanyRecord>('POST', path, {
      description: 'Bread\nand cake',
      website: 'https://acme.example',
      phone: '+49 221 1234',
      country_id: 276,
      benefits: [3, { id: 1 }, 3],
      values: ['Honesty'],
      career_page_settings: { headline: 'Hello', shows_team: true },
    });
    expect(changed.body.data).toMatchObject({
      benefits: [3, 1],
      benefit_items: [
        { id: 3, name: 'Life insurance' },
        { id: 1, name: 'Health insurance' },
      ],
    });
    expectSame(await sendBack(acme, 'POST', path, `/api/companies/show/${acme.id}`));
    expectSame(await sendBack(acme, 'POST', path, '/api/companies/profile'));
  });

  test('changes nothing about a pipeline whose stages have templates', async () => {
    const acme = await openCompany();
    const template = { subject: 'A test', body: '<p>Come, {{candidate.first_name}}.</p>' };
    const { id } = await acme.openPipeline({
      stages: [
        { name: 'Test', type: 'screening', email_template: template },
        { name: 'Hired', type: 'hired' },
      ],
    });
    const path = (verb: string) => `/api/company-pipline/${verb}/${id}`;
    expectSame(await sendBack(acme, 'POST', path('update'), path('show')));
  });

  test('keeps a hired member without a role and sends no invitation', async () => {
    const acme = await openCompany();
    const { id } = await acme.apply({ files: [] });
    const hired = await acme.recruiter('POST', `/api/candidate-job/hire/${id}`);
    expect(hired.status, hired.text).toBe(200);
    const { body } = await acme.admin<{ data: { id: number; status: string }[] }>(
      'GET',
      '/api/company-users/index',
    );
    const member = body.data.data.find(({ status }) => status === 'hired');
    const path = (verb: string) => `/api/company-users/${verb}/${member?.id}`;
    expectSame(await sendBack(acme, 'POST', path('update-role'), path('show')));
  });

  test('changes nothing about a meeting that is over, canceled or without its conference', async () => {
    const acme = await openCompany();
    for (const columns of [
      { startsAt: new Date(Date.UTC(2026, 0, 5, 10)) },
      { status: 'canceled' },
      { conferenceStatus: 'failed', conferenceError: 'refused' },
    ] as const) {
      const { id } = await acme.schedule({ attendees: ['ada@people.example'], description: 'Hi' });
      await db.update(meetings).set(columns).where(eq(meetings.id, id));
      expectSame(await sendBack(acme, 'POST', `/api/meet/update/${id}`, `/api/meet/show/${id}`));
    }
  });

  test('changes nothing about a post that is scheduled, failed or published', async () => {
    const acme = await openCompany();
    const store = endpoints.find(({ path }) => path === '/api/posts/store');
    if (!store) throw new Error('no endpoint');
    for (const columns of [
      { status: 'scheduled', dateShared: new Date(Date.now() + DAY_MS) },
      { status: 'failed', dateShared: new Date(Date.now() - DAY_MS), error: 'network' },
      { status: 'published', dateShared: new Date(Date.now() - DAY_MS) },
    ] as const) {
      const { given } = await leastRequest(acme, store);
      const { body } = await acme.recruiter<{ id: number }>('POST', store.path, given);
      const { id } = body.data;
      await db.update(posts).set(columns).where(eq(posts.id, id));
      expectSame(await sendBack(acme, 'POST', `/api/posts/update/${id}`, `/api/posts/show/${id}`));
    }
  });
});
