/**
 * Two-factor authentication: turning it on, signing in, recovering, turning it off (RFC 6238; OWASP
 * ASVS 5.0, 6.5).
 */
import { scryptSync } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { accountEvents, recoveryCodes, totpFactors } from '#data/tables/accounts.ts';
import { mails } from '#data/tables/mails.ts';
import { users } from '#data/tables/users.ts';
import { sha256Hex } from '#lib/hash.ts';
import { newRecoveryCode, recoveryCodeDigest } from '#lib/recovery-code.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { newTotpSecret } from '#lib/totp.ts';
import { hiddenFields, openBrowser } from '../support/browser.ts';
import type { Browser, Page } from '../support/browser.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { PASSWORD, withPassword } from '../support/oauth.ts';
import { db, services } from '../support/operator.ts';
import { en } from '../support/english.ts';

const FACTOR = '/settings/second-factor';
const STEP_MS = 30_000;
const WRONG = { current_password: 'not the password of the tests' };
const RIGHT = { current_password: PASSWORD };

/** The TOTP code at that time. */
function codeAt(secret: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Many sign-ins in one test take their time. */
const slow = { timeout: 20_000 };

/** Signs in at the clock's time. */
async function openAccount(now?: number) {
  const { email, userId } = await withPassword(await openCompany(), 'Admin');
  if (now !== undefined) setClock(now);
  const browser = openBrowser();
  await browser.signIn(email, PASSWORD);
  return { email, userId, browser };
}

/** The secret as shown in text, and in the QR code. */
async function begin(browser: Browser) {
  const begun = await browser.submit(await browser.get(FACTOR), FACTOR, RIGHT);
  expect(begun).toMatchObject({ status: 303, location: FACTOR });
  const page = await browser.get(FACTOR);
  const [, spaced = ''] = /<code dir="ltr">([A-Z2-7 ]+)<\/code>/u.exec(page.html) ?? [];
  return { page, secret: spaced.replaceAll(' ', '') };
}

const codesIn = ({ html }: Page) =>
  [...html.matchAll(/<code>([^<]+)<\/code>/gu)].map(([, code = '']) => code);

let latest = 0;

/** The start of a time step that no other test uses, because ids depend on the time. */
function nextStep(): number {
  latest = Math.max(Math.ceil(Date.now() / STEP_MS) * STEP_MS, latest + STEP_MS);
  return latest;
}

/** A person who just turned on two-factor authentication; codes from the next time step on work. */
async function turnedOn() {
  const now = nextStep();
  const account = await openAccount(now);
  const { page, secret } = await begin(account.browser);
  const code = codeAt(secret, now);
  const on = await account.browser.submit(page, `${FACTOR}/confirm`, { code });
  expect(on.status, on.html).toBe(200);
  return { ...account, secret, now, codes: codesIn(on) };
}

/** A person with two-factor authentication but without a session, as signing in is slow. */
async function openSecured() {
  const now = nextStep();
  const { email, userId } = await withPassword(await openCompany(), 'Admin');
  const [secret, at] = [newTotpSecret(), new Date(now)];
  const codes = Array.from({ length: 10 }, newRecoveryCode);
  const secretSealed = services.vault.seal('totp', secret);
  const lastStep = now / STEP_MS;
  await db
    .insert(totpFactors)
    .values({ userId, secretSealed, createdAt: at, confirmedAt: at, lastStep });
  for (const code of codes) {
    const hash = await recoveryCodeDigest(userId, code);
    await db.insert(recoveryCodes).values({ userId, hash });
  }
  setClock(now);
  return { email, userId, secret, now, codes };
}

/** The page that asks for the code, or the error, in a new browser. */
async function firstStep(email: string, password = PASSWORD, next = '/settings') {
  const browser = openBrowser();
  const page = await browser.signIn(email, password, next);
  const send = (code: string) => browser.submit(page, '/sign-in/second-factor', { code });
  return { browser, page, send };
}

const isSignedIn = ({ cookies }: Browser) => cookies.has('__Host-session');

async function eventsOf(userId: number): Promise<string[]> {
  const rows = await db
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId))
    .orderBy(asc(accountEvents.id));
  return rows.map(({ action }) => action);
}

async function mailsTo(userId: number): Promise<string[]> {
  const rows = await db.select().from(mails).where(eq(mails.userId, userId)).orderBy(asc(mails.id));
  return rows.map(({ kind }) => kind);
}

