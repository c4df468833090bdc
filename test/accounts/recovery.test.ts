/** Password recovery: requesting a link, and using it once (decisions: Rate limits; OWASP ASVS 5.0, 6.4). */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { asc, eq, gt } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accountEvents, mailedLinks, totpFactors } from '#data/tables/accounts.ts';
import { mails } from '#data/tables/mails.ts';
import { users } from '#data/tables/users.ts';
import { listMails, readMail } from '#mail/actions/outbox.ts';
import { sha256Hex } from '#lib/hash.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { newSecret } from '#lib/token.ts';
import { resetLink } from '#operator/users/actions.ts';
import worker from '../../src/worker.ts';
import { hiddenFields, openBrowser, ownHeaders } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { API } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { watched } from '../support/d1.ts';
import type { Watch } from '../support/d1.ts';
import { PASSWORD, withPassword } from '../support/oauth.ts';
import { db, operator, services } from '../support/operator.ts';
import { en, enMails } from '../support/english.ts';

const FORGOT = '/forgot-password';
const RESET = '/reset-password';
const NEW_PASSWORD = 'quite another password';
/** Many sign-ins in one test take their time. */
const slow = { timeout: 20_000 };

async function openAccount() {
  const acme = await openCompany();
  return { acme, ...(await withPassword(acme, 'Recruiter')) };
}

const unknownEmail = () => `nobody-${crypto.randomUUID()}@people.example`;

async function forgot(email: string, browser: Browser = openBrowser()) {
  return browser.submit(await browser.get(FORGOT), FORGOT, { email });
}

/** The messages about the account, oldest first. */
async function mailsTo(userId: number) {
  const rows = await db.select().from(mails).where(eq(mails.userId, userId)).orderBy(asc(mails.id));
  return Promise.all(
    rows.map(async (row) => {
      const { to, subject, text } = await readMail(operator(), row.id);
      return { row, to, subject, text };
    }),
  );
}

/** The path of the link in the latest email. */
async function mailedPath(userId: number): Promise<string> {
  const [mail] = (await mailsTo(userId)).slice(-1);
  const [link = ''] = /https:\S+/u.exec(mail?.text ?? '') ?? [];
  expect(link).toMatch(new RegExp(`^${API}${RESET}\\?link=[\\w-]{43}$`, 'u'));
  return link.slice(API.length);
}

async function askedLink({ email, userId }: { email: string; userId: number }): Promise<string> {
  await forgot(email);
  return mailedPath(userId);
}

async function setPassword(path: string, password: string, browser: Browser = openBrowser()) {
  return browser.submit(await browser.get(path), RESET, { password });
}

async function signsIn(email: string, password: string): Promise<boolean> {
  return (await openBrowser().signIn(email, password)).status === 303;
}

