/** Recognizes towns and countries, also to tell them from names and employers. */
import { getCountries } from '../../phone-numbers.ts';
import { compact } from '../text-folding.ts';
import { phrases } from '../words/phrases.ts';
import { placeWords, sameNamed, towns } from '../words/places.ts';

export type Place = { city: string | null; countryCode: string | null };

/** Length of a place. */
const PLACE_LENGTH_MAX = 60;

/** Towns of the same name have several countries, the likeliest first. */
const countriesByTown = new Map<string, string[]>();
for (const list of [towns, sameNamed]) {
  for (const [country, names] of Object.entries(list)) {
    for (const town of phrases(names)) {
      const key = compact(town);
      const known = countriesByTown.get(key) ?? [];
      if (!known.includes(country)) countriesByTown.set(key, [...known, country]);
    }
  }
}

/** The countries that have a town of this name, as far as they are known. */
export function countriesOfTown(name: string): readonly string[] {
  return countriesByTown.get(compact(name)) ?? [];
}
const wordKeys = new Set(phrases(placeWords).map((word) => compact(word)));

/** Codes with telephone numbers of their own that ISO 3166-1 does not assign: Ascension, Tristan da Cunha, Kosovo. */
const UNASSIGNED: ReadonlySet<string> = new Set(['AC', 'TA', 'XK']);
const countryCodes = getCountries().filter((code) => !UNASSIGNED.has(code));

/** Whether a text is a code of ISO 3166-1, such as `DE`. */
export function isCountryCode(text: string): boolean {
  return countryCodes.some((code) => code === text);
}

const namesByLanguage = new Map<string, ReadonlyMap<string, string>>();
/** Languages whose country names are cached. */
const LANGUAGES_MAX = 40;

/** The country that a key names in English or in the language of the CV. */
export function countryOf(key: string, language: string): string | null {
  return (
    countryNames('en').get(key) ?? countryNames(language).get(key) ?? otherNames.get(key) ?? null
  );
}

const otherNames = new Map([
  ['uk', 'GB'],
  ['usa', 'US'],
  ['us', 'US'],
  ['uae', 'AE'],
  ['ksa', 'SA'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['deutschland', 'DE'],
  ['brasil', 'BR'],
  ['espana', 'ES'],
  ['italia', 'IT'],
  ['czechrepublic', 'CZ'],
  ['ceskarepublika', 'CZ'],
  ['eeuu', 'US'],
]);

function countryNames(language: string): ReadonlyMap<string, string> {
  const kept = namesByLanguage.get(language);
  if (kept) return kept;
  const names = new Map<string, string>();
  const locales = [...Intl.DisplayNames.supportedLocalesOf(language), 'en'];
  const regions = new Intl.DisplayNames(locales, { type: 'region' });
  for (const code of countryCodes) names.set(compact(regions.of(code) ?? code), code);
  if (namesByLanguage.size < LANGUAGES_MAX) namesByLanguage.set(language, names);
  return names;
}

const postalCode =
  /^(?:[a-z]{1,2}-)?(?:\d{4,6}|\d{3} \d{2}|\d{2}-\d{3}|\d{5}-\d{3}|\d{4} [a-z]{2}|\d{4}-\d{3})\s+|\s+(?:\d{4,6}|\d{2}-\d{3}|\d{3} \d{2}|[a-z]{1,2}\d{1,2}[a-z]? \d[a-z]{2})$/iu;
const state = /^[A-Z]{2}(?: \d{5})?$/u;

/** The states of the United States and the provinces of Canada, as a pattern. */
export const stateCodes =
  'A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSVY]|O[HKNR]|P[AE]|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY]';

/** Parses a text that is only a place (`Berlin`, `10115 Berlin, Germany`, `Austin, TX`); null for other text. */
export function placeOf(text: string, language: string): Place | null {
  if (text.length > PLACE_LENGTH_MAX) return null;
  const parts = text
    .replace(/[()[\]]/gu, ',')
    .split(/[,،、·•|;]|\s[-–—/]\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  let city: string | null = null;
  let countryCode: string | null = null;
  for (const [index, part] of parts.entries()) {
    const bare = part
      .replace(postalCode, '')
      .replace(/^(?:г\.|м\.|г|м)\s/u, '')
      .trim();
    const key = compact(bare);
    const town =
      countriesByTown.get(key)?.[0] ?? countriesOfTown(bare.replace(/\s\d{1,2}$/u, ''))[0];
    if (town !== undefined && city === null) {
      city = bare;
      countryCode ??= town;
      continue;
    }
    const country = countryOf(key, language);
    if (country !== null) countryCode = country;
    else if (!wordKeys.has(key) && !(index > 0 && state.test(part))) return null;
  }
  return parts.length === 0 ? null : { city, countryCode };
}

export function isPlace(text: string, language: string): boolean {
  return placeOf(text, language) !== null || isTownWithCountry(text, language);
}

/** `Österreich Graz`: a country and a town without a sign between. */
function isTownWithCountry(text: string, language: string): boolean {
  const [first = '', ...others] = text.split(' ');
  const rest = others.join(' ');
  const isPair = (country: string, town: string) =>
    countryOf(compact(country), language) !== null && countriesOfTown(town).length > 0;
  return rest !== '' && (isPair(first, rest) || isPair(rest, first));
}

/** Returns the first part of a text that is a place. */
export function placeIn(text: string, language: string): Place | null {
  const whole = placeOf(text, language);
  if (whole?.city) return whole;
  for (const part of text.split(/[,،、|·•;()\t]|\s[-–—/]\s/u)) {
    const place = placeOf(part.trim(), language);
    if (place?.city) return place;
  }
  return whole;
}

const separator = /[,،、(|·]|\s[-–—/]\s/gu;

/** Splits a name from the place after it (`Volta Freight Ltd, Accra (Ghana)`); text after the place is dropped. */
export function partedByPlace(
  text: string,
  language: string,
): { name: string; place: Place | null } {
  const ends = [...text.matchAll(separator)].map(({ index }) => index);
  for (const [at, index] of ends.entries()) {
    if (index < 2) continue;
    const place =
      placeOf(text.slice(index), language) ?? placeOf(text.slice(index, ends[at + 1]), language);
    if (place) return { name: text.slice(0, index).trim(), place };
  }
  return { name: text, place: null };
}

export function withoutPlace(text: string, language: string): string {
  return partedByPlace(text, language).name;
}
