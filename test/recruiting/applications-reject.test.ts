/** Tests rejecting applications and undoing it through the API (contract 3.2, 4.8). */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mails } from '#data/tables/mails.ts';
import { MINUTE_MS } from '#lib/time.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { rejectionReasons } from '#vocabulary/lists.ts';
import { stageAt } from '../support/applying.ts';
import type { Answer } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';

const BARE = { files: [] };

function reject(
  acme: Company,
  { id }: { id: number },
  input?: object,
): Promise<Answer<ApplicationDetail>> {
  return acme.recruiter('POST', `/api/candidate-job/reject/${id}`, input);
}

function undo(acme: Company, { id }: { id: number }): Promise<Answer<ApplicationDetail>> {
  return acme.recruiter('POST', `/api/candidate-job/undo-reject/${id}`);
}

async function names(acme: Company): Promise<string[]> {
  return (await acme.announced()).map(({ event }) => event);
}

describe('POST /api/candidate-job/reject/{id}', () => {
  test('keeps the stage, queues the email and publishes an event, without a body (3.2, 6.1)', async () => {
    const acme = await openCompany({ name: 'Acme & Co' });
    const made = await acme.apply(BARE);
    const answer = await reject(acme, made);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({
      status: 'rejected',
      stage_id: made.stage_id,
      rejected_at: expect.any(String),
      hired_at: null,
      rejection_reason: null,
      notes: [],
      emails: [
        {
          kind: 'rejection',
          subject: 'Your application for Baker',
          status: 'queued',
          body: expect.stringContaining('<p>Dear Ada,</p>'),
          sent_at: null,
        },
      ],
      history: [{ kind: 'emailed' }, { kind: 'rejected' }, { kind: 'created' }],
    });
    const [mail] = answer.body.data.emails;
    expect(mail?.body).toContain('Acme &amp; Co');
    // An hour to take it back, as the company has said nothing else.
    const waits = Date.parse(mail?.due_at ?? '') - Date.parse(mail?.created_at ?? '');
    expect(waits).toBe(60 * MINUTE_MS);
    expect((await acme.announced()).slice(1)).toEqual([
      {
        event: 'application.rejected',
        timestamp: expect.stringMatching(/\+00:00$/u),
        data: { candidate_job_id: made.id, job_id: made.job.id, email: made.email },
      },
    ]);
    const entry = (await acme.audited()).at(-1);
    expect(entry).toMatchObject({
      action: 'application.reject',
      subjectId: made.id,
      changes: { status: { from: 'active', to: 'rejected' } },
    });
    expect(JSON.stringify(entry)).not.toMatch(/ada|lovelace/iu);
  });

  test('stores a reason and a note for the team only', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const input = { rejection_reason_id: 3, note: ' Wants more. ' };
    const { data } = (await reject(acme, made, input)).body;
    expect(data).toMatchObject({
      rejection_reason: { id: 3, name: rejectionReasons[3] },
      notes: [{ note: 'Wants more.', author: { id: await acme.user('Recruiter') } }],
    });
    expect(JSON.stringify(data.emails)).not.toMatch(/Salary|Wants/u);
    expect((await acme.audited()).at(-1)?.changes).toEqual({
      status: { from: 'active', to: 'rejected' },
      rejection_reason_id: { from: null, to: 3 },
    });
  });

  test('queues no email if send_email is false', async () => {
    const acme = await openCompany();
    const { data } = (await reject(acme, await acme.apply(BARE), { send_email: false })).body;
    expect(data).toMatchObject({
      status: 'rejected',
      emails: [],
      history: [{ kind: 'rejected' }, { kind: 'created' }],
    });
  });

  test('uses the template and the undo period of the company', async () => {
    const acme = await openCompany();
    await acme.admin('POST', '/api/hiring-settings', {
      rejection_template: {
        subject: '{{job.title}}: {{candidate.first_name}}',
        body: '<p>No, {{candidate.first_name}}. <script>x</script></p>',
      },
      rejection_delay_minutes: 30,
    });
    const [mail] = (await reject(acme, await acme.apply({ ...BARE, first_name: '<i>' }))).body.data
      .emails;
    expect(mail).toMatchObject({ subject: 'Baker: <i>', body: '<p>No, &lt;i&gt;. </p>' });
    const waits = Date.parse(mail?.due_at ?? '') - Date.parse(mail?.created_at ?? '');
    expect(waits).toBe(30 * MINUTE_MS);
  });

  test.each([
    ['rejection_reason_id', { rejection_reason_id: 0 }],
    ['rejection_reason_id', { rejection_reason_id: 11 }],
    ['rejection_reason_id', { rejection_reason_id: '3' }],
    ['note', { note: ' ' }],
    ['note', { note: 'x'.repeat(10_001) }],
    ['send_email', { send_email: 'no' }],
  ])('rejects an invalid %s with 422', async (field, input) => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const answer = await reject(acme, made, input);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await acme.showApplication(made)).toEqual(made);
  });

  test('rejects a rejected or hired application with 409', async () => {
    const acme = await openCompany();
    const [rejected, hired] = [await acme.apply(BARE), await acme.apply(BARE)];
    await reject(acme, rejected);
    await acme.recruiter('POST', `/api/candidate-job/hire/${hired.id}`);
    for (const made of [rejected, hired]) {
      const before = await acme.showApplication(made);
      expect(await reject(acme, made)).toMatchObject({
        status: 409,
        body: { code: 'application_closed' },
      });
      const { emails, history, status } = await acme.showApplication(made);
      expect({ emails: emails.length, history, status }).toEqual({
        emails: before.emails.length,
        history: before.history,
        status: before.status,
      });
    }
    expect((await names(acme)).filter((name) => name === 'application.rejected')).toHaveLength(1);
  });

  test('answers 404 for an application of another company', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const made = await acme.apply(BARE);
    expect((await reject(globex, made)).status).toBe(404);
    expect((await undo(globex, made)).status).toBe(404);
    expect(await acme.showApplication(made)).toEqual(made);
  });
});

