/** Keys of the search engines that are notified of jobs. Requests to them go through `providers.ts`. */

export type SearchEngines = {
  /** The IndexNow key, public at `/{key}.txt` of each career domain; null: not notified. */
  indexNowKey: string | null;
  /** The JSON key of a service account of Google's Indexing API; null: not notified. */
  googleKey: string | null;
};

/** No search engine is notified. */
export const untold: SearchEngines = { indexNowKey: null, googleKey: null };

/** The format that IndexNow requires. The key is also part of a path. */
const INDEX_NOW_KEY = /^[A-Za-z\d-]{8,128}$/u;

type SearchEnv = Pick<Env, 'INDEXNOW_KEY'> & { GOOGLE_INDEXING_KEY?: string };

export function openSearchEngines({ INDEXNOW_KEY, GOOGLE_INDEXING_KEY }: SearchEnv): SearchEngines {
  return {
    indexNowKey: INDEX_NOW_KEY.test(INDEXNOW_KEY) ? INDEXNOW_KEY : null,
    googleKey: GOOGLE_INDEXING_KEY || null,
  };
}
