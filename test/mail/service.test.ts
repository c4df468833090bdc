/** Mail of the whole service as it listens: from a form or the API through its queue to a mail server that asks for TLS and a password. */
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newSecret } from '#lib/token.ts';
import { openBrowser } from '../clients/support/browser.ts';
import type { Page } from '../clients/support/browser.ts';
import type { Login } from '../clients/support/seed.ts';
import type { Service } from '../clients/support/service.ts';
import { listen, mailServer, taken } from '../support/smtp-server.ts';
import { enMails } from '../support/english.ts';

/** Starting the service takes some seconds, sending a mail a moment. */
const START_MS = 60_000;
const ARRIVAL_MS = 10_000;
/** Two mails may be waited for, and passwords are slow on purpose. */
const journey = { timeout: 3 * ARRIVAL_MS };

type Browser = ReturnType<typeof openBrowser>;
type Credentials = Pick<Login, 'email' | 'password'>;

let service: Service;
let stop: () => Promise<unknown>;

beforeAll(async () => {
  const { openService } = await import('../clients/support/service.ts');
  const mail = mailServer({ authMethods: ['PLAIN'] });
  const port = await listen(mail.server);
  const opened = await openService({
    MAIL_TRANSPORT: { type: 'plain_text', value: 'smtp' },
    SMTP_HOST: { type: 'plain_text', value: '127.0.0.1' },
    SMTP_PORT: { type: 'plain_text', value: String(port) },
    SMTP_SECURE: { type: 'plain_text', value: 'starttls' },
    SMTP_USER: { type: 'plain_text', value: 'ada' },
    SMTP_PASSWORD: { type: 'secret_text', value: 'right' },
  });
  ({ service } = opened);
  stop = async () => {
    await opened.stop();
    mail.close();
  };
}, START_MS);

afterAll(() => stop());

/** The mails to this address, once there are so many. */
async function arrived(to: string, count: number) {
  const found = () => taken.filter((one) => one.to.includes(to));
  await vi.waitFor(() => expect(found().length).toBeGreaterThanOrEqual(count), ARRIVAL_MS);
  return Promise.all(
    found().map(async ({ user, isSecure, raw }) => {
      return { user, isSecure, email: await PostalMime.parse(raw) };
    }),
  );
}

/** A sign-in by the page. */
async function signIn(browser: Browser, { email, password }: Credentials): Promise<Page> {
  return browser.submit(await browser.open('/sign-in'), '/sign-in', { email, password });
}

/** What an application is given to act for whoever is signed in at the browser. */
async function tokenOf(browser: Browser, scope: string): Promise<string> {
  const { id, secret, redirectUri } = service.clients.confidential;
  const client = { client_id: id, redirect_uri: redirectUri };
  const asked = new URLSearchParams({ ...client, response_type: 'code', scope });
  const consent = await browser.open(`/authorize?${asked.toString()}`);
  const { url } = await browser.submit(consent, '/authorize', { decision: 'allow' });
  const response = await fetch(`${service.origin}/api/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      ...client,
      client_secret: secret,
      grant_type: 'authorization_code',
      code: url.searchParams.get('code') ?? '',
    }),
  });
  expect(response.status).toBe(200);
  return (await response.json<{ access_token: string }>()).access_token;
}

async function call(token: string, method: string, path: string, body?: object) {
  const response = await fetch(`${service.origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, body: JSON.parse(text) };
}

/** Sign-in leads into the console of the only company, which begins with its jobs. */
const TODAY_OF_COMPANY = /^\/console\/[\w-]+$/u;

test('a forgotten password is set by what arrives in the mail', journey, async () => {
  const { email } = service.recruiter;
  const browser = openBrowser(service.origin);
  const asked = await browser.open('/forgot-password');
  // Nobody has this address, and nobody is written to.
  await browser.submit(asked, '/forgot-password', { email: `nobody-${email}` });
  await browser.submit(asked, '/forgot-password', { email });
  const [mail] = await arrived(email, 1);
  expect(mail).toMatchObject({ user: 'ada', isSecure: true });
  const [link = ''] = /^http:\S+$/mu.exec(mail?.email.text ?? '') ?? [];
  expect(new URL(link).origin).toBe(service.origin);

  const password = newSecret();
  await browser.submit(await browser.open(link), '/reset-password', { password });
  const [, notice] = await arrived(email, 2);
  expect(notice?.email.subject).toBe(enMails.password_changed.subject);
  expect((await signIn(browser, { email, password })).url.pathname).toMatch(TODAY_OF_COMPANY);
  expect(await arrived(email, 2)).toHaveLength(2);
  expect(taken.flatMap(({ to }) => to)).not.toContain(`nobody-${email}`);
});

test(
  'who is invited by the API joins by what arrives in the mail, in the role of the invitation',
  journey,
  async () => {
    const { company } = service;
    const admin = openBrowser(service.origin);
    await signIn(admin, service.admin);
    const token = await tokenOf(admin, 'company jobs:write');
    const team = '/api/company-users';
    const email = `ada.lovelace@${company.subdomain}.example`;
    const invited = await call(token, 'POST', `${team}/store`, { email, role_type: 'Recruiter' });
    expect(invited).toMatchObject({ status: 201, body: { data: { email, status: 'invited' } } });

    const [mail] = await arrived(email, 1);
    expect(mail).toMatchObject({
      user: 'ada',
      isSecure: true,
      email: { to: [{ address: email }], subject: expect.stringContaining(company.name) },
    });
    const [link = ''] = /^http:\S+$/mu.exec(mail?.email.text ?? '') ?? [];
    expect(new URL(link).origin).toBe(service.origin);
    expect(invited.text).not.toContain(new URL(link).searchParams.get('link'));

    const password = newSecret();
    const browser = openBrowser(service.origin);
    const person = { first_name: 'Ada', last_name: 'Lovelace', password };
    const joined = await browser.submit(await browser.open(link), '/invitation', person);
    expect(joined.url.pathname).toMatch(TODAY_OF_COMPANY);

    const own = await tokenOf(browser, 'profile company jobs:write');
    expect(await call(own, 'GET', '/api/oauth/userinfo')).toMatchObject({
      status: 200,
      body: { email, name: 'Ada Lovelace', role: 'Recruiter', company },
    });
    expect(await call(own, 'POST', '/api/jobs/store', { title: 'Baker' })).toMatchObject({
      status: 201,
    });
    expect(await call(own, 'POST', `${team}/store`, { email, role_type: 'Admin' })).toMatchObject({
      status: 403,
      body: { code: 'insufficient_role' },
    });
    const { id } = invited.body.data;
    expect(await call(token, 'GET', `${team}/show/${id}`)).toMatchObject({
      body: { data: { email, first_name: 'Ada', role_type: 'Recruiter', status: 'active' } },
    });
    // The link worked once, and nothing else was sent than what the application may do now.
    expect((await browser.open(link)).status).toBe(410);
    const [, notice, ...others] = await arrived(email, 2);
    expect(notice?.email.subject).toBe(enMails.application_allowed.subject);
    expect(others).toEqual([]);
  },
);
