/** Splits the lines of a PDF page into segments at wide gaps. */
import type { Segment } from '../../segment.ts';
import { cleanText } from '../clean.ts';
import { hasRtl, rtlBalance, toReadingOrder } from '../reading-order.ts';
import { accented, markOf, withAccents } from './accents.ts';
import { LOOSE_GAP, splitAtEdges } from './edges.ts';
import { linesOf, SPACE_GAP } from './lines.ts';
import { APART_MIN, isOneLetter, readablePieces } from './pieces.ts';
import type { Piece } from './piece.ts';
import { withTurnedHeadings } from './turned-headings.ts';

/** Wider than a space stretched by justification. */
const COLUMN_GAP = 1.2;
/** Where the weight changes, a gap that is wider than two spaces: a side heading or label, and its text. */
const WEIGHT_GAP = 0.6;
/** Where the size changes more than between capitals and small capitals, any space: a name beside details. */
const RESIZED = 1.5;
const SIZE_GAP = 0.2;
/** A bullet may stand further from its text and still belongs to it. */
const BULLET_GAP = 4;
const BULLET =
  /^[\u2022\u25cf\u25cb\u25a0\u25aa\u25e6\u2023\u2043\u2219\u00b7\u27a2\u2713\u2714\u25b6\u25ba*\u2013\u2014-]$/u;
/** In letter-spaced text, gaps between words are wider than those between letters by this factor. */
const APART_WORD = 1.6;
/** A space that is stretched by justification is narrower. */
const STRETCHED_MAX = 0.8;

export function segmentsOf(pieces: readonly Piece[], page: number): Segment[] {
  const seen = withAccents(readablePieces(pieces));
  const balance = seen.reduce((sum, { text }) => sum + rtlBalance(text), 0);
  const turned = withTurnedHeadings(seen);
  const upright = turned.filter(({ isUpright }) => isUpright);
  const aside = turned.filter(({ isUpright }) => !isUpright);
  const lines = [
    ...splitAtEdges(linesOf(upright).flatMap((line) => splitAtGaps(line))),
    ...aside.map((one) => [one]),
  ];
  return lines
    .map((line) => segmentOf(line, page, balance > 0))
    .filter(({ text }) => text !== '')
    .sort((one, other) => one.y - other.y || one.x - other.x);
}

/** Splits a line at column gaps and adds the spaces that only show as gaps. */
function splitAtGaps(line: readonly Piece[]): Piece[][] {
  const gaps = line.map((piece, at) => gapBefore(line[at - 1], piece));
  const column = isJustified(gaps) ? Number.POSITIVE_INFINITY : COLUMN_GAP;
  const parts: Piece[][] = [];
  for (const run of runs(line, gaps)) {
    const apart = spacing(run);
    for (const [at, piece] of run.entries()) {
      const before = run[at - 1] ?? parts.at(-1)?.at(-1);
      const gap = gapBefore(before, piece);
      const isInside = at > 0 && apart !== null;
      const limit = isInside
        ? Math.max(column, 4 * apart)
        : isBulleted(before, piece)
          ? BULLET_GAP
          : columnGap(before, piece, column);
      const isNew = !before || gap > limit;
      const space = isInside ? APART_WORD * apart : SPACE_GAP;
      if (isNew) parts.push([{ ...piece }]);
      else parts.at(-1)?.push({ ...piece, text: gap > space ? ` ${piece.text}` : piece.text });
    }
  }
  return parts;
}

/** The gap between columns; `column` is infinite in a line that was stretched. */
function columnGap(before: Piece | undefined, piece: Piece, column: number): number {
  if (before === undefined || !Number.isFinite(column)) return column;
  const sizes = [before.size, piece.size];
  if (Math.max(...sizes) > RESIZED * Math.min(...sizes)) return SIZE_GAP;
  return before.isBold === piece.isBold ? column : WEIGHT_GAP;
}

/** Whether one of two neighbours is the bullet of the other; in right-to-left text the bullet is on the right. */
function isBulleted(left: Piece | undefined, right: Piece): boolean {
  if (!left) return false;
  return BULLET.test(left.text.trim()) || (BULLET.test(right.text.trim()) && hasRtl(left.text));
}

