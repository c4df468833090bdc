/** The screen of the hiring team of a job, and of its activity. */
import { expect, test } from 'vitest';
import { openCompany } from '../support/company.ts';
import { openConsole, toastOf } from '../support/console.ts';
import { joinAs } from '../support/team.ts';

async function openJob() {
  const company = await openCompany();
  const job = await company.postJob({ title: 'Baker' });
  const ada = await joinAs(company, 'Viewer');
  const console = await openConsole(company, 'Recruiter');
  return { company, job, ada, path: `/jobs/${job.hash_id}/team`, ...console };
}

test('a recruiter adds a member, changes their part, and removes them', async () => {
  const { path, ada, open, send, browser } = await openJob();
  expect((await open(path)).html).toContain('Nobody is on the hiring team yet.');
  const member = { user_id: String(ada.userId) };
  const added = await send(path, path, { ...member, part: 'hiring_manager' });
  const page = await browser.get(added.location);
  expect(toastOf(page)).toBe('The hiring team is changed.');
  expect(page.html).toContain('<span class="badge">Hiring manager</span>');
  await send(path, path, { ...member, part: 'interviewer' });
  const changed = (await open(path)).html;
  expect(changed).toContain('<span class="badge">Interviewer</span>');
  expect(changed).not.toContain('<span class="badge">Hiring manager</span>');
  await send(path, `${path}/remove`, member);
  expect((await open(path)).html).toContain('Nobody is on the hiring team yet.');
});

test('a form without a member, or with somebody else, says so and shows what was typed', async () => {
  const { path, send } = await openJob();
  for (const user_id of ['', '1', 'x']) {
    const answer = await send(path, path, { user_id, part: 'interviewer' });
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('Choose a member who has accepted the invitation.');
    expect(answer.html).toContain('<option value="interviewer" selected');
  }
});

test('the activity names what happened to each application, and leads to it', async () => {
  const { company, job, path, open } = await openJob();
  const { id } = await company.apply({ job_id: String(job.id), first_name: 'Grace' });
  await company.recruiter('POST', `/api/candidate-job/store-notes/${id}`, { note: 'x' });
  const { html } = await open(path);
  expect(html).toContain(`/jobs/${job.hash_id}/applications/${id}"><bdi>Grace Lovelace</bdi>`);
  expect(html).toContain('<b>Applied</b>');
  expect(html).toContain('<b>Note</b>');
});

test('a Viewer sees the team and no form', async () => {
  const { company, path } = await openJob();
  const viewer = await openConsole(company, 'Viewer');
  const { html } = await viewer.open(path);
  expect(html).toContain('Hiring team');
  expect(html).not.toContain('name="part"');
});
