/** Sending mail from the outbox: once, at its times, and only what may be sent (design: at least once by the queue, once by the row). */
import { createMessageBatch, createExecutionContext, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDb } from '#platform/db.ts';
import type { MailQueue } from '#platform/mail-queue.ts';
import { openSender } from '#platform/mail.ts';
import type { Sender } from '#platform/mail.ts';
import type { BackgroundServices } from '#platform/background-services.ts';
import { sendUnaudited } from '#data/commit.ts';
import { runBatch, runPlan } from '#data/query-plan.ts';
import { mails, mailSuppressions } from '#data/tables/mails.ts';
import { users } from '#data/tables/users.ts';
import { publicContext } from '#http/context.ts';
import { listMails, outgoingMail, readMail, retryMail } from '#mail/actions/outbox.ts';
import { suppressAddress, unsuppressAddress } from '#mail/actions/suppressions.ts';
import type { MailAbout } from '#mail/actions/outbox.ts';
import { findAwaitingMail, releaseMail } from '#mail/actions/awaiting.ts';
import { consumeMail, pollMail } from '#mail/consumer.ts';
import type { WrittenMail } from '#mail/schemas.ts';
import { dueMails } from '#mail/store/outbox.ts';
import type { Delivery, EmailMessage } from '#lib/email-message.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import { openVault } from '#lib/vault.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { CONNECTION_LOST, d1Error, watched } from '../support/d1.ts';
import { db, operator, services } from '../support/operator.ts';
import { retryWaits } from '../support/retry-waits.ts';
import { putOff } from '../support/smtp.ts';

const SENT: Delivery = { is: 'sent', messageId: '<theirs@mail.example>' };
const LATER: Delivery = { is: 'later', code: 'smtp connect' };
const REFUSED: Delivery = { is: 'refused', code: 'smtp recipient 550 5.1.1' };

/** Whoever takes letters, and says to each what comes next; to all others that it is sent. */
function openOffice(answers: Delivery[] = [], given: Partial<BackgroundServices> = {}) {
  const letters: EmailMessage[] = [];
  const wakes: { id: number; delaySeconds: number }[] = [];
  const sender: Sender = {
    domain: 'recruiting.example',
    send(letter) {
      letters.push(letter);
      return Promise.resolve(answers.shift() ?? { is: 'sent', messageId: letter.messageId });
    },
  };
  const mail: MailQueue = {
    isSending: true,
    enqueue(id, delaySeconds = 0) {
      wakes.push({ id, delaySeconds });
      return Promise.resolve();
    },
  };
  return { services: { ...services, sender, mail, ...given }, letters, wakes };
}

type Office = ReturnType<typeof openOffice>;

/** Hands messages to the consumer, and answers what it said to each. */
async function deliver(office: { services: BackgroundServices }, ...bodies: unknown[]) {
  const messages = bodies.map((body, index) => ({
    id: `m${index}`,
    timestamp: new Date(),
    attempts: 1,
    body,
  }));
  const batch = createMessageBatch('recruiting-mail', messages);
  await consumeMail(office.services, batch);
  return getQueueResult(batch, createExecutionContext());
}

async function write(
  mail: Partial<WrittenMail> = {},
  about: Partial<MailAbout> = {},
): Promise<number> {
  const ctx = operator();
  const whole = { to: newAddress(), subject: 'A mail', text: 'A line.\n', frame, ...mail };
  const { id, row } = outgoingMail(ctx, whole, { kind: 'test', ...about });
  await runBatch(ctx, [row]);
  return id;
}

/** Of the service, in English. */
const frame = { language: 'en', from: 'service' } as const;

const newAddress = () => `ada-${crypto.randomUUID()}@people.example`;

async function rowOf(id: number) {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row;
}

