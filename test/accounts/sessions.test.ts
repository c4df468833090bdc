/** Signing in and out, and the lifetime of sessions (decisions: Rate limits; OWASP ASVS 5.0, chapters 6 and 7). */
import { scryptSync } from 'node:crypto';
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startSession } from '#accounts/sessions/actions/sign-in.ts';
import { runBatch } from '#data/query-plan.ts';
import { accountEvents, sessions } from '#data/tables/accounts.ts';
import { users } from '#data/tables/users.ts';
import { firstIdAt } from '#lib/ids.ts';
import { SESSION_AGE_MS_MAX, SESSION_IDLE_MS } from '#lib/session-lifetime.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { isSecret, newSecret } from '#lib/token.ts';
import worker from '../../src/worker.ts';
import { hiddenFields, openBrowser, ownHeaders } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { API } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { watched } from '../support/d1.ts';
import { PASSWORD, signedIn, withPassword } from '../support/oauth.ts';
import { meteredStore } from '../support/metered.ts';
import { db, operator } from '../support/operator.ts';
import { en } from '../support/english.ts';

const COOKIE = '__Host-session';
/** The sign-in log is written after the answer. */
const LOGGED = 1;
const WRONG = 'not the password of the tests';
/** Many sign-ins in one test take their time. */
const slow = { timeout: 20_000 };

async function openAccount() {
  const acme = await openCompany();
  return { acme, ...(await withPassword(acme, 'Admin')) };
}

const unknownEmail = () => `nobody-${crypto.randomUUID()}@people.example`;

/** Whether this cookie opens the settings. */
async function opens(session: string | undefined): Promise<boolean> {
  const { status, location } = await openBrowser().get('/settings', {
    cookie: `${COOKIE}=${session ?? ''}`,
  });
  if (status === 303) expect(location).toBe('/sign-in?next=%2Fsettings');
  return status === 200;
}

/** A request through the Worker; returns after deferred work too. */
async function send(browser: Browser, path: string, fields?: Record<string, string>) {
  const trips: string[] = [];
  const database = watched(env.DB, (trip) => trips.push(trip));
  const execution = createExecutionContext();
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = new Request<unknown, IncomingRequestCfProperties>(`${API}${path}`, {
    headers: { 'cf-connecting-ip': browser.address, cookie },
    redirect: 'manual',
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  });
  const response = await worker.fetch(request, { ...env, DB: database }, execution);
  await waitOnExecutionContext(execution);
  return { status: response.status, trips: trips.length };
}

async function eventsOf(userId: number): Promise<string[]> {
  const rows = await db
    .select({ action: accountEvents.action })
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId))
    .orderBy(asc(accountEvents.id));
  return rows.map(({ action }) => action);
}

