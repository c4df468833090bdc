/** `npm run check:translations`: what it finds in a file of a language. */
import { describe, expect, test } from 'vitest';
import {
  faultLine,
  faultsOf,
  faultsOfTranslations,
} from '../../tools/check-translations/faults.ts';
import { tagsOf, textsOf, wholeParts, writtenParts } from '#translations/read.ts';

const english = {
  pages: {
    title: '{site}: {jobs}',
    jobs: { one: '{count} job', other: '{count} jobs' },
    inCountry: { US: 'in the United States' },
  },
  mail: { body: 'Dear {{candidate.first_name}}, about {{job.title}}.', hint: '' },
};
const german = {
  pages: {
    title: '{site}: {jobs}',
    jobs: { one: 'Ein Job', other: '{count} Jobs' },
    inCountry: { CH: 'in der Schweiz' },
  },
  mail: { body: 'Guten Tag {{candidate.last_name}}, zu {{job.title}}.', hint: '' },
};
const { pages } = german;

function found(tag: string, words: object): string[] {
  return faultsOf(tag, `${tag}/area.json`, english, words).map(faultLine);
}

describe('the check of translations', () => {
  test('finds nothing in a language that is complete, and in a variant that has some texts', () => {
    expect(found('de', german)).toEqual([]);
    expect(found('de-CH', { mail: { hint: '' }, pages: { jobs: pages.jobs } })).toEqual([]);
    expect(found('ja', { ...german, pages: { ...pages, jobs: { other: '{count}件' } } })).toEqual(
      [],
    );
  });

  test.each([
    ['a missing part', { pages }, ['mail is missing']],
    [
      'a missing key',
      { ...german, mail: { body: '' } },
      ['mail.hint is missing', 'mail.body is empty'],
    ],
    [
      'a key that English lacks',
      { ...german, mail: { ...german.mail, more: 'x' } },
      ['mail.more is not in English'],
    ],
    ['a part that English lacks', { ...german, more: { a: 'x' } }, ['more is not in English']],
    [
      'a missing name',
      { ...german, pages: { ...pages, title: '{site}' } },
      ['pages.title lacks {jobs}'],
    ],
    [
      'a misspelled name',
      { ...german, pages: { ...pages, title: '{site}: {job}' } },
      ['pages.title lacks {jobs}', 'pages.title has {job}, which English has not'],
    ],
    [
      'a translated merge field',
      { ...german, mail: { ...german.mail, body: '{{kandidat.vorname}}' } },
      ['mail.body has {{kandidat.vorname}}, which English has not'],
    ],
    [
      'a missing plural form',
      { ...german, pages: { ...pages, jobs: { other: '{count} Jobs' } } },
      ['pages.jobs.one is missing: de has this plural form'],
    ],
    [
      'a plural form of another language',
      { ...german, pages: { ...pages, jobs: { ...pages.jobs, few: '{count} Jobs' } } },
      ['pages.jobs.few is a plural form that de has not'],
    ],
    [
      'a name in a plural form, or none in the last',
      { ...german, pages: { ...pages, jobs: { one: '{n} Job', other: 'Jobs' } } },
      ['pages.jobs.one has {n}, which English has not', 'pages.jobs.other lacks {count}'],
    ],
    [
      'a text in place of forms',
      { ...german, pages: { ...pages, jobs: 'Jobs' } },
      ['pages.jobs is a text, where English has several'],
    ],
    [
      'forms in place of a text',
      { ...german, pages: { ...pages, title: { other: 'x' } } },
      ['pages.title is not a text'],
    ],
    [
      'a list in place of a text',
      { ...german, pages: { ...pages, title: ['x'] } },
      ['pages.title is not a text'],
    ],
    [
      'a number in place of a text',
      { ...german, pages: { ...pages, title: 7 } },
      ['pages.title is not a text'],
    ],
    [
      'missing words of its own',
      { ...german, pages: { title: pages.title, jobs: pages.jobs } },
      ['pages.inCountry is missing'],
    ],
  ])('says language, file and key of %s', (_, words, faults) => {
    const lines = faults.map((fault) => `translations/de/area.json: ${fault}\n`);
    expect(found('de', words).toSorted()).toEqual(lines.toSorted());
  });

  test.each([
    [
      'pl',
      { one: '{count} a', few: '{count} b', other: '{count} c' },
      ['pages.jobs.many is missing: pl has this plural form'],
    ],
    [
      'ja',
      { one: '{count}', other: '{count}' },
      ['pages.jobs.one is a plural form that ja has not'],
    ],
    [
      'es-419',
      { one: '{count} a', other: '{count} b' },
      ['pages.jobs.many is missing: es-419 has this plural form'],
    ],
    ['en-GB', { other: '{count} b' }, ['pages.jobs.one is missing: en-GB has this plural form']],
  ])('knows the plural forms of %s', (tag, jobs, faults) => {
    const lines = faults.map((fault) => `translations/${tag}/area.json: ${fault}\n`);
    expect(found(tag, { ...german, pages: { ...pages, jobs } })).toEqual(lines);
  });

  test('finds nothing in the translations', () => {
    expect(faultsOfTranslations().map(faultLine)).toEqual([]);
  });
});

test.each(tagsOf('careers'))('%s takes no forms of names of places from English', (tag) => {
  const entriesOf = (parts: unknown) =>
    (parts as { pages?: { inCountry?: object; cityForms?: object } }).pages;
  const base = tag.split('-', 1)[0] ?? '';
  const { inCountry, cityForms } = entriesOf(wholeParts(tag, 'careers')) ?? {};
  const written = entriesOf(writtenParts(base, 'careers'));
  expect({ inCountry, cityForms }).toEqual({
    inCountry: written?.inCountry,
    cityForms: written?.cityForms,
  });
});

test('the texts of a bundle are all of a language, and of a variant what differs', () => {
  const texts = textsOf('careers', 'pages');
  expect(Object.keys(texts)).toContain('de-CH');
  expect(texts['de-CH']?.length).toBeLessThan((texts['de']?.length ?? 0) / 10);
  expect(Object.keys(textsOf('careers', 'pages', 'english'))).toEqual(['en']);
  expect(Object.keys(textsOf('careers', 'pages', 'foreign'))).not.toContain('en');
});
