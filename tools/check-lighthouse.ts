/** Runs Lighthouse on the career sites: home, city, job, company and application form of each domain. */
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { BASE_URL } from './local/address.ts';
import { freePort } from './local/free-port.ts';
import { domains } from './seed/domains.ts';
import { countOf } from '../packages/operator/tools/operator/durations.ts';

const HELP = `npm run check:lighthouse -- --lighthouse FOLDER [--base URL] [--only HOSTNAME] [--tries N]

Runs Lighthouse as a phone on a running and seeded service (default ${BASE_URL}) in Debian's chromium. Lighthouse is no
dependency of this project. Install it anywhere, and name that folder: npm install --prefix FOLDER lighthouse
A page is tried again, 3 times at most, where its speed alone is below 100: other work on the machine slows it down.`;

const { values: options } = parseArgs({
  options: {
    lighthouse: { type: 'string' },
    base: { type: 'string', default: BASE_URL },
    only: { type: 'string' },
    tries: { type: 'string', default: '3' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** In the order of the scores. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** From a page, the first link of each kind is followed. */
const links = [
  ['country', 'home', /^\/[a-z]{2}$/u],
  ['city', 'country', /^\/[a-z]{2}\/[^/]+$/u],
  ['job', 'city', /^\/jobs\/[^/]+$/u],
  ['company', 'job', /^\/companies\/[^/]+$/u],
  ['apply', 'job', /^\/jobs\/[^/]+\/apply$/u],
] as const;
/** Search engines index the job and not its form, which Lighthouse counts against the form. */
const NOT_INDEXED = 'apply';
/** It leads to the others only. */
const NOT_MEASURED = 'country';

type Audit = { id: string; score: number | null; displayValue?: string };
type Result = {
  audits: Record<string, Audit>;
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>;

if (options.help || options.lighthouse === undefined) {
  console.log(HELP);
  process.exit(options.help ? 0 : 2);
}
const { resolve: find } = createRequire(join(resolve(options.lighthouse), 'package.json'));
const { default: lighthouse }: { default: Lighthouse } = await import(
  pathToFileURL(find('lighthouse')).href
);

const port = await freePort();
const browser = await openBrowser([`--remote-debugging-port=${port}`]);
const page = await browser.newPage();
let failures = 0;
for (const { hostname, isTest } of domains) {
  if (isTest || (options.only !== undefined && options.only !== hostname)) continue;
  for (const [name, url] of await pagesOf(page, hostname)) {
    if (name !== NOT_MEASURED) failures += (await isPerfect(name, url)) ? 0 : 1;
  }
}
await browser.close();
console.log(`${failures} pages below 100`);
process.exitCode = failures > 0 ? 1 : 0;

/** The address of each kind of page, by its name. */
async function pagesOf(tab: Page, hostname: string): Promise<Map<string, string>> {
  const origin = new URL(options.base);
  origin.hostname = hostname.replace(/\.example$/u, '.localhost');
  const pages = new Map([['home', origin.href]]);
  for (const [name, from, pattern] of links) {
    await tab.goto(pages.get(from) ?? origin.href);
    const paths = await tab.evaluate<string[]>(
      `[...document.querySelectorAll('main a')].map((link) => link.pathname)`,
    );
    const path = paths.find((one) => pattern.test(one));
    if (path !== undefined) pages.set(name, new URL(path, origin).href);
  }
  return pages;
}

async function isPerfect(name: string, url: string): Promise<boolean> {
  let best: Result | null = null;
  for (let left = countOf('tries', options.tries, 100); left > 0; left--) {
    const answer = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      skipAudits: name === NOT_INDEXED ? ['is-crawlable'] : [],
    });
    if (!answer) break;
    if (!best || speedOf(answer.lhr) > speedOf(best)) best = answer.lhr;
    if (speedOf(best) === 1) break;
  }
  const scores = CATEGORIES.map((id) => Math.round((best?.categories[id]?.score ?? 0) * 100));
  console.log(`${scores.join(' ')}  ${name}  ${url}`);
  for (const { id, displayValue = '' } of best ? faultsOf(best) : []) {
    console.log(`    ${id} ${displayValue}`);
  }
  return scores.every((score) => score === 100);
}

function speedOf({ categories }: Result): number {
  return categories['performance']?.score ?? 0;
}

/** Audits that cost points. */
function faultsOf({ audits, categories }: Result): Audit[] {
  const below = Object.values(categories).filter(({ score }) => score < 1);
  return below
    .flatMap(({ auditRefs }) => auditRefs)
    .flatMap(({ id, weight }) => (weight > 0 ? (audits[id] ?? []) : []))
    .filter(({ score }) => score !== null && score < 1);
}
