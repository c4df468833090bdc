/** The attacks on sign-in pages and OAuth providers, by name (OWASP ASVS 5.0, chapters 3, 6 and 16; RFC 9700, 4). */
import { createHash } from 'node:crypto';
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { MINUTE_MS } from '#lib/time.ts';
import { newSecret } from '#lib/token.ts';
import { createUser, inviteUser, resetLink } from '#operator/users/actions.ts';
import { accountPages } from '../../src/workers/api/account-pages.tsx';
import worker from '../../src/worker.ts';
import { setClock } from '../support/clock.ts';
import { authorizePath, hiddenFields, openBrowser } from '../support/browser.ts';
import { productionSettings } from '../support/production.ts';
import type { Browser, Page } from '../support/browser.ts';
import { API, call, newAddress, send, visit } from '../support/call.ts';
import { CAREER_HOST, openCompany } from '../support/company.ts';
import { CONNECTION_LOST, d1Error, watched } from '../support/d1.ts';
import {
  authorizationQuery,
  codeFor,
  newPkce,
  PASSWORD,
  REDIRECT,
  codeFields,
  refreshFields,
  registerClient,
  requestTokens,
  signedIn,
  withPassword,
} from '../support/oauth.ts';
import { operator, services } from '../support/operator.ts';
import { derivedKeys, PRODUCTION_COST } from '../support/quick-scrypt.ts';
import { en } from '../support/english.ts';

/** Many sign-ins in one test take their time. */
const slow = { timeout: 20_000 };

const SESSION = '__Host-session';
const WRONG = 'not the password of the tests';
const paths = [...new Set(accountPages.map(({ path }) => path))];
const posts = accountPages.filter(({ method }) => method === 'POST').map(({ path }) => path);
const gets = accountPages.filter(({ method }) => method === 'GET').map(({ path }) => path);

let admin: Promise<Browser> | undefined;

/** A signed-in browser for tests that end no session, because signing in is slow. */
async function asAdmin(): Promise<Browser> {
  admin ??= openCompany().then((acme) => signedIn(acme));
  const browser = openBrowser();
  for (const [name, value] of (await admin).cookies) browser.cookies.set(name, value);
  return browser;
}

const unknownEmail = () => `nobody-${crypto.randomUUID()}@people.example`;

/** The value of a form's hidden field `form_token`. */
function keyOf(secret: string, path: string, request = ''): string {
  const code = services.vault.mac('form', JSON.stringify([secret, path, request]));
  return Buffer.from(code).toString('base64url');
}

/** From a new address, because these are many requests. */
function post(browser: Browser, path: string, fields: Record<string, string>, headers = {}) {
  return browser.post(path, fields, { 'cf-connecting-ip': newAddress(), ...headers });
}

describe('cross-site request forgery (ASVS 3.5.1)', slow, () => {
  test.each(posts)('POST %s is refused without a CSRF token of our own page', async (path) => {
    const browser = path === '/sign-out' ? await signedIn(await openCompany()) : await asAdmin();
    const session = browser.cookies.get(SESSION) ?? '';
    const own = { form_token: keyOf(session, path) };
    const another = posts.find((other) => other !== path) ?? '';
    const forged = [
      {},
      { form_token: '' },
      { form_token: 'x'.repeat(43) },
      { form_token: keyOf('', path) },
      { form_token: keyOf(newSecret(), path) },
      { form_token: keyOf(session, another) },
      { form_token: keyOf(session, path, 'client_id=a') },
      { ...own, request: 'client_id=a' },
    ];
    for (const fields of forged) {
      const refused = await post(browser, path, fields);
      expect(refused, JSON.stringify(fields)).toMatchObject({
        status: 403,
        html: expect.stringContaining(en.messages.form_expired.title),
      });
      expect(refused.headers.getSetCookie().join('')).not.toContain(SESSION);
    }
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'https://careers-uk.example' },
      { origin: API.replace('https', 'http') },
      { origin: `${API}.evil.example` },
      { origin: 'null' },
    ]) {
      const refused = await post(browser, path, own, headers);
      expect(refused.status, JSON.stringify(headers)).toBe(403);
    }
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/json', '']) {
      const refused = await post(browser, path, own, { 'content-type': type });
      expect(refused.status, type).toBe(415);
    }
    expect([403, 415]).not.toContain((await post(browser, path, own)).status);
  });

  test('a consent is bound to the request that was shown (RFC 9700, 4.7)', async () => {
    const browser = await asAdmin();
    const client = await registerClient();
    const page = await browser.get(authorizePath(authorizationQuery(client, 'profile')));
    const { request = '', ...fields } = hiddenFields(page, '/authorize');
    const more = request.replace('scope=profile', 'scope=profile+mcp');
    expect(more).not.toBe(request);
    const decided = { ...fields, decision: 'allow' };
    expect((await post(browser, '/authorize', { ...decided, request: more })).status).toBe(403);
    expect((await post(browser, '/authorize', { ...decided, request })).status).toBe(303);
  });

  test('GET changes nothing (ASVS 3.5.3)', async () => {
    const browser = await asAdmin();
    const session = browser.cookies.get(SESSION) ?? '';
    for (const path of posts) {
      const query = new URLSearchParams({ form_token: keyOf(session, path), id: 'others' });
      const { headers } = await browser.get(`${path}?${query.toString()}`);
      expect(headers.getSetCookie().join('')).not.toContain(SESSION);
    }
    expect((await browser.get('/settings')).status).toBe(200);
  });
});

