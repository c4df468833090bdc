/** Follows the links of the career domains: every address without a query, and a few of each kind with one. */
import { careerOrigin } from '#lib/career-origin.ts';
import { addressesIn, readPage } from './page.ts';
import type { Answer, CrawledPage } from './page.ts';

/** Addresses of one kind that are followed: they differ in the values of their parameters only. */
const OF_KIND_MAX = 5;
/** Forms and feeds are alike on all jobs and places. */
const OF_FORMS_MAX = 20;
/** More than any domain has. A trap has no end. */
const PAGES_MAX = 20_000;
const AT_ONCE = 4;

export type Crawl = {
  hostname: string;
  pages: Map<string, CrawledPage>;
  /** How many addresses of each kind were found, followed or not. */
  kinds: Map<string, number>;
  /** The addresses of the sitemaps. */
  listed: Set<string>;
  /** Which page links to an address. */
  linkedFrom: Map<string, string>;
};

type Fetch = (url: string) => Promise<Answer>;

/** What an address has in common with others: the shape of its path, and the names of its parameters. */
export function kindOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const [first = '', second, ...rest] = pathname.split('/').filter((part) => part !== '');
  const isFile = /\.\w+$/u.test(pathname);
  const start = /^[a-z]{2}$/u.test(first) ? '{country}' : first;
  const path =
    isFile && second === undefined
      ? first
      : [start, ...(second === undefined ? [] : ['*']), ...rest].join('/');
  const names = [...new Set(searchParams.keys())].toSorted();
  return `/${path}${names.length > 0 ? `?${names.join('&')}` : ''}`;
}

export async function crawl(fetch: Fetch, hostname: string): Promise<Crawl> {
  const origin = careerOrigin(hostname);
  const found: Crawl = {
    hostname,
    pages: new Map(),
    kinds: new Map(),
    listed: new Set(),
    linkedFrom: new Map(),
  };
  const seen = new Set<string>();
  const queue: string[] = [];

  function enqueue(url: string, from: string): void {
    if (seen.has(url) || new URL(url).origin !== origin) return;
    seen.add(url);
    found.linkedFrom.set(url, from);
    const kind = kindOf(url);
    const count = (found.kinds.get(kind) ?? 0) + 1;
    found.kinds.set(kind, count);
    if (count <= followedOf(kind)) queue.push(url);
  }

  for (const sitemap of addressesIn((await fetch(`${origin}/sitemap.xml`)).body)) {
    for (const url of addressesIn((await fetch(sitemap)).body)) found.listed.add(url);
  }
  enqueue(`${origin}/`, 'the start');
  for (const url of found.listed) enqueue(url, 'the sitemap');
  while (queue.length > 0 && found.pages.size < PAGES_MAX) {
    const some = queue.splice(0, AT_ONCE);
    const pages = await Promise.all(
      some.map(async (url) => [url, readPage(url, await fetch(url))] as const),
    );
    for (const [url, page] of pages) {
      found.pages.set(url, page);
      for (const link of page.links) enqueue(link, url);
    }
  }
  return found;
}

function followedOf(kind: string): number {
  if (kind.includes('?')) return OF_KIND_MAX;
  return /\/apply$|\.\w+$|^\/embed/u.test(kind) ? OF_FORMS_MAX : Number.POSITIVE_INFINITY;
}
