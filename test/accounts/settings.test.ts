/** The settings of a person's own account (OWASP ASVS 5.0, 6.2 and 7.5). */
import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accountEvents, sessions } from '#data/tables/accounts.ts';
import { mails } from '#data/tables/mails.ts';
import { users } from '#data/tables/users.ts';
import { readMail } from '#mail/actions/outbox.ts';
import { createUser } from '#operator/users/actions.ts';
import { hiddenFields, openBrowser } from '../support/browser.ts';
import type { Browser, Page } from '../support/browser.ts';
import { openCompany } from '../support/company.ts';
import { PASSWORD, signedIn, withPassword } from '../support/oauth.ts';
import { db, operator } from '../support/operator.ts';
import { accountPages } from '../../src/workers/api/account-pages.tsx';
import { en, enMails } from '../support/english.ts';

const PROFILE = '/settings';
const CHANGE = '/settings/password';
const SESSIONS = '/settings/sessions';
const END = `${SESSIONS}/end`;
const NEW_PASSWORD = 'quite another password';

const agents = {
  'Firefox, Windows': 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Safari, iOS':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  'Edge, macOS':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Chrome, Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
};

/** Many sign-ins in one test take their time. */
const slow = { timeout: 20_000 };

async function openAccount(count = 1) {
  const acme = await openCompany();
  const { email, userId } = await withPassword(acme, 'Viewer');
  const browsers = Array.from({ length: count }, () => openBrowser());
  for (const browser of browsers) await browser.signIn(email, PASSWORD);
  const [browser = openBrowser(), ...others] = browsers;
  return { acme, email, userId, browser, others };
}

/** A signed-in browser for tests that change nothing, because signing in is slow. */
let reader: Promise<Browser> | undefined;
const asReader = () => (reader ??= openCompany().then((acme) => signedIn(acme)));

async function eventsOf(userId: number): Promise<string[]> {
  const rows = await db
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId))
    .orderBy(asc(accountEvents.id));
  return rows.map(({ action }) => action);
}

const isIn = async (browser: Browser) => (await browser.get(PROFILE)).status === 200;

async function send(browser: Browser, path: string, action: string, typed: Record<string, string>) {
  return browser.submit(await browser.get(path), action, typed);
}

/** The ids of the sessions on the page, in order. */
const idsIn = ({ html }: Page) =>
  [...html.matchAll(/name="id" value="(\d+)"/gu)].map(([, id = '']) => id);

