/** Tests the emails of requests for feedback over days: reminders, quiet hours, and drafts that nobody submits. */
import { and, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { feedback } from '#data/tables/feedback.ts';
import { mails } from '#data/tables/mails.ts';
import { users } from '#data/tables/users.ts';
import { DAY_MS, HOUR_MS } from '#lib/time.ts';
import type { Feedback } from '#recruiting/interviews/feedback/schemas.ts';
import { newApplicant } from '../support/applying.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';
import { tick } from '../support/ticks.ts';

/** A Monday. */
const START = Date.UTC(2027, 0, 4, 10);

async function ask(acme: Company, at = START) {
  setClock(at);
  const { id } = await acme.apply({ files: [], email: newApplicant() });
  const user = await acme.user('Viewer');
  const body = { candidate_job_id: id, user_ids: [user] };
  const asked = await acme.recruiter('POST', '/api/feedback-requests/store', body);
  expect(asked.status, asked.text).toBe(201);
  return { id, user };
}

/** When the emails of the kind are due. */
async function dueOf(kind: string, ...companies: Company[]): Promise<string[]> {
  const ids = companies.map(({ id }) => id);
  const isTheirs = and(eq(mails.kind, kind), inArray(mails.companyId, ids));
  const rows = await db.select().from(mails).where(isTheirs);
  return rows.map(({ nextAttemptAt }) => nextAttemptAt?.toISOString() ?? '').toSorted();
}

async function pass(from: number, days: number): Promise<void> {
  for (let hour = 0; hour <= days * 24; hour += 6) {
    setClock(from + hour * HOUR_MS);
    // oxlint-disable-next-line no-await-in-loop -- One hour after the other.
    await tick();
  }
}

test('who is asked is reminded a day and three days after feedback was due, and no more', async () => {
  const acme = await openCompany();
  await ask(acme);
  expect(await dueOf('feedback_request', acme)).toEqual(['2027-01-04T10:00:00.000Z']);
  await pass(START, 3);
  expect(await dueOf('feedback_reminder', acme)).toEqual([]);
  await pass(START + 3 * DAY_MS, 12);
  // Due on Thursday: on Friday, and on Monday in place of Sunday.
  const reminded = await dueOf('feedback_reminder', acme);
  expect(reminded).toEqual(['2027-01-08T10:00:00.000Z', '2027-01-11T07:00:00.000Z']);
});

test('nobody is reminded who has answered, left, or need not answer any more', async () => {
  const [answers, leaves, rejects, cancels] = await Promise.all(
    Array.from({ length: 4 }, () => openCompany()),
  );
  if (!answers || !leaves || !rejects || !cancels) throw new Error('There are four companies.');
  const asked = await ask(answers);
  const body = { candidate_job_id: asked.id, rating: 'yes' };
  const draft = await answers.viewer<Feedback>('POST', '/api/feedback/store', body);
  await answers.viewer('POST', `/api/feedback/submit/${draft.body.data.id}`);
  const left = await ask(leaves);
  const team = await leaves.admin<{ data: { id: number; user_id: number }[] }>(
    'GET',
    '/api/company-users/index',
  );
  const member = team.body.data.data.find(({ user_id: user }) => user === left.user);
  await leaves.admin('DELETE', `/api/company-users/destroy/${member?.id}`);
  await rejects.recruiter('POST', `/api/candidate-job/reject/${(await ask(rejects)).id}`);
  await ask(cancels);
  const mine = await cancels.viewer<{ data: { id: number }[] }>(
    'GET',
    '/api/feedback-requests/mine',
  );
  await cancels.recruiter('POST', `/api/feedback-requests/cancel/${mine.body.data.data[0]?.id}`);
  await pass(START, 10);
  const all = [answers, leaves, rejects, cancels];
  expect(await dueOf('feedback_reminder', ...all)).toEqual([]);
});

test('an email of the evening waits for the morning where the member is', async () => {
  const acme = await openCompany();
  const user = await acme.user('Viewer');
  await db.update(users).set({ timezone: 'Asia/Tokyo' }).where(eq(users.id, user));
  // 21:00 on Friday in Tokyo.
  await ask(acme, Date.UTC(2027, 0, 8, 12));
  expect(await dueOf('feedback_request', acme)).toEqual(['2027-01-10T22:00:00.000Z']);
});

test('a draft is deleted once nobody has changed it for 30 days, and what is submitted stays', async () => {
  const acme = await openCompany();
  setClock(START);
  const { id } = await acme.apply({ files: [], email: newApplicant() });
  const body = { candidate_job_id: id, rating: 'yes' };
  await acme.viewer('POST', '/api/feedback/store', body);
  const own = await acme.recruiter<Feedback>('POST', '/api/feedback/store', body);
  await acme.recruiter('POST', `/api/feedback/submit/${own.body.data.id}`);
  const left = async () =>
    (await db.select().from(feedback).where(eq(feedback.companyId, acme.id))).length;
  setClock(START + 30 * DAY_MS);
  await tick();
  expect(await left()).toBe(2);
  setClock(START + 30 * DAY_MS + HOUR_MS);
  await tick();
  expect(await left()).toBe(1);
});
