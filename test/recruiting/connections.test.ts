/** Connecting accounts on the settings pages: OAuth as each provider documents it (contract 2.12). */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { connectionAttempts, connections } from '#data/tables/connections.ts';
import { mails } from '#data/tables/mails.ts';
import { users } from '#data/tables/users.ts';
import { unconnected } from '#platform/providers.ts';
import { beginConnecting } from '#recruiting/interviews/connections/actions/connect.ts';
import { listConnections } from '#recruiting/interviews/connections/actions/list.ts';
import { CONNECTIONS_MAX } from '#recruiting/interviews/connections/rules.ts';
import { getAccess } from '#recruiting/interviews/connections/actions/access.ts';
import { readMail } from '#mail/actions/outbox.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { providers } from '#vocabulary/lists.ts';
import type { Provider } from '#vocabulary/lists.ts';
import { hiddenFields } from '../support/browser.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { signedIn } from '../support/oauth.ts';
import { db, operator } from '../support/operator.ts';
import {
  requestsOf,
  followCallback,
  connectAccount,
  CONNECTIONS,
  insertConnection,
  endTokens,
  setAnswers,
  visitProvider,
} from '../support/providers.ts';
import { joinAs } from '../support/team.ts';

/** Signing in is slow because of scrypt. */
const slow = { timeout: 30_000 };

async function rowsOf({ id }: Company) {
  return db.select().from(connections).where(eq(connections.companyId, id));
}

/** Another company of the same Admin. */
async function alsoAdminOf(acme: Company): Promise<Company> {
  const other = await openCompany();
  const [person] = await db
    .select()
    .from(users)
    .where(eq(users.id, await acme.user('Admin')));
  await joinAs(other, 'Admin', person?.email ?? '');
  return other;
}

async function rowOf(id: number) {
  const [row] = await db.select().from(connections).where(eq(connections.id, id));
  return row;
}

describe('GET /settings/connections', () => {
  test('the page shows all providers, and who may connect', slow, async () => {
    const acme = await openCompany();
    const page = await (await signedIn(acme, 'Recruiter')).get(CONNECTIONS);
    expect(page.status).toBe(200);
    for (const name of ['Google Meet', 'Zoom', 'LinkedIn', 'Facebook', 'Instagram', 'X', 'TikTok'])
      expect(page.html).toContain(`<h3>${name}</h3>`);
    expect(
      page.html.match(/value="(?:google|zoom|linkedin|facebook|instagram|twitter|tiktok)"/gu),
    ).toHaveLength(7);
    const viewers = await (await signedIn(acme, 'Viewer')).get(CONNECTIONS);
    expect(viewers.html).toContain('Recruiters and Admins can connect accounts.');
    expect(viewers.html).not.toContain('action="/settings/connections/connect"');
  });

  test('the page of another company is not found', slow, async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const browser = await signedIn(acme);
    expect((await browser.get(`${CONNECTIONS}?company=${globex.id}`)).status).toBe(404);
    const page = await browser.get(CONNECTIONS);
    const sent = await browser.submit(page, `${CONNECTIONS}/connect`, {
      provider: 'zoom',
      company_id: String(globex.id),
    });
    expect(sent.status).toBe(404);
  });
});

