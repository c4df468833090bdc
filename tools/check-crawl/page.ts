/** Reads what a crawler needs of a page. */
import { errorsOf, thingsIn } from './structured-data.ts';

export type CrawledPage = {
  status: number;
  /** Where it redirects to. */
  location: string | undefined;
  isHtml: boolean;
  title: string;
  isNoindex: boolean;
  canonical: string | undefined;
  /** hreflang to URL. */
  alternates: Record<string, string>;
  /** Of links, forms, feeds and pictures; absolute, without fragments. */
  links: string[];
  /** What is wrong with the structured data, and of which types it has how many things. */
  dataErrors: string[];
  dataTypes: string[];
};

export type Answer = { status: number; headers: Record<string, string | undefined>; body: string };

export function readPage(url: string, { status, headers, body }: Answer): CrawledPage {
  const isHtml = headers['content-type']?.startsWith('text/html') === true;
  const html = isHtml ? body.replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/gu, '') : '';
  const things = isHtml ? thingsIn(body) : [];
  const tags = [...html.matchAll(/<(?:a|link|img|form|iframe|meta)\b[^>]*>/gu)].map(([tag]) => tag);
  const robots = tags.find((tag) => attribute(tag, 'name') === 'robots');
  const ofHead = tags.filter((tag) => tag.startsWith('<link'));
  const languages = ofHead.filter((tag) => attribute(tag, 'hreflang') !== undefined);
  const canonical = ofHead.find((tag) => attribute(tag, 'rel') === 'canonical');
  return {
    status,
    location: headers['location'] && new URL(headers['location'], url).href,
    isHtml,
    title: decode(/<title>([^<]*)<\/title>/u.exec(html)?.[1] ?? ''),
    isNoindex:
      /noindex/u.test(headers['x-robots-tag'] ?? '') ||
      /noindex/u.test(attribute(robots ?? '', 'content') ?? ''),
    canonical: canonical && attribute(canonical, 'href'),
    alternates: Object.fromEntries(
      languages.map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')]),
    ),
    links: linksIn(url, tags),
    dataErrors: things.flatMap(errorsOf),
    dataTypes: things.map((thing) => String(thing?.['@type'])),
  };
}

function linksIn(url: string, tags: readonly string[]): string[] {
  const found = tags.flatMap((tag) => {
    const isPost = tag.startsWith('<form') && attribute(tag, 'method') === 'post';
    const target = attribute(tag, 'href') ?? attribute(tag, 'src') ?? attribute(tag, 'action');
    return isPost || target === undefined || !URL.canParse(target, url)
      ? []
      : [new URL(target, url)];
  });
  const pages = found.filter(({ protocol }) => protocol.startsWith('http'));
  return [...new Set(pages.map((link) => link.href.replace(/#.*$/u, '')))];
}

/** The addresses in a sitemap or in the index of sitemaps. */
export function addressesIn(xml: string): string[] {
  return Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/gu), ([, url = '']) => decode(url));
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
}

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function decode(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/gu, (name) => characters[name] ?? name);
}
