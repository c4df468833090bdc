/** Every career page in every language of the domains: complete, escaped and labelled (locations, "Pages"). */

import { brotliCompressSync, constants } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { noFacets } from '#careers/facets/rules.ts';
import { CityPage } from '#careers/landing/city-page.tsx';
import { CountryPage } from '#careers/landing/country-page.tsx';
import { GonePage } from '#careers/landing/gone-page.tsx';
import { HomePage } from '#careers/landing/home-page.tsx';
import { JobPage } from '#careers/landing/job-page.tsx';
import { NotFoundPage } from '#careers/layout/not-found-page.tsx';
import { listPath, pagesAround } from '#careers/layout/page-links.ts';
import type { Filters, Head, JobDetail, JobList, Site } from '#careers/layout/props.ts';
import { SavedPage } from '#careers/landing/saved-page.tsx';
import { script } from '#careers/layout/script.ts';
import { style } from '#careers/layout/style.ts';
import { placeStyle } from '#careers/layout/place-style.ts';
import { textStyle } from '#careers/layout/text-style.ts';
import { hyphenated } from '#careers/words/hyphenated.ts';
import { wordsFor } from '#careers/words/words.ts';
import { directionOf } from '#lib/language.ts';
import { addCareerWords } from '../support/career-words.ts';

addCareerWords();

const languages =
  'en-US en-GB en-CA fr-CA en-AU en-IN de-DE de-CH fr-FR es-ES es-419 pt-BR it-IT nl-NL pl-PL ar ja-JP'.split(
    ' ',
  );

type Page = ReturnType<typeof NotFoundPage>;

const hostile = `</script><b>"O'Hara" & {count}`;
const pageBytesMax = 20_000;
/** Of eleven: as quick, and no better, than an answer is packed on its way. */
const packing = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const scriptBytesMax = 8500;
const now = new Date('2026-03-10T08:00:00Z');
const country = { iso2: 'CH', name: 'Schweiz', jobCount: 1234 };
const city = { slug: 'zürich', name: 'Zürich', jobCount: 1234 };
const noFilters: Filters = { search: '', categories: [], workplaces: [], employmentTypes: [] };
const head: Head = {
  canonicalUrl: 'https://careers.example/ch?a=1&b=2',
  alternates: [
    { language: 'fr-CH', url: 'https://emplois.example/ch' },
    { language: 'x-default', url: 'https://us.example/ch' },
  ],
};
const closed = { title: hostile, companyName: hostile, closedAt: now };
const job: JobDetail = {
  hashId: 'k3Jd9',
  title: hostile,
  companyName: hostile,
  companySlug: 'acme',
  companyLogo: '/files/logos/1/a-1.png',
  companyWebsite: 'https://company.example/',
  companyLinks: { privacy: 'https://company.example/privacy' },
  companyAbout: hostile,
  country,
  city,
  cityName: city.name,
  regionName: 'Zürich',
  street: hostile,
  postalCode: '8001',
  workplace: 'Hybrid',
  employmentTypes: ['Full-time', 'Permanent'],
  pay: { min: 4000, max: 5200.5, currency: 'CHF', period: 'monthly' },
  postedAt: new Date('2026-03-07T10:00:00Z'),
  expiresAt: new Date('2026-04-11T10:00:00Z'),
  skills: ['a', 'b', 'c', 'd', 'e', 'sixth-skill'],
  department: null,
  category: 13,
  seniority: 'Senior',
  occupationCode: null,
  description: '<p>Sane <em>text</em></p>',
  tasks: null,
  requirements: '',
  benefits: [1, 24],
  hasNamesake: false,
  sharePicture: null,
};
const jobs = Array.from({ length: 12 }, (_, at) => ({ ...job, hashId: `job${at}` }));
const list: JobList = { jobs, total: 1234, page: 2, lastPage: 103, offset: 12, filters: noFilters };

function siteIn(language: string): Site {
  return { name: 'Careers', hostname: 'careers.example', language, hue: 13, legal: [] };
}

