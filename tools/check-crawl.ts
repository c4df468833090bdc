/** Crawls all career domains of a running service like a search engine, and reports what it finds wrong. */
import { settleCareerOrigins } from '#lib/career-origin.ts';
import { parseArgs } from 'node:util';
import { crawl, kindOf } from './check-crawl/crawl.ts';
import type { Crawl } from './check-crawl/crawl.ts';
import { openFetch } from './check-crawl/fetch.ts';
import { readPage } from './check-crawl/page.ts';
import type { CrawledPage } from './check-crawl/page.ts';
import { BASE_URL } from './local/address.ts';
import { domains } from './seed/domains.ts';

/** Findings of one sort that are printed. */
const PRINTED_MAX = 10;
/** Kinds of addresses with a query that a domain has at most: each filter alone, with the others, and with pages. */
const KINDS_MAX = 400;

const HELP = `npm run check:crawl -- [--base URL] [--only HOSTNAME]

Crawls the 17 career sites of a running and seeded service (default ${BASE_URL}) from their home pages and sitemaps. Every address
without a query is followed, and a few of each kind with one. Each must answer 200, or lead to a 200 in one redirect. No two
pages for search engines have the same title, alternates list each other, the sitemap has the indexable pages, and
parameters do not multiply. The structured data of each page can be read and has what its type asks for.`;

const { values: options } = parseArgs({
  options: {
    base: { type: 'string', default: BASE_URL },
    only: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}

settleCareerOrigins(options.base);
const fetch = openFetch(new URL(options.base));
const findings = new Map<string, string[]>();
const crawled = new Map<string, CrawledPage>();
const startedAt = performance.now();
let pages = 0;
/** How many things of each type the structured data has. */
const things = new Map<string, number>();

function report(sort: string, text: string): void {
  findings.set(sort, [...(findings.get(sort) ?? []), text]);
}

const sites = domains.filter(
  ({ isTest, hostname }) => !isTest && (options.only ?? hostname) === hostname,
);
const crawls: Crawl[] = [];
for (const { hostname } of sites) {
  const found = await crawl(fetch, hostname);
  crawls.push(found);
  pages += found.pages.size;
  for (const [url, page] of found.pages) crawled.set(url, page);
  const filtered = [...found.kinds.keys()].filter((kind) => kind.includes('?'));
  const indexable = [...found.pages].filter(([url, page]) => isIndexable(url, page)).length;
  console.log(
    `${hostname}: ${found.pages.size} pages, ${indexable} indexable, ${found.listed.size} in sitemaps, ${filtered.length} kinds of queries`,
  );
  if (filtered.length > KINDS_MAX)
    report('parameters multiply', `${hostname}: ${filtered.length} kinds`);
}
for (const found of crawls) {
  await checkStatuses(found);
  checkTitles(found);
  checkSitemap(found);
  checkQueries(found);
  checkStructuredData(found);
}
await checkAlternates();
for (const [sort, texts] of findings) {
  console.log(`\n${sort}: ${texts.length}`);
  for (const text of texts.slice(0, PRINTED_MAX)) console.log(`  ${text}`);
}
const types = [...things].map(([type, n]) => `${n} ${type}`).join(', ');
console.log(`\nstructured data: ${types}`);
const seconds = Math.round((performance.now() - startedAt) / 1000);
const count = [...findings.values()].flat().length;
console.log(`\n${pages} pages of ${crawls.length} sites in ${seconds} s, ${count} findings`);
process.exitCode = count === 0 ? 0 : 1;

function isIndexable(url: string, page: CrawledPage): boolean {
  return page.status === 200 && page.isHtml && !page.isNoindex && page.canonical === url;
}

/** A page that was crawled, or is fetched now: those of other domains, and targets of redirects. */
async function pageAt(url: string): Promise<CrawledPage> {
  const page = crawled.get(url) ?? readPage(url, await fetch(url));
  crawled.set(url, page);
  return page;
}

async function checkStatuses({ pages: found, linkedFrom }: Crawl): Promise<void> {
  for (const [url, { status, location }] of found) {
    if (status === 200) continue;
    const from = `${url} (from ${linkedFrom.get(url)})`;
    const target = location === undefined ? null : await pageAt(location);
    if (target === null) report(`status ${status}`, from);
    else if (target.status !== 200)
      report('redirects that lead to no page', `${from} to ${location}`);
  }
}

function checkTitles({ pages: found, hostname }: Crawl): void {
  const titles = new Map<string, string>();
  for (const [url, page] of found) {
    if (!isIndexable(url, page)) continue;
    const other = titles.get(page.title);
    if (page.title === '') report('no title', url);
    else if (other !== undefined)
      report('the same title', `${hostname}: ${page.title}: ${other} and ${url}`);
    titles.set(page.title, url);
  }
}

function checkSitemap({ pages: found, listed }: Crawl): void {
  for (const [url, page] of found) {
    const isListed = listed.has(url);
    if (isIndexable(url, page) && !isListed) report('indexable and in no sitemap', url);
    if (page.isHtml && isListed && !isIndexable(url, page))
      report('in a sitemap and not indexable', url);
  }
}

/** What is filtered or searched is another view of a page that search engines know, or for no search engine. */
function checkQueries({ pages: found, linkedFrom }: Crawl): void {
  for (const [url, page] of found) {
    const { search } = new URL(url);
    if (search === '' || !page.isHtml || page.status !== 200 || page.isNoindex) continue;
    const isClean = page.canonical !== undefined && new URL(page.canonical).search === '';
    if (!isClean)
      report('a query for search engines', `${kindOf(url)} ${url} (from ${linkedFrom.get(url)})`);
  }
}

function checkStructuredData({ pages: found }: Crawl): void {
  for (const [url, { dataErrors, dataTypes }] of found) {
    for (const type of dataTypes) things.set(type, (things.get(type) ?? 0) + 1);
    for (const error of new Set(dataErrors)) report('structured data', `${url}: ${error}`);
  }
}

async function checkAlternates(): Promise<void> {
  for (const [url, { alternates, status }] of crawled) {
    const named = Object.entries(alternates);
    if (named.length === 0 || status !== 200) continue;
    if (!named.some(([, sibling]) => sibling === url))
      report('alternates without the page itself', url);
    for (const [language, sibling] of named) {
      const other = await pageAt(sibling);
      if (other.status !== 200)
        report('alternates that are no page', `${url}: ${language} ${sibling}`);
      else if (!Object.values(other.alternates).includes(url))
        report('alternates that do not link back', `${url}: ${language} ${sibling}`);
    }
  }
}
