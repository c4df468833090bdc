/** Tests notifications: who is told of what, how, when, and what the daily email says. */
import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails } from '#data/tables/mails.ts';
import { notifications } from '#data/tables/notifications.ts';
import { unsealMail } from '#mail/actions/contents.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time.ts';
import type { Page } from '#lib/pagination.ts';
import { sendDailies } from '#recruiting/company/notifications/actions/daily.ts';
import type {
  Notification,
  NotificationChoices,
} from '#recruiting/company/notifications/schemas.ts';
import { remindOfFeedback } from '#recruiting/interviews/feedback/actions/remind.ts';
import type { Feedback } from '#recruiting/interviews/feedback/schemas.ts';
import type { Task } from '#recruiting/pipeline/tasks/schemas.ts';
import { newApplicant } from '../support/applying.ts';
import { assignedCompany } from '../support/assigned.ts';
import { call } from '../support/call.ts';
import type { Caller } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openConsole } from '../support/console.ts';
import { db, operator } from '../support/operator.ts';
import { tick } from '../support/ticks.ts';

/** A Monday. */
const START = Date.UTC(2027, 0, 4, 10);
const LIST = '/api/notifications/index';
const CHOICES = '/api/notification-choices';

const apply = (acme: Company, fields: object = {}) =>
  acme.apply({ files: [], email: newApplicant(), ...fields });

const noteOn = (acme: Company, id: number, mentions: number[]) =>
  acme.recruiter('POST', `/api/candidate-job/store-notes/${id}`, { note: 'Look.', mentions });

async function listed(caller: Caller, query = ''): Promise<Notification[]> {
  const answer = await caller<Page<Notification>>('GET', `${LIST}${query}`);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.body.data.data;
}

const mailsOf = (acme: Company, kind: string) =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.kind, kind), eq(mails.companyId, acme.id)))
    .orderBy(asc(mails.id));

async function dailyTexts(acme: Company): Promise<string[]> {
  const rows = await mailsOf(acme, 'daily');
  return rows.map((row) => unsealMail(operator(), { ...row, address: null })?.text ?? '');
}

/** What the cron does about it, every hour. */
async function pass(from: number, hours: number): Promise<void> {
  for (let at = from; at <= from + hours * HOUR_MS; at += HOUR_MS) {
    setClock(at);
    // oxlint-disable-next-line no-await-in-loop -- One hour after the other.
    await sendDailies(operator());
    // oxlint-disable-next-line no-await-in-loop -- One hour after the other.
    await remindOfFeedback(operator());
  }
}

test('who is mentioned, asked, given a task or answered is told, and nobody of their own deeds', async () => {
  setClock(START);
  const acme = await openCompany();
  const { id, job } = await apply(acme, { first_name: 'Ada', last_name: 'Lovelace' });
  const [viewer, own] = [await acme.user('Viewer'), await acme.user('Recruiter')];
  await noteOn(acme, id, [viewer, own]);
  const about = { candidate_job_id: id };
  await acme.recruiter('POST', '/api/feedback-requests/store', { ...about, user_ids: [viewer] });
  const given = { ...about, title: 'Call Ada', user_id: viewer };
  const task = await acme.recruiter<Task>('POST', '/api/tasks/store', given);
  const told = await listed(acme.viewer);
  expect(told.map(({ kind }) => kind)).toEqual(['task', 'feedback_request', 'mention']);
  expect(told[0]).toMatchObject({
    person: { id: own },
    candidate_job_id: id,
    candidate: { first_name: 'Ada' },
    job: { id: job.id, hash_id: job.hash_id },
    task: { id: task.body.data.id, title: 'Call Ada' },
    is_read: false,
  });
  expect(await listed(acme.recruiter)).toEqual([]);
  // What is done needs no reading; who asked and who gave are told.
  await acme.viewer('POST', `/api/tasks/done/${task.body.data.id}`, {});
  const words = { ...about, rating: 'yes' };
  const draft = await acme.viewer<Feedback>('POST', '/api/feedback/store', words);
  await acme.viewer('POST', `/api/feedback/submit/${draft.body.data.id}`);
  const unread = await listed(acme.viewer, '?unread=yes');
  expect(unread.map(({ kind }) => kind)).toEqual(['mention']);
  const back = await listed(acme.recruiter);
  expect(back.map(({ kind, person }) => [kind, person?.id])).toEqual([
    ['feedback', viewer],
    ['task_done', viewer],
  ]);
});