describe('a mail', () => {
  test('is sent as it was written, and its row says so', async () => {
    const office = openOffice();
    const to = newAddress();
    const replyTo = { name: 'Ada Lovelace', email: 'ada@acme.example' };
    const id = await write({ to, replyTo, subject: 'Grüße', text: 'Line\n' });
    const createdAt = (await rowOf(id))?.createdAt;
    await deliver(office, { id });
    expect(office.letters).toEqual([
      {
        messageId: expect.stringMatching(/^<[\w-]{36}@recruiting\.example>$/u),
        date: createdAt,
        to,
        replyTo,
        subject: 'Grüße',
        text: 'Line\n\n-- \nRecruiting\n',
        html: expect.stringMatching(/^<!doctype html>[^]*<p>Line<\/p>/u),
        headers: {},
      },
    ]);
    expect(await rowOf(id)).toMatchObject({
      status: 'sent',
      attempts: 1,
      error: null,
      nextAttemptAt: null,
      sentAt: expect.any(Date),
      messageId: office.letters[0]?.messageId,
    });
    expect(office.wakes).toEqual([]);
  });

  test('of nobody is not answered by machines (RFC 3834, 5)', async () => {
    const office = openOffice();
    await deliver(office, { id: await write() });
    expect(office.letters[0]?.headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
  });

  test('goes to the address its account has by now', async () => {
    const office = openOffice();
    const userId = await (await openCompany()).user('Viewer');
    const id = await write({ to: null }, { userId });
    const email = newAddress();
    await db.update(users).set({ email, emailKey: email }).where(eq(users.id, userId));
    await deliver(office, { id });
    expect(office.letters[0]?.to).toBe(email);
  });

  test('keeps the Message-ID the service gave it, where that makes its own', async () => {
    const id = await write();
    await deliver(openOffice([SENT]), { id });
    expect((await rowOf(id))?.messageId).toBe('<theirs@mail.example>');
  });

  test('is enqueued after its commit', async () => {
    const office = openOffice();
    const ctx = publicContext(office.services, new Date());
    const mail = outgoingMail(
      ctx,
      { to: newAddress(), subject: 'A mail', text: 'a\nb\n', frame },
      { kind: 'test' },
    );
    await sendUnaudited(ctx, { writes: [], mails: [mail] });
    expect(office.wakes).toEqual([{ id: mail.id, delaySeconds: 0 }]);
  });

  test('is printed on a development machine when it goes out, as it is sent, and not before', async () => {
    const printed = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => printed.mockRestore());
    const sender = openSender({ ...env, MAIL_TRANSPORT: 'terminal' });
    const office = openOffice([], { sender });
    const ctx = publicContext(office.services, new Date());
    const mail = { to: newAddress(), subject: 'A mail', text: 'a\nb\n', frame };
    const dueAt = new Date(ctx.now.getTime() + DAY_MS);
    const waiting = outgoingMail(ctx, mail, { kind: 'test', dueAt });
    await sendUnaudited(ctx, { writes: [], mails: [waiting] });
    await deliver(office, { id: waiting.id });
    expect(printed).not.toHaveBeenCalled();
    setClock(dueAt);
    await deliver(office, { id: waiting.id });
    const [[text] = []] = printed.mock.calls;
    expect(text).toMatch(/^\n {2}Mail to ada-\S+, \d\d:\d\d:\d\d UTC: A mail\n\n {4}a\n {4}b\n/u);
    expect(await rowOf(waiting.id)).toMatchObject({ status: 'sent' });
  });

  test.each([
    ['in the past', -5000, [0]],
    ['in a moment', 1, [1]],
    ['in a minute', MINUTE_MS, [60]],
    ['in a day', DAY_MS, [86_400]],
    ['later than a queue can wait', DAY_MS + 1, []],
  ])('that is due %s is enqueued with that delay', async (_, afterMs, expected) => {
    const office = openOffice();
    const ctx = publicContext(office.services, new Date());
    const dueAt = new Date(ctx.now.getTime() + afterMs);
    const mail = { to: newAddress(), subject: 'A mail', text: 'A line.\n', frame };
    const outgoing = outgoingMail(ctx, mail, { kind: 'test', dueAt });
    await sendUnaudited(ctx, { writes: [], mails: [outgoing] });
    expect(office.wakes.map(({ delaySeconds }) => delaySeconds)).toEqual(expected);
    expect((await rowOf(outgoing.id))?.nextAttemptAt).toEqual(dueAt);
  });

  test('that waited is sent with the paragraph that is inserted', async () => {
    const { id: companyId } = await openCompany();
    for (const [paragraph, text] of [
      ['Here.', 'Hello,\n\nHere.\n\nbye'],
      [null, 'Hello,\n\nbye'],
    ] as const) {
      const office = openOffice();
      const ctx = publicContext(office.services, new Date());
      const insertion = { at: 8, language: 'en', company: 'Acme' };
      const mail = { to: newAddress(), subject: 'A mail', text: 'Hello,\n\nbye', frame, insertion };
      const dedupeKey = crypto.randomUUID();
      const dueAt = new Date(ctx.now.getTime() + MINUTE_MS);
      const outgoing = outgoingMail(ctx, mail, { kind: 'test', companyId, dueAt, dedupeKey });
      await runBatch(ctx, [outgoing.row]);
      const key = { companyId: sql.raw(String(companyId)), kind: 'test', dedupeKey };
      const awaiting = await runPlan(ctx, findAwaitingMail(ctx, key));
      const released = releaseMail(ctx, awaiting ?? expect.fail('It does not wait.'), {
        write: (known) => {
          expect(known).toEqual(insertion);
          return paragraph;
        },
        condition: sql`true`,
      });
      await sendUnaudited(ctx, { writes: [], mails: released ? [released] : [] });
      await deliver(office, ...office.wakes);
      const [sent = ''] = office.letters.map((letter) => letter.text.split('\n\n-- \n')[0]);
      expect(sent).toBe(text);
      // It waits no more.
      expect(await runPlan(ctx, findAwaitingMail(ctx, key))).toBeNull();
    }
  });

  test('rests where nothing leaves', async () => {
    const id = await write();
    await deliver({ services }, { id });
    await pollMail(services);
    expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 0 });
    expect(await readMail(operator(), id)).toMatchObject({ subject: 'A mail' });
  });
});

