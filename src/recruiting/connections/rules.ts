/** How an account is connected at each provider (OAuth 2.0, authorization code), and what connecting may ask. */
import { sha256Base64Url } from '#lib/hash.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import type { Provider } from '#vocabulary.ts';

/** Of one company, so that the page of them is one page. */
export const CONNECTIONS_MAX = 50;
/** Long enough to sign in at the provider. */
export const ATTEMPT_MS = 10 * MINUTE_MS;
/** A token is renewed so long before it is over: a request must not outlive it. */
export const EARLY_MS = 60 * SECOND_MS;
/** Longer than asking for a token takes: who is late has lost. */
export const RENEWING_MS = 40 * SECOND_MS;

export type Terms = {
  /** As people know it. */
  name: string;
  authorizeUrl: string;
  tokenUrl: string;
  /** Null: there is none; the token is forgotten here. */
  revokeUrl: string | null;
  scopes: readonly string[];
  /** Between scopes. */
  separator: ' ' | ',';
  /** Whether it takes a challenge (RFC 7636) of an application that has a secret. */
  pkce: boolean;
  /** Which token ends what was allowed. */
  revokes: 'access' | 'refresh';
  /** How the application says who it is. */
  authenticates: 'basic' | 'body';
  /** TikTok calls the client id otherwise. */
  clientIdField: 'client_id' | 'client_key';
  /** What else the authorization request says. */
  extra: Readonly<Record<string, string>>;
};

const plain = {
  separator: ' ',
  revokes: 'access',
  pkce: false,
  authenticates: 'body',
  clientIdField: 'client_id',
  extra: {},
} as const;

/** Facebook's dialog and Instagram's are one, and differ in what they ask. */
const meta = {
  ...plain,
  authorizeUrl: 'https://www.facebook.com/v24.0/dialog/oauth',
  tokenUrl: 'https://graph.facebook.com/v24.0/oauth/access_token',
  revokeUrl: 'https://graph.facebook.com/v24.0/me/permissions',
  separator: ',',
} as const;

export const terms: Readonly<Record<Provider, Terms>> = {
  google: {
    ...plain,
    name: 'Google Meet',
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    revokeUrl: 'https://oauth2.googleapis.com/revoke',
    scopes: ['openid', 'email', 'profile', 'https://www.googleapis.com/auth/calendar.events.owned'],
    pkce: true,
    revokes: 'refresh',
    // A refresh token comes only where consent is asked.
    extra: { access_type: 'offline', prompt: 'consent' },
  },
  zoom: {
    ...plain,
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
    ...plain,
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
    ...plain,
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
    ...plain,
    name: 'TikTok',
    authorizeUrl: 'https://www.tiktok.com/v2/auth/authorize/',
    tokenUrl: 'https://open.tiktokapis.com/v2/oauth/token/',
    revokeUrl: 'https://open.tiktokapis.com/v2/oauth/revoke/',
    scopes: ['user.info.basic', 'user.info.profile', 'video.publish'],
    separator: ',',
    clientIdField: 'client_key',
  },
};

export type Asking = {
  clientId: string;
  redirectUri: string;
  state: string;
  verifier: string;
  /** Beyond those of every application. */
  extraScopes: readonly string[];
};

/** The query of the authorization request. */
export function authorizeQuery(provider: Provider, asking: Asking): URLSearchParams {
  const { clientIdField, scopes, separator, pkce, extra } = terms[provider];
  return new URLSearchParams({
    response_type: 'code',
    [clientIdField]: asking.clientId,
    redirect_uri: asking.redirectUri,
    scope: [...scopes, ...asking.extraScopes].join(separator),
    state: asking.state,
    ...(pkce && {
      code_challenge: sha256Base64Url(asking.verifier),
      code_challenge_method: 'S256',
    }),
    ...extra,
  });
}

/** What a token request is answered, read. */
export type Tokens = {
  access: string;
  /** Null: there is none, and who is connected must come again. */
  refresh: string | null;
  expiresInSeconds: number | null;
  /** Null: the provider does not say, and has allowed what was asked. */
  scopes: string[] | null;
};

/** Without these the connection is of no use: people can untick them. */
export function lacksScope(provider: Provider, granted: readonly string[]): boolean {
  const needed = essential[provider];
  return needed !== undefined && !granted.includes(needed);
}

const essential: Partial<Record<Provider, string>> = {
  google: 'https://www.googleapis.com/auth/calendar.events.owned',
  zoom: 'meeting:write:meeting',
  linkedin: 'w_member_social',
  twitter: 'tweet.write',
  tiktok: 'video.publish',
};

/** Where the provider sends people back to: this must be registered there. */
export function callbackPath(provider: Provider): string {
  return `/settings/connections/${provider}/callback`;
}
