/** The dictionaries of the emails that forms send. They are in the bundle: an email is written with a change, and needs no file. */
import { pickLanguage } from '#lib/language.ts';
import type { Dictionaries } from '#lib/language.ts';
import type { SiteLanguage } from '#vocabulary.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import type { FormEmailWords } from './dictionary.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { deCH, es419, frCA } from './variants.ts';

export const formEmailDictionaries: Dictionaries<SiteLanguage, FormEmailWords> = {
  ar,
  de,
  'de-CH': deCH,
  en,
  es,
  'es-419': es419,
  fr,
  'fr-CA': frCA,
  it,
  ja,
  nl,
  pl,
  pt,
};

/** The words for a BCP 47 tag. */
export function formEmailWordsFor(language: string): FormEmailWords {
  return pickLanguage(formEmailDictionaries, language);
}
