/**
 * The cache of public answers in the isolate, in two stages: whole answers by URL for a second, and rendered bodies by
 * cache key for as long as there is room. A burst of one request costs one query, and unchanged data is not rendered again.
 */
import { loadOrRecall } from '#data/last-good.ts';
import { BoundedMap } from '#lib/bounded-map.ts';
import { entityTag } from '#lib/entity-tag.ts';
import type { View } from '#lib/view.ts';
import type { Deferring, ReadServices } from '#platform/read-services.ts';
import { addressOf } from './hosts.ts';

/** Half of what readers are promised, so that a change shows within two seconds whatever else is slow. */
const FRESH_MS = 1000;
/** Each of both stages; an isolate has 128 MB. */
const STAGE_BYTES_MAX = 16_000_000;
/** What an answer takes beside its body: key, headers, map entry. */
const ENTRY_BYTES = 2000;
const URL_LENGTH_MAX = 1024;
/** A longer body would displace too many others. */
const BODY_BYTES_MAX = 1_000_000;
/** One that never ends is displaced. */
const LOADS_MAX = 1000;
/** A load that takes longer is not shared: the next request starts one of its own. */
const WAIT_MS = 5000;

type Services = Deferring & Pick<ReadServices, 'lastGood'>;
export type Defer = Deferring['defer'];

export type PublicAnswer = {
  status: number;
  headers: Record<string, string>;
  /** A view is rendered once per cache key. */
  body: string | View<string>;
  /** When what it shows last changed, where that is known. */
  changedAt?: Date | undefined;
  /** Called for every request that this answers, from the cache too: a job page counts its views. */
  served?: ((request: Request, defer: Defer) => void) | undefined;
};

type Body = { bytes: Uint8Array; tag: string };

type CachedAnswer = Pick<PublicAnswer, 'status' | 'served' | 'changedAt'> & {
  headers: Record<string, string> | Headers;
  body: Body;
  loadedAt: number;
};

const answers = new BoundedMap<CachedAnswer>(
  STAGE_BYTES_MAX,
  ({ body }) => body.bytes.byteLength + ENTRY_BYTES,
);
const bodies = new BoundedMap<Body>(
  STAGE_BYTES_MAX,
  ({ bytes }, cacheKey) => bytes.byteLength + 2 * cacheKey.length,
);
/** Those that have begun and not ended. */
const loads = new BoundedMap<Promise<CachedAnswer>>(LOADS_MAX, () => 1);

/** The answer to this URL, host included, if it was loaded within the last second. A URL that is no cache key has none here. */
export function recall(request: Request, now: number, defer: Defer): Response | null {
  if (!isReading(request)) return null;
  const cached = answers.get(request.url);
  if (!cached || !isFresh(cached, now)) return null;
  // A second request makes a third one likely, and `Headers` are copied faster than a record.
  if (!(cached.headers instanceof Headers)) cached.headers = new Headers(cached.headers);
  return respond(request, cached, defer);
}

/**
 * Loads the answer, or waits for the load of another request. A load outlives the request that began it, as others may
 * be waiting. Only 200s are cached; where loading fails or takes long, the last one answers. `relevant` makes the cache key of a URL, without what the answer does not depend on.
 */
export async function answerFromCache(
  request: Request,
  services: Services,
  load: () => Promise<PublicAnswer>,
  relevant: (url: string) => string = (url) => url,
): Promise<Response> {
  const { defer } = services;
  // Only GET and HEAD share answers: a POST may be answered with the page of a missing address, which is not the page of the URL.
  if (!isReading(request)) return respond(request, await prepare(await load(), Date.now()), defer);
  const url = relevant(request.url);
  const cached = url === request.url ? undefined : answers.get(url);
  if (cached && isFresh(cached, Date.now())) return respond(request, cached, defer);
  return loadOrRecall(
    loadTogether(url, services, load).then((answer) => respond(request, answer, defer)),
    () => recallCopy(request, services, url),
  );
}

