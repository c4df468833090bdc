/** The website plugin of a company: its script, its feed and the page for frames. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { countryByIso2 } from '#lib/countries.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { open, openDomains } from '../support/career-domains.ts';
import type { Page } from '../support/career-domains.ts';
import { fresh } from '../support/call.ts';
import { rowsReadFor } from '../support/d1.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';

const HOST = 'karriere-de.example';
const SCRIPT_BYTES_MAX = 5000;
/** One more than a part of the feed has. */
const JOBS = 21;
/** Of a company with 21 jobs: each is counted, shown with its company, domain and city, and grouped with its city. */
const FEED_ROWS_MAX = 10 * JOBS;
const tag = crypto.randomUUID().slice(0, 8);

type Feed = {
  version: number;
  company: { name: string; subdomain: string };
  language: string;
  direction: string;
  total: number;
  jobs: {
    id: string;
    title: string;
    url: string;
    path: string;
    details: string[];
    pay_text: string | null;
  }[];
  next: string | null;
  next_path: string | null;
  filters: {
    name: string;
    label: string;
    options: { value: string; label: string; count: number }[];
  }[];
  texts: Record<string, string>;
  structured_data: { itemListElement: { url?: string; item?: Record<string, unknown> }[] };
};

let acme: Company;
let subdomain: string;
let jobs: Job[];

const subdomainOf = async (company: Company) => {
  const { data } = (
    await company.admin<{ subdomain: string }>('GET', `/api/companies/show/${company.id}`)
  ).body;
  return data.subdomain;
};

const see = (path: string, host = HOST): Promise<Page> => open(host, fresh(path));

async function feed(query = '', company = subdomain): Promise<Feed> {
  const { status, html } = await see(`/embed/${company}.json${query}`);
  expect(status).toBe(200);
  return JSON.parse(html);
}

const titlesOf = (list: Feed) => list.jobs.map(({ title }) => title);

beforeAll(async () => {
  await openDomains();
  acme = await openCompany({ domain: HOST });
  subdomain = await subdomainOf(acme);
  const berlin = await acme.openOffice({
    country_id: countryByIso2('DE')?.id,
    city: `Embedstadt ${tag}`,
  });
  const vienna = await acme.openOffice({
    country_id: countryByIso2('AT')?.id,
    city: `Embeddorf ${tag}`,
  });
  jobs = [];
  for (let at = 0; at < JOBS; at++) {
    const isSpecial = at === 0;
    jobs.push(
      await acme.postJob({
        status: 'Live',
        title: isSpecial ? `Glaser </script> ${tag}` : `Baker ${at} ${tag}`,
        office_id: isSpecial ? vienna.id : berlin.id,
        ...(isSpecial && { workplace: 'Remote', min_salary: 2900, rate_salary: 'monthly' }),
      }),
    );
  }
}, 60_000);

