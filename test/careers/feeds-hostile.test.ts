/** Feeds and sitemaps with hostile job texts: well-formed, complete, and of one site only (contract 4.7). */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { DAY_MS } from '#lib/time.ts';
import { fresh, visit } from '../support/call.ts';
import { open, openDomains, publicDomains } from '../support/career-domains.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { callWatched } from '../support/d1.ts';

const SWISS = 756;
const HOST = 'karriere-alpen.example';
const SIBLING = 'emplois-fr.example';

/** Ends a CDATA section, opens an element, and has characters that XML does not allow. */
const HOSTILE = ']]><job>&amp; "x" \u0001\u0008\u001B\uFFFE\uFFFF 😀';
/** The same text without control characters, as a reader must see it. */
const READ = ']]><job>&amp; "x"';

const city = `Feldstadt ${crypto.randomUUID().slice(0, 8)}`;
const folder = `/ch/${city.toLowerCase().replace(' ', '-')}`;
let acme: Company;
let job: Job;
let closed: Job;

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['item', 'job', 'url', 'sitemap'].includes(name),
});

/** Fails unless the file is well-formed XML with an XML media type. */
async function xml(host: string, path: string) {
  const { status, html, headers } = await open(host, path);
  expect(status, path).toBe(200);
  expect(headers.get('content-type'), path).toMatch(/xml/u);
  expect(XMLValidator.validate(html), `${host}${path}`).toBe(true);
  expect(html.replaceAll(/[\t\n\r]/gu, '')).not.toMatch(/[\p{Cc}\uFFFE\uFFFF]/u);
  return { text: html, read: parser.parse(html) };
}

/** The URLs in all sitemaps of a site. */
async function sitemapUrls(host: string): Promise<Map<string, string | undefined>> {
  const { read: index } = await xml(host, fresh('/sitemap.xml'));
  const found = new Map<string, string | undefined>();
  for (const { loc } of index.sitemapindex.sitemap) {
    const part = new URL(loc);
    expect(part.hostname).toBe(host);
    const { read } = await xml(host, fresh(part.pathname));
    expect(read.urlset.url.length, loc).toBeGreaterThan(0);
    for (const entry of read.urlset.url) {
      expect(found.has(entry.loc), `${entry.loc} twice`).toBe(false);
      found.set(entry.loc, entry.lastmod);
    }
  }
  return found;
}

beforeAll(async () => {
  await openDomains();
  acme = await openCompany({ domain: HOST, name: `Acme ${HOSTILE}` });
  const office = await acme.openOffice({ country_id: SWISS, city });
  const wanted = { status: 'Live', office_id: office.id };
  job = await acme.postJob({
    ...wanted,
    title: 'Baker',
    description: '<p>Bake ]]&gt; &amp; &lt;b&gt;</p>',
  });
  // Rows from before control characters were refused.
  await env.DB.batch([
    env.DB.prepare('update jobs set title = ? where id = ?').bind(`Baker ${HOSTILE}`, job.id),
    env.DB.prepare(
      "update job_texts set description = replace(description, '</p>', char(2) || '</p>') where job_id = ?",
    ).bind(job.id),
  ]);
  closed = await acme.postJob({ ...wanted, title: 'Miller' });
  await acme.recruiter('POST', `/api/jobs/update-status/${closed.id}`, { status: 'Closed' });
}, 60_000);

describe('GET /feed.xml, /{country}/feed.xml, /{country}/{city}/feed.xml', () => {
  test.each([['/feed.xml'], ['/ch/feed.xml'], [`${folder}/feed.xml`]])(
    '%s is RSS 2.0 with the unchanged text of the job',
    async (path) => {
      const { read } = await xml(HOST, fresh(path));
      const { channel } = read.rss;
      expect(read.rss['@_version']).toBe('2.0');
      expect(channel.language).toBe('de-ch');
      expect(channel.item.length).toBeLessThanOrEqual(50);
      if (!path.startsWith(folder)) return;
      expect(channel.item).toHaveLength(1);
      const [item] = channel.item;
      expect(item.link).toBe(`https://${HOST}/jobs/${job.hash_id}`);
      expect(item.title).toContain('Baker ]]');
      expect(Date.parse(item.pubDate)).toBe(
        Math.floor(Date.parse(job.published_at ?? '') / 1000) * 1000,
      );
      expect(item['content:encoded']).toContain('<p>Bake ]]&gt; &amp; &lt;b&gt;');
    },
  );

  test.each(['/xx/feed.xml', '/gb/feed.xml', '/ch/nowhere-at-all/feed.xml', '/ch/feed.json/x'])(
    '%s answers 404 for a place that the site does not have',
    async (path) => {
      expect((await open(HOST, fresh(path))).status).toBe(404);
    },
  );
});

