/** The rules of job alerts: due times, failures, searches, addresses, and their texts in every language. */
import { describe, expect, test } from 'vitest';
import { alertFormPath } from '#careers/alerts/alert-paths.ts';
import { emailError, FAILURES_MAX, countFailures, nextDue } from '#careers/alerts/rules.ts';
import { searchQuery, parseSearch } from '#careers/alerts/schemas.ts';
import type { Filters } from '#careers/layout/props.ts';
import { subscriptionEmail, newJobsEmail } from '#careers/words/alerts/emails.ts';
import { describeSearch } from '#careers/words/alerts/search.ts';
import { alertWordsFor } from '#careers/words/alerts/words.ts';
import { wordsFor } from '#careers/words/words.ts';
import { DAY_MS } from '#lib/time.ts';
import { careersTags } from '#translations';
import { addCareerWords } from '../support/career-words.ts';

addCareerWords();

const languages =
  'en-US en-GB en-CA fr-CA en-AU en-IN de-DE de-CH fr-FR es-ES es-419 pt-BR it-IT nl-NL pl-PL ar ja-JP'.split(
    ' ',
  );

type Entry = string | Record<string, string>;

function entriesOf(tree: object, path = ''): Map<string, Entry> {
  const result = new Map<string, Entry>();
  for (const [key, value] of Object.entries(tree) as [string, unknown][]) {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') result.set(here, value);
    else if (isPlural(value)) result.set(here, value);
    else if (typeof value === 'object' && value !== null) {
      for (const [inner, entry] of entriesOf(value, here)) result.set(inner, entry);
    }
  }
  return result;
}

function isPlural(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && 'other' in value;
}

function holesOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/gu) ?? [])].toSorted();
}

const english = entriesOf(alertWordsFor('en'));

describe.each([...new Set([...languages, ...careersTags])])('the alert words in %s', (language) => {
  const entries = entriesOf(alertWordsFor(language));

  test('have every key of English and no other, with the same holes', () => {
    expect([...entries.keys()]).toEqual([...english.keys()]);
    for (const [path, entry] of entries) {
      const model = english.get(path) ?? '';
      const texts = typeof entry === 'string' ? [entry] : Object.values(entry);
      const wanted = holesOf(typeof model === 'string' ? model : (model['other'] ?? ''));
      for (const text of texts) {
        expect(text.trim(), path).toBe(text);
        expect(text, path).not.toBe('');
        expect(wanted, path).toEqual(expect.arrayContaining(holesOf(text)));
      }
      if (typeof entry === 'string') expect(holesOf(entry), path).toEqual(wanted);
    }
  });

  test('have exactly the plural forms of the language', () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [path, entry] of entries) {
      if (typeof entry === 'string') continue;
      expect(Object.keys(entry).toSorted(), path).toEqual([...needed].toSorted());
    }
  });

  test('fill complete emails', () => {
    const site = { name: 'Site', hostname: 's.example', language };
    const place = { country: { iso2: 'CH', name: 'Schweiz' }, city: { name: 'Bern' } };
    const search = describeSearch(site, place, { ...noFilters, search: 'cook', categories: [1] });
    const job = {
      title: 'Cook <b>&',
      companyName: 'Globex & Co',
      place: 'Bern',
      pay: { min: 20, max: 30, currency: 'CHF', period: 'hourly' as const },
      url: 'https://s.example/jobs/a?b&c',
    };
    const news = newJobsEmail(site, {
      search,
      jobs: [job],
      hasMore: false,
      listUrl: 'https://s.example/ch/bern?search-key=cook',
      manageUrl: 'https://s.example/alerts/manage?token=1.a',
    });
    const messages = [
      news,
      subscriptionEmail('confirm', site, { search, url: 'https://s.example/a' }),
      subscriptionEmail('known', site, { search, url: 'https://s.example/a' }),
    ];
    for (const { subject, text } of messages) {
      expect(`${subject}${text}`).not.toMatch(/\{\w+\}|undefined|null|NaN/u);
      expect(subject).not.toMatch(/[\r\n]/u);
      expect(text).toContain('Bern');
    }
    expect(news.text).toContain('Globex & Co · Bern · ');
    expect(news.html).toContain('Cook &lt;b&gt;&amp;');
    expect(news.html).toContain('href="https://s.example/jobs/a?b&amp;c"');
    expect(news.frame).toMatchObject({ language, from: 'site', site: 's.example' });
    expect(news.html).not.toMatch(/<img|<script|\{\w+\}/u);
  });
});

test.each(['confirm', 'known'] as const)(
  'the Arabic subject %s sets the name of the site apart',
  (kind) => {
    const site = { name: 'وظائف الخليج', hostname: 's.example', language: 'ar' };
    const { subject } = subscriptionEmail(kind, site, { search: '', url: 'https://s.example/a' });
    expect(subject).toContain('«وظائف الخليج»');
  },
);