test("login CSRF: a form of the attacker's browser does not sign anyone else in (RFC 9700, 4.7)", async () => {
  const { email } = await withPassword(await openCompany(), 'Viewer');
  const attacker = openBrowser();
  const fields = hiddenFields(await attacker.get('/sign-in'), '/sign-in');
  const typed = { ...fields, email, password: PASSWORD };
  const victim = openBrowser();
  expect((await victim.post('/sign-in', typed)).status).toBe(403);
  await victim.get('/sign-in');
  expect((await victim.post('/sign-in', typed)).status).toBe(403);
  expect(victim.cookies.has(SESSION)).toBe(false);
});

test('session fixation: a planted session gives no access to the user who signs in on it (ASVS 7.2.4)', async () => {
  const acme = await openCompany();
  const attacker = await signedIn(acme, 'Viewer');
  const planted = attacker.cookies.get(SESSION) ?? '';
  const { email } = await withPassword(acme, 'Admin');
  const victim = openBrowser();
  victim.cookies.set(SESSION, planted);
  const page = await victim.get('/sign-in?notice=joined');
  expect((await victim.submit(page, '/sign-in', { email, password: PASSWORD })).status).toBe(303);
  expect(victim.cookies.get(SESSION)).not.toBe(planted);
  expect((await attacker.get('/settings')).html).not.toContain(email);
});

describe('clickjacking and scripts (ASVS 3.4)', slow, () => {
  function expectGuarded({ headers, html }: Page): void {
    const policy = headers.get('content-security-policy') ?? '';
    const [, style = ''] = /<style>(.*?)<\/style>/su.exec(html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /u);
    if (html !== '') expect(policy).toContain(`'sha256-${hash}'`);
    for (const directive of ["frame-ancestors 'none'", "base-uri 'none'"]) {
      expect(policy).toContain(directive);
    }
    expect(policy).not.toMatch(/unsafe|script-src|https?:|\*/u);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cache-control': 'no-store',
      'referrer-policy': html === '' ? 'no-referrer' : 'same-origin',
    });
    expect(headers.has('access-control-allow-origin')).toBe(false);
    expect(html).not.toMatch(/<script|<iframe|<object|<base|\son\w+=|\sstyle=|javascript:/iu);
  }

  test.each(gets)('GET %s cannot be framed and runs no script', async (path) => {
    const browser = await asAdmin();
    expectGuarded(await browser.get(path));
    const stranger = await openBrowser().get(path);
    if (stranger.status !== 303) expectGuarded(stranger);
  });

  test('answers to forms and error pages cannot be framed either', async () => {
    const browser = await asAdmin();
    const page = await browser.get('/settings');
    const names = { first_name: 'Ada', last_name: 'Lovelace' };
    expectGuarded(await browser.submit(page, '/settings', names));
    expectGuarded(await browser.submit(page, '/settings', { ...names, last_name: '' }));
    expectGuarded(await browser.post('/settings', names));
    expectGuarded(await openBrowser().signIn(unknownEmail(), WRONG));
    expectGuarded(await browser.get('/reset-password?link=junk'));
    const consent = await browser.get(authorizePath(authorizationQuery(await registerClient())));
    expect(consent.status).toBe(200);
    expectGuarded(consent);
  });

  test('only pages that redirect to applications or providers may post elsewhere', async () => {
    const browser = await asAdmin();
    for (const path of gets) {
      const policy = (await browser.get(`${path}?notice=joined`)).headers.get(
        'content-security-policy',
      );
      const leaves = ['/sign-in', '/authorize', '/settings/connections'].includes(path);
      expect(policy?.includes("form-action 'self'"), path).toBe(!leaves);
    }
  });
});

