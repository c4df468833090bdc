/**
 * Developer applications: OAuth clients that Admins register for their own company's members
 * (contract 2.1; additive).
 */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Role } from '#access.ts';
import { formatTimestamp } from '#accounts/words/timestamps.ts';
import { oauthClients, oauthClientSecrets } from '#data/tables/oauth.ts';
import { isToken } from '#lib/token.ts';
import { listClients, setClientEnabled } from '#operator/clients/actions.ts';
import { createUser } from '#operator/users/actions.ts';
import { authorizePath, openBrowser } from '../support/browser.ts';
import type { Browser, Page } from '../support/browser.ts';
import { call } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import {
  authorizationQuery,
  newPkce,
  PASSWORD,
  REDIRECT,
  signedIn,
  tokensFor,
} from '../support/oauth.ts';
import type { TestClient } from '../support/oauth.ts';
import { storedRows, isSecretAccepted } from '../support/oauth-clients.ts';
import { db, operator } from '../support/operator.ts';
import { en } from '../support/english.ts';

const PATH = '/settings/built-applications';
const JOBS = '/api/jobs/index';
const SCOPES = { 'scope.profile': 'yes', 'scope.jobs:read': 'yes' };
const slow = { timeout: 20_000 };

type Typed = Record<string, string>;

async function register(admin: Browser, typed: Typed = {}): Promise<Page> {
  const page = await admin.get(`${PATH}/new`);
  expect(page.status).toBe(200);
  return admin.submit(page, `${PATH}/new`, {
    name: 'Our sync',
    kind: 'confidential',
    redirect_uris: REDIRECT,
    ...SCOPES,
    ...typed,
  });
}

/** What the page with the secret shows. */
function toldIn({ html }: Page): TestClient {
  const [client_id = '', client_secret = ''] = [
    ...html.matchAll(/<dd><code dir="ltr">([^<]+)<\/code><\/dd>/gu),
  ].map(([, text = '']) => text);
  return { client_id, client_secret, pkce: newPkce() };
}

async function registered(admin: Browser, typed: Typed = {}): Promise<TestClient> {
  const page = await register(admin, typed);
  expect(page.status, page.html).toBe(200);
  return toldIn(page);
}

async function rowOf({ client_id: clientId }: TestClient) {
  const [row] = await db.select().from(oauthClients).where(eq(oauthClients.clientId, clientId));
  if (!row) throw new Error('no such client');
  return row;
}

async function change(admin: Browser, company: Company, client: TestClient, typed: Typed) {
  const { id } = await rowOf(client);
  const page = await admin.get(`${PATH}/change?company=${company.id}&client=${id}`);
  expect(page.status).toBe(200);
  return admin.submit(page, `${PATH}/change`, typed);
}

async function opened(role: Role = 'Admin') {
  const acme = await openCompany();
  return { acme, browser: await signedIn(acme, role) };
}

const works = async (token: string) => (await call(token, 'GET', JOBS)).status === 200;

