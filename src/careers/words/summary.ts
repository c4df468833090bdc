/** The plain summary of a city: a few sentences made from statistics (locations, "City summary"). */

import { baseLanguage } from '#lib/language.ts';
import type { categories } from '#vocabulary/lists.ts';
import { formatsFor } from './format.ts';
import { fillTemplate } from '#lib/language.ts';
import type { Pay } from './format.ts';
import { whereCity } from './headings.ts';
import { wordsFor } from './words.ts';

export interface CityFacts {
  /** Most jobs first; an empty list leaves the sentence out. */
  employers: readonly string[];
  categories: readonly (keyof typeof categories)[];
  /** The share of remote and hybrid jobs, 0 to 1. */
  remoteShare: number;
  /** The range over jobs with the same currency and period. */
  pay: Pay | null;
  /** ISO 3166-1 code of the country, as amounts are written there. */
  country?: string | undefined;
}

const NAMES_MAX = 3;

/** The current number of jobs. */
export function countSentence(language: string, cityName: string, jobCount: number): string {
  const words = wordsFor(language);
  const { plural } = formatsFor(language);
  return plural(words.summary.count, jobCount, { where: whereCity(words, cityName) });
}

/** Employers, categories, remote share and pay; these may be cached for a day. */
export function factSentences(language: string, facts: CityFacts): string {
  const words = wordsFor(language);
  const formats = formatsFor(language);
  const texts = words.summary;
  const sentences: string[] = [];
  if (facts.employers.length > 0) {
    const names = formats.list(facts.employers.slice(0, NAMES_MAX));
    sentences.push(fillTemplate(texts.employers, { names }));
  }
  if (facts.categories.length > 0) {
    const names = facts.categories.slice(0, NAMES_MAX).map((id) => words.categories[id]);
    sentences.push(fillTemplate(texts.categories, { names: formats.list(names) }));
  }
  if (facts.remoteShare > 0) {
    sentences.push(fillTemplate(texts.remote, { percent: formats.percent(facts.remoteShare) }));
  }
  const pay = facts.pay === null ? null : formats.pay(facts.pay, facts.country);
  if (pay !== null) sentences.push(fillTemplate(texts.pay, { pay }));
  return joinSentences(language, sentences);
}

/** Japanese is written without spaces between sentences. */
export function joinSentences(language: string, sentences: readonly string[]): string {
  return sentences
    .filter((sentence) => sentence !== '')
    .join(baseLanguage(language) === 'ja' ? '' : ' ');
}