test('what is taken back is told to nobody', async () => {
  setClock(START);
  const acme = await openCompany();
  const { id } = await apply(acme);
  const viewer = await acme.user('Viewer');
  const path = '/api/feedback-requests/store';
  const asking = { candidate_job_id: id, user_ids: [viewer] };
  const [asked] = (await acme.recruiter<{ id: number }[]>('POST', path, asking)).body.data;
  const given = { title: 'Call', candidate_job_id: id, user_id: viewer };
  const task = await acme.recruiter<Task>('POST', '/api/tasks/store', given);
  const other = await acme.recruiter<Task>('POST', '/api/tasks/store', given);
  expect(await listed(acme.viewer)).toHaveLength(3);
  await acme.recruiter('POST', `/api/feedback-requests/cancel/${asked?.id}`);
  await acme.recruiter('DELETE', `/api/tasks/destroy/${task.body.data.id}`);
  await acme.recruiter('POST', `/api/tasks/update/${other.body.data.id}`, {
    user_id: await acme.user('Admin'),
  });
  expect(await listed(acme.viewer)).toEqual([]);
  expect((await listed(acme.admin)).map(({ kind }) => kind)).toEqual(['task']);
});

test('several of one application in ten minutes are one email, and the daily one tells of the rest once', async () => {
  setClock(START);
  const acme = await openCompany();
  const { id } = await apply(acme, { first_name: 'Ada', job_title: 'Baker' });
  const other = await apply(acme);
  const viewer = await acme.user('Viewer');
  await noteOn(acme, id, [viewer]);
  setClock(START + 2 * MINUTE_MS);
  await noteOn(acme, id, [viewer]);
  await noteOn(acme, other.id, [viewer]);
  setClock(START + 20 * MINUTE_MS);
  await noteOn(acme, id, [viewer]);
  expect(await mailsOf(acme, 'mention')).toHaveLength(3);
  const given = { title: 'Call Ada', candidate_job_id: id, user_id: viewer };
  await acme.recruiter('POST', '/api/tasks/store', given);
  for (const hours of [1, 21, 22, 23, 46]) {
    setClock(START + hours * HOUR_MS);
    // oxlint-disable-next-line no-await-in-loop -- One hour after the other.
    await tick();
  }
  const daily = await mailsOf(acme, 'daily');
  expect(daily.map(({ userId }) => userId)).toEqual([viewer]);
  // Eight in the morning of Tuesday, in UTC.
  expect(daily[0]?.createdAt.toISOString()).toBe('2027-01-05T08:00:00.000Z');
  const [text = ''] = await dailyTexts(acme);
  expect(text).toContain('• Mentions: 1');
  expect(text).toContain('• New tasks for you: 1');
  expect(text).not.toMatch(/Ada|Call/u);
});

test('the daily email tells a hiring team of new applications that nobody has opened, on weekdays, and nothing twice', async () => {
  // A Friday.
  const friday = START + 4 * DAY_MS;
  setClock(friday);
  const acme = await openCompany();
  const job = await acme.postJob({ title: 'Baker', status: 'Live' });
  const members = [{ user_id: await acme.user('Viewer'), part: 'hiring_manager' }];
  await acme.admin('POST', `/api/jobs/${job.id}/team`, { members });
  await tick();
  setClock(friday + MINUTE_MS);
  await apply(acme, { job_id: String(job.id) });
  await apply(acme, { job_id: String(job.id) });
  await apply(acme);
  await pass(friday + HOUR_MS, 5 * 24);
  const daily = await mailsOf(acme, 'daily');
  expect(daily.map(({ createdAt }) => createdAt.toISOString())).toEqual([
    '2027-01-11T08:00:00.000Z',
  ]);
  expect((await dailyTexts(acme))[0]).toContain('Baker\n• New applications: 2\n');
});

