/** A few plain sentences on the jobs of a city, written from facts alone (locations, "City summary"). */

import type { categories } from '#vocabulary.ts';
import { fill, formatsFor } from './format.ts';
import type { Pay } from './format.ts';
import { whereCity } from './headings.ts';
import { wordsFor } from './words.ts';

export interface CityFacts {
  cityName: string;
  jobCount: number;
  /** The ones with the most jobs first; an empty list leaves the sentence out. */
  employers: readonly string[];
  categories: readonly (keyof typeof categories)[];
  /** Remote and hybrid jobs, from 0 to 1. */
  remoteShare: number;
  /** Over the jobs that name the same currency and period. */
  pay: Pay | null;
}

const NAMES_MAX = 3;

export function citySummary(language: string, facts: CityFacts): string {
  const words = wordsFor(language);
  const formats = formatsFor(language);
  const texts = words.summary;
  const sentences = [
    formats.plural(texts.count, facts.jobCount, { where: whereCity(words, facts.cityName) }),
  ];
  if (facts.employers.length > 0) {
    const names = formats.list(facts.employers.slice(0, NAMES_MAX));
    sentences.push(fill(texts.employers, { names }));
  }
  if (facts.categories.length > 0) {
    const names = facts.categories.slice(0, NAMES_MAX).map((id) => words.categories[id]);
    sentences.push(fill(texts.categories, { names: formats.list(names) }));
  }
  if (facts.remoteShare > 0) {
    sentences.push(fill(texts.remote, { percent: formats.percent(facts.remoteShare) }));
  }
  const pay = facts.pay === null ? null : formats.pay(facts.pay);
  if (pay !== null) sentences.push(fill(texts.pay, { pay }));
  // Japanese sentences follow each other without a space.
  return sentences.join(language.startsWith('ja') ? '' : ' ');
}
