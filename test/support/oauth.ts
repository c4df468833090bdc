/** An OAuth client for tests, and its requests. */
import type { Scope } from '#access.ts';
import { sha256Base64Url } from '#lib/code-challenge.ts';
import { newSecret } from '#lib/token.ts';
import { createClient } from '#operator/clients/actions.ts';
import type { NewClient } from '#operator/clients/actions.ts';
import type { Role } from '#access.ts';
import { hashPassword } from '#lib/password.ts';
import { users } from '#data/tables/users.ts';
import { eq } from 'drizzle-orm';
import { API, newAddress, send } from './call.ts';
import { openBrowser } from './browser.ts';
import type { Browser } from './browser.ts';
import type { Company } from './company.ts';
import { db, operator } from './operator.ts';

export const REDIRECT = 'https://client.example/callback';
export const PASSWORD = 'a password of the tests';

/** Computed once for all tests, because scrypt is slow. */
const passwordHash = hashPassword(PASSWORD);

export type TestClient = {
  client_id: string;
  client_secret: string;
  /** Sent where the client has it. */
  pkce?: { verifier: string; challenge: string };
};

export async function registerClient(given: Partial<NewClient> = {}): Promise<TestClient> {
  const name = 'Test Application';
  const client = await createClient(operator(), { name, redirectUris: [REDIRECT], ...given });
  return { client_id: client.client_id, client_secret: client.client_secret ?? '' };
}

/** A member of the company who can sign in with `PASSWORD`. */
export async function withPassword(company: Company, role: Role) {
  const userId = await company.user(role);
  await db
    .update(users)
    .set({ passwordHash: await passwordHash })
    .where(eq(users.id, userId));
  return { userId, email: `${role}@${company.subdomain}.example` };
}

/** A browser in which a member of the company is signed in. */
export async function signedIn(company: Company, role: Role = 'Admin'): Promise<Browser> {
  const { email } = await withPassword(company, role);
  const browser = openBrowser();
  await browser.signIn(email, PASSWORD);
  return browser;
}

export function newPkce(): { verifier: string; challenge: string } {
  const verifier = newSecret();
  return { verifier, challenge: sha256Base64Url(verifier) };
}

/** The query of an ordinary authorization request. */
export function authorizationQuery(
  client: TestClient,
  scope: readonly Scope[] | string = 'profile company',
  more: Record<string, string> = {},
): Record<string, string> {
  return {
    client_id: client.client_id,
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: typeof scope === 'string' ? scope : scope.join(' '),
    state: 'a state',
    ...(client.pkce && {
      code_challenge: client.pkce.challenge,
      code_challenge_method: 'S256',
    }),
    ...more,
  };
}

export type TokenReply = {
  status: number;
  headers: Headers;
  body: {
    access_token: string;
    refresh_token: string;
    token_type: string;
    expires_in: number;
    scope: string;
    error: string;
    error_description: string;
  };
};

/** Sends a form, or JSON with `asJson`, to an OAuth endpoint, from a new address. */
export async function sendOAuth(
  path: string,
  fields: Record<string, string>,
  { headers = {}, asJson = false }: { headers?: Record<string, string>; asJson?: boolean } = {},
): Promise<TokenReply> {
  const response = await send(`${API}${path}`, {
    method: 'POST',
    body: asJson ? JSON.stringify(fields) : new URLSearchParams(fields),
    headers: {
      'cf-connecting-ip': newAddress(),
      ...(asJson && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  const body = (await response.json()) as TokenReply['body'];
  return { status: response.status, headers: response.headers, body };
}

export const requestTokens = (
  fields: Record<string, string>,
  options?: Parameters<typeof sendOAuth>[2],
) => sendOAuth('/api/oauth/token', fields, options);

/** The fields that redeem a code. */
export function codeFields(client: TestClient, code: string, more: Record<string, string> = {}) {
  return {
    grant_type: 'authorization_code',
    client_id: client.client_id,
    ...(client.client_secret !== '' && { client_secret: client.client_secret }),
    code,
    redirect_uri: REDIRECT,
    ...(client.pkce && { code_verifier: client.pkce.verifier }),
    ...more,
  };
}

export function refreshFields(
  client: TestClient,
  refreshToken: string,
  more: Record<string, string> = {},
) {
  return {
    grant_type: 'refresh_token',
    client_id: client.client_id,
    ...(client.client_secret !== '' && { client_secret: client.client_secret }),
    refresh_token: refreshToken,
    ...more,
  };
}

/** A code that the person of `browser` allowed. */
export async function codeFor(
  browser: Browser,
  client: TestClient,
  scope?: Parameters<typeof authorizationQuery>[1],
  more?: Record<string, string>,
): Promise<string> {
  const to = await browser.allow(authorizationQuery(client, scope, more));
  return to.searchParams.get('code') ?? '';
}

/** Tokens of a client that the person of `browser` allowed. */
export async function tokensFor(
  browser: Browser,
  client: TestClient,
  scope?: Parameters<typeof authorizationQuery>[1],
): Promise<TokenReply['body']> {
  const code = await codeFor(browser, client, scope);
  return (await requestTokens(codeFields(client, code))).body;
}
