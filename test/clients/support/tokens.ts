/** Token requests built by hand, where no library would send them. */
import { inject } from 'vitest';
import { newAddress } from './browser.ts';
import type { Person } from './person.ts';
import type { RegisteredClient } from './seed.ts';

export type TokenReply = {
  status: number;
  body: { access_token: string; refresh_token: string; error: string };
};

/** A code that the person allowed. */
export async function codeFor(
  person: Person,
  { id, redirectUri }: RegisteredClient,
  more: Record<string, string> = {},
): Promise<string> {
  const parameters = { client_id: id, redirect_uri: redirectUri, response_type: 'code', ...more };
  const query = new URLSearchParams({ scope: 'profile company', ...parameters });
  const back = await person.allow(`/authorize?${query.toString()}`);
  return back.searchParams.get('code') ?? '';
}

export function redeem(
  { id, secret, redirectUri }: RegisteredClient,
  code: string,
  more: Record<string, string> = {},
): Promise<TokenReply> {
  const grant = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...more };
  return post({ client_id: id, client_secret: secret, ...grant });
}

export function refresh(
  { id, secret }: RegisteredClient,
  refreshToken: string,
): Promise<TokenReply> {
  const grant = { grant_type: 'refresh_token', refresh_token: refreshToken };
  return post({ client_id: id, client_secret: secret, ...grant });
}

async function post(fields: Record<string, string>): Promise<TokenReply> {
  const response = await fetch(`${inject('service').origin}/api/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    // Different addresses, because these are more requests than one may send (decisions: Rate limits).
    headers: { 'cf-connecting-ip': newAddress() },
  });
  return { status: response.status, body: (await response.json()) as TokenReply['body'] };
}
