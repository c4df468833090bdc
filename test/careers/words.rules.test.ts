/** Every language has all texts, with its own plural forms and the same placeholders (contract 4.7). */

import { describe, expect, test } from 'vitest';
import {
  benefits,
  categories,
  employmentTypes,
  payPeriods,
  workplaces,
} from '#vocabulary/lists.ts';
import { applyWordsFor } from '../support/form-words.ts';
import { formEmailWordsFor } from '#careers/words/form-emails/words.ts';
import { formatsFor } from '#careers/words/format.ts';
import { fillTemplate } from '#lib/language.ts';
import {
  cityHeadings,
  countryHeadings,
  homeHeadings,
  jobHeadings,
} from '#careers/words/headings.ts';
import { countSentence, factSentences } from '#careers/words/summary.ts';
import { wordsFor } from '#careers/words/words.ts';
import { directionOf } from '#lib/language.ts';
import { careersTags } from '#translations';
import { addCareerWords } from '../support/career-words.ts';

addCareerWords();

const domainLanguages =
  'en-US en-GB en-CA fr-CA en-AU en-IN de-DE de-CH fr-FR es-ES es-419 pt-BR it-IT nl-NL pl-PL ar ja-JP'.split(
    ' ',
  );

/** Keys whose entries differ by language on purpose. */
const ownKeys = new Set(['cityForms', 'inCountry']);

type Entry = string | Readonly<Record<string, string>>;

/** Every text by its path, with all plural forms of a phrase together. */
function entriesOf(tree: object, path = ''): Map<string, Entry> {
  const result = new Map<string, Entry>();
  for (const [key, value] of Object.entries(tree) as [string, unknown][]) {
    const here = path === '' ? key : `${path}.${key}`;
    if (ownKeys.has(key)) continue;
    if (typeof value === 'string') result.set(here, value);
    else if (isPlural(value)) result.set(here, value);
    else if (typeof value === 'object' && value !== null) {
      for (const [inner, entry] of entriesOf(value, here)) result.set(inner, entry);
    }
  }
  return result;
}

function isPlural(value: unknown): value is Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null && 'other' in value;
}

function holesOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
}

const english = entriesOf({
  ...wordsFor('en'),
  application: applyWordsFor('en'),
  emails: formEmailWordsFor('en'),
});

describe.each(careersTags)('the career page words in %s', (language) => {
  const words = wordsFor(language);
  const entries = entriesOf({
    ...words,
    application: applyWordsFor(language),
    emails: formEmailWordsFor(language),
  });

  test('have every key of English and no other, none empty', () => {
    expect([...entries.keys()]).toEqual([...english.keys()]);
    for (const [path, entry] of entries) {
      for (const text of typeof entry === 'string' ? [entry] : Object.values(entry)) {
        expect(text.trim(), path).not.toBe('');
        expect(text, path).toBe(text.trim());
      }
    }
  });

  test('have exactly the plural forms of the language', () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [path, entry] of entries) {
      if (typeof entry === 'string') continue;
      expect(Object.keys(entry).sort(), path).toEqual([...needed].sort());
    }
  });

  test('have the same placeholders as English', () => {
    for (const [path, entry] of entries) {
      const model = english.get(path);
      if (typeof entry === 'string') {
        expect(model, path).toBeTypeOf('string');
        expect(holesOf(entry), path).toEqual(holesOf(typeof model === 'string' ? model : ''));
      } else if (isPlural(model)) {
        const allowed = holesOf(model['other'] ?? '');
        expect(holesOf(entry['other'] ?? ''), path).toEqual(allowed);
        // "One job" may leave out the number, but not add a placeholder.
        for (const form of Object.values(entry))
          expect(allowed).toEqual(expect.arrayContaining(holesOf(form)));
      }
    }
  });

  test('cover the whole vocabulary', () => {
    expect(Object.keys(words.categories)).toEqual(Object.keys(categories));
    expect(Object.keys(words.benefits)).toEqual(Object.keys(benefits));
    expect(Object.keys(words.employmentTypes)).toEqual(Object.values(employmentTypes));
    expect(Object.keys(words.workplaces)).toEqual([...workplaces]);
    expect(Object.keys(words.pay.periods)).toEqual([...payPeriods]);
  });

  test('have distinct names for categories, benefits and employment types', () => {
    for (const names of [words.categories, words.benefits, words.employmentTypes]) {
      expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
    }
  });
});

