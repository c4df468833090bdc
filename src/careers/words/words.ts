/**
 * The words of the career pages for a language. The Workers of the career sites and of the background have all of them in their bundles,
 * as an isolate needs several; that of the API has English, and loads the others with those of forms.
 */
import { pickLanguage } from '#lib/language.ts';
import type { Words } from './dictionary.ts';
import { en } from './en.ts';

const known: Record<string, Words> & { en: Words } = { en };

/** Adds dictionaries by their BCP 47 tags. */
export function addWords(dictionaries: Readonly<Record<string, Words>>): void {
  Object.assign(known, dictionaries);
}

/** The words for a BCP 47 tag; English where its dictionary was not added. */
export function wordsFor(language: string): Words {
  return pickLanguage(known, language);
}