function pagesIn(language: string): Record<string, Page> {
  const site = siteIn(language);
  return {
    home: (
      <HomePage
        site={site}
        head={head}
        now={now}
        jobCount={1234}
        onlyCountry={null}
        countries={[{ ...country, cities: [city] }]}
        list={{ ...list, page: 1 }}
      />
    ),
    country: (
      <CountryPage
        site={site}
        head={head}
        now={now}
        country={country}
        cities={[city]}
        list={list}
      />
    ),
    city: (
      <CityPage
        site={site}
        head={head}
        now={now}
        country={country}
        city={city}
        summary={hostile}
        siblings={[city]}
        list={{ ...list, page: 1 }}
        listsPostings
      />
    ),
    job: (
      <JobPage
        site={site}
        head={head}
        now={now}
        job={job}
        similar={jobs}
        applyUrl="/jobs/k/apply"
      />
    ),
    gone: <GonePage site={site} now={now} job={closed} similar={jobs} />,
    saved: <SavedPage site={site} />,
    notFound: <NotFoundPage site={site} />,
  };
}

async function served(page: Page | undefined): Promise<string> {
  if (page === undefined) throw new Error('no such page');
  const answer = await new Hono().get('/', (c) => c.html(page)).request('/');
  return answer.text();
}

/** The text of HTML. */
function plain(html: string): string {
  const text = html
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function cityWith(changes: Partial<JobList>): Promise<string> {
  return served(
    <CityPage
      site={siteIn('en-US')}
      head={head}
      now={now}
      country={country}
      city={city}
      summary="A summary"
      siblings={[]}
      list={{ ...list, ...changes }}
      listsPostings
    />,
  );
}

describe.each(languages)('the pages in %s', (language) => {
  test.each(Object.keys(pagesIn(language)))(
    'the %s page is complete, escaped and without open placeholders',
    async (name) => {
      const html = await served(pagesIn(language)[name]);
      expect(html).toMatch(/^<!doctype html>\s*<html /i);
      expect(html).toContain(
        `<html lang="${language}" dir="${directionOf(language)}" class="hue-1"`,
      );
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html.match(/<main[ >]/g)).toHaveLength(1);
      expect(html).toContain(`<style>${style}</style>`);
      const isList = ['home', 'country', 'city'].includes(name);
      expect(html).toContain(`<style>${isList ? placeStyle : textStyle}</style>`);
      expect(html.match(/<style>/g)).toHaveLength(2);
      expect(html).not.toMatch(/\sstyle=|\son\w+="|undefined|\[object|NaN|Invalid Date/);
      expect(html).not.toContain('<b>"O');
      // Placeholders of texts are filled, but not the one in the hostile title.
      expect(
        html
          .replaceAll('{count}', '')
          .replace(style, '')
          .replace(textStyle, '')
          .replace(placeStyle, '')
          .replace(/<script.*?<\/script>/gs, ''),
      ).not.toMatch(/\{\w+\}/);
      expect(brotliCompressSync(html, packing).length).toBeLessThan(pageBytesMax);
      expect(repeatedIds(html)).toEqual([]);
    },
  );

  test('are in the language', async () => {
    const words = wordsFor(language);
    const html = await served(pagesIn(language)['city']);
    for (const text of [words.filters.show, words.workplaces.Hybrid, words.pager.next]) {
      expect(html).toContain(text);
    }
  });
});

function structuredData(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, text]) => JSON.parse(text ?? ''));
}

