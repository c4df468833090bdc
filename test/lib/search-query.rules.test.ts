/** Which titles a search finds, and in which order, in an index with forms. */
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { indexText } from '#lib/fold.ts';
import { formsText, withoutGenderMarks } from '#lib/search-forms.ts';
import { titleSearch } from '#lib/search-query.ts';

const titles = [
  'Krankenpfleger (m/w/d)',
  'Altenpflegerin',
  'Pflegedienstleitung',
  'Prozessingenieur (m/w/d)',
  'Ingenieurin für Verfahrenstechnik',
  'Straßenbauer',
  'Operator',
  'Software Engineer',
  'Engineering Manager',
  'QA Tester',
  'C++ Developer',
  'Back-Office Assistant',
  'Accountmanager binnendienst',
  'Manager Account Payable',
  'Elektrycy',
  'Müller',
  'Fräser/in',
  'Vrachtwagenchauffeur',
  'Infirmière de nuit',
  'مهندس مدني',
  'محاسبة',
  'プロジェクトマネージャー（東京都）',
  'ネイルさろん',
];

const database = new DatabaseSync(':memory:');
database.exec(`CREATE VIRTUAL TABLE found USING fts5(title, forms, scope, content='', contentless_delete=1,
  tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*' tokenchars '+#'")`);
const insert = database.prepare(
  'INSERT INTO found (rowid, title, forms, scope) VALUES (?, ?, ?, ?)',
);
titles.forEach((title, at) => insert.run(at, indexText(title), formsText(title), 'c276'));
const select = database.prepare('SELECT rowid FROM found WHERE found MATCH ? ORDER BY rowid');

function found(expression: string): string[] {
  return select
    .all(`${expression} AND scope : (c276)`)
    .map((row) => titles[Number(row['rowid'])] ?? '');
}

/** The titles in the order of their rank. */
function search(text: string): string[] {
  const expressions = titleSearch(text);
  if (expressions === null) return [];
  const ranked = expressions.tiers.flatMap(found);
  expect(ranked.toSorted(), 'the tiers are all that matches').toEqual(
    found(expressions.all).toSorted(),
  );
  return ranked;
}

describe('a search of titles', () => {
  it.each([
    ['pfleger', ['Krankenpfleger (m/w/d)', 'Altenpflegerin']],
    ['account manager', ['Accountmanager binnendienst', 'Manager Account Payable']],
    ['account managers', ['Accountmanager binnendienst', 'Manager Account Payable']],
    ['account manager binnendienst', ['Accountmanager binnendienst']],
    ['elektryk', ['Elektrycy']],
    ['Krankenpflegerin', ['Krankenpfleger (m/w/d)']],
    ['Pflege', ['Pflegedienstleitung', 'Krankenpfleger (m/w/d)', 'Altenpflegerin']],
    ['Ingenieur', ['Ingenieurin für Verfahrenstechnik', 'Prozessingenieur (m/w/d)']],
    ['ingeni', ['Ingenieurin für Verfahrenstechnik', 'Prozessingenieur (m/w/d)']],
    ['Altenpfleger (m/w/d)', ['Altenpflegerin']],
    ['Altenpfleger:innen', ['Altenpflegerin']],
    ['Strassenbauer', ['Straßenbauer']],
    ['engineers', ['Software Engineer']],
    ['software engineers', ['Software Engineer']],
    ['engin', ['Software Engineer', 'Engineering Manager']],
    ['qa', ['QA Tester']],
    ['c', []],
    ['c++', ['C++ Developer']],
    ['backoffice', ['Back-Office Assistant']],
    ['back-office', ['Back-Office Assistant']],
    ['Mueller', ['Müller']],
    ['Fraeserin', ['Fräser/in']],
    ['chauffeurs', ['Vrachtwagenchauffeur']],
    ['infirmier', ['Infirmière de nuit']],
    ['المهندس', ['مهندس مدني']],
    ['محاسبون', ['محاسبة']],
    ['マネージャー', ['プロジェクトマネージャー（東京都）']],
    ['京都', ['プロジェクトマネージャー（東京都）']],
    ['サロン', ['ネイルさろん']],
    ['さろん', ['ネイルさろん']],
    ['rat', []],
    ['(m/w/d)', ['Krankenpfleger (m/w/d)', 'Prozessingenieur (m/w/d)']],
    ['!!', []],
  ])('for %j finds %j', (text, expected) => {
    expect(search(text)).toEqual(expected);
  });

  it.each(['" OR *', 'NEAR(', '{title} : a', 'a NOT b', ')(', '\0', '(((', 'ae" OR "b', '* oe'])(
    'treats %j as words instead of query syntax',
    (text) => {
      expect(() => search(text)).not.toThrow();
    },
  );
});

describe('marks of gender', () => {
  it.each([
    ['Koch (m/w/d)', 'Koch'],
    ['Koch (w/m/div.)', 'Koch'],
    ['Chef (H/F)', 'Chef'],
    ['Pilot [all genders]', 'Pilot'],
    ['Entwickler*in', 'Entwickler'],
    ['Entwickler:innen gesucht', 'Entwickler gesucht'],
    ['Cocinero/a', 'Cocinero'],
    ['Enfermeiro(a)', 'Enfermeiro'],
    ['Manager (Berlin)', 'Manager (Berlin)'],
    ['Koch/Köchin', 'Koch/Köchin'],
  ])('go from %j', (title, plain) => {
    expect(withoutGenderMarks(title).trim()).toBe(plain);
  });
});

describe('the forms of a title', () => {
  it('have a bound, however long its words are', () => {
    const long = Array.from({ length: 40 }, (_, n) => `${'abcdefghij'.repeat(6)}${n}`).join(' ');
    expect(formsText(`${long} ${'x'.repeat(5_000)}`).split(' ').length).toBeLessThanOrEqual(400);
  });

  it('are the same for the same title, and empty for none', () => {
    expect(formsText('Bäcker/in')).toBe(formsText('BÄCKER/IN'));
    expect(formsText('')).toBe('');
  });
});
