/** openid-client 6, which many Node applications use to sign people in. */
import * as client from 'openid-client';
import { describe, expect, inject, test } from 'vitest';
import { openPerson } from './support/person.ts';
import type { RegisteredClient } from './support/seed.ts';

const { origin, clients, admin, company } = inject('service');
const person = openPerson(admin);

function discover({ id }: RegisteredClient, authentication: client.ClientAuth) {
  return client.discovery(new URL(origin), id, {}, authentication, {
    algorithm: 'oauth2',
    execute: [client.allowInsecureRequests],
  });
}

async function authorize(config: client.Configuration, redirectUri: string) {
  const pkceCodeVerifier = client.randomPKCECodeVerifier();
  const expectedState = client.randomState();
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'profile company',
    state: expectedState,
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  });
  return { back: await person.allow(url), checks: { pkceCodeVerifier, expectedState } };
}

describe('a client authorizes, calls, refreshes and revokes', () => {
  const { secret } = clients.confidential;

  test.for<[string, RegisteredClient, client.ClientAuth]>([
    ['by HTTP Basic', clients.confidential, client.ClientSecretBasic(secret)],
    ['by a secret in the body', clients.confidential, client.ClientSecretPost(secret)],
    ['without a secret', clients.public, client.None()],
  ])('%s', async ([, registered, authentication]) => {
    const config = await discover(registered, authentication);
    expect(config.serverMetadata().supportsPKCE()).toBe(true);
    const { back, checks } = await authorize(config, registered.redirectUri);
    const tokens = await client.authorizationCodeGrant(config, back, checks);
    expect(tokens.expires_in).toBe(31_536_000);

    const subject = String(admin.userId);
    expect(await client.fetchUserInfo(config, tokens.access_token, subject)).toMatchObject({
      sub: subject,
      email: admin.email,
      role: 'Admin',
      company,
    });

    const refreshed = await client.refreshTokenGrant(config, tokens.refresh_token ?? '');
    const { access_token: token } = refreshed;
    await client.fetchUserInfo(config, token, subject);
    const url = new URL('/api/jobs/index', origin);
    const jobs = await client
      .fetchProtectedResource(config, token, url, 'GET')
      .catch((error: unknown) => error);
    expect(jobs).toMatchObject({ status: 403, code: 'OAUTH_WWW_AUTHENTICATE_CHALLENGE' });

    await client.tokenRevocation(config, refreshed.refresh_token ?? '');
    await expect(client.fetchUserInfo(config, token, subject)).rejects.toMatchObject({
      status: 401,
      code: 'OAUTH_WWW_AUTHENTICATE_CHALLENGE',
    });
  });
});

test('a response of another server is refused by its state and its iss (RFC 9207, 2.4)', async () => {
  const { confidential } = clients;
  const config = await discover(confidential, client.ClientSecretPost(confidential.secret));
  const { back, checks } = await authorize(config, confidential.redirectUri);
  for (const parameter of ['state', 'iss']) {
    const changed = new URL(back);
    changed.searchParams.set(parameter, 'https://attacker.example');
    await expect(client.authorizationCodeGrant(config, changed, checks)).rejects.toMatchObject({
      code: 'OAUTH_INVALID_RESPONSE',
    });
  }
  await client.authorizationCodeGrant(config, back, checks);
});