describe('GET /settings/built-applications', slow, () => {
  test('the list shows id, URLs, scopes, number of members and last use', async () => {
    const { acme, browser } = await opened();
    expect((await browser.get(PATH)).html).toContain(en.developerApplications.none);
    const name = '<b>Sync</b> & Co';
    const client = await registered(browser, { name });
    const { access_token: token } = await tokensFor(browser, client, 'jobs:read');
    await tokensFor(await signedIn(acme, 'Viewer'), client, 'jobs:read');
    await tokensFor(browser, client, 'profile');
    expect(await works(token)).toBe(true);
    const { html } = await browser.get(PATH);
    expect(html).toContain('<bdi>&lt;b&gt;Sync&lt;/b&gt; &amp; Co</bdi>');
    for (const text of [client.client_id, REDIRECT, en.scopes['jobs:read']]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain(en.scopes['jobs:write']);
    expect(html).toContain(`<dt>${en.developerApplications.members}</dt><dd>2</dd>`);
    expect(html).not.toContain(client.client_secret);
  });

  test.each(['Viewer', 'Recruiter'] as const)('the list answers a %s with 404', async (role) => {
    const { acme, browser } = await opened(role);
    for (const path of [PATH, `${PATH}?company=${acme.id}`, `${PATH}/new`, `${PATH}/change`]) {
      expect((await browser.get(path)).status).toBe(404);
    }
    expect((await browser.get('/settings')).html).not.toContain(PATH);
  });

  test('the list asks to sign in first', async () => {
    const { location } = await openBrowser().get(PATH);
    expect(location).toMatch(/^\/sign-in\?next=/u);
  });

  test('the list is for the company in the URL, if the person is its Admin', async () => {
    const { acme, browser } = await opened();
    const globex = await openCompany();
    expect((await browser.get(`${PATH}?company=${acme.id}`)).status).toBe(200);
    expect((await browser.get(`${PATH}?company=${globex.id}`)).status).toBe(404);
  });
});

describe('POST /settings/built-applications/new', slow, () => {
  test('registering shows the secret once, and stores an ordinary client', async () => {
    const { acme, browser } = await opened();
    const page = await register(browser, {
      redirect_uris: `${REDIRECT}\r\n  http://127.0.0.1/cb \r\n\r\n${REDIRECT}`,
    });
    const client = toldIn(page);
    expect(client.client_id).toMatch(/^oci_[0-9A-Za-z]{22}$/u);
    expect(isToken('ocs_', client.client_secret)).toBe(true);
    expect(page.headers.get('cache-control')).toContain('no-store');
    const rest = await storedRows(client.client_id);
    expect(rest.client).toMatchObject({
      name: 'Our sync',
      kind: 'confidential',
      companyId: acme.id,
      redirectUris: [REDIRECT, 'http://127.0.0.1/cb'],
      allowedScopes: ['profile', 'jobs:read'],
    });
    expect(JSON.stringify(rest)).not.toContain(client.client_secret);
    expect(await isSecretAccepted(client)).toBe(true);
  });

  test('a confidential application must use PKCE with S256', async () => {
    const { browser } = await opened();
    const { pkce, ...client } = await registered(browser);
    expect(await rowOf(client)).toMatchObject({ kind: 'confidential', pkce: 's256' });
    const plain = { code_challenge: pkce?.verifier ?? '', code_challenge_method: 'plain' };
    for (const more of [{}, plain]) {
      const query = authorizationQuery(client, 'jobs:read', more);
      const { location } = await browser.get(authorizePath(query));
      expect(new URL(location).searchParams.get('error')).toBe('invalid_request');
    }
    const tokens = await tokensFor(browser, { ...client, ...(pkce && { pkce }) }, 'jobs:read');
    expect(await works(tokens.access_token)).toBe(true);
  });

  test('a public application has no secret and must use PKCE', async () => {
    const { acme, browser } = await opened();
    const made = await register(browser, { kind: 'public', name: 'Phone' });
    expect(made).toMatchObject({
      status: 303,
      location: `${PATH}?company=${acme.id}&done=application_registered`,
    });
    const [row] = await db.select().from(oauthClients).where(eq(oauthClients.companyId, acme.id));
    expect(row).toMatchObject({ kind: 'public', pkce: 's256', name: 'Phone' });
    const { html } = await browser.get(`${PATH}/change?company=${acme.id}&client=${row?.id}`);
    expect(html).not.toContain(en.developerApplication.rotate);
  });

  test.each([
    ['no name', { name: ' ' }, en.faults.required],
    ['a name that is too long', { name: 'a'.repeat(256) }, '255'],
    ['no URL', { redirect_uris: ' \n ' }, en.faults.required],
    ['http', { redirect_uris: 'http://client.example/cb' }, en.faults.not_redirect],
    [
      'a wildcard',
      { redirect_uris: `${REDIRECT}\nhttps://*.client.example/` },
      en.faults.not_redirect,
    ],
    ['a fragment', { redirect_uris: `${REDIRECT}#a` }, en.faults.not_redirect],
    [
      'a URL that is too long',
      { redirect_uris: `${REDIRECT}/${'a'.repeat(2048)}` },
      en.faults.not_redirect,
    ],
    [
      'too many URLs',
      { redirect_uris: Array.from({ length: 21 }, (_, n) => `${REDIRECT}/${n}`).join('\n') },
      '20',
    ],
  ])('%s is an error at the field (422), and creates no client', async (_, typed, text) => {
    const { acme, browser } = await opened();
    const page = await register(browser, typed);
    expect(page.status).toBe(422);
    expect(page.html).toContain('role="alert"');
    expect(page.html).toContain(text);
    expect(
      await db.select().from(oauthClients).where(eq(oauthClients.companyId, acme.id)),
    ).toHaveLength(0);
  });

  test('a form without scopes is an error too, and unknown scopes are ignored', async () => {
    const { browser } = await opened();
    const page = await browser.get(`${PATH}/new`);
    const fields = { name: 'A', kind: 'public', redirect_uris: REDIRECT, 'scope.admin': 'yes' };
    const again = await browser.submit(page, `${PATH}/new`, fields);
    expect(again.status).toBe(422);
    expect(again.html).toContain(en.developerApplication.noScope);
  });

  test('a form for another company answers 404, and one with a wrong CSRF token 403', async () => {
    const { browser } = await opened();
    const globex = await openCompany();
    expect((await register(browser, { company_id: String(globex.id) })).status).toBe(404);
    expect((await register(browser, { form_token: 'junk' })).status).toBe(403);
    const rows = await db.select().from(oauthClients).where(eq(oauthClients.companyId, globex.id));
    expect(rows).toEqual([]);
  });

  test('a company has 20 applications at most, even with concurrent requests', async () => {
    const { acme, browser } = await opened();
    const { newId, now } = operator();
    for (let at = 0; at < 18; at++) {
      const id = newId();
      await db.insert(oauthClients).values({
        id,
        clientId: `oci_${id}`,
        name: `Application ${at}`,
        kind: 'public',
        pkce: 'required',
        companyId: acme.id,
        createdAt: now,
      });
    }
    const made = await Promise.all([1, 2, 3, 4].map(() => register(browser)));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(2);
    const rows = await db.select().from(oauthClients).where(eq(oauthClients.companyId, acme.id));
    expect(rows).toHaveLength(20);
    const { html } = await browser.get(PATH);
    expect(html).not.toContain(`${PATH}/new`);
    expect(html).toContain('maximum of 20 applications');
  });
});

describe('GET /authorize', slow, () => {
  test('members of other companies get 403 and are not redirected', async () => {
    const { browser } = await opened();
    const client = await registered(browser);
    const stranger = await signedIn(await openCompany(), 'Admin');
    const page = await stranger.get(authorizePath(authorizationQuery(client, 'jobs:read')));
    expect(page).toMatchObject({ status: 403, location: '' });
    expect(page.html).toContain(en.messages.other_company.title);
    const allowed = await browser.get(authorizePath(authorizationQuery(client, 'jobs:read')));
    const sent = await stranger.submit(allowed, '/authorize', { decision: 'allow' });
    expect(sent.status).toBe(403);
    expect(sent.location).toBe('');
  });

  test("members of several companies are offered only the application's company", async () => {
    const { acme, browser } = await opened();
    const globex = await openCompany();
    const client = await registered(browser, { 'scope.company': 'yes' });
    const email = `both@${acme.subdomain}.example`;
    for (const { subdomain } of [globex, acme]) {
      await createUser(operator(), {
        company: subdomain,
        email,
        role: 'Admin',
        ...(subdomain === globex.subdomain && { password: PASSWORD }),
      });
    }
    const both = openBrowser();
    await both.signIn(email, PASSWORD);
    const page = await both.get(authorizePath(authorizationQuery(client, 'jobs:read')));
    expect(page.html).toContain(`name="company_id" value="${acme.id}"`);
    expect(page.html).not.toContain('type="radio"');
    const elsewhere = { decision: 'allow', company_id: String(globex.id) };
    expect((await both.submit(page, '/authorize', elsewhere)).status).toBe(422);
    const { access_token: token } = await tokensFor(both, client, 'company');
    const { body } = await call(token, 'GET', '/api/oauth/userinfo');
    expect(body).toMatchObject({ company: { subdomain: acme.subdomain } });
  });

  test('grants never exceed the selected scopes', async () => {
    const { browser } = await opened();
    const client = await registered(browser);
    const { location } = await browser.get(authorizePath(authorizationQuery(client, 'jobs:write')));
    expect(new URL(location).searchParams.get('error')).toBe('invalid_scope');
  });

  test('errors redirect only signed-in members of the company (RFC 9700, 4.11.2)', async () => {
    const { browser } = await opened();
    const client = await registered(browser);
    const wrong = authorizePath(authorizationQuery(client, 'jobs:write'));
    const unknown = openBrowser();
    const signIn = await unknown.get(wrong);
    expect(signIn).toMatchObject({ status: 200, location: '' });
    expect(signIn.html).toContain('action="/sign-in"');
    const stranger = await signedIn(await openCompany(), 'Admin');
    expect(await stranger.get(wrong)).toMatchObject({ status: 403, location: '' });
    expect((await browser.get(wrong)).status).toBe(303);
  });
});

describe('POST /settings/built-applications/change', slow, () => {
  test('a change applies to later authorizations', async () => {
    const { acme, browser } = await opened();
    const client = await registered(browser);
    const { access_token: token } = await tokensFor(browser, client, 'jobs:read');
    const changed = await change(browser, acme, client, {
      name: 'Renamed',
      redirect_uris: 'https://new.example/cb',
      'scope.profile': 'yes',
    });
    expect(changed).toMatchObject({
      status: 303,
      location: `${PATH}?company=${acme.id}&done=saved`,
    });
    expect(await rowOf(client)).toMatchObject({
      name: 'Renamed',
      redirectUris: ['https://new.example/cb'],
      allowedScopes: ['profile'],
    });
    expect((await browser.get(authorizePath(authorizationQuery(client, 'profile')))).status).toBe(
      400,
    );
    expect(await works(token)).toBe(true);
    const { changes } = (await acme.audited()).at(-1) ?? {};
    expect(changes).toMatchObject({
      name: { from: 'Our sync', to: 'Renamed' },
      allowed_scopes: { from: ['profile', 'jobs:read'], to: ['profile'] },
    });
  });

  test('a wrong change answers 422, and a client of another company 404', async () => {
    const { acme, browser } = await opened();
    const client = await registered(browser);
    const wrong = await change(browser, acme, client, { name: '', redirect_uris: 'nowhere' });
    expect(wrong.status).toBe(422);
    expect(await rowOf(client)).toMatchObject({ name: 'Our sync' });

    const other = await opened();
    const { id } = await rowOf(client);
    const path = `${PATH}/change?company=${other.acme.id}&client=${id}`;
    expect((await other.browser.get(path)).status).toBe(404);
    const theirs = await registered(other.browser);
    const fields = { client_id: String(id), name: 'Mine', redirect_uris: REDIRECT, ...SCOPES };
    expect((await change(other.browser, other.acme, theirs, fields)).status).toBe(404);
    const page = await other.browser.get(PATH);
    const ids = { client_id: String(id), company_id: String(other.acme.id) };
    expect((await other.browser.submit(page, `${PATH}/disable`, ids)).status).toBe(404);
    expect(await rowOf(client)).toMatchObject({ name: 'Our sync', disabledAt: null });
  });
});

describe('POST /settings/built-applications/secret', slow, () => {
  test('a rotation shows a new secret, and the previous one works for a day or ends now', async () => {
    const { acme, browser } = await opened();
    const first = await registered(browser);
    const { id } = await rowOf(first);
    const rotate = async (old_secret: string) => {
      const page = await browser.get(`${PATH}/change?company=${acme.id}&client=${id}`);
      return browser.submit(page, `${PATH}/secret`, { old_secret });
    };
    const page = await rotate('keep');
    const second = toldIn(page);
    expect(second.client_id).toBe(first.client_id);
    expect(await isSecretAccepted(first)).toBe(true);
    expect(await isSecretAccepted(second)).toBe(true);
    const secrets = await db
      .select()
      .from(oauthClientSecrets)
      .where(eq(oauthClientSecrets.clientId, id));
    const until = secrets.find(({ expiresAt }) => expiresAt !== null)?.expiresAt ?? new Date(0);
    expect(page.html).toContain(
      formatTimestamp({ language: 'en', timezone: null }, until.toISOString()),
    );

    const third = toldIn(await rotate('end'));
    expect(await isSecretAccepted(first)).toBe(false);
    expect(await isSecretAccepted(second)).toBe(false);
    expect(await isSecretAccepted(third)).toBe(true);
    const actions = (await acme.audited()).map(({ action }) => action);
    expect(actions).toEqual(['client.create', 'client.rotate_secret', 'client.rotate_secret']);
  });
});

describe('POST /settings/built-applications/disable', slow, () => {
  test('disabling ends the tokens at the next request, and enabling restores them', async () => {
    const { acme, browser } = await opened();
    const client = await registered(browser);
    const { access_token: token } = await tokensFor(browser, client, 'jobs:read');
    expect(await works(token)).toBe(true);
    const send = async (verb: string) => browser.submit(await browser.get(PATH), `${PATH}/${verb}`);
    expect((await send('disable')).location).toContain('done=application_disabled');
    expect(await works(token)).toBe(false);
    expect((await browser.get(authorizePath(authorizationQuery(client, 'jobs:read')))).status).toBe(
      400,
    );
    expect((await send('enable')).location).toContain('done=application_enabled');
    expect(await works(token)).toBe(true);
    const entries = (await acme.audited()).filter(({ action }) => action.endsWith('able'));
    expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
      ['client.disable', { status: { from: 'enabled', to: 'disabled' } }],
      ['client.enable', { status: { from: 'disabled', to: 'enabled' } }],
    ]);
  });

  test('an Admin cannot enable what the operator has disabled', async () => {
    const { acme, browser } = await opened();
    const client = await registered(browser);
    const { id } = await rowOf(client);
    const page = await browser.get(PATH);
    await browser.submit(page, `${PATH}/disable`);
    const disabled = await browser.get(PATH);
    await setClientEnabled(operator(), client.client_id, false);
    const ids = { client_id: String(id), company_id: String(acme.id) };
    await browser.submit(disabled, `${PATH}/enable`, ids);
    expect((await rowOf(client)).disabledAt).not.toBeNull();
    const { html } = await browser.get(PATH);
    expect(html).toContain(en.developerApplications.disabledByOperator);
    expect(html).not.toContain(`action="${PATH}/enable"`);
  });

  test("the operator's list names the company", async () => {
    const { acme, browser } = await opened();
    const client = await registered(browser);
    expect(await listClients(operator())).toContainEqual(
      expect.objectContaining({ client_id: client.client_id, owner: acme.subdomain }),
    );
  });
});
