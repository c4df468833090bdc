/** The contents of feeds, sitemaps, robots.txt and icons: well-formed for any text, and within their limits. */
import { createVerify, generateKeyPairSync } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { iconSvg } from '#careers/feeds/icon.ts';
import { jobFeed } from '#careers/feeds/job-feed.ts';
import { jsonFeed } from '#careers/feeds/json-feed.ts';
import { llms } from '#careers/feeds/llms.ts';
import type { FeedJob, PlaceFeed } from '#careers/feeds/props.ts';
import { robots } from '#careers/feeds/robots.ts';
import { rss } from '#careers/feeds/rss.ts';
import { jobBlocks, partCount, parseSitemapName, TEXT_LENGTH_MAX } from '#careers/feeds/rules.ts';
import { toFeedJob } from '#careers/feeds/schemas.ts';
import { sitemapIndex } from '#careers/feeds/sitemap.ts';
import type { ListedJob } from '#careers/locations/rules/filters.ts';
import { signedAssertion } from '#lib/jwt-assertion.ts';
import { hexOf } from '#lib/colour.ts';
import { DAY_MS } from '#lib/time.ts';
import { ICON_SIZE, iconPath } from '#lib/site-icon.ts';
import { cdata, xmlText } from '#lib/xml.ts';
import { domains } from '../../tools/seed/domains.ts';
import { addCareerWords } from '../support/career-words.ts';

addCareerWords();

const hostile = `]]> <b>&"'\u0000\u0008\u000B\u001F\uFFFE\uD800 求人 وظائف 🍞`;
/** The part of the text that XML allows. */
const shown = `]]> <b>&"'\uFFFD 求人 وظائف 🍞`;
const site = {
  name: `Job's & <Co>`,
  hostname: 'careers.example',
  language: 'en-GB',
  hue: 3,
  legal: [],
};
const job: FeedJob = {
  hashId: 'k3jd9bcdfg',
  title: hostile,
  companyName: hostile,
  companySlug: 'acme',
  companyLogo: null,
  cityName: hostile,
  regionName: hostile,
  country: { iso2: 'GB', name: 'United Kingdom' },
  workplace: 'Hybrid',
  employmentTypes: ['Full-time', 'Freelance', 'Contract'],
  pay: { min: 30_000, max: 40_000, currency: 'GBP', period: 'yearly' },
  postedAt: new Date('2026-11-01T10:00:00Z'),
  expiresAt: new Date('2026-12-06T10:00:00Z'),
  changedAt: new Date('2026-11-03T10:00:00Z'),
  skills: ['dough', hostile],
  category: 11,
  description: `<p>${hostile}</p>`,
  tasks: null,
  requirements: '<p>Early rising</p>',
};
const feed: PlaceFeed = { site, country: null, city: null, jobCount: 1, jobs: [job] };
const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });

/** Days since the Unix epoch. */
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

function parsed(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml);
}

describe('XML', () => {
  test('keeps every character that XML allows', () => {
    expect(xmlText(`a\u0000<&>"'b`)).toBe('a&lt;&amp;&gt;&quot;&apos;b');
    expect(cdata('a]]>b\u0001')).toBe('<![CDATA[a]]]]><![CDATA[>b]]>');
  });

  test('is well-formed for any job text', () => {
    const [item] = [parsed(rss(feed)).rss.channel.item].flat();
    expect(item.title).toBe(shown);
    expect(item['content:encoded']).toBe(
      `<p>${shown}</p><h3>What you bring</h3><p>Early rising</p>`,
    );
    const entry = parsed(jobFeed({ site, jobs: [job], page: 1, lastPage: 1 })).source.job;
    expect(entry).toMatchObject({ title: shown, company: shown, city: shown });
  });
});

describe('the feed of all jobs', () => {
  test('has the elements that Indeed requires', () => {
    const { source } = parsed(jobFeed({ site, jobs: [job], page: 1, lastPage: 1 }));
    expect(source).toMatchObject({
      publisher: site.name,
      publisherurl: 'https://careers.example/',
    });
    expect(source.job).toMatchObject({
      date: 'Sun, 01 Nov 2026 10:00:00 GMT',
      referencenumber: job.hashId,
      url: `https://careers.example/jobs/${job.hashId}`,
      country: 'GB',
      salary: '£30,000 – £40,000 per year',
      jobtype: 'fulltime, contract',
      remotetype: 'Hybrid remote',
      expirationdate: '2026-12-06T10:00:00.000Z',
    });
  });

  test('leaves out empty fields', () => {
    const bare = { ...job, cityName: null, regionName: null, country: null, pay: null };
    const silent = {
      ...bare,
      workplace: null,
      employmentTypes: [],
      description: null,
      requirements: null,
    };
    const { source } = parsed(jobFeed({ site, jobs: [silent], page: 1, lastPage: 1 }));
    expect(Object.keys(source.job)).toEqual([
      'title',
      'date',
      'referencenumber',
      'url',
      'company',
      'sourcename',
      'description',
      'category',
      'lastactivitydate',
      'expirationdate',
    ]);
  });
});