describe('every page of the settings', slow, () => {
  const pages = accountPages.filter(({ path }) => path.startsWith('/settings'));

  test.each(pages.map(({ method, path }) => [method, path] as const))(
    '%s %s sends whoever is not signed in to sign in, and back to the page',
    async (method, path) => {
      const browser = openBrowser();
      const answer = method === 'GET' ? await browser.get(path) : await browser.post(path, {});
      const next = method === 'GET' ? `?next=${encodeURIComponent(path)}` : '';
      expect(answer).toMatchObject({ status: 303, location: `/sign-in${next}`, html: '' });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  test('every settings page shows the user, the navigation and sign-out (ASVS 7.4.4)', async () => {
    const browser = await asReader();
    const [, nav = ''] = (await browser.get(PROFILE)).html.split('<nav class="sections"');
    const [links = ''] = nav.split('</nav>');
    const paths = [...links.matchAll(/<a href="([^"]+)"/gu)].map(([, path = '']) => path);
    expect(paths).toContain('/settings/built-applications');
    // Lists below a heading are labelled by it.
    const known = pages.filter(({ method }) => method === 'GET').map(({ path }) => path);
    const isBelow = (path: string) => paths.some((one) => one !== PROFILE && path.startsWith(one));
    expect(known.filter((path) => !paths.includes(path) && !isBelow(path))).toEqual([]);
    for (const path of paths) {
      const { status, html } = await browser.get(path);
      expect(status).toBe(200);
      expect(html).toContain('action="/sign-out"');
      expect(html).toContain(`<a href="${path}" aria-current="page">`);
    }
  });

  test.each(Object.entries(en.settings.notices))('?done=%s shows: %s', async (done, text) => {
    const browser = await asReader();
    const { html } = await browser.get(`${PROFILE}?done=${done}`);
    expect(html).toContain(`<div class="banner good" role="status">${text}</div>`);
  });

  test('an unknown ?done shows nothing', async () => {
    const browser = await asReader();
    for (const done of ['', 'toString', '__proto__', '<b>', 'Saved.']) {
      const { status, html } = await browser.get(`${PROFILE}?done=${encodeURIComponent(done)}`);
      expect(status).toBe(200);
      expect(html).not.toContain('role="status"');
    }
  });
});

describe('POST /settings', slow, () => {
  test("the profile changes names, and lists the user's companies", async () => {
    const { acme, email, userId, browser } = await openAccount();
    const globex = await openCompany({ name: 'Globex' });
    await createUser(operator(), { company: globex.subdomain, email, role: 'Recruiter' });
    const typed = { first_name: ' Ada ', last_name: 'King, Countess of Lovelace' };
    const saved = await send(browser, PROFILE, PROFILE, typed);
    expect(saved).toMatchObject({ status: 303, location: '/settings?done=saved' });
    const { html } = await browser.get(PROFILE);
    expect(html).toContain('name="first_name" value="Ada"');
    expect(html).toContain('<bdi>Ada King, Countess of Lovelace</bdi>');
    expect(html).toContain(email);
    expect(html).toMatch(/<bdi>Acme<\/bdi><\/h3><span class="badge good">Viewer<\/span>/u);
    expect(html).toMatch(/<bdi>Globex<\/bdi><\/h3><span class="badge good">Recruiter<\/span>/u);
    expect((await eventsOf(userId)).at(-1)).toBe('profile.update');
    const elsewhere = await signedIn(acme, 'Admin');
    expect((await elsewhere.get(PROFILE)).html).not.toContain('Lovelace');
  });

  test.each([
    ['first_name', { first_name: '' }, en.faults.required],
    ['last_name', { last_name: ' \u00A0 ' }, en.faults.required],
    ['last_name', { last_name: 'x'.repeat(256) }, 'Use at most 255 characters.'],
  ])('rejects %s of %j, and keeps the typed values', async (field, typed, text) => {
    const { userId, browser } = await openAccount();
    const given = { first_name: 'Ada', last_name: 'Lovelace', ...typed };
    const refused = await send(browser, PROFILE, PROFILE, given);
    expect(refused.status).toBe(422);
    expect(refused.html).toMatch(new RegExp(`name="${field}"[^>]*aria-invalid="true"`, 'u'));
    expect(refused.html).toContain(text);
    expect(refused.html).toContain(`value="${given.first_name}"`);
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ firstName: '', lastName: '' });
  });

  test('names are escaped', async () => {
    const { browser } = await openAccount();
    for (const [name, escaped] of [
      ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
      ['" autofocus onfocus="alert(1)', '&quot; autofocus onfocus=&quot;alert(1)'],
      ["O'Hara & $& {company}", 'O&#39;Hara &amp; $&amp; {company}'],
      ['\u202Eevil\u202C', '\u202Eevil\u202C'],
      ['محمد', 'محمد'],
    ] as const) {
      await send(browser, PROFILE, PROFILE, { first_name: name, last_name: 'x' });
      const { html } = await browser.get(PROFILE);
      expect(html).toContain(`<bdi>${escaped} x</bdi>`);
      expect(html).toContain(`name="first_name" value="${escaped}"`);
    }
  });
});