describe('once', () => {
  test('of twenty consumers at once one sends', async () => {
    const office = openOffice();
    const id = await write();
    await Promise.all(Array.from({ length: 20 }, () => deliver(office, { id })));
    expect(office.letters).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 1 });
  });

  test('of twenty messages in one batch, and a tick beside them, one sends', async () => {
    const office = openOffice();
    const id = await write();
    await putOff([id]);
    const bodies = Array.from({ length: 20 }, () => ({ id }));
    await Promise.all([deliver(office, ...bodies), pollMail(office.services)]);
    expect(office.letters).toHaveLength(1);
  });

  test('a message that comes again later finds nothing to send', async () => {
    for (const answer of [SENT, REFUSED]) {
      const office = openOffice([answer]);
      const id = await write();
      await deliver(office, { id });
      await deliver(office, { id });
      expect(office.letters).toHaveLength(1);
    }
  });

  test('two mails with one key are one, in their company and kind', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const key = { dedupeKey: crypto.randomUUID() };
    const first = await write({}, { ...key, companyId: acme.id });
    const second = await write({}, { ...key, companyId: acme.id });
    const ofOther = await write({}, { ...key, companyId: globex.id });
    const ofKind = await write({}, { ...key, companyId: acme.id, kind: 'other' });
    const rows = await db
      .select({ id: mails.id })
      .from(mails)
      .where(inArray(mails.id, [first, second, ofOther, ofKind]));
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([first, ofOther, ofKind]));
    expect(rows).toHaveLength(3);
    const office = openOffice();
    await deliver(office, { id: second });
    expect(office.letters).toEqual([]);
  });

  test('two mails without a key are two', async () => {
    const ids = [await write(), await write()];
    expect(await db.select().from(mails).where(inArray(mails.id, ids))).toHaveLength(2);
  });

  test('a mark the store does not take at first is made all the same', async () => {
    const id = await write();
    // The turn, the claim, the suppression, and then the mark: twice in vain.
    const d1 = watched(env.DB, (_, count) => {
      if (count === 4 || count === 5) throw d1Error(CONNECTION_LOST);
    });
    const office = openOffice([], { db: openDb(d1) });
    await deliver(office, { id });
    expect(office.letters).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ status: 'sent' });
  });
});

