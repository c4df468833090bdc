/** Submits published and closed jobs to search engines, a limited number per run. */
import { jobUrl } from '#recruiting/jobs/jobs/rules.ts';
import type { BackgroundCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { signedAssertion } from '#lib/jwt-assertion.ts';
import type { Exchange } from '#lib/http-exchange.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import type { SearchEngine } from '#vocabulary/lists.ts';
import { changedJobs, jobsPerRun, nextProgress } from './rules.ts';
import type { ChangedJob, SubmitResult } from './rules.ts';
import { parseAccount, parseToken } from './schemas.ts';
import { eventsSince, insertProgress, updateProgress } from './store.ts';

type Submit = (
  ctx: BackgroundCtx,
  key: string,
  changes: readonly ChangedJob[],
) => Promise<SubmitResult>;

/** Submits to each search engine with a configured key; returns error messages for the log. */
export async function submitToSearchEngines(ctx: BackgroundCtx): Promise<string[]> {
  const { indexNowKey, googleKey } = ctx.searchEngines;
  const errors = await Promise.all([
    indexNowKey === null ? null : submitChanges(ctx, 'indexnow', indexNowKey, submitToIndexNow),
    googleKey === null ? null : submitChanges(ctx, 'google', googleKey, submitToGoogle),
  ]);
  return errors.filter((error) => error !== null);
}

async function submitChanges(
  ctx: BackgroundCtx,
  engine: SearchEngine,
  key: string,
  submit: Submit,
): Promise<string | null> {
  const { progress, events } = await runPlan(ctx, eventsSince(ctx, engine));
  if (!progress) {
    await writeUnaudited(ctx, [insertProgress(ctx, engine)]);
    return null;
  }
  const { changes, lastEventId } = changedJobs(events, {
    jobsMax: jobsPerRun[engine],
    now: ctx.now,
  });
  if (lastEventId === null) return null;
  const result = changes.length === 0 ? success(changes) : await submit(ctx, key, changes);
  const to = nextProgress({ changes, lastEventId }, result, progress);
  await writeUnaudited(ctx, [updateProgress(ctx, engine, { from: progress, to })]);
  const error = result.error ?? result.skipped;
  return error === undefined ? null : `${engine}: ${error}`;
}

function success(changes: readonly ChangedJob[]): SubmitResult {
  return { count: changes.length, error: null };
}

const INDEX_NOW_URL = 'https://api.indexnow.org/indexnow';

/** One request per career domain, because each has its own key file. IndexNow fetches the URLs, and so finds pages that are over. */
async function submitToIndexNow(
  ctx: BackgroundCtx,
  key: string,
  changes: readonly ChangedJob[],
): Promise<SubmitResult> {
  const hosts = Map.groupBy(changes, ({ hostname }) => hostname);
  const exchanges = await Promise.all(
    Array.from(hosts, ([host, jobs]) =>
      post(ctx, INDEX_NOW_URL, {
        host,
        key,
        keyLocation: `${careerOrigin(host)}/${key}.txt`,
        urlList: jobs.map(({ hashId }) => jobUrl(host, hashId)),
      }),
    ),
  );
  const errors = [...hosts.keys()].flatMap((host, index) => {
    const error = exchanges[index] && exchangeError(exchanges[index]);
    return typeof error === 'string' ? [`${host}: ${error}`] : [];
  });
  const error = errors.join('; ');
  if (errors.length === hosts.size) return { count: 0, error, mayPass: exchanges.some(mayPass) };
  // If only some hosts fail there is no retry: it would submit the others twice. The failed hosts' sitemaps list the jobs.
  return { ...success(changes), ...(error !== '' && { skipped: error }) };
}

const PUBLISH_URL = 'https://indexing.googleapis.com/v3/urlNotifications:publish';

/** One request per job, until the first error. */
async function submitToGoogle(
  ctx: BackgroundCtx,
  key: string,
  changes: readonly ChangedJob[],
): Promise<SubmitResult> {
  const token = await accessToken(ctx, key);
  if ('error' in token) return { count: 0, ...token };
  for (const [count, { hostname, hashId, isOver }] of changes.entries()) {
    const notification = {
      url: jobUrl(hostname, hashId),
      type: isOver ? 'URL_DELETED' : 'URL_UPDATED',
    };
    const exchange = await post(ctx, PUBLISH_URL, notification, token.text);
    const error = exchangeError(exchange);
    if (error !== null) return { count, error, mayPass: mayPass(exchange) };
  }
  return success(changes);
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
): Promise<{ text: string } | { error: string; mayPass?: boolean }> {
  const now = ctx.now.getTime();
  if (cachedToken?.key === key && cachedToken.expiresAt > now) return cachedToken;
  const account = parseAccount(key);
  if (!account) return { error: 'GOOGLE_INDEXING_KEY is not the JSON key of a service account' };
  const issuedAt = Math.floor(now / SECOND_MS);
  const claims = {
    iss: account.client_email,
    scope: SCOPE,
    aud: TOKEN_URL,
    iat: issuedAt,
    exp: issuedAt + ASSERTION_SECONDS,
  };
  const assertion = await signedAssertion(claims, account.private_key).catch(() => null);
  if (assertion === null) return { error: 'the private key in GOOGLE_INDEXING_KEY is invalid' };
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
    return { error, mayPass: mayPass(exchange) };
  }
  const expiresAt = now + token.expires_in * SECOND_MS - MINUTE_MS;
  cachedToken = { key, text: token.access_token, expiresAt };
  return cachedToken;
}

function post(ctx: BackgroundCtx, url: string, body: object, token?: string): Promise<Exchange> {
  return ctx.providers.send({
    method: 'POST',
    url,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

/** Whether the search engine may take the same later. */
function mayPass(exchange: Exchange): boolean {
  return exchange.is === 'lost' || exchange.status === 429 || exchange.status >= 500;
}

/** A status or an error code; messages of the provider stay out of the log. */
function exchangeError(exchange: Exchange): string | null {
  if (exchange.is === 'lost') return exchange.code;
  return exchange.status >= 200 && exchange.status <= 299 ? null : String(exchange.status);
}
