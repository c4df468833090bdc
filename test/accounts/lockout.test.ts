/** People sign in while others guess their passwords, and the guesses stay few (OWASP ASVS 5.0, 6.3.1). */
import { describe, expect, test } from 'vitest';
import { DEVICE_AGE_MS_MAX } from '#lib/session-lifetime.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { hiddenFields, openBrowser } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { newAddress } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { PASSWORD, withPassword } from '../support/oauth.ts';
import { db, operator } from '../support/operator.ts';
import { mailsTo } from '../support/team.ts';
import { totpFactors } from '#data/tables/accounts.ts';
import { newTotpSecret } from '#lib/totp.ts';

const WRONG = 'not the password of the tests';
const DEVICE = '__Host-device';
/** Many sign-ins in one test take their time. */
const slow = { timeout: 60_000 };

async function openAccount() {
  const acme = await openCompany();
  return { acme, ...(await withPassword(acme, 'Recruiter')) };
}

/** A browser that has signed in to the account once. */
async function knownBrowser(email: string): Promise<Browser> {
  const browser = openBrowser();
  expect((await browser.signIn(email, PASSWORD)).status).toBe(303);
  return browser;
}

/** The status of one sign-in. */
async function signInFrom(browser: Browser, email: string): Promise<number> {
  browser.cookies.delete('__Host-session');
  return (await browser.signIn(email, PASSWORD)).status;
}

/** An attacker with this many addresses and one form, which is no secret. */
async function openAttacker(email: string, addresses: number) {
  const browser = openBrowser();
  const fields = hiddenFields(await browser.get('/sign-in'), '/sign-in');
  const from = Array.from({ length: addresses }, () => newAddress());
  let guesses = 0;
  return {
    guesses: () => guesses,
    /** Each address tries once; a 422 is a guess that was checked. */
    async guess() {
      const sent = await Promise.all(
        from.map((address) =>
          browser.post(
            '/sign-in',
            { ...fields, email, password: WRONG },
            { 'cf-connecting-ip': address },
          ),
        ),
      );
      guesses += sent.filter(({ status }) => status === 422).length;
      expect(sent.every(({ status }) => status === 422 || status === 429)).toBe(true);
    },
  };
}

describe('an attack on the password of an account', slow, () => {
  test('from one address never stops the owner, on a known device or on a new one', async () => {
    const start = Date.now();
    setClock(start);
    const { email } = await openAccount();
    const owner = await knownBrowser(email);
    const attacker = await openAttacker(email, 1);
    for (let minute = 0; minute < 20; minute++) {
      setClock(start + minute * MINUTE_MS);
      for (let count = 0; count < 5; count++) await attacker.guess();
      expect(await signInFrom(owner, email), `minute ${minute}`).toBe(303);
      if (minute % 5 === 0) expect(await signInFrom(openBrowser(), email)).toBe(303);
    }
    // Ten in a quarter of an hour, twenty in a day.
    expect(attacker.guesses()).toBe(20);
  });

  test('from 200 addresses never stops the owner, on a known device or on a new one', async () => {
    const start = Date.now();
    setClock(start);
    const { email } = await openAccount();
    const owner = await knownBrowser(email);
    const attacker = await openAttacker(email, 200);
    const minutes = [0, 1, 61];
    await attacker.guess();
    for (const minute of minutes) {
      setClock(start + minute * MINUTE_MS);
      await attacker.guess();
      expect(await signInFrom(owner, email), `minute ${minute}, known device`).toBe(303);
      expect(await signInFrom(openBrowser(), email), `minute ${minute}, new device`).toBe(303);
    }
    // Two of each address, and then five a minute from all of them together.
    expect(attacker.guesses()).toBeLessThanOrEqual(2 * 200 + 5 * minutes.length);
  });

  test('a refused attempt counts against no one: the next minute has all its attempts', async () => {
    const start = Date.now();
    setClock(start);
    const { email } = await openAccount();
    const attacker = await openAttacker(email, 1);
    for (let count = 0; count < 12; count++) await attacker.guess();
    expect(attacker.guesses()).toBe(5);
    setClock(start + MINUTE_MS);
    for (let count = 0; count < 12; count++) await attacker.guess();
    expect(attacker.guesses()).toBe(10);
  });

  test('from the network of the owner does not stop a known device of the owner', async () => {
    setClock(Date.now());
    const { email } = await openAccount();
    const owner = await knownBrowser(email);
    const attacker = openBrowser(owner.address);
    for (let count = 0; count < 7; count++) await attacker.signIn(email, WRONG);
    expect((await attacker.signIn(email, PASSWORD)).status).toBe(429);
    expect(await signInFrom(owner, email)).toBe(303);
  });
});

