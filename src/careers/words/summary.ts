/** A few plain sentences on the jobs of a city, written from facts alone (locations, "City summary"). */

import type { categories } from '#vocabulary.ts';
import { formatsFor } from './format.ts';
import { fillTemplate } from '#lib/language.ts';
import type { Pay } from './format.ts';
import { whereCity } from './headings.ts';
import { wordsFor } from './words.ts';

export interface CityFacts {
  /** The ones with the most jobs first; an empty list leaves the sentence out. */
  employers: readonly string[];
  categories: readonly (keyof typeof categories)[];
  /** Remote and hybrid jobs, from 0 to 1. */
  remoteShare: number;
  /** Over the jobs that name the same currency and period. */
  pay: Pay | null;
}

const NAMES_MAX = 3;

/** What is true of today: how many jobs there are. */
export function countSentence(language: string, cityName: string, jobCount: number): string {
  const words = wordsFor(language);
  const { plural } = formatsFor(language);
  return plural(words.summary.count, jobCount, { where: whereCity(words, cityName) });
}

/** What is true of a day or two: who is looking, for whom, and for how much. */
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
  const pay = facts.pay === null ? null : formats.pay(facts.pay);
  if (pay !== null) sentences.push(fillTemplate(texts.pay, { pay }));
  return paragraph(language, sentences);
}

/** Japanese sentences follow each other without a space. */
export function paragraph(language: string, sentences: readonly string[]): string {
  return sentences.filter((one) => one !== '').join(language.startsWith('ja') ? '' : ' ');
}
