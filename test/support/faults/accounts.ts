/** A valid submission of each form of the account pages, and valid requests to the OAuth endpoints that write. */
import { Secret, TOTP } from 'otpauth';
import { oauth } from '#accounts/oauth/endpoints.tsx';
import { totpFactors } from '#data/tables/accounts.ts';
import { enterCompany } from '#operator/companies/actions.ts';
import { closeCompany } from '#recruiting/company/leaving/actions/company.ts';
import { newTotpSecret } from '#lib/totp.ts';
import { resetLink } from '#operator/users/actions.ts';
import { accountPages } from '../../../src/workers/api/account-pages.tsx';
import { authorizePath, openBrowser } from '../browser.ts';
import type { Browser, Page } from '../browser.ts';
import { API, call } from '../call.ts';
import { openCompany } from '../company.ts';
import type { Company } from '../company.ts';
import {
  authorizationQuery,
  codeFields,
  codeFor,
  PASSWORD,
  REDIRECT,
  refreshFields,
  registerClient,
  requestTokens,
  sendOAuth,
  signedIn,
  tokensFor,
  withPassword,
} from '../oauth.ts';
import type { TokenReply } from '../oauth.ts';
import { db, operator, services } from '../operator.ts';
import { followCallback, insertConnection, visitProvider } from '../providers.ts';
import { ADA, invite, invitedPath, mailsTo, newEmail, userIdOf } from '../team.ts';
import type { Example, Outcome } from './sweep.ts';

type Form = { browser: Browser; page: Page; typed?: Record<string, string>; people?: number[] };

const FACTOR = '/settings/second-factor';
const BUILT = '/settings/built-applications';
const RIGHT = { current_password: PASSWORD };

function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

/** A page of the signed-in Admin with a form on it. */
async function at(acme: Company, path: string, typed: Record<string, string> = {}): Promise<Form> {
  const browser = await signedIn(acme);
  return { browser, page: await browser.get(path), typed };
}

/** Turns on two-factor authentication of the Admin. Returns its secret. */
async function insertFactor(acme: Company): Promise<string> {
  const userId = await acme.user('Admin');
  const secret = newTotpSecret();
  const now = new Date();
  const secretSealed = services.vault.seal('totp', secret);
  await db.insert(totpFactors).values({ userId, secretSealed, createdAt: now, confirmedAt: now });
  return secret;
}

/** A page of two-factor authentication after it was begun, and the secret it shows. */
async function begunFactor(acme: Company): Promise<Form & { secret: string }> {
  const { browser, page: first } = await at(acme, FACTOR);
  await browser.submit(first, FACTOR, RIGHT);
  const page = await browser.get(FACTOR);
  const [, spaced = ''] = /<code dir="ltr">([A-Z2-7 ]+)<\/code>/u.exec(page.html) ?? [];
  return { browser, page, secret: spaced.replaceAll(' ', '') };
}

/** A page of a developer application that is registered. */
async function built(acme: Company, path: string): Promise<Form> {
  const { browser, page } = await at(acme, `${BUILT}/new`);
  await browser.submit(page, `${BUILT}/new`, newApplication);
  const list = await browser.get(BUILT);
  const [, link = ''] =
    /href="(\/settings\/built-applications\/change[^"]+)"/u.exec(list.html) ?? [];
  const { searchParams } = new URL(link.replaceAll('&amp;', '&'), API);
  const query = `company=${searchParams.get('company')}&client=${searchParams.get('client')}`;
  const isListed = path === BUILT;
  return { browser, page: await browser.get(isListed ? path : `${path}?${query}`) };
}

const newApplication = {
  name: 'Our sync',
  kind: 'confidential',
  redirect_uris: REDIRECT,
  'scope.profile': 'yes',
};

async function connectedApp(acme: Company, path: string): Promise<Form> {
  const browser = await signedIn(acme);
  await tokensFor(browser, await registerClient(), 'jobs:read');
  return { browser, page: await browser.get(path) };
}