function gapBefore(before: Piece | undefined, piece: Piece): number {
  if (!before) return 0;
  return (piece.x - before.x - before.width) / Math.max(before.size, piece.size);
}

/** Groups consecutive single letters; every other piece is a group of its own. */
function* runs(line: readonly Piece[], gaps: readonly number[]): Generator<Piece[]> {
  let run: Piece[] = [];
  for (const [at, piece] of line.entries()) {
    const isLetter = isOneLetter(piece.text);
    const [before] = run.slice(-1);
    const isLike = before !== undefined && isLetter && isOneLetter(before.text);
    if (run.length > 0 && !(isLike && (gaps[at] ?? 0) > SPACE_GAP)) {
      yield run;
      run = [];
    }
    run.push(piece);
  }
  if (run.length > 0) yield run;
}

/** The median gap of letter-spaced text, or null for other text. */
function spacing(run: readonly Piece[]): number | null {
  if (run.length < APART_MIN) return null;
  return medianOf(run.slice(1).map((piece, at) => gapBefore(run[at], piece)));
}

function medianOf(gaps: readonly number[]): number {
  return gaps.toSorted((one, other) => one - other)[gaps.length >> 1] ?? 0;
}

/** Whether the line was stretched to fill its column: many wide gaps of about the same width. */
function isJustified(gaps: readonly number[]): boolean {
  const wide = gaps.filter((gap) => gap > 0.5);
  return (
    wide.length >= 4 && Math.max(...wide) <= 1.5 * Math.min(...wide) && Math.max(...wide) < 2.5
  );
}

function segmentOf(line: readonly Piece[], page: number, isRtlPage: boolean): Segment {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last) return { text: '', page, x: 0, width: 0, y: 0, size: 0, isBold: false };
  const texts = textsOf(line);
  const isRtl = isRtlPage || texts.some((text) => hasRtl(text));
  const readable = (text: string) =>
    cleanText(isRtl ? toReadingOrder(text.trim(), isRtlPage) : text);
  const parts = (isRtl ? texts.toReversed() : texts).map(readable).filter((text) => text !== '');
  const bold = line.filter(({ isBold }) => isBold).reduce((sum, one) => sum + one.text.length, 0);
  const text = texts.join('');
  return {
    text: readable(text),
    page,
    x: roundPoints(first.x),
    width: roundPoints(last.x + last.width - first.x),
    y: roundPoints(first.y),
    size: roundPoints(Math.max(...line.map(({ size }) => size))),
    isBold: bold * 2 > text.length,
    ...(parts.length > 1 && { parts }),
  };
}

/** The texts of a line between gaps that are wider than a space, in visual order; together they are its text. */
function textsOf(line: readonly Piece[]): string[] {
  const gaps = line.map((piece, at) => gapBefore(line[at - 1], piece));
  const isStretched = isJustified(gaps) && Math.max(...gaps) < STRETCHED_MAX;
  const areLetters = line.map(
    ({ text }, at) => at > 0 && isOneLetter(text) && isOneLetter(line[at - 1]?.text ?? ''),
  );
  // Programs also print letters that stand close, one by one: only where most are apart, a gap is no boundary.
  const isApart = medianOf(gaps.filter((_, at) => areLetters[at])) > SPACE_GAP;
  const texts: string[] = [];
  for (const [at, piece] of line.entries()) {
    const gap = gaps[at] ?? 0;
    const isSpaced = isApart && areLetters[at] === true;
    const isNew = at === 0 || (gap >= LOOSE_GAP && !isStretched && !isSpaced);
    if (isNew && !BULLET.test(texts.at(-1)?.trim() ?? '')) texts.push(piece.text);
    else texts.push(joinPiece(texts.pop() ?? '', piece, gap));
  }
  return texts;
}

/** Appends a piece, combining a separately printed accent with its letter. */
function joinPiece(text: string, { text: more }: Piece, gap: number): string {
  const mark = gap < -0.05 ? markOf(text.at(-1)) : undefined;
  const [letter = '', ...rest] = more.trimStart();
  const whole = mark === undefined ? null : accented(letter, mark);
  return whole === null ? text + more : `${text.slice(0, -1)}${whole}${rest.join('')}`;
}

/** Rounds to hundredths of a point. */
function roundPoints(points: number): number {
  return Math.round(points * 100) / 100;
}
