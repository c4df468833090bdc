/** Reports that an email was not delivered: those of Cloudflare's queue, those of mail servers, late, twice, forged and malformed. */
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tenantContext } from '#context.ts';
import { mails } from '#data/tables/mails.ts';
import { sentMessages } from '#data/tables/sent-messages.ts';
import { DAY_MS } from '#lib/time.ts';
import { cleanUp } from '#operator/clean-up/consumer.ts';
import type { EmailDetail } from '#recruiting/pipeline/emails/schemas.ts';
import { retryMail } from '#mail/actions/outbox.ts';
import { retryFailedMails } from '#mail/actions/retry.ts';
import { undoMove } from '#recruiting/pipeline/applications/actions/undo-move.ts';
import { newApplicant, stageAt } from '../support/applying.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { CONNECTION_LOST, d1Error, watched } from '../support/d1.ts';
import { db, operator } from '../support/operator.ts';
import { consume } from '../support/queue.ts';
import {
  addressOf,
  arrive,
  parseAll,
  REPLY_DOMAIN,
  rowsOf,
  withReplies,
} from '../support/replies.ts';
import { deliver, mailbox, withSmtp } from '../support/smtp.ts';

const smtp = () => ({ ...withSmtp().env, MAIL_REPLY_DOMAIN: REPLY_DOMAIN });

async function write(acme: Company, { id }: { id: number }): Promise<number> {
  await acme.recruiter('POST', `/api/candidate-job/send-email/${id}`, {
    subject: 'When?',
    body: '<p>When can you come?</p>',
  });
  const rows = await db.select({ id: mails.id }).from(mails).where(eq(mails.applicationId, id));
  return Math.max(...rows.map((row) => row.id));
}

/** An application with an email that was sent, and what its receiver got. */
async function openSent() {
  const acme = await openCompany();
  const email = newApplicant();
  const made = await acme.apply({ files: [], email });
  const id = await write(acme, made);
  await deliver([{ id }], smtp());
  const [taken] = await mailbox(email);
  return { acme, made, email, id, taken, messageId: taken?.email.messageId ?? '' };
}

const shown = async (acme: Company, id: number) =>
  (await acme.viewer<EmailDetail>('GET', `/api/emails/show/${id}`)).body.data;

async function failures(acme: Company) {
  const all = await acme.announced();
  return all.flatMap(({ event, data }) => (event === 'email.failed' ? [data] : []));
}

/** As the platform documents it. */
function sending(what: string, messageId: string, payload: object = {}) {
  return {
    type: `cf.email.sending.message.${what}`,
    source: { type: 'email.sending', zoneId: '023e105f', domain: 'recruiting.example' },
    payload: {
      eventId: crypto.randomUUID(),
      messageId,
      sender: 'no-reply@recruiting.example',
      recipient: 'ada@people.example',
      subject: 'When?',
      terminal: what !== 'deferred',
      ...payload,
    },
    metadata: { accountId: 'a', eventSchemaVersion: 1, eventTimestamp: '2027-01-04T10:00:00Z' },
  };
}

const returned = (messageId: string, status = '5.1.1') =>
  sending('bounced', messageId, {
    delivery: {
      status: 'bounced',
      smtpStatusCode: '550',
      smtpEnhancedStatusCode: status,
      smtpResponse: `550 ${status} <ada@people.example> is unknown`,
    },
    bounce: { type: 'hard', classification: 'permanent_failure', reason: 'unknown' },
  });

const take = (...bodies: unknown[]) => consume('recruiting-reports', bodies, smtp());

/** A report as a mail server writes it (RFC 3464). */
function report(messageId: string, { status = '5.1.1', action = 'failed', diagnostic = '' } = {}) {
  return [
    'Return-Path: <>',
    'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <${crypto.randomUUID()}@mx.example>`,
    'Auto-Submitted: auto-replied',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I am sorry to have to inform you.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; ada@people.example',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550${diagnostic}`,
    ' said nothing more',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    'Subject: When?',
    `Message-ID: ${messageId}`,
    '',
    '--b--',
    '',
  ].join('\r\n');
}

async function comesBack(acme: Company, { id }: { id: number }, raw: string) {
  const bindings = withReplies();
  const refusal = await arrive({ from: '', to: addressOf(acme.id, id), raw }, bindings.env);
  await parseAll(bindings);
  return refusal;
}