test('what is read before is in no daily email, and members choose what comes how', async () => {
  setClock(START);
  const acme = await openCompany();
  const { id } = await apply(acme);
  const viewer = await acme.user('Viewer');
  const shown = await acme.viewer<NotificationChoices>('GET', CHOICES);
  expect(shown.body.data).toEqual({
    kinds: {
      mention: 'at_once',
      feedback_request: 'at_once',
      reply: 'at_once',
      feedback: 'daily',
      task: 'daily',
      task_done: 'daily',
      application: 'daily',
    },
    any_time: false,
  });
  const chosen = { kinds: { mention: 'daily', feedback_request: 'none' } };
  const changed = await acme.viewer<NotificationChoices>('POST', CHOICES, chosen);
  expect(changed.body.data.kinds).toMatchObject({ ...chosen.kinds, task: 'daily' });
  await noteOn(acme, id, [viewer]);
  const asking = { candidate_job_id: id, user_ids: [viewer] };
  await acme.recruiter('POST', '/api/feedback-requests/store', asking);
  const given = { title: 'Call', candidate_job_id: id, user_id: viewer };
  await acme.recruiter('POST', '/api/tasks/store', given);
  const [task] = await listed(acme.viewer);
  const read = await acme.viewer<Notification>('POST', `/api/notifications/read/${task?.id}`);
  expect(read.body.data).toMatchObject({ id: task?.id, is_read: true });
  await pass(START + HOUR_MS, 24 * 9);
  expect(await mailsOf(acme, 'mention')).toEqual([]);
  expect(await mailsOf(acme, 'feedback_request')).toEqual([]);
  expect(await mailsOf(acme, 'feedback_reminder')).toEqual([]);
  const texts = await dailyTexts(acme);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('• Mentions: 1');
  expect(texts[0]).not.toMatch(/tasks|feedback/u);
  expect(await listed(acme.viewer, '?unread=yes')).toHaveLength(2);
  expect((await acme.viewer('POST', '/api/notifications/read-all')).status).toBe(200);
  expect(await listed(acme.viewer, '?unread=yes')).toEqual([]);
});

test('emails of the evening wait for the morning, unless the member wants them at any time', async () => {
  const evening = Date.UTC(2027, 0, 8, 21);
  setClock(evening);
  const acme = await openCompany();
  const viewer = await acme.user('Viewer');
  await noteOn(acme, (await apply(acme)).id, [viewer]);
  await acme.viewer('POST', CHOICES, { any_time: true });
  await noteOn(acme, (await apply(acme)).id, [viewer]);
  const sent = await mailsOf(acme, 'mention');
  expect(sent.map(({ nextAttemptAt }) => nextAttemptAt?.toISOString())).toEqual([
    '2027-01-11T07:00:00.000Z',
    new Date(evening).toISOString(),
  ]);
});

test('feedback mentions members once it is submitted, and those who are added later', async () => {
  setClock(START);
  const acme = await openCompany();
  const { id } = await apply(acme);
  const viewer = await acme.user('Viewer');
  const admin = await acme.user('Admin');
  const words = { candidate_job_id: id, rating: 'yes', mentions: [viewer] };
  const draft = await acme.recruiter<Feedback>('POST', '/api/feedback/store', words);
  expect(draft.body.data.mentions).toMatchObject([{ id: viewer }]);
  expect(await listed(acme.viewer)).toEqual([]);
  const path = draft.body.data.id;
  await acme.recruiter('POST', `/api/feedback/submit/${path}`);
  expect(await listed(acme.viewer)).toMatchObject([{ kind: 'mention', subject_id: path }]);
  const mentions = [viewer, admin];
  const later = await acme.recruiter<Feedback>('POST', `/api/feedback/update/${path}`, {
    mentions,
  });
  expect(later.body.data.mentions.map(({ id: one }) => one)).toEqual(mentions);
  expect(await listed(acme.viewer)).toHaveLength(1);
  expect(await listed(acme.admin)).toHaveLength(1);
  const stranger = { mentions: [await (await openCompany()).user('Viewer')] };
  const refused = await acme.recruiter('POST', `/api/feedback/update/${path}`, stranger);
  expect(refused.body).toMatchObject({ errors: { mentions: expect.anything() } });
});

