/** The landing pages of the career domains over HTTP: structured data, alternates, and caching (contract 4.7). */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { wordsFor } from '#careers/words/words.ts';
import { DAY_MS } from '#lib/time.ts';
import { fresh, visit } from '../support/call.ts';
import {
  alternatesOf,
  canonicalOf,
  open,
  openDomains,
  publicDomains,
  structuredData,
  thingsOf,
} from '../support/career-domains.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { CONNECTION_LOST, callWatched, d1Error } from '../support/d1.ts';
import type { Company } from '../support/company.ts';
import { findPostingErrors } from '../support/job-postings.ts';
import { setLogo } from '../support/uploads.ts';

const SWISS = 756;
const UK = 'careers-uk.example';

/** A city that no other test uses. */
function newCity(): string {
  return `Stadt ${crypto.randomUUID().slice(0, 8)}`;
}

function pathOf(country: string, city: string): string {
  return `/${country}/${city.toLowerCase().replaceAll(' ', '-')}`;
}

/** A company with an office and public jobs in a city. */
async function postJobs(
  domain: string,
  countryId: number,
  city: string,
  count = 1,
  job: object = {},
) {
  const acme = await openCompany({ domain });
  const office = await acme.openOffice({ country_id: countryId, city });
  const wanted = { status: 'Live', office_id: office.id, ...job };
  const posted = await acme.postJob(wanted);
  for (let at = 1; at < count; at++) await acme.postJob(wanted);
  return { acme, job: posted };
}

/** The text of HTML. */
function plain(html: string): string {
  const text = html.replaceAll(/<(?:script|style)[\s\S]*?<\/(?:script|style)>|<[^>]+>/gu, ' ');
  return text.replaceAll('&amp;', '&').replaceAll(/\s+/gu, ' ').trim();
}

/** Retries, because the surroundings of a list are cached for a second. */
function eventually<Found>(look: () => Promise<Found>): Promise<Found> {
  return vi.waitFor(look, { timeout: 10_000, interval: 200 });
}

beforeAll(openDomains, 60_000);