describe('trouble', () => {
  test('that passes is waited out for 10 s, 60 s and 300 s, then hourly for a day', async () => {
    const office = openOffice(Array.from({ length: retryWaits.length + 1 }, () => LATER));
    const start = Date.now();
    setClock(start);
    const id = await write();
    let at = start;
    for (const [index, delaySeconds] of retryWaits.entries()) {
      setClock(at);
      await deliver(office, { id });
      expect(office.wakes.at(-1)).toEqual({ id, delaySeconds });
      expect(await rowOf(id)).toMatchObject({
        status: 'queued',
        attempts: index + 1,
        error: 'smtp connect',
        nextAttemptAt: new Date(at + delaySeconds * 1000),
        sentAt: null,
      });
      at += delaySeconds * 1000;
      setClock(at - 1);
      await deliver(office, { id });
      expect(office.letters).toHaveLength(index + 1);
    }
    setClock(at);
    await deliver(office, { id });
    expect(await rowOf(id)).toMatchObject({
      status: 'failed',
      attempts: retryWaits.length + 1,
      error: 'smtp connect',
      nextAttemptAt: null,
    });
    expect(office.wakes).toHaveLength(retryWaits.length);
    setClock(at + DAY_MS);
    await deliver(office, { id });
    expect(office.letters).toHaveLength(retryWaits.length + 1);
    expect(new Set(office.letters.map(({ messageId }) => messageId)).size).toBe(1);
    expect(new Set(office.letters.map(({ date }) => date.getTime())).size).toBe(1);
  });

  test('that passes is forgotten once the mail is sent', async () => {
    const office = openOffice([LATER]);
    const start = Date.now();
    setClock(start);
    const id = await write();
    await deliver(office, { id });
    setClock(start + 10_000);
    await deliver(office, { id });
    expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 2, error: null });
  });

  test('that does not pass ends it at once', async () => {
    const office = openOffice([REFUSED]);
    const id = await write();
    await deliver(office, { id });
    expect(await rowOf(id)).toMatchObject({
      status: 'failed',
      attempts: 1,
      error: REFUSED.is === 'refused' && REFUSED.code,
      nextAttemptAt: null,
    });
    expect(office.wakes).toEqual([]);
  });

  test('of a queue that takes no message leaves the mail to the clock', async () => {
    const start = Date.now();
    setClock(start);
    const office = openOffice([LATER]);
    office.services.mail.enqueue = () => Promise.reject(new Error('Too many.'));
    const id = await write();
    await deliver(office, { id });
    setClock(start + 10_000);
    await putOff([id]);
    await pollMail(office.services);
    expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 2 });
  });

  /** Takes the mail up, and ends with it in hand. */
  async function crash(id: number): Promise<void> {
    const office = openOffice();
    const { sender } = office.services;
    if (sender) sender.send = () => Promise.reject(new Error('The end.'));
    await deliver(office, { id });
  }

  test('that ends the process leaves the mail to others after two minutes', async () => {
    const start = Date.now();
    setClock(start);
    const id = await write();
    await crash(id);
    expect(await rowOf(id)).toMatchObject({ status: 'sending', attempts: 1 });
    const messageId = (await rowOf(id))?.messageId;
    const office = openOffice();
    setClock(start + 2 * MINUTE_MS - 1);
    await deliver(office, { id });
    expect(office.letters).toEqual([]);
    setClock(start + 2 * MINUTE_MS);
    await deliver(office, { id });
    expect(office.letters).toMatchObject([{ messageId }]);
    expect(await rowOf(id)).toMatchObject({ status: 'sent' });
  });

  test('that ends the process every time ends the mail too', async () => {
    const id = await write();
    const start = Date.now();
    for (let attempt = 0; attempt < 4; attempt++) {
      setClock(start + attempt * 2 * MINUTE_MS);
      await crash(id);
      expect(await rowOf(id)).toMatchObject({ status: 'sending', nextAttemptAt: expect.any(Date) });
    }
    const office = openOffice();
    setClock(start + 8 * MINUTE_MS);
    await putOff([id]);
    await deliver(office, { id });
    await pollMail(office.services);
    expect(office.letters).toEqual([]);
    expect(await rowOf(id)).toMatchObject({
      status: 'failed',
      error: 'interrupted',
      nextAttemptAt: null,
    });
  });

  test.each([
    ['has sent it', () => deliver, { status: 'sent', error: null }],
    [
      'has it in hand',
      () =>
        (_: Office, { id }: { id: number }) =>
          crash(id),
      { status: 'sending' },
    ],
  ])('of who was slow changes nothing once the next one %s', async (_, next, after) => {
    const start = Date.now();
    setClock(start);
    const id = await write();
    const slow = openOffice();
    let answer: ((delivery: Delivery) => void) | undefined;
    const { sender } = slow.services;
    if (sender) {
      sender.send = () =>
        new Promise((resolve) => {
          answer = resolve;
        });
    }
    const first = deliver(slow, { id });
    await expect.poll(() => answer).toBeDefined();
    setClock(start + 2 * MINUTE_MS);
    await next()(openOffice(), { id });
    answer?.(REFUSED);
    await first;
    expect(await rowOf(id)).toMatchObject(after);
  });
});

