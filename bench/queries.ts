/** Requests of the benches of the tenant API, and functions that build them. */
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';

export type BenchRequest = {
  /** Describes the request, in addition to its path. */
  what: string;
  url: string;
  /** The URL of the page before, whose answer has the cursor of this page. */
  after?: string;
  body?: object;
  form?: () => FormData;
  headers?: Record<string, string>;
  /** Why its cost grows with the company. A request without a reason must be flat. */
  grows?: string | undefined;
};

/** By method and path of the endpoint. */
export type Requests = Record<string, readonly BenchRequest[]>;

const PAGE_SIZE = 10;
const DEEP_PAGE = 10_000;
export const COUNTED = 'the total reads all matches';
const WALKED = 'an offset reads the rows before it';
const HOUR_MS = 60 * MINUTE_MS;
/** Before the first record. */
const EVER_MS = 1000 * DAY_MS;

export function request(what: string, url: string, grows?: string): BenchRequest {
  return { what, url, grows };
}

export function requestWith(
  what: string,
  url: string,
  body?: object,
  grows?: string,
): BenchRequest {
  return { ...request(what, url, grows), ...(body && { body }) };
}

/** The first, the middle and the last page, and one by a high number. `query` narrows the list, and begins with `?`. */
export function pagesOf(
  url: string,
  length: number,
  whole?: string,
  query: string = '',
): BenchRequest[] {
  const pages = Math.max(2, Math.ceil(length / PAGE_SIZE));
  const list = `${url}${query}`;
  const numbered = (page: number) => `${list}${query === '' ? '?' : '&'}page=${page}`;
  const after = (page: number) => ({ after: numbered(page) });
  const middle = Math.max(1, Math.floor(pages / 2));
  return [
    request('page 1', list, whole),
    { ...request('the page in the middle, by cursor', list, whole), ...after(middle) },
    { ...request('the last page, by cursor', list, whole), ...after(pages - 1) },
    request(`page=${DEEP_PAGE}`, numbered(DEEP_PAGE), WALKED),
  ];
}

/** All ways to read a list: its pages, and its changes. */
export function listOf(url: string, length: number, now: Date, whole?: string): BenchRequest[] {
  const since = (ms: number) => `?updated-since=${new Date(now.getTime() - ms).toISOString()}`;
  const lately = since(HOUR_MS);
  const everything = since(EVER_MS);
  const before = Math.ceil(length / PAGE_SIZE) - 1;
  return [
    ...pagesOf(url, length, whole),
    request('changed within the hour', `${url}${lately}`),
    request('changed ever, page 1', `${url}${everything}`, whole ?? COUNTED),
    {
      ...request('changed ever, the last page by cursor', `${url}${everything}`, whole ?? COUNTED),
      after: `${url}${everything}&page=${before}`,
    },
  ];
}