describe('GET /{country}/{city}', () => {
  const city = newCity();
  const path = pathOf('ch', city);
  const hosts = ['karriere-alpen.example', 'emplois-fr.example', 'lavoro-it.example'];
  beforeAll(async () => {
    await postJobs('karriere-alpen.example', SWISS, city, 13, {
      min_salary: 5000,
      max_salary: 6000,
      currency: 'CHF',
      rate_salary: 'monthly',
      workplace: 'Hybrid',
      category_id: 13,
    });
    await postJobs('emplois-fr.example', SWISS, city);
  }, 60_000);

  test('lists the same alternates on every domain, including itself (4.7)', async () => {
    const expected = {
      'de-CH': `https://karriere-alpen.example${path}`,
      'fr-CH': `https://emplois-fr.example${path}`,
    };
    for (const host of Object.values(expected).map((url) => new URL(url).hostname)) {
      const { html } = await open(host, fresh(path));
      expect(alternatesOf(html)).toEqual(expected);
      expect(html).toContain('hreflang="fr-CH"');
    }
  });

  test('has no alternates and is not indexed on a domain without jobs there', async () => {
    const { status, html } = await open(hosts[2] ?? '', fresh(path));
    expect(status).toBe(200);
    expect(alternatesOf(html)).toEqual({});
    expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
    expect(structuredData(html)).toEqual([]);
  });

  test('has structured data for the breadcrumb, the city, the list and each job (4.7)', async () => {
    const { html } = await open('karriere-alpen.example', fresh(path));
    expect(thingsOf(html, 'BreadcrumbList')).toMatchObject([
      { itemListElement: [{ position: 1 }, { name: 'Schweiz' }, { name: city }] },
    ]);
    expect(thingsOf(html, 'City')).toMatchObject([{ name: city }]);
    expect(thingsOf(html, 'ItemList')).toMatchObject([{ numberOfItems: 13 }]);
    const postings = thingsOf(html, 'JobPosting');
    expect(postings).toHaveLength(12);
    for (const posting of postings) expect(findPostingErrors(posting)).toEqual([]);
  });

  test('has page 1 as the canonical URL, and no alternates on page 2 (4.7)', async () => {
    const second = await open('karriere-alpen.example', fresh(`${path}?page=2`));
    expect(canonicalOf(second.html)).toBe(`https://karriere-alpen.example${path}`);
    expect(alternatesOf(second.html)).toEqual({});
    expect(second.html).not.toContain('name="robots"');
    expect(thingsOf(second.html, 'ItemList')).toMatchObject([
      { itemListElement: [{ position: 13 }] },
    ]);
    expect((await open('karriere-alpen.example', fresh(`${path}?page=3`))).status).toBe(404);
  });

  test('has the unfiltered page as the canonical URL if it is filtered, and no robots tag beside it', async () => {
    for (const query of ['workplace=Hybrid', 'search-key=nothing-has-this-title', 'page=2']) {
      const { html } = await open('karriere-alpen.example', fresh(`${path}?${query}`));
      expect(canonicalOf(html), query).toBe(`https://karriere-alpen.example${path}`);
      expect(html, query).not.toContain('name="robots"');
    }
    const { html } = await open('karriere-alpen.example', fresh(`${path}?workplace=Hybrid`));
    expect(structuredData(html)).toEqual([]);
  });

  test('names no canonical URL where a filtered page of an empty place is not indexed', async () => {
    const [, , empty = ''] = hosts;
    const { html } = await open(empty, fresh(`${path}?workplace=Hybrid`));
    expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
    expect(canonicalOf(html)).toBeUndefined();
  });

  test('has a summary of the city in the language of the domain', async () => {
    const { html } = await open('karriere-alpen.example', fresh(path));
    expect(html).toContain(`Derzeit gibt es in ${city} 13 offene Stellen.`);
    expect(html).toContain('Arbeitgeber mit den meisten Stellen: Acme.');
    expect(html).toContain('Informationstechnologie.');
    expect(html).toContain('Hybridarbeit: 100%.');
    expect(html).toContain('pro Monat.');
    const french = await open('emplois-fr.example', fresh(path));
    expect(french.html).toContain(`1 poste est à pourvoir à ${city}.`);
  });

  test('links the feeds, icons and preview image of the domain', async () => {
    const { html } = await open('karriere-alpen.example', fresh(path));
    expect(html).toContain(
      `type="application/rss+xml" title="Jobs in ${city}" href="${path}/feed.xml"`,
    );
    expect(html).toContain(
      `type="application/feed+json" title="Jobs in ${city}" href="${path}/feed.json"`,
    );
    expect(html).toContain('<link rel="icon" href="/icon.svg"');
    expect(html).toContain('https://karriere-alpen.example/og/karriere-alpen.example.png');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(html.match(/<meta name="theme-color"/g)).toHaveLength(2);
  });

  test('shows the current number of jobs even with an older summary', async () => {
    const own = newCity();
    const { acme, job } = await postJobs('karriere-alpen.example', SWISS, own, 2);
    await open('karriere-alpen.example', fresh(pathOf('ch', own)));
    await acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status: 'Closed' });
    const { html } = await open('karriere-alpen.example', fresh(pathOf('ch', own)));
    expect(html).toContain(`Derzeit gibt es in ${own} 1 offene Stelle.`);
  });
});

describe('GET /{country}', () => {
  test('lists its alternates by language and country, and has structured data of its list', async () => {
    const city = newCity();
    await postJobs('careers-ca.example', 124, city);
    await postJobs('carrieres-ca.example', 124, city);
    const html = await eventually(async () => {
      const page = await open('carrieres-ca.example', fresh('/ca'));
      expect(alternatesOf(page.html)).toMatchObject({
        'en-CA': 'https://careers-ca.example/ca',
        'fr-CA': 'https://carrieres-ca.example/ca',
      });
      return page.html;
    });
    expect(html).toContain('<a href="https://careers-ca.example/ca" hreflang="en-CA"');
    expect(thingsOf(html, 'ItemList')).toHaveLength(1);
    expect(thingsOf(html, 'BreadcrumbList')).toHaveLength(1);
    expect(thingsOf(html, 'JobPosting')).toEqual([]);
  });
});

