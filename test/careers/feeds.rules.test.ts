/** The contents of feeds, sitemaps, robots.txt and icons: well-formed for any text, and within their limits. */
import { createVerify, generateKeyPairSync } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { iconSvg } from '#careers/feeds/icon.ts';
import { boardForms } from '#careers/feeds/board-forms.ts';
import { everything } from '#careers/feeds/forms.ts';
import type { BoardForm } from '#careers/feeds/forms.ts';
import { jsonFeed } from '#careers/feeds/json-feed.ts';
import { llms } from '#careers/feeds/llms.ts';
import type { FeedJob, PlaceFeed } from '#careers/feeds/props.ts';
import { feedRecordOf } from '#careers/feeds/record.ts';
import { robots } from '#careers/feeds/robots.ts';
import { rss } from '#careers/feeds/rss.ts';
import { jobBlocks, partCount, parseSitemapName } from '#careers/feeds/rules.ts';
import { sitemapIndex } from '#careers/feeds/sitemap.ts';
import { chunksOf, xmlWriter } from '#careers/feeds/whole-feed.ts';
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
  department: null,
  companyWebsite: 'https://acme.example/',
  companyLinks: {},
  companyAbout: null,
  applyPath: '/jobs/k3jd9bcdfg/apply',
  street: '1 Baker Street',
  postalCode: 'NW1 6XE',
  city: null,
  seniority: 'Senior',
  occupationCode: null,
  benefits: [],
  hasNamesake: false,
  sharePicture: null,
  category: 11,
  description: `<p>${hostile}</p>`,
  tasks: null,
  requirements: '<p>Early rising</p>',
};
const changedAt = new Date('2026-11-04T10:00:00Z');
const feed: PlaceFeed = { site, country: null, city: null, jobCount: 1, changedAt, jobs: [job] };
const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });

/** Days since the Unix epoch. */
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

function parsed(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml);
}

async function written(form: BoardForm, ...jobs: readonly FeedJob[]): Promise<string> {
  const writer = xmlWriter({ site, company: null, jobCount: jobs.length, changedAt }, form);
  const records = (async function* () {
    yield await Promise.resolve(jobs.map((one) => feedRecordOf(site, one)));
  })();
  const texts: string[] = [];
  for await (const text of chunksOf(writer, records)) texts.push(text);
  return texts.join('');
}

describe('XML', () => {
  test('keeps every character that XML allows', () => {
    expect(xmlText(`a\u0000<&>"'b`)).toBe('a&lt;&amp;&gt;&quot;&apos;b');
    expect(cdata('a]]>b\u0001')).toBe('<![CDATA[a]]]]><![CDATA[>b]]>');
  });

  test('is well-formed for any job text', async () => {
    const [item] = [parsed(rss(feed)).rss.channel.item].flat();
    expect(item.title).toBe(shown);
    expect(item['content:encoded']).toContain(
      `<p>${shown}</p><p>What you bring</p><p>Early rising</p>`,
    );
    const entry = parsed(await written(everything, job)).source.job;
    expect(entry).toMatchObject({ title: shown, company: shown, city: shown });
  });
});

describe('the file of all jobs', () => {
  test('has all that the page says', async () => {
    const { source } = parsed(await written(everything, job));
    expect(source).toMatchObject({
      publisher: site.name,
      publisherurl: 'https://careers.example/',
      lastBuildDate: 'Wed, 04 Nov 2026 10:00:00 GMT',
      jobCount: '1',
    });
    expect(source.job).toMatchObject({
      date: '2026-11-01T10:00:00.000Z',
      referencenumber: job.hashId,
      url: `https://careers.example/jobs/${job.hashId}`,
      applyurl: `https://careers.example/jobs/${job.hashId}/apply`,
      streetaddress: '1 Baker Street',
      postalcode: 'NW1 6XE',
      country: 'GB',
      salary: '£30,000 – £40,000 per year',
      salarymin: '30000',
      salarymax: '40000',
      salarycurrency: 'GBP',
      salaryperiod: 'yearly',
      jobtype: 'fulltime, contract',
      remotetype: 'Hybrid remote',
      experience: 'Senior',
      companywebsite: 'https://acme.example/',
      language: 'en-GB',
      expirationdate: '2026-12-06T10:00:00.000Z',
    });
    expect(source.job.skills).toContain('dough');
  });

  test('leaves out what is not known, and describes a job without texts by its facts', async () => {
    const nothing = {
      companyWebsite: null,
      cityName: null,
      regionName: null,
      country: null,
      pay: null,
      street: null,
      postalCode: null,
      seniority: null,
      skills: [],
      workplace: null,
      employmentTypes: [],
      description: null,
      requirements: null,
    };
    const { source } = parsed(await written(everything, { ...job, title: 'Baker', ...nothing }));
    const known =
      'title date referencenumber requisitionid url company description category expirationdate lastactivitydate applyurl companyurl language';
    expect(Object.keys(source.job)).toEqual(known.split(' '));
    expect(source.job.description).toContain('Baker');
  });
});

