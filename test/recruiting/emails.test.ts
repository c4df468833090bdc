/** Tests emails to candidates as their company sees them: listed by status, stopped in time, and sent again with a reason. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mails } from '#data/tables/mails.ts';
import { MINUTE_MS } from '#lib/time.ts';
import type { Page } from '#lib/pagination.ts';
import type { AuditEvent } from '#recruiting/company/audit/schemas.ts';
import type { Email, EmailDetail } from '#recruiting/pipeline/emails/schemas.ts';
import { newApplicant } from '../support/applying.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { costOf } from '../support/costs.ts';
import { db } from '../support/operator.ts';
import { deliver, mailbox, withSmtp } from '../support/smtp.ts';

const BARE = { files: [] };
const START = Date.UTC(2027, 0, 4, 10);

async function openRejected() {
  setClock(START);
  const acme = await openCompany();
  const made = await acme.apply({ ...BARE, email: newApplicant() });
  await acme.recruiter('POST', `/api/candidate-job/reject/${made.id}`);
  const [email] = (await acme.showApplication(made)).emails;
  return { acme, made, id: email?.id ?? 0 };
}

async function listOf(acme: Company, query = ''): Promise<Page<Email>> {
  const answer = await acme.viewer<Page<Email>>('GET', `/api/emails/index${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}

const post = (acme: Company, what: 'stop' | 'retry', id: number) =>
  acme.recruiter<EmailDetail>('POST', `/api/emails/${what}/${id}`);

async function setState(id: number, state: Partial<typeof mails.$inferInsert>) {
  await db.update(mails).set(state).where(eq(mails.id, id));
}

describe('emails to candidates', () => {
  test('are listed by status, newest first, without those about accounts', async () => {
    const { acme, made, id } = await openRejected();
    expect(await listOf(acme)).toMatchObject({
      total: 1,
      data: [
        {
          id,
          candidate_job_id: made.id,
          kind: 'rejection',
          subject: 'Your application for Baker',
          status: 'queued',
          reason: null,
          due_at: '2027-01-04T11:00:00.000000Z',
          sent_at: null,
        },
      ],
    });
    await acme.inviteMember();
    expect((await listOf(acme)).total).toBe(1);
    expect((await listOf(acme, '?status=QUEUED')).data).toHaveLength(1);
    expect(await listOf(acme, '?status=sent')).toMatchObject({ data: [], total: 0 });
    const wrong = await acme.viewer('GET', '/api/emails/index?status=lost');
    expect(wrong).toMatchObject({ status: 422, body: { errors: { status: expect.anything() } } });
    const shown = await acme.viewer<EmailDetail>('GET', `/api/emails/show/${id}`);
    expect(shown.body.data.body).toContain('<p>Dear Ada,</p>');
  });

  test('of a company are read in pages, at the same cost whatever else there is', async () => {
    const { acme, made } = await openRejected();
    const send = (n: number) =>
      acme.recruiter('POST', `/api/candidate-job/send-email/${made.id}`, {
        subject: `Email ${n}`,
        body: '<p>Hello</p>',
      });
    for (const n of [1, 2, 3]) await send(n);
    const first = await listOf(acme, '?max=2');
    expect(first.data.map(({ subject }) => subject)).toEqual(['Email 3', 'Email 2']);
    const next = await listOf(acme, `?max=2&cursor=${first.next_cursor}`);
    expect(next.data.map(({ subject }) => subject)).toEqual([
      'Email 1',
      'Your application for Baker',
    ]);
    expect(next.next_cursor).toBeNull();
    const cost = await costOf(() => listOf(acme, '?status=failed'));
    expect(cost.rowsRead).toBeLessThan(40);
  });

  test('are stopped while they wait, once, with an audit entry, and are not sent', async () => {
    const { acme, made, id } = await openRejected();
    const before = (await acme.showApplication(made)).updated_at;
    const stopped = await post(acme, 'stop', id);
    expect(stopped).toMatchObject({ status: 200, body: { data: { status: 'canceled' } } });
    expect((await post(acme, 'stop', id)).body.data).toEqual(stopped.body.data);
    expect((await acme.showApplication(made)).updated_at > before).toBe(true);
    setClock(START + 61 * MINUTE_MS);
    await deliver([{ id }], withSmtp().env);
    expect(await mailbox(made.email)).toEqual([]);
    expect((await acme.showApplication(made)).status).toBe('rejected');
    const audit = await acme.admin<Page<AuditEvent>>('GET', '/api/audit-events?action=email.stop');
    expect(audit.body.data.data).toMatchObject([{ subject_id: id }]);
    expect(await post(acme, 'retry', id)).toMatchObject({
      status: 409,
      body: { code: 'email_tried' },
    });
  });

  test.each([
    ['sending', { status: 'sending' as const, attempts: 1 }],
    ['sent', { status: 'sent' as const, attempts: 1, nextAttemptAt: null }],
    ['tried once', { attempts: 1 }],
    ['failed', { status: 'failed' as const, attempts: 5, nextAttemptAt: null }],
  ])('that are %s can’t be stopped', async (_, state) => {
    const { acme, id } = await openRejected();
    await setState(id, state);
    expect(await post(acme, 'stop', id)).toMatchObject({
      status: 409,
      body: { code: 'email_tried' },
    });
  });

  test('are stopped or sent, never both, however many ask at once', async () => {
    const { acme, made, id } = await openRejected();
    setClock(START + 60 * MINUTE_MS);
    const [stopped] = await Promise.all([
      post(acme, 'stop', id),
      deliver([{ id }], withSmtp().env),
      post(acme, 'stop', id),
    ]);
    const arrived = await mailbox(made.email);
    expect([200, 409]).toContain(stopped.status);
    expect(arrived).toHaveLength(stopped.status === 200 ? 0 : 1);
  });

  test.each([
    ['smtp recipient 550', 'unknown_mailbox'],
    ['no_address', 'unknown_mailbox'],
    ['smtp recipient 552', 'mailbox_full'],
    ['smtp sender 550', 'refused'],
    ['E_SENDER_NOT_VERIFIED', 'refused'],
    ['smtp data 554', 'spam'],
    ['too_late', 'too_late'],
    ['sealed', 'sealed'],
    ['timeout', 'unavailable'],
    ['smtp connect', 'unavailable'],
    [null, 'unavailable'],
  ])('that failed with %s say why: %s', async (error, reason) => {
    const { acme, id } = await openRejected();
    await setState(id, { status: 'failed', attempts: 5, nextAttemptAt: null, error });
    expect((await listOf(acme, '?status=failed')).data).toMatchObject([{ id, reason }]);
  });

  test('that failed are sent again, once', async () => {
    const { acme, made, id } = await openRejected();
    await setState(id, { status: 'failed', attempts: 5, nextAttemptAt: null, error: 'timeout' });
    const both = await Promise.all([post(acme, 'retry', id), post(acme, 'retry', id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await post(acme, 'retry', id)).toMatchObject({ body: { code: 'email_tried' } });
    await deliver([{ id }], withSmtp().env);
    expect(await mailbox(made.email)).toHaveLength(1);
    expect((await listOf(acme)).data).toMatchObject([{ id, status: 'sent', reason: null }]);
  });

  test('whose content is deleted are not sent again, and show no body', async () => {
    const { acme, id } = await openRejected();
    const gone = { contentDeletedAt: new Date(START), nextAttemptAt: null, attempts: 5 };
    await setState(id, { ...gone, status: 'failed' });
    expect(await post(acme, 'retry', id)).toMatchObject({
      status: 409,
      body: { code: 'mail_deleted' },
    });
    const shown = await acme.viewer<EmailDetail>('GET', `/api/emails/show/${id}`);
    expect(shown.body.data.body).toBeNull();
  });

  test('of another company do not exist, nor do those that are about no application', async () => {
    const [{ id }, other] = [await openRejected(), await openCompany()];
    for (const path of [`stop/${id}`, `retry/${id}`, 'stop/7', 'retry/7']) {
      expect((await other.recruiter('POST', `/api/emails/${path}`)).status, path).toBe(404);
    }
    expect((await other.viewer('GET', `/api/emails/show/${id}`)).status).toBe(404);
    expect(await listOf(other)).toMatchObject({ data: [], total: 0 });
    await other.inviteMember();
    const [invitation] = await db.select().from(mails).where(eq(mails.companyId, other.id));
    const path = `/api/emails/show/${invitation?.id ?? 0}`;
    expect((await other.viewer('GET', path)).status).toBe(404);
  });
});