describe('GET /', () => {
  test('lists the other languages, and the default domain if it has jobs', async () => {
    await postJobs('careers-us.example', 840, newCity());
    await postJobs('praca-pl.example', 616, newCity());
    const html = await eventually(async () => {
      const page = await open('praca-pl.example', fresh('/'));
      const alternates = alternatesOf(page.html);
      expect(alternates).toMatchObject({
        'pl-PL': 'https://praca-pl.example/',
        'en-US': 'https://careers-us.example/',
        'x-default': 'https://careers-us.example/',
      });
      const urls = Object.entries(alternates).filter(([language]) => language !== 'x-default');
      for (const [, url] of urls) {
        const other = await open(new URL(url).hostname, fresh('/'));
        expect(alternatesOf(other.html), url).toEqual(alternates);
      }
      return page.html;
    });
    expect(thingsOf(html, 'WebSite')).toMatchObject([
      { name: 'Praca Polska', inLanguage: 'pl-PL' },
    ]);
  });

  test('finds jobs in all countries of the domain, and shows their country', async () => {
    const title = `Zimmerer ${crypto.randomUUID().slice(0, 8)}`;
    await postJobs('karriere-alpen.example', SWISS, newCity(), 1, { title });
    await postJobs('karriere-alpen.example', 40, newCity(), 1, { title });
    const query = `/?search-key=${encodeURIComponent(title)}`;
    const { html } = await open('karriere-alpen.example', fresh(query));
    expect(html.match(new RegExp(`>${title}</a>`, 'gu'))).toHaveLength(2);
    expect(html).toContain('<bdi>Österreich</bdi>');
    expect(html).not.toContain('name="robots"');
    expect(canonicalOf(html)).toBe('https://karriere-alpen.example/');
    expect(structuredData(html)).toEqual([]);
  });

  test('of a domain of one country offers its cities, and leads to its page for all jobs', async () => {
    const host = 'praca-pl.example';
    await postJobs(host, 616, newCity(), 13);
    const words = wordsFor('pl-PL');
    const { html } = await open(host, fresh('/'));
    expect(html).toContain(words.homePage.introCity);
    expect(html).not.toContain(words.homePage.intro);
    expect(html).not.toContain(`>${words.homePage.countries}</h2>`);
    expect(html).toContain(`>${words.countryPage.cities}</h2>`);
    expect(html).toContain('<form class="filters" method="get" action="/pl"');
    expect(html).toMatch(/<a class="button" href="\/pl">\d+ ofer\S+ pracy w Polsce<\/a>/u);
    // The list of all jobs is on the page of the country only.
    expect(html.match(/<article class="card"/gu)).toHaveLength(6);
    expect(html).not.toContain('class="pager"');
    expect(canonicalOf(html)).toBe(`https://${host}/`);
    for (const query of ['?page=2', '?workplace=On-site']) {
      const variant = await open(host, fresh(`/${query}`));
      expect(canonicalOf(variant.html), query).toBe(`https://${host}/pl`);
      expect(variant.html).not.toMatch(/href="\/\?/u);
    }
    const country = await open(host, fresh('/pl'));
    expect(canonicalOf(country.html)).toBe(`https://${host}/pl`);
  });

  test('of a domain of several countries asks for one', async () => {
    await postJobs('karriere-alpen.example', SWISS, newCity());
    const { html } = await open('karriere-alpen.example', fresh('/'));
    const { homePage } = wordsFor('de-CH');
    expect(html).toContain(homePage.intro);
    expect(html).toContain(`>${homePage.countries}</h2>`);
    expect(html).toContain('<form class="filters" method="get" action="/"');
  });

  test.each(['page=0', 'page=x', 'page=99999'])('answers 404 for ?%s', async (query) => {
    expect((await open(UK, fresh(`/?${query}`))).status).toBe(404);
  });
});

describe('GET /jobs/{hash}', () => {
  let acme: Company;
  beforeAll(async () => {
    acme = await openCompany({ domain: UK });
  });

  async function post(job: object = {}) {
    const office = await acme.openOffice({ country_id: 826, city: newCity() });
    const posted = await acme.postJob({
      status: 'Live',
      office_id: office.id,
      description: '<p>Bake </p><script>alert(1)</script>',
      ...job,
    });
    return { path: `/jobs/${posted.hash_id}`, job: posted };
  }

  test('has one job posting that is valid by Google’s documentation', async () => {
    const { path, job } = await post({ title: 'Baker </script><b>' });
    const { html } = await open(UK, path);
    const postings = thingsOf(html, 'JobPosting');
    expect(postings).toHaveLength(1);
    expect(findPostingErrors(postings[0])).toEqual([]);
    const published = Date.parse(String(postings[0]?.['datePosted']));
    const over = Date.parse(String(postings[0]?.['validThrough']));
    expect((over - published) / 86_400_000).toBe(35);
    expect(postings[0]).toMatchObject({ identifier: { value: job.hash_id } });
    expect(html).not.toContain('<script>alert');
    expect(alternatesOf(html)).toEqual({});
  });

  test('describes the job in its posting with exactly the texts that the page shows', async () => {
    const { path } = await post({
      tasks: '<ul><li>knead &amp; bake</li></ul>',
      requirements: '<p>Rise early</p>',
      skills: ['Dough'],
      benefits: [5],
      min_salary: 30_000,
      max_salary: 40_000,
      currency: 'GBP',
      rate_salary: 'yearly',
    });
    const { html } = await open(UK, path);
    const [posting] = thingsOf(html, 'JobPosting');
    const page = plain(html.replace(/^[\s\S]*<main/u, '<main'));
    const described = plain(String(posting?.['description']));
    expect(described).toMatch(/knead & bake .*Rise early .*Dough /u);
    for (const part of String(posting?.['description']).split(/<\/(?:p|li|ul)>/u)) {
      expect(page).toContain(plain(part));
    }
    expect(described).not.toContain('£');
  });

  test('names street and postal code of its office in the posting and on the page', async () => {
    const office = await acme.openOffice({
      country_id: 826,
      city: newCity(),
      address: '1 Baker Street',
      zipcode: 'NW1 6XE',
    });
    const { path } = await post({ office_id: office.id });
    const { html } = await open(UK, path);
    const [posting] = thingsOf(html, 'JobPosting');
    expect(findPostingErrors(posting)).toEqual([]);
    expect(posting).toMatchObject({
      jobLocation: { address: { streetAddress: '1 Baker Street', postalCode: 'NW1 6XE' } },
    });
    expect(plain(html)).toContain('1 Baker Street, NW1 6XE');
    const remote = await open(UK, (await post({ office_id: office.id, workplace: 'Remote' })).path);
    expect(remote.html).not.toContain('Baker Street');
  });

  test('leaves out an empty postal code, which Google refuses', async () => {
    const office = await acme.openOffice({ country_id: 826, city: newCity(), zipcode: '' });
    const { html } = await open(UK, (await post({ office_id: office.id })).path);
    const postings = thingsOf(html, 'JobPosting');
    expect(postings.map(findPostingErrors)).toEqual([[]]);
  });

  test('may be kept for a minute, and no longer while a new one is loaded', async () => {
    const { path } = await post();
    for (const url of [path, '/', '/gb', '/feed.xml', '/api/locations/jobs']) {
      const { headers } = await open(UK, url);
      expect(headers.get('cache-control'), url).toBe('public, max-age=60');
    }
  });

  test('shows the logo, description and website of the company', async () => {
    const logo = await setLogo(acme);
    await acme.admin('POST', `/api/companies/update/${acme.id}`, {
      description: 'We bake <b>bread</b>.\nSince 1900.',
      website: 'https://acme.example',
    });
    const { path } = await post();
    const { html } = await open(UK, path);
    expect(html).toContain('<h2 dir="auto">About Acme</h2>');
    expect(html).toContain(`<img class="logo" src="${logo}" alt=""`);
    expect(html).toContain('<p dir="auto">We bake bread. Since 1900.</p>');
    expect(html).toContain('<a href="https://acme.example" rel="nofollow noopener">');
    expect(thingsOf(html, 'JobPosting')).toMatchObject([
      { hiringOrganization: { logo: `https://${UK}${logo}`, sameAs: 'https://acme.example' } },
    ]);
    const image = await visit(UK, logo);
    expect(image.status).toBe(200);
    expect(image.headers.get('content-type')).toBe('image/png');
    await image.arrayBuffer();
    expect((await visit(UK, '/files/documents/1')).status).toBe(404);
  });

  test('can be shared without scripts', async () => {
    const { path } = await post({ title: 'Baker & Co' });
    const { html } = await open(UK, path);
    expect(html).toContain(`href="mailto:?subject=Baker%20%26%20Co`);
    expect(html).toContain(encodeURIComponent(`https://${UK}${path}`));
    expect(html).toMatch(/<button type="button" class="quiet" hidden="" data-copy="/);
    expect(html).toMatch(/<button type="button" class="heart worded" hidden=""/);
  });

  test('answers 410 without a job posting and with similar jobs after the job is over', async () => {
    const { path, job } = await post({ category_id: 11, title: 'Zoologist' });
    const other = await post({ category_id: 11, title: 'Confectioner' });
    await acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status: 'Closed' });
    const { status, html } = await open(UK, path);
    expect(status).toBe(410);
    expect(html).toContain('content="noindex,follow"');
    expect(structuredData(html)).toEqual([]);
    expect(html).toContain(`href="${other.path}"`);
  });

  test('redirects to the domain of the job', async () => {
    const { path } = await post();
    const answer = await visit('praca-pl.example', path);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(`https://${UK}${path}`);
  });
});

