/** The sign-in log: what is recorded of attempts to sign in, how much of an attack, and for how long. */
import { and, asc, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test, vi } from 'vitest';
import { listSecurityEvents } from '#accounts/security-events/actions.ts';
import { securityEvents } from '#data/tables/accounts.ts';
import { DAY_MS } from '#lib/time.ts';
import { newToken } from '#lib/token.ts';
import { createToken } from '#operator/tokens/actions.ts';
import { tokenWhere } from '../support/access.ts';
import { openBrowser } from '../support/browser.ts';
import { call } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { expireRows } from '../support/expiries.ts';
import { PASSWORD, registerClient, tokensFor, withPassword } from '../support/oauth.ts';
import { db, operator } from '../support/operator.ts';
import { callTool } from '../support/tools.ts';
import { emptyFailuresBeforeEach } from '../support/security-events.ts';

const WRONG = 'not the password of the tests';
const FACTOR = '/settings/second-factor';
const slow = { timeout: 20_000 };

/** IPv4, which the log keeps as it is. */
const newAddress = () =>
  `198.${[18, 0, 0].map((base) => base + Math.floor(Math.random() * 200)).join('.')}`;

const eventsFrom = (address: string) =>
  db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.address, address))
    .orderBy(asc(securityEvents.id));

emptyFailuresBeforeEach();

describe('the sign-in log', slow, () => {
  test('has each attempt with its address and user agent, and nothing of it is printed', async () => {
    const { email, userId } = await withPassword(await openCompany(), 'Admin');
    const printed = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
    const address = newAddress();
    const browser = openBrowser(address);
    const agent = { 'user-agent': 'Test Browser' };
    const send = async (password: string) => {
      const { html } = await browser.get('/sign-in?notice=joined');
      const token = /name="form_token" value="([^"]+)"/u.exec(html)?.[1] ?? '';
      return browser.post('/sign-in', { form_token: token, email, password }, agent);
    };
    for (let count = 0; count < 5; count++) await send(WRONG);
    await send(PASSWORD);
    await openBrowser().signIn(email, PASSWORD);
    await vi.waitFor(async () => expect(await eventsFrom(address)).toHaveLength(6));
    const rows = await eventsFrom(address);
    const about = { userId, kind: 'sign_in', method: 'password', userAgent: 'Test Browser' };
    expect(rows).toMatchObject([
      ...Array.from({ length: 5 }, () => ({ ...about, outcome: 'failure' })),
      { ...about, outcome: 'refused' },
    ]);
    await vi.waitFor(async () => {
      const [newest] = await listSecurityEvents(operator(), userId);
      expect(newest).toMatchObject({ kind: 'sign_in', outcome: 'success' });
    });
    for (const spy of printed) expect(JSON.stringify(spy.mock.calls)).not.toContain(address);
    vi.restoreAllMocks();
  });

  test('is shown to the person on the page of sessions, with device and address', async () => {
    const { email } = await withPassword(await openCompany(), 'Admin');
    const address = newAddress();
    await openBrowser(address).signIn(email, WRONG);
    await recorded(address);
    const browser = openBrowser();
    await browser.signIn(email, PASSWORD);
    const { html } = await browser.get('/settings/sessions');
    expect(html).toContain('Recent sign-ins');
    expect(html).toContain(address);
    expect(html).toContain('Failed');
  });

  test('takes ten failures a minute of an address, also of unknown accounts', async () => {
    setClock(Date.now());
    const address = newAddress();
    for (let count = 0; count < 14; count++) {
      await openBrowser(address).signIn(`${count}-${crypto.randomUUID()}@people.example`, WRONG);
    }
    await vi.waitFor(async () => expect(await eventsFrom(address)).toHaveLength(10));
    const rows = await eventsFrom(address);
    expect(rows.every(({ userId, outcome }) => userId === null && outcome !== 'success')).toBe(
      true,
    );
  });

  test('keeps an IPv6 address whole for 90 days, then its network, and the event for 24 months', async () => {
    const start = Date.now();
    const { email, userId } = await withPassword(await openCompany(), 'Admin');
    const group = Math.floor(Math.random() * 65_536).toString(16);
    await openBrowser(`2001:DB8:${group}::7`).signIn(email, PASSWORD);
    const own = () => listSecurityEvents(operator(), userId);
    await vi.waitFor(async () => expect(await own()).toHaveLength(1));
    const prefix = `2001:0db8:${group.padStart(4, '0')}`;
    const seen = async (days: number) => {
      await expireRows(operator(new Date(start + days * DAY_MS)), 'security_events');
      return (await own()).map(({ address }) => address);
    };
    expect(await seen(89)).toEqual([`${prefix}:0000:0000:0000:0000:0007`]);
    expect(await seen(91)).toEqual([`${prefix}::/48`]);
    expect(await seen(729)).toEqual([`${prefix}::/48`]);
    expect(await seen(731)).toEqual([]);
  });
});

