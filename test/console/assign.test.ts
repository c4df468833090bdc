/** The page that assigns a person to a job. */
import { expect, test } from 'vitest';
import type { Role } from '#access.ts';
import type { Candidate } from '#recruiting/people/candidates/schemas/candidates.ts';
import { openCompany } from '../support/company.ts';
import { openConsole } from '../support/console.ts';

async function openAssigning(role: Role = 'Recruiter') {
  const company = await openCompany();
  const baker = await company.postJob({ title: 'Baker', status: 'Live' });
  const cook = await company.postJob({ title: 'Cook', status: 'Live' });
  const application = await company.apply({ job_id: String(baker.id) });
  const id = application.candidate_id;
  const show = async () =>
    (await company.recruiter<Candidate>('GET', `/api/candidates/show/${id}`)).body.data;
  const page = `/candidates/${id}/assign`;
  return {
    company,
    baker,
    cook,
    application,
    id,
    show,
    page,
    ...(await openConsole(company, role)),
  };
}

test('is linked from the page of a person, and lists live jobs', async () => {
  const { company, open, root, page, id, baker, cook, application } = await openAssigning();
  await company.postJob({ title: 'Draft of a job' });
  expect((await open(`/candidates/${id}`)).html).toContain(`href="${root}${page}"`);
  const { html } = await open(page);
  expect(html).toContain('Assign Ada Lovelace to a job');
  expect(html).toContain(`value="${cook.hash_id}"`);
  // Of a job that the person applied to, the application is linked.
  expect(html).not.toContain(`value="${baker.hash_id}"`);
  expect(html).toContain(`${root}/jobs/${baker.hash_id}/applications/${application.id}`);
  expect(html).not.toContain('Draft of a job');
});

test('finds jobs by words of their title', async () => {
  const { open, page, cook } = await openAssigning();
  expect((await open(`${page}?q=coo`)).html).toContain(`value="${cook.hash_id}"`);
  const none = await open(`${page}?q=astronaut`);
  expect(none.html).toContain('No jobs match your search.');
  expect(none.html).not.toContain(cook.hash_id);
});

test('creates the application, in the first stage, and leads to it', async () => {
  const { company, browser, send, show, page, root, cook } = await openAssigning();
  const answer = await send(page, page, { job: cook.hash_id });
  const created = (await show()).applications.find(({ job }) => job.id === cook.id);
  expect(created).toMatchObject({ status: 'active' });
  expect(answer).toMatchObject({
    status: 303,
    location: `${root}/jobs/${cook.hash_id}/applications/${created?.id}`,
  });
  expect((await browser.get(answer.location)).html).toContain('Ada Lovelace');
  expect((await company.announced()).map(({ event }) => event)).toContain('application.created');
});

test('refuses a second application, a closed job and an unknown one, and creates nothing', async () => {
  const { company, send, show, page, baker, cook } = await openAssigning();
  const twice = await send(page, page, { job: baker.hash_id });
  expect(twice.status).toBe(409);
  expect(twice.html).toContain('This person has already applied to this job.');
  await company.recruiter('POST', `/api/jobs/update/${cook.id}`, { status: 'Closed' });
  expect((await send(page, page, { job: cook.hash_id })).status).toBe(409);
  for (const job of ['', 'zzzzzzzzzz', '1']) {
    expect((await send(page, page, { job, q: 'baker' })).status).toBe(422);
  }
  expect((await show()).applications).toHaveLength(1);
});

test('is not for a Viewer', async () => {
  const { browser, open, root, page, id } = await openAssigning('Viewer');
  expect((await browser.get(root + page)).status).toBe(403);
  for (const path of [`/candidates/${id}`, '/candidates', '/candidates?entity=applications']) {
    expect((await open(path)).html).not.toContain(`${root}${page}`);
  }
});
