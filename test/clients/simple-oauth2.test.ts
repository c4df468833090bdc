/** simple-oauth2, which has no discovery and can send JSON as the contract does (5.3). */
import { AuthorizationCode } from 'simple-oauth2';
import type { ModuleOptions } from 'simple-oauth2';
import { describe, expect, inject, test } from 'vitest';
import { sha256Base64Url } from '#lib/code-challenge.ts';
import { newSecret } from '#lib/token.ts';
import { openPerson } from './support/person.ts';
import type { RegisteredClient } from './support/seed.ts';
import { fetchUserInfo } from './support/userinfo.ts';

const { origin, clients, recruiter } = inject('service');
const person = openPerson(recruiter);

function open(
  options: ModuleOptions['options'],
  { id, secret }: RegisteredClient = clients.confidential,
): AuthorizationCode {
  return new AuthorizationCode({
    client: { id, secret },
    auth: {
      tokenHost: origin,
      tokenPath: '/api/oauth/token',
      revokePath: '/api/oauth/revoke',
      authorizePath: '/authorize',
    },
    options,
  });
}

async function tokensOf(
  application: AuthorizationCode,
  { redirectUri }: RegisteredClient = clients.confidential,
) {
  const state = crypto.randomUUID();
  const verifier = newSecret();
  // The library has no PKCE support, but passes unknown parameters on.
  const pkce = { code_challenge: sha256Base64Url(verifier), code_challenge_method: 'S256' };
  const authorization = {
    redirect_uri: redirectUri,
    scope: ['profile', 'jobs:read'],
    state,
    ...pkce,
  };
  const back = await person.allow(application.authorizeURL(authorization));
  expect(back.searchParams.get('state')).toBe(state);
  const code = back.searchParams.get('code') ?? '';
  const tokenRequest = { code, redirect_uri: redirectUri, code_verifier: verifier };
  return application.getToken(tokenRequest);
}

describe.for(['header', 'body'] as const)('with credentials in the %s', (authorizationMethod) => {
  test.for(['form', 'json'] as const)(
    'sent as %s, a client authorizes, calls, refreshes and revokes',
    async (bodyFormat) => {
      const tokens = await tokensOf(open({ authorizationMethod, bodyFormat }));
      const first = String(tokens.token['access_token']);
      expect(tokens.expired()).toBe(false);
      expect(await fetchUserInfo(first)).toMatchObject({
        status: 200,
        body: { email: recruiter.email, company: null },
      });

      const refreshed = await tokens.refresh({ scope: 'profile' });
      const second = String(refreshed.token['access_token']);
      expect(refreshed.token).toMatchObject({ scope: 'profile', token_type: 'Bearer' });
      expect((await fetchUserInfo(second)).status).toBe(200);

      await refreshed.revokeAll();
      expect((await fetchUserInfo(first)).status).toBe(401);
      expect((await fetchUserInfo(second)).status).toBe(401);
      await expect(refreshed.refresh()).rejects.toMatchObject({
        output: { statusCode: 400 },
        data: { payload: { error: 'invalid_grant' } },
      });
    },
  );
});

test.for(['header', 'body'] as const)(
  'a public client sends an empty secret in the %s (RFC 6749, 2.3.1)',
  async (authorizationMethod) => {
    const application = open({ authorizationMethod }, clients.public);
    const tokens = await tokensOf(application, clients.public);
    const refreshed = await tokens.refresh();
    await refreshed.revoke('access_token');
    expect((await fetchUserInfo(String(tokens.token['access_token']))).status).toBe(401);
  },
);

test.for(['access_token', 'refresh_token'] as const)(
  'revoking the %s alone revokes both (RFC 7009, 2.1)',
  async (kind) => {
    const tokens = await tokensOf(open({}));
    await tokens.revoke(kind);
    expect((await fetchUserInfo(String(tokens.token['access_token']))).status).toBe(401);
    await expect(tokens.refresh()).rejects.toMatchObject({ output: { statusCode: 400 } });
  },
);
