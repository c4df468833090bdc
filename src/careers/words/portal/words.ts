/** The dictionaries of a candidate's own page, and the one for a language. */
import { formattingLocale, pickLanguage } from '#lib/language.ts';
import type { SiteLanguage } from '#vocabulary.ts';
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
import type { PortalWords } from './dictionary.ts';

export const portalDictionaries: Readonly<Record<SiteLanguage, PortalWords>> = {
  ar,
  de,
  en,
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  pt,
};

/** The words for a BCP 47 tag. */
export function portalWordsFor(language: string): PortalWords {
  return pickLanguage(portalDictionaries, language);
}

/** Day and time where the meeting is, with the name of its time zone. */
export function meetingTime(language: string, at: Date, timezone: string): string {
  return new Intl.DateTimeFormat(formattingLocale(language), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: timezone,
  }).format(at);
}
