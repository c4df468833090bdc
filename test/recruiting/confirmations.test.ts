/**
 * The confirmation of an application with a CV waits until the CV is read, and a minute at most. It says if the CV could not be
 * read, and is sent once, whatever fails (docs/candidates.md, Emails).
 */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env as testEnv } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixtures } from '../../packages/cv-reader/test/support/fixtures.ts';
import { documents } from '#data/tables/documents.ts';
import { mails } from '#data/tables/mails.ts';
import { suppressAddress } from '#mail/actions/suppressions.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import { enqueueOverdueCvs, readCv } from '#recruiting/people/cvs/actions/read.ts';
import { wordsFor } from '#recruiting/people/cvs/words.ts';
import type { UnreadStatus } from '#vocabulary/lists.ts';
import worker from '../../src/worker.ts';
import { applicationsOf, openForm } from '../support/apply-form.ts';
import { cvFile, letterFile, pdf } from '../support/applying.ts';
import { sendingThrough } from '../support/call.ts';
import { openDomains } from '../support/career-domains.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { failPendingCvs } from '../support/cvs.ts';
import { operator, services, db } from '../support/operator.ts';
import { consume, keptQueue } from '../support/queue.ts';
import { deliver, mailbox, putOff, withSmtp } from '../support/smtp.ts';
import type { Part } from '../support/uploads.ts';

const SCAN = pdf('');
const english = wordsFor('en-GB');

beforeAll(openDomains);
beforeEach(failPendingCvs);

type Given = { files?: readonly Part[]; domain?: string; cv?: Uint8Array | string };

/** An application on a career site, with the messages that it enqueued and no consumer has taken. */
async function openApplication({ cv = SCAN, files = [cvFile(cv)], domain }: Given = {}) {
  const acme = await openCompany({ name: 'Globex', ...(domain !== undefined && { domain }) });
  const job = await acme.postJob({ title: 'Baker', status: 'Live' });
  const { env, queue: mailQueue } = withSmtp();
  const cvQueue = keptQueue();
  const bindings = { ...env, CVS: cvQueue.binding };
  const form = await openForm(acme, job);
  const at = Date.now();
  setClock(at);
  const sent = await sendingThrough(
    async (request) => {
      const execution = createExecutionContext();
      const given = request as Request<unknown, IncomingRequestCfProperties>;
      const response = await worker.fetch(given, bindings, execution);
      await waitOnExecutionContext(execution);
      return response;
    },
    () => form.submit({}, { files }),
  );
  expect(sent.status).toBe(303);
  const [application] = await applicationsOf(acme);
  const { id } = application ?? expect.fail('There is no application.');
  return {
    acme,
    id,
    at,
    email: form.email,
    env: bindings,
    mailQueue,
    cvQueue,

    async readCvs(): Promise<void> {
      const bodies = cvQueue.messages.splice(0).map(({ body }) => body);
      await consume('recruiting-cvs', bodies, bindings);
    },

    /** Delivers the messages of the queue of emails whose delay is over. */
    async sendMails(): Promise<void> {
      const due = mailQueue.messages.filter(
        ({ delaySeconds }) => at + delaySeconds * SECOND_MS <= Date.now(),
      );
      for (const one of due) mailQueue.messages.splice(mailQueue.messages.indexOf(one), 1);
      await deliver(
        due.map(({ body }) => body),
        bindings,
      );
    },

    async tick(): Promise<void> {
      const execution = createExecutionContext();
      const controller = { scheduledTime: Date.now(), cron: '* * * * *', noRetry() {} };
      await worker.scheduled(controller, bindings, execution);
      await waitOnExecutionContext(execution);
    },

    later(seconds: number): void {
      setClock(at + seconds * SECOND_MS);
    },

    async texts(): Promise<string[]> {
      return (await mailbox(form.email)).map((one) => one.email.text ?? '');
    },

    async mail() {
      const rows = await db.select().from(mails).where(eq(mails.applicationId, id));
      expect(rows).toHaveLength(1);
      return rows[0] ?? expect.fail('There is no email.');
    },

    async document() {
      const [row] = await db.select().from(documents).where(eq(documents.applicationId, id));
      return row ?? expect.fail('There is no document.');
    },

    parseStatus: async () => (await acme.showApplication({ id })).parse_status,
  };
}

const reasons = Object.keys(english) as UnreadStatus[];

/** For which statuses the text has a paragraph, in English. */
function reasonsIn(text = ''): UnreadStatus[] {
  const flat = text.replaceAll(/\s+/gu, ' ');
  return reasons.filter((reason) =>
    flat.includes(english[reason].replaceAll('{company}', 'Globex')),
  );
}

/** More unpacked XML than is read. */
function largeDocx(): Uint8Array {
  const text = `<w:p>${'<w:r/>'.repeat(2_000_000)}</w:p>`;
  return zipSync({
    '[Content_Types].xml': new TextEncoder().encode('<Types/>'),
    'word/document.xml': new TextEncoder().encode(
      `<w:document><w:body>${text}</w:body></w:document>`,
    ),
  });
}

