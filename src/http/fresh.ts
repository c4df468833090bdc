/** Public answers that may be a second old, kept in the isolate: a burst of one question is one query. */
import { entityTag } from '#kit/hash.ts';

/** Half of what readers are promised, so that a change shows within two seconds whatever else is slow. */
const FRESH_MS = 1000;
/** Bounds the memory of an isolate (128 MB): the oldest answers make room. */
const BYTES_MAX = 16_000_000;
/** What an answer takes beside its body: key, headers, map entry. */
const ENTRY_BYTES = 2000;
const KEY_LENGTH_MAX = 1024;
/** A load that takes longer is not waited for by others. */
const WAIT_MS = 5000;

export type Rendered = {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Told of every request this answers, remembered or not: a job page counts its views. */
  served?: Served | undefined;
};

export type Defer = (work: Promise<unknown>) => void;
type Served = (request: Request, defer: Defer) => void;

type Kept = {
  status: number;
  headers: Headers;
  tag: string;
  bytes: Uint8Array;
  madeAt: number;
  served: Served | undefined;
};

const kept = new Map<string, Kept>();
const underway = new Map<string, Promise<Kept>>();
let keptBytes = 0;
const encoder = new TextEncoder();

/** The answer to this very URL, host and all, if it was made within the last second. */
export function recall(request: Request, now: number, defer: Defer): Response | null {
  const found = kept.get(request.url);
  if (!found || now - found.madeAt >= FRESH_MS) return null;
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
  const done = load.then(
    () => underway.delete(key),
    () => underway.delete(key),
  );
  defer(done);
  return respond(request, await load, defer);
}

function keep(key: string, rendered: Rendered): Kept {
  const bytes = encoder.encode(rendered.body);
  const tag = entityTag(bytes);
  const made: Kept = {
    status: rendered.status,
    headers: new Headers({ ...rendered.headers, ETag: tag }),
    tag,
    bytes,
    madeAt: Date.now(),
    served: rendered.served,
  };
  if (rendered.status === 200 && key.length <= KEY_LENGTH_MAX) remember(key, made);
  return made;
}

function remember(key: string, made: Kept): void {
  forget(key);
  kept.set(key, made);
  keptBytes += sizeOf(made);
  for (const oldest of kept.keys()) {
    if (keptBytes <= BYTES_MAX) break;
    forget(oldest);
  }
}

function forget(key: string): void {
  const found = kept.get(key);
  if (!found) return;
  keptBytes -= sizeOf(found);
  kept.delete(key);
}

function sizeOf({ bytes }: Kept): number {
  return bytes.byteLength + ENTRY_BYTES;
}

/** RFC 9110, 13.1.2: whoever has these bytes gets none. */
function respond(request: Request, made: Kept, defer: Defer): Response {
  const { status, headers, tag, bytes } = made;
  made.served?.(request, defer);
  const known = request.headers.get('if-none-match');
  const unchanged = status === 200 && known !== null && matches(known, tag);
  return unchanged
    ? new Response(null, { status: 304, headers })
    : new Response(request.method === 'HEAD' ? null : bytes, { status, headers });
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