describe('POST /settings/password', slow, () => {
  const given = { current_password: PASSWORD, new_password: NEW_PASSWORD };

  test('changing the password ends all other sessions, and this one continues with a new cookie (ASVS 6.2.2, 7.4.3)', async () => {
    const { email, userId, browser, others } = await openAccount(3);
    const before = browser.cookies.get('__Host-session') ?? '';
    const changed = await send(browser, CHANGE, CHANGE, given);
    expect(changed).toMatchObject({ status: 303, location: `${CHANGE}?done=password_changed` });
    expect(browser.cookies.get('__Host-session')).not.toBe(before);
    expect(await isIn(browser)).toBe(true);
    for (const other of others) expect(await isIn(other)).toBe(false);
    expect((await openBrowser().get(PROFILE, { cookie: `__Host-session=${before}` })).status).toBe(
      303,
    );
    expect((await openBrowser().signIn(email, PASSWORD)).status).toBe(422);
    expect((await openBrowser().signIn(email, NEW_PASSWORD)).status).toBe(303);
    expect(await eventsOf(userId)).toContain('password.update');
    const [mail] = await db.select().from(mails).where(eq(mails.userId, userId));
    expect(await readMail(operator(), mail?.id ?? 0)).toMatchObject({
      to: email,
      ...enMails.password_changed,
    });
  });

  test.each([
    ['current_password', 'wrong_password', { current_password: NEW_PASSWORD }],
    ['current_password', 'wrong_password', { current_password: '' }],
    ['new_password', 'too_short', { new_password: 'eleven char' }],
    ['new_password', 'common', { new_password: 'administrator' }],
    ['new_password', 'common', { new_password: 'AcmeAcme2026!' }],
    ['new_password', 'unchanged', { new_password: PASSWORD }],
  ] as const)(
    'names %s that is %s, and changes nothing (ASVS 6.2.3)',
    async (field, fault, typed) => {
      const { email, userId, browser } = await openAccount();
      const refused = await send(browser, CHANGE, CHANGE, { ...given, ...typed });
      expect(refused.status).toBe(422);
      expect(refused.html).toMatch(new RegExp(`name="${field}"[^>]*aria-invalid="true"`, 'u'));
      expect(refused.html).toContain(en.faults[fault].replace('{min}', '12'));
      for (const secret of [PASSWORD, NEW_PASSWORD]) expect(refused.html).not.toContain(secret);
      expect((await openBrowser().signIn(email, PASSWORD)).status).toBe(303);
      expect(await eventsOf(userId)).not.toContain('password.update');
    },
  );

  test('new passwords that are refused are no guesses of the current one', async () => {
    const browser = await signedIn(await openCompany());
    const weak = { ...given, new_password: 'administrator' };
    for (let attempt = 0; attempt < 6; attempt++) {
      expect((await send(browser, CHANGE, CHANGE, weak)).status).toBe(422);
    }
    expect((await send(browser, CHANGE, CHANGE, given)).status).toBe(303);
  });

  test('the email address is rejected as a password', async () => {
    const { email, browser } = await openAccount();
    const refused = await send(browser, CHANGE, CHANGE, { ...given, new_password: email });
    expect(refused).toMatchObject({
      status: 422,
      html: expect.stringContaining(en.faults.same_as_email),
    });
  });

  test('of two concurrent password changes one succeeds', async () => {
    const { email, browser } = await openAccount();
    const page = await browser.get(CHANGE);
    const wanted = [NEW_PASSWORD, 'and yet another one'];
    const answers = await Promise.all(
      wanted.map((password) => browser.submit(page, CHANGE, { ...given, new_password: password })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining([303, 422]));
    for (const [index, password] of wanted.entries()) {
      expect((await openBrowser().signIn(email, password)).status).toBe(statuses[index]);
    }
  });

  test('after five wrong current passwords a minute not even the right one works (decisions)', async () => {
    const { browser } = await openAccount();
    for (let count = 0; count < 5; count++) {
      const wrong = { ...given, current_password: NEW_PASSWORD };
      expect((await send(browser, CHANGE, CHANGE, wrong)).status).toBe(422);
    }
    const sixth = await send(browser, CHANGE, CHANGE, given);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });
});

describe('GET /settings/sessions', slow, () => {
  test('the sessions page lists every device, and marks this one (ASVS 7.5.2)', async () => {
    const { email, browser } = await openAccount();
    for (const agent of Object.values(agents)) {
      const page = await openBrowser().get('/sign-in');
      const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
      const fields = { ...hiddenFields(page, '/sign-in'), email, password: PASSWORD };
      await openBrowser().post('/sign-in', fields, { cookie, 'user-agent': agent });
    }
    const page = await browser.get(SESSIONS);
    for (const device of Object.keys(agents)) expect(page.html).toContain(`<bdi>${device}</bdi>`);
    expect(idsIn(page)).toHaveLength(5);
    expect(page.html.split(en.sessions.isThis)).toHaveLength(2);
    expect(page.html).not.toContain('Mozilla');
    for (const value of browser.cookies.values()) expect(page.html).not.toContain(value);
  });

  test('an unknown browser has a generic name (WCAG 2.4.6)', async () => {
    const { html } = await (await asReader()).get(SESSIONS);
    const [list = ''] = html.split(en.sessions.recent);
    const headings = [...list.matchAll(/<h2>(.*?)<\/h2>/gu)].map(([, text]) => text);
    expect(headings).toHaveLength(1);
    expect(headings).not.toContain('<bdi></bdi>');
  });

  test("the sessions page lists no expired sessions, and no one else's", async () => {
    const { userId, browser, acme } = await openAccount(2);
    const elsewhere = await signedIn(acme, 'Admin');
    const [own = ''] = idsIn(await elsewhere.get(SESSIONS));
    const ids = idsIn(await browser.get(SESSIONS));
    expect(ids).toHaveLength(2);
    expect(ids).not.toContain(own);
    const lastSeenAt = new Date(Date.now() - 12 * 3_600_000);
    const [last = ''] = ids;
    await db
      .update(sessions)
      .set({ lastSeenAt })
      .where(and(eq(sessions.userId, userId), eq(sessions.id, Number(last))));
    expect(idsIn(await browser.get(SESSIONS))).toEqual(ids.slice(1));
  });
});

describe('POST /settings/sessions/end', slow, () => {
  test('ending a session ends that one and no other', async () => {
    const { userId, browser, others } = await openAccount(3);
    const page = await browser.get(SESSIONS);
    const own = idsIn(page);
    // The newest comes first.
    const ended = await browser.submit(page, END, { id: own[0] ?? '' });
    expect(ended).toMatchObject({ status: 303, location: `${SESSIONS}?done=session_ended` });
    const left: boolean[] = [];
    for (const one of [browser, ...others]) left.push(await isIn(one));
    expect(left).toEqual([true, true, false]);
    expect((await eventsOf(userId)).at(-1)).toBe('session.delete');
  });

  test('ending the others keeps this session', async () => {
    const { browser, others } = await openAccount(3);
    const ended = await send(browser, SESSIONS, END, { id: 'others' });
    expect(ended.location).toBe(`${SESSIONS}?done=sessions_ended`);
    expect(await isIn(browser)).toBe(true);
    for (const other of others) expect(await isIn(other)).toBe(false);
    expect((await browser.get(SESSIONS)).html).not.toContain(en.sessions.endOthers);
  });

  test('the sessions of another person cannot be ended', async () => {
    const { acme, browser } = await openAccount();
    const elsewhere = await signedIn(acme, 'Admin');
    const [id = ''] = idsIn(await elsewhere.get(SESSIONS));
    await send(browser, SESSIONS, END, { id });
    expect(await isIn(elsewhere)).toBe(true);
  });

  test.each(['', '0', '-1', '1e3', 'all', '9'.repeat(17), 'null'])(
    'takes no id of %j',
    async (id) => {
      const browser = await asReader();
      expect((await send(browser, SESSIONS, END, { id })).status).toBe(422);
      expect(await isIn(browser)).toBe(true);
    },
  );
});
