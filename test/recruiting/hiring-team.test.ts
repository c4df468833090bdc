/** The hiring team of a job: who is in it with which part, its history in the audit log, and who leaves it. */
import { expect, test } from 'vitest';
import type { HiringTeam } from '#recruiting/jobs/hiring-team/schemas.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { invite, joinAs, memberIdOf, removed, userIdOf } from '../support/team.ts';

const pathOf = (job: { hash_id: string }) => `/api/jobs/${job.hash_id}/team`;

const put = (acme: Company, job: { hash_id: string }, ...members: object[]) =>
  acme.recruiter<HiringTeam>('POST', pathOf(job), { members });

async function openJob() {
  const acme = await openCompany();
  const job = await acme.postJob({ title: 'Baker' });
  const [ada, grace] = [await joinAs(acme, 'Viewer'), await joinAs(acme, 'Recruiter')];
  return { acme, job, ada, grace };
}

test('a job begins without a team, and its team is replaced as a whole', async () => {
  const { acme, job, ada, grace } = await openJob();
  const empty = await acme.viewer<HiringTeam>('GET', pathOf(job));
  expect(empty.body.data).toEqual({
    job: { id: job.id, hash_id: job.hash_id, title: 'Baker' },
    members: [],
  });
  const first = await put(
    acme,
    job,
    { user_id: ada.userId, part: 'hiring_manager' },
    { user_id: grace.userId, part: 'Recruiter' },
  );
  expect(first.status, first.text).toBe(200);
  expect(first.body.data.members).toMatchObject([
    { user_id: grace.userId, part: 'recruiter' },
    { user_id: ada.userId, part: 'hiring_manager' },
  ]);
  const second = await put(acme, job, { user_id: ada.userId, part: 'interviewer' });
  expect(second.body.data.members).toMatchObject([{ user_id: ada.userId, part: 'interviewer' }]);
  expect((await acme.viewer('GET', pathOf({ hash_id: String(job.id) }))).body.data).toEqual(
    second.body.data,
  );
  const [, joined] = first.body.data.members;
  expect(second.body.data.members[0]?.created_at).toBe(joined?.created_at);
});

test('a change is in the audit log with who was in the team before, and the same team again is no change', async () => {
  const { acme, job, ada } = await openJob();
  const member = { user_id: ada.userId, part: 'hiring_manager' };
  await put(acme, job, member);
  await put(acme, job, member);
  const entries = (await acme.audited()).filter(({ action }) => action === 'job.team');
  expect(entries).toMatchObject([
    { subjectId: job.id, changes: { members: { from: [], to: [member] } } },
  ]);
});

test('only members who have accepted join, each once, and at most 50', async () => {
  const { acme, job, ada } = await openJob();
  const stranger = await joinAs(await openCompany(), 'Viewer');
  const { body } = await invite(acme);
  const invited = await userIdOf(body.data.id);
  const ok = { user_id: ada.userId, part: 'recruiter' };
  for (const user_id of [stranger.userId, invited, 1]) {
    const answer = await put(acme, job, ok, { user_id, part: 'recruiter' });
    expect(answer).toMatchObject({ status: 422 });
    expect(answer.body.errors).toHaveProperty(['members.1.user_id']);
  }
  expect((await put(acme, job, ok, ok)).body.errors).toHaveProperty(['members.1.user_id']);
  const many = Array.from({ length: 51 }, () => ok);
  expect((await put(acme, job, ...many)).body.errors).toHaveProperty('members');
  expect((await put(acme, job, { user_id: ada.userId, part: 'owner' })).status).toBe(422);
  expect((await acme.viewer<HiringTeam>('GET', pathOf(job))).body.data.members).toEqual([]);
});

test('of two who change a team at once none undoes the other', async () => {
  const { acme, job, ada, grace } = await openJob();
  await put(acme, job, { user_id: ada.userId, part: 'recruiter' });
  const answers = await Promise.all([
    put(acme, job, { user_id: grace.userId, part: 'recruiter' }),
    put(acme, job, { user_id: ada.userId, part: 'interviewer' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { members } = (await acme.viewer<HiringTeam>('GET', pathOf(job))).body.data;
  expect(members).toHaveLength(1);
  const entries = (await acme.audited()).filter(({ action }) => action === 'job.team');
  const changes = entries.map(({ changes: { members: team } }) => team);
  expect(changes[2]?.from).toEqual(changes[1]?.to);
});

test('who leaves the company leaves its teams, and stays in those of other companies', async () => {
  const { acme, job, ada } = await openJob();
  const other = await openCompany();
  const otherJob = await other.postJob();
  await joinAs(other, 'Viewer', ada.email);
  await put(acme, job, { user_id: ada.userId, part: 'hiring_manager' });
  await put(other, otherJob, { user_id: ada.userId, part: 'hiring_manager' });
  expect((await removed(acme, await memberIdOf(acme, ada.userId))).status).toBe(200);
  expect((await acme.viewer<HiringTeam>('GET', pathOf(job))).body.data.members).toEqual([]);
  const kept = await other.viewer<HiringTeam>('GET', pathOf(otherJob));
  expect(kept.body.data.members).toMatchObject([{ user_id: ada.userId }]);
});

test('a job with a team is deleted', async () => {
  const { acme, job, ada } = await openJob();
  await put(acme, job, { user_id: ada.userId, part: 'recruiter' });
  const answer = await acme.admin('DELETE', `/api/jobs/destroy/${job.id}?force=true`);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  expect((await acme.viewer('GET', pathOf(job))).status).toBe(404);
});
