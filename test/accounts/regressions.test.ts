/** Regressions found by a security review. */
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#lib/time.ts';
import { openBrowser } from '../support/browser.ts';
import { call } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import {
  codeFor,
  PASSWORD,
  codeFields,
  registerClient,
  requestTokens,
  signedIn,
  tokensFor,
  withPassword,
} from '../support/oauth.ts';

const slow = { timeout: 20_000 };
const OWN = '/settings/applications';
const FACTOR = '/settings/second-factor';

describe('POST /settings/applications/disconnect', slow, () => {
  test('disconnecting an application voids its unredeemed codes (5.4)', async () => {
    const client = await registerClient();
    const browser = await signedIn(await openCompany());
    const { access_token: token } = await tokensFor(browser, client, 'jobs:read');
    const early = await codeFor(browser, client, 'jobs:read');
    const page = await browser.get(OWN);
    expect((await browser.submit(page, `${OWN}/disconnect`)).status).toBe(303);
    expect((await call(token, 'GET', '/api/jobs/index')).status).toBe(401);
    const over = await requestTokens(codeFields(client, early));
    expect(over).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    // A new authorization works again.
    setClock(Date.now() + 1000);
    const anew = await requestTokens(
      codeFields(client, await codeFor(browser, client, 'jobs:read')),
    );
    expect(anew.status).toBe(200);
  });
});

describe('POST /sign-in', slow, () => {
  test('attempts from a throttled address do not use up the budget of an account (decisions: Rate limits)', async () => {
    const { email } = await withPassword(await openCompany(), 'Recruiter');
    const browser = openBrowser();
    const junk = 'a password of nobody';
    for (let count = 0; count < 5; count++) await browser.signIn(`${count}@people.example`, junk);
    for (let count = 0; count < 6; count++) {
      expect((await browser.signIn(email, junk)).status).toBe(429);
    }
    expect((await openBrowser().signIn(email, PASSWORD)).status).toBe(303);
  });
});

describe('GET /settings/second-factor', slow, () => {
  test('a two-factor secret is shown for a quarter of an hour, so that the next user of the browser cannot confirm it', async () => {
    const browser = await signedIn(await openCompany());
    const start = Date.now();
    const page = await browser.get(FACTOR);
    expect((await browser.submit(page, FACTOR, { current_password: PASSWORD })).status).toBe(303);
    expect((await browser.get(FACTOR)).html).toContain('otpauth://');
    setClock(start + 16 * MINUTE_MS);
    const later = await browser.get(FACTOR);
    expect(later.status).toBe(200);
    expect(later.html).not.toContain('otpauth://');
  });
});