describe('typed and old addresses', () => {
  // Without `ae`, which would be an umlaut as two letters itself.
  const end = crypto.randomUUID().slice(0, 8).replaceAll('a', '0');
  const word = 'Bärnstadt';
  const bern = `${word} ${end}`;
  const host = 'karriere-alpen.example';
  const path = `/ch/barnstadt-${end}`;
  let jobPath: string;

  beforeAll(async () => {
    const { job } = await postJobs(host, SWISS, bern);
    jobPath = `/jobs/${job.hash_id}`;
  });

  const redirect = async (from: string) => {
    const { status, headers } = await visit(host, from);
    return { status, location: headers.get('location') };
  };

  test.each([
    ['case', () => `/CH/${word}-${end}`, () => path],
    ['a slash at the end', () => `${path}/`, () => path],
    ['the native spelling', () => `/ch/${encodeURIComponent(`bärnstadt-${end}`)}`, () => path],
    ['an umlaut as two letters', () => `/ch/baernstadt-${end}`, () => path],
    ['all of these at once', () => `/CH/Baernstadt-${end}/`, () => path],
    ['a country', () => '/CH/', () => '/ch'],
    ['its query', () => `${path}/?workplace=On-site`, () => `${path}?workplace=On-site`],
    ['a feed', () => `/CH/barnstadt-${end}/feed.xml`, () => `${path}/feed.xml`],
    ['the id of a job', () => jobPath.toUpperCase().replace('/JOBS', '/jobs'), () => jobPath],
    ['the page of a job', () => `${jobPath}/`, () => jobPath],
    ['the list of jobs', () => '/jobs', () => '/'],
  ])('%s leads to the page in one redirect', async (_what, from, to) => {
    expect(await redirect(from())).toEqual({ status: 301, location: to() });
    expect((await visit(host, to())).status).toBe(200);
  });

  test('leads to the page of a job that is over', async () => {
    const { acme, job } = await postJobs(host, SWISS, newCity());
    await acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status: 'Closed' });
    const gone = `/jobs/${job.hash_id}`;
    for (const typed of [`${gone}/`, `/JOBS/${job.hash_id.toUpperCase()}`]) {
      expect(await redirect(typed), typed).toEqual({ status: 301, location: gone });
    }
    expect((await visit(host, gone)).status).toBe(410);
  });

  test('leads to the domain of the job', async () => {
    const { headers, status } = await visit(
      UK,
      `${jobPath.toUpperCase().replace('/JOBS', '/jobs')}/`,
    );
    expect(status).toBe(301);
    expect(headers.get('location')).toBe(`https://${host}${jobPath}`);
  });

  // Could be corrected again and again.
  const withoutEnd = ['/jobs/%25', '/jobs/%C3%9C', '/ch/%41.xml', `/ch/a${'e'.repeat(1000)}`];

  test.each([
    '/XY/',
    '/ch/Nirgendwo/',
    '//other.example',
    '/ch/%E0%A4%A',
    '/ch/a/b/',
    ...withoutEnd,
  ])('answers 404 where there is nothing at the corrected address either: %s', async (from) => {
    expect(await redirect(from)).toEqual({ status: 404, location: null });
  });

  test('refuses to answer a POST elsewhere', async () => {
    expect((await visit(host, '/CH/', {}, 'POST')).status).toBe(404);
  });
});

