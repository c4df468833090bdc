/** Connected accounts of a test, and the stand-ins for the providers. */
import { eq } from 'drizzle-orm';
import { expect, inject } from 'vitest';
import type { Role } from '#access.ts';
import { connections } from '#data/tables/connections.ts';
import { sealTokens } from '#recruiting/interviews/connections/actions/sealing.ts';
import type { Provider } from '#vocabulary/lists.ts';
import type { ReceivedRequest, Order } from '../../tools/simulate-providers/state.ts';
import type { Browser, Page } from './browser.ts';
import { API } from './call.ts';
import type { Company } from './company.ts';
import { signedIn } from './oauth.ts';
import { db, operator } from './operator.ts';
import { workUntil } from './queue.ts';

export const CONNECTIONS = '/settings/connections';

/** The person's account at the provider, and what they do there. */
export type Visit = {
  /** A new account by default. */
  account?: string;
  /** Additional pages or organizations. */
  keeps?: number;
  /** A scope that the person deselects. */
  without?: string;
  denies?: boolean;
};

/** Presses Connect, and returns the provider's redirect. */
export async function visitProvider(
  browser: Browser,
  company: Company,
  provider: Provider,
  { account = crypto.randomUUID(), keeps = 0, without, denies = false }: Visit = {},
): Promise<{ callback: URL; authorize: URL; account: string }> {
  const page = await browser.get(`${CONNECTIONS}?company=${company.id}`);
  const sent = await browser.submit(page, `${CONNECTIONS}/connect`, {
    provider,
    company_id: String(company.id),
  });
  expect(sent, sent.html).toMatchObject({ status: 303 });
  const authorize = new URL(sent.location);
  const authorizeUrl = new URL(authorize);
  authorizeUrl.searchParams.set('simulate_account', account);
  authorizeUrl.searchParams.set('simulate_keeps', String(keeps));
  if (without !== undefined) authorizeUrl.searchParams.set('simulate_without', without);
  if (denies) authorizeUrl.searchParams.set('simulate_denial', 'yes');
  const answer = await fetch(authorizeUrl, { redirect: 'manual' });
  expect(answer.status, await answer.text()).toBe(302);
  return { callback: new URL(answer.headers.get('location') ?? ''), authorize, account };
}

/** Follows the redirect to the page with the result. */
export async function followCallback(browser: Browser, callback: URL): Promise<Page> {
  expect(callback.origin).toBe(API);
  const landed = await browser.get(`${callback.pathname}${callback.search}`);
  expect(landed.status, landed.html).toBe(303);
  return browser.get(landed.location);
}

export type Connected = {
  id: number;
  /** The account as the stand-in names it, for instructions and records. */
  account: string;
  browser: Browser;
};

/** Connects a new account on the settings page, as a member with this role. Of several pages the first is chosen. */
export async function connectAccount(
  company: Company,
  provider: Provider,
  { role = 'Admin', browser: known, ...visit }: Visit & { role?: Role; browser?: Browser } = {},
): Promise<Connected> {
  const browser = known ?? (await signedIn(company, role));
  const isMeta = provider === 'facebook' || provider === 'instagram';
  const { callback, account } = await visitProvider(browser, company, provider, {
    ...(isMeta && { keeps: 1 }),
    ...visit,
  });
  const page = await followCallback(browser, callback);
  expect(page.html).toContain('The account is connected.');
  const rows = await db.select().from(connections).where(eq(connections.companyId, company.id));
  const row = rows.find((one) => one.provider === provider && one.externalId.includes(account));
  return { id: row?.id ?? 0, account: provider === 'facebook' ? `${account}1` : account, browser };
}

/**
 * A connection that no stand-in knows, for tests without requests to it. Many at once need one user
 * id per source of ids.
 */
export async function insertConnection(
  company: Company,
  provider: Provider,
  ctx = operator(),
): Promise<{ id: number }> {
  const { newId, now } = ctx;
  const owner = { companyId: company.id, provider, externalId: crypto.randomUUID() };
  const id = newId();
  await db.insert(connections).values({
    ...owner,
    id,
    userId: await company.user('Admin'),
    grantorId: owner.externalId,
    name: 'Acme',
    sealedTokens: sealTokens(ctx, owner, { access: 'none', refresh: null, grantor: null }),
    scopes: [],
    connectedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  return { id };
}

/** Sets the answers to the next requests of this account. */
export async function setAnswers(provider: Provider, account: string, orders: readonly Order[]) {
  await control(`${provider}/${account}`, orders);
}

/** Expires all access tokens, and refresh tokens if asked to. */
export async function endTokens(provider: Provider, account: string, verb: 'expire' | 'revoke') {
  await control(`${provider}/${account}/${verb}`, null);
}

async function control(path: string, body: unknown): Promise<void> {
  const url = `${inject('providers')}/control/${path}`;
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  expect(answer.status, await answer.text()).toBe(204);
}

/** The requests that the stand-ins got for this account, oldest first, without those of connecting. */
export async function requestsOf(account: string): Promise<ReceivedRequest[]> {
  const answer = await fetch(`${inject('providers')}/control/asked/${account}`);
  const requests: ReceivedRequest[] = await answer.json();
  return requests.filter(
    ({ path }) => !/userinfo|\/me\b(?!\/meetings)|user\/info|organization/u.test(path),
  );
}

/** Works off the queues until they have changed a record. */
export function eventually<Value>(look: () => Promise<Value>, seen: (found: Value) => boolean) {
  return workUntil(async () => {
    const value = await look();
    expect(seen(value), JSON.stringify(value)).toBe(true);
    return value;
  });
}
