/** An application as the clients of the Model Context Protocol know it: its registration, and what it keeps. */
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type {
  OAuthClientInformationMixed,
  OAuthTokens,
} from '@modelcontextprotocol/sdk/shared/auth.js';
import type { RegisteredClient } from './seed.ts';

export function informationOf({ id, secret }: RegisteredClient): OAuthClientInformationMixed {
  return { client_id: id, ...(secret !== '' && { client_secret: secret }) };
}

/** What an application keeps, here in memory. Its registration is by the operator, not by itself. */
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