describe('GET /feed.json of a place', () => {
  test('is JSON Feed 1.1 with the same jobs', async () => {
    const { html, headers } = await open(HOST, fresh(`${folder}/feed.json`));
    expect(headers.get('content-type')).toMatch(/^application\/json/u);
    const feed = JSON.parse(html);
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `https://${HOST}${folder}`,
      feed_url: `https://${HOST}${folder}/feed.json`,
      language: 'de-CH',
      items: [{ url: `https://${HOST}/jobs/${job.hash_id}` }],
    });
    expect(feed.items).toHaveLength(1);
    expect(feed.items[0].title).toContain(READ);
  });
});

describe('GET /jobs.xml', () => {
  test('lists each public job once, and no closed job', async () => {
    const { read, text } = await xml(HOST, fresh('/jobs.xml'));
    const ours = read.source.job.filter(
      ({ referencenumber }: { referencenumber: string }) => referencenumber === job.hash_id,
    );
    expect(ours).toHaveLength(1);
    expect(ours[0]).toMatchObject({ country: 'CH', city });
    expect(ours[0].title).toContain(READ);
    expect(ours[0].company).toContain(READ);
    expect(text).not.toContain(closed.hash_id);
  });

  test.each([
    'page=2',
    'max=0',
    'max=x',
    'max=-1',
    'max=1e3',
    'max=251',
    'after=%2F',
    'company=acme',
    'q=a',
    'company-id=x',
  ])('refuses ?%s in a sentence', async (query) => {
    const { status, html, headers } = await open(HOST, fresh(`/jobs.xml?${query}`));
    expect([status, headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8']);
    expect(html).toContain(query.split('=')[0]);
  });

  test('answers 404 after a job that never was, in few bytes', async () => {
    const { status, html } = await open(HOST, fresh('/jobs.xml?max=2&after=nonesuch'));
    expect([status, html]).toEqual([404, 'There is no such file.\n']);
  });
});

describe('GET /sitemap.xml', () => {
  test('lists the place and its job once, with the time of their last change', async () => {
    const office = await acme.openOffice({ country_id: SWISS, city: `${city} Nord` });
    const own = await acme.postJob({ status: 'Live', office_id: office.id });
    const found = await sitemapUrls(HOST);
    const origin = `https://${HOST}`;
    for (const path of ['/', '/ch', folder, `/jobs/${job.hash_id}`]) {
      expect(Date.parse(found.get(`${origin}${path}`) ?? ''), path).toBeLessThanOrEqual(Date.now());
    }
    expect(found.has(`${origin}/jobs/${closed.hash_id}`)).toBe(false);
    await acme.recruiter('POST', `/api/jobs/update/${own.id}`, { description: '<p>Bake.</p>' });
    const changed = await sitemapUrls(HOST);
    const lastmod = (urls: typeof found) => urls.get(`${origin}/jobs/${own.hash_id}`) ?? '';
    expect(Date.parse(lastmod(changed))).toBeGreaterThan(Date.parse(lastmod(found)));
  });

  test('does not list a place on a domain without jobs there', async () => {
    const found = [...(await sitemapUrls(SIBLING)).keys()];
    expect(found.filter((url) => url.includes(folder) || url.includes(job.hash_id))).toEqual([]);
  });

  test.each(['jobs-0.xml', 'jobs-x.xml', 'cities-xx-1.xml', 'nothing', '..%2fpages.xml'])(
    'answers 404 for /sitemaps/%s',
    async (name) => {
      expect((await open(HOST, fresh(`/sitemaps/${name}`))).status).toBe(404);
    },
  );
});

describe('GET /robots.txt', () => {
  test('names the sitemap of its own domain', async () => {
    for (const { hostname } of publicDomains) {
      const { html, headers } = await open(hostname, '/robots.txt');
      expect(headers.get('content-type')).toMatch(/^text\/plain/u);
      expect(html).toContain(`Sitemap: https://${hostname}/sitemap.xml`);
      expect(html).not.toMatch(/^Disallow: \/$/mu);
    }
  });

  test('names no sitemap on a test domain', async () => {
    const { html } = await open('test-a.example', '/robots.txt');
    expect(html).not.toContain('Sitemap');
  });
});

describe('the same file on two sites', () => {
  test.each(['/robots.txt', '/sitemap.xml', '/feed.xml', '/feed.json', '/jobs.xml', '/llms.txt'])(
    '%s differs, and answers 304 to its ETag',
    async (path) => {
      const uncachedPath = fresh(path);
      const first = await visit(HOST, uncachedPath);
      const other = await visit(SIBLING, uncachedPath);
      const [tag, otherTag] = [first, other].map(({ headers }) => headers.get('etag') ?? '');
      expect(await first.text()).not.toBe(await other.text());
      expect(first.headers.get('cache-control')).toMatch(/^public, max-age=60/u);
      expect(tag).not.toBe(otherTag);
      const revalidated = await visit(HOST, uncachedPath, { 'if-none-match': tag ?? '' });
      expect(revalidated.status).toBe(304);
      const mismatch = await visit(HOST, uncachedPath, { 'if-none-match': otherTag ?? '' });
      expect(mismatch.status).toBe(200);
      await mismatch.text();
    },
  );
});

describe('a place with more jobs than the feed limit', () => {
  test('has the 50 newest jobs in its RSS and JSON feeds, newest first', async () => {
    const full = `Vollstadt ${crypto.randomUUID().slice(0, 8)}`;
    const office = await acme.openOffice({ country_id: SWISS, city: full });
    const posted: string[] = [];
    for (let at = 0; at < 52; at++) {
      const { hash_id: hash } = await acme.postJob({ status: 'Live', office_id: office.id });
      posted.unshift(`https://${HOST}/jobs/${hash}`);
    }
    const place = `/ch/${full.toLowerCase().replace(' ', '-')}`;
    const { read } = await xml(HOST, fresh(`${place}/feed.xml`));
    const links = read.rss.channel.item.map(({ link }: { link: string }) => link);
    expect(links).toEqual(posted.slice(0, 50));
    const { html } = await open(HOST, fresh(`${place}/feed.json`));
    expect(JSON.parse(html).items.map(({ url }: { url: string }) => url)).toEqual(links);
  }, 60_000);
});

describe('a job that is 35 days old, before the cron job has run', () => {
  test('is in no file', async () => {
    const day = new Date(job.published_at ?? '').toISOString().slice(0, 10);
    const files = [`${folder}/feed.xml`, `${folder}/feed.json`, '/jobs.xml'];
    const said = async (path: string) => (await open(HOST, fresh(path))).html;
    for (const path of files) expect(await said(path), path).toContain(job.hash_id);
    setClock(Date.parse(job.published_at ?? '') + 35 * DAY_MS);
    for (const path of [...files, `/sitemaps/jobs-${day}-1-1.xml`, '/sitemaps/cities-ch-1.xml']) {
      const html = await said(path);
      expect(html, path).not.toContain(job.hash_id);
      expect(html, path).not.toContain(`${HOST}${folder}</loc>`);
    }
  });
});

describe('an uncached file', () => {
  const day = new Date().toISOString().slice(0, 10);
  test.each([
    ['/robots.txt', 0],
    ['/llms.txt', 1],
    ['/sitemap.xml', 1],
    ['/sitemaps/pages.xml', 1],
    ['/sitemaps/cities-ch-1.xml', 1],
    [`/sitemaps/jobs-${day}-1-1.xml`, 1],
    [`${folder}/feed.xml`, 1],
    [`${folder}/feed.json`, 1],
    ['/jobs.xml', 1],
  ])('%s takes at most %i D1 round trips', async (path, trips) => {
    // Domains are read once in ten seconds, which may fall on this request.
    await vi.waitFor(
      async () => {
        let count = 0;
        const url = `https://${HOST}${fresh(path)}`;
        const answer = await callWatched(() => (count += 1), 'GET', url);
        await answer.text();
        expect(answer.status).toBe(200);
        expect(count).toBeLessThanOrEqual(trips);
      },
      { timeout: 5000, interval: 100 },
    );
  });
});
