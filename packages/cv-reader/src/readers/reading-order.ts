/** Turns text from the order in which it is printed, from left to right, into the order in which it is read. */

/** Letters and their signs, without digits, and without the comma, which parts words of any script. */
const RTL =
  '\\u0590-\\u05ff\\u0600-\\u060b\\u060d-\\u065f\\u066e-\\u06ef\\u06fa-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefe';
const RTL_LETTER = new RegExp(`[${RTL}]`, 'u');
const RTL_LETTERS = new RegExp(`[${RTL}]`, 'gu');
/** Arabic letters, after which a hyphen no longer holds a number together (UAX 9, W2 and W4). */
const ARABIC = /[\u0600-\u065f\u066e-\u06ef\u06fa-\u08ff\ufb50-\ufdff\ufe70-\ufefe]/u;
const STRETCHES = new RegExp(`[${RTL}]+|[^${RTL}]+`, 'gu');
const LTR_LETTER = new RegExp(`(?![${RTL}])\\p{L}`, 'u');
/** From the first letter or digit to the last one, with what stands before and after. */
const CORE = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su;
/** A number with its signs: 1,5 and 12:30 and 09/2019 hold together, in any script. */
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

/** How many letters run from right to left, less how many run the other way. */
export function rtlBalance(text: string): number {
  const rtl = text.match(RTL_LETTERS)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return 2 * rtl - letters;
}

/** `isRtlPage`: whether what has no letters, or few, was laid out from right to left as well. */
export function toReadingOrder(printed: string, isRtlPage: boolean): string {
  if (!hasRtl(printed)) {
    const isNumber = isRtlPage && !LTR_LETTER.test(printed);
    return isNumber ? reorderNumber(printed, true) : printed;
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

/** What stands between two words that run from right to left. */
function reorderBetween(text: string, isArabic: boolean): string {
  const [, before = '', core = '', after = ''] = CORE.exec(text) ?? [];
  if (LTR_LETTER.test(core)) return reverse(after) + core + reverse(before);
  return reorderNumber(text, isArabic);
}

/** Groups of digits stand in the order of the line, and each of them from left to right. */
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
  // Somebody may have said that this one number runs from left to right.
  return isPlausibleStart(text) && !isPlausibleStart(inLine) ? keepNumber(text) : inLine;
}

/** As a telephone number does, or a range of years. */
function isPlausibleStart(text: string): boolean {
  const [from, to] = (text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/gu) ?? []).map(Number);
  if (from !== undefined && to !== undefined) return from <= to;
  return /^[^\p{N}+]*(?:\+\s?\p{N}|[0\u0660\u06f0]\p{N})/u.test(text);
}

/** The number as it stands; what is around it belongs to the line. */
function keepNumber(text: string): string {
  const [, before = '', core = '', after = ''] =
    /^([^\p{N}+]*)(.*?)([^\p{N}]*)$/su.exec(text) ?? [];
  return reverse(after) + core + reverse(before);
}

function reverse(text: string): string {
  return Array.from(text, (letter) => MIRRORED[letter] ?? letter)
    .toReversed()
    .join('');
}