describe('JSON Feed', () => {
  test('has the required fields of version 1.1', () => {
    const read = JSON.parse(
      jsonFeed({ ...feed, jobs: [job, { ...job, description: null, requirements: null }] }),
    );
    expect(read).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: 'https://careers.example/',
      feed_url: 'https://careers.example/feed.json',
      language: 'en-GB',
    });
    expect(read.items[0]).toMatchObject({
      date_modified: '2026-11-03T10:00:00.000Z',
      title: hostile,
    });
    expect(read.items[0].content_html).toContain('Early rising');
    expect(read.items[1].content_text).toContain('United Kingdom');
  });
});

describe('the name of a sitemap', () => {
  test('is parsed into its kind and part', () => {
    expect(parseSitemapName('pages.xml')).toEqual({ is: 'places' });
    expect(parseSitemapName('cities-ch-2.xml')).toEqual({ is: 'cities', code: 'ch', part: 2 });
    expect(parseSitemapName('jobs-2026-11-20-1-3.xml')).toEqual({
      is: 'jobs',
      day: new Date('2026-11-20T00:00:00Z'),
      days: 1,
      part: 3,
    });
    const block = jobBlocks([{ day: dayNumber('2026-11-20'), n: 1 }])[0];
    expect(parseSitemapName(`jobs-${block?.day}-64-1.xml`)).toMatchObject({ days: 64, part: 1 });
  });

  test.each([
    'jobs-2026-02-31-1-1.xml',
    'jobs-2026-11-20-1-0.xml',
    'jobs-2026-11-20-1-101.xml',
    'jobs-2026-11-20-1-01.xml',
    'jobs-2026-11-20-3-1.xml',
    'jobs-2026-11-20-64-1.xml',
    'jobs-2026-11-20-128-1.xml',
    'jobs-2026-11-20-0-1.xml',
    'jobs-2026-11-20-1.xml',
    'cities-usa-1.xml',
    'cities-us.xml',
    'pages.xm',
    '',
  ])('is rejected: %j', (file) => {
    expect(parseSitemapName(file)).toBeNull();
  });

  test('is numbered by parts of 10,000 URLs', () => {
    expect([1, 10_000, 10_001].map(partCount)).toEqual([1, 1, 2]);
    const xml = sitemapIndex({
      site,
      companies: 1,
      cities: [{ iso2: 'GB', parts: 2 }],
      jobs: [{ day: '2026-11-20', days: 1, parts: 1 }],
    });
    const names = parsed(xml).sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc);
    expect(names).toEqual(
      ['pages', 'companies-1', 'cities-gb-1', 'cities-gb-2', 'jobs-2026-11-20-1-1'].map(
        (name) => `https://careers.example/sitemaps/${name}.xml`,
      ),
    );
  });
});

