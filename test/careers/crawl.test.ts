/** Crawls all 17 sites like a search engine: from link to link starting at the home page, and by sitemap. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { directionOf } from '#lib/language.ts';
import { countryByIso2 } from '#lib/countries.ts';
import { DAY_MS } from '#lib/time.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { open, openDomains, publicDomains, structuredData } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import { openCrawler } from '../support/crawler.ts';
import type { CrawledPage } from '../support/crawler.ts';
import { sitemapsOf, urlsOf } from '../support/feeds.ts';

/** Answers and the surroundings of lists are each cached for a second. */
const SETTLED_MS = 2100;
/** Pages per site: other tests have jobs there, too. */
const LINKS_MAX = 600;
/** Enough jobs for a second page of a list. */
const TWO_PAGES = 13;

const tag = crypto.randomUUID().slice(0, 8);
const shared = {
  ch: ['karriere-alpen.example', 'emplois-fr.example', 'lavoro-it.example'],
  ca: ['careers-ca.example', 'carrieres-ca.example'],
};
const crawler = openCrawler();
const startedAt = Date.now();
/** The places and public jobs of this test on each site. */
const places = new Map<string, string[]>();
const jobs = new Map<string, string[]>();
let over: { host: string; closed: Job; old: Job; unlisted: Job; pending: Job };

const cityOf = (iso2: string) => `Crawl ${iso2} ${tag}`;
const pathOf = (iso2: string) => `/${iso2}/crawl-${iso2}-${tag}`;

async function postJobs(host: string, iso2: string, count: number) {
  const acme = await openCompany({ domain: host });
  const office = await acme.openOffice({
    country_id: countryByIso2(iso2)?.id,
    city: cityOf(iso2),
  });
  const wanted = { status: 'Live', office_id: office.id, title: `Crawler ${tag}` };
  const posted: Job[] = [];
  for (let at = 0; at < count; at++) posted.push(await acme.postJob(wanted));
  places.set(host, [...(places.get(host) ?? []), pathOf(iso2)]);
  jobs.set(host, [...(jobs.get(host) ?? []), ...posted.map((job) => `/jobs/${job.hash_id}`)]);
  return { acme, wanted };
}

const change = (sql: string, job: Job) => env.DB.prepare(sql).bind(job.hash_id).run();

beforeAll(async () => {
  await openDomains();
  for (const [iso2, hosts] of Object.entries(shared)) {
    for (const host of hosts) await postJobs(host, iso2, 1);
  }
  for (const { hostname, countries } of publicDomains) {
    const [first] = countries;
    const iso2 = first?.toLowerCase() ?? '';
    if (!(iso2 in shared))
      await postJobs(hostname, iso2, hostname === 'karriere-de.example' ? TWO_PAGES : 2);
  }
  const host = 'praca-pl.example';
  const { acme, wanted } = await postJobs(host, 'pl', 1);
  const [closed, old, unlisted, pending] = [
    await acme.postJob(wanted),
    await acme.postJob(wanted),
    await acme.postJob(wanted),
    await acme.postJob(wanted),
  ];
  await acme.recruiter('POST', `/api/jobs/update-status/${closed.id}`, { status: 'Closed' });
  await change(`update jobs set published_at = ${Date.now() - 36 * DAY_MS} where hash_id = ?`, old);
  await change(`update jobs set status_by_admin = 'rejected' where hash_id = ?`, unlisted);
  await change(`update jobs set status_by_admin = 'pending' where hash_id = ?`, pending);
  over = { host, closed, old, unlisted, pending };
  await new Promise((resolve) => {
    setTimeout(resolve, SETTLED_MS);
  });
}, 120_000);

/** Every page reached from the home page. Follows the links of the home page, of country pages, and of pages of this test. */
async function crawl(host: string): Promise<CrawledPage[]> {
  const origin = `https://${host}`;
  const ours = new Set([...(places.get(host) ?? []), ...(jobs.get(host) ?? [])]);
  const found = new Map<string, CrawledPage>();
  const queue = [`${origin}/`];
  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    if (found.has(url)) continue;
    const { hostname, pathname, search } = new URL(url);
    const page = await crawler.fetch(url);
    found.set(url, page);
    expect(found.size, `${host} has more links than are followed`).toBeLessThan(LINKS_MAX);
    const isCountry = /^\/(?:[a-z]{2})?$/u.test(pathname) && search === '';
    if (hostname !== host || !(isCountry || ours.has(pathname))) continue;
    const hostnames = new Set(publicDomains.map((domain) => domain.hostname));
    queue.push(...page.links.filter((link) => hostnames.has(new URL(link).hostname)));
  }
  return [...found.values()];
}

const isHtml = (page: CrawledPage) => page.type.startsWith('text/html');
const isIndexable = (page: CrawledPage) =>
  page.status === 200 && isHtml(page) && !page.isNoindex && page.canonical === page.url;

async function sitemapOf(host: string): Promise<Map<string, string | undefined>> {
  const urls = new Map<string, string | undefined>();
  for (const { loc } of sitemapsOf((await open(host, '/sitemap.xml')).html)) {
    const { pathname, hostname } = new URL(loc);
    expect(hostname).toBe(host);
    const { status, html } = await open(host, pathname);
    expect(status, loc).toBe(200);
    for (const entry of urlsOf(html)) {
      expect(urls.has(entry.loc), `${entry.loc} twice`).toBe(false);
      urls.set(entry.loc, entry.lastmod);
    }
  }
  return urls;
}

