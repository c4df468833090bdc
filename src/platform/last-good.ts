/** Copies of what was loaded last, for when the database does not answer: in the cache of the data center, for all its isolates. */
import { BoundedMap } from '#lib/bounded-map.ts';

/** As long as a page may be behind while the database fails. */
const KEPT_SECONDS = 600;
/** How often an isolate writes the same copy. */
const WRITE_MS = 60_000;
const WRITTEN_MAX = 10_000;

/** `url` is unique for what is kept. */
export type LastGood = {
  keep: (url: string, body: BodyInit, headers: HeadersInit) => Promise<void>;
  /** A copy of the last ten minutes. Nothing is to keep it any longer. */
  find: (url: string) => Promise<Response | undefined>;
  /** What is gone must not come back. */
  drop: (url: string) => Promise<void>;
};

/** A development machine is slow at times, and shows what is stored. */
export function openLastGood({ APP_ENV }: Pick<Env, 'APP_ENV'>): LastGood {
  if (APP_ENV === 'development') return noLastGood;
  const { default: cache } = caches;
  /** When this isolate wrote which copy. */
  const writtenAt = new BoundedMap<number>(WRITTEN_MAX, () => 1);
  return {
    async keep(url, body, init) {
      const now = Date.now();
      if (Math.abs(now - (writtenAt.get(url) ?? 0)) < WRITE_MS) return;
      writtenAt.set(url, now);
      const headers = new Headers(init);
      headers.set('Cache-Control', `max-age=${KEPT_SECONDS}`);
      await cache.put(url, new Response(body, { headers }));
    },

    async find(url) {
      const copy = await cache.match(url);
      const headers = new Headers(copy?.headers);
      headers.set('Cache-Control', 'no-store');
      return copy && new Response(copy.body, { headers });
    },

    async drop(url) {
      writtenAt.delete(url);
      await cache.delete(url);
    },
  };
}

const nothing = () => Promise.resolve(undefined);

export const noLastGood: LastGood = { keep: nothing, find: nothing, drop: nothing };