describe('the sitemaps of jobs', () => {
  const first = dayNumber('2026-10-18');
  const window = (n: (at: number) => number) =>
    Array.from({ length: 36 }, (_, at) => ({ day: first + at, n: n(at) }));

  test('are one for a small site: two where a block of 64 days ends within its days', () => {
    for (let shift = 0; shift < 64; shift++) {
      const counts = window(() => 8).map(({ day, n }) => ({ day: day + shift, n }));
      expect([1, 2]).toContain(jobBlocks(counts).length);
    }
    expect(jobBlocks([])).toEqual([]);
  });

  test.each([
    ['a few jobs a day', () => 8],
    ['a thousand a day', () => 1000],
    ['a hundred thousand a day', () => 100_000],
    ['one day that alone is too much', (at: number) => (at === 20 ? 45_000 : 3)],
    ['days without jobs', (at: number) => (at % 3 === 0 ? 4000 : 0)],
  ])('hold each day once and at most 10,000 URLs: %s', (_, n) => {
    const counts = window(n).filter((one) => one.n > 0);
    const blocks = jobBlocks(counts);
    for (const { day, n: jobs } of counts) {
      const holders = blocks.filter((block) => {
        const start = dayNumber(block.day);
        return start <= day && day < start + block.days;
      });
      expect(holders).toHaveLength(1);
      if (jobs > 10_000)
        expect(holders).toMatchObject([{ days: 1, parts: Math.ceil(jobs / 10_000) }]);
    }
    for (const block of blocks) {
      const start = dayNumber(block.day);
      const held = counts.filter(({ day }) => start <= day && day < start + block.days);
      const total = held.reduce((sum, one) => sum + one.n, 0);
      expect(total).toBeLessThanOrEqual(block.parts * 10_000);
      expect(parseSitemapName(`jobs-${block.day}-${block.days}-${block.parts}.xml`)).not.toBeNull();
    }
  });

  test('keep their names from one day to the next', () => {
    const today = jobBlocks(window(() => 1000));
    const tomorrow = jobBlocks(window(() => 1000).map(({ day, n }) => ({ day: day + 1, n })));
    const names = new Set(today.map(({ day, days }) => `${day} ${days}`));
    const kept = tomorrow.filter(({ day, days }) => names.has(`${day} ${days}`));
    expect(kept.length).toBeGreaterThanOrEqual(tomorrow.length - 2);
  });
});

test('the elements of a truncated text are closed', () => {
  const text = `<ul><li>${'a'.repeat(TEXT_LENGTH_MAX)}`.slice(0, TEXT_LENGTH_MAX - 3);
  const row = {
    skills: [],
    employmentTypeMask: 0,
    publishedAt: new Date(),
  } as unknown as ListedJob;
  const texts = {
    changedAt: new Date(),
    description: `${text}<st`,
    tasks: 'short',
    requirements: null,
  };
  const made = toFeedJob(row, texts, 'en');
  expect(made.description).toBe(`${text}</li></ul>`);
  expect(made).toMatchObject({ tasks: 'short', requirements: null });
});

test('robots.txt of a test domain names no sitemap', () => {
  expect(robots(site, true)).toBe('User-agent: *\nAllow: /\n');
  expect(robots(site, false)).toContain('\nSitemap: https://careers.example/sitemap.xml\n');
});

test('the outline lists countries with their number of jobs', () => {
  const text = llms({
    site,
    jobCount: 3,
    countries: [{ iso2: 'IE', name: 'Ireland', jobCount: 3 }],
  });
  expect(text).toContain('- [Ireland](https://careers.example/ie): 3 jobs\n');
});

describe('the icon of a domain', () => {
  test('is unique and stable', () => {
    const marks = domains.map(({ hostname }) => iconPath(hostname));
    expect(new Set(marks).size).toBe(domains.length);
    expect(iconPath('careers-us.example')).toBe(iconPath('careers-us.example'));
    for (const mark of marks) {
      const numbers = mark.match(/\d+(?:\.\d+)?/gu)?.map(Number) ?? [];
      expect(Math.max(...numbers)).toBeLessThanOrEqual(ICON_SIZE);
    }
  });

  test('is well-formed SVG', () => {
    expect(parsed(iconSvg(site)).svg.path['@_d']).toBe(iconPath(site.hostname));
  });

  test('has colours within sRGB', () => {
    expect(hexOf(1, 0, 0)).toBe('#ffffff');
    expect(hexOf(0, 0, 0)).toBe('#000000');
    expect(hexOf(0.62796, 0.25768, 29.2339)).toBe('#ff0000');
  });
});

describe('the images of a domain', () => {
  const BYTES_MAX = 60_000;

  test.each([...domains.map(({ hostname }) => hostname), 'default'])('exist for %s', (name) => {
    for (const folder of ['og', 'icons']) {
      const file = `public/${folder}/${name}.png`;
      expect(existsSync(file), `npm run images makes ${file}`).toBe(true);
      expect(statSync(file).size).toBeLessThanOrEqual(BYTES_MAX);
    }
  });
});

test('a JWT assertion is signed with RS256', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const [head = '', body = '', signature = ''] = (await signedAssertion({ iss: 'a' }, pem)).split(
    '.',
  );
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({
    alg: 'RS256',
    typ: 'JWT',
  });
  expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toEqual({ iss: 'a' });
  const verify = createVerify('RSA-SHA256').update(`${head}.${body}`);
  expect(verify.verify(publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
  await expect(signedAssertion({}, 'none')).rejects.toBeInstanceOf(Error);
});
