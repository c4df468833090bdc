/** Requests to the providers' token endpoints: exchange a code, renew tokens, revoke a grant. */
import type { PublicCtx } from '#context.ts';
import { valueAt, outcomeOf, textAt } from '#providers/rules.ts';
import type { Failure, Outcome } from '#providers/rules.ts';
import type { Reply } from '#lib/http-exchange.ts';
import type { Provider } from '#vocabulary/lists.ts';
import { terms } from '../rules.ts';
import type { Tokens } from '../rules.ts';

type Fields = Readonly<Record<string, string>>;

/** `refused`: the code is unknown or used. */
export async function exchangeCode(
  ctx: PublicCtx,
  provider: Provider,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
): Promise<Outcome<Tokens>> {
  const tokens = await requestTokens(ctx, provider, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    ...(terms[provider].pkce && { code_verifier: verifier }),
  });
  const isShort = provider === 'facebook' || provider === 'instagram';
  return isShort && tokens.is === 'done'
    ? exchangeForLongLived(ctx, provider, tokens.value)
    : tokens;
}

/** Meta's first token lives for an hour. It is exchanged for one that lives for sixty days. */
function exchangeForLongLived(
  ctx: PublicCtx,
  provider: Provider,
  { access }: Tokens,
): Promise<Outcome<Tokens>> {
  return requestTokens(ctx, provider, {
    grant_type: 'fb_exchange_token',
    fb_exchange_token: access,
  });
}

/** `token`: the refresh token is no longer valid, so the account must be connected again. */
export function renewTokens(
  ctx: PublicCtx,
  provider: Provider,
  refresh: string,
): Promise<Outcome<Tokens>> {
  return requestTokens(ctx, provider, { grant_type: 'refresh_token', refresh_token: refresh });
}

/** Returns whether the provider confirmed the revocation. */
export async function revokeTokens(
  ctx: PublicCtx,
  provider: Provider,
  token: string,
): Promise<boolean> {
  const { revokeUrl } = terms[provider];
  const credentials = ctx.providers.credentials(provider);
  if (revokeUrl === null || !credentials) return false;
  // Meta revokes a grant with the person's own token.
  const isMeta = provider === 'facebook' || provider === 'instagram';
  const exchange = await ctx.providers.send(
    isMeta
      ? { method: 'DELETE', url: revokeUrl, headers: { Authorization: `Bearer ${token}` } }
      : { method: 'POST', ...formOf(ctx, provider, revokeUrl, { token }) },
  );
  return exchange.is === 'answered' && exchange.status >= 200 && exchange.status < 300;
}

async function requestTokens(
  ctx: PublicCtx,
  provider: Provider,
  fields: Fields,
): Promise<Outcome<Tokens>> {
  if (!ctx.providers.credentials(provider)) return { is: 'later', code: 'not_configured' };
  const { tokenUrl } = terms[provider];
  const exchange = await ctx.providers.send({
    method: 'POST',
    ...formOf(ctx, provider, tokenUrl, fields),
  });
  return outcomeOf(exchange, { isDecisive: false, now: ctx.now, read: readTokens, explain });
}

/** Authenticates the application as the provider expects: by HTTP Basic, or among the fields. */
function formOf(ctx: PublicCtx, provider: Provider, url: string, fields: Fields) {
  const { authenticates, clientIdField } = terms[provider];
  const { clientId = '', clientSecret = '' } = ctx.providers.credentials(provider) ?? {};
  const isBasic = authenticates === 'basic';
  const own = isBasic ? {} : { [clientIdField]: clientId, client_secret: clientSecret };
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  return {
    url,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(isBasic && { Authorization: `Basic ${basic}` }),
    },
    body: new URLSearchParams({ ...own, ...fields }).toString(),
  };
}

function readTokens(body: unknown): Tokens | undefined {
  const access = textAt(body, 'access_token');
  if (access === null) return undefined;
  const seconds = valueAt(body, 'expires_in');
  return {
    access,
    refresh: textAt(body, 'refresh_token'),
    expiresInSeconds: typeof seconds === 'number' && seconds > 0 ? seconds : null,
    scopes: textAt(body, 'scope')?.split(/[\s,]+/u) ?? null,
  };
}

/** The errors of RFC 6749, 5.2. TikTok sends them with status 200, and Meta has its own. */
function explain(body: unknown, { status }: Reply): Failure | null {
  if (status >= 500 || status === 429) return null;
  const error = textAt(body, 'error');
  // The operator's application is refused, not the person (RFC 6749, 5.2), so the account stays
  // connected.
  if (error === 'invalid_client' || error === 'unauthorized_client') {
    return { is: 'later', code: error };
  }
  if (error === 'invalid_grant' || error === 'invalid_request' || status === 401) {
    return { is: 'token', code: error ?? String(status) };
  }
  if (valueAt(body, 'error', 'type') === 'OAuthException')
    return { is: 'token', code: 'OAuthException' };
  return error === null ? null : { is: 'refused', code: error };
}