test('each sees and reads their own, and a member with limited access only what they still see', async () => {
  setClock(START);
  const { acme, own, limited } = await assignedCompany();
  await noteOn(acme, own.id, [limited.userId]);
  const ask = (method: string, path: string) =>
    call<Page<Notification>>(limited.token, method, path);
  const [notice] = (await ask('GET', LIST)).body.data.data;
  expect(notice).toMatchObject({ kind: 'mention', candidate_job_id: own.id });
  const path = `/api/notifications/read/${notice?.id}`;
  expect((await acme.admin('POST', path)).status).toBe(404);
  await acme.admin('POST', `/api/jobs/${own.job.id}/team`, { members: [] });
  const after = await ask('GET', LIST);
  expect(after.body.data).toMatchObject({ data: [], total: 0 });
  expect((await ask('POST', path)).status).toBe(404);
});

test('a member who leaves, a person who is erased and three months take them along', async () => {
  setClock(START);
  const acme = await openCompany();
  const [gone, kept] = [await apply(acme), await apply(acme)];
  const viewer = await acme.user('Viewer');
  const admin = await acme.user('Admin');
  for (const { id } of [gone, kept]) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    await noteOn(acme, id, [viewer, admin]);
  }
  const stored = () => db.select().from(notifications).where(eq(notifications.companyId, acme.id));
  expect(await stored()).toHaveLength(4);
  const { candidate_id: candidate } = await acme.showApplication(gone);
  await acme.admin('DELETE', `/api/candidates/erase/${candidate}`);
  expect((await stored()).map(({ applicationId }) => applicationId)).toEqual([kept.id, kept.id]);
  const team = await acme.admin<{ data: { id: number; user_id: number }[] }>(
    'GET',
    '/api/company-users/index',
  );
  const member = team.body.data.data.find(({ user_id: one }) => one === viewer);
  await acme.admin('DELETE', `/api/company-users/destroy/${member?.id}`);
  expect((await stored()).map(({ userId }) => userId)).toEqual([admin]);
  setClock(START + 91 * DAY_MS);
  await tick();
  expect(await stored()).toEqual([]);
});

test('the console counts them beside the bell, opens and so reads them, and takes choices', async () => {
  setClock(START);
  const acme = await openCompany();
  const { id, job } = await apply(acme, { first_name: 'Ada' });
  const viewer = await acme.user('Viewer');
  await noteOn(acme, id, [viewer]);
  await acme.recruiter('POST', '/api/tasks/store', { title: 'Call', user_id: viewer });
  const { open, send } = await openConsole(acme, 'Viewer');
  const { html } = await open('/notifications');
  expect(html).toMatch(/class="bell"[^>]*>.*?<b class="num">2 /su);
  expect(html).toContain('mentioned you');
  expect(html).toContain('<bdi>Ada');
  const notice = (await listed(acme.viewer)).find(({ kind }) => kind === 'mention');
  const led = await send('/notifications', '/notifications/open', { notice: String(notice?.id) });
  expect(led.status).toBe(303);
  expect(led.location).toContain(`/jobs/${job.hash_id}/applications/${id}#timeline`);
  expect((await open('')).html).toMatch(/class="bell"[^>]*>.*?<b class="num">1 /su);
  await send('/notifications', '/notifications/read-all', { until: String(START) });
  expect((await open('')).html).toMatch(/class="bell"[^>]*>.*?<span>Notifications<\/span><\/a>/su);
  const typed = { mention: 'none', any_time: 'on' };
  expect((await send('/notifications/choices', '/notifications/choices', typed)).status).toBe(303);
  const chosen = await acme.viewer<NotificationChoices>('GET', CHOICES);
  expect(chosen.body.data).toMatchObject({ kinds: { mention: 'none' }, any_time: true });
  const wrong = await send('/notifications/choices', '/notifications/choices', { task: 'at_once' });
  expect(wrong.status).toBe(422);
});