function formOf(board: string): BoardForm {
  const form = boardForms[board];
  if (!form) throw new Error(board);
  return form;
}

describe('the file for a board', () => {
  const long = { ...job, title: 'Baker', cityName: 'London', regionName: 'England' };
  const whole = { ...long, description: `<p>${'We bake. '.repeat(20)}</p>` };

  test.each([
    [
      'indeed',
      ['source', 'job'],
      'title date referencenumber requisitionid url company city state country description',
    ],
    [
      'talent',
      ['source', 'job'],
      'title company city state country dateposted referencenumber url description',
    ],
    ['linkedin', ['source', 'job'], 'partnerJobId company title description applyUrl location'],
    ['jooble', ['jobs', 'job'], '@_id link name region description pubdate updated expire'],
    ['adzuna', ['jobs', 'job'], 'title id description url location'],
    ['careerjet', ['jobs', 'job'], 'id title url location company description'],
    [
      'jobrapido',
      ['source', 'jobs', 'job'],
      'title location state country company publishdate url description reference_id',
    ],
    [
      'xing',
      ['feed', 'postings', 'posting'],
      'id job_title description url company_name job_location',
    ],
  ])('%s has the elements that its document requires', async (board, path, required) => {
    const read = parsed(await written(formOf(board), whole));
    const found = path.reduce((node, name) => node[name], read);
    expect(Object.keys(found)).toEqual(expect.arrayContaining(required.split(' ')));
    expect(JSON.stringify(found)).toContain(job.hashId);
  });

  test('has dates and places as its board reads them', async () => {
    const read = async (board: string) => parsed(await written(formOf(board), whole));
    expect((await read('jooble')).jobs.job).toMatchObject({
      pubdate: '01.11.2026',
      updated: '03.11.2026',
      expire: '06.12.2026',
      region: 'London, England, United Kingdom',
    });
    expect((await read('linkedin')).source).toMatchObject({ expectedJobCount: '1' });
    expect((await read('linkedin')).source.job).toMatchObject({
      workplaceTypes: 'Hybrid',
      jobtype: 'FULL_TIME, CONTRACT',
    });
    expect((await read('adzuna')).jobs.job).toMatchObject({
      contract_time: 'full_time',
      salary_min: '30000',
      salary_currency: 'GBP',
    });
    expect((await read('careerjet')).jobs.job).toMatchObject({
      location: { city: 'London', region: 'England', country: 'United Kingdom' },
      working_hours: 'full-time',
    });
    expect((await read('jobrapido')).source.jobs.job).toMatchObject({
      location: 'London',
      state: 'England',
      country: 'GB',
      publishdate: '01/11/2026',
      expirydate: '06/12/2026',
    });
    expect((await read('xing')).feed.postings.posting.job_location).toEqual({
      city: 'London',
      country: 'GB',
    });
  });

  test('leaves out a job that the board would refuse', async () => {
    const jobs = [
      whole,
      { ...whole, hashId: 'short', description: null, requirements: null, skills: [] },
    ];
    const homeless = { ...whole, hashId: 'nowhere', country: null };
    const stateless = { ...whole, hashId: 'stateless', regionName: null };
    expect(await written(formOf('jobrapido'), ...jobs, stateless)).not.toContain('stateless');
    for (const board of ['linkedin', 'adzuna']) {
      const text = await written(formOf(board), ...jobs, homeless);
      expect(text, board).toContain(job.hashId);
      expect(text, board).not.toContain('short');
      expect(text, board).not.toContain('nowhere');
    }
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
    expect(read.items[1].content_html).toContain('United Kingdom');
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

test('relative links of a text lead to the site', () => {
  const description =
    '<p><a href="/jobs/a?b=1&amp;c=2">a</a> <a href="more">b</a> <a href="https://x.example/">c</a> <a href="mailto:a@x.example">d</a></p>';
  const links = [
    ...feedRecordOf(site, { ...job, description }).description.matchAll(/href="([^"]*)"/gu),
  ];
  expect(links.map(([, link]) => link)).toEqual([
    'https://careers.example/jobs/a?b=1&amp;c=2',
    'https://careers.example/jobs/more',
    'https://x.example/',
    'mailto:a@x.example',
  ]);
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