describe('GET /saved/open.json', () => {
  const ask = async (jobs: string) => {
    const answer = await visit(UK, fresh(`/saved/open.json?jobs=${jobs}`));
    return { status: answer.status, body: await answer.json() };
  };

  test('names the jobs that are still open', async () => {
    const { acme, job } = await postJobs(UK, 826, newCity());
    const { job: abroad } = await postJobs('praca-pl.example', 616, newCity());
    const closed = await acme.postJob({ status: 'Live' });
    await acme.recruiter('POST', `/api/jobs/update-status/${closed.id}`, { status: 'Closed' });
    const draft = await acme.postJob({ status: 'Draft' });
    const ids = [closed, job, draft, abroad, job].map(({ hash_id: id }) => id);
    const { status, body } = await ask(ids.join(','));
    expect(status).toBe(200);
    expect(body).toEqual({ jobs: [job.hash_id, abroad.hash_id] });
  });

  test.each(['', ',', 'no-such-job', "'--,%00", 'a1b2c3,'.repeat(1000)])(
    'is empty for what are no jobs: %s',
    async (jobs) => {
      expect(await ask(jobs)).toEqual({ status: 200, body: { jobs: [] } });
    },
  );
});

describe('GET /saved', () => {
  test('works without scripts, and explains what is missing in each language', async () => {
    for (const { hostname, language } of publicDomains) {
      const { status, html } = await open(hostname, '/saved');
      expect(status).toBe(200);
      const { saved } = wordsFor(language);
      expect(html, hostname).toContain(`<p data-no-script="true">${saved.noScript}</p>`);
      expect(html).toContain('content="noindex,follow"');
    }
  });
});