const from = (address: string) => ({
  'cf-connecting-ip': address,
  'user-agent': 'Test Program',
});

async function recorded(address: string, count = 1) {
  await vi.waitFor(async () => expect(await eventsFrom(address)).toHaveLength(count));
  return eventsFrom(address);
}

describe('refused authorization in the sign-in log', slow, () => {
  const refused = {
    kind: 'authorization',
    outcome: 'refused',
    method: 'token',
    userAgent: 'Test Program',
  };

  test('has an unknown token, and nothing of the token or the URL', async () => {
    const address = newAddress();
    const token = newToken('oat_');
    const answer = await call(token, 'GET', '/api/jobs/index?q=secret', undefined, from(address));
    expect(answer.status).toBe(401);
    const rows = await recorded(address);
    expect(rows).toMatchObject([{ ...refused, detail: 'invalid_token', userId: null }]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${token}|secret|jobs`, 'u'));
  });

  test('does not have a request without a token, or with text that cannot be one', async () => {
    const address = newAddress();
    expect((await call(null, 'GET', '/api/jobs/index', undefined, from(address))).status).toBe(401);
    await call('junk', 'GET', '/api/jobs/index', undefined, from(address));
    await call(newToken('oat_'), 'GET', '/api/jobs/index', undefined, from(address));
    expect(await recorded(address)).toHaveLength(1);
  });

  test.each([
    ['an expired token', { token: { expiresAt: new Date(0) } }],
    ['a revoked grant', { grant: { revokedAt: new Date(0) } }],
  ])('names company, user and client of %s', async (_, special) => {
    const acme = await openCompany();
    const address = newAddress();
    const token = await tokenWhere(acme, special);
    await call(token, 'GET', '/api/jobs/index', undefined, from(address));
    expect(await recorded(address)).toMatchObject([
      {
        ...refused,
        detail: 'invalid_token',
        companyId: acme.id,
        userId: await acme.user('Admin'),
        clientId: expect.any(Number),
      },
    ]);
  });

  test('names company, user and client where scope, role or company do not match', async () => {
    const acme = await openCompany();
    const address = newAddress();
    const narrow = await acme.token('Viewer', ['profile']);
    const viewer = await acme.token('Viewer');
    const requests = [
      [narrow, 'GET', '/api/jobs/index'],
      [viewer, 'GET', '/api/audit-events'],
      [viewer, 'GET', '/api/jobs/index?subdomain=other'],
    ] as const;
    for (const [token, method, path] of requests) {
      expect((await call(token, method, path, undefined, from(address))).status).toBe(403);
    }
    const rows = await recorded(address, 3);
    const details = ['insufficient_scope', 'insufficient_role', 'tenant_mismatch'];
    const userId = await acme.user('Viewer');
    for (const row of rows) {
      expect(row).toMatchObject({ ...refused, companyId: acme.id, userId });
    }
    expect(new Set(rows.map(({ detail }) => detail))).toEqual(new Set(details));
  });

  test('has the tools that a role may not use, and tokens that /mcp does not take', async () => {
    const acme = await openCompany();
    const address = newAddress();
    const token = await acme.token('Viewer', ['jobs:read']);
    const answer = await call(token, 'POST', '/mcp', {}, from(address));
    expect(answer.status).toBe(403);
    expect(await recorded(address)).toMatchObject([{ ...refused, detail: 'insufficient_scope' }]);
    await callTool(await acme.token('Viewer'), 'create_job_draft', { title: 'Baker' });
    const userId = await acme.user('Viewer');
    await vi.waitFor(async () => {
      const [newest] = await listSecurityEvents(operator(), userId);
      expect(newest).toMatchObject({ kind: 'authorization', detail: 'insufficient_role' });
    });
  });

  test('takes ten a minute of an address', async () => {
    setClock(Date.now());
    const address = newAddress();
    for (let count = 0; count < 14; count++) {
      await call(newToken('oat_'), 'GET', '/api/jobs/index', undefined, from(address));
    }
    expect(await recorded(address, 10)).toHaveLength(10);
  });
});

describe('refused forms in the sign-in log', slow, () => {
  test('has a form without a key, and one from a page of another site, ten a minute of an address', async () => {
    setClock(Date.now());
    const { email, userId } = await withPassword(await openCompany(), 'Admin');
    const address = newAddress();
    const browser = openBrowser(address);
    await browser.signIn(email, PASSWORD);
    await recorded(address);
    const fields = { first_name: 'A', last_name: 'B' };
    expect((await browser.post('/settings', fields)).status).toBe(403);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (let count = 0; count < 13; count++) {
      expect((await browser.post('/settings', fields, foreign)).status).toBe(403);
    }
    const rows = (await recorded(address, 11)).filter(({ kind }) => kind === 'form');
    for (const row of rows) expect(row).toMatchObject({ outcome: 'refused', userId });
    const ofKey = rows.filter(({ detail }) => detail === 'form_key');
    const ofOrigin = rows.filter(({ detail }) => detail === 'form_origin');
    expect([ofKey.length, ofOrigin.length]).toEqual([1, 9]);
  });
});

describe('changes in the sign-in log', slow, () => {
  test('has what a person changes in the account, with address and user agent', async () => {
    const acme = await openCompany();
    const { email, userId } = await withPassword(acme, 'Admin');
    const address = newAddress();
    const browser = openBrowser(address);
    await browser.signIn(email, PASSWORD);
    const submit = async (path: string, action: string, typed: Record<string, string>) =>
      browser.submit(await browser.get(path), action, typed);
    const right = { current_password: PASSWORD };
    await submit(FACTOR, FACTOR, right);
    const { html } = await browser.get(FACTOR);
    const [, spaced = ''] = /<code dir="ltr">([A-Z2-7 ]+)<\/code>/u.exec(html) ?? [];
    const totp = new TOTP({ secret: Secret.fromBase32(spaced.replaceAll(' ', '')) });
    await submit(FACTOR, `${FACTOR}/confirm`, { code: totp.generate() });
    await submit(FACTOR, `${FACTOR}/codes`, right);
    await submit(FACTOR, `${FACTOR}/remove`, right);
    await tokensFor(browser, await registerClient());
    await submit('/settings/applications', '/settings/applications/disconnect', {});
    await submit('/settings/sessions', '/settings/sessions/end', { id: 'others' });
    const new_password = 'quite another password';
    await submit('/settings/password', '/settings/password', { ...right, new_password });
    await recorded(address, 8);
    const rows = await eventsFrom(address);
    for (const row of rows) expect(row).toMatchObject({ outcome: 'success', userId, address });
    const kinds = rows.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(
      new Set([
        'sign_in',
        'second_factor_added',
        'recovery_codes_renewed',
        'second_factor_removed',
        'application_allowed',
        'application_disconnected',
        'session_ended',
        'password_changed',
      ]),
    );
    for (const row of rows.filter(({ kind }) => kind.startsWith('application'))) {
      expect(row).toMatchObject({ companyId: acme.id, clientId: expect.any(Number) });
    }
  });

  test('has the export of a candidate, and what the operator did under which name', async () => {
    const acme = await openCompany();
    const { candidate_id: id } = await acme.apply();
    const address = newAddress();
    const token = await acme.token('Admin');
    const path = `/api/candidates/export/${id}`;
    expect((await call(token, 'GET', path, undefined, from(address))).status).toBe(200);
    expect(await eventsFrom(address)).toMatchObject([
      {
        kind: 'candidate_exported',
        companyId: acme.id,
        userId: await acme.user('Admin'),
        userAgent: 'Test Program',
      },
    ]);
    await createToken(
      { ...operator(), operator: 'Grace' },
      { company: acme.subdomain, email: `Admin@${acme.subdomain}.example` },
    );
    const rows = await db
      .select()
      .from(securityEvents)
      .where(and(eq(securityEvents.companyId, acme.id), eq(securityEvents.kind, 'operator')));
    expect(rows).toMatchObject([{ outcome: 'success', actor: 'Grace', detail: 'token.create' }]);
  });
});
