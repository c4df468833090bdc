/** Under which keys search engines are told of jobs. They are asked by `providers.ts`, as other services are. */

export type SearchEngines = {
  /** Ours at IndexNow, which anybody may read at `/{key}.txt` of a career domain; null: it is told nothing. */
  indexNowKey: string | null;
  /** The JSON key of a service account of Google's Indexing API; null: it is told nothing. */
  googleKey: string | null;
};

/** Nobody is told. */
export const untold: SearchEngines = { indexNowKey: null, googleKey: null };

/** As IndexNow asks; the key is the path of a file of ours too. */
const INDEX_NOW_KEY = /^[A-Za-z\d-]{8,128}$/u;

type SearchEnv = Pick<Env, 'INDEXNOW_KEY'> & { GOOGLE_INDEXING_KEY?: string };

export function openSearchEngines({ INDEXNOW_KEY, GOOGLE_INDEXING_KEY }: SearchEnv): SearchEngines {
  return {
    indexNowKey: INDEX_NOW_KEY.test(INDEXNOW_KEY) ? INDEXNOW_KEY : null,
    googleKey: GOOGLE_INDEXING_KEY || null,
  };
}
