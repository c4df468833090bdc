/** Finds the phone number of a CV and returns it in E.164. */
import { hasTrunkZero, isSupportedCountry, parsePhoneNumber } from '../../phone-numbers.ts';
import type { CountryCode } from '../../phone-numbers.ts';
import type { Line } from '../lines.ts';
import { isWrittenAsIn } from './phone-shapes.ts';
import { DIGITS_MIN, numbersIn, type NumberFound } from './phone-candidates.ts';

/** Numbers examined; the person's own come first. */
const CANDIDATES_MAX = 12;

/** Countries of national numbers by the language of the CV, the most likely first. */
const countriesOfLanguage: Readonly<Record<string, readonly CountryCode[]>> = {
  en: ['US', 'GB', 'IN', 'AU', 'IE', 'CA', 'NZ', 'ZA', 'GH', 'NG', 'KE', 'SG', 'PH', 'PK'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH', 'CA', 'LU', 'MA', 'SN', 'CI', 'TN', 'DZ'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE'],
  pt: ['PT', 'BR', 'AO', 'MZ'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
  pl: ['PL'],
  ja: ['JP'],
  ar: ['SA', 'EG', 'AE', 'JO', 'MA', 'KW', 'QA', 'LB', 'IQ', 'OM', 'BH', 'DZ', 'TN'],
  tr: ['TR'],
  cs: ['CZ', 'SK'],
  sk: ['SK', 'CZ'],
  sv: ['SE', 'FI'],
  da: ['DK'],
  no: ['NO'],
  fi: ['FI'],
  hu: ['HU'],
  ro: ['RO', 'MD'],
  ru: ['RU', 'KZ', 'BY', 'UA'],
  uk: ['UA'],
  el: ['GR', 'CY'],
  he: ['IL'],
  hi: ['IN'],
  zh: ['CN', 'TW', 'HK', 'SG'],
  ko: ['KR'],
  vi: ['VN'],
  id: ['ID'],
  fa: ['IR', 'AF'],
};

export type Phone = {
  /** E.164. */
  number: string;
  isLabelled: boolean;
  /** Whether it is printed with its country code. */
  isInternational: boolean;
  /** Whether the numbering plan of its country has such numbers, and not only such lengths. */
  isValid: boolean;
  /** Whether it has no country code, and only one of the countries that it may be from has such a number. */
  isOfOneCountry: boolean;
  /** Whether the lines have no other number. */
  isOnly: boolean;
};

/**
 * `likely` are the countries found in the CV. `asked` is that of the company: it comes first of the countries where the language
 * is spoken if it is one of them, and last if not.
 */
export function phoneIn(
  lines: readonly Line[],
  likely: readonly string[],
  asked: string | undefined,
  language: string,
): Phone | null {
  const spoken: readonly string[] = countriesOfLanguage[language] ?? [];
  const isSpoken = asked !== undefined && spoken.includes(asked);
  const known = [...likely, ...(isSpoken ? [asked] : []), ...spoken];
  const found = numbersIn(lines).slice(0, CANDIDATES_MAX);
  // A house number and a postal code are no other number.
  const all = [...known, ...(asked === undefined || isSpoken ? [] : [asked])];
  const parse = (text: string, isLabelled: boolean) =>
    parsePhone(text, likely, isLabelled) ?? parsePhone(text, byShape(text, all, asked), isLabelled);
  const numbers = found.filter(({ text }) => parse(text, false) !== null);
  const isOnly = new Set(numbers.map(({ text }) => lastDigits(text))).size <= 1;
  const international = found.filter(({ text }) => isInternational.test(text));
  const labelled = found.filter((one) => one.isLabelled);
  // Only what is set on a page loses the order of its groups.
  const isTurned = isTurning.has(language) && lines.some(({ isPlaced }) => isPlaced);
  for (const { text, isLabelled } of [
    // Who gives a landline as well is reached by the mobile number.
    ...labelled.filter(({ isMobile }) => isMobile),
    ...labelled,
    ...international,
    ...found,
  ]) {
    const parsed = parse(text, isLabelled);
    if (parsed) {
      const turned = isTurned && isAmbiguous(text, known, language) ? turnedOf(text) : null;
      const mobile = turned === null ? null : soleMobile([text, turned], known);
      return {
        number: mobile?.number ?? parsed.number,
        isValid: mobile !== null || (parsed.isValid && turned === null),
        isLabelled,
        isInternational: isInternational.test(text),
        isOfOneCountry: isOfOneCountry(text, known),
        isOnly,
      };
    }
  }
  const reversed = isTurning.has(language) ? parseReversed(found, known) : null;
  return (
    reversed && {
      number: reversed.number,
      isValid: reversed.isValid,
      isLabelled: false,
      isInternational: false,
      isOfOneCountry: false,
      isOnly,
    }
  );
}

/**
 * Whether all countries that have such a number mean the same one by it. Where several have it, the way its digits are grouped may
 * tell: `(201) 555-0123` is written so in one of them.
 */
function isOfOneCountry(text: string, countries: readonly string[]): boolean {
  if (isInternational.test(text)) return false;
  const found = countries.flatMap((country) => {
    const parsed = isSupportedCountry(country) ? parsePhoneNumber(text, country) : undefined;
    return parsed?.isValid() ? [{ number: parsed.number, country }] : [];
  });
  const usual = found.filter(({ country }) => isWrittenAsIn(text, country));
  return new Set((usual.length > 0 ? usual : found).map(({ number }) => number)).size === 1;
}

/** The countries whose people may write a number so; those where it is usual come first. */
function byShape(
  text: string,
  countries: readonly string[],
  asked: string | undefined,
): readonly string[] {
  const national = countries.filter((country) => isNational(text, country));
  const usual = national.filter((country) => isWrittenAsIn(text, country, country === asked));
  return [...usual, ...national.filter((country) => !usual.includes(country))];
}

/** Most countries write a zero before a national number; without it, any nine digits could be one of theirs. */
function isNational(text: string, country: string): boolean {
  if (!isSupportedCountry(country)) return false;
  return !hasTrunkZero(country) || /^\(?0/u.test(text) || isWrittenAsIn(text, country);
}

/** The country of the first number that is printed with its country code. */
export function countryOfNumbers(lines: readonly Line[]): string | null {
  for (const { text } of numbersIn(lines)) {
    const country = isInternational.test(text) ? parsePhone(text, [], false)?.country : undefined;
    if (country !== undefined) return country;
  }
  return null;
}

const isInternational = /^\(?\+|^00/u;

/** The same number with and without a country code ends with the same digits. */
function lastDigits(text: string): string {
  return text.replace(/\D/gu, '').slice(-DIGITS_MIN);
}

const isTurning: ReadonlySet<string> = new Set(['ar', 'he', 'fa', 'ur']);

/** In right-to-left lines the groups of a number may be in reverse order and the plus at the end. */
function parseReversed(
  found: readonly NumberFound[],
  countries: readonly string[],
): ParsedPhone | null {
  for (const { text } of found) {
    const groups = text
      .split(/[\s-]+/u)
      .toReversed()
      .join(' ');
    const parsed =
      parsePhone(`+${groups}`, countries, false) ?? parsePhone(groups, countries, false);
    if (parsed) return parsed;
  }
  return null;
}

/** How mobile numbers begin in countries that write from right to left. */
const mobileStarts: Readonly<Record<string, RegExp>> = {
  IR: /^09/u,
  IL: /^05/u,
  SA: /^05/u,
  AE: /^05/u,
  EG: /^01/u,
  JO: /^07/u,
  IQ: /^07/u,
  MA: /^0[67]/u,
  DZ: /^0[567]/u,
};

function turnedOf(text: string): string {
  return text
    .split(/[\s-]+/u)
    .toReversed()
    .join(' ');
}

/** Of a number in both orders, the one that is a mobile number; null if neither or both are. */
function soleMobile(texts: readonly string[], countries: readonly string[]): ParsedPhone | null {
  const found = texts.flatMap((text) => {
    const parsed = parsePhone(text, countries, false);
    return parsed && mobileStarts[parsed.country ?? '']?.test(text) === true ? [parsed] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Whether the groups of a national number make another number the other way round. A hyphen keeps them in order beside Hebrew only. */
function isAmbiguous(text: string, countries: readonly string[], language: string): boolean {
  const groups = text.split(language === 'he' ? /\s+/u : /[\s-]+/u);
  // Both begin with the zero of a national number.
  const areStarts = groups[0]?.startsWith('0') === true && groups.at(-1)?.startsWith('0') === true;
  if (isInternational.test(text) || groups.length < 2 || !areStarts) return false;
  const turned = parsePhone(groups.toReversed().join(' '), countries, false);
  return turned !== null && turned.number !== parsePhone(text, countries, false)?.number;
}

type ParsedPhone = Pick<Phone, 'number' | 'isValid'> & { country: string | undefined };

/** Returns E.164 if the number is valid in one of the countries; a labelled number only has to be possible. */
function parsePhone(
  text: string,
  countries: readonly string[],
  isLabelled: boolean,
): ParsedPhone | null {
  const written = text
    .replace(/^00(?=[1-9])/u, '+')
    .replace(/\(0\)/u, '')
    .replace(/·/gu, ' ');
  if (written.includes('+')) {
    const parsed = parsePhoneNumber(written);
    return parsed?.isPossible()
      ? { number: parsed.number, isValid: parsed.isValid(), country: parsed.country }
      : null;
  }
  let possible: ParsedPhone | null = null;
  for (const country of countries) {
    if (!isSupportedCountry(country)) continue;
    const parsed = parsePhoneNumber(written, country);
    if (parsed?.isValid()) return { number: parsed.number, isValid: true, country };
    if (isLabelled && parsed?.isPossible())
      possible ??= { number: parsed.number, isValid: false, country };
  }
  return possible;
}
