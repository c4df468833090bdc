/** Departments of a company: their names, their order, the jobs that have them, and what the listing keeps of them. */
import { expect, test } from 'vitest';
import type { Department } from '#recruiting/jobs/departments/schemas.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';
import { sql } from 'drizzle-orm';

async function listOf(acme: Company): Promise<string[]> {
  const path = '/api/departments/index?max=100';
  const { body } = await acme.viewer<{ data: Department[] }>('GET', path);
  return body.data.data.toSorted((a, b) => a.position - b.position).map(({ name }) => name);
}

async function listed(acme: Company) {
  const rows = await db.all(
    sql`select title, department_id as id, department as name from listed_jobs where company_id = ${acme.id} order by title`,
  );
  return rows;
}

async function onPage(acme: Company) {
  const [row] = await db.all<{ departments: string }>(
    sql`select departments from company_pages where company_id = ${acme.id}`,
  );
  return JSON.parse(row?.departments ?? '') as [number, string][];
}

test('are created last, renamed and moved, with an entry in the audit log', async () => {
  const acme = await openCompany();
  const nursing = await acme.openDepartment({ name: 'Nursing' });
  const kitchen = await acme.openDepartment({ name: 'Kitchen' });
  const office = await acme.openDepartment({ name: 'Office' });
  expect([nursing, kitchen, office].map(({ position }) => position)).toEqual([1, 2, 3]);
  const path = `/api/departments/update/${office.id}`;
  const moved = await acme.admin<Department>('POST', path, { name: 'Administration', position: 1 });
  expect(moved.body.data).toMatchObject({ name: 'Administration', position: 1 });
  expect(await listOf(acme)).toEqual(['Administration', 'Nursing', 'Kitchen']);
  expect(await onPage(acme)).toEqual([
    [office.id, 'Administration'],
    [nursing.id, 'Nursing'],
    [kitchen.id, 'Kitchen'],
  ]);
  expect((await acme.audited()).at(-1)).toMatchObject({
    action: 'department.update',
    changes: { name: { from: 'Office', to: 'Administration' }, position: { from: 3, to: 1 } },
  });
  await acme.admin('POST', path, { position: 200 });
  expect(await listOf(acme)).toEqual(['Nursing', 'Kitchen', 'Administration']);
});

test.each([
  ['a name that differs from another in case only', { name: 'NURSING' }, 409],
  ['an empty name', { name: '' }, 422],
  ['a name of 81 characters', { name: 'x'.repeat(81) }, 422],
  ['a name of two lines', { name: 'Nursing\nKitchen' }, 422],
  ['no name', {}, 422],
  ['a field that there is not', { name: 'Office', colour: 'red' }, 422],
])('are refused with %s', async (_, body, status) => {
  const acme = await openCompany();
  await acme.openDepartment({ name: 'Nursing' });
  const answer = await acme.admin('POST', '/api/departments/store', body);
  expect(answer.status, answer.text).toBe(status);
});

test('are at most 200', async () => {
  const acme = await openCompany();
  const { id } = await acme.openDepartment();
  await db.run(sql`with n(n) as (select 1 union all select n + 1 from n where n < 199)
    insert into departments select id + n, company_id, 'd' || n, 'd' || n, n + 1, 0, 0
    from n cross join departments where id = ${id}`);
  const answer = await acme.admin('POST', '/api/departments/store', { name: 'One more' });
  expect(answer, answer.text).toMatchObject({ status: 422 });
});

test('of jobs are shown, filtered by, offered by the form, and copied to the listing', async () => {
  const acme = await openCompany();
  const nursing = await acme.openDepartment({ name: 'Nursing' });
  const kitchen = await acme.openDepartment({ name: 'Kitchen' });
  const nurse = await acme.postJob({ title: 'Nurse', status: 'Live', department_id: nursing.id });
  await acme.postJob({ title: 'Baker', status: 'Live' });
  expect(nurse).toMatchObject({
    department_id: nursing.id,
    department: { id: nursing.id, name: 'Nursing' },
  });
  const found = await acme.viewer<{ data: Job[]; total: number }>(
    'GET',
    `/api/jobs/index?department-id=${nursing.id}`,
  );
  expect(found.body.data.data.map(({ id }) => id)).toEqual([nurse.id]);
  expect(found.body.data.total).toBe(1);
  const form = await acme.viewer<{ departments: object[] }>('GET', '/api/jobs/create');
  expect(form.body.data.departments).toEqual([
    { id: nursing.id, name: 'Nursing' },
    { id: kitchen.id, name: 'Kitchen' },
  ]);
  await acme.admin('POST', `/api/departments/update/${nursing.id}`, { name: 'Care' });
  expect(await listed(acme)).toEqual([
    { title: 'Baker', id: null, name: null },
    { title: 'Nurse', id: nursing.id, name: 'Care' },
  ]);
  const change = { department_id: kitchen.id };
  await acme.recruiter('POST', `/api/jobs/update-details/${nurse.id}`, change);
  expect((await listed(acme))[1]).toEqual({ title: 'Nurse', id: kitchen.id, name: 'Kitchen' });
  await acme.recruiter('POST', `/api/jobs/update/${nurse.id}`, { department_id: null });
  expect((await listed(acme))[1]).toEqual({ title: 'Nurse', id: null, name: null });
});

test.each([
  ['of another company', async () => (await (await openCompany()).openDepartment()).id],
  ['that does not exist', async () => 7],
])('are refused of a job where it is one %s', async (_, idOf) => {
  const acme = await openCompany();
  const body = { title: 'Nurse', department_id: await idOf() };
  const answer = await acme.recruiter('POST', '/api/jobs/store', body);
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { department_id: [expect.any(String)] } },
  });
});

test('with jobs are deleted only where the jobs move', async () => {
  const acme = await openCompany();
  const [from, to] = [await acme.openDepartment(), await acme.openDepartment({ name: 'Care' })];
  const live = await acme.postJob({ title: 'Nurse', status: 'Live', department_id: from.id });
  const draft = await acme.postJob({ title: 'Aide', department_id: from.id });
  const path = `/api/departments/destroy/${from.id}`;
  const refused = await acme.admin('DELETE', path);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'department_in_use', related: { type: 'job' } },
  });
  const foreign = await (await openCompany()).openDepartment();
  for (const id of [from.id, foreign.id, 7]) {
    const answer = await acme.admin('DELETE', `${path}?move_to=${id}`);
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { move_to: [expect.any(String)] } },
    });
  }
  expect((await acme.admin('DELETE', `${path}?move_to=${to.id}`)).status).toBe(200);
  expect(await listOf(acme)).toEqual(['Care']);
  expect(await listed(acme)).toEqual([{ title: 'Nurse', id: to.id, name: 'Care' }]);
  for (const job of [live, draft]) {
    const shown = await acme.viewer<Job>('GET', `/api/jobs/show/${job.hash_id}`);
    expect(shown.body.data.department).toEqual({ id: to.id, name: 'Care' });
    expect(shown.body.data.updated_at > job.updated_at).toBe(true);
  }
  expect((await acme.audited()).at(-1)).toMatchObject({ action: 'department.delete' });
});

test('without jobs are deleted at once', async () => {
  const acme = await openCompany();
  const { id } = await acme.openDepartment();
  expect((await acme.admin('DELETE', `/api/departments/destroy/${id}`)).status).toBe(200);
  expect(await onPage(acme)).toEqual([]);
});
