/** Mail as it arrives at a mail server we did not write, read by a program we did not write either. */
import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, inject, test } from 'vitest';
import { openMailQueue } from '#platform/mail-queue.ts';
import { openSender } from '#platform/mail.ts';
import { sendBySmtp } from '#platform/smtp.ts';
import { mails } from '#data/tables/mails.ts';
import type { EmailMessage } from '#lib/email-message.ts';
import { inviteUser } from '#operator/users/actions.ts';
import { openApiServices } from '#platform/services.ts';
import { publicContext } from '#http/context.ts';
import worker from '../../src/worker.ts';
import { hiddenFields, openBrowser } from '../support/browser.ts';
import { API } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { withPassword } from '../support/oauth.ts';
import { db } from '../support/operator.ts';
import { deliver, FROM, mailbox, putOff, withSmtp } from '../support/smtp.ts';
import type { SmtpSettings } from '../support/smtp.ts';
import { enMails } from '../support/english.ts';
import { withReader } from '../support/with-reader.ts';

const FORGOT = '/forgot-password';

/** Sends the form to a Worker with these bindings, and waits for what it does after its answer. */
async function forgot(email: string, bindings: Env): Promise<Response> {
  const browser = openBrowser();
  const fields = { ...hiddenFields(await browser.get(FORGOT), FORGOT), email };
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = new Request<unknown, IncomingRequestCfProperties>(`${API}${FORGOT}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'cf-connecting-ip': browser.address, cookie },
  });
  const execution = createExecutionContext();
  const response = await worker.fetch(request, bindings, execution);
  await waitOnExecutionContext(execution);
  return response;
}

const newAddress = (local = 'ada') => `${local}-${crypto.randomUUID()}@people.example`;

const plainLetter: EmailMessage = {
  messageId: '<one@recruiting.example>',
  date: new Date('2026-11-20T12:00:00Z'),
  to: 'ada@people.example',
  subject: 'A letter',
  text: 'A line.\n',
  headers: {},
};

function send(letter: Partial<EmailMessage>, settings: SmtpSettings = {}) {
  const sender = openSender(withSmtp(settings).env);
  return sender?.send({ ...plainLetter, ...letter });
}

describe('a forgotten password', () => {
  test('is answered by one mail to the account: from us, to nobody else, and no machine answers it', async () => {
    const { email, userId } = await withPassword(await openCompany(), 'Recruiter');
    const { env: bindings, queue } = withSmtp();
    expect((await forgot(email, bindings)).status).toBe(200);
    const [row] = await db.select().from(mails).where(eq(mails.userId, userId));
    expect(queue.messages).toEqual([{ body: { id: row?.id }, delaySeconds: 0 }]);

    const bodies = queue.messages.map(({ body }) => body);
    expect(await deliver(bodies, bindings)).toMatchObject({ explicitAcks: ['m0'] });
    // The same message once more, as queues do.
    await deliver(bodies, bindings);
    const [mail, ...others] = await mailbox(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ from: FROM.address, to: [email], name: 'recruiting.example' });
    expect(mail?.email).toMatchObject({
      from: FROM,
      to: [{ address: email }],
      subject: enMails.reset_password.subject,
    });
    expect(mail?.email.text).toMatch(new RegExp(`^${API}/reset-password\\?link=[\\w-]{43}$`, 'mu'));
    const headers = Object.fromEntries(
      mail?.email.headers.map(({ key, value }) => [key, value]) ?? [],
    );
    expect(headers['auto-submitted']).toBe('auto-generated');
    expect(Object.keys(headers)).not.toContain('bcc');
    const [sent] = await db.select().from(mails).where(eq(mails.userId, userId));
    expect(sent).toMatchObject({ status: 'sent', attempts: 1, error: null, nextAttemptAt: null });
    expect(mail?.email.messageId).toBe(sent?.messageId);
    expect(sent?.messageId).toMatch(/^<[\w-]{36}@recruiting\.example>$/u);
  });

  test('of an unknown account wakes the sender too, who finds nothing', async () => {
    const email = newAddress();
    const { env: bindings, queue } = withSmtp();
    expect((await forgot(email, bindings)).status).toBe(200);
    expect(queue.messages).toEqual([{ body: { id: expect.any(Number) }, delaySeconds: 0 }]);
    await deliver([queue.messages[0]?.body], bindings);
    expect(await mailbox(email)).toEqual([]);
  });

  test('is answered by the tick of the clock where the queue refuses', async () => {
    await putOff();
    const { email } = await withPassword(await openCompany(), 'Viewer');
    const { env: bindings } = withSmtp();
    bindings.MAIL = { send: () => Promise.reject(new Error('Too many.')) } as unknown as Queue;
    expect((await forgot(email, bindings)).status).toBe(200);
    expect(await mailbox(email)).toEqual([]);
    const execution = createExecutionContext();
    await worker.scheduled(createScheduledController(), bindings, execution);
    await waitOnExecutionContext(execution);
    expect(await mailbox(email)).toHaveLength(1);
  });
});

test('an invitation arrives, from a company of any script', async () => {
  const name =
    'Größe & Söhne 株式会社 «Ёлка» — بيت 🎉 with a name that needs more than a single line';
  const { subdomain } = await openCompany({ name });
  const { env: bindings, queue } = withSmtp();
  const waiting: Promise<unknown>[] = [];
  const services = openApiServices(withReader(bindings), {
    waitUntil: (work) => waiting.push(work),
  });
  const email = newAddress();
  const ctx = publicContext(services, new Date());
  const { link } = await inviteUser(ctx, { company: subdomain, email, role: 'Recruiter' });
  await Promise.all(waiting);
  await deliver([queue.messages[0]?.body], bindings);
  const [mail] = await mailbox(email);
  expect(mail?.email.subject).toBe(`Invitation to ${name}`);
  expect(mail?.email.text).toContain(name);
  expect(mail?.email.text).toContain(link);
  // Nothing but ASCII travels, on lines every relay takes.
  expect(mail?.raw).toMatch(/^[\r\n\t -~]*$/u);
  for (const line of mail?.raw.split('\r\n') ?? []) expect(line.length).toBeLessThanOrEqual(78);
});

// A polite server waits a moment before it greets, so these wait together.
describe.concurrent('a letter', () => {
  test.each([
    ['ASCII', 'Invitation to Acme, Inc.'],
    ['what looks encoded', '=?UTF-8?B?8J+Oiw==?= and more'],
    ['German', 'Einladung zum Gespräch über die Ausbildung: Größe und Maß'],
    ['Japanese', '面接のご案内：株式会社サンプルの採用担当より、日程のご連絡です'],
    ['Arabic', 'دعوة لإجراء مقابلة عمل في شركة المثال'],
    ['Hindi', 'साक्षात्कार के लिए निमंत्रण'],
    ['emoji of several parts', '👩🏽‍💻 '.repeat(20).trim()],
    ['a long one', 'word '.repeat(60).trim()],
    ['nothing', ''],
  ])('has its subject in %s', async (_, subject) => {
    const to = newAddress();
    expect(await send({ to, subject })).toMatchObject({ is: 'sent' });
    const [mail] = await mailbox(to);
    expect(mail?.email.subject ?? '').toBe(subject);
  });

  test.each([
    ['lines that begin with dots', '.\n..\n...three\n.hidden\nand on\n.\n'],
    ['long lines', `${'A line that goes on. '.repeat(200)}\n${'x'.repeat(5000)}\n`],
    ['long lines without ASCII', `${'長い行。'.repeat(500)}\n`],
    ['spaces at the ends of lines', 'a \nb\t\n \n\nc  \n'],
    ['what looks encoded', '=3D =\n=20 a=b?link=abc\n'],
    ['characters beyond the plane', 'Zoë 👩🏽‍💻 𝒳 \u{10ffff}\n'],
    ['what looks like a command', 'QUIT\nRSET\nFrom nobody\n--boundary\n'],
  ])('keeps %s', async (_, text) => {
    const to = newAddress();
    expect(await send({ to, text })).toMatchObject({ is: 'sent' });
    const [mail] = await mailbox(to);
    expect(mail?.email.text).toBe(text);
  });

  test('takes any line break for one, and ends with one', async () => {
    const to = newAddress();
    await send({ to, text: 'a\rb\r\nc\nd' });
    const [mail] = await mailbox(to);
    expect(mail?.email.text).toBe('a\nb\nc\nd\n');
  });

  test.each([
    ['Ada Lovelace', 'ada@acme.example'],
    ['Ada "The Countess" \\ King, <of> Lovelace', 'ada@acme.example'],
    ['Ādā Łóvelace, 採用担当', 'ada.lovelace+jobs@acme.example'],
    [undefined, 'ada@acme.example'],
  ])('is answered to %j', async (name, email) => {
    const to = newAddress();
    await send({ to, replyTo: { name, email } });
    const [mail] = await mailbox(to);
    expect(mail?.email.replyTo).toMatchObject([{ name: name ?? '', address: email }]);
    expect(mail?.to).toEqual([to]);
  });

  test('has our Message-ID and the date it was written, on every attempt', async () => {
    const to = newAddress();
    await send({ to });
    await send({ to });
    const [first, second] = await mailbox(to);
    expect(first?.email).toMatchObject({
      messageId: plainLetter.messageId,
      date: plainLetter.date.toISOString(),
    });
    const withoutTrace = (raw = '') => raw.replace(/^Received:.*(?:\r\n[ \t].*)*\r\n/gmu, '');
    expect(withoutTrace(first?.raw)).toBe(withoutTrace(second?.raw));
  });

  test('comes from an address without a name, and from a name in any script', async () => {
    const to = newAddress();
    await send({ to }, { MAIL_FROM: 'jobs@acme.example' });
    await send({ to }, { MAIL_FROM: 'Jobbörse 求人 <jobs@acme.example>' });
    const [bare, named] = await mailbox(to);
    expect(bare?.email.from).toEqual({ name: '', address: 'jobs@acme.example' });
    expect(named?.email.from).toEqual({ name: 'Jobbörse 求人', address: 'jobs@acme.example' });
    expect(named?.name).toBe('acme.example');
  });
});

describe.concurrent('a mail server', () => {
  test.each([
    ['refused-550', { is: 'refused', code: 'smtp recipient 550 5.1.1' }],
    ['refused-553', { is: 'refused', code: 'smtp recipient 553 5.1.1' }],
    ['refused-421', { is: 'later', code: 'smtp recipient 421 5.1.1' }],
    ['refused-450', { is: 'later', code: 'smtp recipient 450 5.1.1' }],
    ['refused-452', { is: 'later', code: 'smtp recipient 452 5.1.1' }],
  ])('that says %s is told about by its code, which names nobody', async (local, delivery) => {
    expect(await send({ to: newAddress(local) })).toEqual(delivery);
  });

  test('is signed in to by name and password', async () => {
    const to = newAddress();
    await send({ to }, { SMTP_USER: 'ada', SMTP_PASSWORD: 'right' });
    expect(await mailbox(to)).toMatchObject([{ user: 'ada' }]);
  });

  test('that does not know us refuses no letter by it', async () => {
    const to = newAddress();
    const wrong = { SMTP_USER: 'ada', SMTP_PASSWORD: 'wrong' };
    expect(await send({ to }, wrong)).toEqual({ is: 'later', code: 'smtp auth 535 5.7.8' });
    expect(await mailbox(to)).toEqual([]);
  });

  test.each([
    ['offers no TLS', 'plain', 'starttls', 'smtp tls'],
    ['has a certificate that is not trusted', 'untrusted', 'starttls', 'smtp tls'],
    ['does not speak TLS at once', 'plain', 'tls', 'smtp connect'],
    ['hangs up', 'rude', 'none', 'smtp connect'],
  ] as const)('that %s gets nothing, and is tried later', async (_, server, security, code) => {
    const to = newAddress();
    const settings = {
      SMTP_PORT: String(inject('smtp')[server]),
      SMTP_SECURE: security,
      SMTP_USER: 'ada',
      SMTP_PASSWORD: 'right',
    };
    expect(await send({ to }, settings)).toEqual({ is: 'later', code });
    expect(await mailbox(to)).toEqual([]);
  });

  test('that says nothing more is left when its time is over', async () => {
    const { host, silent: port } = inject('smtp');
    const from = { email: FROM.address };
    const signal = AbortSignal.timeout(50);
    const server = { host, port, security: 'none', credentials: null } as const;
    const delivery = await sendBySmtp(server, from, plainLetter, signal);
    expect(delivery).toEqual({ is: 'later', code: 'smtp connect' });
    expect(signal.aborted).toBe(true);
  });

  test('that is not there is tried later', async () => {
    expect(await send({}, { SMTP_PORT: '1' })).toEqual({ is: 'later', code: 'smtp connect' });
  });
});

describe('the configuration', () => {
  test.each<[string, Partial<SmtpSettings> & { MAIL_TRANSPORT?: string }]>([
    ['no host', { SMTP_HOST: '' }],
    ['no port', { SMTP_PORT: '' }],
    ['a port that is none', { SMTP_PORT: '99999' }],
    ['an unknown security', { SMTP_SECURE: 'maybe' }],
    ['a user without a password', { SMTP_USER: 'ada' }],
    ['a sender that is no address', { MAIL_FROM: 'nobody' }],
    ['a sender of two lines', { MAIL_FROM: 'a\r\nBcc: b@c.example <a@b.example>' }],
    ['an unknown transport', { MAIL_TRANSPORT: 'pigeon' }],
  ])('with %s sends nothing, and says so', async (_, settings) => {
    const sender = openSender({ ...withSmtp().env, ...settings });
    expect(await sender?.send(plainLetter)).toEqual({ is: 'later', code: 'not_configured' });
  });

  test.each(['outbox', ''])('%j lets nothing leave, and wakes nobody', async (transport) => {
    const { env: bindings, queue } = withSmtp();
    const settings = { ...bindings, MAIL_TRANSPORT: transport };
    const mail = openMailQueue(settings);
    await mail.enqueue(1);
    expect(openSender(settings)).toBeNull();
    expect(queue.messages).toEqual([]);
  });
});

describe('the binding of the platform', () => {
  const cloudflare = { ...env, MAIL_TRANSPORT: 'cloudflare' };

  test('takes a letter, and makes its Message-ID', async () => {
    const sent = await openSender(cloudflare)?.send({
      ...plainLetter,
      replyTo: { name: 'Ada', email: 'ada@acme.example' },
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    expect(sent).toEqual({
      is: 'sent',
      messageId: expect.stringMatching(/^<.+@recruiting\.example>$/u),
    });
  });

  test('is given every field by its name, and no header that it makes itself', async () => {
    const given: unknown[] = [];
    const binding = {
      send(message: unknown) {
        given.push(message);
        return Promise.resolve({ messageId: '<theirs@recruiting.example>' });
      },
    };
    const replyTo = { name: 'Ada', email: 'ada@acme.example' };
    const headers = { 'Auto-Submitted': 'auto-generated' };
    await openSender({ ...cloudflare, EMAIL: binding })?.send({
      ...plainLetter,
      replyTo,
      headers,
    });
    expect(given).toEqual([
      {
        from: { name: 'Recruiting', email: FROM.address },
        to: plainLetter.to,
        subject: plainLetter.subject,
        text: plainLetter.text,
        replyTo,
        headers,
      },
    ]);
  });

  test('is given a calendar as an attachment that says what it asks', async () => {
    const given: unknown[] = [];
    const binding = {
      send(message: unknown) {
        given.push(message);
        return Promise.resolve({ messageId: '<theirs@recruiting.example>' });
      },
    };
    const calendar = { method: 'REQUEST', text: 'BEGIN:VCALENDAR\r\n面談' } as const;
    const letter = { ...plainLetter, calendar };
    await openSender({ ...cloudflare, EMAIL: binding })?.send(letter);
    const content = new TextEncoder().encode(calendar.text);
    const type = 'text/calendar; charset=utf-8; method=REQUEST';
    expect(given).toMatchObject([
      { attachments: [{ disposition: 'attachment', filename: 'invite.ics', type, content }] },
    ]);
    // The platform's own stand-in takes it too.
    const sent = await openSender(cloudflare)?.send(letter);
    expect(sent).toMatchObject({ is: 'sent' });
  });

  test.each([
    ['E_RATE_LIMIT_EXCEEDED', { is: 'later', code: 'E_RATE_LIMIT_EXCEEDED' }],
    ['E_DAILY_LIMIT_EXCEEDED', { is: 'later', code: 'E_DAILY_LIMIT_EXCEEDED' }],
    ['E_INTERNAL_SERVER_ERROR', { is: 'later', code: 'E_INTERNAL_SERVER_ERROR' }],
    ['E_DELIVERY_FAILED', { is: 'later', code: 'E_DELIVERY_FAILED' }],
    ['E_VALIDATION_ERROR', { is: 'refused', code: 'E_VALIDATION_ERROR' }],
    ['E_RECIPIENT_SUPPRESSED', { is: 'refused', code: 'E_RECIPIENT_SUPPRESSED' }],
    ['E_SENDER_NOT_VERIFIED', { is: 'refused', code: 'E_SENDER_NOT_VERIFIED' }],
    ['ada@people.example', { is: 'later', code: 'cloudflare' }],
    [undefined, { is: 'later', code: 'cloudflare' }],
  ])('that throws %s', async (code, delivery) => {
    const error = Object.assign(new Error('<ada@people.example> no'), { code });
    const EMAIL = { send: () => Promise.reject(error) } as SendEmail;
    expect(await openSender({ ...cloudflare, EMAIL })?.send(plainLetter)).toEqual(delivery);
  });
});