/** Sends a form through the Worker, with a database that counts round trips. */
async function sendWatched(
  browser: Browser,
  path: string,
  fields: Record<string, string>,
  watch: Watch,
): Promise<Response> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = new Request<unknown, IncomingRequestCfProperties>(`${API}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'cf-connecting-ip': browser.address, cookie },
    redirect: 'manual',
  });
  const execution = createExecutionContext();
  const response = await worker.fetch(request, { ...env, DB: watched(env.DB, watch) }, execution);
  await waitOnExecutionContext(execution);
  return response;
}

describe('POST /forgot-password', slow, () => {
  test('an unknown address gets the same answer, to the byte (ASVS 6.3.8)', async () => {
    const { email, userId } = await openAccount();
    const shown = async (typed: string) => {
      const { status, headers, html } = await forgot(typed);
      return { status, headers: ownHeaders(headers), html: html.replaceAll(typed, 'EMAIL') };
    };
    const known = await shown(email);
    expect(known).toMatchObject({ status: 200, html: expect.stringContaining(en.forgot.sent) });
    expect(await shown(unknownEmail())).toEqual(known);
    expect(await mailsTo(userId)).toHaveLength(1);
  });

  test('an unknown address takes the same number of round trips (ASVS 6.3.8)', async () => {
    const { email } = await openAccount();
    const trips = async (typed: string) => {
      const browser = openBrowser();
      const fields = hiddenFields(await browser.get(FORGOT), FORGOT);
      const kinds: string[] = [];
      await sendWatched(browser, FORGOT, { ...fields, email: typed }, (kind) => kinds.push(kind));
      return kinds;
    };
    expect(await trips(email)).toEqual(['batch', 'batch']);
    expect(await trips(unknownEmail())).toEqual(['batch', 'batch']);
  });

  test.each([
    ['nothing', ''],
    ['a word', 'nobody'],
    ['two @', 'a@b@c'],
    ['a space', 'a b@c.example'],
    ['a name beside it', '<a>@b.example'],
    ['255 characters', `${'a'.repeat(251)}@b.c`],
  ])('%s is rejected as an address', async (_, typed) => {
    const page = await forgot(typed);
    expect(page.status).toBe(422);
    expect(page.html).toMatch(/<input[^>]*name="email"[^>]*aria-invalid="true"/u);
  });

  test('the emailed link is stored sealed: neither message nor link can be read in the database', async () => {
    const { email, userId } = await openAccount();
    const path = await askedLink({ email, userId });
    const [, secret = ''] = path.split('=');
    const [mail] = await mailsTo(userId);
    expect(mail).toMatchObject({ to: email, subject: enMails.reset_password.subject });
    expect(mail?.text).toContain('valid for 1 hour');
    const links = await db.select().from(mailedLinks).where(eq(mailedLinks.userId, userId));
    expect(links).toMatchObject([{ hash: await sha256Hex(secret), usedAt: null }]);
    for (const hidden of [secret, email, 'https:', 'password for your account']) {
      expect(JSON.stringify([mail?.row, links])).not.toContain(hidden);
    }
    // The list has the newest emails; tests that set the clock ahead have written newer ones.
    await db.delete(mails).where(gt(mails.id, mail?.row.id ?? 0));
    expect((await listMails(operator())).find(({ id }) => id === mail?.row.id)).toMatchObject({
      kind: 'reset_password',
      to: email,
      status: 'queued',
    });
  });

  test("the email goes to the account's address, not to the typed one", async () => {
    const { userId } = await openAccount();
    const email = `mike-${crypto.randomUUID()}@people.example`;
    await db.update(users).set({ email, emailKey: email }).where(eq(users.id, userId));
    // The Kelvin sign lowercases to k, but is another mailbox.
    await forgot(email.replace('k', '\u212a'));
    for (const { to } of await mailsTo(userId)) expect(to).toBe(email);
    await forgot(email.toUpperCase());
    expect((await mailsTo(userId)).map(({ to }) => to)).toContain(email);
  });

  test('an account gets three emails an hour, and further requests get the same answer', async () => {
    const { email, userId } = await openAccount();
    const start = Date.now();
    const pages: string[] = [];
    for (let count = 0; count < 4; count++) {
      setClock(start + count);
      pages.push((await forgot(` ${email.toUpperCase()}`)).html);
    }
    expect(new Set(pages).size).toBe(1);
    expect(await mailsTo(userId)).toHaveLength(3);
    setClock(start + 60 * MINUTE_MS);
    await forgot(email);
    expect(await mailsTo(userId)).toHaveLength(4);
  });

  test('an address may request five links a minute (429)', async () => {
    const start = Date.now();
    setClock(start);
    const browser = openBrowser();
    for (let count = 0; count < 5; count++) {
      expect((await forgot(unknownEmail(), browser)).status).toBe(200);
    }
    const sixth = await forgot(unknownEmail(), browser);
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('retry-after')).toBe('60');
    setClock(start + MINUTE_MS);
    expect((await forgot(unknownEmail(), browser)).status).toBe(200);
  });

  test("a refused request uses up nothing of the account's emails", async () => {
    const { email, userId } = await openAccount();
    const browser = openBrowser();
    setClock(Date.now());
    for (let count = 0; count < 5; count++) await forgot(unknownEmail(), browser);
    for (let count = 0; count < 3; count++) {
      expect((await forgot(email, browser)).status).toBe(429);
    }
    for (let count = 0; count < 3; count++) await forgot(email);
    expect(await mailsTo(userId)).toHaveLength(3);
  });
});

describe('GET /reset-password', slow, () => {
  test('the reset page shows the account, and sends the link to no other site', async () => {
    const account = await openAccount();
    const page = await openBrowser().get(await askedLink(account));
    expect(page).toMatchObject({ status: 200, html: expect.stringContaining(account.email) });
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(page.html).not.toMatch(/(?:src|href)="https?:/u);
  });

  test('a reset link works for one hour, to the millisecond', async () => {
    const account = await openAccount();
    const start = Date.now();
    setClock(start);
    const path = await askedLink(account);
    setClock(start + 60 * MINUTE_MS - 1);
    expect((await openBrowser().get(path)).status).toBe(200);
    setClock(start + 60 * MINUTE_MS);
    const over = await openBrowser().get(path);
    expect(over).toMatchObject({
      status: 410,
      html: expect.stringContaining(en.messages.link_over.title),
    });
  });

  test.each([
    ['no link', ''],
    ['an empty one', '?link='],
    ['junk', '?link=junk'],
    ['one that never was', `?link=${newSecret()}`],
    ['a long one', `?link=${'a'.repeat(2000)}`],
  ])('%s answers 410', async (_, query) => {
    expect((await openBrowser().get(`${RESET}${query}`)).status).toBe(410);
  });

  test('a link of another purpose does not work', async () => {
    const account = await openAccount();
    const path = await askedLink(account);
    expect((await openBrowser().get(path.replace(RESET, '/invitation'))).status).toBe(410);
    expect((await openBrowser().get(path)).status).toBe(200);
  });
});

describe('POST /reset-password', slow, () => {
  test('a reset sets the password once, and ends all sessions (ASVS 7.4.3)', async () => {
    const account = await openAccount();
    const { email, userId } = account;
    const [elsewhere, here] = [openBrowser(), openBrowser()];
    for (const browser of [elsewhere, here]) await browser.signIn(email, PASSWORD);
    const path = await askedLink(account);
    const done = await setPassword(path, NEW_PASSWORD, here);
    expect(done).toMatchObject({ status: 303, location: '/sign-in?notice=password_set' });
    expect(here.cookies.has('__Host-session')).toBe(false);
    expect((await elsewhere.get('/settings')).status).toBe(303);
    expect(await signsIn(email, PASSWORD)).toBe(false);
    expect(await signsIn(email, NEW_PASSWORD)).toBe(true);
    expect((await openBrowser().get(path)).status).toBe(410);
    expect((await mailsTo(userId)).at(-1)).toMatchObject({
      to: email,
      ...enMails.password_changed,
    });
    const events = await db.select().from(accountEvents).where(eq(accountEvents.userId, userId));
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['password.reset_request', 'password.reset']),
    );
  });

  test.each([
    ['too_short', () => 'eleven char'],
    ['too_long', () => 'a1 b2 c3 '.repeat(29)],
    ['common', () => 'password123456'],
    ['same_as_email', (email: string) => email],
  ] as const)(
    'a password that is %s is rejected, and the link still works',
    async (fault, typed) => {
      const account = await openAccount();
      const path = await askedLink(account);
      const refused = await setPassword(path, typed(account.email));
      expect(refused.status).toBe(422);
      expect(refused.html).toMatch(/<input[^>]*name="password"[^>]*aria-invalid="true"/u);
      const text = en.faults[fault].replace('{min}', '12').replace('{max}', '256');
      expect(refused.html).toContain(text);
      expect(await signsIn(account.email, PASSWORD)).toBe(true);
      expect((await setPassword(path, NEW_PASSWORD)).status).toBe(303);
    },
  );

  test('a reset keeps two-factor authentication on (ASVS 6.4.3)', async () => {
    const account = await openAccount();
    const { email, userId } = account;
    const secretSealed = services.vault.seal('totp', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    const now = new Date();
    await db.insert(totpFactors).values({ userId, secretSealed, createdAt: now, confirmedAt: now });
    await setPassword(await askedLink(account), NEW_PASSWORD);
    const browser = openBrowser();
    const page = await browser.signIn(email, NEW_PASSWORD);
    expect(page).toMatchObject({
      status: 200,
      html: expect.stringContaining(en.secondFactor.title),
    });
    expect(browser.cookies.has('__Host-session')).toBe(false);
  });

  test('of two concurrent resets with one link one succeeds', async () => {
    const account = await openAccount();
    const path = await askedLink(account);
    const passwords = [NEW_PASSWORD, 'and yet another one'];
    const answers = await Promise.all(passwords.map((password) => setPassword(path, password)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining([303, 410]));
    const winner = passwords[statuses.indexOf(303)] ?? '';
    const loser = passwords[statuses.indexOf(410)] ?? '';
    expect(await signsIn(account.email, winner)).toBe(true);
    expect(await signsIn(account.email, loser)).toBe(false);
  });

  test('the older of two requested links works too, because emails can arrive in any order', async () => {
    const account = await openAccount();
    const [older, newer] = [await askedLink(account), await askedLink(account)];
    expect(older).not.toBe(newer);
    for (const path of [older, newer]) expect((await openBrowser().get(path)).status).toBe(200);
    expect((await setPassword(older, NEW_PASSWORD)).status).toBe(303);
    expect((await openBrowser().get(older)).status).toBe(410);
  });

  test('setting a password voids earlier links', async () => {
    const account = await openAccount();
    const [used, open] = [await askedLink(account), await askedLink(account)];
    await setPassword(used, NEW_PASSWORD);
    expect((await openBrowser().get(open)).status).toBe(410);
    const again = await askedLink(account);
    const browser = openBrowser();
    await browser.signIn(account.email, NEW_PASSWORD);
    const page = await browser.get('/settings/password');
    const typed = { current_password: NEW_PASSWORD, new_password: 'and yet another one' };
    expect((await browser.submit(page, '/settings/password', typed)).status).toBe(303);
    expect((await openBrowser().get(again)).status).toBe(410);
  });

  test('a link of an operator voids earlier ones', async () => {
    const { acme, ...account } = await openAccount();
    const older = await askedLink(account);
    const { link } = await resetLink(operator(), { company: acme.subdomain, email: account.email });
    expect((await openBrowser().get(older)).status).toBe(410);
    expect((await openBrowser().get(link.slice(API.length))).status).toBe(200);
  });

  /** Signs in with the old password, which is reset while its hash is computed. */
  async function overtaken(account: { email: string; userId: number }) {
    const path = await askedLink(account);
    const browser = openBrowser();
    const fields = hiddenFields(await browser.get('/sign-in'), '/sign-in');
    const typed = { ...fields, email: account.email, password: PASSWORD };
    const response = await sendWatched(browser, '/sign-in', typed, async (_, count) => {
      if (count === 2) expect((await setPassword(path, NEW_PASSWORD)).status).toBe(303);
    });
    const [, session = ''] =
      /__Host-session=([^;]*)/u.exec(response.headers.get('set-cookie') ?? '') ?? [];
    return openBrowser().get('/settings', { cookie: `__Host-session=${session}` });
  }

  test('a concurrent sign-in with the old password gets no session (ASVS 7.4.3)', async () => {
    expect((await overtaken(await openAccount())).status).toBe(303);
  });

  test('a concurrent sign-in that rehashes the old password does not undo the reset', async () => {
    const account = await openAccount();
    const [row] = await db.select().from(users).where(eq(users.id, account.userId));
    // The same hash with weaker parameters, so that it is rehashed.
    const passwordHash = row?.passwordHash?.replace('ln=14', 'ln=014') ?? '';
    await db.update(users).set({ passwordHash }).where(eq(users.id, account.userId));
    await overtaken(account);
    expect(await signsIn(account.email, PASSWORD)).toBe(false);
    expect(await signsIn(account.email, NEW_PASSWORD)).toBe(true);
  });
});
