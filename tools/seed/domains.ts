/** The 17 career domains and the two tenants' test domains: where jobs are shown, in which language, for which countries. */
import type { Iso2 } from './cities.ts';
import data from './data/domains.json' with { type: 'json' };

export type Language =
  | 'en-US'
  | 'en-GB'
  | 'en-CA'
  | 'fr-CA'
  | 'en-AU'
  | 'en-IN'
  | 'de-DE'
  | 'de-CH'
  | 'fr-FR'
  | 'es-ES'
  | 'es-419'
  | 'pt-BR'
  | 'it-IT'
  | 'nl-NL'
  | 'pl-PL'
  | 'ar'
  | 'ja-JP';

/** A language without its region: what titles and texts are written in. */
export type BaseLanguage = 'en' | 'fr' | 'de' | 'es' | 'pt' | 'it' | 'nl' | 'pl' | 'ar' | 'ja';

export type CareerDomain = {
  hostname: string;
  name: string;
  language: Language;
  countries: readonly Iso2[];
  /** The x-default among alternates; exactly one domain. */
  isDefault: boolean;
  isTest: boolean;
  /** One of twelve brand colours, 0 to 11. */
  hue: number;
  /** How much of the invented market sits here, relative to the others. */
  weight: number;
};

export const domains = data as readonly CareerDomain[];
