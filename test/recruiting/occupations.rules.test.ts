/** The file of occupations: it has all groups of KldB 2010, and titles are read without what tells men and women apart. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  occupationCode,
  readOccupations,
  suggestedFor,
  wordsOf,
} from '#recruiting/jobs/occupations/rules.ts';

const known = readOccupations(readFileSync('public/occupations/kldb-2010.txt', 'utf8'));

describe('the file of occupations', () => {
  test('has the 1,286 groups, each with a name of its own', () => {
    expect(known.names.size).toBe(1286);
    expect(new Set(known.names.values()).size).toBe(1286);
    for (const code of known.names.keys()) expect(code).toMatch(occupationCode);
  });

  test('names no group that it does not have', () => {
    const named = known.entries.flatMap(({ codes }) => codes);
    expect(named.filter((code) => !known.names.has(code))).toEqual([]);
  });

  test.each([
    ['82101', 'Berufe in der Altenpflege (ohne Spezialisierung) – Helfer-/Anlerntätigkeiten'],
    ['61194', 'Führungskräfte – Einkauf und Vertrieb'],
    ['32193', 'Aufsichtskräfte – Hochbau'],
  ])('names %s officially', (code, name) => {
    expect(known.names.get(code)).toBe(name);
  });
});

describe('a title', () => {
  test.each([
    ['Köchin', 'Koch'],
    ['Bankkauffrau (w/m/d)', 'Bankkaufmann (m/w/d)'],
    ['Erzieherinnen', 'Erzieher:innen'],
    ['Ärztin', 'Arzt'],
    ['Senior Softwareentwicklerin in Vollzeit', 'Softwareentwickler'],
  ])('%s has the words of %s', (one, other) => {
    expect(wordsOf(one)).toEqual(wordsOf(other));
    expect(suggestedFor(known, one)).toEqual(suggestedFor(known, other));
  });

  test.each(['', '…', 'a'.repeat(500), 'constructor __proto__'])('%j is no fault', (title) => {
    expect(suggestedFor(known, title).length).toBeLessThanOrEqual(5);
  });

  test('without the file there are no suggestions', () => {
    expect(suggestedFor(readOccupations(''), 'Koch')).toEqual([]);
  });
});
