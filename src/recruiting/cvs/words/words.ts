/** The paragraphs about CVs that could not be read, in the language of the career site. */
import { pickLanguage } from '#lib/language.ts';
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

/** English with the name that a résumé has in a country. */
function enNaming(cv: string): Words {
  const named = (text: string) => text.replace('résumé', cv);
  return {
    no_text: named(en.no_text),
    encrypted: named(en.encrypted),
    corrupt: named(en.corrupt),
    too_large: named(en.too_large),
    failed: named(en.failed),
  };
}

export const dictionaries: Dictionaries<SiteLanguage, Words> = {
  ar,
  de,
  en,
  'en-AU': enNaming('resume'),
  'en-GB': enNaming('CV'),
  'en-IN': enNaming('CV'),
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  pt,
};

/** The words for a BCP 47 tag. */
export function wordsFor(language: string): Words {
  return pickLanguage(dictionaries, language);
}
