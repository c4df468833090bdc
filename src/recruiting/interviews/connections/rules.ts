/** The OAuth 2.0 terms of each provider, and the limits of connecting. */
import { sha256Base64Url } from '#lib/code-challenge.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import type { Provider } from '#vocabulary/lists.ts';

/** The most connections of a company; they fit on one page. */
export const CONNECTIONS_MAX = 50;
/** Time to sign in at the provider. */
export const ATTEMPT_MS = 10 * MINUTE_MS;
/** A token is renewed this long before it expires, so that it does not expire during a request. */
export const RENEW_BEFORE_MS = 60 * SECOND_MS;
/** How long one process may renew a token; longer than a token request takes. */
export const RENEWAL_LEASE_MS = 40 * SECOND_MS;

export type Terms = {
  /** The provider's name for people. */
  name: string;
  authorizeUrl: string;
  tokenUrl: string;
  /** Null if the provider has no revocation endpoint. */
  revokeUrl: string | null;
  scopes: readonly string[];
  /** The separator of scopes. */
  separator: ' ' | ',';
  /** Whether it accepts PKCE from a confidential client (RFC 7636). */
  pkce: boolean;
  /** Which token revokes the grant. */
  revokes: 'access' | 'refresh';
  /** How the application authenticates. */
  authenticates: 'basic' | 'body';
  /** TikTok has its own name for the client id. */
  clientIdField: 'client_id' | 'client_key';
  /** Additional parameters of the authorization request. */
  extra: Readonly<Record<string, string>>;
};

const defaults = {
  separator: ' ',
  revokes: 'access',
  pkce: false,
  authenticates: 'body',
  clientIdField: 'client_id',
  extra: {},
} as const;

/** Facebook and Instagram share endpoints and differ in scopes. */
const meta = {
  ...defaults,
  authorizeUrl: 'https://www.facebook.com/v24.0/dialog/oauth',
  tokenUrl: 'https://graph.facebook.com/v24.0/oauth/access_token',
  revokeUrl: 'https://graph.facebook.com/v24.0/me/permissions',
  separator: ',',
} as const;

export const terms: Readonly<Record<Provider, Terms>> = {
  google: {
    ...defaults,
    name: 'Google Meet',
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    revokeUrl: 'https://oauth2.googleapis.com/revoke',
    scopes: ['openid', 'email', 'profile', 'https://www.googleapis.com/auth/calendar.events.owned'],
    pkce: true,
    revokes: 'refresh',
    // Google returns a refresh token only after a consent prompt.
    extra: { access_type: 'offline', prompt: 'consent' },
  },
  zoom: {
    ...defaults,
    name: 'Zoom',
    authorizeUrl: 'https://zoom.us/oauth/authorize',
    tokenUrl: 'https://zoom.us/oauth/token',
    revokeUrl: 'https://zoom.us/oauth/revoke',
    scopes: [
      'meeting:write:meeting',
      'meeting:read:meeting',
      'meeting:update:meeting',
      'meeting:delete:meeting',
      'user:read:user',
    ],
    pkce: true,
    authenticates: 'basic',
  },
  linkedin: {
    ...defaults,
    name: 'LinkedIn',
    authorizeUrl: 'https://www.linkedin.com/oauth/v2/authorization',
    tokenUrl: 'https://www.linkedin.com/oauth/v2/accessToken',
    revokeUrl: 'https://www.linkedin.com/oauth/v2/revoke',
    scopes: ['openid', 'profile', 'w_member_social'],
  },
  facebook: {
    ...meta,
    name: 'Facebook',
    scopes: ['pages_show_list', 'pages_read_engagement', 'pages_manage_posts'],
  },
  instagram: {
    ...meta,
    name: 'Instagram',
    scopes: [
      'instagram_basic',
      'instagram_content_publish',
      'pages_show_list',
      'pages_read_engagement',
    ],
  },
  twitter: {
    ...defaults,
    name: 'X',
    authorizeUrl: 'https://x.com/i/oauth2/authorize',
    tokenUrl: 'https://api.x.com/2/oauth2/token',
    revokeUrl: 'https://api.x.com/2/oauth2/revoke',
    scopes: ['tweet.read', 'tweet.write', 'users.read', 'offline.access'],
    pkce: true,
    revokes: 'refresh',
    authenticates: 'basic',
  },
  tiktok: {
    ...defaults,
    name: 'TikTok',
    authorizeUrl: 'https://www.tiktok.com/v2/auth/authorize/',
    tokenUrl: 'https://open.tiktokapis.com/v2/oauth/token/',
    revokeUrl: 'https://open.tiktokapis.com/v2/oauth/revoke/',
    scopes: ['user.info.basic', 'user.info.profile', 'video.publish'],
    separator: ',',
    clientIdField: 'client_key',
  },
};

export type AuthorizationInput = {
  clientId: string;
  redirectUri: string;
  state: string;
  verifier: string;
  /** Scopes that the operator's application has in addition. */
  extraScopes: readonly string[];
};

/** The query of the authorization request. */
export function authorizeQuery(provider: Provider, input: AuthorizationInput): URLSearchParams {
  const { clientIdField, scopes, separator, pkce, extra } = terms[provider];
  return new URLSearchParams({
    response_type: 'code',
    [clientIdField]: input.clientId,
    redirect_uri: input.redirectUri,
    scope: [...scopes, ...input.extraScopes].join(separator),
    state: input.state,
    ...(pkce && {
      code_challenge: sha256Base64Url(input.verifier),
      code_challenge_method: 'S256',
    }),
    ...extra,
  });
}

/** The tokens of a token response. */
export type Tokens = {
  access: string;
  /** Null if there is none; then the account must be connected again when the token expires. */
  refresh: string | null;
  expiresInSeconds: number | null;
  /** Null if the response has no scope: the requested ones are granted. */
  scopes: string[] | null;
};

/** Whether the scope is missing without which the connection is useless. People can deselect scopes. */
export function lacksScope(provider: Provider, granted: readonly string[]): boolean {
  const required = requiredScopes[provider];
  return required !== undefined && !granted.includes(required);
}

const requiredScopes: Partial<Record<Provider, string>> = {
  google: 'https://www.googleapis.com/auth/calendar.events.owned',
  zoom: 'meeting:write:meeting',
  linkedin: 'w_member_social',
  twitter: 'tweet.write',
  tiktok: 'video.publish',
};

/** The redirect URI's path, which must be registered at the provider. */
export function callbackPath(provider: Provider): string {
  return `/settings/connections/${provider}/callback`;
}
