/** Sending job alerts: recipients, jobs, frequency, and the email itself. */
import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { sendAlerts } from '#careers/alerts/consumer.ts';
import { sendDueAlerts } from '#careers/alerts/actions/send.ts';
import { JOBS_MAX } from '#careers/alerts/rules.ts';
import { openBackgroundServices } from '#platform/background-services.ts';
import { jobAlerts } from '#data/tables/job-alerts.ts';
import { jobs } from '#data/tables/jobs.ts';
import { mails } from '#data/tables/mails.ts';
import { publicContext } from '#http/context.ts';
import { suppressAddress } from '#mail/actions/suppressions.ts';
import { readFramedMail } from '#mail/actions/shown.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import { judgeJob } from '#operator/jobs/actions.ts';
import {
  alertsFor,
  lastMail,
  linkIn,
  newMailbox,
  newWord,
  openAlert,
  openAlertForm,
  post,
  runAlertsAt,
  UK,
} from '../support/alerts.ts';
import { see } from '../support/apply-form.ts';
import { call } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { mailIds, mailsSince } from '../support/mails.ts';
import { db, operator, services } from '../support/operator.ts';
import { watched } from '../support/d1.ts';
import { deliver, mailbox, withSmtp } from '../support/smtp.ts';
import { tick } from '../support/ticks.ts';
import { withReader } from '../support/with-reader.ts';

const GERMAN = 'karriere-de.example';

const GREAT_BRITAIN = 826;
const GERMANY = 276;

type Employer = { company: Company; city: string; post: (job: object) => Promise<Job> };

/** A company with an office in a city of its own. */
async function openEmployer(countryId: number, given: object = {}): Promise<Employer> {
  const company = await openCompany(given);
  const city = `City ${crypto.randomUUID()}`;
  const office = await company.openOffice({ country_id: countryId, city });
  return {
    company,
    city,
    post: (job) => company.postJob({ status: 'Live', office_id: office.id, ...job }),
  };
}

let acme: Employer;

beforeAll(async () => {
  acme = await openEmployer(GREAT_BRITAIN, { name: 'Acme & Sons' });
});

/** One second after the alert is due. */
async function dueAt(word: string): Promise<number> {
  const [alert] = await alertsFor(word);
  return (alert?.dueAt?.getTime() ?? 0) + 1000;
}

type FramedAlert = Awaited<ReturnType<typeof readFramedMail>>;

/** The mail that the cron job sends for this word's alert at `at`, or null. */
async function mailSentAt(word: string, at: number): Promise<FramedAlert | null> {
  const [before] = await alertsFor(word);
  await runAlertsAt(at);
  const [after] = await alertsFor(word);
  return after?.mailId && after.mailId !== before?.mailId
    ? readFramedMail(operator(), after.mailId)
    : null;
}

function postBaker(word: string, job: object = {}) {
  return acme.post({ title: `Baker ${word}`, ...job });
}