describe('what is not sent', () => {
  test.each<[string, Partial<WrittenMail>, string]>([
    ['a subject of two lines', { subject: 'a\r\nBcc: eve@evil.example' }, 'header_injection'],
    ['a subject with a line feed', { subject: 'a\nb' }, 'header_injection'],
    ['a subject with a return', { subject: 'a\rb' }, 'header_injection'],
    ['a subject with U+0000', { subject: 'a\0b' }, 'header_injection'],
    [
      'an address of two lines',
      { to: 'a@b.example\r\nRCPT TO:<eve@evil.example>' },
      'header_injection',
    ],
    ['an address with U+0000', { to: 'a\0@b.example' }, 'header_injection'],
    [
      'an answer to two lines',
      { replyTo: { email: 'a@b.example\nBcc: eve@evil.example' } },
      'header_injection',
    ],
    [
      'an answer to a name of two lines',
      { replyTo: { name: 'a\r\nBcc: eve@evil.example', email: 'a@b.example' } },
      'header_injection',
    ],
    ['two addresses', { to: 'a@b.example,eve@evil.example' }, 'bad_address'],
    ['two addresses in one', { to: 'a,eve@evil.example' }, 'bad_address'],
    ['brackets', { to: '<a@b.example>' }, 'bad_address'],
    ['a space', { to: 'a b@c.example' }, 'bad_address'],
    ['a quoted name', { to: '"a"@c.example' }, 'bad_address'],
    ['no address', { to: 'nobody' }, 'bad_address'],
    ['an empty one', { to: '' }, 'bad_address'],
    ['a name that is not ASCII', { to: 'zoë@people.example' }, 'bad_address'],
    ['an answer to nobody', { replyTo: { email: 'nobody' } }, 'bad_address'],
    ['an account that is gone', { to: null }, 'no_address'],
  ])('%s: refused before anybody is asked', async (_, mail, error) => {
    const office = openOffice();
    const id = await write(mail);
    await deliver(office, { id });
    expect(office.letters).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: 'failed', attempts: 1, error });
  });

  test('what was sealed with another key', async () => {
    const office = openOffice();
    const sealed = openVault('another secret, which is long enough').seal('mail', '{}');
    const id = await write();
    await db.update(mails).set({ sealed }).where(eq(mails.id, id));
    await deliver(office, { id });
    expect(await rowOf(id)).toMatchObject({ status: 'failed', error: 'sealed' });
    // The list has the newest emails; tests that set the clock ahead have written newer ones.
    await db.delete(mails).where(gt(mails.id, id));
    expect((await listMails(operator())).find((mail) => mail.id === id)).toMatchObject({
      status: 'failed',
      error: 'sealed',
      subject: '(encrypted with another key)',
    });
    await expect(readMail(operator(), id)).rejects.toMatchObject({ code: 'mail_sealed' });
  });

  test('a domain of any script is spelled in ASCII, and written to', async () => {
    const office = openOffice();
    await deliver(office, { id: await write({ to: 'ada@bücher.example' }) });
    expect(office.letters).toMatchObject([{ to: 'ada@xn--bcher-kva.example' }]);
  });

  test('what is a day late', async () => {
    const start = Date.now();
    setClock(start);
    const [old, young] = [await write(), await write()];
    await db
      .update(mails)
      .set({ nextAttemptAt: new Date(start + 1) })
      .where(eq(mails.id, young));
    const office = openOffice();
    setClock(start + DAY_MS);
    await putOff([old, young]);
    await deliver(office, { id: old });
    await pollMail(office.services);
    expect(office.letters).toHaveLength(1);
    expect(await rowOf(old)).toMatchObject({ status: 'failed', error: 'too_late', attempts: 0 });
    expect(await rowOf(young)).toMatchObject({ status: 'sent' });
  });

  test('mail to a suppressed address, however it is spelled, until it is one no more', async () => {
    const to = newAddress();
    await suppressAddress(operator(), ` ${to.toUpperCase()} `, 'bounced');
    await suppressAddress(operator(), to, 'asked us to');
    const office = openOffice();
    const ids = [await write({ to }), await write({ to: to.toUpperCase() })];
    await deliver(office, ...ids.map((id) => ({ id })));
    expect(office.letters).toEqual([]);
    for (const id of ids) {
      expect(await rowOf(id)).toMatchObject({
        status: 'suppressed',
        error: null,
        nextAttemptAt: null,
      });
    }
    const rows = await db.select().from(mailSuppressions);
    expect(rows).toContainEqual({
      addressHash: expect.stringMatching(/^[\w-]{43}$/u),
      reason: 'asked us to',
      createdAt: expect.any(Date),
    });
    expect(JSON.stringify(rows)).not.toContain(to.split('@')[0]);

    expect(await unsuppressAddress(operator(), to)).toEqual({ address: to, reason: 'asked us to' });
    await expect(unsuppressAddress(operator(), to)).rejects.toMatchObject({ code: 'not_found' });
    const [id = 0] = ids;
    expect(await retryMail(operator(), id)).toEqual({ id, status: 'queued' });
    await deliver(office, { id });
    expect(office.letters).toHaveLength(1);
  });

  test.each([
    ['address', 'nobody', 'bounced'],
    ['address', 'a@b\r\nc.example', 'bounced'],
    ['reason', 'a@b.example', '  '],
    ['reason', 'a@b.example', 'x'.repeat(201)],
  ])('and an operator is told which %s cannot be suppressed', async (field, address, reason) => {
    await expect(suppressAddress(operator(), address, reason)).rejects.toMatchObject({
      errors: { [field]: [expect.any(String)] },
    });
  });
});

