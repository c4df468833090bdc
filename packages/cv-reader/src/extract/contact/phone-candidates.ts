/** Finds what may be a phone number in lines of text, and what its label says of it. */
import { parsePhoneNumber } from '../../phone-numbers.ts';
import { periodsOf } from '../dates/dates.ts';
import { personLabelOf } from '../labels/labels.ts';
import { keysOf } from '../lexicon.ts';
import type { Line } from '../lines.ts';
import { countriesOfTown } from './places.ts';
import { compact, plain } from '../text-folding.ts';
import { mobileLabels, phoneLabels, privateLabels } from '../words/labels-of-persons.ts';

/** Digits of a number. E.164 allows 15; a trunk zero and an exit code add two. */
export const DIGITS_MIN = 7;
const DIGITS_MAX = 17;
/** With its country code a number has at least this many. */
const INTERNATIONAL_DIGITS_MIN = 9;

/** `isMobile`: the label says so. */
export type NumberFound = { text: string; isLabelled: boolean; isMobile: boolean };

const phones = keysOf(phoneLabels);
const mobiles = keysOf(mobileLabels);
const privates = keysOf(privateLabels);
const candidate = /(?:\+|\(\+?)?\d[\d\s()./-]{5,26}\d(?:\s?\+(?!\d))?/gu;
/** What stands between two numbers; a slash may as well stand within one. */
const separator = /[,;|•·]|\s(?:or|oder|ou|o|lub|nebo|и|или|veya)\s/gu;

export function numbersIn(lines: readonly Line[]): NumberFound[] {
  return lines.flatMap((line, at) => {
    const above = lines[at - 1];
    const below = lines[at + 1];
    return textsOf(line, below).flatMap((text) => numbersOf(text, above ? labelAlone(above) : ''));
  });
}

/** The text of a line, with the rest of a number that is broken at its end. */
function textsOf(line: Line, below: Line | undefined): string[] {
  const broken = line.cells.find(({ text }) => isBroken(text));
  const rest = below?.cells.find(({ x }) => broken !== undefined && Math.abs(x - broken.x) < NEAR);
  if (!broken || !rest || !/^[\d\s().-]{2,16}$/u.test(plain(rest.text))) return [line.text];
  return [`${broken.text} ${rest.text}`, line.text.replace(broken.text, '')];
}

/** Cells that begin this near to each other, in points, are in one column. */
const NEAR = 30;

/** Whether a number with its country code has too few digits: `+49 171`. */
function isBroken(text: string): boolean {
  const [number = ''] = /(?:\+|(?:^|\s)00)\d[\d\s()./-]*$/u.exec(plain(text)) ?? [];
  const digits = number.replace(/\D/gu, '').length;
  if (digits === 0 || digits > DIGITS_MAX) return false;
  return digits < INTERNATIONAL_DIGITS_MIN || !isWhole(number.trim());
}

function isWhole(number: string): boolean {
  return parsePhoneNumber(number.replace(/^00/u, '+').replace('(0)', ''))?.isValid() ?? false;
}

/** A label that has a line of its own, or an empty text. */
function labelAlone({ cells, text }: Line): string {
  const label = cells.length === 1 ? personLabelOf([text]) : null;
  return label?.rest === '' ? text : '';
}

/** A house number and the postal code behind a dash: `Björkvägen 27 – 903 26 Umeå`. */
const houseNumber = /(?<=\p{L}[\s,]{1,2}\d{1,4}\p{L}?)\s[–—-]\s(?=\d)/gu;

function numbersOf(written: string, above: string): NumberFound[] {
  const text = written.replaceAll(houseNumber, ' | ');
  const folded = plain(text);
  const numbers: NumberFound[] = [];
  let from = 0;
  for (const part of partsOf(folded)) {
    const at = folded.indexOf(part, from);
    from = at + part.length;
    for (const match of part.matchAll(candidate)) {
      const before = folded.slice(0, at + match.index);
      const after = folded.slice(at + match.index + match[0].length);
      const found = numberOf(match[0], before.trim() === '' ? `${plain(above)}: ` : before, after);
      if (found) numbers.push(found);
    }
  }
  return numbers;
}

/** Splits a line at what separates numbers; where nothing with a number follows, it stays. */
function partsOf(folded: string): string[] {
  return folded
    .split(separator)
    .flatMap((part) => cutAtSlashes(part))
    .filter((part) => /\d/u.test(part));
}

/** From this many digits on, what follows a slash is another number, however short: `0221 456789 / 80`. */
const WHOLE_DIGITS_MIN = 9;
/** Characters beside a slash that may be of a number. */
const NEAR_MAX = 40;
const countryCode = /^\s*\(?(?:\+|00)\)?\s?\d{1,3}|\(0\)/gu;

/** Splits `0171 3920087/030 2310021`; `030/2310021` and `0160 / 98 76 54 3` are one number. */
function cutAtSlashes(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/\//gu)) {
    const isSpaced = /\s/u.test(text[index - 1] ?? '') && /\s/u.test(text[index + 1] ?? '');
    if (
      !isSlashBetween(
        text.slice(Math.max(from, index - NEAR_MAX), index),
        text.slice(index + 1, index + NEAR_MAX),
        isSpaced,
      )
    )
      continue;
    parts.push(text.slice(from, index));
    from = index + 1;
  }
  return [...parts, text.slice(from)];
}