describe.each(publicDomains.map(({ hostname, language }) => ({ host: hostname, language })))(
  '$host',
  { timeout: 120_000 },
  ({ host, language }) => {
    const origin = `https://${host}`;

    test('has no broken links, and links to all pages of this test', async () => {
      const pages = await crawl(host);
      const broken = pages.filter(({ status }) => status !== 200);
      expect(broken.map(({ url, status }) => `${status} ${url}`)).toEqual([]);
      const reached = new Set(pages.map(({ url }) => url));
      for (const path of places.get(host) ?? []) expect(reached).toContain(`${origin}${path}`);
      for (const path of jobs.get(host) ?? []) expect(reached).toContain(`${origin}${path}`);
      expect(places.get(host)?.length).toBeGreaterThan(0);
    });

    test('declares its language, and a canonical page in the same language', async () => {
      const pages = (await crawl(host)).filter(
        (page) => isHtml(page) && page.url.startsWith(origin),
      );
      for (const page of pages) {
        expect([page.lang, page.dir], page.url).toEqual([language, directionOf(language)]);
        if (page.canonical === undefined) {
          expect(page.isNoindex, page.url).toBe(true);
          continue;
        }
        const canonical = await crawler.fetch(page.canonical);
        expect(canonical.status, page.canonical).toBe(200);
        expect(canonical.canonical).toBe(page.canonical);
        expect(new URL(page.canonical).search).toBe('');
      }
    });

    test('has alternates that all link back', async () => {
      for (const page of await crawl(host)) {
        const { alternates, alternateCount, url } = page;
        const named = Object.values(alternates);
        expect(Object.keys(alternates).length, url).toBe(alternateCount);
        if (named.length === 0 || !url.startsWith(origin)) continue;
        expect(named).toContain(url);
        expect(new Set(named).size).toBeGreaterThan(1);
        for (const sibling of named) {
          const other = await crawler.fetch(sibling);
          expect([other.status, other.alternates], `${url} and ${sibling}`).toEqual([
            200,
            alternates,
          ]);
        }
      }
    });

    test('has a sitemap of exactly the indexable pages', async () => {
      const urls = await sitemapOf(host);
      const pages = (await crawl(host)).filter(({ url }) => url.startsWith(`${origin}/`));
      const missing = pages.filter((page) => isIndexable(page) && !urls.has(page.url));
      expect(missing.map(({ url }) => url)).toEqual([]);
      const hidden = pages.filter(
        (page) => isHtml(page) && !isIndexable(page) && urls.has(page.url),
      );
      expect(hidden.map(({ url }) => url)).toEqual([]);
      // Includes pages of other tests, as far as time allows.
      for (const url of [...urls.keys()].slice(0, LINKS_MAX)) {
        const page = await crawler.fetch(url);
        expect([page.status, isIndexable(page)], url).toEqual([200, true]);
      }
      for (const path of [...(places.get(host) ?? []), ...(jobs.get(host) ?? [])]) {
        const changedAt = Date.parse(urls.get(`${origin}${path}`) ?? '');
        expect(changedAt, path).toBeGreaterThanOrEqual(startedAt);
        expect(changedAt, path).toBeLessThanOrEqual(Date.now());
      }
    });
  },
);

describe('domains that share a country', () => {
  const languages = {
    ch: { 'de-CH': 0, 'fr-CH': 1, 'it-CH': 2 },
    ca: { 'en-CA': 0, 'fr-CA': 1 },
  };

  test.each(['ch', 'ca'] as const)('list each other as alternates in %s', async (iso2) => {
    const expected = Object.fromEntries(
      Object.entries(languages[iso2]).map(([language, at]) => [
        language,
        `https://${shared[iso2][at]}${pathOf(iso2)}`,
      ]),
    );
    for (const host of shared[iso2]) {
      const page = await crawler.fetch(`https://${host}${pathOf(iso2)}`);
      expect(page.alternates).toEqual(expected);
    }
  });
});

describe('a list with two pages', () => {
  const url = `https://karriere-de.example${pathOf('de')}`;

  test('has its first page as the canonical URL', async () => {
    const second = await crawler.fetch(`${url}?page=2`);
    expect([second.status, second.canonical, second.isNoindex]).toEqual([200, url, false]);
    expect(second.alternateCount).toBe(0);
    expect((await crawler.fetch(url)).links).toContain(`${url}?page=2`);
  });

  test('has no third page', async () => {
    expect((await crawler.fetch(`${url}?page=3`)).status).toBe(404);
  });
});

describe('a job without a public page', () => {
  test.each(['closed', 'old', 'unlisted'] as const)(
    '(%s) answers 410, is not indexed, and is in no sitemap',
    async (why) => {
      const url = `https://${over.host}/jobs/${over[why].hash_id}`;
      const page = await crawler.fetch(url);
      expect([page.status, page.isNoindex, page.canonical]).toEqual([410, true, undefined]);
      expect(JSON.stringify(structuredData(page.html))).not.toContain('JobPosting');
      expect((await sitemapOf(over.host)).has(url)).toBe(false);
    },
  );

  test('answers 404 while it waits for approval', async () => {
    const page = await crawler.fetch(`https://${over.host}/jobs/${over.pending.hash_id}`);
    expect([page.status, page.isNoindex]).toEqual([404, true]);
  });
});

test('a job redirects to its own domain from all others', async () => {
  const [host = ''] = shared.ch;
  const [path = ''] = jobs.get(host) ?? [];
  for (const { hostname } of publicDomains.filter((domain) => domain.hostname !== host)) {
    const page = await crawler.fetch(`https://${hostname}${path}`);
    expect([page.status, page.location], hostname).toEqual([301, `https://${host}${path}`]);
  }
});
