/** oauth4webapi, which validates every answer against its RFC. */
import * as oauth from 'oauth4webapi';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { openPerson } from './support/person.ts';
import type { Person } from './support/person.ts';
import type { RegisteredClient } from './support/seed.ts';

const { origin, clients, recruiter, company } = inject('service');
const issuer = new URL(origin);
const insecure = { [oauth.allowInsecureRequests]: true } as const;
/** The port that the application got (RFC 8252, 7.3). */
const portOfTheDay = { ...clients.public, redirectUri: 'http://127.0.0.1:52317/callback' };

type Run = {
  client: RegisteredClient;
  authentication: oauth.ClientAuth;
  scope?: string;
  method?: 'S256' | 'plain';
};

const confidential = {
  client: clients.confidential,
  authentication: oauth.ClientSecretBasic(clients.confidential.secret),
};

let as: oauth.AuthorizationServer;
let person: Person;

beforeAll(async () => {
  person = openPerson(recruiter);
  const response = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure });
  as = await oauth.processDiscoveryResponse(issuer, response);
});

/** The library leaves building the URL to the application. */
function authorizationUrl(
  { client, scope = 'profile company' }: Pick<Run, 'client' | 'scope'>,
  more: Record<string, string>,
): URL {
  const url = new URL(as.authorization_endpoint ?? '');
  url.search = new URLSearchParams({
    client_id: client.id,
    redirect_uri: client.redirectUri,
    response_type: 'code',
    scope,
    ...more,
  }).toString();
  return url;
}

async function authorize({ method = 'S256', ...run }: Run) {
  const verifier = oauth.generateRandomCodeVerifier();
  const challenge =
    method === 'plain' ? verifier : await oauth.calculatePKCECodeChallenge(verifier);
  const state = oauth.generateRandomState();
  const pkce = { code_challenge: challenge, code_challenge_method: method };
  const back = await person.allow(authorizationUrl(run, { state, ...pkce }));
  expect(`${back.origin}${back.pathname}`).toBe(run.client.redirectUri);
  return { verifier, callback: oauth.validateAuthResponse(as, nameOf(run), back, state) };
}

async function redeem(run: Run, callback: URLSearchParams, verifier: string) {
  const response = await oauth.authorizationCodeGrantRequest(
    as,
    nameOf(run),
    run.authentication,
    callback,
    run.client.redirectUri,
    verifier,
    insecure,
  );
  return oauth.processAuthorizationCodeResponse(as, nameOf(run), response);
}

async function refresh(run: Run, refreshToken = '') {
  const { authentication } = run;
  const client = nameOf(run);
  const response = await oauth.refreshTokenGrantRequest(
    as,
    client,
    authentication,
    refreshToken,
    insecure,
  );
  return oauth.processRefreshTokenResponse(as, client, response);
}

async function userInfo(run: Run, accessToken: string) {
  const response = await oauth.userInfoRequest(as, nameOf(run), accessToken, insecure);
  return oauth.processUserInfoResponse(as, nameOf(run), String(recruiter.userId), response);
}

async function revoke(run: Run, token: string): Promise<void> {
  const response = await oauth.revocationRequest(
    as,
    nameOf(run),
    run.authentication,
    token,
    insecure,
  );
  await oauth.processRevocationResponse(response);
}

async function tokensOf(run: Run): Promise<oauth.TokenEndpointResponse> {
  const { callback, verifier } = await authorize(run);
  return redeem(run, callback, verifier);
}

function nameOf({ client }: Run): oauth.Client {
  return { client_id: client.id };
}

describe('a client authorizes, calls, refreshes and revokes', () => {
  test.for<[string, Run]>([
    ['confidential, by HTTP Basic (RFC 6749, 2.3.1)', confidential],
    [
      'confidential, in the body',
      {
        client: clients.confidential,
        authentication: oauth.ClientSecretPost(clients.confidential.secret),
      },
    ],
    ['confidential, with the method plain (RFC 7636, 4.2)', { ...confidential, method: 'plain' }],
    [
      'public, on a port of its own (RFC 8252, 7.3)',
      { client: portOfTheDay, authentication: oauth.None() },
    ],
    [
      'public, with the method plain',
      { client: portOfTheDay, authentication: oauth.None(), method: 'plain' },
    ],
  ])('%s', async ([, run]) => {
    const tokens = await tokensOf(run);
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 31_536_000 });
    expect(tokens.scope).toBe('profile company');
    expect(await userInfo(run, tokens.access_token)).toMatchObject({
      email: recruiter.email,
      role: 'Recruiter',
      company,
    });

    const refreshed = await refresh(run, tokens.refresh_token);
    expect(refreshed.access_token).not.toBe(tokens.access_token);
    expect(refreshed.refresh_token).not.toBe(tokens.refresh_token);
    await userInfo(run, refreshed.access_token);

    await revoke(run, refreshed.access_token);
    for (const { access_token: token } of [tokens, refreshed]) {
      await expect(userInfo(run, token)).rejects.toMatchObject({ status: 401 });
    }
    await expect(refresh(run, refreshed.refresh_token)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });
});

