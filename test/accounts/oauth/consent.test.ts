/** The consent page, and the answer to the client (RFC 6749, 4.1.2; decisions: OAuth). */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { scopes } from '#access.ts';
import { oauthClients, oauthGrants } from '#data/tables/oauth.ts';
import { members } from '#data/tables/users.ts';
import { isToken } from '#lib/token.ts';
import { setClientEnabled } from '#operator/clients/actions.ts';
import { authorizePath, hiddenFields, openBrowser } from '../../support/browser.ts';
import type { Browser, Page } from '../../support/browser.ts';
import { API, newAddress } from '../../support/call.ts';
import { openCompany } from '../../support/company.ts';
import type { Company } from '../../support/company.ts';
import {
  authorizationQuery,
  newPkce,
  PASSWORD,
  REDIRECT,
  codeFields,
  registerClient,
  requestTokens,
  signedIn,
  withPassword,
} from '../../support/oauth.ts';
import type { TestClient } from '../../support/oauth.ts';
import { db, operator } from '../../support/operator.ts';
import { en } from '../../support/english.ts';

const HOSTILE = `<img src=x onerror=alert(1)>"'&amp;`;
const ESCAPED = '&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;amp;';

let acme: Company;
let browser: Browser;
let client: TestClient;
beforeAll(async () => {
  acme = await openCompany({ name: `Acme ${HOSTILE}` });
  browser = await signedIn(acme, 'Recruiter');
  client = await registerClient({ name: HOSTILE });
});

/** Each call uses a new address, so that tests do not share a rate limit. */
function openConsent(query: Record<string, string>, by: Browser = browser): Promise<Page> {
  return by.get(authorizePath(query), { 'cf-connecting-ip': newAddress() });
}

/** The form's own values, overridden by `typed`. */
function answer(page: Page, typed: Record<string, string>, by: Browser = browser): Promise<Page> {
  return by.submit(page, '/authorize', typed);
}

function expectSentNowhere(page: Page, status: number): void {
  expect(page.status).toBe(status);
  expect(page.location).toBe('');
}

function redirectOf(page: Page): URLSearchParams {
  expect(page.status).toBe(303);
  expect(page.location.startsWith(`${REDIRECT}?`), page.location).toBe(true);
  return new URL(page.location).searchParams;
}

function requestIn(html: string): string {
  const { request = '' } = hiddenFields({ html } as Page, '/authorize');
  expect(request).toContain('scope=profile');
  return request;
}