describe('a report of Cloudflare', () => {
  test('marks the email as failed with why, tells webhooks once, and lets it be sent again', async () => {
    const { acme, made, email, id, messageId } = await openSent();
    expect(await shown(acme, id)).toMatchObject({ status: 'sent', reason: null });
    expect(await take(returned(messageId))).toMatchObject({ explicitAcks: ['m0'] });
    expect(await shown(acme, id)).toMatchObject({ status: 'failed', reason: 'unknown_mailbox' });
    await take(returned(messageId), returned(messageId));
    expect(await failures(acme)).toEqual([
      {
        candidate_job_id: made.id,
        job_id: made.job.id,
        email_id: id,
        reason: 'unknown_mailbox',
      },
    ]);
    const listed = await acme.viewer('GET', '/api/emails/index?status=failed');
    expect(listed.body.data).toMatchObject({ data: [{ id }], total: 1 });

    expect((await acme.recruiter('POST', `/api/emails/retry/${id}`)).status).toBe(200);
    await deliver([{ id }], smtp());
    expect(await mailbox(email)).toHaveLength(2);
    // A late report of the first message says nothing of the second.
    await take(returned(messageId));
    expect(await shown(acme, id)).toMatchObject({ status: 'sent', reason: null });
    const [, second] = await mailbox(email);
    await take(returned(second?.email.messageId ?? ''));
    expect(await shown(acme, id)).toMatchObject({ status: 'failed' });
    expect(await failures(acme)).toHaveLength(2);
  });

  test.each([
    ['bounced', { delivery: { smtpEnhancedStatusCode: '5.2.2' } }, 'mailbox_full'],
    ['bounced', { delivery: { smtpEnhancedStatusCode: '4.2.2' } }, 'mailbox_full'],
    ['bounced', { delivery: { smtpEnhancedStatusCode: '5.7.1' } }, 'spam'],
    ['bounced', { delivery: { smtpEnhancedStatusCode: '5.7.26' } }, 'refused'],
    ['bounced', { delivery: { smtpEnhancedStatusCode: '5.1.8' } }, 'refused'],
    ['bounced', { delivery: { smtpEnhancedStatusCode: '5.4.4' } }, 'unknown_mailbox'],
    ['bounced', { delivery: { smtpEnhancedStatusCode: '4.4.7' } }, 'unavailable'],
    ['bounced', { delivery: { smtpStatusCode: '552' } }, 'mailbox_full'],
    ['bounced', { delivery: { smtpStatusCode: '550' } }, 'unknown_mailbox'],
    ['bounced', { delivery: { smtpEnhancedStatusCode: '<script>' } }, 'unavailable'],
    ['bounced', { delivery: { smtpEnhancedStatusCode: 5 } }, 'unavailable'],
    ['bounced', { bounce: { type: 'hard' } }, 'unknown_mailbox'],
    ['bounced', { bounce: { type: 'soft' } }, 'unavailable'],
    ['bounced', {}, 'unavailable'],
    ['failed', {}, 'unavailable'],
    ['rejected', { rejection: { reason: 'suppressed' } }, 'suppressed'],
    ['rejected', { rejection: { reason: 'policy' } }, 'refused'],
  ])('says why: %s, %j: %s', async (what, payload, reason) => {
    const { acme, id, messageId } = await openSent();
    await take(sending(what, messageId, payload));
    expect(await shown(acme, id)).toMatchObject({ status: 'failed', reason });
  });

  test.each(['delivered', 'deferred', 'opened'])('that it is %s changes nothing', async (what) => {
    const { acme, id, messageId } = await openSent();
    expect(await take(sending(what, messageId))).toMatchObject({ explicitAcks: ['m0'] });
    expect(await shown(acme, id)).toMatchObject({ status: 'sent', reason: null });
    expect(await failures(acme)).toEqual([]);
  });

  test('that it is tried again changes nothing either', async () => {
    const { acme, id, messageId } = await openSent();
    await take(sending('bounced', messageId, { terminal: false }));
    expect(await shown(acme, id)).toMatchObject({ status: 'sent' });
  });

  test('that its receiver calls it spam suppresses the address: the next email is not sent', async () => {
    const { acme, made, email, id, messageId } = await openSent();
    await take(sending('complained', messageId, { recipient: email.toUpperCase() }));
    expect(await shown(acme, id)).toMatchObject({ status: 'sent' });
    const next = await write(acme, made);
    await deliver([{ id: next }], smtp());
    expect(await mailbox(email)).toHaveLength(1);
    expect(await shown(acme, next)).toMatchObject({ status: 'suppressed', reason: 'suppressed' });
    expect(await failures(acme)).toMatchObject([{ email_id: next, reason: 'suppressed' }]);
  });

  test.each([
    null,
    'bounced',
    {},
    [],
    { type: 'cf.email.sending.message.bounced' },
    { type: 7, payload: { messageId: 'a' } },
    { type: 'cf.email.sending.message.bounced', payload: { messageId: '' } },
    { type: 'cf.email.sending.message.bounced', payload: { messageId: 'a'.repeat(10_000) } },
    { type: 'cf.r2.bucket.created', payload: { name: 'bucket' } },
  ])('that is malformed is dropped: %j', async (body) => {
    expect(await take(body)).toMatchObject({ explicitAcks: ['m0'], retryMessages: [] });
  });

  test('of an unknown message waits, as it may be faster than the outcome of sending', async () => {
    const answer = await take(returned('<unknown@recruiting.example>'));
    expect(answer).toMatchObject({ explicitAcks: [], retryMessages: [{ msgId: 'm0' }] });
  });

  test('is kept while the database is away', async () => {
    const { acme, id, messageId } = await openSent();
    const DB = watched(env.DB, () => {
      throw d1Error(CONNECTION_LOST);
    });
    const away = { ...smtp(), DB };
    const answer = await consume('recruiting-reports', [returned(messageId)], away);
    expect(answer).toMatchObject({ explicitAcks: [], retryMessages: [{ msgId: 'm0' }] });
    expect(await shown(acme, id)).toMatchObject({ status: 'sent' });
  });

  test('finds an email for 30 days', async () => {
    const { messageId } = await openSent();
    const left = () =>
      db
        .select()
        .from(sentMessages)
        .where(eq(sentMessages.messageId, messageId.replaceAll(/[<>]/gu, '')));
    const at = (days: number) => new Date(Date.now() + days * DAY_MS);
    await cleanUp({ ...operator(), now: at(29) }, at(29));
    expect(await left()).toHaveLength(1);
    await cleanUp({ ...operator(), now: at(31) }, at(31));
    expect(await left()).toEqual([]);
  });
});

