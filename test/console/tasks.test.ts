/** Tests tasks in the console: added on an application or a job, done with one click, and overdue where the member is. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#data/tables/users.ts';
import { openTask } from '../records/tasks.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { openConsole, toastOf } from '../support/console.ts';
import { db } from '../support/operator.ts';

/** A Monday, when it is Tuesday in Tokyo. */
const START = Date.UTC(2027, 0, 4, 16);

async function openApplied() {
  setClock(START);
  const acme = await openCompany();
  const made = await acme.apply({ files: [], first_name: 'Ada', last_name: 'L' });
  const job = `/jobs/${made.job.hash_id}`;
  return { acme, made, job, page: `${job}/applications/${made.id}` };
}

test('a task is added on an application, given to a member, and done there', async () => {
  const { acme, made, page } = await openApplied();
  const recruiter = await openConsole(acme);
  const form = `/tasks/new?application=${made.id}`;
  expect((await recruiter.open(page)).html).toContain(form);
  const viewer = String(await acme.user('Viewer'));
  const about = { application: String(made.id), title: 'Call <b>Ada</b>' };
  const typed = { ...about, due_on: '2027-01-04', user_id: viewer };
  const added = await recruiter.send(form, '/tasks/new', typed);
  expect(added.status, added.html).toBe(303);
  const shown = await recruiter.browser.get(added.location);
  expect(toastOf(shown)).toBe('The task is added.');
  expect(shown.html).toContain('Call &lt;b&gt;Ada&lt;/b&gt;');
  expect(shown.html).toContain('Due Jan 4');
  const [, task = ''] = /name="task" value="(\d+)"/u.exec(shown.html) ?? [];
  const own = await openConsole(acme, 'Viewer');
  const today = await own.open('');
  expect(today.html).toContain('My tasks');
  expect(today.html).toContain('<bdi>Ada L</bdi>');
  const done = await own.send('', '/today/do-task', { task, is_done: 'yes' });
  expect(toastOf(await own.browser.get(done.location))).toBe('The task is done.');
  expect((await own.open('')).html).not.toContain('My tasks');
  expect((await own.open('/tasks?status=done')).html).toContain('Call &lt;b&gt;');
  await recruiter.send(page, `${page}/do-task`, { task, is_done: 'no' });
  expect((await own.open('/tasks')).html).toContain('Call &lt;b&gt;');
});

test('a task is overdue once its day has passed where the member is', async () => {
  const { acme, made } = await openApplied();
  const task = await openTask(acme, { id: made.id });
  await acme.recruiter('POST', `/api/tasks/update/${task.id}`, { due_on: '2027-01-04' });
  const user = await acme.user('Viewer');
  const viewer = await openConsole(acme, 'Viewer');
  expect((await viewer.open('/tasks')).html).toContain('Due Jan 4');
  await db.update(users).set({ timezone: 'Asia/Tokyo' }).where(eq(users.id, user));
  expect((await viewer.open('/tasks')).html).toContain('Overdue since Jan 4');
});

test('a task of the job stands beside its team, and is changed and deleted on its own page', async () => {
  const { acme, job } = await openApplied();
  const recruiter = await openConsole(acme);
  const hashId = job.split('/')[2] ?? '';
  const typed = { job: hashId, title: 'Ask the agency' };
  const added = await recruiter.send(`/tasks/new?job=${hashId}`, '/tasks/new', typed);
  expect(added.location).toContain(`${job}/team`);
  const shown = await recruiter.browser.get(added.location);
  const [, path = ''] = /href="[^"]*(\/tasks\/\d+)"/u.exec(shown.html) ?? [];
  const wrong = await recruiter.send(path, path, { title: '', due_on: '2027-02-30' });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('Enter up to 200 characters.');
  expect(wrong.html).toContain('Choose a day.');
  const saved = await recruiter.send(path, path, { title: 'Ask both agencies', due_on: '' });
  expect((await recruiter.browser.get(saved.location)).html).toContain('Ask both agencies');
  const deleted = await recruiter.send(path, `${path}/delete`, {});
  expect(toastOf(await recruiter.browser.get(deleted.location))).toBe('The task is deleted.');
  expect((await recruiter.open(`${job}/team`)).html).not.toContain('agencies');
});

test('a Viewer does their own tasks, and is offered no others', async () => {
  const { acme, made, page } = await openApplied();
  await acme.recruiter('POST', '/api/tasks/store', { title: 'Mine', candidate_job_id: made.id });
  const viewer = await openConsole(acme, 'Viewer');
  const { html } = await viewer.open(page);
  expect(html).toContain('Mine');
  expect(html).not.toContain('/tasks/new');
  expect(html).not.toContain('do-task');
});
