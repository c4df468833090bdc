/**
 * Private-use stand-ins for characters that pdf.js would change. It reverses right-to-left text piece by piece, which breaks
 * phone numbers; with stand-ins it keeps the visual order, and whole lines are reordered afterwards.
 */

/** Marks of Indic and South East Asian scripts and combining accents, in glyphs that stand for a letter with its marks. */
const MARK_RANGES = [
  { from: 0x0900, to: 0x0eff, standIn: 0xe800 },
  { from: 0x1000, to: 0x109f, standIn: 0xee00 },
  { from: 0x1780, to: 0x17ff, standIn: 0xeea0 },
  { from: 0x0300, to: 0x036f, standIn: 0xef20 },
] as const;
/** pdf.js takes a glyph with one of these for a mark, and appends it to the letter before wherever it stands. */
const NON_SPACING = /\p{Mn}/gu;

/** Hebrew, Arabic and related scripts, and their presentation forms. */
const RANGES = [
  { from: 0x0590, to: 0x08ff, standIn: 0xe000 },
  { from: 0xfb1d, to: 0xfdff, standIn: 0xe400 },
  { from: 0xfe70, to: 0xfefe, standIn: 0xe700 },
] as const;

const LETTERS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]/u;
const STAND_INS = /[\ue000-\ue7ef\ue800-\uef8f]/gu;
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

const BY_STAND_IN = [...RANGES, ...MARK_RANGES].sort((a, b) => a.standIn - b.standIn);

export function withStandIns(text: string): string {
  const plain = text
    .replaceAll(PRIVATE, BULLET)
    .replaceAll(/[ \u00a0]/gu, SPACE)
    .replaceAll('\u00ad', SOFT_HYPHEN);
  if (!LETTERS.test(plain)) return plain.length > 1 ? withoutMarks(plain) : plain;
  const letters = plain.normalize('NFKC').replaceAll(MARKS, '');
  if (letters === '') return NOTHING;
  // A ligature's letters are stored in visual order, like the rest of the line.
  return Array.from(letters, (letter) => standInOf(letter, RANGES))
    .toReversed()
    .join('');
}

function withoutMarks(cluster: string): string {
  const text = cluster.normalize('NFC');
  return text.replaceAll(NON_SPACING, (mark) => standInOf(mark, MARK_RANGES));
}

type Range = { from: number; to: number; standIn: number };

function standInOf(letter: string, ranges: readonly Range[]): string {
  const code = letter.codePointAt(0) ?? 0;
  const range = ranges.find(({ from, to }) => code >= from && code <= to);
  return range ? String.fromCodePoint(range.standIn + code - range.from) : letter;
}

export function withoutStandIns(text: string): string {
  return text.replaceAll(STAND_INS, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const range = BY_STAND_IN.findLast(({ standIn }) => code >= standIn);
    return range ? String.fromCodePoint(range.from + code - range.standIn) : letter;
  });
}
