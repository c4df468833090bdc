/** The dictionaries of meetings, in the language of the company's career domain. */

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

/** Outside the United States, "cancelled" is spelled with two l. */
const enGB: Words = {
  ...en,
  emails: {
    ...en.emails,
    cancel: { subject: 'Cancelled: {title}', lead: '{company} has cancelled this meeting:' },
  },
  pages: {
    ...en.pages,
    canceled: {
      heading: 'This meeting is cancelled',
      text: '{company} has cancelled it. Nobody will be there.',
    },
  },
};

export const dictionaries: Dictionaries<SiteLanguage, Words> = {
  ar,
  de,
  en,
  'en-AU': enGB,
  'en-CA': enGB,
  'en-GB': enGB,
  'en-IN': enGB,
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
