/** Contents of emails are deleted: at once where no application shows the email, else 30 days after the application was decided. */
import { env } from 'cloudflare:workers';
import { asc, eq, gt } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openDb } from '#platform/db.ts';
import { mails } from '#data/tables/mails.ts';
import { listMails, readMail, retryMail } from '#mail/actions/outbox.ts';
import { deleteOldContents } from '#mail/actions/contents.ts';
import { DAY_MS } from '#lib/time.ts';
import { newApplicant } from '../support/applying.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { CONNECTION_LOST, d1Error, watched } from '../support/d1.ts';
import { openBrowser } from '../support/browser.ts';
import { meteredStore } from '../support/metered.ts';
import { db, operator } from '../support/operator.ts';
import { deliver, mailbox, withSmtp } from '../support/smtp.ts';
import { withPassword } from '../support/oauth.ts';
import { tick } from '../support/ticks.ts';

const SUBJECT = 'Your application';
const BODY = '<p>We have a question.</p>';

async function openEmail(acme: Company) {
  const made = await acme.apply({ files: [], email: newApplicant() });
  await acme.recruiter('POST', `/api/candidate-job/send-email/${made.id}`, {
    subject: SUBJECT,
    body: BODY,
  });
  const [row] = await db.select().from(mails).where(eq(mails.applicationId, made.id));
  return { made, id: row?.id ?? 0, createdAt: row?.createdAt.getTime() ?? 0 };
}

/** Rejected at the time of the clock, without an email. */
async function decide(acme: Company, { id }: { id: number }): Promise<void> {
  const path = `/api/candidate-job/reject/${id}`;
  expect((await acme.recruiter('POST', path, { send_email: false })).status).toBe(200);
}

async function send(id: number): Promise<void> {
  await deliver([{ id }], withSmtp().env);
}

async function rowOf(id: number) {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row ?? expect.fail('The email is gone.');
}