/** Whether a slash stands between two numbers, and not behind the area code of one or between its groups. */
function isSlashBetween(before: string, after: string, isSpaced: boolean): boolean {
  const [left = ''] = /[\d+(][\d\s()./+-]*$/u.exec(before) ?? [];
  const [right = ''] = /^[\d\s()./+-]*/u.exec(after) ?? [];
  const [begun, rest] = [digitsOf(left.replaceAll(countryCode, '')), digitsOf(right)];
  if (!isSpaced) return begun >= DIGITS_MIN && rest >= DIGITS_MIN;
  if (rest === 0 || /^\s*(?:\+|00)/u.test(right)) return true;
  // An area code has its zero, brackets or a country code, or three digits as in North America.
  if (!/^(?:[+(0]|\d{3}\s*$)/u.test(left)) return true;
  return begun >= WHOLE_DIGITS_MIN || (begun >= DIGITS_MIN && rest >= DIGITS_MIN);
}

function digitsOf(text: string): number {
  return text.replace(/\D/gu, '').length;
}

function numberOf(match: string, before: string, after: string): NumberFound | null {
  const text = reverseGroups(match);
  if (!isNumber(text, before) || isAmount(before, after) || isPostalCode(text, after)) return null;
  const labels = [...labelsBefore(before), ...labelsAfter(after)];
  const isLabelled = labels.some((label) => phones.has(label));
  if (!isLabelled && labels.some((label) => isOtherNumber(label))) return null;
  return { text, isLabelled, isMobile: labels.some((label) => mobiles.has(label)) };
}

/** Postal codes of Brazil, the United States and Japan have as many digits as a number. */
const postalCode = /^(?:\d{5}-\d{3,4}|\d{3}-\d{4})$/u;
/** Identifiers of people who publish, as `0000-0002-1825-0097`. */
const researcher = /^0000-000\d-\d{4}-\d{3}/u;

function isNumber(text: string, before: string): boolean {
  const digits = digitsOf(text);
  if (digits < DIGITS_MIN || digits > DIGITS_MAX || isDate(text)) return false;
  if (/[\p{L}@_=]$|(?<!\d)\/$|[\p{L}\d]-$/u.test(before)) return false;
  return !postalCode.test(text) && !researcher.test(text) && !before.trimEnd().endsWith('〒');
}

/** A postal code of ten or seven digits stands before its town. */
function isPostalCode(text: string, after: string): boolean {
  const [, name = ''] = /^\s([\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+)?)/u.exec(after) ?? [];
  const names = [name, name.split(' ')[0] ?? ''];
  return /^\d+$/u.test(text) && names.some((one) => one !== '' && countriesOfTown(one).length > 0);
}

/** A sum of money has its currency beside it. */
function isAmount(before: string, after: string): boolean {
  const currency = String.raw`(?:[€$£¥₹₽₺₴]|eur|usd|gbp|chf|pln|zl|kc|inr|rs|rub|руб|tl)`;
  return (
    new RegExp(String.raw`(?:^|[\s(])${currency}\.?\s?$`, 'u').test(before) ||
    new RegExp(String.raw`^[\s,–-]{0,2}${currency}(?![\p{L}\d])`, 'u').test(after)
  );
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
  if (/^\(?\+/u.test(text)) return false;
  const periods = periodsOf(text);
  const dated = periods.reduce((sum, { from, to }) => sum + to - from, 0);
  return dated > text.length * 0.6;
}

/** The keys of the label before a number, from the longest to its last word: `Tel.: `, `Mobile / WhatsApp: `. */
function labelsBefore(before: string): string[] {
  const match = /([\p{L}\p{M}][\p{L}\p{M}\s.'"/&-]{0,28})[\s:.()№#-]{0,4}$/u.exec(before);
  if (!match?.[1]) return [];
  const words = match[1].trim().split(/\s+/u);
  const parts = match[1].split(/[/&]/u);
  return [words.join(' '), words.slice(-2).join(' '), words.at(-1) ?? '', ...parts].map((one) =>
    compact(one),
  );
}

/** `0450 03 19 28 (Mobile)`. */
function labelsAfter(after: string): string[] {
  const [, label = ''] = /^\s?[([]([\p{L}\p{M}.\s]{1,20})[)\]]/u.exec(after) ?? [];
  return label === '' ? [] : [compact(label)];
}

const fax = /fax|факс|φαξ|فاكس|传真|傳真|팩스|ファックス|פקס|फैक्स/u;
/** Words within labels of the numbers of documents and accounts, and labels that are such words. */
const documents =
  /^iban(?!ez)|iban$|konto|account|passport|passeport|pasaporte|passaporto|paszport|reisepass|ausweis|matrikel|licence|license|licencia|lizenz|certificate|zertifikat|aadhaar|aadhar|паспорт|kimlik/u;
const documentKeys: ReadonlySet<string> = new Set(
  'id idno idnumber idnr bic swift isbn issn orcid doi ssn cpf cnpj pesel nip regon dni nie nif nss rg pan uan epf vat ust ustid tax siret siren kvk hrb personnummer снилс инн огрн'.split(
    ' ',
  ),
);

function isOtherNumber(label: string): boolean {
  return fax.test(label) || documents.test(label) || documentKeys.has(label) || privates.has(label);
}
