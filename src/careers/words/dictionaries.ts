/** The dictionaries of the career pages in all languages. The Worker of the API loads the one it needs (`forms.ts`). */

import type { Dictionaries } from '#lib/language.ts';
import type { SiteLanguage } from '#vocabulary.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import type { Words } from './dictionary.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { deCH, enAU, enCA, enGB, enIN, es419, frCA } from './variants.ts';

export const dictionaries: Dictionaries<SiteLanguage, Words> = {
  ar,
  de,
  'de-CH': deCH,
  en,
  'en-AU': enAU,
  'en-CA': enCA,
  'en-GB': enGB,
  'en-IN': enIN,
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
