/** What a person is told about applications that may act for them, and when a new password ends their access. */
import { describe, expect, test } from 'vitest';
import { setClock } from '../support/clock.ts';
import { openBrowser } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { call } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import {
  codeFields,
  codeFor,
  PASSWORD,
  refreshFields,
  registerClient,
  requestTokens,
  tokensFor,
  withPassword,
} from '../support/oauth.ts';
import { mailsTo } from '../support/team.ts';

const SUBJECT = 'An application can now act on your behalf';
const NEW_PASSWORD = 'another password of the tests';
const slow = { timeout: 20_000 };

async function openAccount() {
  const acme = await openCompany();
  const { email, userId } = await withPassword(acme, 'Admin');
  const browser = openBrowser();
  await browser.signIn(email, PASSWORD);
  return { acme, email, userId, browser };
}

const worksWith = async (token: string) => (await call(token, 'GET', '/api/jobs/index')).status;

async function changePassword(browser: Browser) {
  const page = await browser.get('/settings/password');
  const typed = { current_password: PASSWORD, new_password: NEW_PASSWORD };
  return browser.submit(page, '/settings/password', typed);
}

async function resetPassword(email: string, userId: number) {
  const browser = openBrowser();
  await browser.submit(await browser.get('/forgot-password'), '/forgot-password', { email });
  const { path = '' } = (await mailsTo(userId)).at(-1) ?? {};
  const page = await browser.get(path);
  expect(page.html).toContain('ends the access of all applications');
  return browser.submit(page, '/reset-password', { password: NEW_PASSWORD });
}

describe.each([
  [
    'changing the password',
    (own: Awaited<ReturnType<typeof openAccount>>) => changePassword(own.browser),
  ],
  [
    'resetting the password',
    ({ email, userId }: Awaited<ReturnType<typeof openAccount>>) => resetPassword(email, userId),
  ],
])('%s', slow, (_, setPassword) => {
  test('ends the access and the refresh tokens of all applications', async () => {
    const own = await openAccount();
    const [first, second] = [await registerClient(), await registerClient()];
    const tokens = await tokensFor(own.browser, first, 'jobs:read');
    const others = await tokensFor(own.browser, second, 'jobs:read');
    expect(await worksWith(tokens.access_token)).toBe(200);
    expect((await setPassword(own)).status).toBe(303);
    expect(await worksWith(tokens.access_token)).toBe(401);
    expect(await worksWith(others.access_token)).toBe(401);
    const refreshed = await requestTokens(refreshFields(first, tokens.refresh_token));
    expect(refreshed).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  test('voids a code that was issued before, also of an application without a grant', async () => {
    const own = await openAccount();
    const client = await registerClient();
    const code = await codeFor(own.browser, client, 'jobs:read');
    expect((await setPassword(own)).status).toBe(303);
    const sent = await requestTokens(codeFields(client, code));
    expect(sent).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  test('leaves the access of other people as it is', async () => {
    const own = await openAccount();
    const other = await openAccount();
    const tokens = await tokensFor(other.browser, await registerClient(), 'jobs:read');
    await setPassword(own);
    expect(await worksWith(tokens.access_token)).toBe(200);
  });
});

describe('an application that is allowed', slow, () => {
  test('the person gets one email, with the page on which they end its access', async () => {
    const { acme, browser, userId } = await openAccount();
    const client = await registerClient({ name: 'Ledger' });
    const tokens = await tokensFor(browser, client, 'jobs:read');
    const [mail, ...more] = await mailsTo(userId);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: SUBJECT, path: '/settings/applications' });
    expect(mail?.row).toMatchObject({ kind: 'application_allowed', companyId: acme.id });
    await requestTokens(refreshFields(client, tokens.refresh_token));
    await tokensFor(browser, client, 'jobs:read company');
    expect(await mailsTo(userId)).toHaveLength(1);
  });

  test('the person is told of every other application', async () => {
    const { browser, userId } = await openAccount();
    await tokensFor(browser, await registerClient(), 'jobs:read');
    await tokensFor(browser, await registerClient(), 'jobs:read');
    expect(await mailsTo(userId)).toHaveLength(2);
  });

  test('the person is told again of an application that they disconnected', async () => {
    const start = Date.now();
    const { browser, userId } = await openAccount();
    const client = await registerClient();
    await tokensFor(browser, client, 'jobs:read');
    const page = await browser.get('/settings/applications');
    const sent = await browser.submit(page, '/settings/applications/disconnect');
    expect(sent.status).toBe(303);
    setClock(start + 5000);
    await tokensFor(browser, client, 'jobs:read');
    expect(await mailsTo(userId)).toHaveLength(2);
  });
});