describe('GET /authorize', () => {
  test('the consent page shows application, account, company, role and redirect host', async () => {
    const page = await openConsent(authorizationQuery(client));
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('<img');
    expect(page.html).not.toContain('<script');
    expect(page.html.split(ESCAPED).length).toBeGreaterThan(2);
    for (const text of [
      `Acme ${ESCAPED}`,
      `Recruiter@${acme.subdomain}.example`,
      en.roles.Recruiter,
      '<bdi>client.example</bdi>',
      en.consent.place,
    ]) {
      expect(page.html).toContain(text);
    }
    expect(page.headers.getSetCookie()).toEqual([]);
  });

  test.each(scopes)('the consent page describes the scope %s and no other', async (scope) => {
    const { html } = await openConsent(authorizationQuery(client, [scope]));
    const described = scopes.filter((one) => html.includes(en.scopes[one]));
    expect(described).toEqual([scope]);
    expect(html.includes(en.consent.broad)).toBe(scope === 'mcp');
  });

  test('the resource of the tool server shows the scope mcp (RFC 8707, 2)', async () => {
    const { status, html } = await openConsent(
      authorizationQuery(client, '', { resource: `${API}/mcp` }),
    );
    expect(status).toBe(200);
    expect(html).toContain(en.scopes.mcp);
    expect(html).not.toContain(en.scopes.profile);
  });

  test('the consent page names the redirect host with its port, or this computer', async () => {
    const uris = ['https://client.example:8443/cb', 'http://127.0.0.1/cb'] as const;
    const native = await registerClient({ redirectUris: uris });
    const openFor = (uri: string) =>
      openConsent({ ...authorizationQuery(native), redirect_uri: uri });
    expect((await openFor(uris[0])).html).toContain('<bdi>client.example:8443</bdi>');
    expect((await openFor('http://127.0.0.1:4711/cb')).html).toContain(en.consent.nextLoopback);
  });

  test('a visitor without a session signs in and returns to the same request', async () => {
    const { email } = await withPassword(acme, 'Viewer');
    const guest = openBrowser();
    const path = `${authorizePath(authorizationQuery(client))}&x=a+b%20c%2B&y=%C3%BC%5C'"`;
    const page = await guest.get(path);
    expect(page).toMatchObject({ status: 200, location: '' });
    expect(page.html).toContain(ESCAPED);
    const next = hiddenFields(page, '/sign-in')['next'] ?? '';
    expect(new URL(next, API).href).toBe(new URL(path, API).href);
    const entered = await guest.submit(page, '/sign-in', { email, password: PASSWORD });
    expect(entered).toMatchObject({ status: 303, location: next });
    expect((await guest.get(entered.location)).html).toContain('action="/authorize"');
  });

  test.each(['junk', 'A'.repeat(43), '%'])(
    'the session cookie %s counts as none',
    async (session) => {
      const headers = { cookie: `__Host-session=${session}` };
      const { status, html } = await openBrowser().get(
        authorizePath(authorizationQuery(client)),
        headers,
      );
      expect(status).toBe(200);
      expect(html).toContain('action="/sign-in"');
    },
  );

  test('the consent page cannot be cached, framed or sniffed, sends no referrer, and may redirect to other sites', async () => {
    const lost = await signedIn(await openCompany(), 'Viewer');
    const page = await openConsent(authorizationQuery(client), lost);
    const refused = await answer(page, { decision: 'perhaps' }, lost);
    const guests = await openBrowser().get(authorizePath(authorizationQuery(client)));
    const unknown = await openBrowser().get('/authorize?client_id=%3Cb%3E');
    const signIn = await openBrowser().get('/sign-in');
    for (const one of [page, refused, guests, unknown, signIn]) {
      const policy = one.headers.get('content-security-policy') ?? '';
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
      );
      expect(policy).not.toMatch(/form-action|unsafe|script-src|\*/u);
      expect(Object.fromEntries(one.headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
      });
      expect(one.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('POST /authorize', () => {
  test('allowing redirects with a code, the state as sent, and the issuer (RFC 6749, 4.1.2; RFC 9207, 2)', async () => {
    const state = ' a+b&c=d#é👩🏽‍🚀%20"\\';
    const page = await openConsent(authorizationQuery(client, 'profile', { state }));
    const allowed = await answer(page, { decision: 'allow' });
    const sent = redirectOf(allowed);
    expect([...sent.keys()].toSorted((a, b) => a.localeCompare(b))).toEqual([
      'code',
      'iss',
      'state',
    ]);
    expect(sent.get('state')).toBe(state);
    expect(sent.get('iss')).toBe(API);
    expect(isToken('oac_', sent.get('code') ?? '')).toBe(true);
    expect(Object.fromEntries(allowed.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    const again = redirectOf(await answer(page, { decision: 'allow' }));
    expect(again.get('code')).not.toBe(sent.get('code'));
  });

  test('denying redirects with access_denied and grants nothing (RFC 6749, 4.1.2.1)', async () => {
    const globex = await openCompany();
    const other = await signedIn(globex);
    const sent = redirectOf(
      await answer(
        await openConsent(authorizationQuery(client), other),
        { decision: 'deny' },
        other,
      ),
    );
    expect(Object.fromEntries(sent)).toEqual({
      error: 'access_denied',
      error_description: expect.any(String),
      state: 'a state',
      iss: API,
    });
    const granted = db.select().from(oauthGrants).where(eq(oauthGrants.companyId, globex.id));
    expect(await granted).toEqual([]);
  });

  test.each([{ decision: '' }, { decision: 'Allow' }, {}])(
    'the answer %j is no decision (422)',
    async (decided) => {
      expectSentNowhere(await answer(await openConsent(authorizationQuery(client)), decided), 422);
    },
  );

  test.each<[string, (page: Page) => Record<string, string>]>([
    ['more scopes', ({ html }) => ({ request: requestIn(html).replace('profile', 'mcp+profile') })],
    ['another client', ({ html }) => ({ request: requestIn(html).replace(/oci_\w+/u, 'oci_x') })],
    ['no request', () => ({ request: '' })],
    ['no key', () => ({ form_token: '' })],
    ['a key that is none', () => ({ form_token: 'x'.repeat(43) })],
    ['the key of another form', (page) => hiddenFields(page, '/sign-out')],
  ])('a form with %s is rejected (403)', async (_, tampered) => {
    const page = await openConsent(authorizationQuery(client));
    expectSentNowhere(await answer(page, { decision: 'allow', ...tampered(page) }), 403);
  });

  test('a form of another request or another user is rejected (403)', async () => {
    const page = await openConsent(authorizationQuery(client));
    const { form_token: key = '' } = hiddenFields(page, '/authorize');
    const wider = await openConsent(authorizationQuery(client, 'profile mcp'));
    expectSentNowhere(await answer(wider, { decision: 'allow', form_token: key }), 403);
    const other = await signedIn(await openCompany(), 'Viewer');
    expectSentNowhere(await answer(page, { decision: 'allow' }, other), 403);
    expectSentNowhere(await answer(page, { decision: 'allow' }, openBrowser()), 403);
  });

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: API.replace('https', 'http') },
  ])('a form that another site submits is rejected (403): %j', async (headers) => {
    const page = await openConsent(authorizationQuery(client));
    const fields = { ...hiddenFields(page, '/authorize'), decision: 'allow' };
    expectSentNowhere(await browser.post('/authorize', fields, headers), 403);
  });

  test('the answer is checked against the present state, not that of the page', async () => {
    const changing = await registerClient();
    const change = (changed: Partial<typeof oauthClients.$inferInsert>) =>
      db.update(oauthClients).set(changed).where(eq(oauthClients.clientId, changing.client_id));
    const page = await openConsent(authorizationQuery(changing));
    const allow = () => answer(page, { decision: 'allow' });

    await change({ allowedScopes: ['profile'] });
    expect(redirectOf(await allow()).get('error')).toBe('invalid_scope');
    await change({ allowedScopes: [...scopes], pkce: 'required' });
    expect(redirectOf(await allow()).get('error')).toBe('invalid_request');
    await change({ pkce: 'optional', redirectUris: [`${REDIRECT}/new`] });
    expectSentNowhere(await allow(), 400);
    await change({ redirectUris: [REDIRECT] });
    await setClientEnabled(operator(), changing.client_id, false);
    for (const decision of ['allow', 'deny']) {
      expectSentNowhere(await answer(page, { decision }), 400);
    }
    await setClientEnabled(operator(), changing.client_id, true);
    expect(redirectOf(await allow()).has('code')).toBe(true);
  });

  test('a user who signed out or left the company meanwhile cannot allow (403)', async () => {
    const globex = await openCompany();
    const other = await signedIn(globex);
    const page = await openConsent(authorizationQuery(client), other);
    await db.delete(members).where(eq(members.companyId, globex.id));
    const lost = await answer(page, { decision: 'allow' }, other);
    expectSentNowhere(lost, 403);
    expect(lost.html).toContain(en.messages.no_company.title);
    const never = await openConsent(authorizationQuery(client), other);
    expectSentNowhere(never, 403);
    expect(never.html).toContain(en.messages.no_company.title);
    await other.submit(page, '/sign-out');
    expectSentNowhere(await answer(page, { decision: 'allow' }, other), 403);
  });

  test('a client never gets more scopes than it requested, in any order or repetition', async () => {
    const { verifier, challenge } = newPkce();
    const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
    const to = await browser.allow(
      authorizationQuery(client, ' jobs:read  profile jobs:read ', pkce),
    );
    const code = to.searchParams.get('code') ?? '';
    const { body } = await requestTokens(codeFields(client, code, { code_verifier: verifier }));
    expect(body.scope).toBe('profile jobs:read');
  });
});
