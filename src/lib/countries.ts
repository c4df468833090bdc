/** The countries of ISO 3166-1: their ids on the wire, their names, and how one is found by either. */
import { slug } from '#lib/fold.ts';

export interface Country {
  /** ISO 3166-1 numeric, `country_id` on the wire. */
  readonly id: number;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly iso2: string;
}

/** The languages of the career domains; a country is found by its name in any of them. */
export const nameLanguages = [
  'en-US',
  'en-GB',
  'en-CA',
  'en-AU',
  'en-IN',
  'de-DE',
  'de-CH',
  'fr-FR',
  'fr-CA',
  'es-ES',
  'es-419',
  'pt-BR',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'ar',
  'ja-JP',
] as const;

const defaultLanguage = 'en-US';

/** No country's name is as long; a longer text is not looked at. */
const NAME_LENGTH_MAX = 100;

/** Career domains have 17 languages; a caller with more gets its formatters anew each time. */
const KEPT_LANGUAGES_MAX = 64;

/** Every assigned code with its number; a test holds it against the package `iso-3166`. */
const assigned = `
  AD020 AE784 AF004 AG028 AI660 AL008 AM051 AO024 AQ010 AR032 AS016 AT040 AU036 AW533 AX248 AZ031
  BA070 BB052 BD050 BE056 BF854 BG100 BH048 BI108 BJ204 BL652 BM060 BN096 BO068 BQ535 BR076 BS044
  BT064 BV074 BW072 BY112 BZ084 CA124 CC166 CD180 CF140 CG178 CH756 CI384 CK184 CL152 CM120 CN156
  CO170 CR188 CU192 CV132 CW531 CX162 CY196 CZ203 DE276 DJ262 DK208 DM212 DO214 DZ012 EC218 EE233
  EG818 EH732 ER232 ES724 ET231 FI246 FJ242 FK238 FM583 FO234 FR250 GA266 GB826 GD308 GE268 GF254
  GG831 GH288 GI292 GL304 GM270 GN324 GP312 GQ226 GR300 GS239 GT320 GU316 GW624 GY328 HK344 HM334
  HN340 HR191 HT332 HU348 ID360 IE372 IL376 IM833 IN356 IO086 IQ368 IR364 IS352 IT380 JE832 JM388
  JO400 JP392 KE404 KG417 KH116 KI296 KM174 KN659 KP408 KR410 KW414 KY136 KZ398 LA418 LB422 LC662
  LI438 LK144 LR430 LS426 LT440 LU442 LV428 LY434 MA504 MC492 MD498 ME499 MF663 MG450 MH584 MK807
  ML466 MM104 MN496 MO446 MP580 MQ474 MR478 MS500 MT470 MU480 MV462 MW454 MX484 MY458 MZ508 NA516
  NC540 NE562 NF574 NG566 NI558 NL528 NO578 NP524 NR520 NU570 NZ554 OM512 PA591 PE604 PF258 PG598
  PH608 PK586 PL616 PM666 PN612 PR630 PS275 PT620 PW585 PY600 QA634 RE638 RO642 RS688 RU643 RW646
  SA682 SB090 SC690 SD729 SE752 SG702 SH654 SI705 SJ744 SK703 SL694 SM674 SN686 SO706 SR740 SS728
  ST678 SV222 SX534 SY760 SZ748 TC796 TD148 TF260 TG768 TH764 TJ762 TK772 TL626 TM795 TN788 TO776
  TR792 TT780 TV798 TW158 TZ834 UA804 UG800 UM581 US840 UY858 UZ860 VA336 VC670 VE862 VG092 VI850
  VN704 VU548 WF876 WS882 YE887 YT175 ZA710 ZM894 ZW716
`;