describe('POST /settings/connections/connect', () => {
  test.each(providers)('connects %s', slow, async (provider) => {
    const acme = await openCompany();
    const { id, account } = await connectAccount(acme, provider, { role: 'Recruiter' });
    const [row, ...others] = await rowsOf(acme);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ id, provider, status: 'active', lastError: null });
    expect(row?.externalId).toContain(account);
    expect(row?.sealedTokens).not.toContain('access');
    expect(await acme.audited()).toMatchObject([
      { action: 'connection.create', subjectId: id, userId: await acme.user('Recruiter') },
    ]);
  });

  test('a state works once, in its session, for ten minutes', slow, async () => {
    const acme = await openCompany();
    const browser = await signedIn(acme);
    const { callback } = await visitProvider(browser, acme, 'zoom');
    const over = 'the request expired or was started elsewhere';
    expect((await followCallback(await signedIn(acme), callback)).html).toContain(over);
    expect((await followCallback(browser, callback)).html).toContain('The account is connected.');
    expect((await followCallback(browser, callback)).html).toContain(over);
    const late = await visitProvider(browser, acme, 'zoom');
    setClock(Date.now() + 11 * MINUTE_MS);
    expect((await followCallback(browser, late.callback)).html).toContain(over);
    expect(await rowsOf(acme)).toHaveLength(1);
  });

  test('a state of another provider, or a code without a state, is refused', slow, async () => {
    const acme = await openCompany();
    const browser = await signedIn(acme);
    const { callback } = await visitProvider(browser, acme, 'zoom');
    const elsewhere = new URL(callback);
    elsewhere.pathname = `${CONNECTIONS}/google/callback`;
    expect((await followCallback(browser, elsewhere)).html).toContain('Try again');
    callback.searchParams.delete('state');
    expect((await followCallback(browser, callback)).html).toContain('Try again');
    expect(await rowsOf(acme)).toEqual([]);
  });

  test('the page says why nothing was connected', slow, async () => {
    const acme = await openCompany();
    const browser = await signedIn(acme);
    const denied = await visitProvider(browser, acme, 'linkedin', { denies: true });
    expect((await followCallback(browser, denied.callback)).html).toContain('access was denied');
    const without = await visitProvider(browser, acme, 'google', {
      without: 'https://www.googleapis.com/auth/calendar.events.owned',
    });
    expect((await followCallback(browser, without.callback)).html).toContain(
      'keep all permissions selected',
    );
    const pageless = await visitProvider(browser, acme, 'facebook', { keeps: 0 });
    expect((await followCallback(browser, pageless.callback)).html).toContain(
      'you did not allow access to a page',
    );
    const down = await visitProvider(browser, acme, 'zoom');
    await setAnswers('zoom', down.account, [{ path: 'token', status: 500 }]);
    expect((await followCallback(browser, down.callback)).html).toContain('did not respond');
    expect(await rowsOf(acme)).toEqual([]);
  });

  test('the PKCE verifier and the secret stay on the server', slow, async () => {
    const acme = await openCompany();
    const browser = await signedIn(acme);
    const { authorize } = await visitProvider(browser, acme, 'twitter');
    expect(authorize.searchParams.get('code_challenge_method')).toBe('S256');
    expect(authorize.search).not.toContain('simulated-secret');
    const rows = await db
      .select()
      .from(connectionAttempts)
      .where(eq(connectionAttempts.companyId, acme.id));
    expect(JSON.stringify(rows)).not.toContain(authorize.searchParams.get('state') ?? '');
  });

  test('a company connects fifty accounts at most, and can connect those again', slow, async () => {
    const acme = await openCompany();
    const { account, browser } = await connectAccount(acme, 'zoom');
    const by = operator();
    const planted = await Promise.all(
      Array.from({ length: CONNECTIONS_MAX - 1 }, () => insertConnection(acme, 'linkedin', by)),
    );
    const refused = await browser.submit(await browser.get(CONNECTIONS), `${CONNECTIONS}/connect`, {
      provider: 'tiktok',
    });
    expect(refused.location).toContain('problem=full');
    await connectAccount(acme, 'zoom', { account, browser });
    const another = await visitProvider(browser, acme, 'zoom');
    expect((await followCallback(browser, another.callback)).html).toContain(
      'Disconnect one first',
    );
    expect(await rowsOf(acme)).toHaveLength(CONNECTIONS_MAX);
    // Disconnected accounts do not count.
    await db
      .update(connections)
      .set({ status: 'revoked' })
      .where(eq(connections.id, planted[0]?.id ?? 0));
    await connectAccount(acme, 'tiktok', { browser });
  });

  test("a page shows the provider's account name as text", slow, async () => {
    const acme = await openCompany();
    await connectAccount(acme, 'zoom', { account: 'a'.repeat(4000) });
    const [row] = await rowsOf(acme);
    expect(row?.name.length).toBeLessThanOrEqual(255);
  });

  test('an account that is connected again keeps its id', slow, async () => {
    const acme = await openCompany();
    const { id, account, browser } = await connectAccount(acme, 'twitter');
    const again = await connectAccount(acme, 'twitter', { account, browser });
    expect(again.id).toBe(id);
    expect(await rowsOf(acme)).toHaveLength(1);
  });

  test('a provider without credentials is shown as not configured', async () => {
    const acme = await openCompany();
    const ctx = { ...operator(), providers: unconnected };
    const visiting = { userId: await acme.user('Admin'), sessionId: 1 };
    const begun = await beginConnecting(ctx, visiting, { provider: 'zoom', companyId: acme.id });
    expect(begun).toEqual({ fault: 'not_configured' });
    const company = { id: acme.id, name: 'Acme', role: 'Admin' } as const;
    const found = await listConnections(ctx, visiting, company);
    expect(found.map(({ isConfigured }) => isConfigured)).toEqual(providers.map(() => false));
  });
});