describe('mail retry', () => {
  test('sends what failed, as if it were new', async () => {
    const id = await write();
    await deliver(openOffice([REFUSED]), { id });
    await retryMail(operator(), id);
    expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 0, error: null });
    const office = openOffice();
    await putOff([id]);
    await pollMail(office.services);
    expect(office.letters).toHaveLength(1);
  });

  test('sends what came too late, and what waited from before mail was sent', async () => {
    const id = await write();
    await db.update(mails).set({ nextAttemptAt: null }).where(eq(mails.id, id));
    await retryMail(operator(), id);
    const office = openOffice();
    await deliver(office, { id });
    expect(office.letters).toHaveLength(1);
  });

  test('refuses what was sent, what is being sent, and what is none', async () => {
    const id = await write();
    await deliver(openOffice(), { id });
    const refused = { errors: { id: [expect.any(String)] } };
    await expect(retryMail(operator(), id)).rejects.toMatchObject(refused);
    await db.update(mails).set({ status: 'sending' }).where(eq(mails.id, id));
    await expect(retryMail(operator(), id)).rejects.toMatchObject(refused);
    await expect(retryMail(operator(), 1)).rejects.toMatchObject({ code: 'not_found' });
    await expect(retryMail(operator(), Number('x'))).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a message', () => {
  test('that names no mail is done with, and those beside it are sent', async () => {
    const office = openOffice();
    const id = await write();
    const poison = [
      null,
      'x',
      7,
      [],
      {},
      { id: String(id) },
      { id: -1 },
      { id: 1.5 },
      { id: 2 ** 60 },
    ];
    const result = await deliver(office, ...poison, { id: 12 }, { id });
    expect(result.explicitAcks).toHaveLength(poison.length + 2);
    expect(result.retryMessages).toEqual([]);
    expect(result.outcome).toBe('ok');
    expect(office.letters).toHaveLength(1);
  });

  test('is done with when the store is in trouble: the clock comes back to it', async () => {
    const id = await write();
    const d1 = watched(env.DB, () => {
      throw d1Error(CONNECTION_LOST);
    });
    const result = await deliver(openOffice([], { db: openDb(d1) }), { id });
    expect(result).toMatchObject({ explicitAcks: ['m0'], retryMessages: [] });
    expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 0 });
  });

  test('takes turns in one round trip for five mails, and for each is one to claim, one to look for a suppression, one to mark', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => write()));
    const trips: string[] = [];
    const d1 = watched(env.DB, (trip) => trips.push(trip));
    const office = openOffice([], { db: openDb(d1) });
    await deliver(office, ...ids.map((id) => ({ id })));
    expect(office.letters).toHaveLength(5);
    expect(trips).toEqual(Array.from({ length: 16 }, () => 'batch'));
  });
});