const forms: Record<string, (acme: Company) => Promise<Form>> = {
  async '/authorize'(acme) {
    const browser = await signedIn(acme);
    const page = await browser.get(authorizePath(authorizationQuery(await registerClient())));
    return { browser, page, typed: { decision: 'allow', company_id: String(acme.id) } };
  },
  async '/sign-in'(acme) {
    const { email } = await withPassword(acme, 'Admin');
    const browser = openBrowser();
    const page = await browser.get('/sign-in');
    return { browser, page, typed: { email, password: PASSWORD } };
  },
  async '/sign-in/second-factor'(acme) {
    const { email } = await withPassword(acme, 'Admin');
    const code = codeOf(await insertFactor(acme));
    const browser = openBrowser();
    return { browser, page: await browser.signIn(email, PASSWORD), typed: { code } };
  },
  '/sign-out': (acme) => at(acme, '/settings'),
  async '/forgot-password'(acme) {
    const { email } = await withPassword(acme, 'Admin');
    const browser = openBrowser();
    return { browser, page: await browser.get('/forgot-password'), typed: { email } };
  },
  async '/reset-password'(acme) {
    const { email } = await withPassword(acme, 'Admin');
    const { link } = await resetLink(operator(), { company: acme.subdomain, email });
    const browser = openBrowser();
    const page = await browser.get(link.slice(API.length));
    return { browser, page, typed: { password: 'correct horse battery' } };
  },
  async '/invitation'(acme) {
    const userId = await userIdOf((await invite(acme)).body.data.id);
    const browser = openBrowser();
    const page = await browser.get(await invitedPath(userId));
    return { browser, page, typed: ADA, people: [userId] };
  },
  '/settings': (acme) => at(acme, '/settings', { first_name: 'Ada', last_name: 'L.' }),
  '/settings/email': (acme) => at(acme, '/settings', { ...RIGHT, email: newEmail() }),
  '/settings/password': (acme) =>
    at(acme, '/settings/password', { ...RIGHT, new_password: 'correct horse battery' }),
  [FACTOR]: (acme) => at(acme, FACTOR, RIGHT),
  async [`${FACTOR}/confirm`](acme) {
    const { secret, ...form } = await begunFactor(acme);
    return { ...form, typed: { code: codeOf(secret) } };
  },
  [`${FACTOR}/cancel`]: begunFactor,
  async [`${FACTOR}/codes`](acme) {
    const browser = await signedIn(acme);
    await insertFactor(acme);
    return { browser, page: await browser.get(FACTOR), typed: RIGHT };
  },
  async [`${FACTOR}/remove`](acme) {
    const browser = await signedIn(acme);
    await insertFactor(acme);
    return { browser, page: await browser.get(FACTOR), typed: RIGHT };
  },
  async '/settings/sessions/end'(acme) {
    await signedIn(acme);
    return at(acme, '/settings/sessions');
  },
  async '/confirm-email'(acme) {
    const { browser, page: first } = await at(acme, '/settings');
    await browser.submit(first, '/settings/email', { ...RIGHT, email: newEmail() });
    const mailed = await mailsTo(await acme.user('Admin'));
    const path = mailed.map((mail) => mail.path).find((one) => one.startsWith('/confirm-email'));
    return { browser, page: await browser.get(path ?? '') };
  },
  async '/settings/delete-account'(acme) {
    const browser = await signedIn(acme, 'Recruiter');
    return { browser, page: await browser.get('/settings/delete-account'), typed: RIGHT };
  },
  '/settings/delete-company': (acme) =>
    at(acme, '/settings/delete-company', {
      ...RIGHT,
      company_id: String(acme.id),
      subdomain: acme.subdomain,
    }),
  async '/settings/delete-company/cancel'(acme) {
    const company = await enterCompany(operator(), acme.subdomain);
    await closeCompany(company, { confirm: acme.subdomain, days: 30 });
    return at(acme, '/settings/delete-company', { company_id: String(acme.id) });
  },
  '/settings/applications/disconnect': (acme) => connectedApp(acme, '/settings/applications'),
  '/settings/company-applications/disconnect': (acme) =>
    connectedApp(acme, '/settings/company-applications'),
  async '/settings/company-applications/delete-webhook'(acme) {
    const browser = await signedIn(acme);
    const client = await registerClient();
    const { access_token: token } = await tokensFor(browser, client, 'jobs:read');
    await call(token, 'POST', '/api/plugins/webhooks', {
      name: 'HR tool',
      url: 'https://hr.example.com/hooks',
      events: ['job.published'],
    });
    await sendOAuth('/api/oauth/revoke', { token });
    return { browser, page: await browser.get('/settings/company-applications') };
  },
  '/settings/connections/connect': (acme) =>
    at(acme, `/settings/connections?company=${acme.id}`, {
      provider: 'linkedin',
      company_id: String(acme.id),
    }),
  async '/settings/connections/choose'(acme) {
    const browser = await signedIn(acme);
    const { callback, account } = await visitProvider(browser, acme, 'facebook', { keeps: 2 });
    const page = await followCallback(browser, callback);
    return { browser, page, typed: { account: `${account}2` } };
  },
  async '/settings/connections/disconnect'(acme) {
    await insertConnection(acme, 'linkedin');
    return at(acme, `/settings/connections?company=${acme.id}`);
  },
  [`${BUILT}/new`]: (acme) => at(acme, `${BUILT}/new`, newApplication),
  async [`${BUILT}/change`](acme) {
    return { ...(await built(acme, `${BUILT}/change`)), typed: newApplication };
  },
  async [`${BUILT}/secret`](acme) {
    return { ...(await built(acme, `${BUILT}/change`)), typed: { old_secret: 'keep' } };
  },
  [`${BUILT}/disable`]: (acme) => built(acme, BUILT),
  async [`${BUILT}/enable`](acme) {
    const { browser, page } = await built(acme, BUILT);
    await browser.submit(page, `${BUILT}/disable`);
    return { browser, page: await browser.get(BUILT) };
  },
};