describe('POST /settings/connections/choose', () => {
  test('of several pages one is connected, with its own token', slow, async () => {
    const acme = await openCompany();
    const browser = await signedIn(acme);
    const { callback, account } = await visitProvider(browser, acme, 'facebook', { keeps: 3 });
    const page = await followCallback(browser, callback);
    expect(page.html).toContain('Choose an account at Facebook');
    const sent = await browser.submit(page, `${CONNECTIONS}/choose`, { account: `${account}2` });
    expect(sent.location).toContain('done=account_connected');
    expect(await rowsOf(acme)).toMatchObject([{ externalId: `${account}2`, expiresAt: null }]);
    const again = await browser.submit(page, `${CONNECTIONS}/choose`, { account: `${account}3` });
    expect(again.status).toBe(404);
  });

  test('the choice belongs to the session, and to the accounts found', slow, async () => {
    const acme = await openCompany();
    const browser = await signedIn(acme);
    const { callback } = await visitProvider(browser, acme, 'linkedin', { keeps: 2 });
    const page = await followCallback(browser, callback);
    const { attempt_id: attempt } = hiddenFields(page, `${CONNECTIONS}/choose`);
    const here = `${CONNECTIONS}/choose?attempt=${attempt}`;
    expect((await browser.get(here)).status).toBe(200);
    expect((await (await signedIn(acme)).get(here)).status).toBe(404);
    for (const other of ['', 'a', '-1', '1e400', '9'.repeat(30), '1 or 1']) {
      const path = `${CONNECTIONS}/choose?attempt=${encodeURIComponent(other)}`;
      expect((await browser.get(path)).status, other).toBe(404);
    }
    const stranger = await browser.submit(page, `${CONNECTIONS}/choose`, {
      account: 'urn:li:person:1',
    });
    expect(stranger.status).toBe(404);
    const other = await alsoAdminOf(acme);
    const elsewhere = await browser.submit(page, `${CONNECTIONS}/choose`, {
      account: 'urn:li:organization:1001',
      company_id: String(other.id),
    });
    expect([elsewhere.status, await rowsOf(other)]).toEqual([404, []]);
    const chosen = await browser.submit(page, `${CONNECTIONS}/choose`, {
      account: 'urn:li:organization:1001',
    });
    expect(chosen.location).toContain('done=account_connected');
  });
});

