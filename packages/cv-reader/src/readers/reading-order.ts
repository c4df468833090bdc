/** Converts text from visual order (as printed, left to right) to reading order. */

/** Right-to-left letters and marks, without digits and the comma, which is used with any script. */
const RTL =
  '\\u0590-\\u05ff\\u0600-\\u060b\\u060d-\\u065f\\u066e-\\u06ef\\u06fa-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefe';
const RTL_LETTER = new RegExp(`[${RTL}]`, 'u');
const RTL_LETTERS = new RegExp(`[${RTL}]`, 'gu');
/** Arabic letters; after them a hyphen separates numbers (UAX 9, W2 and W4). */
const ARABIC = /[\u0600-\u065f\u066e-\u06ef\u06fa-\u08ff\ufb50-\ufdff\ufe70-\ufefe]/u;
const STRETCHES = new RegExp(`[${RTL}]+|[^${RTL}]+`, 'gu');
const LTR_LETTER = new RegExp(`(?![${RTL}])\\p{L}`, 'u');
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;
/** A number with its separators: 1,5 or 12:30 or 09/2019. */
const NUMBER = /\p{N}+(?:[.,:/]\p{N}+)*%?/gu;
const HYPHENED_NUMBER = /\p{N}+(?:[.,:/\u002d+]\p{N}+)*%?/gu;
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

export function hasRtl(text: string): boolean {
  return RTL_LETTER.test(text);
}

/** Right-to-left letters minus left-to-right letters. */
export function rtlBalance(text: string): number {
  const rtl = text.match(RTL_LETTERS)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return 2 * rtl - letters;
}

/** `isRtlPage`: whether text without letters is laid out from right to left as well. */
export function toReadingOrder(printed: string, isRtlPage: boolean): string {
  if (!hasRtl(printed)) {
    const isNumber = isRtlPage && !LTR_LETTER.test(printed);
    // The signs of C# and C++ have no direction of their own.
    return isNumber
      ? reorderNumber(printed, true)
      : printed.replace(/^([#+]{1,2})(\p{L}+)$/u, '$2$1');
  }
  const isRtl = isRtlPage || rtlBalance(printed) > 0;
  const stretches = printed.match(STRETCHES) ?? [];
  const isArabic = ARABIC.test(printed);
  if (!isRtl) return stretches.map((one) => (hasRtl(one) ? reverse(one) : one)).join('');
  return stretches
    .map((one) => (hasRtl(one) ? reverse(one) : reorderBetween(one, isArabic)))
    .toReversed()
    .join('');
}

/** Reorders the text between two right-to-left words. */
function reorderBetween(text: string, isArabic: boolean): string {
  const [before, core, after] = splitAround(text, LETTER_OR_NUMBER, LETTER_OR_NUMBER);
  if (LTR_LETTER.test(core)) return reverse(after) + core + reverse(before);
  return reorderNumber(text, isArabic);
}

/** Groups of digits follow the direction of the line; the digits of each run from left to right. */
function reorderNumber(text: string, isArabic: boolean): string {
  const groups = isArabic ? NUMBER : HYPHENED_NUMBER;
  const pieces: string[] = [];
  let end = 0;
  for (const found of text.matchAll(groups)) {
    pieces.push(reverse(text.slice(end, found.index)), found[0]);
    end = found.index + found[0].length;
  }
  pieces.push(reverse(text.slice(end)));
  const inLine = pieces.toReversed().join('');
  // The number may have been set from left to right explicitly.
  return isPlausibleStart(text) && !isPlausibleStart(inLine) ? keepNumber(text) : inLine;
}

/** Whether it begins like a phone number or an ascending range of years. */
function isPlausibleStart(text: string): boolean {
  const [from, to] = (text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/gu) ?? []).map(Number);
  if (from !== undefined && to !== undefined) return from <= to;
  return /^[^\p{N}+]*(?:\+\s?\p{N}|[0\u0660\u06f0]\p{N})/u.test(text);
}

/** Keeps the number as printed and reorders only what surrounds it. */
function keepNumber(text: string): string {
  const [before, core, after] = splitAround(text, /[\p{N}+]/u, /\p{N}/u);
  return reverse(after) + core + reverse(before);
}

/**
 * Splits text into what precedes the first such character, the core, and what follows the last one. One expression for it takes
 * time by the square of the length.
 */
function splitAround(text: string, first: RegExp, last: RegExp): [string, string, string] {
  const from = text.search(first);
  if (from === -1) return [text, '', ''];
  const letters = Array.from(text.slice(from));
  const end = letters.findLastIndex((letter) => last.test(letter)) + 1;
  return [text.slice(0, from), letters.slice(0, end).join(''), letters.slice(end).join('')];
}

function reverse(text: string): string {
  return Array.from(text, (letter) => MIRRORED[letter] ?? letter)
    .toReversed()
    .join('');
}
