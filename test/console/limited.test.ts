/** The console of a member with limited access: their jobs, and no way to what is closed to them. */
import { expect, test } from 'vitest';
import { openCompany } from '../support/company.ts';
import { openConsole, toastOf } from '../support/console.ts';
import { listTeam, memberIdOf, newEmail, TEAM } from '../support/team.ts';

async function openLimited() {
  const company = await openCompany();
  const job = await company.postJob({ title: 'Baker', status: 'Live' });
  const other = await company.postJob({ title: 'Secret cook', status: 'Live' });
  const own = await company.apply({ job_id: String(job.id), last_name: 'Own' });
  const foreign = await company.apply({
    job_id: String(other.id),
    last_name: 'Foreign',
    email: 'foreign@people.example',
  });
  const userId = await company.user('Recruiter');
  const path = `${TEAM}/update-role/${await memberIdOf(company, userId)}`;
  await company.admin('POST', path, { role_type: 'Recruiter', access: 'assigned' });
  const members = [{ user_id: userId, part: 'hiring_manager' }];
  await company.admin('POST', `/api/jobs/${job.id}/team`, { members });
  const console = await openConsole(company, 'Recruiter');
  return { company, job, other, own, foreign, ...console };
}

test('Today shows their jobs and who is new there, and the menu only what they may open', async () => {
  const { open } = await openLimited();
  const { html } = await open('');
  expect(html).toContain('Your jobs');
  expect(html).toContain('<bdi>Baker</bdi>');
  expect(html).not.toMatch(/Secret cook|Foreign/u);
  const places = [...html.matchAll(/data-go="(\w)"/gu)].map(([, key]) => key);
  expect(places).toEqual(['n', 't']);
});

test('every link and form of their screens leads to something that is open to them', async () => {
  const { job, own, root, browser } = await openLimited();
  const screens = new Set(['', `/jobs/${job.hash_id}/board`, `/jobs/${job.hash_id}/team`]);
  const visited = new Set<string>();
  for (const path of screens) {
    visited.add(path);
    const page = await browser.get(root + path);
    expect(page.status, path).toBe(200);
    expect(page.html).not.toMatch(/Secret cook|Foreign/u);
    const links = [...page.html.matchAll(/\s(?:href|action|formaction)="([^"#?]*)/gu)];
    for (const [, link = ''] of links) {
      const below = link.startsWith(root) ? link.slice(root.length) : null;
      if (below !== null && !screens.has(below)) screens.add(below);
    }
    for (const link of screens) {
      if (visited.has(link)) continue;
      const answer = await browser.get(root + link);
      expect([200, 404, 405], link).toContain(answer.status);
      if (answer.status !== 200) visited.add(link);
    }
    for (const link of visited) screens.delete(link);
  }
  expect([...visited]).toContain(`/jobs/${job.hash_id}/applications/${own.id}`);
});

test('they move, note and reject on an application of theirs, and others are not found', async () => {
  const { company, job, other, own, foreign, root, send, browser } = await openLimited();
  const page = `/jobs/${job.hash_id}/applications/${own.id}`;
  const noted = await send(page, `${page}/note`, { note: 'Good bread' });
  expect(noted.status).toBe(303);
  const closed = `/jobs/${other.hash_id}/applications/${foreign.id}`;
  for (const path of [
    closed,
    `/jobs/${other.hash_id}/board`,
    `/jobs/${other.hash_id}/candidates`,
  ]) {
    expect((await browser.get(root + path)).status, path).toBe(404);
  }
  for (const path of ['/candidates', '/jobs', '/inbox', '/settings', '/team', '/search']) {
    expect((await browser.get(root + path)).status, path).toBe(403);
  }
  expect((await company.showApplication(own)).notes).toMatchObject([{ note: 'Good bread' }]);
});

test('an Admin sets the access with the role, and a Viewer who is invited sees assigned candidates', async () => {
  const company = await openCompany();
  const { send, open, browser } = await openConsole(company, 'Admin');
  const email = newEmail();
  await send('/team', '/team', { email, role_type: 'Viewer', access: '' });
  const invited = (await listTeam(company, '?max=100')).body.data.data.find(
    (one) => one.email === email,
  );
  expect(invited).toMatchObject({ role_type: 'Viewer', access: 'assigned' });
  expect((await open('/team')).html).toContain('Only assigned candidates</span>');
  const member = await memberIdOf(company, await company.user('Viewer'));
  const path = `/team/${member}/role`;
  const saved = await send('/team', path, { role_type: 'Viewer', access: 'assigned' });
  expect(toastOf(await browser.get(saved.location))).not.toBe('');
  const shown = await company.admin('GET', `${TEAM}/show/${member}`);
  expect(shown.body.data).toMatchObject({ access: 'assigned' });
  const refused = await send('/team', path, { role_type: 'Admin', access: 'assigned' });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('Admins see all candidates.');
});
