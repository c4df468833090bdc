/** Submits pages to Google's Indexing API, as a service account. */
import type { BackgroundCtx } from '#context.ts';
import { signedAssertion } from '#lib/jwt-assertion.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import { jobUrl } from '#recruiting/jobs/jobs/rules.ts';
import { PATIENCE_MS } from '../rules.ts';
import type { SubmitResult } from '../rules.ts';
import { parseAccount, parseToken } from '../schemas.ts';
import { exchangeError, mayPass, merged, nothing, post, resultOf, waitAfter } from './exchange.ts';
import type { Page } from './exchange.ts';

const PUBLISH_URL = 'https://indexing.googleapis.com/v3/urlNotifications:publish';

/** One request per page, until Google does not answer or asks for patience. */
export async function submitToGoogle(
  ctx: BackgroundCtx,
  key: string,
  pages: readonly Page[],
): Promise<SubmitResult> {
  const token = await accessToken(ctx, key);
  if ('error' in token) return { ...nothing, errors: [token.error], waitMs: token.waitMs };
  const results: SubmitResult[] = [];
  for (const page of pages) {
    const notification = {
      url: jobUrl(page.hostname, page.hashId),
      type: page.isOver ? 'URL_DELETED' : 'URL_UPDATED',
    };
    const exchange = await post(ctx, PUBLISH_URL, notification, token.text);
    const isTokenRefused = exchange.is === 'answered' && exchange.status === 401;
    if (isTokenRefused) cachedToken = null;
    const result = isTokenRefused
      ? { ...nothing, errors: ['401'], waitMs: 0 }
      : resultOf(exchange, [page]);
    results.push(result);
    if (result.waitMs !== undefined) break;
  }
  return merged(results);
}

const TOKEN_URL = 'https://oauth2.googleapis.com/token';
const SCOPE = 'https://www.googleapis.com/auth/indexing';
/** The maximum that Google accepts. */
const ASSERTION_SECONDS = 3600;

/** The last access token of this isolate, with the key it was issued for. */
let cachedToken: { key: string; text: string; expiresAt: number } | null = null;

async function accessToken(
  ctx: BackgroundCtx,
  key: string,
): Promise<{ text: string } | { error: string; waitMs: number }> {
  const now = ctx.now.getTime();
  if (cachedToken?.key === key && cachedToken.expiresAt > now) return cachedToken;
  const account = parseAccount(key);
  if (!account) {
    const error = 'GOOGLE_INDEXING_KEY is not the JSON key of a service account';
    return { error, waitMs: PATIENCE_MS };
  }
  const issuedAt = Math.floor(now / SECOND_MS);
  const claims = {
    iss: account.client_email,
    scope: SCOPE,
    aud: TOKEN_URL,
    iat: issuedAt,
    exp: issuedAt + ASSERTION_SECONDS,
  };
  const assertion = await signedAssertion(claims, account.private_key).catch(() => null);
  if (assertion === null) {
    return { error: 'the private key in GOOGLE_INDEXING_KEY is invalid', waitMs: PATIENCE_MS };
  }
  const exchange = await ctx.providers.send({
    method: 'POST',
    url: TOKEN_URL,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    }).toString(),
  });
  const failure = exchangeError(exchange);
  const token = exchange.is === 'answered' && failure === null ? parseToken(exchange.text) : null;
  if (!token) {
    const error = `no access token: ${failure ?? 'unreadable'}`;
    return { error, waitMs: mayPass(exchange) ? waitAfter(exchange) : PATIENCE_MS };
  }
  const expiresAt = now + token.expires_in * SECOND_MS - MINUTE_MS;
  cachedToken = { key, text: token.access_token, expiresAt };
  return cachedToken;
}
