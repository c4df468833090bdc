/** The feeds, sitemaps and images of the career domains over HTTP (locations, "Pages"). */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { XMLValidator } from 'fast-xml-parser';
import { DAY_MS } from '#lib/time.ts';
import { fresh, visit } from '../support/call.ts';
import { open, openDomains, publicDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import { parseXml, sitemapsOf, urlsOf } from '../support/feeds.ts';
import { setLogo } from '../support/uploads.ts';

const HOST = 'karriere-alpen.example';
const TEST_HOST = 'test-a.example';
const SWISS = 756;

const city = `Feedstadt ${crypto.randomUUID().slice(0, 8)}`;
const cityPath = `/ch/${city.toLowerCase().replaceAll(' ', '-')}`;
const hostile = `Bäcker ]]> <i>"&'</i> ${crypto.randomUUID()}`;
let hashId: string;
let publishedAt: string;

beforeAll(async () => {
  await openDomains();
  const acme = await openCompany({ domain: HOST, name: 'Bäckerei & Söhne' });
  await setLogo(acme);
  const office = await acme.openOffice({ country_id: SWISS, city });
  const job = await acme.postJob({
    title: hostile,
    status: 'Live',
    office_id: office.id,
    description: '<p>Brot &amp; Brötchen ]]&gt;</p>',
    tasks: '<ul><li>kneten</li></ul>',
    category_id: 11,
    workplace: 'Hybrid',
    employment_types: [1],
    skills: ['Teig'],
    min_salary: 5000,
    max_salary: 6000,
    currency: 'CHF',
    rate_salary: 'monthly',
  });
  hashId = job.hash_id;
  publishedAt = job.published_at ?? '';
  for (const title of ['Konditor', 'Müller']) {
    await acme.postJob({ title, status: 'Live', office_id: office.id });
  }
}, 60_000);

const jobUrl = () => `https://${HOST}/jobs/${hashId}`;

describe('GET /robots.txt', () => {
  test('allows robots, and names the sitemap of the domain', async () => {
    for (const { hostname } of publicDomains) {
      const { status, html, headers } = await open(hostname, '/robots.txt');
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(html).toContain('User-agent: *\nAllow: /\n');
      expect(html).toContain(`\nSitemap: https://${hostname}/sitemap.xml\n`);
    }
  });

  test('disallows no page that says noindex, which robots could not read then', async () => {
    for (const host of [HOST, TEST_HOST]) {
      const { html } = await open(host, '/robots.txt');
      const disallowed = [...html.matchAll(/^Disallow: (.+)$/gmu)].map(([, path = '']) => path);
      const paths = ['/saved', '/alerts', '/nowhere'];
      for (const path of host === HOST ? [...paths, `/jobs/${hashId}/apply`] : paths) {
        const page = await open(host, path);
        expect(page.html, `${host}${path}`).toContain('noindex');
        expect(disallowed.filter((start) => path.startsWith(start))).toEqual([]);
      }
    }
  });

  test('allows everything on a test domain, so that robots read its noindex, and names no sitemap', async () => {
    const { html, headers } = await open(TEST_HOST, '/robots.txt');
    expect(html).toBe('User-agent: *\nAllow: /\n');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect((await open(TEST_HOST, '/sitemap.xml')).status).toBe(404);
    expect((await open(TEST_HOST, '/sitemaps/pages.xml')).status).toBe(404);
  });
});

describe('GET /sitemap.xml', () => {
  test('lists all sitemaps, which list the job, its city and its country', async () => {
    const urls = new Map<string, string | undefined>();
    const index = sitemapsOf((await open(HOST, fresh('/sitemap.xml'))).html);
    for (const { loc } of index) {
      const { status, html } = await open(HOST, fresh(new URL(loc).pathname));
      expect(status, loc).toBe(200);
      for (const entry of urlsOf(html)) urls.set(entry.loc, entry.lastmod);
    }
    expect([...urls.keys()]).toEqual(
      expect.arrayContaining([
        `https://${HOST}/`,
        `https://${HOST}/ch`,
        `https://${HOST}${cityPath}`,
        jobUrl(),
      ]),
    );
    expect(new Date(urls.get(jobUrl()) ?? '').getTime()).toBeGreaterThanOrEqual(
      Math.trunc(new Date(publishedAt).getTime()),
    );
  });

  test('has one sitemap for the jobs of many days, in which each stays', async () => {
    const nameJobs = async () =>
      sitemapsOf((await open(HOST, fresh('/sitemap.xml'))).html)
        .map(({ loc }) => new URL(loc).pathname)
        .filter((path) => path.startsWith('/sitemaps/jobs-'));
    const acme = await openCompany({ domain: HOST });
    const posted: string[] = [];
    for (let days = 1; days <= 8; days++) {
      const { hash_id: hash } = await acme.postJob({ status: 'Live' });
      await env.DB.prepare('update jobs set published_at = published_at - ? where hash_id = ?')
        .bind(days * 4 * DAY_MS, hash)
        .run();
      posted.push(`https://${HOST}/jobs/${hash}`);
    }
    const names = await nameJobs();
    // The visible 35 days lie in one or two blocks of 64.
    expect(names.length).toBeLessThanOrEqual(2);
    const listed: string[] = [];
    for (const name of names) {
      listed.push(...urlsOf((await open(HOST, fresh(name))).html).map(({ loc }) => loc));
    }
    expect(listed).toEqual(expect.arrayContaining(posted));
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('has a later lastmod after the job has changed', async () => {
    const path = `/sitemaps/jobs-${publishedAt.slice(0, 10)}-1-1.xml`;
    const stated = async () =>
      urlsOf((await open(HOST, fresh(path))).html).find(({ loc }) => loc === jobUrl())?.lastmod;
    const before = await stated();
    await env.DB.prepare('update jobs set updated_at = updated_at + 5000 where hash_id = ?')
      .bind(hashId)
      .run();
    expect(Date.parse((await stated()) ?? '') - Date.parse(before ?? '')).toBe(5000);
  });

  test.each([
    '/sitemaps/jobs-2020-01-01-1-1.xml',
    '/sitemaps/jobs-2020-01-01-1.xml',
    '/sitemaps/cities-us-1.xml',
    '/sitemaps/none.xml',
    '/sitemaps/cities-ch-99.xml',
  ])('answers 404 for %s', async (path) => {
    expect((await open(HOST, path)).status).toBe(404);
  });
});

describe('GET /feed.xml', () => {
  test('of a city has its jobs with their texts, newest first', async () => {
    const { html, headers } = await open(HOST, fresh(`${cityPath}/feed.xml`));
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const { channel } = parseXml(html).rss;
    expect(channel.title).toContain(city);
    expect(channel.link).toBe(`https://${HOST}${cityPath}`);
    expect(channel['atom:link']['@_href']).toBe(`https://${HOST}${cityPath}/feed.xml`);
    const titles = channel.item.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(['Müller', 'Konditor', hostile]);
    expect(channel.item[2]).toMatchObject({
      link: jobUrl(),
      'dc:creator': 'Bäckerei & Söhne',
      'content:encoded': expect.stringContaining('<li>kneten</li>'),
    });
  });

  test('of the site and of a country has the same job', async () => {
    for (const path of ['/feed.xml', '/ch/feed.xml']) {
      const { channel } = parseXml((await open(HOST, fresh(path))).html).rss;
      expect(channel.item.map(({ link }: { link: string }) => link)).toContain(jobUrl());
    }
  });

  test.each(['/fr/feed.xml', '/xx/feed.json', '/ch/nowhere-at-all/feed.xml', '/ch/feed.atom'])(
    'answers 404 for %s',
    async (path) => {
      expect((await open(HOST, path)).status).toBe(404);
    },
  );
});

test('GET /feed.json of a city has the same jobs', async () => {
  const { html, headers } = await open(HOST, fresh(`${cityPath}/feed.json`));
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  const feed = JSON.parse(html);
  expect(feed).toMatchObject({ home_page_url: `https://${HOST}${cityPath}`, language: 'de-CH' });
  expect(feed.items.map(({ title }: { title: string }) => title)).toEqual([
    'Müller',
    'Konditor',
    hostile,
  ]);
  expect(feed.items[2]).toMatchObject({ id: jobUrl(), tags: expect.arrayContaining(['Teig']) });
});

describe('GET /jobs.xml', () => {
  test('has all jobs of the site', async () => {
    const { source } = parseXml((await open(HOST, fresh('/jobs.xml'))).html);
    const found = source.job.find(
      (job: { referencenumber: string }) => job.referencenumber === hashId,
    );
    expect(found).toMatchObject({
      title: hostile,
      url: jobUrl(),
      company: 'Bäckerei & Söhne',
      city,
      country: 'CH',
      jobtype: 'fulltime',
      remotetype: 'Hybrid remote',
    });
    expect(found.salary).toContain('CHF');
  });
});

test('GET /llms.txt lists the countries with jobs of each domain', async () => {
  const { html } = await open(HOST, fresh('/llms.txt'));
  expect(html).toMatch(new RegExp(`^# Karriere Alpen\\n`, 'u'));
  expect(html).toContain(`(https://${HOST}/ch): `);
});

describe('the images', () => {
  test('of each domain differ', async () => {
    const seen = new Set<string>();
    for (const { hostname } of publicDomains) {
      for (const path of [`/og/${hostname}.png`, '/icon.png', '/favicon.ico']) {
        const response = await visit(hostname, path);
        expect(response.status, `${hostname}${path}`).toBe(200);
        expect(response.headers.get('content-type')).toBe('image/png');
        expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
        expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500);
      }
      const photo = await visit(hostname, `/og/${hostname}.jpg`);
      expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      await photo.body?.cancel();
      const { html, headers } = await open(hostname, '/icon.svg');
      expect(headers.get('content-type')).toBe('image/svg+xml');
      expect(XMLValidator.validate(html)).toBe(true);
      seen.add(html);
    }
    expect(seen.size).toBe(publicDomains.length);
  });

  test('of countries are on every domain, and nothing else of that folder is', async () => {
    const { html, headers } = await open(HOST, '/maps/de.svg');
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    expect(XMLValidator.validate(html)).toBe(true);
    for (const name of ['xx.svg', 'de.png', '..%2Fog%2Fdefault.png']) {
      expect((await visit(HOST, `/maps/${name}`)).status, name).toBe(404);
    }
  });

  test('of another domain answer 404', async () => {
    expect((await visit(HOST, '/og/careers-us.example.png')).status).toBe(404);
    expect((await visit(HOST, '/og/default.png')).status).toBe(404);
  });
});

describe('the cache headers', () => {
  test.each([
    '/robots.txt',
    '/sitemap.xml',
    '/feed.xml',
    '/feed.json',
    '/jobs.xml',
    '/llms.txt',
    '/icon.svg',
  ])('of %s allow a minute, and its ETag answers 304', async (path) => {
    const [first, other] = [await visit(HOST, path), await visit('careers-us.example', path)];
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await first.text()).not.toBe(await other.text());
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const again = await visit(HOST, path, headers);
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await visit(HOST, path, {}, 'HEAD')).status).toBe(200);
  });
});
