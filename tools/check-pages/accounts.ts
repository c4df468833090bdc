/** Checks the account pages: signs in, allows an application, visits the settings, and undoes all of it. */
import { emailOf, passwordOf, tokenOf } from '../seed/credentials.ts';
import { describeClients } from '../seed/clients.ts';
import type { SeedClient } from '../seed/clients.ts';
import { checkDeveloperApplications } from './developer-applications.ts';
import { checkClientDocument } from './client-documents.ts';
import { checkConnectedAccounts } from './connected-accounts.ts';
import { checkMeetingPages } from './meetings.ts';
import { NOTICE, stepsOf } from './steps.ts';
import type { Expected, Tools } from './steps.ts';
import type { Departure, Tab } from './tab.ts';

/** The second open company: developers rather use the first. */
const COMPANY = 'globex';
const LOGIN = { email: emailOf(COMPANY, 'Admin'), password: passwordOf(COMPANY, 'Admin') };
const STATE = 'state of check-pages';

const SIGN_IN = 'form[action="/sign-in"]';
const CONSENT = 'form[action="/authorize"]';
const FORGOT = 'form[action="/forgot-password"]';
const FACTOR = '/settings/second-factor';
const APPLICATIONS = '/settings/applications';
const PROFILE = 'form[action="/settings"]';
const DISCONNECT = `form[action="${APPLICATIONS}/disconnect"]`;

/** Each step needs the one before, so the first that fails ends the check. */
export async function checkAccountPages(tab: Tab, tools: Tools): Promise<void> {
  const { base, report } = tools;
  const steps = stepsOf(tab, tools);
  const { visit, press, at, fill, rowOf } = steps;
  const { confidential, public: native } = await describeClients();
  if (!confidential || !native) throw new Error('The seed has no clients.');
  const application = confidential;

  await visit('/authorize?client_id=nobody', 'unknown-client', { status: 400 });
  const elsewhere = { ...application, redirectUri: 'https://elsewhere.example/callback' };
  await visit(authorizePath(elsewhere), 'wrong-redirect', { status: 400 });
  await visit(authorizePath(application), 'sign-in', { has: SIGN_IN, isShot: true });
  await signIn('not the password of anybody', 'wrong-password', { has: SIGN_IN, status: 422 });

  await press('a[href="/forgot-password"]', 'forgot', { has: FORGOT });
  await fill(FORGOT, { email: `nobody@${COMPANY}.example` });
  await press(`${FORGOT} button`, 'forgot-sent', { has: NOTICE });
  await visit(`/reset-password?link=${'A'.repeat(43)}`, 'reset-over', { status: 410 });

  await tab.open(at(authorizePath(application)), SIGN_IN);
  await signIn(LOGIN.password, 'consent', { has: CONSENT, isShot: true });
  const allowed = await tab.leave(`${CONSENT} [value=allow]`);
  checkDeparture(allowed, application, 'code');
  await redeem(base, application, allowed.url.searchParams.get('code') ?? '');

  await visit('/settings', 'profile', { has: PROFILE });
  await press(`${PROFILE} button`, 'profile-saved', { has: NOTICE });
  await visit('/settings/password', 'password', { has: 'form[action="/settings/password"]' });
  await visit('/settings/sessions', 'sessions', { has: 'form[action="/settings/sessions/end"]' });
  await visit('/settings/company-applications', 'company-applications', {
    has: 'form[action="/settings/company-applications/disconnect"]',
    isShot: true,
  });
  await visit(FACTOR, 'second-factor', { has: '#start-password' });
  await tab.page.fill('#start-password', LOGIN.password);
  await press(`form[action="${FACTOR}"] button`, 'second-factor-pending', {
    has: `form[action="${FACTOR}/confirm"]`,
    isShot: true,
  });
  await press(`form[action="${FACTOR}/cancel"] button`, 'second-factor-cancelled', {
    has: '#start-password',
  });
  await visit(APPLICATIONS, 'applications', { has: DISCONNECT, isShot: true });
  const connected = await rowOf(application.name);
  if (connected === null) throw new Error(`${application.name} is not among the connected ones`);
  await press(`${connected} button`, 'disconnected', { has: NOTICE });

  const token = await tokenOf(COMPANY, 'Admin');
  await checkDeveloperApplications(steps);
  await checkClientDocument(steps);
  await checkMeetingPages(steps, token);
  await checkConnectedAccounts(steps, token);

  await visit(authorizePath(native), 'consent-here', { has: CONSENT });
  checkDeparture(await tab.leave(`${CONSENT} [value=deny]`), native, 'error');
  await tab.open(at('/settings'), PROFILE);
  await press('form[action="/sign-out"] button', 'signed-out', { has: SIGN_IN });

  async function signIn(password: string, name: string, expected: Expected): Promise<void> {
    await fill(SIGN_IN, { email: LOGIN.email, password });
    await press(`${SIGN_IN} button`, name, expected);
  }

  /** Nothing answers there. That the browser sent the request shows that the content security policy allows it. */
  function checkDeparture(
    { url, referrer, errors }: Departure,
    { redirectUri }: SeedClient,
    answer: 'code' | 'error',
  ): void {
    report.page(`redirect with ${answer}`, redirectUri);
    if (`${url.origin}${url.pathname}` !== redirectUri) report.fail(`sent to ${url.href}`);
    if (!url.searchParams.has(answer)) report.fail(`no ${answer} in ${url.search}`);
    if (url.searchParams.get('state') !== STATE) report.fail(`another state in ${url.search}`);
    if (referrer !== null) report.fail(`with the referrer ${referrer}`);
    for (const error of errors) report.fail(error);
  }
}

function authorizePath({ id, redirectUri }: SeedClient): string {
  const query = new URLSearchParams({
    client_id: id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'profile company jobs:read jobs:write applicants:read applicants:write mcp',
    state: STATE,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  return `/authorize?${query.toString()}`;
}

/** Redeems the code as the application does, which connects it. The verifier is that of RFC 7636, appendix B. */
async function redeem(base: URL, client: SeedClient, code: string): Promise<void> {
  const response = await fetch(new URL('/api/oauth/token', base), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: client.id,
      client_secret: client.secret ?? '',
      redirect_uri: client.redirectUri,
      code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      code,
    }),
  });
  if (!response.ok) throw new Error(`The code was not redeemed: ${await response.text()}`);
}