describe('the confirmation of an application with a CV', () => {
  test('waits for the CV, and is sent as soon as that is read', async () => {
    const one = await openApplication({ cv: pdf('Ada Lovelace ada@people.example') });
    expect(one.mailQueue.messages.map(({ delaySeconds }) => delaySeconds)).toEqual([60]);
    expect((await one.mail()).nextAttemptAt).toEqual(new Date(one.at + MINUTE_MS));
    // A message that comes too early sends nothing.
    await deliver(
      one.mailQueue.messages.map(({ body }) => body),
      one.env,
    );
    expect(await one.texts()).toEqual([]);

    one.later(4);
    await one.readCvs();
    await one.sendMails();
    expect(await one.parseStatus()).toBe('parsed');
    const [text, ...more] = await one.texts();
    expect(more).toEqual([]);
    expect(text).toContain('Thank you for applying');
    expect(reasonsIn(text)).toEqual([]);

    // The message with the delay is left.
    one.later(61);
    expect(one.mailQueue.messages).toHaveLength(1);
    await one.sendMails();
    expect(await one.texts()).toHaveLength(1);
  });

  test.each([
    ['no_text', () => ({ cv: SCAN })],
    ['encrypted', () => ({ cv: fixtures['qpdf-locked.pdf'] ?? '' })],
    ['corrupt', () => ({ cv: '%PDF-1.4\nIt ends here' })],
    ['too_large', () => ({ files: [cvFile(largeDocx(), 'cv.docx')] })],
  ] as const)('says that the CV could not be read: %s', async (status, given) => {
    const one = await openApplication(given());
    await one.readCvs();
    expect(await one.parseStatus()).toBe(status);
    await one.sendMails();
    const [text, ...more] = await one.texts();
    expect(more).toEqual([]);
    expect(reasonsIn(text)).toEqual([status]);
    // Between what arrived and the link of the job.
    expect(text?.indexOf('About your')).toBeLessThan(text?.indexOf('View the job') ?? 0);
    // The recruiter sees what was sent.
    const { emails } = await one.acme.showApplication({ id: one.id });
    expect(emails).toMatchObject([{ kind: 'application_received', status: 'sent' }]);
    expect(reasonsIn(emails[0]?.body ?? '')).toEqual([status]);
  });

  test('says so where the file is gone: failed', async () => {
    const one = await openApplication({ cv: pdf('Ada Lovelace') });
    await testEnv.FILES.delete((await one.document()).key);
    await one.readCvs();
    expect(await one.parseStatus()).toBe('failed');
    await one.sendMails();
    expect((await one.texts()).map(reasonsIn)).toEqual([['failed']]);
  });

  test.each([
    ['karriere-de.example', 'de-DE'],
    ['karriere-alpen.example', 'de-CH'],
    ['carrieres-ca.example', 'fr-CA'],
    ['empleo-latam.example', 'es-419'],
    ['wazaif-gulf.example', 'ar'],
    ['kyujin-jp.example', 'ja-JP'],
  ])('says so in the language of %s', async (domain, language) => {
    const one = await openApplication({ domain });
    await one.readCvs();
    await one.sendMails();
    const [text = ''] = await one.texts();
    const paragraph = wordsFor(language).no_text.replaceAll('{company}', 'Globex');
    expect(text.split(/\r?\n/u)).toContain(paragraph);
  });

  test('is sent after a minute where the CV is not read, and no second one follows', async () => {
    const one = await openApplication();
    one.later(60);
    await one.sendMails();
    expect((await one.texts()).map(reasonsIn)).toEqual([[]]);
    one.later(62);
    await one.readCvs();
    expect(await one.parseStatus()).toBe('no_text');
    await one.sendMails();
    await putOff([(await one.mail()).id]);
    await one.tick();
    expect(await one.texts()).toHaveLength(1);
  });

  test('is sent by the cron where all messages are lost', async () => {
    const one = await openApplication();
    const { id } = await one.mail();
    one.later(59);
    await putOff([id]);
    await one.tick();
    expect(await one.texts()).toEqual([]);
    one.later(60);
    await putOff([id]);
    await one.tick();
    expect(await one.texts()).toHaveLength(1);
    expect(await one.mail()).toMatchObject({ status: 'sent', nextAttemptAt: null });
  });

  test('is sent by the cron where the process ends right after the CV was read', async () => {
    const one = await openApplication();
    one.later(5);
    const ctx = operator(new Date());
    await readCv(
      { ...ctx, mail: { isSending: true, enqueue: () => Promise.reject(new Error('ended')) } },
      (await one.document()).id,
    );
    const { id } = await one.mail();
    await putOff([id]);
    await one.tick();
    expect((await one.texts()).map(reasonsIn)).toEqual([['no_text']]);
  });

  test('is sent once where the reading of the CV ends its process three times', async () => {
    const one = await openApplication();
    const { id } = await one.document();
    for (const attempt of [1, 2, 3]) {
      const endless = { ...services.files, get: () => new Promise<never>(() => {}) };
      void readCv({ ...operator(new Date()), files: endless }, id);
      // oxlint-disable-next-line no-await-in-loop -- One attempt after the other.
      await expect.poll(async () => (await one.document()).parseAttempts).toBe(attempt);
      one.later(attempt * 70);
      // oxlint-disable-next-line no-await-in-loop -- As above.
      await one.sendMails();
      // oxlint-disable-next-line no-await-in-loop -- As above.
      await enqueueOverdueCvs({ ...operator(new Date()), enqueueCv: () => Promise.resolve() });
    }
    expect(await one.parseStatus()).toBe('failed');
    await putOff([(await one.mail()).id]);
    await one.tick();
    expect((await one.texts()).map(reasonsIn)).toEqual([[]]);
  });

  test('is sent once where every message comes twice, and at the same time', async () => {
    const one = await openApplication();
    one.cvQueue.messages.push(...one.cvQueue.messages);
    const bodies = one.cvQueue.messages.splice(0).map(({ body }) => body);
    await Promise.all(bodies.map((body) => consume('recruiting-cvs', [body], one.env)));
    const mailBodies = one.mailQueue.messages.map(({ body }) => body);
    await Promise.all([...mailBodies, ...mailBodies].map((body) => deliver([body], one.env)));
    expect((await one.texts()).map(reasonsIn)).toEqual([['no_text']]);
  });

  test('is not changed any more once it was tried', async () => {
    const one = await openApplication();
    const { port } = new URL('http://127.0.0.1:9');
    one.later(60);
    // The first attempt fails, and the CV is read before the second.
    await deliver(
      one.mailQueue.messages.splice(0).map(({ body }) => body),
      { ...one.env, SMTP_PORT: port },
    );
    const tried = await one.mail();
    expect(tried).toMatchObject({ status: 'queued', attempts: 1 });
    await one.readCvs();
    expect(await one.parseStatus()).toBe('no_text');
    expect(await one.mail()).toEqual(tried);
    one.later(75);
    await one.sendMails();
    expect((await one.texts()).map(reasonsIn)).toEqual([[]]);
  });

  test('is left alone by a reading that took so long that the CV was claimed again', async () => {
    const one = await openApplication();
    const { id } = await one.document();
    const held = Promise.withResolvers<null>();
    const late = readCv(
      { ...operator(new Date()), files: { ...services.files, get: () => held.promise } },
      id,
    );
    await expect.poll(async () => (await one.document()).parseAttempts).toBe(1);
    // Its lease ends, and another consumer has claimed the CV.
    await db
      .update(documents)
      .set({ parseDueAt: new Date(one.at + 2 * MINUTE_MS) })
      .where(eq(documents.id, id));
    const before = await one.mail();
    held.resolve(null);
    await late;
    expect(await one.document()).toMatchObject({ parseStatus: 'pending' });
    expect(await one.mail()).toEqual(before);
  });

  test('is not sent to a suppressed address, also after its CV was read', async () => {
    const one = await openApplication();
    await suppressAddress(operator(), one.email, 'bounced');
    await one.readCvs();
    await one.sendMails();
    expect(await one.texts()).toEqual([]);
    expect((await one.mail()).status).toBe('suppressed');
  });

  test('is not sent once the candidate is erased', async () => {
    const one = await openApplication();
    const { candidate_id: candidate } = await one.acme.showApplication({ id: one.id });
    const erased = await one.acme.admin('DELETE', `/api/candidates/erase/${candidate}`);
    expect(erased.status).toBe(200);
    await one.readCvs();
    one.later(60);
    await one.sendMails();
    expect(await one.texts()).toEqual([]);
  });
});

describe('the confirmation of an application without a CV', () => {
  test.each([
    ['no file', []],
    ['a cover letter', [letterFile()]],
  ])('with %s is sent at once', async (_, files) => {
    const one = await openApplication({ files });
    expect(one.mailQueue.messages.map(({ delaySeconds }) => delaySeconds)).toEqual([0]);
    await one.sendMails();
    expect((await one.texts()).map(reasonsIn)).toEqual([[]]);
  });
});

test('two applications have a confirmation each, with what is true of their own CV', async () => {
  const [scanned, typed] = [
    await openApplication(),
    await openApplication({ cv: pdf('Ada Lovelace ada@people.example') }),
  ];
  await scanned.readCvs();
  await typed.readCvs();
  await scanned.sendMails();
  await typed.sendMails();
  expect((await scanned.texts()).map(reasonsIn)).toEqual([['no_text']]);
  expect((await typed.texts()).map(reasonsIn)).toEqual([[]]);
});
