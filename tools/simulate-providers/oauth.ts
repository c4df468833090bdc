/** The authorization and token endpoints of all seven: each checks a request as its documentation has it. */
import { createHash, randomBytes } from 'node:crypto';
import type { Provider } from '#vocabulary.ts';
import { ok, refused } from './answer.ts';
import { CLIENT_ID, CLIENT_SECRET } from './clients.ts';
import type { Question, Reply } from './answer.ts';
import { newAccount } from './state.ts';
import type { State, Token } from './state.ts';

type Terms = {
  authorize: string;
  token: string;
  revoke: string | null;
  clientField: 'client_id' | 'client_key';
  basic: boolean;
  /** Demanded, taken or unknown. */
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

const terms: Readonly<Record<Exclude<Provider, 'instagram'>, Terms>> = {
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

export type OAuthDoor = {
  provider: Provider;
  act: 'authorize' | 'token' | 'revoke';
};

/** Which of these endpoints is asked, if any. */
export function oauthDoor(address: string): OAuthDoor | null {
  for (const [provider, one] of Object.entries(terms)) {
    for (const act of ['authorize', 'token', 'revoke'] as const) {
      if (one[act] === address) return { provider: provider as Provider, act };
    }
  }
  return null;
}

export function answerOAuth({ provider, act }: OAuthDoor, question: Question): Reply {
  const kept = provider === 'instagram' ? terms.facebook : terms[provider];
  if (act === 'authorize') return authorize(provider, kept, question);
  if (question.method !== 'POST') return refused(405, {}, 'method');
  if (
    !(question.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded')
  ) {
    return refused(415, { error: 'invalid_request' }, 'not a form');
  }
  if (!knowsClient(kept, question)) return refused(401, { error: 'invalid_client' }, 'client');
  return act === 'token' ? tokens(provider, kept, question) : revoke(question);
}

/** Says yes at once. `simulate_account` and `simulate_keeps` say whose account it is and how many pages it keeps. */
function authorize(provider: Provider, kept: Terms, { query, state }: Question): Reply {
  const redirectUri = query.get('redirect_uri') ?? '';
  const scopes = (query.get('scope') ?? '').split(kept.separator);
  const challenge = query.get('code_challenge');
  const isRight =
    query.get('response_type') === 'code' &&
    query.get(kept.clientField) === CLIENT_ID &&
    URL.canParse(redirectUri) &&
    (query.get('state') ?? '') !== '' &&
    scopes.every((scope) => /^[\w:./-]+$/u.test(scope)) &&
    (kept.pkce !== 'must' || (challenge !== null && query.get('code_challenge_method') === 'S256'));
  if (!isRight) return refused(400, { error: 'invalid_request' }, 'authorization request');
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

function knowsClient(kept: Terms, { headers, form }: Question): boolean {
  const basic = Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64');
  return kept.basic
    ? headers.get('authorization') === `Basic ${basic}`
    : form.get(kept.clientField) === CLIENT_ID && form.get('client_secret') === CLIENT_SECRET;
}

function tokens(provider: Provider, kept: Terms, question: Question): Reply {
  const { form, state } = question;
  const invalid = refused(400, { error: 'invalid_grant', error_description: 'Not good.' }, 'grant');
  switch (form.get('grant_type') ?? '') {
    case 'authorization_code': {
      const code = state.codes.get(form.get('code') ?? '');
      const verifier = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isProven = !code?.challenge || code.challenge === verifier;
      if (!code || !isProven || code.redirectUri !== form.get('redirect_uri')) return invalid;
      const order = ordered(state, code);
      if (order) return order;
      state.codes.delete(form.get('code') ?? '');
      const isMeta = provider === 'facebook';
      return issued(question, kept, { ...code, kind: isMeta ? 'short' : 'access' });
    }
    case 'fb_exchange_token': {
      const short = state.tokens.get(form.get('fb_exchange_token') ?? '');
      return short?.kind === 'short'
        ? issued(question, kept, { ...short, kind: 'access' })
        : invalid;
    }
    case 'refresh_token': {
      const given = form.get('refresh_token') ?? '';
      const found = state.tokens.get(given);
      if (found?.kind !== 'refresh' || found.provider !== provider) return invalid;
      const order = ordered(state, found);
      if (order) return order;
      if (kept.refreshes === 'rotates') state.tokens.delete(given);
      return issued(question, kept, { ...found, kind: 'access' });
    }
    default:
      return refused(400, { error: 'unsupported_grant_type' }, 'grant type');
  }
}

/** What a test wants the token endpoint to say. */
function ordered(
  state: State,
  { provider, account }: Pick<Grant, 'provider' | 'account'>,
): Reply | null {
  const order = state.take(provider, account.id, 'token', 'answer');
  if (order?.status === undefined) return null;
  return { status: order.status, headers: order.headers ?? {}, json: { error: 'server_error' } };
}

type Grant = Pick<Token, 'provider' | 'account' | 'scopes'> & { kind: 'access' | 'short' };

function issued({ state, form }: Question, kept: Terms, grant: Grant): Reply {
  const { provider, account, scopes, kind } = grant;
  const seconds = kind === 'short' ? 3600 : kept.lifetimeSeconds;
  const owner = { provider, account, scopes };
  const access = state.token({ ...owner, kind, expiresAt: Date.now() + seconds * 1000 });
  const isNew = form.get('grant_type') !== 'refresh_token' || kept.refreshes === 'rotates';
  const offers = kept.refreshes !== 'none' && isNew;
  return ok({
    access_token: access,
    token_type: 'bearer',
    expires_in: seconds,
    ...(kind === 'access' && provider !== 'facebook' && { scope: scopes.join(kept.separator) }),
    ...(offers && {
      refresh_token: state.token({ ...owner, kind: 'refresh', expiresAt: Infinity }),
    }),
    ...(provider === 'tiktok' && { open_id: account.id }),
  });
}

/** All tokens of what was allowed. */
function revoke({ form, state }: Question): Reply {
  const found = state.tokens.get(form.get('token') ?? '');
  if (!found) return refused(400, { error: 'invalid_token' }, 'token');
  for (const [text, token] of state.tokens) {
    if (token.provider === found.provider && token.account.id === found.account.id) {
      state.tokens.delete(text);
    }
  }
  return ok({ status: 'success' });
}
