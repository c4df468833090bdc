/** Breaks a text into lines of at most a width, and draws them. */
import type { Pen } from '#lib/outline-font.ts';
import { inDrawnOrder, isRightToLeft, mirrorOf } from '#lib/text-order.ts';
import { lettersOf } from './letters.ts';
import type { Fonts, Letter, Weight } from './letters.ts';

/** The letters of a line, in the order in which they are read. */
export type Line = readonly Letter[];

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;
const KATAKANA = /[\p{Script=Katakana}ー]/u;
/** Signs that begin no line in Japanese, and those that end none. */
const NO_BEGINNING =
  /[、。，．・：；？！）］｝」』】〕〉》ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％／]/u;
const NO_END = /[（［｛「『【〔〈《￥]/u;

const ELLIPSIS = '…';
const LATIN_LAST = 0x24f;

/** The width of a line whose letters have the size 1. */
export function widthOf(line: Line): number {
  return line.reduce((sum, { advance }, index) => sum + advance + kerningBefore(line, index), 0);
}

/**
 * The letters on at most `linesMax` lines of `width`, each about as long as the others; null where they need more, or a word is
 * longer than a line.
 */
export function broken(letters: Line, width: number, linesMax: number): Line[] | null {
  const words = wordsOf(letters);
  if (words.some((word) => widthOf(trimmed(word)) > width)) return null;
  const lines = filled(words, width);
  if (lines.length > linesMax) return null;
  // Not one long line and a single word below: the narrowest lines that are no more.
  let [narrow, wide] = [width / 2, width];
  for (let step = 0; step < 6; step++) {
    const middle = (narrow + wide) / 2;
    const fits = words.every((word) => widthOf(trimmed(word)) <= middle);
    if (fits && filled(words, middle).length === lines.length) wide = middle;
    else narrow = middle;
  }
  return filled(words, wide);
}

/** As much of the letters as fits on one line, with an ellipsis where that is not all. */
export function shortened(fonts: Fonts, letters: Line, width: number, weight: Weight): Line {
  if (widthOf(letters) <= width) return letters;
  const ellipsis = lettersOf(fonts, ELLIPSIS, weight) ?? [];
  let end = letters.length;
  while (end > 0 && widthOf([...letters.slice(0, end), ...ellipsis]) > width) end--;
  return [...trimmed(letters.slice(0, end)), ...ellipsis];
}

/** On as many lines as are allowed, the last one shortened: for a text that is too long for all sizes. */
export function cut(
  fonts: Fonts,
  letters: Line,
  width: number,
  linesMax: number,
  weight: Weight,
): Line[] {
  const lines = filled(pieces(wordsOf(letters), width), width);
  const last = lines.slice(linesMax - 1).flat();
  return [...lines.slice(0, linesMax - 1), shortened(fonts, last, width, weight)];
}

type Placement = { x: number; y: number; size: number };

/** `x` is where the line begins at the left. */
export function drawLine(pen: Pen, line: Line, { x, y, size }: Placement): void {
  const placed = inDrawnOrder(line, isRightToLeft(line.map(({ text }) => text).join('')));
  let left = x;
  let before: Letter | null = null;
  for (const { letter, isRtl } of placed) {
    const shown = isRtl ? mirroredLetter(letter) : letter;
    if (before) left += (isRtl ? kerningOf(shown, before) : kerningOf(before, shown)) * size;
    shown.font.draw(shown.glyph, pen, { x: left, y, size });
    left += shown.advance * size;
    before = shown;
  }
}

function mirroredLetter(letter: Letter): Letter {
  const text = mirrorOf(letter.text);
  if (text === letter.text) return letter;
  const glyph = letter.font.find(text.codePointAt(0) ?? 0);
  return glyph < 0 ? letter : { ...letter, text, glyph, advance: letter.font.advanceOf(glyph) };
}

/** A space belongs to the word before it. */
function wordsOf(letters: Line): Line[] {
  const words: Letter[][] = [];
  for (const [index, letter] of letters.entries()) {
    const before = letters[index - 1];
    if (before && !mayBreak(before.text, letter.text)) words.at(-1)?.push(letter);
    else words.push([letter]);
  }
  return words;
}

function mayBreak(before: string, after: string): boolean {
  if (after === ' ') return false;
  if (before === ' ') return !/[–—|/·]/u.test(after);
  if (before === '-') return /\p{L}/u.test(after);
  const isWithinJapanese = CJK.test(before) || CJK.test(after);
  // What is written in katakana is mostly one word.
  const isWithinWord = KATAKANA.test(before) && KATAKANA.test(after);
  return isWithinJapanese && !isWithinWord && !NO_BEGINNING.test(after) && !NO_END.test(before);
}

function filled(words: readonly Line[], width: number): Line[] {
  const lines: Line[] = [];
  for (const word of words) {
    const longer = [...(lines.at(-1) ?? []), ...word];
    if (lines.length > 0 && widthOf(trimmed(longer)) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map(trimmed);
}

/** Words that are longer than a line, in parts that are not. */
function pieces(words: readonly Line[], width: number): Line[] {
  return words.flatMap((word) => {
    const parts: Letter[][] = [[]];
    for (const letter of word) {
      if (widthOf([...(parts.at(-1) ?? []), letter]) > width) parts.push([]);
      parts.at(-1)?.push(letter);
    }
    return parts;
  });
}

function trimmed(line: Line): Line {
  let end = line.length;
  while (line[end - 1]?.text === ' ') end--;
  return line.slice(0, end);
}

function kerningBefore(line: Line, index: number): number {
  const [before, letter] = [line[index - 1], line[index]];
  return before && letter ? kerningOf(before, letter) : 0;
}

/** Of a letter and the one that is read after it. Latin letters with accents stand as those without. */
function kerningOf(first: Letter, second: Letter): number {
  if (first.font !== second.font) return 0;
  return first.font.kerningOf(baseOf(first.text), baseOf(second.text));
}

function baseOf(text: string): number {
  const point = text.codePointAt(0) ?? 0;
  const isLatin = point >= 0x80 && point <= LATIN_LAST;
  return isLatin ? (text.normalize('NFD').codePointAt(0) ?? 0) : point;
}
