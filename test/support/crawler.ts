/** Reads career pages like a search engine: links, canonical URL, alternates, and robots rules. */
import { visit } from './call.ts';
import { alternatesOf, canonicalOf } from './career-domains.ts';

export type CrawledPage = {
  url: string;
  status: number;
  type: string;
  html: string;
  /** The target of a redirect. */
  location: string | null;
  /** Absolute, unique, without fragments. */
  links: readonly string[];
  canonical: string | undefined;
  /** hreflang to URL. */
  alternates: Readonly<Record<string, string>>;
  /** Counts duplicates, too. */
  alternateCount: number;
  isNoindex: boolean;
  lang: string | undefined;
  dir: string | undefined;
};

/** Fetches each page once. */
export function openCrawler() {
  const pages = new Map<string, Promise<CrawledPage>>();
  return {
    pages,
    fetch(url: string): Promise<CrawledPage> {
      const fetched = pages.get(url);
      if (fetched) return fetched;
      const page = read(url);
      pages.set(url, page);
      return page;
    },
  };
}

async function read(url: string): Promise<CrawledPage> {
  const { hostname, pathname, search } = new URL(url);
  const response = await visit(hostname, `${pathname}${search}`);
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  const isHtml = type.startsWith('text/html');
  const html = isHtml ? await response.text() : '';
  if (!isHtml) await response.body?.cancel();
  const [, lang, dir] = /<html lang="([^"]+)" dir="([^"]+)"/u.exec(html) ?? [];
  return {
    url,
    status,
    type,
    html,
    location: headers.get('location'),
    links: isHtml ? linksOf(html, url) : [],
    canonical: isHtml ? canonicalOf(html) : undefined,
    alternates: isHtml ? alternatesOf(html) : {},
    alternateCount: html.match(/<link rel="alternate" hreflang=/gu)?.length ?? 0,
    isNoindex: /<meta name="robots" content="[^"]*noindex/u.test(html),
    lang,
    dir,
  };
}

function linksOf(html: string, base: string): string[] {
  const matches = [
    ...html.matchAll(/<(?:a|link)\b[^>]*?\shref="([^"]+)"/gu),
    ...html.matchAll(/<meta property="og:image" content="([^"]+)"/gu),
    ...html.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/gu),
  ];
  const urls = matches.flatMap(([, href = '']) => {
    const url = new URL(href.replaceAll('&amp;', '&'), base);
    url.hash = '';
    return url.protocol === 'https:' ? [url.href] : [];
  });
  return [...new Set(urls)];
}
