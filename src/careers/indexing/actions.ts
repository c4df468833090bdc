/** Tells search engines of jobs that were published or closed, by the clock and a bounded number at a time. */
import { jobUrl } from '#recruiting/jobs/rules.ts';
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { signedAssertion } from '#lib/jwt-assertion.ts';
import type { Exchange } from '#lib/http-exchange.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import type { SearchEngine } from '#vocabulary.ts';
import { changesAmong, judge, told } from './rules.ts';
import type { Changed, Went } from './rules.ts';
import { accountOf, tokenOf } from './schemas.ts';
import { begin, happenedSince, moveOn } from './store.ts';

type Tell = (ctx: PublicCtx, key: string, changes: readonly Changed[]) => Promise<Went>;

/** Whoever there is a key for. Answers what went wrong, for the log. */
export async function tellSearchEngines(ctx: PublicCtx): Promise<string[]> {
  const { indexNowKey, googleKey } = ctx.searchEngines;
  const troubles = await Promise.all([
    indexNowKey === null ? null : bringUp(ctx, 'indexnow', indexNowKey, tellIndexNow),
    googleKey === null ? null : bringUp(ctx, 'google', googleKey, tellGoogle),
  ]);
  return troubles.filter((trouble) => trouble !== null);
}

async function bringUp(
  ctx: PublicCtx,
  engine: SearchEngine,
  key: string,
  tell: Tell,
): Promise<string | null> {
  const { progress, happened } = await runPlan(ctx, happenedSince(ctx, engine));
  if (!progress) {
    await writeUnaudited(ctx, [begin(ctx, engine)]);
    return null;
  }
  const { changes, lastEventId } = changesAmong(happened, { jobsMax: told[engine], now: ctx.now });
  if (lastEventId === null) return null;
  const went = changes.length === 0 ? whole(changes) : await tell(ctx, key, changes);
  const to = judge({ changes, lastEventId }, went, progress);
  await writeUnaudited(ctx, [moveOn(ctx, engine, { from: progress, to })]);
  return went.trouble === null ? null : `${engine}: ${went.trouble}`;
}

function whole(changes: readonly Changed[]): Went {
  return { count: changes.length, trouble: null };
}

const INDEX_NOW = 'https://api.indexnow.org/indexnow';

/** A request for each career domain, as each has the key at a place of its own. It fetches the pages, and so learns which are over. */
async function tellIndexNow(
  ctx: PublicCtx,
  key: string,
  changes: readonly Changed[],
): Promise<Went> {
  const hosts = Map.groupBy(changes, ({ hostname }) => hostname);
  const exchanges = await Promise.all(
    Array.from(hosts, ([host, changed]) =>
      post(ctx, INDEX_NOW, {
        host,
        key,
        keyLocation: `https://${host}/${key}.txt`,
        urlList: changed.map(({ hashId }) => jobUrl(host, hashId)),
      }),
    ),
  );
  const troubles = exchanges.map(troubleOf);
  // Told again for the sake of one host, the others would be told twice; its sitemap says the same.
  const isForNobody = troubles.every((one) => one !== null);
  const trouble = troubles.find((found) => found !== null) ?? null;
  return isForNobody && trouble !== null ? { count: 0, trouble } : whole(changes);
}

const PUBLISH = 'https://indexing.googleapis.com/v3/urlNotifications:publish';

/** One after the other, up to the first that is not taken. */
async function tellGoogle(ctx: PublicCtx, key: string, changes: readonly Changed[]): Promise<Went> {
  const token = await accessToken(ctx, key);
  if ('trouble' in token) return { count: 0, trouble: token.trouble };
  for (const [count, { hostname, hashId, isOver }] of changes.entries()) {
    const notice = {
      url: jobUrl(hostname, hashId),
      type: isOver ? 'URL_DELETED' : 'URL_UPDATED',
    };
    // oxlint-disable-next-line no-await-in-loop -- What follows is not sent when the day's quota is over.
    const trouble = troubleOf(await post(ctx, PUBLISH, notice, token.text));
    if (trouble !== null) return { count, trouble };
  }
  return whole(changes);
}

const TOKEN = 'https://oauth2.googleapis.com/token';
const SCOPE = 'https://www.googleapis.com/auth/indexing';
/** The longest Google takes. */
const ASSERTION_SECONDS = 3600;

/** The last one, in the memory of this isolate, for the key it was given for. */
let kept: { key: string; text: string; goodUntil: number } | null = null;

async function accessToken(
  ctx: PublicCtx,
  key: string,
): Promise<{ text: string } | { trouble: string }> {
  const now = ctx.now.getTime();
  if (kept?.key === key && kept.goodUntil > now) return kept;
  const account = accountOf(key);
  if (!account) return { trouble: 'GOOGLE_INDEXING_KEY is not the JSON key of a service account' };
  const issuedAt = Math.floor(now / SECOND_MS);
  const claims = {
    iss: account.client_email,
    scope: SCOPE,
    aud: TOKEN,
    iat: issuedAt,
    exp: issuedAt + ASSERTION_SECONDS,
  };
  const assertion = await signedAssertion(claims, account.private_key).catch(() => null);
  if (assertion === null) return { trouble: 'the private key of GOOGLE_INDEXING_KEY is none' };
  const exchange = await ctx.providers.send({
    method: 'POST',
    url: TOKEN,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    }).toString(),
  });
  const token = exchange.is === 'answered' ? tokenOf(exchange.text) : null;
  if (!token) return { trouble: `no access token: ${troubleOf(exchange) ?? 'unreadable'}` };
  const goodUntil = now + token.expires_in * SECOND_MS - MINUTE_MS;
  kept = { key, text: token.access_token, goodUntil };
  return kept;
}

function post(ctx: PublicCtx, url: string, body: object, token?: string): Promise<Exchange> {
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

/** A status or a code: what is said in sentences stays out of the log. */
function troubleOf(exchange: Exchange): string | null {
  if (exchange.is === 'lost') return exchange.code;
  return exchange.status >= 200 && exchange.status <= 299 ? null : String(exchange.status);
}