describe('the same path on all career domains', () => {
  test.each(['/', '/saved', '/nowhere/at/all'])(
    '%s is in the language of each domain, cached or not',
    async (path) => {
      const uncachedPath = `${path}?n=${crypto.randomUUID()}`;
      const tags = new Map<string, string>();
      const languages = async () => {
        const found: string[] = [];
        for (const { hostname } of publicDomains) {
          const { html, headers } = await open(hostname, uncachedPath);
          found.push(/<html lang="([^"]+)"/.exec(html)?.[1] ?? '');
          tags.set(hostname, headers.get('etag') ?? '');
        }
        return found;
      };
      const expected = publicDomains.map(({ language }) => language);
      expect(await languages()).toEqual(expected);
      expect(await languages()).toEqual(expected);
      expect(new Set(expected).size).toBe(17);
      expect(new Set(tags.values()).size).toBe(17);
      if (path !== '/saved') return;
      for (const [hostname, tag] of tags) {
        const revalidated = await visit(hostname, uncachedPath, { 'if-none-match': tag });
        expect(revalidated.status).toBe(304);
        const others = [...tags.values()].filter((one) => one !== tag);
        const mismatch = await visit(hostname, uncachedPath, {
          'if-none-match': others.join(', '),
        });
        expect(mismatch.status).toBe(200);
      }
    },
  );

  test('has a content security policy that allows its own script, and no external resources', async () => {
    const { headers } = await open(UK, '/saved');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'sha256-[\w+/]+={0,2}'(?:;|$)/u);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|unsafe|\*/u);
  });

  test('may ask for the place of the visitor itself, and embed nothing that does', async () => {
    const { headers } = await open(UK, '/gb');
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
  });

  test('is not indexed on a test domain, and is no alternate of another', async () => {
    const { html } = await open('test-a.example', fresh('/'));
    expect(html).toContain('content="noindex,follow"');
    expect(alternatesOf(html)).toEqual({});
  });

  test.each(['/', '/saved', '/nowhere', '/feed.xml', '/icon.png'])(
    '%s carries X-Robots-Tag on a test domain, and on no other',
    async (path) => {
      for (const [host, expected] of [
        ['test-a.example', 'noindex, nofollow'],
        ['test-b.example', 'noindex, nofollow'],
        [UK, null],
      ] as const) {
        for (const url of [fresh(path), path, path]) {
          const answer = await visit(host, url);
          expect(answer.headers.get('x-robots-tag'), `${host}${url}`).toBe(expected);
          await answer.body?.cancel();
        }
      }
    },
  );
});