describe('GET /sign-in', slow, () => {
  test('the sign-in page asks for email and password, with a form bound to this browser', async () => {
    const browser = openBrowser();
    const page = await browser.get('/sign-in');
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.html).toContain('autocomplete="username"');
    expect(page.html).toMatch(/<input type="password"[^>]*autocomplete="current-password"/u);
    expect(hiddenFields(page, '/sign-in')).toEqual({
      form_token: expect.stringMatching(/^[\w-]{43}$/u),
      next: '/console',
    });
    expect([...browser.cookies.keys()]).toEqual(['__Host-form']);
    expect(page.headers.get('set-cookie')).not.toMatch(/max-age|expires/iu);
  });

  test.each(Object.entries(en.signIn.notices))('?notice=%s shows: %s', async (name, text) => {
    expect((await openBrowser().get(`/sign-in?notice=${name}`)).html).toContain(text);
  });

  test.each(['', 'wrong', 'constructor', '__proto__', '<b>', 'signed_out,joined'])(
    '?notice=%s shows nothing',
    async (name) => {
      const { status, html } = await openBrowser().get(
        `/sign-in?notice=${encodeURIComponent(name)}`,
      );
      expect(status).toBe(200);
      expect(html).not.toContain('role="status"');
    },
  );

  test('a signed-in user is redirected to where they wanted', async () => {
    const browser = await signedIn(await openCompany());
    expect(await browser.get('/sign-in')).toMatchObject({ status: 303, location: '/console' });
    const next = '/settings/password';
    const there = await browser.get(`/sign-in?next=${encodeURIComponent(next)}`);
    expect(there).toMatchObject({ status: 303, location: next });
  });

  test.each([
    '/console',
    '/console/acme/jobs?status=Live',
    '/settings',
    '/settings/',
    '/settings/sessions?done=session_ended',
    '/settings?done=saved',
    '/authorize?client_id=oci_a&redirect_uri=https%3A%2F%2Fclient.example%2F&state=%2F%2Fa',
  ])('next may be %s', async (next) => {
    const page = await openBrowser().get(`/sign-in?next=${encodeURIComponent(next)}`);
    expect(hiddenFields(page, '/sign-in')['next']).toBe(next);
  });

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/settings\\..\\..\\evil',
    'https://evil.example/settings',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,settings',
    '//api.recruiting.example/settings',
    '.evil.example',
    '/settings.evil.example',
    '/settings@evil.example',
    '/settingsx',
    '/consolex',
    '/authorize',
    '/authorized?a',
    '/%2fevil.example',
    '/%2F/evil.example',
    '/%5cevil.example',
    '/\t/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\n/evil.example',
    '/settings/\t/evil.example',
    '/settings\r\nLocation: https://evil.example',
    '/sign-out',
    '/api/oauth/userinfo',
    '/settings/..//evil.example',
    '/settings/../docs',
    '/settings/%2e%2e/docs',
    '/settings/.%2E/docs',
  ])('next=%j leads to the console instead (ASVS 3.7.2)', async (next) => {
    const page = await openBrowser().get(`/sign-in?next=${encodeURIComponent(next)}`);
    expect(hiddenFields(page, '/sign-in')['next']).toBe('/console');
  });

  test('any text as next is tolerated', async () => {
    const browser = await signedIn(await openCompany());
    for (const next of ['/settings/ü', '/settings/東', '/settings/\u0001', '/settings/\u007f']) {
      const { status } = await browser.get(`/sign-in?next=${encodeURIComponent(next)}`);
      expect(status, JSON.stringify(next)).toBe(303);
    }
  });
});

