/** Members with limited access: they see the applications of the jobs in whose hiring teams they are, and nothing else of candidates. */
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { Application } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { TeamMember } from '#recruiting/company/team/schemas.ts';
import { assignedCompany } from '../support/assigned.ts';
import { openCompany } from '../support/company.ts';
import { invite, joinAs, memberOf, TEAM } from '../support/team.ts';

test('a limited member lists and opens the applications of their jobs alone', async () => {
  const { own, foreign, limited } = await assignedCompany();
  const list = await limited.caller<Page<Application>>('GET', '/api/candidate-job/index');
  expect(list.status, list.text).toBe(200);
  expect(list.body.data).toMatchObject({ total: 1, data: [{ id: own.id }] });
  expect((await limited.caller('GET', `/api/candidate-job/show/${own.id}`)).status).toBe(200);
  expect((await limited.caller('GET', `/api/candidate-job/show/${foreign.id}`)).status).toBe(404);
});

test('the part interviewer alone gives no sight, and who leaves the team sees nothing more', async () => {
  const { acme, job, own, limited } = await assignedCompany();
  const show = () => limited.caller('GET', `/api/candidate-job/show/${own.id}`);
  const place = (...members: object[]) =>
    acme.recruiter('POST', `/api/jobs/${job.id}/team`, { members });
  await place({ user_id: limited.userId, part: 'interviewer' });
  expect((await show()).status).toBe(404);
  await place({ user_id: limited.userId, part: 'recruiter' });
  expect((await show()).status).toBe(200);
  await place();
  expect((await show()).status).toBe(404);
  const list = await limited.caller<Page<Application>>('GET', '/api/candidate-job/index');
  expect(list.body.data).toMatchObject({ total: 0, data: [] });
});

test('who is asked for feedback sees that application, without its emails, until the request is canceled', async () => {
  const { acme, foreign, limited } = await assignedCompany();
  const other = await acme.apply({ files: [], job_id: foreign.job.hash_id });
  const email = { subject: 'Hello', body: '<p>Plum pudding.</p>' };
  await acme.recruiter('POST', `/api/candidate-job/send-email/${foreign.id}`, email);
  const show = () => limited.caller<Application>('GET', `/api/candidate-job/show/${foreign.id}`);
  expect((await show()).status).toBe(404);
  const asked = await acme.recruiter<{ id: number }[]>('POST', '/api/feedback-requests/store', {
    candidate_job_id: foreign.id,
    user_ids: [limited.userId],
  });
  expect(asked.status, asked.text).toBe(201);
  const seen = await show();
  expect(seen.status, seen.text).toBe(200);
  expect(seen.text).not.toContain('Plum pudding');
  expect((await limited.caller('GET', `/api/candidate-job/show/${other.id}`)).status).toBe(404);
  const cancel = `/api/feedback-requests/cancel/${asked.body.data[0]?.id}`;
  expect((await acme.recruiter('POST', cancel)).status).toBe(200);
  expect((await show()).status).toBe(404);
});

test('who was asked for feedback sees the application for thirty days after it was decided', async () => {
  const { acme, foreign, limited } = await assignedCompany();
  await acme.recruiter('POST', '/api/feedback-requests/store', {
    candidate_job_id: foreign.id,
    user_ids: [limited.userId],
  });
  const show = () => limited.caller('GET', `/api/candidate-job/show/${foreign.id}`);
  const daysAgo = (days: number) =>
    env.DB.prepare(
      `update applications set status = 'rejected', rejected_at = (unixepoch() - ? * 86400) * 1000 where id = ?`,
    )
      .bind(days, foreign.id)
      .run();
  await daysAgo(29);
  expect((await show()).status).toBe(200);
  await daysAgo(31);
  expect((await show()).status).toBe(404);
});

