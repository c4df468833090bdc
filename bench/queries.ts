/** What the benches of the tenant API ask for, in a few words each. */
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';

export type Asked = {
  /** What is asked for, beside what the path says. */
  what: string;
  url: string;
  /** The page before, which tells the cursor that this one is asked for by. */
  after?: string;
  body?: object;
  form?: () => FormData;
  headers?: Record<string, string>;
  /** Why it costs more where there is more. What has no such reason must cost the same. */
  grows?: string | undefined;
};

/** By method and path of the endpoint. */
export type Requests = Record<string, readonly Asked[]>;

const PAGE_SIZE = 10;
const DEEP_PAGE = 10_000;
export const COUNTED = 'for the total all that match are read';
const WALKED = 'an offset is walked';
const HOUR_MS = 60 * MINUTE_MS;
/** Before anything was made. */
const EVER_MS = 1000 * DAY_MS;

export function asked(what: string, url: string, grows?: string): Asked {
  return { what, url, grows };
}

export function sent(what: string, url: string, body?: object, grows?: string): Asked {
  return { ...asked(what, url, grows), ...(body && { body }) };
}

/** At the start, in the middle and at the end, and by a number. `query` narrows the list, from `?` on. */
export function pagesOf(url: string, length: number, whole?: string, query: string = ''): Asked[] {
  const pages = Math.max(2, Math.ceil(length / PAGE_SIZE));
  const list = `${url}${query}`;
  const numbered = (page: number) => `${list}${query === '' ? '?' : '&'}page=${page}`;
  const after = (page: number) => ({ after: numbered(page) });
  const middle = Math.max(1, Math.floor(pages / 2));
  return [
    asked('page 1', list, whole),
    { ...asked('the page in the middle, by cursor', list, whole), ...after(middle) },
    { ...asked('the last page, by cursor', list, whole), ...after(pages - 1) },
    asked(`page=${DEEP_PAGE}`, numbered(DEEP_PAGE), WALKED),
  ];
}

/** A list from all sides: its pages, and what was changed since. */
export function listOf(url: string, length: number, now: Date, whole?: string): Asked[] {
  const since = (ms: number) => `?updated-since=${new Date(now.getTime() - ms).toISOString()}`;
  const lately = since(HOUR_MS);
  const everything = since(EVER_MS);
  const before = Math.ceil(length / PAGE_SIZE) - 1;
  return [
    ...pagesOf(url, length, whole),
    asked('changed within the hour', `${url}${lately}`),
    asked('changed ever, page 1', `${url}${everything}`, whole ?? COUNTED),
    {
      ...asked('changed ever, the last page by cursor', `${url}${everything}`, whole ?? COUNTED),
      after: `${url}${everything}&page=${before}`,
    },
  ];
}
