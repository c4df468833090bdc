/** Applications that Admins connected, their webhooks, and the ways in which a connection ends. */
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { oauthClients } from '#data/tables/oauth.ts';
import { members } from '#data/tables/users.ts';
import { webhooks } from '#data/tables/webhooks.ts';
import type { Webhook } from '#integrations/webhooks/schemas.ts';
import { hashPassword } from '#lib/password.ts';
import { DAY_MS } from '#lib/time.ts';
import { setClientEnabled } from '#operator/clients/actions.ts';
import { createUser } from '#operator/users/actions.ts';
import { openBrowser } from './browser.ts';
import type { Browser } from './browser.ts';
import { call } from './call.ts';
import { setClock } from './clock.ts';
import type { Company } from './company.ts';
import { PASSWORD, registerClient, sendOAuth, tokensFor } from './oauth.ts';
import type { TestClient } from './oauth.ts';
import { db, operator } from './operator.ts';

export const WEBHOOKS = '/api/plugins/webhooks';
export const OWN = '/settings/applications';
export const COMPANYS = '/settings/company-applications';
export const SCOPES = 'jobs:read applicants:read';
const passwordHash = hashPassword(PASSWORD);

/** An Admin beside the one of the company, signed in. */
export async function anotherAdmin(acme: Company) {
  const email = `ada-${crypto.randomUUID()}@${acme.subdomain}.example`;
  await acme.user('Admin');
  const { userId } = await createUser(operator(), {
    company: acme.subdomain,
    email,
    role: 'Admin',
  });
  const hash = await passwordHash;
  await db.run(sql`update users set password_hash = ${hash} where id = ${userId}`);
  const browser = openBrowser();
  await browser.signIn(email, PASSWORD);
  const [member] = await db.select().from(members).where(eq(members.userId, userId));
  return { userId, memberId: member?.id ?? 0, browser };
}

export async function createWebhook(
  token: string,
  name = 'HR tool',
  other: object = {},
): Promise<Webhook> {
  const url = `https://hr.example.com/${name.length}`;
  const given = { name, url, events: ['job.published'], ...other };
  const { status, body, text } = await call<Webhook>(token, 'POST', WEBHOOKS, given);
  expect(status, text).toBe(201);
  return body.data;
}

/** An application that an Admin connected, with a webhook that it created. */
export async function connected(acme: Company, client?: TestClient) {
  const name = `Application ${crypto.randomUUID()}`;
  const known = client ?? (await registerClient({ name }));
  const admin = await anotherAdmin(acme);
  const tokens = await tokensFor(admin.browser, known, SCOPES);
  const webhook = await createWebhook(tokens.access_token);
  return { ...admin, name, client: known, tokens, webhook };
}

export type Connected = Awaited<ReturnType<typeof connected>>;

export async function exists({ id }: { id: number }): Promise<boolean> {
  return (await db.select().from(webhooks).where(eq(webhooks.id, id))).length > 0;
}

export async function idOf({ client_id: clientId }: TestClient): Promise<number> {
  const [row] = await db.select().from(oauthClients).where(eq(oauthClients.clientId, clientId));
  return row?.id ?? 0;
}

export async function formFields(acme: Company, { client, userId }: Connected, path = OWN) {
  const ids = { client_id: String(await idOf(client)), company_id: String(acme.id) };
  return path === OWN ? ids : { ...ids, user_id: String(userId) };
}

/** Sends the form of a settings page. */
async function submitSettings(browser: Browser, path: string, fields: Record<string, string>) {
  const sent = await browser.submit(await browser.get(path), path, fields);
  expect(sent.status, sent.html).toBe(303);
}

/** How a connection ends. */
export const endings: Record<string, (acme: Company, one: Connected) => Promise<unknown>> = {
  'the application revokes its token': (_, { tokens }) =>
    sendOAuth('/api/oauth/revoke', { token: tokens.access_token }),
  'the application revokes its refresh token': (_, { tokens }) =>
    sendOAuth('/api/oauth/revoke', { token: tokens.refresh_token }),
  'the person disconnects it without deleting': async (acme, one) => {
    const page = await one.browser.get(OWN);
    await one.browser.submit(page, `${OWN}/disconnect`, await formFields(acme, one));
  },
  'an Admin disconnects it without deleting': async (acme, one) => {
    const { browser } = await anotherAdmin(acme);
    const page = await browser.get(COMPANYS);
    const fields = await formFields(acme, one, COMPANYS);
    await browser.submit(page, `${COMPANYS}/disconnect`, fields);
  },
  'the member is removed': async (acme, { memberId }) =>
    expect(await acme.admin('DELETE', `/api/company-users/destroy/${memberId}`)).toMatchObject({
      status: 200,
    }),
  'an Admin ends the sessions of the member': async (acme, { memberId }) =>
    expect(await acme.admin('POST', `/api/company-users/end-sessions/${memberId}`)).toMatchObject({
      status: 200,
    }),
  'the person changes the password': (_, { browser }) =>
    submitSettings(browser, '/settings/password', {
      current_password: PASSWORD,
      new_password: 'quite another password',
    }),
  'the person deletes the account': (_, { browser }) =>
    submitSettings(browser, '/settings/delete-account', { current_password: PASSWORD }),
  'the operator disables the client': (_, { client }) =>
    setClientEnabled(operator(), client.client_id, false),
  'its tokens expire': async () => setClock(Date.now() + 3 * 365 * DAY_MS),
  'its tokens were deleted after they expired': (_, { client }) =>
    db.run(sql`delete from oauth_tokens where grant_id in (select g.id from oauth_grants g
    join oauth_clients c on c.id = g.client_id where c.client_id = ${client.client_id})`),
};