describe('a tick', () => {
  test('sends a hundred, oldest first, and the next one the rest', async () => {
    await putOff();
    const start = Date.now();
    const ctx = operator(new Date(start - 1000));
    const addresses = Array.from({ length: 103 }, newAddress);
    const written = addresses.map((to) =>
      outgoingMail(ctx, { to, subject: 'A mail', text: '', frame }, { kind: 'tick' }),
    );
    await runBatch(
      ctx,
      written.map(({ row }) => row),
    );
    const [oldest] = written.slice(-1);
    await db
      .update(mails)
      .set({ nextAttemptAt: new Date(start - 5000) })
      .where(eq(mails.id, oldest?.id ?? 0));
    const office = openOffice();
    await pollMail(office.services);
    expect(office.letters).toHaveLength(100);
    expect(office.letters[0]?.to).toBe(addresses.at(-1));
    const isWaiting = and(eq(mails.kind, 'tick'), eq(mails.status, 'queued'));
    expect(await db.select().from(mails).where(isWaiting)).toHaveLength(3);
    await pollMail(office.services);
    expect(office.letters).toHaveLength(103);
    expect(new Set(office.letters.map(({ to }) => to)).size).toBe(103);
  });

  test('begins nothing more after 45 seconds', async () => {
    await putOff();
    const start = Date.now();
    setClock(start);
    const ids = await Promise.all(Array.from({ length: 8 }, () => write()));
    const office = openOffice();
    const { sender } = office.services;
    const send = sender?.send;
    if (sender && send) {
      sender.send = (letter) => {
        setClock(start + 45_001);
        return send(letter);
      };
    }
    await pollMail(office.services);
    expect(office.letters.length).toBeGreaterThan(0);
    expect(office.letters.length).toBeLessThanOrEqual(5);
    await pollMail(office.services);
    expect(office.letters).toHaveLength(ids.length);
  });

  test('goes on where one mail cannot be sent', async () => {
    await putOff();
    const ids = [await write(), await write({ subject: 'a\nb' }), await write()];
    const office = openOffice();
    await pollMail(office.services);
    expect(office.letters).toHaveLength(2);
    const rows = await db.select().from(mails).where(inArray(mails.id, ids));
    const statuses = new Map(rows.map(({ id, status }) => [id, status]));
    expect(ids.map((id) => statuses.get(id))).toEqual(['sent', 'failed', 'sent']);
  });

  test('reads the mail that is due, and none of what has ended', async () => {
    const plans = dueMails(operator(), 100).statements.map(async (statement) => {
      const { sql: text, params } = (statement as unknown as Query).toSQL();
      const plan = env.DB.prepare(`explain query plan ${text}`).bind(...params);
      return (await plan.all<{ detail: string }>()).results.map(({ detail }) => detail);
    });
    for (const details of await Promise.all(plans)) {
      const tables = details.filter((detail) => /^(?:SCAN|SEARCH)/u.test(detail));
      expect(tables.join()).toContain('INDEX mails_due (next_attempt_at');
      expect(details.join()).not.toMatch(/SCAN|TEMP B-TREE/u);
    }
  });
});

type Query = { toSQL: () => { sql: string; params: unknown[] } };