describe('a query of a career page', () => {
  const unavailable = () => {
    throw d1Error(CONNECTION_LOST);
  };

  test('does not load the page again for parameters that it does not read', async () => {
    // What is known is known for a second.
    setClock(Date.now());
    const path = `https://${UK}/?search-key=${crypto.randomUUID()}`;
    const first = await callWatched(() => undefined, 'GET', `${path}&utm_source=a`);
    expect(first.status).toBe(200);
    const again = await callWatched(unavailable, 'GET', `${path}&utm_source=b&page=`);
    expect([again.status, await again.text()]).toEqual([200, await first.text()]);
    expect((await callWatched(unavailable, 'GET', `${path}&page=2`)).status).toBe(503);
  });

  test('narrows a list to the last days, and sorts it by date where it has words', async () => {
    const city = newCity();
    const now = Date.now();
    setClock(now - 5 * DAY_MS);
    const { acme } = await postJobs(UK, 826, city, 1, { title: 'Old Plumbers' });
    setClock(now);
    const { id } = await acme.openOffice({ country_id: 826, city });
    await acme.postJob({ status: 'Live', office_id: id, title: 'Plumber' });
    const path = pathOf('gb', city);
    const titlesOf = async (query: string) => {
      const { status, html } = await open(UK, fresh(`${path}?${query}`));
      expect(status).toBe(200);
      return [...html.matchAll(/data-title[^>]*>([^<]+)<\/a>/gu)].map(([, title]) => title);
    };
    expect(await titlesOf('')).toEqual(['Plumber', 'Old Plumbers']);
    expect(await titlesOf('posted_within=3')).toEqual(['Plumber']);
    expect(await titlesOf('posted_within=7&q=plumbers')).toEqual(['Old Plumbers', 'Plumber']);
    expect(await titlesOf('posted_within=7&q=plumbers&sort=date')).toEqual([
      'Plumber',
      'Old Plumbers',
    ]);
    // Unknown values are ignored.
    expect(await titlesOf('posted_within=0&sort=%00')).toHaveLength(2);
    const { html } = await open(UK, fresh(`${path}?posted_within=3`));
    expect(canonicalOf(html)).toBe(`https://${UK}${path}`);
    expect(structuredData(html)).toEqual([]);
    expect(html).toContain(': Last 3 days | ');
  });

  test('narrows a list to jobs that pay as much a year, and sorts it by pay, in the currency of the country', async () => {
    const city = newCity();
    const pay = (min_salary: number) => ({ min_salary, currency: 'GBP', rate_salary: 'yearly' });
    const { acme } = await postJobs(UK, 826, city, 1, { title: 'Well paid', ...pay(71_000) });
    const { id } = await acme.openOffice({ country_id: 826, city });
    for (const job of [{ title: 'Paid', ...pay(35_000) }, { title: 'Unpaid' }]) {
      await acme.postJob({ status: 'Live', office_id: id, ...job });
    }
    const path = pathOf('gb', city);
    const titlesOf = async (query: string) => {
      const { html } = await open(UK, fresh(`${path}?${query}`));
      return [...html.matchAll(/data-title[^>]*>([^<]+)<\/a>/gu)].map(([, title]) => title);
    };
    expect(await titlesOf('')).toEqual(['Unpaid', 'Paid', 'Well paid']);
    expect(await titlesOf('salary_min=30000')).toEqual(['Paid', 'Well paid']);
    expect(await titlesOf('salary_min=70000')).toEqual(['Well paid']);
    expect(await titlesOf('sort=salary')).toEqual(['Well paid', 'Paid', 'Unpaid']);
    // No amount of the list.
    expect(await titlesOf('salary_min=70001')).toHaveLength(3);
    const { html } = await open(UK, fresh(`${path}?salary_min=70000`));
    expect(html).toContain(': From £70,000 per year | ');
    expect(html).toContain(wordsFor('en').filters.paidOnly);
    const sorted = await open(UK, fresh(`${path}?sort=salary`));
    expect(alternatesOf(sorted.html)).toEqual({});
    expect(canonicalOf(sorted.html)).toBe(`https://${UK}${path}`);
    expect(structuredData(sorted.html)).toEqual([]);
    const alps = await open('karriere-alpen.example', fresh('/?salary_min=70000&sort=salary'));
    expect(alps.status).toBe(200);
    expect(alps.html).not.toContain('name="salary_min"');
  });

  test('names workplaces and employment types in any case', async () => {
    const city = newCity();
    await postJobs(UK, 826, city, 1, { workplace: 'Remote' });
    const page = await visit(UK, fresh(`${pathOf('gb', city)}?workplace=remote`));
    expect(await page.text()).toMatch(/name="workplace" value="Remote" checked/u);
  });
});
