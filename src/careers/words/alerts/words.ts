/**
 * The words of job alerts for a language. The Worker of the background has all of them in its bundle; that of the API has English, and
 * loads the others with those of forms.
 */
import { pickLanguage } from '#lib/language.ts';
import type { AlertWords } from './dictionary.ts';
import { en } from './en.ts';

const known: Record<string, AlertWords> & { en: AlertWords } = { en };

/** Adds dictionaries by their BCP 47 tags. */
export function addAlertWords(dictionaries: Readonly<Record<string, AlertWords>>): void {
  Object.assign(known, dictionaries);
}

/** The words for a BCP 47 tag; English where its dictionary was not added. */
export function alertWordsFor(language: string): AlertWords {
  return pickLanguage(known, language);
}
