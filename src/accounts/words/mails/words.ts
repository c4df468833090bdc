/** The dictionaries of the emails to users. */

import type { SiteLanguage } from '#vocabulary.ts';
import type { MailWords } from '../shape.ts';
import { supportedLanguage } from '../languages.ts';

/** An email needs one dictionary, so each is made when an email first needs it. */
const loaders: Readonly<Record<SiteLanguage, () => Promise<MailWords>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
  pt: async () => (await import('./pt.ts')).pt,
  ar: async () => (await import('./ar.ts')).ar,
  ja: async () => (await import('./ja.ts')).ja,
};

/** The dictionary of a BCP 47 tag, whatever its region. */
export function mailWordsFor(language: string): Promise<MailWords> {
  return loaders[supportedLanguage(language)]();
}
