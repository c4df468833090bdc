/** Dictionaries: read when a language is asked for, a variant over its language, English where there is nothing else. */
import { describe, expect, test, vi } from 'vitest';
import { fileLoader, laidOver, openDictionary } from '#lib/dictionaries.ts';
import { nearestTag } from '#lib/language.ts';

type Words = { send: string; mail: { subject: string; text: string } };

const english: Words = { send: 'Send', mail: { subject: 'Hello', text: 'Bye' } };
const german: Words = { send: 'Senden', mail: { subject: 'Hallo', text: 'Grüße' } };
const texts = {
  en: JSON.stringify(english),
  de: JSON.stringify(german),
  'de-CH': '{"mail":{"text":"Grüsse"}}',
};

describe('a dictionary', () => {
  test.each([
    ['de', german],
    ['de-AT', german],
    ['de-CH', { ...german, mail: { subject: 'Hallo', text: 'Grüsse' } }],
    ['en-GB', english],
    ['xx', english],
    ['', english],
    ['constructor', english],
  ])('has for %s its own words, else those of its language, else English', (tag, words) => {
    const { wordsFor } = openDictionary<Words>(texts);
    expect(wordsFor(tag)).toEqual(words);
    expect(wordsFor(tag)).toBe(wordsFor(tag));
  });

  test('parses a language when it is first asked for, and once', () => {
    const { add, wordsFor } = openDictionary<Words>({ en: texts.en });
    const parse = vi.spyOn(JSON, 'parse');
    add({ de: texts.de, fr: 'no JSON' });
    expect(parse).not.toHaveBeenCalled();
    for (const tag of ['de', 'de-AT', 'de', 'en']) wordsFor(tag);
    expect(parse.mock.calls.map(([text]) => text)).toEqual([texts.de, texts.en]);
    parse.mockRestore();
  });

  test('takes a variant that comes before its language', () => {
    const { put, wordsFor } = openDictionary<Words>({ en: texts.en });
    put('de-CH', german);
    expect(wordsFor('de-CH')).toEqual(german);
    expect(wordsFor('de')).toEqual(english);
  });
});

describe('words that are laid over others', () => {
  test('replace lists and plural forms as a whole, and keep the order of the others', () => {
    const base = {
      a: 'a',
      list: ['x', 'y'],
      forms: { one: '1', other: 'n' },
      tree: { other: 'o', b: 'b' },
    };
    const own = { tree: { other: 'O' }, forms: { other: 'N' }, list: ['z'] };
    const words: unknown = laidOver(base, own);
    expect(JSON.stringify(words)).toBe(
      '{"a":"a","list":["z"],"forms":{"other":"N"},"tree":{"other":"O","b":"b"}}',
    );
    expect(base.tree.other).toBe('o');
  });
});

describe('the files of a dictionary', () => {
  function open(files: Readonly<Record<string, string>>) {
    const asked: string[] = [];
    const dictionary = openDictionary<Words>({ en: texts.en });
    const load = fileLoader<Words>({
      tagFor: (language) => nearestTag(['en', 'de', 'de-CH'], language),
      pathOf: (tag) => `/${tag}.json`,
      onLoad: dictionary.put,
    });
    const readFile = (path: string) => {
      asked.push(path);
      return Promise.resolve(files[path] ?? null);
    };
    return { asked, load: (language: string) => load(language, readFile), ...dictionary };
  }

  test('are read once for each dictionary, whatever the region, and never for English', async () => {
    const { asked, load, wordsFor } = open({ '/de.json': texts.de });
    for (const language of ['de-DE', 'de', 'de-AT', 'en-US', 'xx']) await load(language);
    expect(asked).toEqual(['/de.json']);
    expect(wordsFor('de-AT')).toEqual(german);
  });

  test.each([null, '', '{"send":'])(
    'leave English while one is %j, and are asked for again',
    async (text) => {
      const { asked, load, wordsFor } = open(text === null ? {} : { '/de-CH.json': text });
      await load('de-CH');
      expect(wordsFor('de-CH')).toEqual(english);
      await load('de-CH');
      expect(asked).toEqual(['/de-CH.json', '/de-CH.json']);
    },
  );
});
