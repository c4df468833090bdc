/** What a search of all fields finds, and in which order: words of one stem by chance, two words that make the stem of one, exact forms first. */
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { indexText } from '#lib/fold.ts';
import { formsText } from '#lib/search-forms.ts';
import { exactSearch, fieldSearch, searchWords, termOfWord } from '#lib/search-query.ts';

const jobs: readonly (readonly [title: string, city: string])[] = [
  ['Registered Nurse', 'Leeds'],
  ['Nurses for the ward', 'York'],
  ['Nursery Practitioner', 'Leeds'],
  ['Nursery Nurse', 'Hull'],
  ['Bench Joiner', 'Leeds'],
  ['Join our kitchen', 'Leeds'],
  ['Security Officer', 'Hull'],
  ['Office Manager', 'Hull'],
  ['Bäcker', 'Essen'],
  ['Back Office Assistant', 'Kassel'],
  ['Krankenpfleger', 'Kassel'],
  ['Altenpfleger', 'Essen'],
  ['Vendeuse', 'Nantes'],
  ['Accountmanagers', 'Breda'],
  ['DataOps Engineer', 'York'],
  ['Prozessingenieur', 'Ulm'],
  ['Ingeniero agrónomo', 'Murcia'],
  ['Engine Fitter', 'Hull'],
];

const database = new DatabaseSync(':memory:');
database.exec(`CREATE VIRTUAL TABLE found USING fts5(title, forms, company, skills, city, scope, content='', contentless_delete=1,
  tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*' tokenchars '+#'")`);
const insert = database.prepare(
  `INSERT INTO found (rowid, title, forms, company, skills, city, scope) VALUES (?, ?, ?, '', '', ?, 'w1')`,
);
for (const [at, [title, city]] of jobs.entries()) {
  insert.run(at, indexText(title), formsText(title), indexText(city));
}
const select = database.prepare('SELECT rowid FROM found WHERE found MATCH ? ORDER BY rowid DESC');

function found(expression: string): string[] {
  return select.all(expression).map((row) => jobs[Number(row['rowid'])]?.[0] ?? '');
}

function search(text: string): string[] {
  const terms = searchWords(text).map(termOfWord);
  const expressions = fieldSearch(terms);
  if (expressions === null) return [];
  const ranked = expressions.tiers.flatMap(found);
  expect(ranked.toSorted(), 'the tiers are all that matches').toEqual(
    found(expressions.all).toSorted(),
  );
  for (const title of found(exactSearch(terms))) expect(ranked).toContain(title);
  return ranked;
}

describe('a search of all fields', () => {
  it.each([
    ['nurse', ['Nursery Nurse', 'Registered Nurse', 'Nurses for the ward']],
    ['nurses', ['Nurses for the ward', 'Registered Nurse']],
    ['nurse leeds', ['Registered Nurse']],
    ['nursery', ['Nursery Nurse', 'Nursery Practitioner']],
    ['joiner', ['Bench Joiner']],
    ['joiner leeds', ['Bench Joiner']],
    ['join', ['Join our kitchen']],
    ['officer hull', ['Security Officer']],
    ['office', ['Back Office Assistant', 'Office Manager']],
    ['Bäcker', ['Bäcker']],
    ['back', ['Back Office Assistant']],
    ['engine', ['Engine Fitter']],
    ['engineer', ['DataOps Engineer']],
  ])('finds by %j no word that has its stem by chance', (text, expected) => {
    expect(search(text)).toEqual(expected);
  });

  it.each([
    ['Pfleger Essen', ['Altenpfleger']],
    ['nurse essen', []],
    ['vendeuse Rennes', []],
    ['Krankenpfleger Essen', []],
    ['officer eros', []],
    ['account managers', ['Accountmanagers']],
    ['account manager', ['Accountmanagers']],
    ['data ops', ['DataOps Engineer']],
    ['data ops york', ['DataOps Engineer']],
  ])('asks in %j for both words, also where they are written as one', (text, expected) => {
    expect(search(text)).toEqual(expected);
  });

  it.each([
    ['Ingenieur', ['Prozessingenieur', 'Ingeniero agrónomo']],
    ['ingeniero', ['Ingeniero agrónomo', 'Prozessingenieur']],
    ['Pfleger', ['Altenpfleger', 'Krankenpfleger']],
  ])('has the jobs that have %j itself before those that have its stem', (text, expected) => {
    expect(search(text)).toEqual(expected);
  });
});
