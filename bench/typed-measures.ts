/** What searches cost that are typed as people say them: those that find something as they are read, and each try of those that do not. */
import type { Jobs, Read, Untimed } from './place-measures.ts';

const PAGE_ROWS = 96;
/** Titles of each of twelve words are counted up to fifty; words, places and the first row of each try are looked up. */
const LOOKED_UP_ROWS = 12 * 50;

const there = { country: 'US' };
const asRead = [
  ['a sentence', 'nurse jobs near me'],
  ['a filter', 'part time nurse'],
  ['a marked city', 'nurse in City 840-1'],
] as const;
const tried = [
  ['misspelt', 'nurce plumbr'],
  ['around a marked city', 'nurses in City 840-900'],
  ['in another language', 'Krankenpfleger'],
  ['without its filter', 'freelance nurse translator in City 840-1'],
  ['without a word that no job has', 'zzqxv nurse'],
  ['the same in a city', 'zzqxv nurse in City 840-1'],
  ['without its most frequent word', 'nurse engineer'],
  ['without its place', 'welder in City 840-900'],
  [
    'of twelve words',
    'senior night clinical nurse lead regional plant retail sales cook buyer driver',
  ],
  ['that finds nothing', 'zzqxv qqzxw'],
] as const;

export async function measureTyped(read: Read, jobs: Jobs): Promise<Untimed[]> {
  const budget = ({ total }: { total: number }) => 2 * (PAGE_ROWS + total + 20);
  const withTries = (answer: { total: number }) => budget(answer) + LOOKED_UP_ROWS;
  const measured: Untimed[] = [];
  for (const [name, q] of asRead) {
    measured.push(await read(`typed, ${name}: "${q}"`, jobs({ ...there, q }), budget));
  }
  for (const [name, q] of tried) {
    measured.push(await read(`tried, ${name}: "${q}"`, jobs({ ...there, q }), withTries));
  }
  return measured;
}