const noFilters: Filters = { search: '', categories: [], workplaces: [], employmentTypes: [] };

test('Swiss German has no ß, and no comma after a salutation', () => {
  const words = alertWordsFor('de-CH');
  expect(JSON.stringify(words)).not.toContain('ß');
  for (const { text } of [words.emails.confirm, words.emails.known]) {
    expect(text).toMatch(/^Guten Tag\n\nJemand/u);
  }
});

test.each([
  ['en-US', '“cook”'],
  ['de-DE', '„cook“'],
  ['de-CH', '«cook»'],
  ['fr-FR', '«\u00A0cook\u00A0»'],
  ['ja-JP', '「cook」'],
])('a search text is quoted in %s as %s', (language, quoted) => {
  const nowhere = { country: null, city: null };
  const search = describeSearch({ name: 'S', language }, nowhere, { ...noFilters, search: 'cook' });
  expect(search.split(' · ')).toEqual([wordsFor(language).notFound.link, quoted]);
});

describe('the next due time of an alert', () => {
  const due = new Date('2026-03-10T08:00:00Z');
  const day = (days: number, ms = 0) => new Date(due.getTime() + days * DAY_MS + ms);

  test('is a period later, at the same time of day, and never in the past', () => {
    expect(nextDue(due, due, 'daily')).toEqual(day(1));
    expect(nextDue(due, day(0, 5000), 'weekly')).toEqual(day(7));
    expect(nextDue(due, day(3, 5000), 'daily')).toEqual(day(4));
    expect(nextDue(due, day(1), 'daily')).toEqual(day(2));
    expect(nextDue(due, day(20), 'weekly')).toEqual(day(21));
  });
});

describe('the failures of an alert after its last mail', () => {
  const failures = 2;
  test.each([
    ['sent', null, 0],
    ['queued', null, 2],
    [null, null, 2],
    ['suppressed', null, null],
    ['failed', 'smtp recipient 550', null],
    ['failed', 'bad_address', null],
    ['failed', 'E_RECIPIENT_SUPPRESSED', null],
    ['failed', 'smtp data 554', 3],
    ['failed', 'smtp sender 550', 2],
    ['failed', 'E_SENDER_NOT_VERIFIED', 2],
    ['failed', 'smtp connect', 2],
    ['failed', 'E_RATE_LIMIT_EXCEEDED', 2],
    ['failed', 'too_late', 2],
  ])('with the status %s (%s) are %j', (status, error, wanted) => {
    expect(countFailures({ status, error, failures })).toBe(wanted);
  });

  test('end the alert after five rejections in a row', () => {
    const refused = { status: 'failed', error: 'smtp data 554' };
    expect(countFailures({ ...refused, failures: FAILURES_MAX - 1 })).toBeNull();
  });
});

describe('the search of an alert', () => {
  test('has one canonical query, regardless of the order and other parameters', () => {
    const query = 'page=3&utm=x&workplace=Remote&search-key=%20head%20%20cook&city=bern&country=ch';
    const search = parseSearch(new URLSearchParams(query));
    expect(search && searchQuery(search)).toBe(
      'country=ch&city=bern&search-key=head+cook&workplace=Remote',
    );
  });

  test.each([
    ['country=CH'],
    ['country=deu'],
    ['city=bern'],
    [`country=ch&city=${'a'.repeat(301)}`],
  ])('is null for an impossible place: %s', (query) => {
    expect(parseSearch(new URLSearchParams(query))).toBeNull();
  });

  test('has no search text without a word in it', () => {
    expect(parseSearch(new URLSearchParams('search-key=%22*%22'))?.filters.search).toBe('');
  });

  test('is taken from the path and the filters of a list', () => {
    const filters = { ...noFilters, search: 'a&b', categories: [3] as const };
    expect(alertFormPath('/', noFilters)).toBe('/alerts');
    expect(alertFormPath('/de', filters)).toBe('/alerts?country=de&q=a%26b&key-category=3');
    expect(alertFormPath('/de/z%C3%BCrich', noFilters)).toBe('/alerts?country=de&city=z%C3%BCrich');
  });
});

test.each([
  ['', 'required'],
  ['ada', 'not_email'],
  ['ada, bob@people.example', 'not_email'],
  ['jörg@people.example', 'not_email'],
  [`${'a'.repeat(250)}@people.example`, 'too_long'],
  ['ada\0@people.example', 'unreadable'],
  ['ada@bücher.example', null],
])('the address %j has the error %j', (email, error) => {
  expect(emailError(email)).toBe(error);
});
