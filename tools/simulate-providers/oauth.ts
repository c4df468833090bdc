/** The authorization and token endpoints of all seven providers. Each checks requests as its documentation requires. */
import { createHash, randomBytes } from 'node:crypto';
import type { Provider } from '#vocabulary/lists.ts';
import { ok, refuse } from './answer.ts';
import { CLIENT_ID, CLIENT_SECRET } from './clients.ts';
import type { ProviderRequest, Reply } from './answer.ts';
import { newAccount } from './state.ts';
import type { State, Token } from './state.ts';

type Terms = {
  authorize: string;
  token: string;
  revoke: string | null;
  clientField: 'client_id' | 'client_key';
  basic: boolean;
  /** Required, supported or unknown. */
  pkce: 'must' | 'may' | 'none';
  separator: ' ' | ',';
  lifetimeSeconds: number;
  refreshes: 'rotates' | 'keeps' | 'none';
};

const MONTHS_TWO_SECONDS = 5_184_000;

const meta = {
  authorize: 'www.facebook.com/v24.0/dialog/oauth',
  token: 'graph.facebook.com/v24.0/oauth/access_token',
  revoke: null,
  clientField: 'client_id',
  basic: false,
  pkce: 'none',
  separator: ',',
  lifetimeSeconds: MONTHS_TWO_SECONDS,
  refreshes: 'none',
} as const;

const termsByProvider: Readonly<Record<Exclude<Provider, 'instagram'>, Terms>> = {
  google: {
    authorize: 'accounts.google.com/o/oauth2/v2/auth',
    token: 'oauth2.googleapis.com/token',
    revoke: 'oauth2.googleapis.com/revoke',
    clientField: 'client_id',
    basic: false,
    pkce: 'may',
    separator: ' ',
    lifetimeSeconds: 3599,
    refreshes: 'keeps',
  },
  zoom: {
    authorize: 'zoom.us/oauth/authorize',
    token: 'zoom.us/oauth/token',
    revoke: 'zoom.us/oauth/revoke',
    clientField: 'client_id',
    basic: true,
    pkce: 'may',
    separator: ' ',
    lifetimeSeconds: 3599,
    refreshes: 'rotates',
  },
  linkedin: {
    authorize: 'www.linkedin.com/oauth/v2/authorization',
    token: 'www.linkedin.com/oauth/v2/accessToken',
    revoke: 'www.linkedin.com/oauth/v2/revoke',
    clientField: 'client_id',
    basic: false,
    pkce: 'none',
    separator: ' ',
    lifetimeSeconds: MONTHS_TWO_SECONDS,
    refreshes: 'none',
  },
  facebook: meta,
  twitter: {
    authorize: 'x.com/i/oauth2/authorize',
    token: 'api.x.com/2/oauth2/token',
    revoke: 'api.x.com/2/oauth2/revoke',
    clientField: 'client_id',
    basic: true,
    pkce: 'must',
    separator: ' ',
    lifetimeSeconds: 7200,
    refreshes: 'rotates',
  },
  tiktok: {
    authorize: 'www.tiktok.com/v2/auth/authorize/',
    token: 'open.tiktokapis.com/v2/oauth/token/',
    revoke: 'open.tiktokapis.com/v2/oauth/revoke/',
    clientField: 'client_key',
    basic: false,
    pkce: 'none',
    separator: ',',
    lifetimeSeconds: 7200,
    refreshes: 'rotates',
  },
};

export type OAuthEndpoint = {
  provider: Provider;
  act: 'authorize' | 'token' | 'revoke';
};

/** Returns null if the address is not an OAuth endpoint. */
export function findOAuthEndpoint(address: string): OAuthEndpoint | null {
  for (const [provider, one] of Object.entries(termsByProvider)) {
    for (const act of ['authorize', 'token', 'revoke'] as const) {
      if (one[act] === address) return { provider: provider as Provider, act };
    }
  }
  return null;
}