describe('the formats', () => {
  const now = new Date('2026-03-10T08:00:00Z');

  test.each(domainLanguages)('in %s leave no placeholder open', (language) => {
    const site = { name: 'Site', language };
    const place = { site, jobCount: 3, page: 2, country: { iso2: 'XK', name: 'Kosovo' } };
    const pay = { min: 1, max: 2.5, currency: 'EUR', period: 'hourly' } as const;
    const texts = [
      ...Object.values(homeHeadings(site, 1)),
      ...Object.values(countryHeadings(place)),
      ...Object.values(cityHeadings({ ...place, city: { name: 'Prizren' } })),
      ...Object.values(
        jobHeadings(site, { title: 'T', companyName: 'C', cityName: 'P', country: null, pay }),
      ),
      countSentence(language, 'Prizren', 3),
      factSentences(language, {
        employers: ['A', 'B', 'C', 'D'],
        categories: [1, 27],
        remoteShare: 0.5,
        pay,
      }),
      formatsFor(language).pay(pay) ?? '',
      formatsFor(language).ago(new Date('2026-03-07T23:00:00Z'), now),
      formatsFor(language).date(now),
    ];
    for (const text of texts) {
      expect(text).not.toMatch(/[{}]|undefined|null|NaN/);
      expect(text).not.toBe('');
    }
  });

  test.each([
    [
      'de',
      { workplaces: ['Remote'], categories: [13] },
      20,
      '20 Jobs in Kosovo: Informationstechnologie · Remote | Seite 2 | S',
    ],
    [
      'de',
      { categories: [1, 2, 3, 4], workplaces: ['Remote', 'Hybrid', 'On-site'] },
      20,
      '20 Jobs in Kosovo: Finanz- und Rechnungswesen · Verwaltung · Landwirtschaft · Bau · Remote · Hybrid · … | Seite 2 | S',
    ],
    ['en', { search: 'nurse' }, 0, 'No jobs found: “nurse” | Page 2 | S'],
    ['fr', {}, 284, '284 offres d’emploi (Kosovo) | Page 2 | S'],
  ] as const)(
    'name the filters in the title of a list (%s, %o)',
    (language, filters, total, title) => {
      const none = { search: '', categories: [], workplaces: [], employmentTypes: [] };
      const list = { filters: { ...none, ...filters }, total, page: 2 };
      const country = { iso2: 'XK', name: 'Kosovo' };
      const site = { name: 'S', language };
      expect(countryHeadings({ site, country, jobCount: 284, page: 2, list }).title).toBe(title);
      expect(homeHeadings(site, 284, list).title.includes(' | ')).toBe(title.includes(':'));
    },
  );

  test.each([
    [null, 'Nurse – Acme | Site'],
    ['Lyon', 'Nurse – Acme, Lyon | Site'],
    ['Nurse', 'Nurse – Acme | Site'],
  ])(
    'name the city of a job in the title of its page, unless the title does: %s',
    (cityName, title) => {
      const job = { title: 'Nurse', companyName: 'Acme', cityName, country: null, pay: null };
      expect(jobHeadings({ name: 'Site', language: 'en' }, job).title).toBe(title);
    },
  );

  test('write pay as a range, a single amount, or a bound', () => {
    const { pay } = formatsFor('en-US');
    const hourly = { currency: 'USD', period: 'hourly' } as const;
    expect(pay({ min: 18, max: 22.5, ...hourly })).toBe('$18.00 – $22.50 per hour');
    expect(pay({ min: 20, max: 20, ...hourly })).toBe('$20 per hour');
    expect(pay({ min: 20, max: null, ...hourly })).toBe('From $20 per hour');
    expect(pay({ min: null, max: 30, ...hourly })).toBe('Up to $30 per hour');
    expect(pay({ min: 30, max: 20, ...hourly })).toBe('$20 – $30 per hour');
    expect(pay({ min: null, max: null, ...hourly })).toBeNull();
    expect(pay({ min: 1, max: null, currency: 'no such', period: null })).toBe('From 1');
  });

  test.each([
    ['de-CH', 'AT', 'EUR', '€ 1.150–1.350 pro Monat'],
    ['de-CH', 'CH', 'CHF', "CHF 1'150–1'350 pro Monat"],
    ['es-419', 'MX', 'MXN', '$1,150 - $1,350 al mes'],
    ['es-419', 'AR', 'ARS', '$ 1.150-1.350 al mes'],
    ['en-US', 'IN', 'INR', '₹1,150 – ₹1,350 per month'],
    ['ar', 'SA', 'SAR', '\u200F1,150–1,350 ر.س.\u200F شهريًا'],
    ['it-IT', 'XX', 'EUR', '1150-1350 € al mese'],
  ])('write pay in %s as it is written in %s', (language, country, currency, expected) => {
    const spaced = (text: string | null) => text?.replaceAll(/\s/gu, ' ');
    const pay = { min: 1150, max: 1350, currency, period: 'monthly' } as const;
    expect(spaced(formatsFor(language).pay(pay, country))).toBe(expected);
  });

  test.each([
    ['de-DE', 'EUR', '22,00–24,50 € pro Stunde'],
    ['en-GB', 'GBP', '£22.00 – £24.50 per hour'],
    ['fr-FR', 'EUR', '22,00–24,50 € de l’heure'],
    ['nl-NL', 'EUR', '€ 22,00–24,50 per uur'],
    ['pl-PL', 'PLN', '22,00–24,50 zł za godzinę'],
    ['de-CH', 'CHF', 'CHF 22.00–24.50 pro Stunde'],
    ['ja-JP', 'KWD', '22.000'],
  ])('write both ends of a range in %s with the same precision', (language, currency, expected) => {
    const spaced = (text: string | null) => text?.replaceAll(/\s/gu, ' ');
    const { pay } = formatsFor(language);
    const text = spaced(pay({ min: 22, max: 24.5, currency, period: 'hourly' }));
    expect(text).toContain(expected);
    expect(spaced(pay({ min: 24, max: 26, currency, period: 'hourly' }))).not.toMatch(/[.,]0/u);
  });

  test.each(domainLanguages)(
    'in %s write a range without a hyphen where they use a dash',
    (language) => {
      const range = formatsFor(language).pay({ min: 14, max: 17.7, currency: 'EUR', period: null });
      // The academies of Spanish and Italian want the hyphen.
      const dash = /^(?:es|it)/u.test(language) ? /\d-\d/u : /[\d] ?[–～] ?\D*\d/u;
      expect(range).toMatch(dash);
    },
  );

  test('separate names that contain the conjunction by semicolons', () => {
    const listed = (language: string, ...names: string[]) => formatsFor(language).list(names);
    expect(listed('de-DE', 'Bau', 'Recht', 'Medien')).toBe('Bau, Recht und Medien');
    expect(listed('de-DE', 'Ingenieurwesen', 'Gastronomie und Hotellerie', 'Handwerk')).toBe(
      'Ingenieurwesen; Gastronomie und Hotellerie; Handwerk',
    );
    expect(listed('de-DE', 'Finanz- und Rechnungswesen', 'Recht')).toBe(
      'Finanz- und Rechnungswesen; Recht',
    );
    expect(listed('en-US', 'Healthcare', 'Accounting and finance', 'Transport')).toBe(
      'Healthcare; Accounting and finance; Transport',
    );
    expect(listed('es-ES', 'Hostelería y turismo', 'Ingeniería')).toBe(
      'Hostelería y turismo; Ingeniería',
    );
    expect(listed('ar', 'البناء والتشييد', 'الهندسة', 'الحِرف')).toBe(
      'البناء والتشييد؛ الهندسة؛ الحِرف',
    );
    expect(listed('en-US', 'Sand, Stone', 'Wood')).toBe('Sand, Stone; Wood');
    expect(listed('en-US', 'Accounting and finance')).toBe('Accounting and finance');
  });

  test.each(domainLanguages)(
    'in %s name no two fields with a conjunction within one',
    (language) => {
      const { categories: names } = wordsFor(language);
      const [, conjunction = ''] = /1(.+)2/u.exec(formatsFor(language).list(['1', '2'])) ?? [];
      for (const id of [1, 11, 16] as const) {
        const listed = formatsFor(language).list([names[id], names[14]]);
        expect(/[;؛]/u.test(listed), listed).toBe(names[id].includes(conjunction));
      }
    },
  );

  test('write the period before the pay in Japanese', () => {
    const yen = { min: 1200, max: null, currency: 'JPY', period: 'hourly' } as const;
    expect(formatsFor('ja-JP').pay(yen)).toBe('時給1,200円～');
  });

  test('write Arabic dates in the Gregorian calendar with European digits', () => {
    expect(formatsFor('ar').date(now)).toMatch(/^10 \S+ 2026$/);
    expect(formatsFor('ar').number(1234)).toBe('1,234');
  });

  test('select the plural form, which may leave out the number', () => {
    const { jobs } = wordsFor('ar');
    expect([0, 1, 2, 3, 11, 100].map((n) => formatsFor('ar').plural(jobs, n))).toEqual([
      'لا توجد وظائف',
      'وظيفة واحدة',
      'وظيفتان',
      '3 وظائف',
      '11 وظيفة',
      '100 وظيفة',
    ]);
    const polish = wordsFor('pl').jobs;
    expect([1, 3, 5, 22].map((n) => formatsFor('pl-PL').plural(polish, n))).toEqual([
      '1 oferta pracy',
      '3 oferty pracy',
      '5 ofert pracy',
      '22 oferty pracy',
    ]);
  });

  test('count calendar days, and never into the future', () => {
    const { ago } = formatsFor('en-US');
    expect(ago(new Date('2026-03-09T23:59:00Z'), now)).toBe('yesterday');
    expect(ago(new Date('2026-03-10T00:00:00Z'), now)).toBe('today');
    expect(ago(new Date('2026-03-11T00:00:00Z'), now)).toBe('today');
  });

  test('write days ago in Japanese without a space', () => {
    const { ago } = formatsFor('ja-JP');
    expect(ago(new Date('2026-03-07T23:00:00Z'), now)).toBe('3日前');
    expect(ago(new Date('2026-02-20T23:00:00Z'), now)).toBe('18日前');
  });

  test.each(domainLanguages)(
    'in %s end a sentence after a company such as "B.V." once',
    (language) => {
      const facts = {
        employers: ['Stalomost S.A.', 'Kassenkracht B.V.'],
        categories: [],
        remoteShare: 0,
      };
      const text = factSentences(language, { ...facts, pay: null });
      expect(text).toMatch(/B\.V\.。?$/u);
      const { about, thanks } = applyWordsFor(language);
      for (const template of [about, thanks.text]) {
        expect(fillTemplate(template, { company: 'Kassenkracht B.V.' })).not.toContain('..');
      }
    },
  );

  test('keep the dots that a template itself has', () => {
    expect(fillTemplate('{a}. {a}… {b}.', { a: 'B.V.', b: 'x' })).toBe('B.V. B.V.… x.');
  });

  test('in Polish name levels that fit a welder', () => {
    expect(JSON.stringify(wordsFor('pl').seniorities)).not.toMatch(/specjalist/iu);
  });

  test('insert a value unchanged, even if it looks like a placeholder', () => {
    expect(fillTemplate('{a} {b} {c}', { a: '{b}', b: '$&' })).toBe('{b} $& {c}');
  });
});