describe('POST /settings/second-factor', slow, () => {
  test('turning it on asks for the password first (ASVS 7.5.1)', async () => {
    const { browser, userId } = await openAccount();
    const refused = await browser.submit(await browser.get(FACTOR), FACTOR, WRONG);
    expect(refused.status).toBe(422);
    expect(refused.html).toContain(en.faults.wrong_password);
    expect(refused.html).toMatch(/<input[^>]*name="current_password"[^>]*aria-invalid="true"/u);
    expect(await db.select().from(totpFactors).where(eq(totpFactors.userId, userId))).toEqual([]);
  });

  test('turning it on shows a new secret as text, link and QR code, and stores it sealed', async () => {
    const { browser, userId, email } = await openAccount();
    const first = await begin(browser);
    expect(first.secret).toHaveLength(32);
    expect(first.page.html).toContain('<svg class="qr" role="img"');
    const uri = `otpauth://totp/Recruiting:${encodeURIComponent(email)}?`;
    expect(first.page.html).toContain(`href="${uri}`);
    expect(first.page.html).toContain(`secret=${first.secret}`);
    const [row] = await db.select().from(totpFactors).where(eq(totpFactors.userId, userId));
    expect(JSON.stringify(row)).not.toContain(first.secret);
    expect(services.vault.open('totp', row?.secretSealed ?? '')).toBe(first.secret);
    await browser.submit(await browser.get(FACTOR), `${FACTOR}/cancel`);
    expect((await browser.get(FACTOR)).html).toContain(en.secondFactorSettings.off);
    expect((await begin(browser)).secret).not.toBe(first.secret);
    // Until it is confirmed, no code is asked for.
    expect(isSignedIn((await firstStep(email)).browser)).toBe(true);
  });
});

describe('POST /settings/second-factor/confirm', slow, () => {
  test('a code turns it on and shows ten recovery codes once', async () => {
    const { browser, userId, codes, secret } = await turnedOn();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[0-9a-z]{4}-){5}[0-9a-z]{4}$/u);
    const after = await browser.get(FACTOR);
    expect(after.html).toContain('You have 10 recovery codes left.');
    for (const shown of [...codes, secret]) expect(after.html).not.toContain(shown);
    const rows = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    expect(rows).toHaveLength(10);
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
    expect(await eventsOf(userId)).toEqual(
      expect.arrayContaining(['second_factor.begin', 'second_factor.add']),
    );
    expect(await mailsTo(userId)).toEqual(['second_factor_added']);
  });

  test('a wrong code is refused five times a minute, then throttled', async () => {
    const { browser, userId } = await openAccount();
    setClock(Date.now());
    const { page, secret } = await begin(browser);
    const old = codeAt(secret, Date.now() - 2 * STEP_MS);
    for (const code of [old, '', '12345', '1234567', 'abcdef']) {
      const refused = await browser.submit(page, `${FACTOR}/confirm`, { code });
      expect(refused.status).toBe(422);
      expect(refused.html).toMatch(/<input[^>]*name="code"[^>]*aria-invalid="true"/u);
    }
    const right = codeAt(secret, Date.now());
    expect((await browser.submit(page, `${FACTOR}/confirm`, { code: right })).status).toBe(429);
    const [row] = await db.select().from(totpFactors).where(eq(totpFactors.userId, userId));
    expect(row).toMatchObject({ confirmedAt: null });
  });
});

describe('POST /sign-in with a second step', slow, () => {
  test('signing in asks for the code, and creates no session before it', async () => {
    const { email, secret, now, userId } = await openSecured();
    const { browser, page, send } = await firstStep(email, PASSWORD, '/settings/sessions');
    expect(page.status).toBe(200);
    expect(page.html).toContain(en.secondFactor.intro);
    expect(page.html).not.toContain(String(userId));
    expect(isSignedIn(browser)).toBe(false);
    expect((await browser.get('/settings')).status).toBe(303);
    setClock(now + STEP_MS);
    const to = await send(codeAt(secret, now + STEP_MS));
    expect(to).toMatchObject({ status: 303, location: '/settings/sessions' });
    expect((await browser.get('/settings')).status).toBe(200);
    expect(await eventsOf(userId)).toContain('password.check');
  });

  test('a wrong password gets the same answer as without two-factor authentication', async () => {
    const { email } = await openSecured();
    const { page } = await firstStep(email, WRONG.current_password);
    expect(page).toMatchObject({ status: 422, html: expect.stringContaining(en.signIn.wrong) });
  });

  test('a weak password hash is renewed here too', async () => {
    const { email, userId, secret, now } = await openSecured();
    const salt = Buffer.from('salt of the past');
    const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** 13, r: 8, p: 1 });
    const old = `$scrypt$ln=13,r=8,p=1$${salt.toString('base64')}$${key.toString('base64')}`;
    await db.update(users).set({ passwordHash: old }).where(eq(users.id, userId));
    setClock(now + STEP_MS);
    const { send } = await firstStep(email);
    expect((await send(codeAt(secret, now + STEP_MS))).status).toBe(303);
    const [row] = await db.select().from(users).where(eq(users.id, userId));
    expect(row?.passwordHash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/u);
  });
});