export function answerOAuth({ provider, act }: OAuthEndpoint, request: ProviderRequest): Reply {
  const terms = provider === 'instagram' ? termsByProvider.facebook : termsByProvider[provider];
  if (act === 'authorize') return authorize(provider, terms, request);
  if (request.method !== 'POST') return refuse(405, {}, 'method');
  if (
    !(request.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded')
  ) {
    return refuse(415, { error: 'invalid_request' }, 'not a form');
  }
  if (!isClient(terms, request)) return refuse(401, { error: 'invalid_client' }, 'client');
  return act === 'token' ? tokens(provider, terms, request) : revoke(request);
}

/** Grants access at once. `simulate_account` and `simulate_keeps` set the account and the number of its pages. */
function authorize(provider: Provider, terms: Terms, { query, state }: ProviderRequest): Reply {
  const redirectUri = query.get('redirect_uri') ?? '';
  const scopes = (query.get('scope') ?? '').split(terms.separator);
  const challenge = query.get('code_challenge');
  const isRight =
    query.get('response_type') === 'code' &&
    query.get(terms.clientField) === CLIENT_ID &&
    URL.canParse(redirectUri) &&
    (query.get('state') ?? '') !== '' &&
    scopes.every((scope) => /^[\w:./-]+$/u.test(scope)) &&
    (terms.pkce !== 'must' ||
      (challenge !== null && query.get('code_challenge_method') === 'S256'));
  if (!isRight) return refuse(400, { error: 'invalid_request' }, 'authorization request');
  const target = new URL(redirectUri);
  target.searchParams.set('state', query.get('state') ?? '');
  if (query.get('simulate_denial') !== null) {
    target.searchParams.set('error', 'access_denied');
  } else {
    const id = query.get('simulate_account') ?? state.id(12);
    const code = randomBytes(12).toString('base64url');
    const isInstagram = scopes.includes('instagram_content_publish');
    state.codes.set(code, {
      provider: isInstagram ? 'instagram' : provider,
      account: newAccount(id, Number(query.get('simulate_keeps') ?? 2)),
      scopes: scopes.filter((scope) => scope !== query.get('simulate_without')),
      redirectUri,
      challenge,
    });
    target.searchParams.set('code', code);
  }
  return { status: 302, headers: { location: target.href } };
}

function isClient(terms: Terms, { headers, form }: ProviderRequest): boolean {
  const basic = Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64');
  return terms.basic
    ? headers.get('authorization') === `Basic ${basic}`
    : form.get(terms.clientField) === CLIENT_ID && form.get('client_secret') === CLIENT_SECRET;
}

function tokens(provider: Provider, terms: Terms, request: ProviderRequest): Reply {
  const { form, state } = request;
  const invalid = refuse(400, { error: 'invalid_grant', error_description: 'Not good.' }, 'grant');
  switch (form.get('grant_type') ?? '') {
    case 'authorization_code': {
      const code = state.codes.get(form.get('code') ?? '');
      const verifier = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isProven = !code?.challenge || code.challenge === verifier;
      if (!code || !isProven || code.redirectUri !== form.get('redirect_uri')) return invalid;
      const order = takeOrder(state, code);
      if (order) return order;
      state.codes.delete(form.get('code') ?? '');
      const isMeta = provider === 'facebook';
      return issueTokens(request, terms, { ...code, kind: isMeta ? 'short' : 'access' });
    }
    case 'fb_exchange_token': {
      const short = state.tokens.get(form.get('fb_exchange_token') ?? '');
      return short?.kind === 'short'
        ? issueTokens(request, terms, { ...short, kind: 'access' })
        : invalid;
    }
    case 'refresh_token': {
      const refreshToken = form.get('refresh_token') ?? '';
      const token = state.tokens.get(refreshToken);
      if (token?.kind !== 'refresh' || token.provider !== provider) return invalid;
      const order = takeOrder(state, token);
      if (order) return order;
      if (terms.refreshes === 'rotates') state.tokens.delete(refreshToken);
      return issueTokens(request, terms, { ...token, kind: 'access' });
    }
    default:
      return refuse(400, { error: 'unsupported_grant_type' }, 'grant type');
  }
}

/** The reply that a test has ordered from the token endpoint. */
function takeOrder(
  state: State,
  { provider, account }: Pick<Grant, 'provider' | 'account'>,
): Reply | null {
  const order = state.takeOrder(provider, account.id, 'token', 'answer');
  if (order?.status === undefined) return null;
  const json: unknown = JSON.parse(order.body ?? '{"error":"server_error"}');
  return { status: order.status, headers: order.headers ?? {}, json };
}

type Grant = Pick<Token, 'provider' | 'account' | 'scopes'> & { kind: 'access' | 'short' };

function issueTokens({ state, form }: ProviderRequest, terms: Terms, grant: Grant): Reply {
  const { provider, account, scopes, kind } = grant;
  const seconds = kind === 'short' ? 3600 : terms.lifetimeSeconds;
  const owner = { provider, account, scopes };
  const access = state.token({ ...owner, kind, expiresAt: Date.now() + seconds * 1000 });
  const isNew = form.get('grant_type') !== 'refresh_token' || terms.refreshes === 'rotates';
  const offers = terms.refreshes !== 'none' && isNew;
  return ok({
    access_token: access,
    token_type: 'bearer',
    expires_in: seconds,
    ...(kind === 'access' && provider !== 'facebook' && { scope: scopes.join(terms.separator) }),
    ...(offers && {
      refresh_token: state.token({ ...owner, kind: 'refresh', expiresAt: Infinity }),
    }),
    ...(provider === 'tiktok' && { open_id: account.id }),
  });
}

/** Revokes all tokens of the account. */
function revoke({ form, state }: ProviderRequest): Reply {
  const revoked = state.tokens.get(form.get('token') ?? '');
  if (!revoked) return refuse(400, { error: 'invalid_token' }, 'token');
  for (const [text, token] of state.tokens) {
    if (token.provider === revoked.provider && token.account.id === revoked.account.id) {
      state.tokens.delete(text);
    }
  }
  return ok({ status: 'success' });
}