describe('POST /api/candidate-job/undo-reject/{id}', () => {
  test('makes the application active in its stage, and cancels the unsent email (3.2)', async () => {
    const acme = await openCompany();
    await acme.admin('POST', '/api/hiring-settings', { rejection_delay_minutes: 10 });
    const made = await acme.apply(BARE);
    const stageId = await stageAt(acme, 2);
    await acme.recruiter('POST', `/api/candidate-job/update-stage/${made.id}`, {
      stage_id: stageId,
    });
    await reject(acme, made, { rejection_reason_id: 1 });
    const answer = await undo(acme, made);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({
      status: 'active',
      stage_id: stageId,
      rejected_at: null,
      rejection_reason: null,
      emails: [{ kind: 'rejection', status: 'canceled', due_at: null, sent_at: null }],
    });
    expect(answer.body.data.history[0]).toMatchObject({ kind: 'unrejected' });
    expect((await acme.announced()).at(-1)).toEqual({
      event: 'application.unrejected',
      timestamp: expect.any(String),
      data: {
        candidate_job_id: made.id,
        job_id: made.job.id,
        email: made.email,
        stage_id: stageId,
      },
    });
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'application.undo-reject',
      subjectId: made.id,
      changes: { status: { from: 'rejected', to: 'active' } },
    });
  });

  test('leaves sent emails and other emails alone', async () => {
    const acme = await openCompany();
    await acme.admin('POST', '/api/hiring-settings', { rejection_delay_minutes: 10 });
    const made = await acme.apply(BARE);
    await acme.recruiter('POST', `/api/candidate-job/send-email/${made.id}`, {
      subject: 'Hello',
      body: '<p>Hello</p>',
    });
    const [mail] = (await reject(acme, made)).body.data.emails;
    const sent = { status: 'sent', sentAt: new Date(), nextAttemptAt: null } as const;
    await db
      .update(mails)
      .set(sent)
      .where(eq(mails.id, mail?.id ?? 0));
    const { emails } = (await undo(acme, made)).body.data;
    expect(emails).toMatchObject([
      { kind: 'rejection', status: 'sent' },
      { kind: 'message', status: 'queued' },
    ]);
  });

  test('rejects undoing for an application that is not rejected with 409', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    for (const _ of [1, 2]) {
      expect(await undo(acme, made)).toMatchObject({ status: 409, body: { code: 'not_rejected' } });
    }
    await acme.recruiter('POST', `/api/candidate-job/hire/${made.id}`);
    expect(await undo(acme, made)).toMatchObject({ status: 409, body: { code: 'not_rejected' } });
    expect(await names(acme)).not.toContain('application.unrejected');
  });

  test('rejects an application again with a new email', async () => {
    const acme = await openCompany();
    await acme.admin('POST', '/api/hiring-settings', { rejection_delay_minutes: 10 });
    const made = await acme.apply(BARE);
    await reject(acme, made);
    await undo(acme, made);
    expect((await reject(acme, made)).body.data.emails).toMatchObject([
      { status: 'queued' },
      { status: 'canceled' },
    ]);
    expect(await names(acme)).toEqual([
      'application.created',
      'application.rejected',
      'application.unrejected',
      'application.rejected',
    ]);
  });
});
