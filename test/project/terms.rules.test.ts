/** `npm run check:translations`: what it finds in the texts of a language by its terms. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wordFaults } from '../../tools/check-translations/words.ts';
import { GLOSSARY_FILE, withTerms } from '../../tools/docs-terms.ts';
import { textsOf } from '../../tools/check-translations/texts.ts';
import { areas, writtenParts } from '#translations/read.ts';
import { readRules, termsOf } from '#translations/terms.ts';

const englishKeys = textsOf(
  Object.fromEntries(areas.map((area) => [area, writtenParts('en', area)])),
);

/** What is found in one text of a language, by kind. */
function found(tag: string, key: string, text: string, english = ''): string[] {
  const [area = '', part = ''] = key.split('.');
  const compared = {
    words: { [area]: { [part]: text } },
    english: { [area]: { [part]: english } },
    terms: { ...termsOf(tag), exceptions: {} },
    rules: readRules(),
  };
  return wordFaults(tag, compared).map(({ kind }) => kind);
}

describe('the terms of a language', () => {
  test.each([
    [
      'another address',
      'es',
      'accounts.x',
      'Usted puede cambiarla.',
      'Puedes cambiarla.',
      'address',
    ],
    ['another address', 'it', 'careers.x', 'Se Lei conferma', 'Se confermi', 'address'],
    ['another address', 'nl', 'console.x', 'Bij u in de buurt', 'Bij jou in de buurt', 'address'],
    ['another address', 'pl', 'console.x', 'Państwa firma', 'Twoja firma', 'address'],
    [
      'another address',
      'de',
      'careers.x',
      'Prüfe deine Angaben',
      'Prüfen Sie Ihre Angaben',
      'address',
    ],
    ['another address', 'ar', 'recruiting.x', 'بخصوص طلبكم', 'بخصوص طلبك', 'address'],
    ['the words of Portugal', 'pt', 'console.x', 'Guardar ficheiro', 'Salvar arquivo', 'region'],
    ['the words of Portugal', 'pt', 'console.x', 'Está a editar', 'Você está editando', 'region'],
    ['the words of Spain', 'es-419', 'careers.x', 'Tu candidatura', 'Tu postulación', 'region'],
    ['the words of France', 'fr-CA', 'careers.x', 'par e-mail', 'par courriel', 'region'],
    ['American words', 'en-GB', 'careers.x', 'Your résumé', 'Your CV', 'region'],
    [
      'a second word for a thing',
      'pl',
      'recruiting.x',
      'Twoja aplikacja',
      'Twoje zgłoszenie',
      'term',
    ],
    ['a second word for a thing', 'ja', 'console.x', 'オフィス', '拠点', 'term'],
    [
      'a person in place of data',
      'ja',
      'accounts.x',
      '候補者が削除されます',
      '候補者のデータが削除されます',
      'erasure',
    ],
    [
      'an ending of one gender',
      'fr',
      'careers.x',
      'Vous êtes intéressé(e)',
      'Ce poste vous intéresse',
      'gender',
    ],
    ['a gender', 'pl', 'careers.x', 'Już wysłałeś zgłoszenie', 'Zgłoszenie jest wysłane', 'gender'],
    ['a bare stage', 'de', 'console.x', '{name} kommt nach {stage}', 'In Phase „{stage}“', 'name'],
    [
      'a bare company',
      'fr',
      'careers.x',
      '{company} vous recontactera.',
      'L’entreprise {company} vous recontactera.',
      'name',
    ],
    ['a name without a form', 'ja', 'console.x', '{name}を移動', '{name}さんを移動', 'name'],
    ['the inside of the machine', 'ar', 'console.x', 'خطافات الويب', 'Webhook', 'machine'],
    ['marks of another language', 'de-CH', 'careers.x', '„Straße“', '«Strasse»', 'mark'],
    ['half-width marks', 'ja', 'accounts.x', '理由:不明', '理由：不明', 'mark'],
    ['a plain space', 'fr', 'console.x', 'Envoyer ?', 'Envoyer\u202F?', 'mark'],
    ['a half-width comma', 'ar', 'careers.x', 'نعم, شكرًا', 'نعم، شكرًا', 'mark'],
    ['straight marks', 'en', 'console.x', "Don't", 'Don’t', 'mark'],
  ])('refuse %s in %s', (_, tag, key, wrong, right, kind) => {
    expect(found(tag, key, wrong)).toContain(kind);
    expect(found(tag, key, right)).toEqual([]);
  });

  test('hold in their areas only: an application is software where people connect it', () => {
    expect(found('pl', 'accounts.x', 'Połączone aplikacje')).toEqual([]);
    expect(found('pl', 'console.x', 'Połączone aplikacje')).toEqual(['term']);
  });

  test('do not hold for addresses, formats, and parts of other words', () => {
    expect(found('en-GB', 'careers.x', 'JSON Resume')).toEqual([]);
    expect(found('fr', 'console.x', 'https://example.com/?a : b')).toEqual(['mark']);
    expect(found('fr', 'console.x', 'https://example.com/?a')).toEqual([]);
    expect(found('fr', 'console.x', 'E-mail et mailing')).toEqual([]);
    expect(found('de', 'console.x', '{count} Kandidat:innen')).toEqual([]);
    expect(found('de', 'console.x', '{count} Kandidaten')).toEqual(['term']);
  });
});