/** Other names in common use that `Intl` does not give in the languages above. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'الإمارات'],
  BN: ['Brunei Darussalam'],
  BO: ['Plurinational State of Bolivia'],
  CD: ['DR Congo', 'DRC', 'Democratic Republic of the Congo'],
  CG: ['Republic of the Congo'],
  CI: ['Ivory Coast'],
  CN: ["People's Republic of China", 'PRC'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic', 'Tschechische Republik', 'République tchèque'],
  FM: ['Federated States of Micronesia'],
  GB: [
    'United Kingdom of Great Britain and Northern Ireland',
    'UK',
    'U.K.',
    'Britain',
    'Great Britain',
    'Großbritannien',
    'Grande-Bretagne',
    'Gran Bretaña',
    'Gran Bretagna',
    'Grã-Bretanha',
    'Groot-Brittannië',
    'Wielka Brytania',
    'بريطانيا',
    '英国',
  ],
  HK: ['Hong Kong', 'Hongkong', '香港'],
  IE: ['Republic of Ireland', 'Éire'],
  IR: ['Islamic Republic of Iran'],
  KP: ["Democratic People's Republic of Korea", 'DPRK'],
  KR: ['Republic of Korea', 'Korea, Republic of'],
  LA: ["Lao People's Democratic Republic", 'Lao PDR'],
  MD: ['Republic of Moldova'],
  MK: ['Macedonia'],
  MM: ['Myanmar', 'Burma'],
  MO: ['Macao', 'Macau', 'マカオ'],
  NL: ['Holland', 'Kingdom of the Netherlands', 'Niderlandy'],
  PS: ['Palestine', 'State of Palestine'],
  RU: ['Russian Federation'],
  SA: ['KSA', 'Kingdom of Saudi Arabia', 'السعودية'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  TZ: ['United Republic of Tanzania'],
  US: ['USA', 'U.S.', 'U.S.A.', 'United States of America', 'EUA', 'EE. UU.', 'EEUU', 'アメリカ'],
  VA: ['Holy See', 'Vatican'],
  VE: ['Bolivarian Republic of Venezuela'],
  VN: ['Viet Nam'],
};

const countries: readonly Country[] = assigned
  .trim()
  .split(/\s+/)
  .map((entry) => ({ id: Number(entry.slice(2)), iso2: entry.slice(0, 2) }));
const byId = new Map(countries.map((country) => [country.id, country]));
const byIso2 = new Map(countries.map((country) => [country.iso2, country]));

/** Alpha-2 codes in their own order. */
export function countryCodes(): string[] {
  return countries.map(({ iso2 }) => iso2);
}

export function countryById(id: number): Country | null {
  return byId.get(id) ?? null;
}

/** The country of an alpha-2 code in any case. */
export function countryByIso2(code: string): Country | null {
  return code.length === 2 ? (byIso2.get(code.toUpperCase()) ?? null) : null;
}

/** Every country by its English name, in that order. */
export function allCountries(): { id: number; name: string }[] {
  return countries
    .map(({ id }) => ({ id, name: countryName(id) ?? '' }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/**
 * A country's name in a language (a BCP 47 tag), in English when the tag is none; null when there is
 * no such country.
 */
export function countryName(id: number, language: string = defaultLanguage): string | null {
  const country = byId.get(id);
  if (!country) return null;
  const names = namesIn(language);
  const spoken = names.spoken.get(id);
  if (spoken !== undefined) return spoken;
  const name = names.of(country.iso2) ?? country.iso2;
  names.spoken.set(id, name);
  return name;
}

/**
 * The id of the country that `text` means: its alpha-2 code in any case, its name in any language of
 * the career domains, or another common name; null when it means none. Accents, case, punctuation and
 * a leading "the" do not matter.
 */
export function findCountry(text: string): number | null {
  if (text.length > NAME_LENGTH_MAX) return null;
  const byCode = countryByIso2(text.trim());
  if (byCode) return byCode.id;
  const key = nameKey(text);
  while (!known.has(key)) {
    const read = unread.shift();
    if (!read) return null;
    for (const [name, id] of read()) known.set(nameKey(name), id);
  }
  return known.get(key) ?? null;
}

/** Every name `findCountry` knows with its country's id, so that a test can see no two share a key. */
export function everyName(): Name[] {
  return sources.flatMap((read) => read());
}

/** Arabic is typed with and without the hamza on an alif (ألمانيا, المانيا). */
export function nameKey(name: string): string {
  return slug(name)
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/^the-/u, '');
}

type Name = readonly [name: string, id: number];

const sources: readonly (() => Name[])[] = [
  commonNames,
  ...nameLanguages.map((language) => () => namesOf(language)),
];

/**
 * What this isolate has read so far, and what not yet. To ask `Intl` for every name takes tens of
 * milliseconds, so one language is read at a time, English first, until the name is known.
 */
const known = new Map<string, number>();
const unread = [...sources];

function commonNames(): Name[] {
  return countries.flatMap(({ id, iso2 }) =>
    (otherNames[iso2] ?? []).map((name) => [name, id] as const),
  );
}

function namesOf(language: string): Name[] {
  const names = namesIn(language);
  return countries.map(({ id, iso2 }) => [names.of(iso2) ?? iso2, id] as const);
}

/** `Intl` takes microseconds for a name, and a list needs dozens: each is asked for once. */
type NamesOfLanguage = { of: (iso2: string) => string | undefined; spoken: Map<number, string> };

const formatters = new Map<string, NamesOfLanguage>();

function namesIn(language: string): NamesOfLanguage {
  const kept = formatters.get(language);
  if (kept) return kept;
  const names = new Intl.DisplayNames(supported(language), { type: 'region' });
  const made = { of: (iso2: string) => names.of(iso2), spoken: new Map<number, string>() };
  if (formatters.size < KEPT_LANGUAGES_MAX) formatters.set(language, made);
  return made;
}

/** A tag that is none must not fail a page; the server's own locale must not show either. */
function supported(language: string): string[] {
  try {
    return [...Intl.DisplayNames.supportedLocalesOf(language), defaultLanguage];
  } catch {
    return [defaultLanguage];
  }
}