describe('POST /settings/connections/disconnect', () => {
  test(
    'disconnecting revokes the access at the provider and deletes the tokens',
    slow,
    async () => {
      const acme = await openCompany();
      const { id, browser } = await connectAccount(acme, 'zoom');
      const page = await browser.get(CONNECTIONS);
      const sent = await browser.submit(page, `${CONNECTIONS}/disconnect`);
      expect((await browser.get(sent.location)).html).toContain(
        'its access is revoked at the provider.',
      );
      expect(await rowOf(id)).toMatchObject({ status: 'revoked', sealedTokens: '' });
      expect((await acme.audited()).at(-1)).toMatchObject({ action: 'connection.delete' });
      expect((await browser.get(CONNECTIONS)).html).not.toContain(
        '/settings/connections/disconnect"',
      );
    },
  );

  test('disconnecting says so if the provider does not revoke the access', slow, async () => {
    const acme = await openCompany();
    const { id, account, browser } = await connectAccount(acme, 'twitter');
    await endTokens('twitter', account, 'revoke');
    const sent = await browser.submit(await browser.get(CONNECTIONS), `${CONNECTIONS}/disconnect`);
    expect((await browser.get(sent.location)).html).toContain('was not revoked');
    expect(await rowOf(id)).toMatchObject({ status: 'revoked', sealedTokens: '' });
  });

  test('disconnecting revokes nothing that another company still uses', slow, async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const first = await connectAccount(acme, 'google');
    const second = await connectAccount(globex, 'google', { account: first.account });
    const page = await first.browser.get(CONNECTIONS);
    const sent = await first.browser.submit(page, `${CONNECTIONS}/disconnect`);
    expect(sent.location).toContain('account_disconnected_here');
    setClock(Date.now() + 61 * MINUTE_MS);
    expect(await getAccess(operator(), second.id, 'google')).toMatchObject({ is: 'access' });
  });

  test('the person who connected an account and Admins can disconnect it', slow, async () => {
    const acme = await openCompany();
    const { id, browser } = await connectAccount(acme, 'zoom', { role: 'Admin' });
    const page = await (await signedIn(acme, 'Recruiter')).get(CONNECTIONS);
    expect(page.html).not.toContain(`name="id" value="${id}"`);
    const own = await connectAccount(acme, 'tiktok', { role: 'Recruiter' });
    expect((await browser.get(CONNECTIONS)).html).toContain(`name="id" value="${own.id}"`);
  });
});

