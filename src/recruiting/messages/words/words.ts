/** The default email templates by language. */
import { pickLanguage } from '#lib/language.ts';
import type { Dictionaries } from '#lib/language.ts';
import type { SiteLanguage } from '#vocabulary.ts';
import type { Template } from '../rules.ts';
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

/** Swiss German has no ß, other quotation marks, and no comma after the salutation. */
function inSwissGerman({ subject, body }: Template): Template {
  return {
    subject,
    body: body
      .replaceAll('ß', 'ss')
      .replaceAll('„', '«')
      .replaceAll('“', '»')
      .replace(/,<\/p><p>(\p{L})/u, (_, letter: string) => `</p><p>${letter.toUpperCase()}`),
  };
}

const deCH: Words = {
  rejection: inSwissGerman(de.rejection),
  stages: {
    screening: inSwissGerman(de.stages.screening),
    interview: inSwissGerman(de.stages.interview),
    offer: inSwissGerman(de.stages.offer),
    hired: inSwissGerman(de.stages.hired),
  },
};

export const dictionaries: Dictionaries<SiteLanguage, Words> = {
  ar,
  de,
  'de-CH': deCH,
  en,
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  pt,
};

/** The default templates for a BCP 47 tag. */
export function defaultTemplates(language: string): Words {
  return pickLanguage(dictionaries, language);
}