describe('the cookie of a known device', slow, () => {
  test('is set at sign-in for 90 days, is out of reach of scripts, and tells no one who signed in', async () => {
    const { email } = await openAccount();
    const browser = openBrowser();
    const page = await browser.signIn(email, PASSWORD);
    const line = page.headers.getSetCookie().find((one) => one.startsWith(`${DEVICE}=`)) ?? '';
    expect(line).toContain(`Max-Age=${90 * 86_400}`);
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) {
      expect(line).toContain(part);
    }
    expect(Buffer.from(browser.cookies.get(DEVICE) ?? '', 'base64url').toString()).not.toContain(
      email,
    );
  });

  test('a wrong password sets no device cookie', async () => {
    const { email } = await openAccount();
    const browser = openBrowser();
    await browser.signIn(email, WRONG);
    expect([...browser.cookies.keys()]).toEqual(['__Host-form']);
  });

  test('the device has a budget of its own: five wrong passwords a minute', async () => {
    setClock(Date.now());
    const { email } = await openAccount();
    const owner = await knownBrowser(email);
    owner.cookies.delete('__Host-session');
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      statuses.push((await owner.signIn(email, WRONG)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect(await signInFrom(openBrowser(), email)).toBe(303);
  });

  test.each([
    ['of another account', async () => knownBrowser((await openAccount()).email)],
    [
      'that was changed',
      async (email: string) => {
        const browser = await knownBrowser(email);
        browser.cookies.set(DEVICE, `${browser.cookies.get(DEVICE) ?? ''}A`.slice(1));
        return browser;
      },
    ],
    [
      'from before the password was reset',
      async (email: string, userId: number) => {
        const browser = await knownBrowser(email);
        await resetPassword(openBrowser(), email, userId);
        return browser;
      },
    ],
  ])('a device cookie %s counts as none', async (_, open) => {
    setClock(Date.now());
    const { email, userId } = await openAccount();
    const browser = await open(email, userId);
    for (let count = 0; count < 5; count++) await openBrowser(browser.address).signIn(email, WRONG);
    expect(await signInFrom(browser, email)).toBe(429);
  });

  test('a device cookie of more than 90 days counts as none', async () => {
    const start = Date.now();
    setClock(start);
    const { email } = await openAccount();
    const owner = await knownBrowser(email);
    for (const [after, status] of [
      [DEVICE_AGE_MS_MAX - MINUTE_MS, 422],
      [DEVICE_AGE_MS_MAX, 429],
    ] as const) {
      setClock(start + after);
      for (let count = 0; count < 5; count++) await openBrowser(owner.address).signIn(email, WRONG);
      owner.cookies.delete('__Host-session');
      expect((await owner.signIn(email, WRONG)).status).toBe(status);
    }
  });
});

async function resetPassword(browser: Browser, email: string, userId: number) {
  await browser.submit(await browser.get('/forgot-password'), '/forgot-password', { email });
  const { path = '' } = (await mailsTo(userId)).at(-1) ?? {};
  const page = await browser.get(path);
  return browser.submit(page, '/reset-password', { password: PASSWORD });
}

describe('the ways around a blocked sign-in', slow, () => {
  test('a browser that has reset the password signs in while its network is blocked', async () => {
    setClock(Date.now());
    const { email, userId } = await openAccount();
    const browser = openBrowser();
    for (let count = 0; count < 5; count++) await browser.signIn(email, WRONG);
    expect((await browser.signIn(email, PASSWORD)).status).toBe(429);
    expect((await resetPassword(browser, email, userId)).status).toBe(303);
    expect((await browser.signIn(email, PASSWORD)).status).toBe(303);
  });

  test('a person for whom others used up the reset emails has a link that works, at any time', async () => {
    const start = Date.now();
    const { email, userId } = await openAccount();
    for (const minute of [0, 59, 60, 61, 119]) {
      setClock(start + minute * MINUTE_MS);
      for (let count = 0; count < 4; count++) {
        const attacker = openBrowser();
        const page = await attacker.get('/forgot-password');
        await attacker.submit(page, '/forgot-password', { email });
      }
      const { path = '' } = (await mailsTo(userId)).at(-1) ?? {};
      expect((await openBrowser().get(path)).status, `minute ${minute}`).toBe(200);
    }
  });

  test('wrong codes of someone who knows the password do not stop a known device', async () => {
    const start = Date.now();
    setClock(start);
    const { email, userId } = await openAccount();
    const owner = await knownBrowser(email);
    const secretSealed = operator().vault.seal('totp', newTotpSecret());
    const at = new Date(start);
    await db.insert(totpFactors).values({ userId, secretSealed, createdAt: at, confirmedAt: at });
    const SECOND = '/sign-in/second-factor';
    const send = async (browser: Browser) => {
      browser.cookies.delete('__Host-session');
      const page = await browser.signIn(email, PASSWORD);
      return (await browser.submit(page, SECOND, { code: '000000x' })).status;
    };
    for (let count = 0; count < 5; count++) expect(await send(openBrowser())).toBe(422);
    expect(await send(openBrowser())).toBe(429);
    expect(await send(owner)).toBe(422);
  });
});
