/** The token endpoints of the providers: a code for tokens, tokens for newer ones, and taking back what was allowed. */
import type { PublicCtx } from '#context.ts';
import { at, outcomeOf, textAt } from '#providers/rules.ts';
import type { Failure, Outcome } from '#providers/rules.ts';
import type { Reply } from '#lib/http-exchange.ts';
import type { Provider } from '#vocabulary.ts';
import { terms } from '../rules.ts';
import type { Tokens } from '../rules.ts';

type Fields = Readonly<Record<string, string>>;

/** `refused`: the code is none, or was used. */
export async function exchangeCode(
  ctx: PublicCtx,
  provider: Provider,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
): Promise<Outcome<Tokens>> {
  const tokens = await tokensFor(ctx, provider, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    ...(terms[provider].pkce && { code_verifier: verifier }),
  });
  const isShort = provider === 'facebook' || provider === 'instagram';
  return isShort && tokens.is === 'done' ? lengthened(ctx, provider, tokens.value) : tokens;
}

/** Meta's first token lives for an hour, and is given for one that lives for sixty days. */
function lengthened(
  ctx: PublicCtx,
  provider: Provider,
  { access }: Tokens,
): Promise<Outcome<Tokens>> {
  return tokensFor(ctx, provider, {
    grant_type: 'fb_exchange_token',
    fb_exchange_token: access,
  });
}

/** `token`: the refresh token is over, and the account must be connected anew. */
export function renewTokens(
  ctx: PublicCtx,
  provider: Provider,
  refresh: string,
): Promise<Outcome<Tokens>> {
  return tokensFor(ctx, provider, { grant_type: 'refresh_token', refresh_token: refresh });
}

/** Whether the provider says that it is taken back. */
export async function revokeTokens(
  ctx: PublicCtx,
  provider: Provider,
  token: string,
): Promise<boolean> {
  const { revokeUrl } = terms[provider];
  const credentials = ctx.providers.credentials(provider);
  if (revokeUrl === null || !credentials) return false;
  // Meta takes back what a person allowed, by that person's token.
  const isMeta = provider === 'facebook' || provider === 'instagram';
  const exchange = await ctx.providers.send(
    isMeta
      ? { method: 'DELETE', url: revokeUrl, headers: { Authorization: `Bearer ${token}` } }
      : { method: 'POST', ...formOf(ctx, provider, revokeUrl, { token }) },
  );
  return exchange.is === 'answered' && exchange.status >= 200 && exchange.status < 300;
}

async function tokensFor(
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
  return outcomeOf(exchange, { isDecisive: false, now: ctx.now, read: tokensIn, explain });
}

/** As each takes the application's own credentials: by HTTP Basic, or among the fields. */
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

function tokensIn(body: unknown): Tokens | undefined {
  const access = textAt(body, 'access_token');
  if (access === null) return undefined;
  const seconds = at(body, 'expires_in');
  return {
    access,
    refresh: textAt(body, 'refresh_token'),
    expiresInSeconds: typeof seconds === 'number' && seconds > 0 ? seconds : null,
    scopes: textAt(body, 'scope')?.split(/[\s,]+/u) ?? null,
  };
}

/** Errors of RFC 6749, 5.2; TikTok answers them with 200, Meta has its own. */
function explain(body: unknown, { status }: Reply): Failure | null {
  if (status >= 500 || status === 429) return null;
  const error = textAt(body, 'error');
  // It is the application that is refused, not the person (RFC 6749, 5.2): an operator puts that right.
  if (error === 'invalid_client' || error === 'unauthorized_client') {
    return { is: 'later', code: error };
  }
  if (error === 'invalid_grant' || error === 'invalid_request' || status === 401) {
    return { is: 'token', code: error ?? String(status) };
  }
  if (at(body, 'error', 'type') === 'OAuthException')
    return { is: 'token', code: 'OAuthException' };
  return error === null ? null : { is: 'refused', code: error };
}