test('open redirect: /authorize redirects nowhere without a registered client (RFC 9700, 4.1 and 4.11)', async () => {
  const browser = await asAdmin();
  const client = await registerClient();
  for (const to of [
    '',
    `${REDIRECT}/`,
    `${REDIRECT}?a=b`,
    `${REDIRECT}#a`,
    `${REDIRECT}/../evil`,
    'https://client.example.evil.example/callback',
    'https://client.example@evil.example/callback',
    'https://client.example:443/callback',
    'https://CLIENT.example/callback',
    'http://client.example/callback',
    '//client.example/callback',
    'javascript:alert(1)//https://client.example/callback',
    'https://evil.example/https://client.example/callback',
  ]) {
    const page = await browser.get(
      authorizePath({ ...authorizationQuery(client), redirect_uri: to }),
    );
    expect(page, to).toMatchObject({ status: 400, location: '' });
    expect(page.html).not.toMatch(/href="(?!\/|#)/u);
  }
});

describe('a stolen code', slow, () => {
  async function stolen(more: Record<string, string> = {}) {
    const client = await registerClient();
    return { client, code: await codeFor(await asAdmin(), client, 'profile', more) };
  }

  async function expectRefused(fields: Record<string, string>): Promise<void> {
    expect(await requestTokens(fields)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  }

  test('code injection: a stolen code does not work with another verifier or client, and is not used up (RFC 9700, 4.5)', async () => {
    const { verifier, challenge } = newPkce();
    const { client, code } = await stolen({
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
    await expectRefused(codeFields(client, code, { code_verifier: newPkce().verifier }));
    await expectRefused(codeFields(await registerClient(), code, { code_verifier: verifier }));
    await expectRefused(codeFields(client, code, { code_verifier: challenge }));
    const other = { code_verifier: verifier, redirect_uri: `${REDIRECT}/other` };
    await expectRefused(codeFields(client, code, other));
    expect(
      (await requestTokens(codeFields(client, code, { code_verifier: verifier }))).status,
    ).toBe(200);
  });

  test('PKCE downgrade: neither side can omit or weaken it (RFC 9700, 4.8)', async () => {
    const { verifier, challenge } = newPkce();
    const asked = await stolen({ code_challenge: challenge, code_challenge_method: 'S256' });
    await expectRefused(codeFields(asked.client, asked.code));
    const unasked = await stolen();
    await expectRefused(codeFields(unasked.client, unasked.code, { code_verifier: verifier }));
    const browser = await asAdmin();
    const open = await registerClient({ isPublic: true });
    const strict = await registerClient({ pkce: 's256' });
    for (const query of [
      authorizationQuery(open),
      authorizationQuery(strict),
      authorizationQuery(strict, 'profile', { code_challenge: challenge }),
      authorizationQuery(strict, 'profile', {
        code_challenge: challenge,
        code_challenge_method: 'plain',
      }),
    ]) {
      const { location } = await browser.get(authorizePath(query));
      expect(new URL(location).searchParams.get('error')).toBe('invalid_request');
    }
  });

  test('mix-up: every answer names its issuer (RFC 9207, RFC 9700, 4.4)', async () => {
    const browser = await asAdmin();
    const query = authorizationQuery(await registerClient());
    const discovered = await call<never>(null, 'GET', '/.well-known/oauth-authorization-server');
    const { issuer } = JSON.parse(discovered.text) as { issuer: string };
    const allowed = await browser.allow(query);
    const page = await browser.get(authorizePath(query));
    const denied = await browser.submit(page, '/authorize', { decision: 'deny' });
    const refused = await browser.get(authorizePath({ ...query, scope: 'nothing' }));
    for (const answer of [allowed, new URL(denied.location), new URL(refused.location)]) {
      expect(answer.searchParams.get('iss')).toBe(issuer);
      expect(answer.searchParams.get('state')).toBe('a state');
    }
  });
});

describe('account enumeration (ASVS 6.3.8)', slow, () => {
  test('sign-in derives one key, at the cost of production, for an account that does not exist too', async () => {
    const { email } = await withPassword(await openCompany(), 'Viewer');
    const keysFor = async (typed: string) => {
      const before = derivedKeys().length;
      await openBrowser().signIn(typed, WRONG);
      return derivedKeys().slice(before);
    };
    expect(await keysFor(email)).toEqual([PRODUCTION_COST]);
    expect(await keysFor(unknownEmail())).toEqual([PRODUCTION_COST]);
  });

  test('used, expired, withdrawn and unknown links answer alike', async () => {
    const acme = await openCompany();
    const asked = { company: acme.subdomain, email: unknownEmail() };
    const { link: invited } = await inviteUser(operator(), { ...asked, role: 'Viewer' });
    const now = Date.now();
    setClock(now - 61 * MINUTE_MS);
    const { link: old } = await resetLink(operator(), asked);
    setClock(now);
    const { link: used } = await resetLink(operator(), asked);
    const browser = openBrowser();
    const page = await browser.get(used.slice(API.length));
    await browser.submit(page, '/reset-password', { password: PASSWORD });
    const never = `/reset-password?link=${newSecret()}`;
    const other = invited.replace('/invitation', '/reset-password').slice(API.length);
    const pages: string[] = [];
    for (const path of [never, used.slice(API.length), old.slice(API.length), other]) {
      const { status, html } = await openBrowser().get(path);
      pages.push(`${status} ${html}`);
    }
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toMatch(/^410 /u);
  });

  test('an invitation answers alike whether the person is known elsewhere or not', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const known = unknownEmail();
    await createUser(operator(), { company: globex.subdomain, email: known, role: 'Admin' });
    const answer = async (email: string) =>
      Object.keys(await inviteUser(operator(), { company: acme.subdomain, email, role: 'Viewer' }));
    expect(await answer(known)).toEqual(await answer(unknownEmail()));
  });
});

describe('injection', slow, () => {
  const HTML = `"'><script>alert(1)</script><img/src=x/onerror=alert(1)>`;

  function expectText({ status, html, location }: Page, isShown = true): void {
    expect(status).toBeLessThan(500);
    expect(html).not.toMatch(/<script|<img/u);
    expect(location).not.toContain('<');
    if (isShown) expect(html).toContain('&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  }

  test('cross-site scripting: input from URLs and forms is escaped', async () => {
    const [browser, client] = [await asAdmin(), await registerClient({ name: HTML })];
    const query = authorizationQuery(client);
    const stranger = openBrowser();
    const encoded = encodeURIComponent(HTML);
    expectText(
      await stranger.get(`/sign-in?next=${encodeURIComponent(`/settings?${HTML}`)}`),
      false,
    );
    expectText(await stranger.get(`/sign-in?notice=${encoded}`), false);
    expectText(await openBrowser().signIn(HTML, WRONG));
    const forgot = await stranger.get('/forgot-password');
    expectText(await stranger.submit(forgot, '/forgot-password', { email: HTML }));
    for (const path of ['/reset-password', '/invitation']) {
      expectText(await stranger.get(`${path}?link=${encoded}`), false);
    }
    expectText(await browser.get(authorizePath({ ...query, client_id: HTML })));
    expectText(await browser.get(authorizePath({ ...query, redirect_uri: HTML })));
    expectText(await browser.get(authorizePath({ ...query, scope: HTML })), false);
    expectText(await browser.get(authorizePath({ ...query, [HTML]: 'a' })));
    expectText(await browser.get(authorizePath({ ...query, state: HTML })));
    expectText(await stranger.get(authorizePath({ ...query, state: HTML })));
    expectText(await browser.get(`/settings?done=${encoded}`), false);
    expectText(await browser.get(`/settings/company-applications?company=${encoded}`), false);
    expectText(await browser.get(`/settings/company-applications?page=${encoded}`), false);
  });

  test('header injection: line breaks in a state or a redirect stay encoded', async () => {
    const browser = await asAdmin();
    const state = 'a\r\nSet-Cookie: planted=1\r\n\r\n<html>';
    const query = { ...authorizationQuery(await registerClient()), state };
    const page = await browser.get(authorizePath(query));
    for (const decision of ['allow', 'deny']) {
      const { headers, location } = await browser.submit(page, '/authorize', { decision });
      expect(headers.getSetCookie()).toEqual([]);
      expect(new URL(location).searchParams.get('state')).toBe(state);
    }
    const out = await browser.get(`/sign-in?next=${encodeURIComponent(`/settings?${state}`)}`);
    expect(out).toMatchObject({ status: 303, location: '/console' });
  });
});

describe('the account pages', slow, () => {
  test('the API does not accept a session cookie', async () => {
    const browser = await asAdmin();
    const cookie = `${SESSION}=${browser.cookies.get(SESSION) ?? ''}`;
    for (const [method, path, body] of [
      ['GET', '/api/jobs/index', undefined],
      ['POST', '/api/jobs/store', { title: 'Baker' }],
      ['GET', '/api/oauth/userinfo', undefined],
    ] as const) {
      expect((await call(null, method, path, body, { cookie })).status, path).toBe(401);
    }
    const session = browser.cookies.get(SESSION) ?? '';
    expect((await call(session, 'GET', '/api/jobs/index')).status).toBe(401);
  });

  test('account pages are on no career domain and no unknown host (404)', async () => {
    // Career domains have a start page of their own.
    for (const path of paths.filter((one) => one !== '/')) {
      for (const host of [CAREER_HOST, 'evil.example', 'api.recruiting.example.evil.example']) {
        for (const method of ['GET', 'POST']) {
          const answer = await visit(host, path, {}, method);
          await answer.text();
          expect([404, 405], `${method} ${host}${path}`).toContain(answer.status);
          expect(answer.headers.getSetCookie()).toEqual([]);
        }
      }
    }
  });

  test('account pages accept nothing over http (5.1)', async () => {
    const plain = API.replace('https', 'http');
    const page = await send(`${plain}/sign-in?next=%2Fsettings`, {});
    expect(page.status).toBe(308);
    expect(page.headers.get('location')).toBe(`${API}/sign-in?next=%2Fsettings`);
    const form = await send(`${plain}/sign-in`, { method: 'POST', body: new URLSearchParams() });
    expect(form.status).toBe(403);
    expect(form.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ['a field that is given twice', 400, (token: string) => `form_token=${token}&email=a&email=b`],
    [
      'a token that is given twice',
      400,
      (token: string) => `form_token=${token}&form_token=${token}`,
    ],
    ['bytes that are no text', 422, () => new Uint8Array([0x61, 0x3d, 0xff, 0xfe])],
    ['the character U+0000', 422, (token: string) => `form_token=${token}&email=a%00b`],
    [
      'a field of 1,025 characters',
      422,
      (token: string) => `form_token=${token}&email=${'a'.repeat(1025)}`,
    ],
    [
      'a form of 64 kB and more',
      413,
      (token: string) => `form_token=${token}&email=${'a'.repeat(64_001)}`,
    ],
    [
      'a name that objects have',
      422,
      (token: string) => `form_token=${token}&__proto__=a&constructor=b`,
    ],
  ])('%s answers %i', async (_, status, bodyOf) => {
    const browser = openBrowser();
    const { form_token: token = '' } = hiddenFields(await browser.get('/sign-in'), '/sign-in');
    const response = await send(`${API}/sign-in`, {
      method: 'POST',
      body: bodyOf(token),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: `__Host-form=${browser.cookies.get('__Host-form') ?? ''}`,
      },
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).not.toMatch(/ZodError|node_modules|\.tsx?\b/u);
  });

  test('any cookie is tolerated', async () => {
    const junk = [
      '',
      '=',
      ';;;',
      'a'.repeat(8000),
      `${SESSION}=${'x'.repeat(8000)}`,
      `${SESSION}=%`,
    ];
    for (const cookie of [...junk, `${SESSION}="`, '__Host-form=<b>', 'a=b; '.repeat(1000)]) {
      expect((await openBrowser().get('/sign-in', { cookie })).status).toBe(200);
      expect((await openBrowser().get('/settings', { cookie })).status).toBe(303);
    }
  });

  test('another method answers 405 with the allowed ones', async () => {
    for (const path of paths) {
      const known = [
        ...(gets.includes(path) ? ['GET', 'HEAD'] : []),
        ...(posts.includes(path) ? ['POST'] : []),
      ];
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        if (known.includes(method)) continue;
        const { status, headers } = await send(`${API}${path}`, { method });
        expect([status, headers.get('allow')], `${method} ${path}`).toEqual([
          405,
          known.join(', '),
        ]);
      }
      const head = await send(`${API}${path}`, { method: 'HEAD' });
      expect([head.status === 405, await head.text()]).toEqual([!gets.includes(path), '']);
    }
  });

  test('an error on GET is shown as a page, because people reload form URLs', async () => {
    const browser = await asAdmin();
    for (const path of posts.filter((one) => !gets.includes(one))) {
      const page = await browser.get(path);
      expect(page.status).toBe(405);
      expect(page.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
      expect(page.html).toContain(en.messages.method.title);
    }
  });
});

test(
  'logs contain no passwords, tokens, codes, links or addresses, even of failed requests (ASVS 16.2.5)',
  slow,
  async () => {
    const logged: unknown[] = [];
    for (const name of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
      const spy = vi
        .spyOn(console, name)
        .mockImplementation((...given) => void logged.push(...given));
      onTestFinished(() => spy.mockRestore());
    }
    const acme = await openCompany();
    const { email } = await withPassword(acme, 'Recruiter');
    const cookies = new Map<string, string>();
    let isBroken = false;
    const database = watched(env.DB, () => {
      if (isBroken) throw d1Error(CONNECTION_LOST);
    });

    /** In production mode, because in development emails are printed to the terminal. */
    async function request(
      path: string,
      fields?: Record<string, string>,
      headers = {},
    ): Promise<Page> {
      const execution = createExecutionContext();
      const response = await worker.fetch(
        new Request<unknown, IncomingRequestCfProperties>(`${API}${path}`, {
          headers: {
            'cf-connecting-ip': newAddress(),
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...headers,
          },
          redirect: 'manual',
          ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
        }),
        { ...env, ...productionSettings, DB: database },
        execution,
      );
      await waitOnExecutionContext(execution);
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
        cookies.set(name, value);
      }
      const location = response.headers.get('location') ?? '';
      return {
        status: response.status,
        headers: response.headers,
        html: await response.text(),
        location,
      };
    }
    const submit = (page: Page, path: string, typed: Record<string, string>) =>
      request(path, { ...hiddenFields(page, path), ...typed });

    await submit(await request('/forgot-password'), '/forgot-password', { email });
    const { link } = await resetLink(operator(), { company: acme.subdomain, email });
    const path = link.slice(API.length);
    const password = 'quite another password';
    expect((await submit(await request(path), '/reset-password', { password })).status).toBe(303);
    const typed = { email, password };
    await submit(await request('/sign-in'), '/sign-in', { ...typed, password: WRONG });
    const page = await request('/sign-in');
    isBroken = true;
    expect((await submit(page, '/sign-in', typed)).status).toBe(503);
    isBroken = false;
    expect((await submit(page, '/sign-in', typed)).status).toBe(303);

    const client = await registerClient();
    const consent = await request(authorizePath(authorizationQuery(client, 'jobs:read')));
    const { location } = await submit(consent, '/authorize', { decision: 'allow' });
    const code = new URL(location).searchParams.get('code') ?? '';
    isBroken = true;
    expect((await request('/api/oauth/token', codeFields(client, code))).status).toBe(503);
    isBroken = false;
    const redeemed = await request('/api/oauth/token', codeFields(client, code));
    const tokens = JSON.parse(redeemed.html) as { access_token: string; refresh_token: string };
    await request('/api/oauth/token', codeFields(client, code));
    await request('/api/oauth/token', refreshFields(client, 'ort_junk'));
    const authorization = `Bearer ${tokens.access_token}`;
    expect((await request('/api/jobs/index', undefined, { authorization })).status).toBe(200);
    isBroken = true;
    expect((await request('/api/jobs/index', undefined, { authorization })).status).toBe(503);

    const told = logged
      .map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
      .join('\n');
    expect(told).toContain('request_id');
    const secrets = [
      PASSWORD,
      WRONG,
      password,
      email,
      email.toLowerCase(),
      path,
      code,
      client.client_secret,
    ];
    for (const secret of [...secrets, ...Object.values(tokens), ...cookies.values()]) {
      if (typeof secret === 'string' && secret !== '') expect(told).not.toContain(secret);
    }
  },
);
