/** Finds the phone number of a CV and returns it in E.164. */
import { isSupportedCountry, parsePhoneNumber } from '../phone-numbers.ts';
import type { CountryCode } from '../phone-numbers.ts';
import { periodsOf } from './dates.ts';
import { compact, plain } from './text-folding.ts';
import { keysOf } from './lexicon.ts';
import type { Line } from './lines.ts';
import { phoneLabels } from './words/labels.ts';

/** Digits of a number. E.164 allows 15; a trunk zero and an exit code add two. */
const DIGITS_MIN = 7;
const DIGITS_MAX = 17;
/** Numbers examined; the person's own come first. */
const CANDIDATES_MAX = 12;

const labels = keysOf(phoneLabels);
const candidate = /(?:\+|\(\+?)?\d[\d\s()./-]{5,26}\d(?:\s?\+(?!\d))?/gu;

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
};

export type Phone = {
  /** E.164. */
  number: string;
  isLabelled: boolean;
  /** Whether it is printed with its country code. */
  isInternational: boolean;
  /** Whether the numbering plan of its country has such numbers, and not only such lengths. */
  isValid: boolean;
  /** Whether the lines have no other number. */
  isOnly: boolean;
};

/** `likely` are the countries found in the CV, `countries` those to try next. */
export function phoneIn(
  lines: readonly Line[],
  likely: readonly string[],
  countries: readonly string[],
  language: string,
): Phone | null {
  const known = [...likely, ...countries, ...(countriesOfLanguage[language] ?? [])];
  const found = lines.flatMap((line) => candidatesIn(line)).slice(0, CANDIDATES_MAX);
  const isOnly = new Set(found.map(({ text }) => lastDigits(text))).size === 1;
  const international = found.filter(({ text }) => isInternational.test(text));
  for (const { text, isLabelled } of [
    ...found.filter((one) => one.isLabelled),
    ...international,
    ...found,
  ]) {
    const parsed = parsePhone(text, likely, isLabelled) ?? parsePhone(text, known, isLabelled);
    if (parsed)
      return {
        number: parsed.number,
        isValid: parsed.isValid,
        isLabelled,
        isInternational: isInternational.test(text),
        isOnly,
      };
  }
  const reversed = isTurning.has(language) ? parseReversed(found, known) : null;
  return (
    reversed && {
      number: reversed.number,
      isValid: reversed.isValid,
      isLabelled: false,
      isInternational: false,
      isOnly,
    }
  );
}

/** The country of the first number that is printed with its country code. */
export function countryOfNumbers(lines: readonly Line[]): string | null {
  for (const line of lines) {
    for (const { text } of candidatesIn(line)) {
      const country = isInternational.test(text) ? parsePhone(text, [], false)?.country : undefined;
      if (country !== undefined) return country;
    }
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
  found: readonly Candidate[],
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

type Candidate = { text: string; isLabelled: boolean };

function candidatesIn(line: Line): Candidate[] {
  const folded = plain(line.text);
  const candidates: Candidate[] = [];
  for (const match of folded.matchAll(candidate)) {
    for (const { text: part, at } of partedNumbers(match[0])) {
      const before = folded.slice(0, match.index);
      const text = reverseGroups(part);
      if (!isNumber(text, before, at === 0)) continue;
      const label = labelBefore(before);
      if (label !== null && /fax|факс|φαξ|فاكس/u.test(label)) continue;
      candidates.push({ text, isLabelled: label !== null && labels.has(compact(label)) });
    }
  }
  return candidates;
}

/** Splits `0171 3920087 / 030 2310021`; `030/2310021` is one number. */
function partedNumbers(text: string): { text: string; at: number }[] {
  const parts = text.split('/');
  const areNumbers = parts.every((part) => part.replace(/\D/gu, '').length >= DIGITS_MIN);
  return areNumbers ? parts.map((part, at) => ({ text: part.trim(), at })) : [{ text, at: 0 }];
}

/** Postal codes of Brazil, the United States and Japan have as many digits as a number. */
const postalCode = /^(?:\d{5}-\d{3,4}|\d{3}-\d{4})$/u;

function isNumber(text: string, before: string, isFirst: boolean): boolean {
  const digits = text.replace(/\D/gu, '').length;
  if (digits < DIGITS_MIN || digits > DIGITS_MAX || isDate(text)) return false;
  if (isFirst && /[\p{L}@/_=]$|[\p{L}\d]-$/u.test(before)) return false;
  return !postalCode.test(text) && !before.trimEnd().endsWith('〒');
}

/** Reverses the groups of a number printed from right to left: `4321 765 50 966+`. */
function reverseGroups(text: string): string {
  if (!/\d\s?\+$/u.test(text)) return text;
  return `+${text
    .replace(/\s?\+$/u, '')
    .split(/[\s-]+/u)
    .toReversed()
    .join(' ')}`;
}

function isDate(text: string): boolean {
  const periods = periodsOf(text);
  const dated = periods.reduce((sum, { from, to }) => sum + to - from, 0);
  return dated > text.length * 0.6;
}

/** Returns the label before a number: `Tel.: `, `Mobile `. */
function labelBefore(before: string): string | null {
  const match = /([\p{L}\p{M}][\p{L}\p{M}\s.'"/-]{0,28})[\s:.()№#-]{0,4}$/u.exec(before);
  if (!match?.[1]) return null;
  const words = match[1].trim().split(/\s+/u);
  const known = [words.join(' '), words.slice(-2).join(' '), words.at(-1) ?? ''].find((label) =>
    labels.has(compact(label)),
  );
  return known ?? words.at(-1) ?? null;
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
