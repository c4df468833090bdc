/** The dictionaries of the alerts, and the one for a language. */

import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import type { AlertWords } from './shape.ts';
import { deCH, es419, frCA } from './variants.ts';

/** Keyed by language tag; a variant not named here speaks its base language. */
export const alertDictionaries: ReadonlyMap<string, AlertWords> = new Map<string, AlertWords>([
  ['ar', ar],
  ['de', de],
  ['de-CH', deCH],
  ['en', en],
  ['es', es],
  ['es-419', es419],
  ['fr', fr],
  ['fr-CA', frCA],
  ['it', it],
  ['ja', ja],
  ['nl', nl],
  ['pl', pl],
  ['pt', pt],
]);

/** The words of a BCP 47 tag: of the variant, else of the base language, else English. */
export function alertWordsFor(language: string): AlertWords {
  const [base = 'en'] = language.split('-');
  return alertDictionaries.get(language) ?? alertDictionaries.get(base) ?? en;
}
