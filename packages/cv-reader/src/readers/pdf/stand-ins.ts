/**
 * Private-use stand-ins for characters that pdf.js would change. It reverses right-to-left text piece by piece, which breaks
 * phone numbers; with stand-ins it keeps the visual order, and whole lines are reordered afterwards.
 */

/** Hebrew, Arabic and related scripts, and their presentation forms. */
const RANGES = [
  { from: 0x0590, to: 0x08ff, standIn: 0xe000 },
  { from: 0xfb1d, to: 0xfdff, standIn: 0xe400 },
  { from: 0xfe70, to: 0xfefe, standIn: 0xe700 },
] as const;

const LETTERS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]/u;
const STAND_INS = /[\ue000-\ue7ef]/gu;
/** A space in the file. pdf.js drops it and inserts spaces of its own wherever letters are far apart. */
export const SPACE = '\ue7fe';
/** A soft hyphen, which pdf.js drops. */
export const SOFT_HYPHEN = '\ue7ff';
/** The private use area, where icon fonts keep their glyphs. */
const PRIVATE = /[\ue000-\uf8ff]/gu;
/** Vowel signs, which are printed over a letter. */
const MARKS = /[\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/gu;
const BULLET = '\u2022';
/** Ignored by pdf.js. */
const NOTHING = '\u200b';

export function withStandIns(text: string): string {
  const plain = text
    .replaceAll(PRIVATE, BULLET)
    .replaceAll(/[ \u00a0]/gu, SPACE)
    .replaceAll('\u00ad', SOFT_HYPHEN);
  if (!LETTERS.test(plain)) return plain;
  const letters = plain.normalize('NFKC').replaceAll(MARKS, '');
  if (letters === '') return NOTHING;
  // A ligature's letters are stored in visual order, like the rest of the line.
  return Array.from(letters, standInOf).toReversed().join('');
}

function standInOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const range = RANGES.find(({ from, to }) => code >= from && code <= to);
  return range ? String.fromCodePoint(range.standIn + code - range.from) : letter;
}

export function withoutStandIns(text: string): string {
  return text.replaceAll(STAND_INS, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const range = RANGES.findLast(({ standIn }) => code >= standIn);
    return range ? String.fromCodePoint(range.from + code - range.standIn) : letter;
  });
}
