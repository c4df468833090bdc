/** The invented people and the words of their languages. */
import type { Cv, Language } from '../cv.ts';
import type { Words } from '../words.ts';

/** The languages of the corpus. */
export const languages: readonly Language[] = [];

/** The same `seed` and language always give the same person. */
export function inventCv(seed: string, language: Language): Cv {
  throw new RangeError(`No people of the language ${language} (${seed}).`);
}

export function wordsOf(language: Language): Words {
  throw new RangeError(`No words of the language ${language}.`);
}
