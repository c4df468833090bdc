/** Words that leave the vocabulary for spelling take along what triggers have made of them. */
import { expect, test } from 'vitest';
import { compoundEnds } from '#lib/search-words.ts';
import { openSqlite } from '../support/sqlite-d1.ts';

const words = [
  'altenpfleger',
  'heilerziehungspfleger',
  'koch',
  'köchinnen',
  'administrator',
  '看護師長',
];

test('a word takes its parts and ends along, and all words of the vocabulary come from words or their ends', () => {
  const sqlite = openSqlite();
  for (const word of words) sqlite.prepare('insert into search_words (word) values (?)').run(word);
  const all = sqlite
    .prepare('select word from search_words')
    .all()
    .map(({ word }) => String(word));
  expect(all).toContain('pfleger');
  const derived = new Set([...words, ...words.flatMap(compoundEnds)]);
  expect(all.filter((word) => !derived.has(word))).toEqual([]);
  sqlite.prepare(`delete from search_words where word <> 'koch'`).run();
  const left = (table: string) => sqlite.prepare(`select count(*) as n from ${table}`).get()?.['n'];
  expect(left('search_word_ends')).toBe(0);
  const ofOthers = sqlite
    .prepare('select 1 from search_word_parts where word_id not in (select id from search_words)')
    .all();
  expect(ofOthers).toEqual([]);
  expect(left('search_word_parts')).toBeGreaterThan(0);
});