const toOutcome = ({ status, headers, html }: Page): Outcome => ({
  status,
  retryAfter: headers.get('retry-after'),
  text: html,
});

export const formExamples: Example[] = accountPages
  .filter(({ method }) => method === 'POST')
  .map(({ path }) => ({
    name: `the form ${path}`,
    async prepare() {
      const open = forms[path];
      if (!open) throw new Error(`add a valid form for ${path} to test/support/faults/accounts.ts`);
      const acme = await openCompany();
      const user = await acme.user('Admin');
      const { browser, page, typed = {}, people = [] } = await open(acme);
      if (!page.html.includes(`action="${path}"`)) {
        throw new Error(`no form for ${path}: ${page.status} ${page.location}`);
      }
      // Every attempt is of the same browser, whatever cookies an earlier answer has set.
      const cookies = new Map(browser.cookies);
      return {
        companyId: acme.id,
        people: [...people, user],
        async send() {
          browser.cookies.clear();
          for (const [name, value] of cookies) browser.cookies.set(name, value);
          return toOutcome(await browser.submit(page, path, typed));
        },
      };
    },
  }));

const toOAuthOutcome = ({ status, headers, body }: TokenReply): Outcome => ({
  status,
  retryAfter: headers.get('retry-after'),
  text: JSON.stringify(body),
});

type Request = () => Promise<TokenReply>;

const oauthRequests: Record<string, (acme: Company) => Promise<Request>> = {
  async 'POST /api/oauth/token with a code'(acme) {
    const client = await registerClient();
    const code = await codeFor(await signedIn(acme), client);
    return () => requestTokens(codeFields(client, code));
  },
  async 'POST /api/oauth/token with a refresh token'(acme) {
    const client = await registerClient();
    const { refresh_token: token } = await tokensFor(await signedIn(acme), client);
    return () => requestTokens(refreshFields(client, token));
  },
  async 'POST /api/oauth/revoke'(acme) {
    const client = await registerClient();
    const { refresh_token: token } = await tokensFor(await signedIn(acme), client);
    const { client_id, client_secret } = client;
    return () => sendOAuth('/api/oauth/revoke', { client_id, client_secret, token });
  },
};

export const oauthExamples: Example[] = oauth
  .filter(({ method }) => method === 'POST')
  .flatMap(({ path }) => {
    const named = Object.keys(oauthRequests).filter((name) => name.startsWith(`POST ${path}`));
    return named.length === 0 ? [`POST ${path}`] : named;
  })
  .map((name) => ({
    name,
    async prepare() {
      const open = oauthRequests[name];
      if (!open) throw new Error(`add a valid ${name} to test/support/faults/accounts.ts`);
      const acme = await openCompany();
      const request = await open(acme);
      return { companyId: acme.id, send: async () => toOAuthOutcome(await request()) };
    },
  }));