describe('the library reads the errors', () => {
  test('an invalid token gets a challenge with the metadata URL (RFC 6750, 3; RFC 9728, 5.1)', async () => {
    const failure: unknown = await userInfo(confidential, 'nonsense').catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(oauth.WWWAuthenticateChallengeError);
    const { status, cause } = failure as oauth.WWWAuthenticateChallengeError;
    expect(status).toBe(401);
    expect(cause).toHaveLength(1);
    expect(cause[0]).toMatchObject({
      scheme: 'bearer',
      parameters: {
        error: 'invalid_token',
        resource_metadata: `${origin}/.well-known/oauth-protected-resource`,
      },
    });
  });

  test('a token without the scope gets a challenge with it (RFC 6750, 3.1)', async () => {
    const run = { ...confidential, scope: 'jobs:read' };
    const { access_token: token } = await tokensOf(run);
    await expect(userInfo(run, token)).rejects.toMatchObject({
      status: 403,
      cause: [{ scheme: 'bearer', parameters: { error: 'insufficient_scope', scope: 'profile' } }],
    });
  });

  test('a used code gets invalid_grant (RFC 6749, 5.2)', async () => {
    const { callback, verifier } = await authorize(confidential);
    await redeem(confidential, callback, verifier);
    const failure: unknown = await redeem(confidential, callback, verifier).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(oauth.ResponseBodyError);
    expect(failure).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect((failure as oauth.ResponseBodyError).error_description).not.toBe('');
  });

  test('a wrong verifier gets invalid_grant and does not use up the code (RFC 7636, 4.6)', async () => {
    const { callback, verifier } = await authorize(confidential);
    const other = oauth.generateRandomCodeVerifier();
    await expect(redeem(confidential, callback, other)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    expect((await redeem(confidential, callback, verifier)).access_token).toMatch(/^oat_/u);
  });

  test('a wrong secret gets 401 with a Basic challenge (RFC 6749, 5.2)', async () => {
    const { callback, verifier } = await authorize(confidential);
    const run = { ...confidential, authentication: oauth.ClientSecretBasic('nonsense') };
    await expect(redeem(run, callback, verifier)).rejects.toMatchObject({
      status: 401,
      cause: [{ scheme: 'basic' }],
    });
  });

  test('a denial comes to the redirect URI with state and iss (RFC 6749, 4.1.2.1; RFC 9207)', async () => {
    const state = oauth.generateRandomState();
    const back = await person.deny(authorizationUrl(confidential, { state }));
    expect(() => oauth.validateAuthResponse(as, nameOf(confidential), back, state)).toThrowError(
      expect.objectContaining({ error: 'access_denied' }),
    );
  });

  test("a scope beyond the client's comes to the redirect URI as an error (RFC 6749, 4.1.2.1)", async () => {
    const limited = {
      client: clients.limited,
      authentication: oauth.ClientSecretBasic(clients.limited.secret),
    };
    const state = oauth.generateRandomState();
    const back = await person.allow(authorizationUrl(limited, { state }));
    expect(() => oauth.validateAuthResponse(as, nameOf(limited), back, state)).toThrowError(
      expect.objectContaining({ error: 'invalid_scope' }),
    );
    const { access_token: token } = await tokensOf({ ...limited, scope: 'profile' });
    expect(await userInfo(limited, token)).toMatchObject({ company: null, tenant_id: null });
  });
});

test.for(['', '/mcp'])(
  'the resource %j names the issuer as its authorization server (RFC 9728, 3)',
  async (path) => {
    const resource = new URL(`${origin}${path}`);
    const response = await oauth.resourceDiscoveryRequest(resource, insecure);
    const metadata = await oauth.processResourceDiscoveryResponse(resource, response);
    expect(metadata.authorization_servers).toEqual([as.issuer]);
  },
);
