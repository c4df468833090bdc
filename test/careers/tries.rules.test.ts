/** What is tried where a search finds nothing: whatever is left out is told, and neither a place nor a filter is left alone. */
import { describe, expect, test } from 'vitest';
import { searchWordsPath } from '#careers/queries/actions.ts';
import { lexiconOf } from '#careers/queries/rules/lexicon.ts';
import type { LexiconFile } from '#careers/queries/rules/lexicon.ts';
import { readQuery } from '#careers/queries/rules/reading.ts';
import type { FoundPlace, Known, Spelling, Try } from '#careers/queries/rules/terms.ts';
import { triesOf } from '#careers/queries/rules/tries.ts';
import { slug } from '#lib/fold.ts';
import { categories, siteLanguages } from '#vocabulary/lists.ts';
import { readTowns } from '../../tools/towns/read.ts';
import { readWordFile } from '../../tools/translations.ts';
import type { CategoryId } from '../../tools/seed/titles.ts';
import { titlesOf } from '../../tools/seed/titles.ts';

async function fileOf(language: string): Promise<LexiconFile> {
  return JSON.parse((await readWordFile(searchWordsPath(language))) ?? '');
}
const lexicon = lexiconOf(await Promise.all(siteLanguages.map(fileOf)));

/** Numbers that are the same in every run, by a linear congruence. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const words =
  'nurse Pfleger Dachdecker senior teacher zirkuselefant xylo koch driver infirmier enfermera 看護師 ممرض in Berlin York Kassel Leeds 18055 Teilzeit remote CDI jobs near me als HR PTA CA, , Sachsen'.split(
    ' ',
  );
const spellings: Spelling[] = [
  { found: 'never', like: [], titles: 0 },
  { found: 'never', like: ['nurse', 'driver'], titles: 0 },
  { found: 'roughly', like: ['pfleger'], titles: 3 },
  { found: 'as a stem', like: [], titles: 0 },
  { found: 'exactly', like: [], titles: 50 },
  { found: 'exactly', like: [], titles: 0 },
];

function anySearch(seed: number) {
  const below = numbersFrom(seed);
  const any = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  // Each once, so that a term is known by its text.
  const text = [...new Set(Array.from({ length: 1 + below(9) }, () => any(words)))].join(' ');
  const reading = readQuery(text, lexicon);
  const places: FoundPlace[] = ['berlin', 'york', 'kassel', 'leeds'].map((name) => ({
    slug: name,
    name,
    countryId: 276,
    population: any([900, 20_000, 300_000]),
  }));
  const known: Known = {
    terms: reading.terms.map(({ filter, isCode }) =>
      filter || isCode ? undefined : any(spellings),
    ),
    places: places.slice(0, below(5)),
    area: below(2) === 0 ? 'z18' : null,
  };
  const asked = { reading, known, lexicon, isFound: false, isPlaceChosen: below(4) === 0 };
  return { text, reading, tries: triesOf(asked) };
}

function wordsIn({ reading }: Try) {
  return reading.terms.filter(
    ({ filter, isCode, postalCode }) => !filter && !isCode && !postalCode,
  );
}

const languages = [
  'en-US',
  'de-DE',
  'fr-FR',
  'es-ES',
  'es-419',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'ar',
  'ja-JP',
] as const;

const SEARCHES = Number(process.env['LISTING_STEPS'] ?? 2000);

describe('what is tried', () => {
  test('keeps a word of a title in whatever it leaves out, and tells all that it leaves out', () => {
    let relaxed = 0;
    for (let seed = 1; seed <= SEARCHES; seed++) {
      const { text, reading, tries } = anySearch(seed);
      expect(tries.length, text).toBeLessThanOrEqual(12);
      for (const one of tries) {
        // Several words may be one occupation.
        const kept = new Set(one.reading.terms.flatMap(({ text: as, any }) => [as, ...any.flat()]));
        const ofPlace = one.place ? one.place.text.split(' ') : [];
        const missing = reading.terms.filter(
          (term) =>
            !term.isCode &&
            !kept.has(term.text) &&
            !kept.has(term.text.toLowerCase()) &&
            !ofPlace.includes(term.text),
        );
        for (const { text: left } of missing)
          expect(one.leftOut, `${seed} ${text}`).toContain(left);
        if (one.leftOut.length === 0) continue;
        relaxed++;
        expect(one.isOfTitles, text).toBe(true);
        expect(wordsIn(one).length, text).toBeGreaterThan(0);
      }
    }
    expect(relaxed).toBeGreaterThan(SEARCHES / 10);
  });

  test('leaves out no less later on, in the same place', () => {
    for (let seed = 1; seed <= SEARCHES; seed++) {
      const { text, tries } = anySearch(seed);
      const relaxed = tries.filter(({ leftOut }) => leftOut.length > 0);
      for (const [at, one] of relaxed.entries()) {
        const before = relaxed.slice(0, at).filter(({ place }) => place === one.place);
        for (const { reading } of before) {
          const isNarrower =
            reading.terms.length < one.reading.terms.length &&
            reading.terms.every(({ text: kept }) =>
              one.reading.terms.some((term) => term.text === kept),
            );
          // What is left of an earlier try is no part of a later one: that finds what the earlier does, and more.
          expect(isNarrower, `${seed} ${text}`).toBe(false);
        }
      }
    }
  });

  test('relaxes no lone word', () => {
    for (const word of words) {
      const reading = readQuery(word, lexicon);
      if (reading.terms.length !== 1) continue;
      for (const spelling of spellings) {
        const known: Known = { terms: [spelling], places: [], area: null };
        const tries = triesOf({ reading, known, lexicon, isFound: false, isPlaceChosen: false });
        expect(
          tries.flatMap(({ leftOut }) => leftOut),
          word,
        ).toEqual([]);
      }
    }
  });
});

describe('with all the towns of the world', () => {
  test('no lone word of a title is a place', () => {
    const towns = new Map<string, FoundPlace>();
    for (const { slug: name, name: shown, countryId, population } of readTowns({
      populationMin: 0,
    })) {
      const other = towns.get(name);
      if (other && other.population >= population) continue;
      towns.set(name, { slug: name, name: shown, countryId, population });
    }
    expect(towns.size).toBeGreaterThan(100_000);
    const seeded = Object.keys(categories).flatMap((id) =>
      languages.flatMap((language) => titlesOf(language, Number(id) as CategoryId)),
    );
    const all = new Set(seeded.flatMap((title) => title.split(/[^\p{L}]+/u)));
    let named = 0;
    for (const word of all) {
      const town = towns.get(slug(word));
      const reading = readQuery(word, lexicon);
      if (!town || reading.terms.length === 0) continue;
      named++;
      const known: Known = {
        terms: reading.terms.map(() => ({ found: 'exactly', like: [], titles: 1 })),
        places: [town],
        area: null,
      };
      const tries = triesOf({ reading, known, lexicon, isFound: false, isPlaceChosen: false });
      expect(
        tries.filter(({ place }) => place !== null),
        word,
      ).toEqual([]);
    }
    expect(named).toBeGreaterThan(5);
  });
});

describe('what leads on from an empty list', () => {
  test.each(siteLanguages)('has its texts in %s', async (language) => {
    const { ways } = await fileOf(language);
    const english = await fileOf('en');
    expect(Object.keys(ways)).toEqual(Object.keys(english.ways));
    for (const [name, text] of Object.entries(ways)) {
      expect(text.includes('{text}'), name).toBe(name === 'withoutWords');
      if (language !== 'en') expect(text).not.toBe(english.ways[name]);
    }
  });
});
