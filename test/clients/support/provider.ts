/** An OAuth client provider of the MCP client: the registration, and in-memory storage. */
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type {
  OAuthClientInformationMixed,
  OAuthTokens,
} from '@modelcontextprotocol/sdk/shared/auth.js';
import type { RegisteredClient } from './seed.ts';

export function informationOf({ id, secret }: RegisteredClient): OAuthClientInformationMixed {
  return { client_id: id, ...(secret !== '' && { client_secret: secret }) };
}

/** Keeps the application's state in memory. The operator registers the client. */
export function openProvider(registered: RegisteredClient, redirectUrl = registered.redirectUri) {
  let information = informationOf(registered);
  let tokens: OAuthTokens | undefined;
  let verifier = '';
  let url: URL | undefined;
  return {
    redirectUrl,
    clientMetadata: { redirect_uris: [redirectUrl] },
    state: () => crypto.randomUUID(),
    clientInformation: () => information,
    saveClientInformation: (given) => {
      information = given;
    },
    tokens: () => tokens,
    saveTokens: (given) => {
      tokens = given;
    },
    redirectToAuthorization: (given) => {
      url = given;
    },
    saveCodeVerifier: (given) => {
      verifier = given;
    },
    codeVerifier: () => verifier,
    invalidateCredentials: () => {
      tokens = undefined;
    },
    sentTo: () => {
      if (!url) throw new Error('Nobody was sent anywhere.');
      return url;
    },
  } satisfies OAuthClientProvider & { sentTo: () => URL };
}