describe('the rules of all languages', () => {
  const rules = {
    buttons: { longest: 8, keys: ['console.go'] },
    alike: [['console.a', 'console.b']],
  };
  const compare = (console: object, english: object = {}, exceptions = {}) =>
    wordFaults('de', {
      words: { console },
      english: { console: english },
      terms: { terms: {}, refused: {}, exceptions },
      rules,
    });

  test('refuse a long button, without its names, and with wide letters twice', () => {
    expect(compare({ go: '{name} los!' })).toEqual([]);
    expect(compare({ go: 'Jetzt los!' })).toEqual([
      { kind: 'length', key: 'console.go', what: 'has 10 letters, and a button has room for 8' },
    ]);
    expect(compare({ go: '移動する' })).toEqual([]);
    expect(compare({ go: '移動します' })).toHaveLength(1);
  });

  test('refuse two labels for a thing', () => {
    expect(compare({ a: 'Quelle', b: 'quelle' })).toEqual([]);
    expect(compare({ a: 'Quelle', b: 'Herkunft' }).map(({ kind }) => kind)).toEqual(['label']);
  });

  test('refuse a number that Intl writes otherwise, and patterns', () => {
    const english = { a: 'At most 4,096 pixels', b: '' };
    expect(compare({ a: 'Höchstens 4.096 Pixel' }, english)).toEqual([]);
    expect(compare({ a: 'Höchstens 4,096 Pixel' }, english)[0]?.kind).toBe('number');
    expect(compare({ a: 'dd.MM.yyyy' })[0]?.kind).toBe('number');
  });

  test('have exceptions, each of which excuses a text', () => {
    const reason = { 'console.go': 'The page has room' };
    expect(compare({ go: 'Jetzt los!' }, {}, reason)).toEqual([]);
    expect(compare({ go: 'Los!' }, {}, reason).map(({ kind }) => kind)).toEqual(['exception']);
  });

  test('name keys that exist', () => {
    const { buttons, alike } = readRules();
    const keys = [...buttons.keys, ...alike.flat()];
    expect(keys.filter((key) => !englishKeys.has(key))).toEqual([]);
  });
});

test(`the terms in ${GLOSSARY_FILE} are up to date; if not, run: npm run docs:terms`, () => {
  const page = readFileSync(GLOSSARY_FILE, 'utf8');
  // Columns are padded by the width of letters.
  const unpadded = (text: string) => text.replaceAll(/ +/gu, ' ').replaceAll(/-{2,}/gu, '-');
  expect(unpadded(withTerms(page))).toBe(unpadded(page));
});
