/** The dictionaries of the public pages: what a dictionary holds, and the one for a language. */

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
import type { Plural, Translated } from './shape.ts';
import { deCH, enAU, enCA, enGB, enIN, es419, frCA } from './variants.ts';

export type Words = Translated<Plural>;

/** Keyed by language tag; a variant not named here speaks its base language. */
export const dictionaries: ReadonlyMap<string, Words> = new Map<string, Words>([
  ['ar', ar],
  ['de', de],
  ['de-CH', deCH],
  ['en', en],
  ['en-AU', enAU],
  ['en-CA', enCA],
  ['en-GB', enGB],
  ['en-IN', enIN],
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
export function wordsFor(language: string): Words {
  const [base = 'en'] = language.split('-');
  return dictionaries.get(language) ?? dictionaries.get(base) ?? en;
}

/** The writing direction of a language, for the `dir` attribute. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const [base = ''] = language.split('-');
  return rightToLeft.has(base) ? 'rtl' : 'ltr';
}

/** Whether a form asks for the family name before the given one. */
export function asksFamilyNameFirst(language: string): boolean {
  const [base = ''] = language.split('-');
  return familyNameFirst.has(base);
}

const familyNameFirst: ReadonlySet<string> = new Set(['hu', 'ja', 'ko', 'vi', 'zh']);

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);
