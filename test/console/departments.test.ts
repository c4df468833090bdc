/** Departments on the screens of the console: their list, and where jobs have them. */
import { expect, test } from 'vitest';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { openCompany } from '../support/company.ts';
import { openConsole, toastOf } from '../support/console.ts';

test('are created, moved and deleted with their jobs by an Admin', async () => {
  const company = await openCompany();
  const { open, send, browser } = await openConsole(company, 'Admin');
  expect((await open('/departments')).html).toContain('No departments yet.');
  const made = await send('/departments', '/departments', { name: 'Nursing' });
  expect(toastOf(await browser.get(made.location))).toBe('Created.');
  const kitchen = await company.openDepartment({ name: 'Kitchen' });
  const path = `/departments/${kitchen.id}`;
  expect((await open(path)).html).toContain('name="position"');
  expect((await send(path, path, { name: 'Kitchen', position: '1' })).status).toBe(303);
  const { html } = await open('/departments');
  expect(html.indexOf('Kitchen')).toBeLessThan(html.indexOf('Nursing'));
  const job = await company.postJob({ department_id: kitchen.id });
  const removal = `${path}/remove`;
  expect((await open(removal)).html).toContain('Move its jobs to');
  const refused = await send(removal, removal);
  expect(refused.status).toBe(409);
  expect(refused.html).toContain('Jobs have this department.');
  const [, id = ''] =
    /\/departments\/(\d+)">\s*<bdi>Nursing/u.exec((await open('/departments')).html) ?? [];
  expect((await send(removal, removal, { move_to: id })).status).toBe(303);
  const shown = await company.viewer<Job>('GET', `/api/jobs/show/${job.hash_id}`);
  expect(shown.body.data.department?.name).toBe('Nursing');
});

test('are chosen for a job, and narrow the list of jobs', async () => {
  const company = await openCompany();
  const { open, send } = await openConsole(company);
  expect((await open('/jobs/new')).html).not.toContain('name="department_id"');
  const nursing = await company.openDepartment({ name: 'Nursing' });
  await company.openDepartment({ name: 'Kitchen' });
  expect((await open('/jobs/new')).html).toContain('name="department_id"');
  const typed = { title: 'Nurse', department_id: String(nursing.id), purpose: 'draft' };
  expect((await send('/jobs/new', '/jobs/new', typed)).status).toBe(303);
  await company.postJob({ title: 'Baker' });
  const { html } = await open(`/jobs?status=Draft&department=${nursing.id}`);
  expect(html).toContain('<bdi>Nurse</bdi>');
  expect(html).not.toContain('<bdi>Baker</bdi>');
  expect(html).toContain('Nursing');
});