function repeatedIds(html: string): string[] {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

test('the script is small, and cannot close its own element', () => {
  expect(new TextEncoder().encode(script).length).toBeLessThanOrEqual(scriptBytesMax);
  expect(script).not.toMatch(/<\/script|<!--/i);
});

describe('the layout', () => {
  test.each(languages)(
    'has a masthead of one row in %s: a heart with the count for the words',
    async (language) => {
      const html = await served(pagesIn(language)['saved']);
      const { heading } = wordsFor(language).saved;
      expect(html).toMatch(
        /<a class="saved-link" href="\/saved" rel="nofollow"><span>[^<]+<\/span>/u,
      );
      expect(html).toContain(`<span>${heading}</span>`);
      expect(style).toMatch(/\.masthead\{[^}]*flex-wrap:nowrap/u);
      expect(style).toContain('.saved-link::before{content');
      // Only where there is no room: screen readers have the words anyway.
      expect(style).toMatch(/@media \(max-width:43\.99rem\)\{\.saved-link span\{[^}]*clip-path/u);
    },
  );

  test('keeps the button of the saved jobs away from the list, which a template follows', async () => {
    expect(await served(pagesIn('de-DE')['saved'])).toMatch(/<\/template><p><a class="button"/u);
    expect(style).toContain('.jobs~p{');
  });

  test('prints the address to apply at, and no similar jobs', async () => {
    const html = await served(pagesIn('de-DE')['job']);
    expect(html).toContain('<section class="similar"');
    expect(html).toContain('<p class="printed" dir="ltr">https://careers.example/jobs/k/apply</p>');
    const print = /@media print\{(.*)\}$/u.exec(style)?.[1] ?? '';
    expect(textStyle).toContain('.printed{display:none}');
    expect(textStyle).toMatch(
      /@media print\{\.printed\{display:block\}\.similar,\.share\{display:none\}/u,
    );
    const [hidden = ''] = print.split('{display:none}');
    expect(hidden.split(',')).toEqual(expect.arrayContaining(['.heart', '.button']));
    expect(hidden.split(',')).not.toContain('.apply');
  });

  test('keeps the button to apply on the screen of a phone', async () => {
    expect(await served(pagesIn('de-DE')['job'])).toContain('<section class="apply">');
    const phone = /@media \(max-width:59\.99rem\)\{(.*?)\}@media/u.exec(textStyle)?.[1] ?? '';
    expect(phone).toMatch(/\.apply\{position:sticky;inset-block-end:0;/u);
    expect(phone).toContain('scroll-padding-block-end');
  });

  test('has the pay of a card before its types and skills, and no row without pay', async () => {
    const html = await served(pagesIn('en-US')['country']);
    const [card = ''] = /<article class="card"[\s\S]*?<\/article>/u.exec(html) ?? [];
    const order = ['class="by"', 'class="pay"', 'kinds', '<time', 'class="skills"'].map((part) =>
      card.indexOf(part),
    );
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const unpaid = await cityWith({ jobs: [{ ...job, pay: null }] });
    const [bare = ''] = /<article class="card"[\s\S]*?<\/article>/u.exec(unpaid) ?? [];
    expect(bare).not.toContain('class="pay"');
    expect(bare).not.toContain('class="side"');
  });

  test('marks what a saved job is kept with: employer, place, pay and date', async () => {
    const notedOf = (html: string) =>
      Array.from(
        html.matchAll(/data-noted="([^"]*)"[^>]*>([\s\S]*?)<\/(?:b|p|span|time)>/gu),
        ([, kept = '', text = '']) => kept || text.replaceAll(/<[^>]+>/gu, '').trim(),
      ).map((text) => text.replaceAll(/\s+/gu, ' '));
    const html = await cityWith({ jobs: [{ ...job, companyName: 'Acme', title: 'Cook' }] });
    const [card = ''] = /<article class="card"[\s\S]*?<\/article>/u.exec(html) ?? [];
    expect(notedOf(card)).toEqual([
      'Acme',
      'Zürich',
      expect.stringMatching(/^CHF.* per month$/u),
      'March 7, 2026',
    ]);
    const page = await served(pagesIn('de-CH')['job']);
    const [article = ''] = /<article class="job"[\s\S]*?<\/article>/u.exec(page) ?? [];
    expect(notedOf(article)).toHaveLength(5);
    expect(script).toContain(`note: text('noted')`);
  });

  test('writes the pay of each job as its country does, in lists of several countries too', async () => {
    const paid = (iso2: string, currency: string) => ({
      ...job,
      country: { iso2, name: iso2 },
      pay: { min: 7500, max: null, currency, period: null },
    });
    const html = await served(
      <HomePage
        site={siteIn('es-419')}
        head={head}
        now={now}
        onlyCountry={null}
        jobCount={3}
        countries={[
          { ...country, cities: [city] },
          { ...country, cities: [] },
        ]}
        list={{ ...list, jobs: [paid('MX', 'MXN'), paid('AR', 'ARS'), paid('MX', 'USD')] }}
      />,
    );
    const pays = Array.from(html.matchAll(/<p class="pay"[^>]*>([^<]*)</gu), ([, text = '']) =>
      text.replaceAll(/\s/gu, ' '),
    );
    expect(pays).toEqual(['Desde $7,500', 'Desde $ 7.500', 'Desde USD 7,500']);
  });

  test('breaks long compounds of German and Dutch at their joints, with or without a dictionary', async () => {
    const shy = '\u00AD';
    const german = await served(
      <JobPage
        site={siteIn('de-DE')}
        head={head}
        now={now}
        job={{ ...job, title: 'Leiter Unternehmenskommunikation' }}
        similar={[]}
      />,
    );
    expect(german).toContain(`<dd>Informations${shy}technologie</dd>`);
    expect(german).toContain(`Leiter Unternehmens${shy}kommunikation`);
    // Machines read the words without them.
    expect(german.replaceAll(/<main[\s\S]*<\/main>/gu, '')).not.toContain(shy);
    expect(style).toMatch(/h1,h2,h3,dd\{[^}]*hyphens:auto/u);
  });
});

test.each([
  ['de', 'Informationstechnologie', 'Informations-technologie'],
  ['de-CH', 'Rechtsanwaltsfachangestellter', 'Rechts-anwalts-fachangestellter'],
  ['de', 'Produktionsmitarbeiter (m/w/d)', 'Produktions-mitarbeiter (m/w/d)'],
  ['de', 'Schulbegleiter und Sozialarbeiter', 'Schul-begleiter und Sozial-arbeiter'],
  ['de', 'Krankenversicherung', 'Kranken-versicherung'],
  ['de', 'Bauleiter', 'Bauleiter'],
  ['nl', 'Vrachtwagenchauffeur', 'Vrachtwagen-chauffeur'],
  ['nl', 'Studiekostenvergoeding', 'Studiekosten-vergoeding'],
  ['nl', 'Productiemedewerker', 'Productie-medewerker'],
  ['en', 'Informationstechnologie', 'Informationstechnologie'],
])('a compound in %s is divided: %s', (language, text, expected) => {
  expect(hyphenated(language, text).replaceAll('\u00AD', '-')).toBe(expected);
});

describe('the head', () => {
  test('links the canonical page, its alternates and feeds', async () => {
    const html = await served(pagesIn('de-CH')['city']);
    expect(html).toContain('<link rel="canonical" href="https://careers.example/ch?a=1&amp;b=2"/>');
    expect(html).toContain(
      '<link rel="alternate" hreflang="x-default" href="https://us.example/ch"/>',
    );
    expect(html).toContain('type="application/rss+xml"');
    expect(html).not.toContain('name="robots"');
  });

  test('escapes a title that would close the structured data', async () => {
    const html = await served(pagesIn('en-US')['job']);
    const [posting, trail, ...others] = structuredData(html);
    expect(posting).toMatchObject({ '@type': 'JobPosting', title: hostile });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(others).toEqual([]);
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html).toContain(`<script>${script}</script>`);
  });

  test('excludes error pages from the index', async () => {
    for (const name of ['gone', 'notFound', 'saved']) {
      const html = await served(pagesIn('en-US')[name]);
      expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
      expect(html).not.toContain('canonical');
    }
  });
});

describe('a list', () => {
  const filters: Filters = {
    search: 'C++ & co',
    categories: [13],
    workplaces: ['Remote'],
    employmentTypes: ['Part-time'],
  };

  test('names what its fields suggest, and where', async () => {
    const html = await cityWith({});
    expect(html).toMatch(/name="q"[^>]* data-suggest="title"/u);
    expect(html).toMatch(/name="where"[^>]* data-suggest="place"/u);
    expect(html).toContain('data-domain="careers.example" data-suggestions="Suggestions: #"');
    expect(script).toContain('/api/locations/suggest?');
  });

  test('keeps the filters in its form and links', async () => {
    const html = await cityWith({ filters });
    expect(html).toContain('value="C++ &amp; co"');
    expect(html).toMatch(/name="key-category" value="13" checked/);
    expect(html).toMatch(/name="workplace" value="Remote" checked/);
    expect(html).toMatch(/name="employment_type" value="Part-time" checked/);
    expect(html).toContain('q=C%2B%2B+%26+co&amp;key-category=13&amp;workplace=Remote');
    expect(html).toContain('action="/ch/z%C3%BCrich"');
    expect(html).not.toContain('type="hidden"');
  });

  test('names the filters that are set, each with a link to the list without it', async () => {
    const html = await cityWith({ filters });
    const [chosen = ''] = /<ul class="chosen">.*?<\/ul>/su.exec(html) ?? [];
    expect([...chosen.matchAll(/aria-label="([^"]+)"/gu)].map(([, label]) => label)).toEqual([
      'Remove filter: Information technology',
      'Remove filter: Remote',
      'Remove filter: Part-time',
    ]);
    expect(chosen).toContain(
      '?q=C%2B%2B+%26+co&amp;key-category=13&amp;employment_type=Part-time"',
    );
    expect(html).toContain('<b>3</b></summary>');
    expect(html).toMatch(/<h2 id="results">1,234 jobs: “C\+\+ &amp; co”<\/h2>/u);
    expect(await cityWith({})).not.toContain('class="chosen"');
  });

  test('is narrowed to the last days, and sorted where it has another order', async () => {
    const html = await cityWith({ filters: { ...filters, postedWithin: 7, sort: 'date' } });
    expect(html).toMatch(/<option value="7" selected/);
    expect(html).toContain('aria-label="Remove filter: Last 7 days"');
    expect(html).toContain('Part-time · Last 7 days | Page 2 | Careers</title>');
    expect(html).toContain('<b aria-current="true">Newest first</b>');
    expect(html).toMatch(/posted_within=7" rel="nofollow">Relevance</u);
    expect(await cityWith({ filters: noFilters })).not.toContain('class="sorts"');
    // An alert sends what is new anyway.
    expect(html).toMatch(/href="\/alerts\?[^"]*employment_type=Part-time"/u);
  });

  test('is searched around a place, in the city of the page or elsewhere', async () => {
    const unfiltered = await cityWith({});
    expect(unfiltered).toContain('placeholder="Zürich"');
    expect(unfiltered).toContain(
      '<option value="" selected="">Only here</option><option value="5">',
    );
    const around = await cityWith({
      page: 1,
      filters: { ...noFilters, where: 'Görlitz', radius: 50 },
      near: { name: 'Görlitz', region: 'Sachsen', km: 50 },
    });
    expect(around).toContain('value="Görlitz"');
    expect(around).toContain('<option value="">25 km</option><option value="50" selected="">');
    expect(around).toContain('<title>1,234 jobs in Görlitz: Görlitz + 50 km | Careers</title>');
    expect(around).toContain('<h1>Jobs in Görlitz</h1>');
    expect(around).toContain('aria-label="Remove filter: Görlitz + 50 km"');
    // Remote jobs are in no circle.
    expect(around).toContain('?where=G%C3%B6rlitz&amp;radius=50&amp;remote=yes"');
  });

  test('is around a point without naming it, and says which place it does not know', async () => {
    const near = { name: null, region: null, km: 25 } as const;
    const point = await cityWith({ filters: { ...noFilters, where: '51.15,14.99' }, near });
    expect(point).toContain('<h1>Near you</h1>');
    expect(point).toContain('<title>1,234 jobs: Near you + 25 km | Page 2 | Careers</title>');
    const unknown = await cityWith({
      jobs: [],
      total: 0,
      filters: { ...noFilters, where: hostile },
      near: null,
    });
    expect(plain(unknown)).toContain(`We don’t know a place named “${hostile}”.`);
    expect(unknown).not.toContain('<b>"O');
  });

  test('offers the values that have jobs, with their numbers', async () => {
    const facets = {
      ...noFacets,
      workplace: [
        { value: 'Remote' as const, count: 3 },
        { value: 'Hybrid' as const, count: null },
      ],
    };
    const html = await cityWith({ facets });
    const foldsIn = (page: string) =>
      Array.from(page.matchAll(/<details class="choice".*?<\/details>/gsu), ([fold]) =>
        plain(fold),
      );
    expect(foldsIn(html)).toEqual(['Workplace All Remote (3) Hybrid']);
    const chosen = await cityWith({
      facets,
      filters: { ...filters, workplaces: ['Remote', 'Hybrid'] },
    });
    expect(foldsIn(chosen).slice(0, 2)).toEqual([
      'Field Information technology (0) Information technology (0)',
      'Workplace Remote (3), Hybrid Remote (3) Hybrid',
    ]);
  });

  test('shows the summary on page 1 only, and the page number in the title', async () => {
    expect(await cityWith({ page: 1 })).toContain('A summary');
    const second = await cityWith({ page: 2 });
    expect(second).not.toContain('A summary');
    expect(second).toContain('<title>1,234 jobs in Zürich | Page 2 | Careers</title>');
  });

  test('explains why it is empty', async () => {
    const empty = { jobs: [], total: 0, page: 1, lastPage: 1 };
    expect(await cityWith(empty)).toContain(wordsFor('en-US').empty.unfiltered);
    expect(await cityWith({ ...empty, filters })).toContain(wordsFor('en-US').empty.filtered);
  });

  test('has paths without unset parameters', () => {
    expect(listPath('/de', noFilters, 1)).toBe('/de');
    expect(listPath('/de', { ...noFilters, workplaces: ['On-site'] }, 3)).toBe(
      '/de?workplace=On-site&page=3',
    );
  });

  test('links the first, the last and the neighbouring pages', () => {
    expect(pagesAround(1, 1)).toEqual([1]);
    expect(pagesAround(2, 3)).toEqual([1, 2, 3]);
    expect(pagesAround(5, 103)).toEqual([1, null, 4, 5, 6, null, 103]);
  });
});

describe('a job', () => {
  const show = (changes: Partial<JobDetail>, applyUrl?: string) =>
    served(
      <JobPage
        site={siteIn('en-US')}
        head={head}
        now={now}
        job={{ ...job, ...changes }}
        similar={[]}
        {...(applyUrl === undefined ? {} : { applyUrl })}
      />,
    );

  test('shows its sanitized texts unchanged, and no empty sections', async () => {
    const html = await show({});
    expect(html).toContain('<p>Sane <em>text</em></p>');
    expect(html).not.toContain(wordsFor('en-US').jobPage.requirements);
  });

  test('links http and https websites only', async () => {
    expect(await show({})).toContain('href="https://company.example/"');
  });

  test('links the application form only if there is one', async () => {
    expect(await show({})).not.toContain(wordsFor('en-US').jobPage.apply);
    expect(await show({}, '/jobs/k/apply')).toContain('href="/jobs/k/apply"');
  });

  test('is complete without optional fields', async () => {
    const html = await show({
      companyWebsite: null,
      companyLogo: null,
      companyAbout: null,
      country: null,
      city: null,
      cityName: null,
      regionName: null,
      workplace: null,
      employmentTypes: [],
      pay: null,
      skills: [],
      category: null,
      seniority: 'toString',
      description: null,
      requirements: null,
      benefits: [],
    });
    expect(html).not.toMatch(/undefined|null|\[native/);
  });
});