describe('a report of a mail server', () => {
  test('comes to the address of the application, and marks the email that it names', async () => {
    const { acme, made, id, taken, messageId } = await openSent();
    expect(taken?.from).toBe(addressOf(acme.id, made.id));
    expect(await comesBack(acme, made, report(messageId))).toBeNull();
    expect(await shown(acme, id)).toMatchObject({ status: 'failed', reason: 'unknown_mailbox' });
    expect(await failures(acme)).toMatchObject([{ email_id: id, reason: 'unknown_mailbox' }]);
    const [row] = await rowsOf(made.id);
    expect(row).toMatchObject({ kind: 'automatic' });
    const { emails } = await acme.showApplication(made);
    expect(emails.find(({ direction }) => direction === 'received')?.attachments).toEqual([]);
  });

  test.each([
    [{ status: '5.2.2' }, 'mailbox_full'],
    [{ status: '5.0.0', diagnostic: ' 5.7.1 Blocked' }, 'spam'],
    [{ status: '5.0.0', diagnostic: '' }, 'unavailable'],
    [{ status: 'nothing', diagnostic: '-5.1.1 No such user' }, 'unknown_mailbox'],
    [{ status: '5.1.1 (bad destination)' }, 'unknown_mailbox'],
    [{ action: 'FAILED' }, 'unknown_mailbox'],
  ])('says why: %j: %s', async (said, reason) => {
    const { acme, made, id, messageId } = await openSent();
    await comesBack(acme, made, report(messageId, said));
    expect(await shown(acme, id)).toMatchObject({ status: 'failed', reason });
  });

  test.each(['delayed', 'delivered', 'relayed', 'expanded', ''])(
    'that it is %s changes nothing',
    async (action) => {
      const { acme, made, id, messageId } = await openSent();
      await comesBack(acme, made, report(messageId, { action }));
      expect(await shown(acme, id)).toMatchObject({ status: 'sent' });
      expect(await failures(acme)).toEqual([]);
    },
  );

  test.each([
    ['of a message that was never sent', () => '<forged@recruiting.example>'],
    ['without a message', () => ''],
    ['of two messages', (id: string) => `${id} ${id}`],
    ['of a message without brackets', (id: string) => id.replaceAll(/[<>]/gu, '')],
    ['with a wildcard', () => '<%@recruiting.example>'],
  ])('%s changes nothing', async (_, forge) => {
    const { acme, made, id, messageId } = await openSent();
    await comesBack(acme, made, report(forge(messageId)));
    expect(await shown(acme, id)).toMatchObject({ status: 'sent' });
  });

  test('to the address of another application, or of another company, changes nothing', async () => {
    const { acme, id, messageId } = await openSent();
    const beside = await acme.apply({ files: [], email: newApplicant() });
    await comesBack(acme, beside, report(messageId));
    const other = await openCompany();
    await comesBack(
      other,
      await other.apply({ files: [], email: newApplicant() }),
      report(messageId),
    );
    expect(await shown(acme, id)).toMatchObject({ status: 'sent' });
    expect([...(await failures(acme)), ...(await failures(other))]).toEqual([]);
  });

  test('in an email of a person is their text, and no report', async () => {
    const { acme, made, id, messageId } = await openSent();
    const raw = report(messageId).replace(
      'multipart/report; report-type=delivery-status',
      'multipart/mixed',
    );
    await comesBack(acme, made, raw);
    expect(await shown(acme, id)).toMatchObject({ status: 'sent' });
  });
});