describe('a job alert', () => {
  test('lists a new job once, with pay, place, company, and a link to end the alert', async () => {
    const word = newWord();
    const { email } = await openAlert(word, { place: 'country=gb&' });
    const pay = { currency: 'GBP', min_salary: 20_000, max_salary: 25_000, rate_salary: 'yearly' };
    const job = await postBaker(word, pay);
    const at = await dueAt(word);
    const mail = await mailSentAt(word, at);
    expect(mail).toMatchObject({
      to: email,
      subject: `1 new job: Jobs in the United Kingdom · “${word}”`,
    });
    const { text = '', html = '' } = mail ?? {};
    const url = `https://${UK}/jobs/${job.hash_id}`;
    for (const part of [`Baker ${word}`, 'Acme & Sons', acme.city, '£20,000', url]) {
      expect(text).toContain(part);
    }
    expect(html).toContain(`href="${url}"`);
    expect(html).toContain('Acme &amp; Sons');
    expect(text).toContain(`https://${UK}/gb?search-key=${word}`);
    expect(`${text}${html}`).not.toMatch(/\{\w+\}|undefined/u);

    // Without new jobs there is no mail, and the alert stays daily.
    expect(await mailSentAt(word, at + DAY_MS)).toBeNull();
    expect(await dueAt(word)).toBe(at + 2 * DAY_MS);
    const manage = linkIn(mail ?? { text: '' }, '/alerts/manage');
    expect((await see(UK, manage.path)).status).toBe(200);
  });

  test('is not sent after a day if it is weekly', async () => {
    const word = newWord();
    await openAlert(word, { frequency: 'weekly' });
    await postBaker(word);
    const at = await dueAt(word);
    expect(at).toBeGreaterThan(Date.now() + 6.9 * DAY_MS);
    expect(await mailSentAt(word, at - 6 * DAY_MS)).toBeNull();
    expect(await mailSentAt(word, at)).toMatchObject({
      subject: expect.stringContaining('1 new job'),
    });
  });

  test('is not sent before it is confirmed', async () => {
    const word = newWord();
    await openAlert(word);
    await db
      .update(jobAlerts)
      .set({ confirmedAt: null, dueAt: null })
      .where(eq(jobAlerts.search, `search-key=${word}`));
    await postBaker(word);
    expect(await mailSentAt(word, Date.now() + DAY_MS)).toBeNull();
  });

  test('leaves out older jobs, closed jobs, and jobs of other sites and places', async () => {
    const word = newWord();
    const old = await postBaker(word);
    await db
      .update(jobs)
      .set({ publishedAt: new Date(Date.now() - 5 * MINUTE_MS) })
      .where(eq(jobs.id, old.id));
    await openAlert(word, { place: 'country=gb&' });
    const ended = await postBaker(word);
    await acme.company.recruiter('POST', `/api/jobs/update-status/${ended.id}`, {
      status: 'Closed',
    });
    const german = await openEmployer(GERMANY, { domain: GERMAN });
    await german.post({ title: `Baker ${word}` });
    const irish = await openEmployer(372);
    await irish.post({ title: `Baker ${word}` });
    expect(await mailSentAt(word, await dueAt(word))).toBeNull();
  });

  test('includes a job that was approved after it was published', async () => {
    const word = newWord();
    const careful = await openEmployer(GREAT_BRITAIN, { reviewsJobs: true });
    const job = await careful.post({ title: `Baker ${word}` });
    await db
      .update(jobs)
      .set({ publishedAt: new Date(Date.now() - 2 * DAY_MS) })
      .where(eq(jobs.id, job.id));
    await openAlert(word);
    await judgeJob(operator(), job.hash_id, 'approved');
    const at = await dueAt(word);
    const mail = await mailSentAt(word, at);
    expect(mail?.text).toContain(job.hash_id);
    expect(await mailSentAt(word, at + DAY_MS)).toBeNull();
  });

  test('for a city without a search text includes all jobs of the city', async () => {
    const leeds = await openEmployer(GREAT_BRITAIN);
    await leeds.post({ title: 'Baker' });
    const city = leeds.city.toLowerCase().replace(' ', '-');
    const form = await openAlertForm(`country=gb&city=${city}`);
    await form.submit({ email: newMailbox(), frequency: 'daily' });
    const { token } = linkIn(await lastMail(city), '/alerts/confirm');
    await post(UK, '/alerts/confirm', { token });
    const job = await leeds.post({ title: 'Cook', workplace: 'Remote' });
    const elsewhere = await acme.post({ title: 'Baker' });
    const mail = await mailSentAt(city, await dueAt(city));
    expect(mail?.subject).toContain(`Jobs in ${leeds.city}`);
    expect(mail?.text).toContain(job.hash_id);
    expect(mail?.text).toContain(`https://${UK}/gb/${city}\n`);
    expect(mail?.text).not.toContain(elsewhere.hash_id);
  });

  test.each<[string, (word: string) => string, string | null]>([
    ['words that say nothing', (word) => `${word} jobs near me`, 'Baker'],
    ['a word that no job has', (word) => `${word} xylowerkstatt`, 'Baker'],
    ['a misspelt word', (word) => `bakker ${word}`, 'Baker'],
    ['a filter that no such job has', (word) => `${word} apprenticeship`, 'Baker'],
    ['a lone word that no job has', (word) => `zzz${word}`, null],
  ])('has the jobs that the page of its search shows: %s', async (_, searchOf, title) => {
    const word = newWord();
    const search = searchOf(word);
    const form = await openAlertForm(new URLSearchParams({ q: search }).toString());
    await form.submit({ email: newMailbox(), frequency: 'daily' });
    const { token } = linkIn(await lastMail(word), '/alerts/confirm');
    await post(UK, '/alerts/confirm', { token });
    const job = await acme.post({ title: `Baker ${word}` });
    const shown = await see(UK, `/?${new URLSearchParams({ q: search, n: word }).toString()}`);
    const mail = await mailSentAt(word, await dueAt(word));
    expect(shown.html.includes(job.hash_id)).toBe(title !== null);
    expect(mail?.text.includes(job.hash_id) ?? false).toBe(title !== null);
  });

  test('on a German domain is sent in German', async () => {
    const word = newWord();
    const german = await openEmployer(GERMANY, { domain: GERMAN });
    await openAlert(word, { host: GERMAN });
    await german.post({ title: `Koch ${word}` });
    const mail = await mailSentAt(word, await dueAt(word));
    expect(mail?.subject).toContain('1 neuer Job');
    expect(mail?.html).toContain('lang="de-DE"');
  });

  test('lists at most twenty jobs, and links to all of them', async () => {
    const word = newWord();
    await openAlert(word);
    for (let count = 0; count <= JOBS_MAX; count++) await postBaker(word);
    const mail = await mailSentAt(word, await dueAt(word));
    expect(mail?.subject).toContain('More than 20 new jobs');
    expect(mail?.text.match(/\/jobs\//gu)).toHaveLength(JOBS_MAX);
    expect(mail?.text).toContain(`https://${UK}/?search-key=${word}`);
  }, 20_000);

  test('is sent once if several cron runs overlap', async () => {
    const word = newWord();
    const { email } = await openAlert(word);
    await postBaker(word);
    const at = await dueAt(word);
    const earlier = await mailIds('job_alert');
    await Promise.all([runAlertsAt(at), runAlertsAt(at + 1), runAlertsAt(at + 2)]);
    const opened = await mailsSince('job_alert', earlier);
    expect(opened.filter(({ to }) => to === email)).toHaveLength(1);
  });

  test('keeps only its last mail, and sends none after it was ended', async () => {
    const earlier = await mailIds('job_alert');
    const word = newWord();
    const { email } = await openAlert(word);
    await postBaker(word);
    const at = await dueAt(word);
    const first = await mailSentAt(word, at);
    await postBaker(word);
    const [alert] = await alertsFor(word);
    setClock(Date.now() + DAY_MS);
    const later = await acme.post({ title: `Cook ${word}` });
    expect((await mailSentAt(word, at + DAY_MS))?.text).toContain(later.hash_id);
    const kept = await db
      .select()
      .from(mails)
      .where(eq(mails.id, alert?.mailId ?? 0));
    expect(kept).toEqual([]);
    const { token } = linkIn(first ?? { text: '' }, '/alerts/manage');
    await post(UK, `/alerts/end?token=${token}`, {});
    await runAlertsAt(at + 2 * DAY_MS);
    expect(await alertsFor(word)).toEqual([]);
    const left = await mailsSince('job_alert', earlier);
    expect(left.filter(({ to }) => to === email)).toEqual([]);
  });

  test.each([
    ['suppressed', null, 0],
    ['failed', 'smtp recipient 550', 0],
    ['failed', 'smtp connect', 1],
  ] as const)('with the last mail %s (%s) leaves %i alert', async (status, error, left) => {
    const word = newWord();
    await openAlert(word);
    const [alert] = await alertsFor(word);
    await db
      .update(mails)
      .set({ status, error, nextAttemptAt: null })
      .where(eq(mails.id, alert?.mailId ?? 0));
    await runAlertsAt(await dueAt(word));
    expect(await alertsFor(word)).toHaveLength(left);
  });

  test('whose address cannot be decrypted is postponed by a day and does not block others', async () => {
    const [sealed, word] = [newWord(), newWord()];
    await openAlert(sealed);
    await openAlert(word);
    await postBaker(sealed);
    await postBaker(word);
    const [alert] = await alertsFor(sealed);
    await db
      .update(jobAlerts)
      .set({ emailSealed: 'of another key' })
      .where(eq(jobAlerts.id, alert?.id ?? 0));
    const at = await dueAt(word);
    expect(await mailSentAt(word, at)).not.toBeNull();
    const [after] = await alertsFor(sealed);
    expect(after).toMatchObject({ mailId: alert?.mailId });
    expect(after?.dueAt?.getTime()).toBeGreaterThan(at);
  });

  describe('that fails alone', () => {
    /** Services that cannot seal emails to this address. */
    function failingFor(email: string): typeof services {
      const vault = {
        ...services.vault,
        seal(purpose: string, text: string, bound?: string) {
          if (purpose === 'mail' && text.includes(email)) throw new Error('Cannot be sealed.');
          return services.vault.seal(purpose, text, bound);
        },
      };
      return { ...services, vault };
    }

    async function alertOf(word: string) {
      const [alert] = await alertsFor(word);
      return alert ?? expect.fail('There is no alert.');
    }

    test('does not stop others, is tried five times, and then left to the next day', async () => {
      const [failing, word] = [newWord(), newWord()];
      const { email } = await openAlert(failing);
      await openAlert(word);
      await postBaker(failing);
      await postBaker(word);
      const first = await alertOf(failing);
      let at = Math.max(await dueAt(word), await dueAt(failing));
      const broken = failingFor(email);
      await sendAlerts(broken, new Date(at));
      expect((await alertOf(word)).mailId).not.toBe(first.mailId);
      expect((await alertOf(word)).dueAt?.getTime()).toBeGreaterThan(at);
      for (const minutes of [5, 15, 60, 240]) {
        const alert = await alertOf(failing);
        expect(alert).toMatchObject({ mailId: first.mailId, dueAt: first.dueAt });
        expect(alert.retryAt).toEqual(new Date(at + minutes * MINUTE_MS));
        // Nothing is tried before that time.
        await sendAlerts(broken, new Date(at + MINUTE_MS));
        expect(await alertOf(failing)).toEqual(alert);
        at += minutes * MINUTE_MS;
        await sendAlerts(broken, new Date(at));
      }
      const due = (first.dueAt?.getTime() ?? 0) + DAY_MS;
      expect(await alertOf(failing)).toMatchObject({
        dueAt: new Date(due),
        knownUntil: first.knownUntil,
        retryAt: null,
        attempts: 0,
        failures: 0,
      });
      // The jobs of the day that was left out are in the next email.
      const mail = await mailSentAt(failing, due + MINUTE_MS);
      expect(mail?.text).toContain(`Baker ${failing}`);
    });

    test('because its row cannot be written does not stop the others of its batch', async () => {
      const [failing, word] = [newWord(), newWord()];
      await openAlert(failing);
      await openAlert(word);
      const { id } = await alertOf(failing);
      const at = Math.max(await dueAt(word), await dueAt(failing));
      const trigger = `failing_${id}`;
      await db.run(
        sql.raw(`create trigger ${trigger} before update of due_at on job_alerts
          when old.id = ${id} begin select raise(abort, 'cannot be written'); end`),
      );
      try {
        await runAlertsAt(at);
      } finally {
        await db.run(sql.raw(`drop trigger ${trigger}`));
      }
      expect((await alertOf(word)).dueAt?.getTime()).toBeGreaterThan(at);
      expect(await alertOf(failing)).toMatchObject({ attempts: 1 });
      await runAlertsAt(at + 5 * MINUTE_MS);
      expect(await alertOf(failing)).toMatchObject({ attempts: 0, retryAt: null });
    });
  });

  test('without new jobs costs no D1 round trip of its own', async () => {
    const word = newWord();
    await openAlert(word);
    const [alert] = await alertsFor(word);
    if (!alert) throw new Error('there is no alert');
    // At a time when no alert of another test is due.
    const due = { dueAt: new Date(DAY_MS), knownUntil: new Date(0), mailId: null };
    const { newId } = operator();
    await db.update(jobAlerts).set(due).where(eq(jobAlerts.id, alert.id));
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const search = `search-key=${word}${count}`;
      await db.insert(jobAlerts).values({ ...alert, ...due, id: newId(), search });
    }
    const trips: string[] = [];
    const DB = watched(env.DB, (trip) => trips.push(trip));
    const counted = openBackgroundServices(withReader({ ...env, DB }), { waitUntil: () => {} });
    await sendDueAlerts(publicContext(counted, new Date(DAY_MS + 1)));
    // The due alerts, the domains, the jobs, and the next due times.
    expect(trips).toHaveLength(4);
    for (const one of await alertsFor(word)) expect(one.dueAt).toEqual(new Date(2 * DAY_MS));
  });

  test('is processed by the cron trigger', async () => {
    const word = newWord();
    await openAlert(word);
    const [alert] = await alertsFor(word);
    const due = new Date(Date.now() - MINUTE_MS);
    await db
      .update(jobAlerts)
      .set({ dueAt: due })
      .where(eq(jobAlerts.id, alert?.id ?? 0));
    await tick();
    const [after] = await alertsFor(word);
    expect(after?.dueAt?.getTime()).toBe(due.getTime() + DAY_MS);
  });
});

describe('the mail of a job alert', () => {
  test('has one-click unsubscribe headers, and ends the alert when its address is suppressed', async () => {
    const word = newWord();
    const { email } = await openAlert(word);
    await postBaker(word);
    const at = await dueAt(word);
    setClock(at);
    const { env: bindings, queue } = withSmtp();
    const deferred: Promise<unknown>[] = [];
    const own = openBackgroundServices(withReader(bindings), {
      waitUntil: (work) => deferred.push(work),
    });
    await sendDueAlerts(publicContext(own, new Date(at)));
    await Promise.all(deferred);
    const [alert] = await alertsFor(word);
    const woken = queue.messages.filter(
      ({ body }) => (body as { id: number }).id === alert?.mailId,
    );
    expect(woken).toHaveLength(1);
    await deliver([woken[0]?.body], bindings);
    const [mail] = await mailbox(email);
    const header = (name: string) =>
      mail?.email.headers.find(({ key }) => key === name)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('auto-submitted')).toBe('auto-generated');
    const [, url = ''] = /^<(https:\/\/.*)>$/u.exec(header('list-unsubscribe')) ?? [];
    expect(new URL(url)).toMatchObject({ hostname: UK, pathname: '/alerts/end' });
    expect(mail?.email.html).toContain(word);
    expect(mail?.email.text).toContain(word);

    await suppressAddress(operator(), email, 'bounced');
    await postBaker(word);
    setClock(at + DAY_MS);
    await runAlertsAt(at + DAY_MS);
    const [next] = await alertsFor(word);
    expect(next?.mailId).not.toBe(alert?.mailId);
    await deliver([{ id: next?.mailId }], bindings);
    await runAlertsAt(at + 2 * DAY_MS);
    expect(await alertsFor(word)).toEqual([]);
  });

  test('has an unsubscribe link, unlike the confirmation mail', async () => {
    const word = newWord();
    await openAlert(word, { email: newMailbox() });
    expect((await lastMail(word)).unsubscribeUrl).toBeUndefined();
    expect((await call(null, 'GET', '/alerts')).status).toBe(404);
  });
});