describe('POST /sign-in', slow, () => {
  test('the right password creates a session and redirects', async () => {
    const { email, userId } = await openAccount();
    const browser = openBrowser();
    const to = await browser.signIn(email, PASSWORD, '/settings/sessions');
    expect(to).toMatchObject({ status: 303, location: '/settings/sessions', html: '' });
    expect((await browser.get('/settings')).html).toContain(email);
    expect(await eventsOf(userId)).toEqual(['session.create']);
  });

  test('the session cookie is sent only to this host, and hidden from scripts (ASVS 3.3.1 to 3.3.4)', async () => {
    const { email } = await openAccount();
    const { headers } = await openBrowser().signIn(email, PASSWORD);
    const [cookie = '', device, ...others] = headers.getSetCookie();
    expect(device).toMatch(/^__Host-device=/u);
    expect(others).toEqual([]);
    const [pair = '', ...attributes] = cookie.split('; ');
    const [name, value = ''] = pair.split('=');
    expect(name).toBe('__Host-session');
    expect(isSecret(value)).toBe(true);
    expect(attributes.toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=604800',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
  });

  test.each([
    ['in capitals', (email: string) => email.toUpperCase()],
    ['with spaces around', (email: string) => `  ${email}\t`],
  ])('the email %s signs in', async (_, spelled) => {
    const { email } = await openAccount();
    expect((await openBrowser().signIn(spelled(email), PASSWORD)).status).toBe(303);
  });

  test('a next value of the form leads nowhere else', async () => {
    const { email } = await openAccount();
    const browser = openBrowser();
    const page = await browser.get('/sign-in');
    const typed = { email, password: PASSWORD, next: '//evil.example' };
    expect((await browser.submit(page, '/sign-in', typed)).location).toBe('/console');
  });

  test.each([
    ['an unknown e-mail address', async () => ({ email: unknownEmail(), password: WRONG })],
    [
      'a person who has no password yet',
      async () => {
        const acme = await openCompany();
        await acme.user('Viewer');
        return { email: `Viewer@${acme.subdomain}.example`, password: WRONG };
      },
    ],
    ['no password', async () => ({ email: (await openAccount()).email, password: '' })],
    ['nothing', async () => ({ email: '', password: '' })],
    [
      'the password and a space (ASVS 6.2.8)',
      async () => ({ email: (await openAccount()).email, password: `${PASSWORD} ` }),
    ],
  ])(
    'signing in with %s answers like a wrong password, to the byte (ASVS 6.3.8)',
    async (_, make) => {
      const [known, other] = [await openAccount(), await make()];
      const shown = async (email: string, password: string) => {
        const browser = openBrowser();
        const page = await browser.signIn(email, password);
        expect(browser.cookies.has(COOKIE)).toBe(false);
        const { form_token: token = '' } = hiddenFields(page, '/sign-in');
        return {
          status: page.status,
          headers: ownHeaders(page.headers),
          html: page.html
            .replaceAll(token, 'TOKEN')
            .replaceAll(`value="${email}"`, 'value="EMAIL"'),
        };
      };
      const wrong = await shown(known.email, WRONG);
      expect(wrong).toMatchObject({ status: 422, html: expect.stringContaining(en.signIn.wrong) });
      const focused = (html: string) => html.replaceAll(' autofocus=""', '');
      const answer = await shown(other.email, other.password);
      expect({ ...answer, html: focused(answer.html) }).toEqual({
        ...wrong,
        html: focused(wrong.html),
      });
      expect(await eventsOf(known.userId)).toEqual([]);
    },
  );

  test('a right password takes two round trips, and a wrong or unknown one takes one', async () => {
    const { email } = await openAccount();
    for (const [typed, password, trips] of [
      [email, PASSWORD, 2],
      [email, WRONG, 1],
      [unknownEmail(), WRONG, 1],
    ] as const) {
      const browser = openBrowser();
      const fields = hiddenFields(await browser.get('/sign-in'), '/sign-in');
      const sent = await send(browser, '/sign-in', { ...fields, email: typed, password });
      expect(sent).toEqual({ status: password === PASSWORD ? 303 : 422, trips: trips + LOGGED });
    }
  });

  test('a weak password hash is renewed after a right password', async () => {
    const { email, userId } = await openAccount();
    const salt = Buffer.from('salt of the past');
    const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** 13, r: 8, p: 1 });
    const old = `$scrypt$ln=13,r=8,p=1$${salt.toString('base64')}$${key.toString('base64')}`;
    const hash = async () => {
      const [row] = await db.select().from(users).where(eq(users.id, userId));
      return row?.passwordHash;
    };
    await db.update(users).set({ passwordHash: old }).where(eq(users.id, userId));
    expect((await openBrowser().signIn(email, WRONG)).status).toBe(422);
    expect(await hash()).toBe(old);
    expect((await openBrowser().signIn(email, PASSWORD)).status).toBe(303);
    expect(await hash()).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/u);
    expect((await openBrowser().signIn(email, PASSWORD)).status).toBe(303);
  });
});

