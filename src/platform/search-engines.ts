/** Keys of the search engines that are notified of jobs. Requests to them go through `providers.ts`. */

export type SearchEngines = {
  /** The IndexNow key, public at `/{key}.txt` of each career domain; null: not notified. */
  indexNowKey: string | null;
  /** The JSON key of a service account of Google's Indexing API; null: not notified. */
  googleKey: string | null;
  /** Google's quota of notifications: 200 unless it grants more. */
  googlePerDay: number;
};

const GOOGLE_PER_DAY = 200;

/** The format that IndexNow requires. The key is also part of a path. */
const INDEX_NOW_KEY = /^[A-Za-z\d-]{8,128}$/u;

export type SearchEngineBindings = Pick<Env, 'INDEXNOW_KEY'> & {
  GOOGLE_INDEXING_KEY?: string;
  GOOGLE_INDEXING_PER_DAY?: string;
};

export function openSearchEngines(env: SearchEngineBindings): SearchEngines {
  const perDay = env.GOOGLE_INDEXING_PER_DAY ?? '';
  return {
    indexNowKey: indexNowKeyOf(env),
    googleKey: env.GOOGLE_INDEXING_KEY || null,
    googlePerDay: /^\d{1,9}$/u.test(perDay) ? Number(perDay) : GOOGLE_PER_DAY,
  };
}

/** Null where there is none, or one that IndexNow would not take. */
export function indexNowKeyOf({ INDEXNOW_KEY: key }: Pick<Env, 'INDEXNOW_KEY'>): string | null {
  return INDEX_NOW_KEY.test(key) ? key : null;
}
