/** Which letters the pictures of jobs can be written with, by script. */

/** Of Japanese: JIS X 0208, and kanji of names that it lacks. */
const KANJI_OF_NAMES = '髙﨑德濵瀨槇塚曻';
const JIS_ROWS = 94;
const EUC_OFFSET = 0xa0;

/** Basic and extended Latin, with the signs of European text; Greek and Cyrillic. */
const latinRanges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x192, 0x192],
  [0x1a0, 0x1b0],
  [0x1cd, 0x1dc],
  [0x1e6, 0x1ff],
  [0x218, 0x21b],
  [0x2bc, 0x2bc],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ea0, 0x1ef9],
  [0x2009, 0x2027],
  [0x202f, 0x203a],
  [0x2044, 0x2044],
  [0x20a0, 0x20bf],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const;

const arabicRanges = [
  [0x60c, 0x60c],
  [0x61b, 0x61f],
  [0x621, 0x64a],
  [0x660, 0x66d],
  [0x671, 0x6d5],
  [0x6f0, 0x6f9],
] as const;

export const LAM = 0x644;
/** Those that a lam before them is written as one with. */
export const alefs = [0x622, 0x623, 0x625, 0x627];

export function latinLetters(): number[] {
  return pointsOf(latinRanges);
}

export function arabicLetters(): number[] {
  return pointsOf(arabicRanges);
}

export function japaneseLetters(): number[] {
  const decoder = new TextDecoder('euc-jp');
  const cells = Array.from({ length: JIS_ROWS * JIS_ROWS }, (_, cell) =>
    decoder.decode(
      Uint8Array.of(
        EUC_OFFSET + 1 + Math.trunc(cell / JIS_ROWS),
        EUC_OFFSET + 1 + (cell % JIS_ROWS),
      ),
    ),
  );
  const letters = [...cells, ...Array.from(KANJI_OF_NAMES)].flatMap(
    (text) => text.codePointAt(0) ?? [],
  );
  return [...new Set(letters)].filter((point) => point > 0x7f && point !== 0xff_fd);
}

function pointsOf(ranges: readonly (readonly [number, number])[]): number[] {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}
