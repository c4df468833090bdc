/** The OAuth part of the official MCP client (authorization, 2025-11-25). */
import {
  auth,
  discoverAuthorizationServerMetadata,
  discoverOAuthProtectedResourceMetadata,
  exchangeAuthorization,
  extractWWWAuthenticateParams,
  refreshAuthorization,
  startAuthorization,
} from '@modelcontextprotocol/sdk/client/auth.js';
import { describe, expect, inject, test } from 'vitest';
import { openPerson } from './support/person.ts';
import { informationOf, openProvider } from './support/provider.ts';
import type { RegisteredClient } from './support/seed.ts';
import { fetchUserInfo } from './support/userinfo.ts';

const { origin, clients, recruiter } = inject('service');
const person = openPerson(recruiter);
const serverUrl = `${origin}/mcp`;
const registrations: [string, RegisteredClient][] = [
  ['confidential', clients.confidential],
  ['public', { ...clients.public, redirectUri: 'http://127.0.0.1:33418/callback' }],
];

describe.for(registrations)('a %s client', ([, registered]) => {
  const clientInformation = informationOf(registered);
  const { redirectUri } = registered;

  test('discovers the server from the tools, authorizes for them and refreshes', async () => {
    const resource = await discoverOAuthProtectedResourceMetadata(serverUrl);
    expect(resource).toMatchObject({ resource: serverUrl, scopes_supported: ['mcp'] });
    const [issuer = ''] = resource.authorization_servers ?? [];
    const metadata = await discoverAuthorizationServerMetadata(issuer);
    if (!metadata) throw new Error('No authorization server was found.');
    expect(metadata.issuer).toBe(issuer);

    const common = { metadata, clientInformation, resource: new URL(resource.resource) };
    const { authorizationUrl, codeVerifier } = await startAuthorization(issuer, {
      ...common,
      redirectUrl: redirectUri,
      scope: 'mcp',
      state: 'a state',
    });
    const back = await person.allow(authorizationUrl);
    expect(back.searchParams.get('state')).toBe('a state');
    const authorizationCode = back.searchParams.get('code') ?? '';
    const tokens = await exchangeAuthorization(issuer, {
      ...common,
      authorizationCode,
      codeVerifier,
      redirectUri,
    });
    expect(tokens).toMatchObject({ token_type: 'Bearer', scope: 'mcp' });

    const refreshToken = tokens.refresh_token ?? '';
    const refreshed = await refreshAuthorization(issuer, { ...common, refreshToken });
    expect(refreshed.refresh_token).not.toBe(refreshToken);
    // The tokens are for the tools, so the API refuses them (RFC 8707, 2).
    expect((await fetchUserInfo(refreshed.access_token)).status).toBe(401);
  });

  test('auth() runs the whole flow, and later refreshes without the person', async () => {
    const provider = openProvider(registered);
    expect(await auth(provider, { serverUrl })).toBe('REDIRECT');
    const { searchParams } = await person.allow(provider.sentTo());
    const authorizationCode = searchParams.get('code') ?? '';
    expect(await auth(provider, { serverUrl, authorizationCode })).toBe('AUTHORIZED');
    const first = provider.tokens();
    expect(first).toMatchObject({ token_type: 'Bearer', scope: 'mcp' });

    expect(await auth(provider, { serverUrl })).toBe('AUTHORIZED');
    expect(provider.tokens()?.access_token).not.toBe(first?.access_token);
  });
});

test('the client reads the metadata URL from a 401 (RFC 9728, 5.1)', async () => {
  const response = await fetch(`${origin}/api/oauth/userinfo`);
  expect(response.status).toBe(401);
  const { resourceMetadataUrl } = extractWWWAuthenticateParams(response);
  if (!resourceMetadataUrl) throw new Error('The challenge names no metadata.');
  const metadata = await discoverOAuthProtectedResourceMetadata(origin, { resourceMetadataUrl });
  expect(metadata.resource).toBe(origin);
});

test('an expired refresh token makes the client ask the person again', async () => {
  const provider = openProvider(clients.confidential);
  provider.saveTokens({
    access_token: 'nonsense',
    token_type: 'Bearer',
    refresh_token: 'nonsense',
    issuer: origin,
  });
  expect(await auth(provider, { serverUrl })).toBe('REDIRECT');
  expect(provider.sentTo().searchParams.get('scope')).toBe('mcp');
});