describe('the throttle of sign-in', slow, () => {
  const known = async () => (await openAccount()).email;
  const unknown = async () => unknownEmail();

  test.each([
    ['of one account, from addresses that failed before', known, true],
    ['of one unknown email address, from addresses that failed before', unknown, true],
    ['of many email addresses, from one address', unknown, false],
  ])('five wrong attempts a minute are allowed %s (decisions)', async (_, make, isOneAccount) => {
    const email = await make();
    const start = Date.now();
    const [shared = '', ...others] = Array.from({ length: 7 }, () => openBrowser().address);
    setClock(start - MINUTE_MS);
    if (isOneAccount) {
      for (const address of [...others, ...others]) {
        expect((await openBrowser(address).signIn(email, WRONG)).status).toBe(422);
      }
    }
    setClock(start);
    let next = 0;
    const attempt = async () => {
      const browser = openBrowser(isOneAccount ? others[next++ % others.length] : shared);
      return browser.signIn(isOneAccount ? email : unknownEmail(), WRONG);
    };
    const five = [
      await attempt(),
      await attempt(),
      await attempt(),
      await attempt(),
      await attempt(),
    ];
    expect(five.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    setClock(start + MINUTE_MS - 1000);
    const sixth = await attempt();
    expect(sixth).toMatchObject({
      status: 429,
      html: expect.stringContaining(en.messages.too_many.title),
    });
    expect(sixth.headers.get('retry-after')).toBe('1');
    setClock(start + MINUTE_MS);
    expect((await attempt()).status).toBe(422);
  });

  test('a throttled sign-in refuses the right password too, with one round trip and no scrypt', async () => {
    const { email } = await openAccount();
    setClock(Date.now());
    const browser = openBrowser();
    for (let count = 0; count < 5; count++) await browser.signIn(email, WRONG);
    const fields = hiddenFields(await browser.get('/sign-in'), '/sign-in');
    const sent = await send(browser, '/sign-in', { ...fields, email, password: PASSWORD });
    expect(sent).toEqual({ status: 429, trips: 1 + LOGGED });
  });

  test('concurrent attempts are counted', async () => {
    const { email } = await openAccount();
    setClock(Date.now());
    const { address } = openBrowser();
    const all = await Promise.all(
      Array.from({ length: 12 }, () => openBrowser(address).signIn(email, WRONG)),
    );
    expect(all.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test('successful sign-ins are not counted', async () => {
    const { email } = await openAccount();
    setClock(Date.now());
    const browser = openBrowser();
    for (let count = 0; count < 7; count++) {
      const page = await browser.get('/sign-in?notice=joined');
      const sent = await browser.submit(page, '/sign-in', { email, password: PASSWORD });
      expect(sent.status).toBe(303);
    }
  });

  /** Makes wrong attempts, five a minute; returns their statuses. */
  async function fail(browser: Browser, email: string, start: number, count: number) {
    const statuses: number[] = [];
    for (let at = 0; at < count; at++) {
      setClock(start + Math.floor(at / 5) * MINUTE_MS);
      statuses.push((await browser.signIn(email, WRONG)).status);
    }
    return statuses;
  }

  test('ten failures in 15 minutes are allowed for one account from one address', async () => {
    const start = Date.now();
    const { email } = await openAccount();
    const browser = openBrowser();
    expect(await fail(browser, email, start, 10)).not.toContain(429);
    setClock(start + 10 * MINUTE_MS);
    const over = await browser.signIn(email, PASSWORD);
    expect(over.status).toBe(429);
    expect(over.headers.get('retry-after')).toBe(String(5 * 60));
    expect((await openBrowser().signIn(email, PASSWORD)).status).toBe(303);
    setClock(start + 15 * MINUTE_MS);
    expect((await browser.signIn(email, PASSWORD)).status).toBe(303);
  });

  test('a successful sign-in clears the failures', async () => {
    const start = Date.now();
    const { email } = await openAccount();
    const browser = openBrowser();
    await fail(browser, email, start, 9);
    expect((await browser.signIn(email, PASSWORD)).status).toBe(303);
    browser.cookies.clear();
    expect(await fail(browser, email, start + 2 * MINUTE_MS, 2)).toEqual([422, 422]);
  });
});

describe('a session', slow, () => {
  test('every sign-in creates a new session: a planted one is not used (ASVS 7.2.4)', async () => {
    const { email } = await openAccount();
    const browser = openBrowser();
    const planted = newSecret();
    browser.cookies.set(COOKIE, planted);
    await browser.signIn(email, PASSWORD);
    const session = browser.cookies.get(COOKIE);
    expect(session).not.toBe(planted);
    expect(await opens(session)).toBe(true);
    expect(await opens(planted)).toBe(false);
    const other = openBrowser();
    await other.signIn(email, PASSWORD);
    expect(other.cookies.get(COOKIE)).not.toBe(session);
  });

  test('a session ends when its browser signs in again (ASVS 7.2.4)', async () => {
    const { email } = await openAccount();
    const browser = openBrowser();
    await browser.signIn(email, PASSWORD);
    const before = browser.cookies.get(COOKIE);
    const page = await browser.get('/sign-in?notice=joined');
    await browser.submit(page, '/sign-in', { email, password: PASSWORD });
    expect(await opens(browser.cookies.get(COOKIE))).toBe(true);
    expect(await opens(before)).toBe(false);
  });

  test.each(['', 'junk', newSecret(), `${newSecret()}, ${newSecret()}`, '%E0%A4%A', '"\\"'])(
    'is none of %j',
    async (cookie) => {
      expect(await opens(cookie)).toBe(false);
    },
  );

  test('a session ends after 12 hours without use, to the millisecond (ASVS 7.3.1)', async () => {
    const { email } = await openAccount();
    const start = Date.now();
    setClock(start);
    const [used, idle] = [openBrowser(), openBrowser()];
    for (const browser of [used, idle]) await browser.signIn(email, PASSWORD);
    setClock(start + SESSION_IDLE_MS - 1);
    expect((await send(used, '/settings')).status).toBe(200);
    setClock(start + SESSION_IDLE_MS);
    expect((await send(idle, '/settings')).status).toBe(303);
    setClock(start + 2 * SESSION_IDLE_MS - 2);
    expect((await send(used, '/settings')).status).toBe(200);
    expect(SESSION_IDLE_MS).toBe(12 * 60 * MINUTE_MS);
  });

  test('a session ends after 7 days, even if used (ASVS 7.3.2)', async () => {
    const { email } = await openAccount();
    const start = Date.now();
    setClock(start);
    const browser = openBrowser();
    await browser.signIn(email, PASSWORD);
    const step = SESSION_IDLE_MS - MINUTE_MS;
    for (let at = start + step; at < start + SESSION_AGE_MS_MAX; at += step) {
      setClock(at);
      expect((await send(browser, '/settings')).status).toBe(200);
    }
    setClock(start + SESSION_AGE_MS_MAX - 1);
    expect((await send(browser, '/settings')).status).toBe(200);
    setClock(start + SESSION_AGE_MS_MAX);
    expect((await send(browser, '/settings')).status).toBe(303);
    expect(SESSION_AGE_MS_MAX).toBe(7 * 24 * 60 * MINUTE_MS);
  });
});

describe('POST /sign-out', slow, () => {
  test('signing out ends the session on the server, and deletes the cookie (ASVS 7.4.1)', async () => {
    const { email, userId } = await openAccount();
    const [browser, elsewhere] = [openBrowser(), openBrowser()];
    for (const one of [browser, elsewhere]) await one.signIn(email, PASSWORD);
    const session = browser.cookies.get(COOKIE);
    const out = await browser.submit(await browser.get('/settings'), '/sign-out');
    expect(out).toMatchObject({ status: 303, location: '/sign-in?notice=signed_out' });
    expect(out.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-session=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
      ),
    ]);
    expect(await opens(session)).toBe(false);
    expect(await opens(elsewhere.cookies.get(COOKIE))).toBe(true);
    expect((await eventsOf(userId)).at(-1)).toBe('session.delete');
  });

  test.each([
    ['/settings/password', '/settings/password'],
    ['//evil.example', '/console'],
  ])('signing out with next=%s redirects to %s', async (next, location) => {
    const browser = await signedIn(await openCompany());
    const page = await browser.get('/settings');
    expect(await browser.submit(page, '/sign-out', { next })).toMatchObject({ location });
  });
});

test('a sign-in reads no more rows beside a thousand sessions of the person, and deletes the oldest that have expired', async () => {
  const { acme } = await openAccount();
  const userId = await acme.user('Admin');
  const name = `test ${crypto.randomUUID()}`;
  const plant = (n: number, at: number) =>
    db.run(sql`insert into ${sessions} (id, hash, user_id, user_agent, created_at, last_seen_at)
      with recursive nth (n) as (select 1 union all select n + 1 from nth where n < ${n})
      select cast(${firstIdAt(new Date(at))} as integer) + n, ${name} || ${at} || n, ${userId}, ${name}, ${at}, ${at} from nth`);
  const rowsRead = async () => {
    const { db: metered, spent } = meteredStore();
    const ctx = { ...operator(), db: metered };
    const { writes } = await startSession(ctx, userId, { userAgent: 'test' });
    await runBatch(ctx, writes);
    return spent();
  };
  await plant(30, Date.now() - SESSION_AGE_MS_MAX - MINUTE_MS);
  const young = await rowsRead();
  expect(await db.$count(sessions, eq(sessions.userAgent, name))).toBe(10);
  await plant(1000, Date.now() - MINUTE_MS);
  expect(await rowsRead()).toBeLessThanOrEqual(young + 20);
  expect(await db.$count(sessions, eq(sessions.userAgent, name))).toBe(1000);
});
