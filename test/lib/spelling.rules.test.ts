/** Which words are near a misspelt one, and that their parts meet as the database makes them. */
import { describe, expect, it } from 'vitest';
import { distanceOf, nearestForms, nearestWords, neighboursOf, partsOf } from '#lib/spelling.ts';
import { openSqlite } from '../support/sqlite-d1.ts';
import { randomFrom } from '../../tools/seed/random.ts';
import { seed } from '../support/seed.ts';

/** By definition: the shortest way from one word to the other. */
function plainDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const ways = [
    plainDistance(a.slice(1), b) + 1,
    plainDistance(a, b.slice(1)) + 1,
    plainDistance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  ];
  const isSwapped = a.length > 1 && a[0] === b[1] && a[1] === b[0] && b.length > 1;
  if (isSwapped) ways.push(plainDistance(a.slice(2), b.slice(2)) + 1);
  return Math.min(...ways);
}

const random = randomFrom(seed);
const letters = ['a', 'b', 'c'];
function anyWord(length: number): string {
  return Array.from({ length }, () => random.pick(letters)).join('');
}

describe('the distance of two words', () => {
  it('is that of its definition', () => {
    for (let n = 0; n < 300; n++) {
      const [one, other] = [anyWord(n % 6), anyWord((n * 7) % 5)];
      expect(distanceOf(one, other, 9), `${one} ${other}`).toBe(plainDistance(one, other));
    }
  });

  it.each([
    ['nurce', 'nurse', 1],
    ['nrue', 'nure', 1],
    ['krankenpfelger', 'krankenpfleger', 1],
    ['nurse', 'nurse', 0],
    ['𠮷野', '吉野', 1],
  ])('of %s and %s is %i', (one, other, distance) => {
    expect(distanceOf(one, other, 2)).toBe(distance);
  });

  it('is not looked for where lengths differ too much', () => {
    expect(distanceOf('a', 'abcdef', 2)).toBe(3);
  });
});

describe('the words that may have been meant', () => {
  it.each([
    ['nurce', ['nurse', 'nurses', 'nur'], ['nurse']],
    ['pflegr', ['pfleg', 'pfleger', 'flegr'], ['pfleger', 'pfleg', 'flegr']],
    ['rat', ['cat', 'rate'], []],
    ['buchhalterin', ['buchhalter', 'buchhlterin', 'buchhaltung'], ['buchhlterin']],
    ['stokc', ['stock', 'stocks'], ['stock']],
    ['zzzz', [], []],
  ])('by %s of %j are %j', (typed, words, meant) => {
    expect(nearestWords(typed, words)).toEqual(meant);
  });

  it('are six at most', () => {
    const words = Array.from('abcdefghij', (letter) => `nurs${letter}`);
    expect(nearestWords('nurs1', words)).toHaveLength(6);
  });
});

describe('the forms of a word that is no title', () => {
  it.each([
    ['enginer', ['engineer', 'engin', 'engines', 'ginger'], ['engineer', 'engines']],
    ['stockk', ['stock', 'stack'], ['stock']],
    ['motorisa', ['motorista', 'motor'], []],
  ])('that are nearest to %s of %j are %j', (typed, words, forms) => {
    expect(nearestForms(typed, words).filter((word) => word !== 'engin')).toEqual(forms);
  });
});

describe('the neighbours of a word', () => {
  it.each([
    ['motorisa', ['motorista', 'motores', 'motorisaz'], ['motorista']],
    ['nursen', ['nurses', 'nursery', 'nursed'], ['nursed']],
  ])('%s among %j are other words one letter away: %j', (typed, words, others) => {
    expect(neighboursOf(typed, words)).toEqual(others);
  });
});

describe('the parts of a word', () => {
  const sqlite = openSqlite();
  const partsInDatabase = (word: string) => {
    sqlite.prepare('insert or ignore into search_words (word) values (?)').run(word);
    return sqlite
      .prepare(
        `select part from search_word_parts p join search_words w on w.id = p.word_id
        where word = ? order by part`,
      )
      .all(word)
      .map(({ part }) => String(part));
  };

  it.each([
    'nurse',
    'nurses',
    'krankenpfleger',
    'aaaa',
    'aaaaaaaaaa',
    'köchin',
    'مهندسون',
    'zzzzzzzz',
  ])('of %s are the same in the database', (word) => {
    expect(partsOf(word).toSorted()).toEqual(partsInDatabase(word));
  });

  it('of a short word are none', () => {
    expect(partsOf('rat')).toEqual([]);
  });

  it('meet those of any word that one letter is wrong of', () => {
    for (let n = 0; n < 200; n++) {
      const word = anyWord(4 + (n % 8));
      const at = random.int(0, word.length - 1);
      for (const typed of [
        word.slice(0, at) + word.slice(at + 1),
        `${word.slice(0, at)}x${word.slice(at)}`,
        `${word.slice(0, at)}x${word.slice(at + 1)}`,
      ].filter(({ length }) => length >= 4)) {
        const known = new Set(partsInDatabase(word));
        expect(
          partsOf(typed).some((part) => known.has(part)),
          `${typed} ${word}`,
        ).toBe(true);
      }
    }
  });
});