describe('POST /sign-in/second-factor', slow, () => {
  test('the codes of the previous, this and the next time step work in order, each once (RFC 6238, 5.2)', async () => {
    const { email, secret, now } = await openSecured();
    const at = now + 10 * STEP_MS;
    setClock(at);
    const { send } = await firstStep(email);
    const tried = async (...steps: number[]) => {
      const statuses: number[] = [];
      for (const step of steps) {
        statuses.push((await send(codeAt(secret, at + step * STEP_MS))).status);
      }
      return statuses;
    };
    expect((await send(codeAt(secret, now))).status).toBe(422);
    expect(await tried(-2, 2)).toEqual([422, 422]);
    expect(await tried(-1, 0, 1)).toEqual([303, 303, 303]);
    expect(await tried(1, 0)).toEqual([422, 422]);
  });

  test('the code that turned it on does not work again (ASVS 6.5.1)', async () => {
    const { email, secret, now } = await turnedOn();
    const { browser, send } = await firstStep(email);
    const again = await send(codeAt(secret, now));
    expect(again.status).toBe(422);
    expect(again.html).toContain(en.faults.wrong_code);
    expect(isSignedIn(browser)).toBe(false);
  });

  test('a code with a space works', async () => {
    const { email, secret, now } = await openSecured();
    setClock(now + STEP_MS);
    const code = codeAt(secret, now + STEP_MS);
    const { send } = await firstStep(email);
    expect((await send(` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(303);
  });

  test('anything that is not a code answers as wrong (422)', async () => {
    const { email, now } = await openSecured();
    const { browser, send } = await firstStep(email);
    const junk = [
      '',
      '000',
      '0'.repeat(400),
      'abcdef',
      '-00001',
      '٠١٢٣٤٥',
      '０１２３４５',
      'éèêëēę',
      '🐎🐎🐎',
    ];
    for (const [minute, code] of junk.entries()) {
      setClock(now + minute * MINUTE_MS);
      expect((await send(code)).status, code).toBe(422);
      expect(isSignedIn(browser)).toBe(false);
    }
  });

  test('a code sent twice concurrently creates one session (ASVS 6.5.1)', async () => {
    const { email, secret, now, userId } = await openSecured();
    setClock(now + STEP_MS);
    const code = codeAt(secret, now + STEP_MS);
    const steps = [await firstStep(email), await firstStep(email)];
    const answers = await Promise.all(steps.map(({ send }) => send(code)));
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([303, 422]));
    expect(steps.filter(({ browser }) => isSignedIn(browser))).toHaveLength(1);
    const created = (await eventsOf(userId)).filter((action) => action === 'session.create');
    expect(created).toHaveLength(1);
  });

  test('a recovery code works once instead, however it is typed (ASVS 6.5.1)', async () => {
    const { email, codes, userId, browser: own } = await turnedOn();
    const { browser, send } = await firstStep(email);
    const [code = '', other = ''] = codes;
    expect((await send(` ${code.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(303);
    expect(isSignedIn(browser)).toBe(true);
    expect((await send(code)).status).toBe(422);
    expect((await own.get(FACTOR)).html).toContain('You have 9 recovery codes left.');
    expect(await eventsOf(userId)).toContain('recovery_code.use');
    const both = await Promise.all([send(other), send(other)]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([303, 422]));
  });

  test('a recovery code of 80 bits, as they were issued once, works until it is used', async () => {
    const { email, userId } = await openSecured();
    const code = '7k3m-9xq2-0abc-1def';
    await db.insert(recoveryCodes).values({ userId, hash: await sha256Hex(code) });
    expect((await (await firstStep(email)).send(code)).status).toBe(303);
    expect((await (await firstStep(email)).send(code)).status).toBe(422);
  });

  test('recovery codes are stored salted: the same code has another digest for another person', async () => {
    const code = newRecoveryCode();
    const digests = await Promise.all([recoveryCodeDigest(1, code), recoveryCodeDigest(2, code)]);
    expect(new Set([...digests, await sha256Hex(code)]).size).toBe(3);
  });

  test('a recovery code of another person does not work', async () => {
    const [{ email }, { codes }] = [await openSecured(), await openSecured()];
    expect((await (await firstStep(email)).send(codes[0] ?? '')).status).toBe(422);
  });

  test('the code must follow within ten minutes of the password', async () => {
    const { email, secret, now } = await openSecured();
    const { send } = await firstStep(email);
    const over = now + 10 * MINUTE_MS;
    setClock(over - 1);
    expect((await send(codeAt(secret, over - 1))).status).toBe(303);
    setClock(over);
    const late = await send(codeAt(secret, over + STEP_MS));
    expect(late.status).toBe(200);
    expect(hiddenFields(late, '/sign-in')).toHaveProperty('form_token');
  });

  test('a forged ticket, or one of an old password, starts the sign-in again', async () => {
    const { email, secret, now, browser: own } = await turnedOn();
    setClock(now + STEP_MS);
    const { browser, page } = await firstStep(email);
    const fields = hiddenFields(page, '/sign-in/second-factor');
    const { ticket = '' } = fields;
    const middle = Math.floor(ticket.length / 2);
    const flipped = ticket.charAt(middle) === 'A' ? 'B' : 'A';
    const tickets = [
      '',
      'junk',
      ticket.slice(0, -4),
      ticket.slice(0, middle) + flipped + ticket.slice(middle + 1),
      services.vault.seal('totp', JSON.stringify({ userId: 1, passwordMark: '', until: 9e15 })),
    ];
    const code = codeAt(secret, now + STEP_MS);
    for (const forged of tickets) {
      const sent = await browser.post('/sign-in/second-factor', {
        ...fields,
        ticket: forged,
        code,
      });
      expect(sent.status).toBe(200);
      expect(hiddenFields(sent, '/sign-in')).toHaveProperty('form_token');
    }
    const change = { ...RIGHT, new_password: 'quite another password' };
    await own.submit(await own.get('/settings/password'), '/settings/password', change);
    const sent = await browser.post('/sign-in/second-factor', { ...fields, code });
    expect(sent.status).toBe(200);
    expect(isSignedIn(browser)).toBe(false);
  });

  test('after five wrong codes a minute not even the right one works (decisions)', async () => {
    const { email, secret, now } = await openSecured();
    const start = now + 5 * MINUTE_MS;
    setClock(start);
    const { send } = await firstStep(email);
    for (let count = 0; count < 5; count++) expect((await send('000000x')).status).toBe(422);
    const sixth = await send(codeAt(secret, start));
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('retry-after')).toBe('60');
    setClock(start + MINUTE_MS);
    expect((await send(codeAt(secret, start + MINUTE_MS))).status).toBe(303);
  });

  test('after ten wrong codes in 15 minutes no code works, from any address (decisions)', async () => {
    const { email, secret, now } = await openSecured();
    const { send, browser } = await firstStep(email);
    for (const at of [now, now + MINUTE_MS]) {
      setClock(at);
      for (let count = 0; count < 5; count++) expect((await send('000000x')).status).toBe(422);
    }
    const sixth = await send(codeAt(secret, now + MINUTE_MS));
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('retry-after')).toBe(String(14 * 60));
    setClock(now + 3 * MINUTE_MS);
    const right = await send(codeAt(secret, now + 3 * MINUTE_MS));
    expect(right.status).toBe(429);
    expect(right.headers.get('retry-after')).toBe(String(12 * 60));
    expect(isSignedIn(browser)).toBe(false);
  });
});

describe('POST /settings/second-factor/codes', slow, () => {
  test('the password renews the recovery codes, and the old ones stop working', async () => {
    const { browser, email, codes, userId } = await turnedOn();
    const page = await browser.get(FACTOR);
    expect((await browser.submit(page, `${FACTOR}/codes`, WRONG)).status).toBe(422);
    const renewed = codesIn(await browser.submit(page, `${FACTOR}/codes`, RIGHT));
    expect(new Set([...renewed, ...codes]).size).toBe(20);
    expect(await eventsOf(userId)).toContain('recovery_codes.renew');
    const { send } = await firstStep(email);
    expect((await send(codes[0] ?? '')).status).toBe(422);
    expect((await send(renewed[0] ?? '')).status).toBe(303);
  });
});

describe('POST /settings/second-factor/remove', slow, () => {
  test('the password turns it off, and then the password alone signs in', async () => {
    const { browser, email, userId } = await turnedOn();
    const page = await browser.get(FACTOR);
    expect((await browser.submit(page, `${FACTOR}/remove`, WRONG)).status).toBe(422);
    expect(isSignedIn((await firstStep(email)).browser)).toBe(false);
    const removed = await browser.submit(page, `${FACTOR}/remove`, RIGHT);
    expect(removed).toMatchObject({
      status: 303,
      location: `${FACTOR}?done=second_factor_removed`,
    });
    expect(isSignedIn((await firstStep(email)).browser)).toBe(true);
    expect(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))).toEqual(
      [],
    );
    expect(await eventsOf(userId)).toContain('second_factor.remove');
    expect(await mailsTo(userId)).toContain('second_factor_removed');
    // A second window still shows the button.
    expect((await browser.submit(page, `${FACTOR}/remove`, RIGHT)).status).toBe(409);
    expect((await browser.submit(page, `${FACTOR}/codes`, RIGHT)).status).toBe(409);
  });
});
