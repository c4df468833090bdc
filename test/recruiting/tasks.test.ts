/** Tests tasks of members: whom they can be given to, who does them, and what becomes of them. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tasks } from '#data/tables/tasks.ts';
import type { Page } from '#lib/pagination.ts';
import type { Task } from '#recruiting/pipeline/tasks/schemas.ts';
import { openTask } from '../records/tasks.ts';
import { assignedCompany } from '../support/assigned.ts';
import { call } from '../support/call.ts';
import type { Caller } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { db } from '../support/operator.ts';
import { joinAs, TEAM } from '../support/team.ts';
import { callTool } from '../support/tools.ts';

const STORE = '/api/tasks/store';
const TITLE = 'Call Ada about the oven';

async function openApplied() {
  const acme = await openCompany();
  return { acme, made: await acme.apply({ files: [], first_name: 'Ada', last_name: 'L' }) };
}

async function idsOf(caller: Caller, query: string): Promise<number[]> {
  const list = await caller<Page<Task>>('GET', `/api/tasks/index${query}`);
  expect(list.status, list.text).toBe(200);
  expect(list.body.data.total).toBe(list.body.data.data.length);
  return list.body.data.data.map(({ id }) => id);
}

describe('a task', () => {
  test('is about an application, a job or neither, and of who adds it unless it is given to another', async () => {
    const { acme, made } = await openApplied();
    const body = { title: TITLE, due_on: '2027-01-08', candidate_job_id: made.id };
    const own = await acme.recruiter<Task>('POST', STORE, body);
    expect(own, own.text).toMatchObject({
      status: 201,
      body: {
        data: {
          title: TITLE,
          due_on: '2027-01-08',
          status: 'open',
          candidate_job_id: made.id,
          candidate: { first_name: 'Ada' },
          job: { hash_id: made.job.hash_id },
          user: { id: await acme.user('Recruiter') },
        },
      },
    });
    const viewer = await acme.user('Viewer');
    const given = { title: 'Ask the agency', job_id: made.job.hash_id, user_id: viewer };
    const ofJob = await acme.recruiter<Task>('POST', STORE, given);
    expect(ofJob.body.data).toMatchObject({ candidate_job_id: null, user: { id: viewer } });
    const alone = await acme.recruiter<Task>('POST', STORE, { title: 'Rest', user_id: null });
    expect(alone.body.data).toMatchObject({ job: null, user: null, due_on: null });
    const [first, second, third] = [own, ofJob, alone].map((one) => one.body.data.id);
    expect(await idsOf(acme.viewer, '')).toEqual([third, second, first]);
    expect(await idsOf(acme.viewer, `?candidate_job_id=${made.id}`)).toEqual([first]);
    expect(await idsOf(acme.viewer, `?job_id=${ofJob.body.data.job?.id}`)).toEqual([second, first]);
    expect(await idsOf(acme.viewer, `?user_id=${viewer}&status=open`)).toEqual([second]);
    const told = JSON.stringify([await acme.announced(), await acme.audited()]);
    expect(told).not.toContain('oven');
    expect((await acme.announced()).filter(({ event }) => event === 'task.created')).toHaveLength(
      3,
    );
  });

  test('is done and opened again, once each, and by a Viewer if it is theirs', async () => {
    const { acme, made } = await openApplied();
    const { id } = await openTask(acme, { id: made.id });
    const done = (caller: Caller, of: number, body: object = {}) =>
      caller<Task>('POST', `/api/tasks/done/${of}`, body);
    expect((await done(acme.viewer, id)).body.data).toMatchObject({ status: 'done' });
    const again = await done(acme.recruiter, id);
    expect(again.body.data).toMatchObject({ status: 'done' });
    expect((await acme.announced()).filter(({ event }) => event === 'task.done')).toHaveLength(1);
    expect(await idsOf(acme.viewer, '?status=open')).toEqual([]);
    const opened = await done(acme.viewer, id, { is_done: false });
    expect(opened.body.data).toMatchObject({ status: 'open', done_at: null });
    const other = await acme.recruiter<Task>('POST', STORE, { title: 'Mine' });
    expect(await done(acme.viewer, other.body.data.id)).toMatchObject({
      status: 403,
      body: { code: 'insufficient_role' },
    });
    const actions = (await acme.audited()).map(({ action }) => action);
    expect(actions.filter((one) => one.startsWith('task'))).toEqual([
      'task.create',
      'task.do',
      'task.reopen',
      'task.create',
    ]);
  });

  test('is changed, and deleted', async () => {
    const { acme, made } = await openApplied();
    const task = await openTask(acme, { id: made.id });
    const path = `/api/tasks/update/${task.id}`;
    const user = await acme.user('Recruiter');
    const changed = await acme.recruiter<Task>('POST', path, { title: TITLE, user_id: user });
    expect(changed.body.data).toMatchObject({ title: TITLE, user: { id: user } });
    const audits = await acme.audited();
    expect(audits.at(-1)).toMatchObject({ action: 'task.update' });
    await acme.recruiter('POST', path, { title: TITLE });
    expect((await acme.audited()).length).toBe(audits.length);
    expect((await acme.recruiter('DELETE', `/api/tasks/destroy/${task.id}`)).status).toBe(200);
    expect((await acme.recruiter('GET', `/api/tasks/show/${task.id}`)).status).toBe(404);
  });

  test('is refused where it says nothing, is about two things or what is not there, or is given to nobody who can see it', async () => {
    const { acme, made } = await openApplied();
    const other = await openCompany();
    const foreign = await other.apply({ files: [] });
    const wrong: [object, string][] = [
      [{ title: ' ' }, 'title'],
      [{ title: 'x'.repeat(201) }, 'title'],
      [{ title: 'a\nb' }, 'title'],
      [{ title: TITLE, due_on: '2027-02-30' }, 'due_on'],
      [{ title: TITLE, due_on: 'tomorrow' }, 'due_on'],
      [{ title: TITLE, candidate_job_id: foreign.id }, 'candidate_job_id'],
      [{ title: TITLE, job_id: foreign.job.hash_id }, 'job_id'],
      [{ title: TITLE, candidate_job_id: made.id, job_id: made.job.hash_id }, 'job_id'],
      [{ title: TITLE, user_id: await other.user('Viewer') }, 'user_id'],
    ];
    for (const [body, field] of wrong) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      const answer = await acme.recruiter('POST', STORE, body);
      expect(answer, JSON.stringify(body)).toMatchObject({
        status: 422,
        body: { errors: { [field]: expect.anything() } },
      });
    }
    await acme.admin('DELETE', `/api/candidates/erase/${made.candidate_id}`);
    expect(
      await acme.recruiter('POST', STORE, { title: TITLE, candidate_job_id: made.id }),
    ).toMatchObject({ status: 409, body: { code: 'candidate_erased' } });
    expect(await idsOf(acme.viewer, '')).toEqual([]);
  });

  test('of an application is deleted with the person, and follows a merge', async () => {
    const acme = await openCompany();
    const [one, other] = [await acme.apply({ files: [] }), await acme.apply({ files: [] })];
    const job = { job_id: String(one.job.id) };
    const same = await acme.apply({ files: [], ...job });
    const task = await openTask(acme, { id: same.id });
    const merged = { from_candidate_id: same.candidate_id };
    await acme.admin('POST', `/api/candidates/merge/${one.candidate_id}`, merged);
    expect(await idsOf(acme.viewer, `?candidate_job_id=${one.id}`)).toEqual([task.id]);
    const kept = await openTask(acme, { id: other.id });
    await acme.admin('DELETE', `/api/candidates/erase/${one.candidate_id}`);
    const rows = await db.select().from(tasks).where(eq(tasks.companyId, acme.id));
    expect(rows.map(({ id }) => id)).toEqual([kept.id]);
  });

  test('of a member who leaves goes back to who gave it, and what is done stays', async () => {
    const { acme, made } = await openApplied();
    const leaving = await joinAs(acme, 'Recruiter');
    const give = async (caller: Caller) => {
      const body = { title: TITLE, candidate_job_id: made.id, user_id: leaving.userId };
      return (await caller<Task>('POST', STORE, body)).body.data;
    };
    const [given, done] = [await give(acme.recruiter), await give(acme.recruiter)];
    await acme.recruiter('POST', `/api/tasks/done/${done.id}`, {});
    const own = await call<Task>(leaving.token, 'POST', STORE, { title: 'Mine' });
    const left = await acme.admin('DELETE', `${TEAM}/destroy/${leaving.memberId}`);
    expect(left.status, left.text).toBe(200);
    const userOf = async ({ id }: { id: number }) =>
      (await acme.viewer<Task>('GET', `/api/tasks/show/${id}`)).body.data.user?.id;
    expect(await userOf(given)).toBe(await acme.user('Recruiter'));
    expect(await userOf(done)).toBe(leaving.userId);
    expect(await userOf(own.body.data)).toBeUndefined();
  });
});

describe('a member with limited access', () => {
  test('is given tasks about what they see, and sees no others', async () => {
    const { acme, job, otherJob, own, foreign, limited } = await assignedCompany();
    const give = (body: object) =>
      acme.recruiter<Task>('POST', STORE, { title: TITLE, user_id: limited.userId, ...body });
    for (const about of [{ candidate_job_id: foreign.id }, { job_id: otherJob.id }]) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      expect(await give(about)).toMatchObject({
        status: 422,
        body: { errors: { user_id: expect.anything() } },
      });
    }
    const theirs = [
      await give({ candidate_job_id: own.id }),
      await give({ job_id: job.id }),
      await give({}),
    ].map((one) => one.body.data.id);
    await acme.recruiter('POST', STORE, { title: TITLE, candidate_job_id: foreign.id });
    await acme.recruiter('POST', STORE, { title: TITLE, job_id: otherJob.id });
    await acme.recruiter('POST', STORE, { title: TITLE });
    const caller: Caller = (method, path, body) => call(limited.token, method, path, body);
    expect(await idsOf(caller, '')).toEqual(theirs.toReversed());
    expect((await caller('POST', `/api/tasks/done/${theirs[0]}`, {})).status).toBe(200);
    const work = await callTool(limited.token, 'list_my_work', {});
    expect(JSON.stringify(work)).toContain(`"id":${theirs[1]}`);
    expect(JSON.stringify(work)).not.toContain('Foreign');
  });

  test('gives feedback on what they are asked about, by the API too', async () => {
    const { acme, foreign, own, limited } = await assignedCompany();
    const give = (id: number) =>
      call<{ id: number }>(limited.token, 'POST', '/api/feedback/store', {
        candidate_job_id: id,
        rating: 'yes',
      });
    expect(await give(foreign.id)).toMatchObject({ status: 422 });
    const asked = { candidate_job_id: foreign.id, user_ids: [limited.userId] };
    await acme.recruiter('POST', '/api/feedback-requests/store', asked);
    const mine = await call<Page<{ id: number }>>(
      limited.token,
      'GET',
      '/api/feedback-requests/mine',
    );
    expect(mine.body.data.total).toBe(1);
    const draft = await give(foreign.id);
    expect(draft.status, draft.text).toBe(201);
    const submit = `/api/feedback/submit/${draft.body.data.id}`;
    expect((await call(limited.token, 'POST', submit)).status).toBe(200);
    expect((await give(own.id)).status).toBe(201);
  });
});
