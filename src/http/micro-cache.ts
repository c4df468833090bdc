/** Public answers that may be a second old, kept in the isolate: a burst of one question is one query. */
import { BoundedMap } from '#lib/bounded-map.ts';
import type { Body } from './render-cache.ts';

/** Half of what readers are promised, so that a change shows within two seconds whatever else is slow. */
const FRESH_MS = 1000;
/** Bounds the memory of an isolate (128 MB). */
const KEPT_BYTES_MAX = 16_000_000;
/** What an answer takes beside its body: key, headers, map entry. */
const ENTRY_BYTES = 2000;
const KEY_LENGTH_MAX = 1024;
/** What is longer would push too much else out. */
const KEPT_BODY_BYTES_MAX = 1_000_000;
/** A load that takes longer is not waited for by others. */
const WAIT_MS = 5000;

export type Defer = (work: Promise<unknown>) => void;
type Served = (request: Request, defer: Defer) => void;

export type Rendered = {
  status: number;
  headers: Record<string, string>;
  body: Body;
  /** Told of every request this answers, remembered or not: a job page counts its views. */
  served?: Served | undefined;
};

type Kept = Omit<Rendered, 'headers'> & {
  headers: Record<string, string> | Headers;
  madeAt: number;
};

const kept = new BoundedMap<Kept>(
  KEPT_BYTES_MAX,
  ({ body }) => body.bytes.byteLength + ENTRY_BYTES,
);
const underway = new Map<string, Promise<Kept>>();

/** The answer to this very URL, host and all, if it was made within the last second. */
export function recall(request: Request, now: number, defer: Defer): Response | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const found = kept.get(request.url);
  if (!found || !isFresh(found, now)) return null;
  // What is asked for again is likely to be asked for more: `Headers` are copied faster than a record.
  if (!(found.headers instanceof Headers)) found.headers = new Headers(found.headers);
  return respond(request, found, defer);
}

/**
 * Makes the answer, or waits for the one being made. The load outlives a caller that hangs up, as
 * others may be waiting for it. Only 200s are kept.
 */
export async function answer(
  request: Request,
  defer: Defer,
  make: () => Promise<Rendered>,
): Promise<Response> {
  const key = request.url;
  const shared = underway.get(key);
  if (shared) {
    const made = await Promise.race([shared.catch(() => null), pause(WAIT_MS)]);
    if (made) return respond(request, made, defer);
  }
  const load = make().then((rendered) => keep(key, rendered));
  underway.set(key, load);
  const isOver = () => {
    if (underway.get(key) === load) underway.delete(key);
  };
  defer(load.then(isOver, isOver));
  return respond(request, await load, defer);
}

/** A clock that went back tells nothing. */
function isFresh({ madeAt }: Kept, now: number): boolean {
  return now >= madeAt && now - madeAt < FRESH_MS;
}

function keep(key: string, rendered: Rendered): Kept {
  const now = Date.now();
  const headers = { ...rendered.headers, ETag: rendered.body.tag };
  const made: Kept = { ...rendered, headers, madeAt: now };
  kept.dropOldest((one) => !isFresh(one, now));
  const isKept =
    made.status === 200 &&
    key.length <= KEY_LENGTH_MAX &&
    made.body.bytes.byteLength <= KEPT_BODY_BYTES_MAX;
  if (isKept) kept.set(key, made);
  return made;
}

/** RFC 9110, 13.1.2: whether the caller has these bytes already. */
export function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match');
  return known !== null && matches(known, tag);
}

function respond(request: Request, made: Kept, defer: Defer): Response {
  const { status, headers, body } = made;
  made.served?.(request, defer);
  return status === 200 && isKnown(request, body.tag)
    ? new Response(null, { status: 304, headers })
    : new Response(request.method === 'HEAD' ? null : body.bytes, { status, headers });
}

function matches(known: string, tag: string): boolean {
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