describe('the content of an email to a candidate', () => {
  test('is kept as long as the application is open', async () => {
    const start = Date.now();
    setClock(start);
    const acme = await openCompany();
    const { made, id } = await openEmail(acme);
    await send(id);
    setClock(start + 200 * DAY_MS);
    await tick();
    expect((await acme.showApplication(made)).emails).toMatchObject([{ body: BODY }]);
  });

  test('is deleted 30 days after the decision; the timeline keeps its subject and times', async () => {
    const start = Date.now();
    setClock(start);
    const acme = await openCompany();
    const { made, id } = await openEmail(acme);
    setClock(start + DAY_MS / 2);
    await send(id);
    const [shown] = (await acme.showApplication(made)).emails;
    expect(shown).toMatchObject({ subject: SUBJECT, body: BODY, status: 'sent' });
    setClock(start + 20 * DAY_MS);
    await decide(acme, made);

    setClock(start + 50 * DAY_MS - 1);
    await tick();
    expect((await acme.showApplication(made)).emails).toEqual([shown]);

    const { sealed } = await rowOf(id);
    setClock(start + 50 * DAY_MS);
    await tick();
    expect((await acme.showApplication(made)).emails).toEqual([{ ...shown, body: null }]);
    const exported = await acme.admin<{ applications: { emails: unknown[] }[] }>(
      'GET',
      `/api/candidates/export/${made.candidate_id}`,
    );
    expect(exported.body.data.applications[0]?.emails).toEqual([{ ...shown, body: null }]);
    expect((await rowOf(id)).sealed.length).toBeLessThan(sealed.length / 2);
    await expect(readMail(operator(), id)).rejects.toMatchObject({ code: 'mail_deleted' });
  });

  test('is deleted where the email failed, too; it cannot be retried then', async () => {
    const start = Date.now();
    setClock(start);
    const acme = await openCompany();
    const { made, id } = await openEmail(acme);
    await db.update(mails).set({ status: 'failed', nextAttemptAt: null }).where(eq(mails.id, id));
    await decide(acme, made);
    setClock(start + 30 * DAY_MS - 1);
    await tick();
    expect(await readMail(operator(), id)).toMatchObject({ subject: SUBJECT });
    setClock(start + 30 * DAY_MS);
    await tick();
    await expect(retryMail(operator(), id)).rejects.toMatchObject({ code: 'mail_deleted' });
    expect(await rowOf(id)).toMatchObject({ status: 'failed', nextAttemptAt: null });
  });

  test('is kept where the decision is taken back, and counted from the next one', async () => {
    const start = Date.now();
    setClock(start);
    const acme = await openCompany();
    const { made, id } = await openEmail(acme);
    await send(id);
    await decide(acme, made);
    setClock(start + DAY_MS);
    await acme.recruiter('POST', `/api/candidate-job/undo-reject/${made.id}`);
    setClock(start + 60 * DAY_MS);
    await tick();
    expect(await readMail(operator(), id)).toMatchObject({ subject: SUBJECT });
    await acme.recruiter('POST', `/api/candidate-job/update-stage/${made.id}`);
    expect(await rowOf(id)).toMatchObject({ contentDueAt: null });
    await decide(acme, made);
    expect(await rowOf(id)).toMatchObject({ contentDueAt: new Date(start + 90 * DAY_MS) });
  });

  test('is kept for 30 days where it is written after the decision', async () => {
    const start = Date.now();
    setClock(start);
    const acme = await openCompany();
    const { made } = await openEmail(acme);
    await decide(acme, made);
    setClock(start + 29 * DAY_MS);
    await acme.recruiter('POST', `/api/candidate-job/send-email/${made.id}`, {
      subject: 'Late',
      body: BODY,
    });
    const [, late] = await db
      .select()
      .from(mails)
      .where(eq(mails.applicationId, made.id))
      .orderBy(asc(mails.id));
    await send(late?.id ?? 0);
    setClock(start + 31 * DAY_MS);
    await tick();
    expect((await acme.showApplication(made)).emails).toMatchObject([
      { subject: 'Late', body: BODY },
      { subject: SUBJECT },
    ]);
    expect(await rowOf(late?.id ?? 0)).toMatchObject({
      contentDueAt: new Date(start + 59 * DAY_MS),
    });
  });

  test('follows the application that it goes to where two people are merged', async () => {
    const start = Date.now();
    setClock(start);
    const acme = await openCompany();
    const job = await acme.postJob();
    const apply = () => acme.apply({ files: [], email: newApplicant(), job_id: job.hash_id });
    const [kept, other] = [await apply(), await apply()];
    for (const { id } of [kept, other]) {
      // oxlint-disable-next-line no-await-in-loop
      await acme.recruiter('POST', `/api/candidate-job/send-email/${id}`, {
        subject: SUBJECT,
        body: BODY,
      });
    }
    await decide(acme, other);
    const path = `/api/candidates/merge/${kept.candidate_id}`;
    const merged = await acme.admin('POST', path, { from_candidate_id: other.candidate_id });
    expect(merged.status).toBe(200);
    const rows = await db.select().from(mails).where(eq(mails.applicationId, kept.id));
    expect(rows.map(({ contentDueAt }) => contentDueAt)).toEqual([null, null]);
  });

  test('is kept as long as the email waits', async () => {
    const start = Date.now();
    setClock(start);
    const acme = await openCompany();
    const { made, id } = await openEmail(acme);
    await decide(acme, made);
    await db
      .update(mails)
      .set({ nextAttemptAt: new Date(start + 40 * DAY_MS) })
      .where(eq(mails.id, id));
    setClock(start + 35 * DAY_MS);
    await tick();
    expect(await readMail(operator(), id)).toMatchObject({ subject: SUBJECT });
  });

  test('is kept where the email is retried while contents are deleted', async () => {
    const start = Date.now();
    setClock(start);
    const acme = await openCompany();
    const { made, id } = await openEmail(acme);
    await db.update(mails).set({ status: 'failed', nextAttemptAt: null }).where(eq(mails.id, id));
    await decide(acme, made);
    setClock(start + 31 * DAY_MS);
    // Between the query and the write.
    const d1 = watched(env.DB, async (_, count) => {
      if (count === 2) await retryMail(operator(), id);
    });
    await deleteOldContents({ ...operator(), db: openDb(d1) });
    expect(await readMail(operator(), id)).toMatchObject({ subject: SUBJECT });
    expect(await rowOf(id)).toMatchObject({ status: 'queued', contentDeletedAt: null });
  });

  test('is deleted by the next tick where the database fails in the middle', async () => {
    const start = Date.now();
    setClock(start);
    const acme = await openCompany();
    const { made, id } = await openEmail(acme);
    await send(id);
    await decide(acme, made);
    setClock(start + 31 * DAY_MS);
    const d1 = watched(env.DB, (_, count) => {
      if (count === 2) throw d1Error(CONNECTION_LOST);
    });
    await expect(deleteOldContents({ ...operator(), db: openDb(d1) })).rejects.toThrow(
      'unavailable',
    );
    expect(await readMail(operator(), id)).toMatchObject({ subject: SUBJECT });
    await tick();
    await expect(readMail(operator(), id)).rejects.toMatchObject({ code: 'mail_deleted' });
  });

  test('is deleted where it is sealed with a key that is gone', async () => {
    const start = Date.now();
    setClock(start);
    const acme = await openCompany();
    const { made, id } = await openEmail(acme);
    await db
      .update(mails)
      .set({ sealed: 'of another key', status: 'sent', nextAttemptAt: null })
      .where(eq(mails.id, id));
    await decide(acme, made);
    setClock(start + 31 * DAY_MS);
    await tick();
    expect(await rowOf(id)).toMatchObject({ sealed: '' });
    expect((await acme.showApplication(made)).emails).toMatchObject([{ subject: '', body: null }]);
  });
});

describe('the content of an email about an account', () => {
  test('is deleted as soon as the email is sent', async () => {
    const { email, userId } = await withPassword(await openCompany(), 'Recruiter');
    const browser = openBrowser();
    await browser.submit(await browser.get('/forgot-password'), '/forgot-password', { email });
    const [row] = await db
      .select()
      .from(mails)
      .where(eq(mails.userId, userId))
      .orderBy(asc(mails.id));
    const id = row?.id ?? 0;
    const { subject } = await readMail(operator(), id);
    await send(id);
    const [taken] = await mailbox(email);
    expect(taken?.email.text).toMatch(/https:\S+link=/u);
    await expect(readMail(operator(), id)).rejects.toMatchObject({ code: 'mail_deleted' });
    expect((await rowOf(id)).sealed.length).toBeLessThan((row?.sealed.length ?? 0) / 2);
    // The list has the newest emails; tests that set the clock ahead have written newer ones.
    await db.delete(mails).where(gt(mails.id, id));
    expect((await listMails(operator())).find((mail) => mail.id === id)).toMatchObject({
      status: 'sent',
      to: email,
      subject,
    });
  });
});

test('a tick without old emails reads none of those with content', async () => {
  const acme = await openCompany();
  await deleteOldContents(operator());
  const cost = async () => {
    const store = meteredStore();
    await deleteOldContents({ ...operator(), db: store.db });
    return store.spent();
  };
  const before = await cost();
  for (let nth = 0; nth < 5; nth++) {
    // oxlint-disable-next-line no-await-in-loop
    const { id } = await openEmail(acme);
    // oxlint-disable-next-line no-await-in-loop
    await send(id);
  }
  expect(await cost()).toBe(before);
});