async function loadTogether(
  url: string,
  services: Services,
  load: () => Promise<PublicAnswer>,
): Promise<CachedAnswer> {
  const shared = loads.get(url);
  if (shared) {
    const loaded = await Promise.race([shared.catch(() => null), pause(WAIT_MS)]);
    if (loaded) return loaded;
  }
  const loading = load().then((answer) => store(url, answer, services));
  loads.set(url, loading);
  const forget = () => {
    if (loads.get(url) === loading) loads.delete(url);
  };
  services.defer(loading.then(forget, forget));
  return loading;
}

async function recallCopy(
  { method }: Request,
  { lastGood }: Services,
  url: string,
): Promise<Response | undefined> {
  const copy = await lastGood.find(url);
  return copy && method === 'HEAD' ? new Response(null, copy) : copy;
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A clock that was set back makes nothing fresh. */
function isFresh({ loadedAt }: CachedAnswer, now: number): boolean {
  return now >= loadedAt && now - loadedAt < FRESH_MS;
}

async function prepare(
  { status, headers, body, served, changedAt }: PublicAnswer,
  loadedAt: number,
): Promise<CachedAnswer> {
  const rendered = await (typeof body === 'string' ? encodeBody(body) : render(body));
  const tagged = {
    ...headers,
    ETag: rendered.tag,
    ...(changedAt && { 'Last-Modified': changedAt.toUTCString() }),
  };
  return { status, served, changedAt, headers: tagged, body: rendered, loadedAt };
}

async function store(
  url: string,
  loaded: PublicAnswer,
  { defer, lastGood }: Services,
): Promise<CachedAnswer> {
  const now = Date.now();
  const answer = await prepare(loaded, now);
  answers.dropOldest((one) => !isFresh(one, now));
  const isCacheable =
    answer.status === 200 &&
    url.length <= URL_LENGTH_MAX &&
    answer.body.bytes.byteLength <= BODY_BYTES_MAX &&
    isOwnSpelling(url);
  if (isCacheable) {
    answers.set(url, answer);
    defer(lastGood.keep(url, answer.body.bytes, answer.headers));
  } else {
    defer(lastGood.drop(url));
  }
  return answer;
}

/** Whether the path is spelled as our links are. With `%6D` for `m`, one page would have many entries. */
function isOwnSpelling(url: string): boolean {
  const { pathname } = addressOf({ url });
  if (!pathname.includes('%')) return true;
  try {
    return pathname
      .split('/')
      .every((segment) => encodeURIComponent(decodeURIComponent(segment)) === segment);
  } catch {
    return false;
  }
}

async function render({ cacheKey, render: toText }: View<string>): Promise<Body> {
  const cached = bodies.get(cacheKey);
  if (cached) return cached;
  const body = await encodeBody(toText());
  bodies.set(cacheKey, body);
  return body;
}

const encoder = new TextEncoder();

export async function encodeBody(text: string): Promise<Body> {
  const bytes = encoder.encode(text);
  return { bytes, tag: await entityTag(bytes) };
}

function respond(request: Request, answer: CachedAnswer, defer: Defer): Response {
  const { status, headers, body, changedAt } = answer;
  answer.served?.(request, defer);
  return status === 200 && isNotModified(request, body.tag, changedAt)
    ? new Response(null, { status: 304, headers })
    : new Response(request.method === 'HEAD' ? null : body.bytes, { status, headers });
}

/** Whether the client has this version already: by its tag, and only where it sends none by its time (RFC 9110, 13.1.3). */
export function isNotModified(request: Request, tag: string, changedAt?: Date): boolean {
  if (changedAt === undefined || request.headers.has('if-none-match')) return isKnown(request, tag);
  // Seconds: what HTTP can say.
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  return Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
}

/** Whether the client has this version already (RFC 9110, 13.1.2). */
export function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match');
  if (known === null) return false;
  const opaque = tag.replace(/^W\//u, '');
  return (
    known === '*' || known.split(',').some((one) => one.trim().replace(/^W\//u, '') === opaque)
  );
}

function pause(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds);
  });
}