describe('an email that is given up', () => {
  test('after a day says so, with one event', async () => {
    const start = Date.UTC(2027, 0, 4, 10);
    setClock(start);
    const acme = await openCompany();
    const made = await acme.apply({ files: [], email: newApplicant() });
    const id = await write(acme, made);
    setClock(start + 2 * DAY_MS);
    const { pollMail } = await import('#mail/consumer.ts');
    const { services } = await import('../support/operator.ts');
    const { openSender } = await import('#platform/mail.ts');
    const withSender = { ...services, sender: openSender(smtp()) };
    await pollMail(withSender);
    await pollMail(withSender);
    expect(await shown(acme, id)).toMatchObject({ status: 'failed', reason: 'too_late' });
    const told = (await failures(acme)).filter(({ email_id: of }) => of === id);
    expect(told).toMatchObject([{ candidate_job_id: made.id, reason: 'too_late' }]);
  });

  test('as its mail server refuses it says so, with one event, also for every webhook', async () => {
    const acme = await openCompany();
    const made = await acme.apply({ files: [], email: `refused-550-${newApplicant()}` });
    const id = await write(acme, made);
    await deliver([{ id }, { id }], smtp());
    expect(await shown(acme, id)).toMatchObject({ status: 'failed', reason: 'unknown_mailbox' });
    expect(await failures(acme)).toMatchObject([{ email_id: id, reason: 'unknown_mailbox' }]);
  });
});

test('an email of a stage that comes back after its move was taken back is not sent again', async () => {
  setClock(Date.UTC(2027, 0, 4, 10));
  const acme = await openCompany();
  const email = newApplicant();
  const made = await acme.apply({ files: [], email });
  setClock(Date.UTC(2027, 0, 5, 10));
  const stage = await stageAt(acme, 1);
  await acme.recruiter('POST', `/api/candidate-job/update-stage-send-email/${made.id}/${stage}`);
  const [row] = await db.select().from(mails).where(eq(mails.applicationId, made.id));
  const id = row?.id ?? 0;
  expect(row?.stageId).toBe(stage);
  await deliver([{ id }], smtp());
  const [taken] = await mailbox(email);
  const ctx = tenantContext(operator(), acme.id, {
    userId: await acme.user('Recruiter'),
    clientId: 1,
  });
  await undoMove(ctx, made.id, { from: stage, to: made.stage_id });
  await take(returned(taken?.email.messageId ?? ''));
  expect(await shown(acme, id)).toMatchObject({ status: 'failed', reason: 'unknown_mailbox' });
  const retried = await acme.recruiter('POST', `/api/emails/retry/${id}`);
  expect(retried).toMatchObject({ status: 409, body: { code: 'email_tried' } });
  const operators = await retryFailedMails(
    operator(),
    { error: 'bounce', companyId: acme.id },
    false,
  );
  expect(operators).toMatchObject({ found: 1, queued: 0 });
  await expect(retryMail(operator(), id)).rejects.toMatchObject({ code: 'invalid_input' });
  expect(await shown(acme, id)).toMatchObject({ status: 'failed' });
});