describe('the script', () => {
  test('is small, cached for an hour, and may be loaded by any site', async () => {
    const { status, html, headers } = await see(`/embed/${subdomain}.js`);
    expect(status).toBe(200);
    expect(html.length).toBeLessThanOrEqual(SCRIPT_BYTES_MAX);
    expect(html).toContain(`https://${HOST}`);
    expect(html).toContain(subdomain);
    expect(html).not.toMatch(
      /innerHTML|\beval\b|\.style\b|document\.cookie|localStorage|insertAdjacentHTML/u,
    );
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test.each([
    'nobody-has-this.js',
    'a b.js',
    `${'a'.repeat(64)}.js`,
    '.js',
    '-a.js',
    "a';alert(1);'.js",
  ])('of no company is missing: %s', async (file) => {
    const { status } = await see(`/embed/${encodeURIComponent(file)}`);
    expect(status).toBe(404);
  });
});

describe('the feed', () => {
  test('has the newest jobs of the company in parts, readable by any site', async () => {
    const { status, html, headers } = await see(`/embed/${subdomain}.json`);
    const list: Feed = JSON.parse(html);
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect([list.version, list.language, list.direction, list.total]).toEqual([
      1,
      'de-DE',
      'ltr',
      JOBS,
    ]);
    expect(list.company).toMatchObject({ subdomain });
    const newest = jobs.toReversed();
    expect(list.jobs.map(({ id }) => id)).toEqual(newest.slice(0, 20).map((job) => job.hash_id));
    expect(list.jobs[0]?.url).toBe(`https://${HOST}/jobs/${newest[0]?.hash_id}`);
    expect(list.next).toBe(`https://${HOST}${list.next_path}`);
    const rest: Feed = JSON.parse((await see(list.next_path ?? '')).html);
    expect(rest.jobs.map(({ id }) => id)).toEqual([jobs[0]?.hash_id]);
    expect(rest.next).toBeNull();
    expect(rest.jobs[0]?.pay_text).toContain('2.900');
  });

  test('has no job of another company, and is the same on every career domain', async () => {
    const other = await openCompany({ domain: HOST });
    await other.postJob({ status: 'Live', title: `Baker elsewhere ${tag}` });
    expect(titlesOf(await feed('?q=Baker'))).not.toContain(`Baker elsewhere ${tag}`);
    const { html } = await see(`/embed/${subdomain}.json`, 'emplois-fr.example');
    const list: Feed = JSON.parse(html);
    expect([list.language, list.total]).toEqual(['fr-FR', JOBS]);
    expect(list.jobs[0]?.url).toContain(`https://${HOST}/jobs/`);
  });

  test('searches and filters, by the options that it names', async () => {
    expect(titlesOf(await feed('?q=glaser'))).toEqual([`Glaser </script> ${tag}`]);
    expect((await feed('?q=glaser')).total).toBe(1);
    expect(titlesOf(await feed('?workplace=Remote'))).toHaveLength(1);
    const { filters } = await feed();
    const cities = filters.find(({ name }) => name === 'in');
    expect(cities?.options.map(({ count }) => count)).toEqual([JOBS - 1, 1]);
    expect(cities?.options[0]).toMatchObject({
      value: `de/embedstadt-${tag}`,
      label: `Embedstadt ${tag} (Deutschland)`,
    });
    const inCity = await feed(`?in=${encodeURIComponent(cities?.options[1]?.value ?? '')}`);
    expect(titlesOf(inCity)).toEqual([`Glaser </script> ${tag}`]);
    expect((await feed('?in=de%2Fnowhere')).total).toBe(0);
    expect((await feed('?q=nothing-has-this')).jobs).toEqual([]);
  });

  test('keeps its filters in the address of the next part, and nothing else of the query', async () => {
    const { next_path: path } = await feed(
      `?q=baker&utm_source=x&before=99999999999999999999&lang=en`,
    );
    expect(path).toBeNull();
    const wide = await feed('?utm_source=x&lang=en&workplace=nonsense');
    expect(wide.next_path).toMatch(
      new RegExp(String.raw`^/embed/${subdomain}\.json\?lang=en&before=\d+$`, 'u'),
    );
  });

  test.each([
    ['en', 'en', 'Show more jobs'],
    ['de-CH', 'de-DE', 'Weitere Jobs anzeigen'],
    ['ar', 'ar', 'عرض المزيد من الوظائف'],
    ['xx', 'de-DE', 'Weitere Jobs anzeigen'],
    ['__proto__', 'de-DE', 'Weitere Jobs anzeigen'],
  ])('speaks the language of the page, lang=%s', async (asked, language, more) => {
    const list = await feed(`?lang=${asked}`);
    expect([list.language, list.texts['more']]).toEqual([language, more]);
  });

  test('has links as structured data, and postings where they are asked for', async () => {
    const [first] = (await feed('?q=glaser')).structured_data.itemListElement;
    expect(first).toMatchObject({ url: `https://${HOST}/jobs/${jobs[0]?.hash_id}` });
    const [posting] = (await feed('?q=baker&postings=yes')).structured_data.itemListElement;
    expect(posting?.item).toMatchObject({ '@type': 'JobPosting' });
  });

  test('reads few rows', async () => {
    const rows = await rowsReadFor(fresh(`https://${HOST}/embed/${subdomain}.json?q=baker`));
    expect(rows).toBeGreaterThan(JOBS);
    expect(rows).toBeLessThanOrEqual(FEED_ROWS_MAX);
  });

  test('of a company without jobs is empty, and of no company or a test company missing', async () => {
    const empty = await openCompany({ domain: HOST });
    const list = await feed('', await subdomainOf(empty));
    expect([list.total, list.jobs, list.filters, list.next]).toEqual([0, [], [], null]);
    expect((await see('/embed/nobody-has-this.json')).status).toBe(404);
    await env.DB.prepare('update companies set is_test = 1 where id = ?').bind(empty.id).run();
    expect((await see(`/embed/${await subdomainOf(empty)}.json`)).status).toBe(404);
  });

  test.each([
    'before=0',
    'before=-1',
    'before=abc',
    'in=../..',
    'in=de/',
    'in=de/%00',
    'q=%F0%9F',
    `q=${'a'.repeat(5000)}`,
  ])('ignores what it cannot read: %s', async (query) => {
    expect((await see(`/embed/${subdomain}.json?${query}`)).status).toBe(200);
  });
});

describe('the page for frames', () => {
  test('lists jobs without scripts, and is the only one that others may frame', async () => {
    const { status, html, headers } = await see(`/embed/${subdomain}?lang=en`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(status).toBe(200);
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(html).not.toContain('<script');
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(html).toContain(`Baker 1 ${tag}`);
    expect(html).toContain('noindex');
    for (const path of [
      '/',
      `/jobs/${jobs[0]?.hash_id}`,
      '/saved',
      '/embed/nobody-has-this',
      `/embed/${subdomain}.json`,
    ]) {
      const other = (await see(path)).headers.get('content-security-policy');
      expect(other, path).toContain("frame-ancestors 'none'");
    }
  });

  test('shows what it was asked for, and the way to the rest', async () => {
    const { html } = await see(`/embed/${subdomain}?q=%22%3E%3Cscript%3Ezzzz&lang=en`);
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;zzzz"');
    expect(html).toContain('No jobs found');
    const all = (await see(`/embed/${subdomain}`)).html;
    const next =
      /href="(\/embed\/[^"]+before=\d+)"/u.exec(all)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const rest = (await see(next)).html;
    expect(rest).toContain('Glaser &lt;/script&gt;');
  });
});

test('an address in capitals or with a slash leads there in one redirect', async () => {
  const upper = await see(`/embed/${subdomain.toUpperCase()}.JS`);
  expect([upper.status, upper.headers.get('location')]).toEqual([301, `/embed/${subdomain}.js`]);
  const page = await see(`/Embed/${subdomain}/`);
  expect([page.status, page.headers.get('location')]).toEqual([301, `/embed/${subdomain}`]);
});
