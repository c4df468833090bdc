/** The 17 career domains and the two tenants' test domains: where jobs are shown, in which language, for which countries. */

import type { Iso2 } from './cities.ts';

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

export const domains: readonly CareerDomain[] = [
  {
    hostname: 'careers-us.example',
    name: 'Careers America',
    language: 'en-US',
    countries: ['US'],
    isDefault: true,
    isTest: false,
    hue: 0,
    weight: 30,
  },
  {
    hostname: 'careers-uk.example',
    name: 'Careers UK & Ireland',
    language: 'en-GB',
    countries: ['GB', 'IE'],
    isDefault: false,
    isTest: false,
    hue: 1,
    weight: 12,
  },
  {
    hostname: 'careers-ca.example',
    name: 'Careers Canada',
    language: 'en-CA',
    countries: ['CA'],
    isDefault: false,
    isTest: false,
    hue: 2,
    weight: 5,
  },
  {
    hostname: 'carrieres-ca.example',
    name: 'Carrières Canada',
    language: 'fr-CA',
    countries: ['CA'],
    isDefault: false,
    isTest: false,
    hue: 3,
    weight: 2,
  },
  {
    hostname: 'careers-anz.example',
    name: 'Careers Down Under',
    language: 'en-AU',
    countries: ['AU', 'NZ'],
    isDefault: false,
    isTest: false,
    hue: 4,
    weight: 5,
  },
  {
    hostname: 'careers-in.example',
    name: 'Careers India',
    language: 'en-IN',
    countries: ['IN'],
    isDefault: false,
    isTest: false,
    hue: 5,
    weight: 8,
  },
  {
    hostname: 'karriere-de.example',
    name: 'Karriere Deutschland',
    language: 'de-DE',
    countries: ['DE'],
    isDefault: false,
    isTest: false,
    hue: 6,
    weight: 12,
  },
  {
    hostname: 'karriere-alpen.example',
    name: 'Karriere Alpen',
    language: 'de-CH',
    countries: ['AT', 'CH', 'LI'],
    isDefault: false,
    isTest: false,
    hue: 7,
    weight: 4,
  },
  {
    hostname: 'emplois-fr.example',
    name: 'Emplois France',
    language: 'fr-FR',
    countries: ['FR', 'BE', 'LU', 'CH', 'MC'],
    isDefault: false,
    isTest: false,
    hue: 8,
    weight: 8,
  },
  {
    hostname: 'empleo-es.example',
    name: 'Empleo España',
    language: 'es-ES',
    countries: ['ES', 'AD'],
    isDefault: false,
    isTest: false,
    hue: 9,
    weight: 5,
  },
  {
    hostname: 'empleo-latam.example',
    name: 'Empleo Latinoamérica',
    language: 'es-419',
    countries: ['MX', 'CO', 'AR', 'CL', 'PE', 'UY', 'EC', 'CR'],
    isDefault: false,
    isTest: false,
    hue: 10,
    weight: 7,
  },
  {
    hostname: 'vagas-br.example',
    name: 'Vagas Brasil',
    language: 'pt-BR',
    countries: ['BR'],
    isDefault: false,
    isTest: false,
    hue: 11,
    weight: 6,
  },
  {
    hostname: 'lavoro-it.example',
    name: 'Lavoro Italia',
    language: 'it-IT',
    countries: ['IT', 'SM', 'CH'],
    isDefault: false,
    isTest: false,
    hue: 1,
    weight: 5,
  },
  {
    hostname: 'vacatures-nl.example',
    name: 'Vacatures Nederland',
    language: 'nl-NL',
    countries: ['NL', 'BE'],
    isDefault: false,
    isTest: false,
    hue: 3,
    weight: 5,
  },
  {
    hostname: 'praca-pl.example',
    name: 'Praca Polska',
    language: 'pl-PL',
    countries: ['PL'],
    isDefault: false,
    isTest: false,
    hue: 5,
    weight: 4,
  },
  {
    hostname: 'wazaif-gulf.example',
    name: 'وظائف الخليج',
    language: 'ar',
    countries: ['SA', 'AE', 'QA', 'KW', 'BH', 'OM', 'EG', 'JO'],
    isDefault: false,
    isTest: false,
    hue: 7,
    weight: 4,
  },
  {
    hostname: 'kyujin-jp.example',
    name: '求人ジャパン',
    language: 'ja-JP',
    countries: ['JP'],
    isDefault: false,
    isTest: false,
    hue: 9,
    weight: 6,
  },
  {
    hostname: 'test-a.example',
    name: 'Test Careers A',
    language: 'en-US',
    countries: ['US'],
    isDefault: false,
    isTest: true,
    hue: 4,
    weight: 0,
  },
  {
    hostname: 'test-b.example',
    name: 'Test Careers B',
    language: 'en-US',
    countries: ['US'],
    isDefault: false,
    isTest: true,
    hue: 10,
    weight: 0,
  },
];
