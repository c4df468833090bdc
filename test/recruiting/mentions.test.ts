/** Tests mentions in notes: who can be mentioned, and whom an email tells of it, once and outside of quiet hours. */
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails } from '#data/tables/mails.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { assignedCompany } from '../support/assigned.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openConsole } from '../support/console.ts';
import { db } from '../support/operator.ts';

/** A Monday. */
const START = Date.UTC(2027, 0, 4, 10);
const NOTE = 'Ada: @Grace knows more.';

const noteOn = (acme: Company, id: number, body: object) =>
  acme.recruiter<ApplicationDetail>('POST', `/api/candidate-job/store-notes/${id}`, {
    note: NOTE,
    ...body,
  });

const emailsOf = (acme: Company) =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.kind, 'mention'), eq(mails.companyId, acme.id)));

test('members who are mentioned are named beside the note, and told by an email without the candidate', async () => {
  setClock(START);
  const acme = await openCompany();
  const made = await acme.apply({ files: [], first_name: 'Ada' });
  const [viewer, own] = [await acme.user('Viewer'), await acme.user('Recruiter')];
  const { body, status, text } = await noteOn(acme, made.id, { mentions: [viewer, own, viewer] });
  expect(status, text).toBeLessThan(300);
  expect(body.data.notes[0]?.mentions.map(({ id }) => id)).toEqual([viewer, own]);
  const sent = await emailsOf(acme);
  expect(sent.map(({ userId }) => userId)).toEqual([viewer]);
  expect(sent[0]?.nextAttemptAt?.getTime()).toBe(START);
  expect(JSON.stringify(sent)).not.toMatch(/\bAda\b/u);
  expect((await noteOn(acme, made.id, {})).body.data.notes[0]?.mentions).toEqual([]);
  expect(await emailsOf(acme)).toHaveLength(1);
});

test('the email of an evening waits for the morning', async () => {
  setClock(Date.UTC(2027, 0, 8, 21));
  const acme = await openCompany();
  const made = await acme.apply({ files: [] });
  await noteOn(acme, made.id, { mentions: [await acme.user('Viewer')] });
  const [sent] = await emailsOf(acme);
  expect(sent?.nextAttemptAt?.toISOString()).toBe('2027-01-11T07:00:00.000Z');
});

test('nobody is mentioned who is of another company, or does not see the application', async () => {
  setClock(START);
  const { acme, own, foreign, limited } = await assignedCompany();
  const other = await openCompany();
  for (const [id, mentioned] of [
    [own.id, await other.user('Viewer')],
    [foreign.id, limited.userId],
    [own.id, 1],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    const answer = await noteOn(acme, id, { mentions: [limited.userId, mentioned] });
    expect(answer, answer.text).toMatchObject({
      status: 422,
      body: { errors: { mentions: expect.anything() } },
    });
  }
  const eleven = Array.from({ length: 11 }, () => limited.userId);
  expect((await noteOn(acme, own.id, { mentions: eleven })).status).toBe(422);
  expect(await emailsOf(acme)).toEqual([]);
  expect((await noteOn(acme, own.id, { mentions: [limited.userId] })).status).toBeLessThan(300);
  expect((await emailsOf(acme)).map(({ userId }) => userId)).toEqual([limited.userId]);
  const { emails, notes } = await acme.showApplication(foreign);
  expect([emails, notes]).toEqual([[], []]);
});

test('the console offers members who see the application, each with a box', async () => {
  setClock(START);
  const acme = await openCompany();
  const made = await acme.apply({ files: [] });
  const viewer = await acme.user('Viewer');
  const page = `/jobs/${made.job.hash_id}/applications/${made.id}`;
  const recruiter = await openConsole(acme);
  expect((await recruiter.open(page)).html).toContain(`name="mention.${viewer}"`);
  const typed = { note: NOTE, [`mention.${viewer}`]: 'on' };
  expect((await recruiter.send(page, `${page}/note`, typed)).status).toBe(303);
  expect((await recruiter.open(page)).html).toContain('<p class="soft">Mentions ');
  expect(await emailsOf(acme)).toHaveLength(1);
});

test('Today shows the feedback that a member is asked for, until it is submitted', async () => {
  setClock(START);
  const acme = await openCompany();
  const made = await acme.apply({ files: [], first_name: 'Ada', last_name: 'L' });
  const asked = { candidate_job_id: made.id, user_ids: [await acme.user('Viewer')] };
  await acme.recruiter('POST', '/api/feedback-requests/store', asked);
  const viewer = await openConsole(acme, 'Viewer');
  const { html } = await viewer.open('');
  expect(html).toContain('Waiting for your feedback');
  const [, form = ''] = /href="[^"]*(\/jobs\/[^"]*\/feedback)\?stage=\d+"/u.exec(html) ?? [];
  await viewer.send(form, form, { rating: 'yes', text: '', action: 'submit' });
  expect((await viewer.open('')).html).not.toContain('Waiting for your feedback');
});