describe('a token', () => {
  const rotating: readonly Provider[] = ['zoom', 'twitter', 'tiktok'];

  test.each(rotating)(
    'a token of %s is renewed a minute early, by one process at a time',
    slow,
    async (provider) => {
      const acme = await openCompany();
      const { id } = await connectAccount(acme, provider);
      const before = await rowOf(id);
      const expiresAt = before?.expiresAt?.getTime() ?? 0;
      setClock(expiresAt - 2 * MINUTE_MS);
      const early = await getAccess(operator(), id, provider);
      expect((await rowOf(id))?.version).toBe(before?.version);
      setClock(expiresAt - MINUTE_MS / 2);
      const all = await Promise.all([1, 2, 3, 4].map(() => getAccess(operator(), id, provider)));
      const renewed = all.filter((one) => one.is === 'access');
      // The second process may have read the result of the first.
      expect(renewed.length).toBeGreaterThan(0);
      for (const one of all) expect(['access', 'later']).toContain(one.is);
      const tokens = new Set(renewed.map((one) => (one.is === 'access' ? one.access.token : '')));
      expect(tokens.size).toBe(1);
      expect(early.is === 'access' && tokens.has(early.access.token)).toBe(false);
      const after = await rowOf(id);
      expect(after).toMatchObject({ status: 'active', renewingUntil: null });
      setClock((after?.expiresAt?.getTime() ?? 0) - MINUTE_MS / 2);
      expect(await getAccess(operator(), id, provider)).toMatchObject({ is: 'access' });
    },
  );

  test(
    'an account whose refresh token has expired must be connected again, which one email says',
    slow,
    async () => {
      const acme = await openCompany();
      const { id, account, browser } = await connectAccount(acme, 'zoom');
      await endTokens('zoom', account, 'revoke');
      setClock(Date.now() + 61 * MINUTE_MS);
      expect(await getAccess(operator(), id, 'zoom')).toEqual({
        is: 'none',
        code: 'reauth_required',
      });
      expect(await getAccess(operator(), id, 'zoom')).toMatchObject({ is: 'none' });
      expect(await rowOf(id)).toMatchObject({
        status: 'reauth_required',
        lastError: 'invalid_grant',
      });
      const sent = await db.select().from(mails).where(eq(mails.companyId, acme.id));
      expect(sent).toMatchObject([{ kind: 'reconnect', userId: await acme.user('Admin') }]);
      const mail = await readMail(operator(), sent[0]?.id ?? 0);
      expect(mail.subject).toBe('Reconnect Zoom');
      expect(mail.text).toContain(`/settings/connections?company=${acme.id}`);
      expect((await browser.get(CONNECTIONS)).html).toContain('Needs to be reconnected');
      await connectAccount(acme, 'zoom', { account, browser });
      expect(await rowOf(id)).toMatchObject({ status: 'active', lastError: null });
    },
  );

  test('a token is used on while renewing fails temporarily', slow, async () => {
    const acme = await openCompany();
    const { id, account } = await connectAccount(acme, 'twitter');
    const expiresAt = (await rowOf(id))?.expiresAt?.getTime() ?? 0;
    await setAnswers('twitter', account, [
      { path: 'token', status: 503 },
      { path: 'token', status: 429, headers: { 'retry-after': '120' } },
    ]);
    setClock(expiresAt - MINUTE_MS / 2);
    expect(await getAccess(operator(), id, 'twitter')).toMatchObject({ is: 'access' });
    setClock(expiresAt + 1);
    expect(await getAccess(operator(), id, 'twitter')).toMatchObject({
      is: 'later',
      retryAfterSeconds: 120,
    });
    expect(await getAccess(operator(), id, 'twitter')).toMatchObject({ is: 'access' });
  });

  test(
    'an account stays connected while the provider refuses the credentials of our application',
    slow,
    async () => {
      const acme = await openCompany();
      const { id, account } = await connectAccount(acme, 'zoom');
      const expiresAt = (await rowOf(id))?.expiresAt?.getTime() ?? 0;
      const body = JSON.stringify({ error: 'invalid_client' });
      await setAnswers('zoom', account, [{ path: 'token', status: 401, body }]);
      setClock(expiresAt + 1);
      expect(await getAccess(operator(), id, 'zoom')).toMatchObject({ is: 'later' });
      expect(await rowOf(id)).toMatchObject({ status: 'active' });
      expect(await db.select().from(mails).where(eq(mails.companyId, acme.id))).toEqual([]);
      expect(await getAccess(operator(), id, 'zoom')).toMatchObject({ is: 'access' });
    },
  );

  test('a token that cannot be renewed is used until it expires', slow, async () => {
    const acme = await openCompany();
    const { id } = await connectAccount(acme, 'linkedin');
    const expiresAt = (await rowOf(id))?.expiresAt?.getTime() ?? 0;
    setClock(expiresAt - 1000);
    expect(await getAccess(operator(), id, 'linkedin')).toMatchObject({ is: 'access' });
    setClock(expiresAt + 1);
    expect(await getAccess(operator(), id, 'linkedin')).toMatchObject({ is: 'none' });
    expect(await rowOf(id)).toMatchObject({ lastError: 'expired' });
  });

  test('the account of a person who leaves the company is not used any more', slow, async () => {
    const acme = await openCompany();
    const { id } = await connectAccount(acme, 'zoom', { role: 'Recruiter' });
    const team = await acme.admin<{ data: { id: number; role_type: string }[] }>(
      'GET',
      '/api/company-users/index',
    );
    const member = team.body.data.data.find((one) => one.role_type === 'Recruiter');
    const gone = await acme.admin('DELETE', `/api/company-users/destroy/${member?.id}`);
    expect(gone.status, gone.text).toBe(200);
    expect(await rowOf(id)).toMatchObject({ status: 'reauth_required', lastError: 'member_left' });
    expect(await getAccess(operator(), id, 'zoom')).toMatchObject({ is: 'none' });
  });

  test('a sealed token cannot be opened in another row', slow, async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const [first, second] = [
      await connectAccount(acme, 'zoom'),
      await connectAccount(globex, 'zoom'),
    ];
    const sealedTokens = (await rowOf(first.id))?.sealedTokens ?? '';
    await db.update(connections).set({ sealedTokens }).where(eq(connections.id, second.id));
    expect(await getAccess(operator(), second.id, 'zoom')).toMatchObject({ is: 'none' });
    expect(await rowOf(second.id)).toMatchObject({ lastError: 'sealed' });
    expect(await requestsOf(second.account)).toEqual([]);
  });
});