describe('the headings of pages', () => {
  const heading = (language: string, name: string) =>
    cityHeadings({
      site: { name: 'S', language },
      jobCount: 1,
      page: 1,
      country: { name: '' },
      city: { name },
    }).heading;

  test('use the preposition of the language before a city', () => {
    expect(heading('fr-FR', 'Lyon')).toBe('Offres d’emploi à Lyon');
    expect(heading('fr-FR', 'Le Mans')).toBe('Offres d’emploi au Mans');
    expect(heading('it-IT', 'Ancona')).toBe('Offerte di lavoro ad Ancona');
    expect(heading('it-IT', 'L’Aquila')).toBe('Offerte di lavoro all’Aquila');
    expect(heading('pt-BR', 'Rio de Janeiro')).toBe('Vagas de emprego no Rio de Janeiro');
    expect(heading('ja-JP', '東京')).toBe('東京の求人');
  });

  test('use the article of the language before a country', () => {
    const site = { name: 'S', language: 'de-CH' };
    const { title } = countryHeadings({
      site,
      jobCount: 1200,
      page: 2,
      country: { iso2: 'CH', name: 'Schweiz' },
    });
    expect(title).toBe(`1’200 Jobs in der Schweiz | Seite 2 | S`.replace('’', apostrophe));
  });
});

/** The Swiss group separator of the running CLDR, which has changed between versions. */
const apostrophe = new Intl.NumberFormat('de-CH').format(1000).charAt(1);

describe('the language of a domain', () => {
  test('falls back from a variant to its base language, and from an unknown language to English', () => {
    expect(wordsFor('de-DE')).toBe(wordsFor('de'));
    expect(wordsFor('xx-YY')).toBe(wordsFor('en'));
    expect(wordsFor('fr-CA')).not.toBe(wordsFor('fr'));
  });

  test('determines the writing direction', () => {
    expect(domainLanguages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
  });

  test('for Switzerland has no ß, Swiss quotation marks, and no comma after the salutation', () => {
    const form = applyWordsFor('de-CH');
    expect(JSON.stringify([wordsFor('de-CH'), form])).not.toMatch(/[ß„]/u);
    expect(formEmailWordsFor('de-CH').confirmation.text).toMatch(
      /^Guten Tag\n\nVielen Dank .*«\{job\}»/u,
    );
  });
});