test('access is set with the role, shown, in the audit log, and in effect with the next request', async () => {
  const { acme, foreign, limited } = await assignedCompany();
  const show = () => limited.caller('GET', `/api/candidate-job/show/${foreign.id}`);
  expect((await memberOf(acme, limited.memberId)).access).toBe('assigned');
  expect((await show()).status).toBe(404);
  const path = `${TEAM}/update-role/${limited.memberId}`;
  await acme.admin('POST', path, { role_type: 'Recruiter', access: 'all' });
  expect((await show()).status).toBe(200);
  await acme.admin('POST', path, { role_type: 'Recruiter', access: 'Assigned' });
  expect((await show()).status).toBe(404);
  const changes = (await acme.audited())
    .filter(({ action }) => action === 'member.update')
    .map((entry) => entry.changes);
  expect(changes.slice(-2)).toEqual([
    { access: { from: 'assigned', to: 'all' } },
    { access: { from: 'all', to: 'assigned' } },
  ]);
});

test('an invited member sees all unless it is said, and an Admin sees all in any case', async () => {
  const acme = await openCompany();
  const plain = await invite(acme);
  expect(plain.body.data.access).toBe('all');
  const limited = await invite(acme, { access: 'assigned' });
  expect(limited.body.data.access).toBe('assigned');
  const refused = await invite(acme, { access: 'assigned', role_type: 'Admin' });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { access: [expect.any(String)] } },
  });
  const raised = await acme.admin<TeamMember>(
    'POST',
    `${TEAM}/update-role/${limited.body.data.id}`,
    { role_type: 'Admin' },
  );
  expect(raised.body.data).toMatchObject({ role_type: 'Admin', access: 'all' });
});

test('a limited member is refused what is not said to be open to them (403 insufficient_access)', async () => {
  const { limited } = await assignedCompany();
  for (const path of [
    '/api/candidates/index',
    '/api/jobs/index',
    '/api/events',
    '/api/tags/index',
  ]) {
    const answer = await limited.caller('GET', path);
    expect(answer, path).toMatchObject({ status: 403, body: { code: 'insufficient_access' } });
  }
});

/** Puts members into the teams of this many more jobs, which are copies of another. */
async function fillTeams(jobId: number, count: number, ...userIds: number[]): Promise<void> {
  const copies = 'from jobs j, json_each(?1) n where j.id = ?2';
  const numbers = JSON.stringify(Array.from({ length: count }, (_, index) => index + 1));
  const columns = 'company_id, title, title_folded, status, status_by_admin, workplace';
  await env.DB.prepare(
    `insert into jobs (id, hash_id, created_at, updated_at, ${columns})
      select j.id + n.value, j.hash_id || n.value, j.created_at, j.updated_at,
        ${columns.replaceAll(/\w+/gu, 'j.$&')} ${copies}`,
  )
    .bind(numbers, jobId)
    .run();
  for (const userId of userIds) {
    await env.DB.prepare(
      `insert into job_members (company_id, job_id, user_id, part, created_at)
        select j.company_id, j.id + n.value, ?3, 'interviewer', j.created_at ${copies}`,
    )
      .bind(numbers, jobId, userId)
      .run();
  }
}

test('a limited member has at most 200 jobs (422), and others have more', async () => {
  const { acme, otherJob, limited } = await assignedCompany();
  const other = await joinAs(acme, 'Viewer');
  const last = await acme.postJob();
  await fillTeams(last.id, 199, limited.userId, other.userId);
  const join = (job: { id: number }, { userId }: { userId: number }) =>
    acme.recruiter('POST', `/api/jobs/${job.id}/team`, {
      members: [{ user_id: userId, part: 'recruiter' }],
    });
  expect((await join(otherJob, limited)).body.errors).toHaveProperty(['members.0.user_id']);
  for (const job of [otherJob, last]) expect((await join(job, other)).status).toBe(200);
  const path = `${TEAM}/update-role/${other.memberId}`;
  const refused = await acme.admin('POST', path, { role_type: 'Viewer', access: 'assigned' });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { access: [expect.any(String)] } },
  });
});
