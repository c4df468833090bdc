/** Makes lines of the pieces that a PDF prints, and of lines the segments that wide gaps part. */
import type { Segment } from '../../segment.ts';
import { cleanText } from '../clean.ts';
import { hasRtl, rtlBalance, turned } from '../turn.ts';
import { SOFT_HYPHEN, SPACE, withoutStandIns } from './stand-ins.ts';

/** What was printed in one go: where it begins on the page, how wide it is, and how it is turned there. */
export type Piece = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  isBold: boolean;
  isUpright: boolean;
};

/** In heights of letters. A space is a quarter of one; what is below this is the play of the font. */
const SPACE_GAP = 0.13;
/** Wider than a space that a justified line has stretched. */
const COLUMN_GAP = 1.2;
/** A bullet stands further before its text than that, and belongs to it. */
const BULLET_GAP = 4;
const BULLET =
  /^[\u2022\u25cf\u25cb\u25a0\u25aa\u25e6\u2023\u2043\u2219\u00b7\u27a2\u2713\u2714\u25b6\u25ba*\u2013\u2014-]$/u;
/** Two pieces are on one line if their feet are no further apart. */
const SAME_LINE = 0.25;
/** So much higher or lower stands a small sign that belongs to the letter beside it. */
const RAISED = 0.55;
const RAISED_SIZE = 0.9;
/** So near prints a program the same text again, to make it bold. */
const TWICE = 0.15;
/** Letters that somebody has set apart: at least so many, and nearly all of them alone. */
const APART_MIN = 4;
const APART_SHARE = 0.8;
/** Between two words of such letters the gap is so much wider. */
const APART_WORD = 1.6;
/** Signs that TeX prints over a letter, and the marks that belong to the letter. */
const ACCENTS: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '\u00b4': '\u0301',
  '\u02c6': '\u0302',
  '^': '\u0302',
  '\u02dc': '\u0303',
  '\u00af': '\u0304',
  '\u02d8': '\u0306',
  '\u02d9': '\u0307',
  '\u00a8': '\u0308',
  '\u02da': '\u030a',
  '\u02dd': '\u030b',
  '\u02c7': '\u030c',
  '\u00b8': '\u0327',
  '\u02db': '\u0328',
};

export function segmentsOf(pieces: readonly Piece[], page: number): Segment[] {
  const read = pieces.map((piece) => ({ ...piece, text: readable(piece.text) })).flatMap(cut);
  const seen = read.filter(({ text }) => text.trim() !== '');
  const balance = seen.reduce((sum, { text }) => sum + rtlBalance(text), 0);
  const upright = seen.filter(({ isUpright }) => isUpright);
  const aside = seen.filter(({ isUpright }) => !isUpright);
  const lines = [...linesOf(upright).flatMap((line) => parted(line)), ...aside.map((one) => [one])];
  return lines
    .map((line) => segmentOf(line, page, balance > 0))
    .filter(({ text }) => text !== '')
    .sort((one, other) => one.y - other.y || one.x - other.x);
}

/** Signs of TeX's own encodings, where a font says nothing about them. */
const TEX_SIGNS: Readonly<Record<string, string>> = {
  '\u000b': 'ff',
  '\u000e': 'ffi',
  '\u000f': 'ffl',
  '\u0010': '\u201c',
  '\u0011': '\u201d',
  '\u0015': '\u2013',
  '\u0016': '\u2014',
  '\u001b': 'ff',
  '\u001c': 'fi',
  '\u001d': 'fl',
  '\u001e': 'ffi',
  '\u001f': 'ffl',
};

/** Of the two kinds of spaces, those that stand for a gap and those that are in the file, the first is lost where letters are set apart. */
function readable(printed: string): string {
  const text = withoutStandIns(printed).replaceAll(/\p{Cc}/gu, (sign) => TEX_SIGNS[sign] ?? '');
  const letters = text.split(/[ \ue7fe]+/u).filter((letter) => letter !== '');
  const isApart = letters.length >= APART_MIN && areAlone(letters);
  return (isApart ? text.replaceAll(' ', '') : text)
    .replaceAll(SPACE, ' ')
    .replaceAll(SOFT_HYPHEN, '\u00ad');
}

/** So many spaces in a row are a gap that somebody typed: the two sides are columns. */
const SPACES = / {4,}/u;

/** The parts of a piece that typed gaps part, each about where it stands. */
function cut(piece: Piece): Piece[] {
  const parts = piece.text.split(SPACES);
  if (parts.length === 1) return [piece];
  const each = piece.width / Math.max(1, piece.text.length);
  const found: Piece[] = [];
  let at = 0;
  for (const text of parts) {
    at = piece.text.indexOf(text, at);
    if (text.trim() !== '') {
      found.push({ ...piece, text, x: piece.x + at * each, width: text.length * each });
    }
    at += text.length;
  }
  return found;
}

function areAlone(texts: readonly string[]): boolean {
  const alone = texts.filter((text) => Array.from(text).length === 1).length;
  return alone >= APART_SHARE * texts.length;
}

function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  const sorted = lowered(pieces).sort((one, other) => one.y - other.y || one.x - other.x);
  for (const piece of sorted) {
    const first = lines.at(-1)?.[0];
    const reach = first ? Math.max(1, SAME_LINE * Math.min(first.size, piece.size)) : 0;
    if (first && piece.y - first.y <= reach) lines.at(-1)?.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => interleaved(withoutTwins(line.sort((one, other) => one.x - other.x))));
}

/** Between letters only; signs of another font are printed into the gap that was left for them. */
const SIGN = /^[^\p{L}\p{N}\s]{1,3}$/u;

/** With every piece cut in two where a sign was printed into it. */
function interleaved(line: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const piece of line) {
    const before = found.at(-1);
    const end = before ? before.x + before.width : 0;
    const isInside =
      before !== undefined && piece.x + piece.width < end && SIGN.test(piece.text.trim());
    const at = isInside ? spaceNear(before.text, (piece.x - before.x) / before.width) : -1;
    if (before && at > 0) {
      const text = before.text.slice(at);
      found.splice(-1, 1, { ...before, text: before.text.slice(0, at), width: piece.x - before.x });
      found.push(piece, {
        ...before,
        text,
        x: piece.x + piece.width,
        width: end - piece.x - piece.width,
      });
    } else found.push(piece);
  }
  return found;
}

/** The space that is nearest to this share of a text, or -1. */
function spaceNear(text: string, share: number): number {
  const wanted = share * text.length;
  const after = text.indexOf(' ', Math.floor(wanted));
  const before = text.lastIndexOf(' ', Math.floor(wanted));
  return before === -1 || (after !== -1 && after - wanted < wanted - before) ? after : before;
}

/** Raised and lowered signs are put on the line of their neighbour. */
function lowered(pieces: readonly Piece[]): Piece[] {
  const byHeight = [...pieces].sort((one, other) => one.y - other.y);
  return byHeight.map((piece, at) => {
    const neighbour = near(byHeight, piece, at, -1) ?? near(byHeight, piece, at, 1);
    return neighbour ? Object.assign({}, piece, { y: neighbour.y }) : piece;
  });
}

/** How many pieces above or below are looked at: a line of them. */
const NEAR_MAX = 60;

function near(pieces: readonly Piece[], small: Piece, at: number, step: 1 | -1): Piece | null {
  for (let seen = 1; seen <= NEAR_MAX; seen++) {
    const large = pieces[at + step * seen];
    if (!large || Math.abs(large.y - small.y) > RAISED * Math.max(large.size, small.size))
      return null;
    if (small.size > RAISED_SIZE * large.size || large.y === small.y) continue;
    const gap = Math.min(
      Math.abs(small.x - large.x - large.width),
      Math.abs(large.x - small.x - small.width),
    );
    if (gap <= SPACE_GAP * large.size) return large;
  }
  return null;
}

function withoutTwins(line: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (const piece of line) {
    const twin = kept
      .slice(-5)
      .find((one) => one.text === piece.text && Math.abs(one.x - piece.x) <= TWICE * piece.size);
    if (twin) twin.isBold = true;
    else kept.push({ ...piece });
  }
  return kept;
}

/** The pieces of a line by what belongs together, and with the spaces that only their places tell. */
function parted(line: readonly Piece[]): Piece[][] {
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
          : column;
      const isNew = !before || gap > limit;
      const space = isInside ? APART_WORD * apart : SPACE_GAP;
      if (isNew) parts.push([{ ...piece }]);
      else parts.at(-1)?.push({ ...piece, text: gap > space ? ` ${piece.text}` : piece.text });
    }
  }
  return parts;
}

/** Whether one of two neighbours is the bullet of the other: it stands on the right where words run to the left. */
function isBulleted(left: Piece | undefined, right: Piece): boolean {
  if (!left) return false;
  return BULLET.test(left.text.trim()) || (BULLET.test(right.text.trim()) && hasRtl(left.text));
}

function gapBefore(before: Piece | undefined, piece: Piece): number {
  if (!before) return 0;
  return (piece.x - before.x - before.width) / Math.max(before.size, piece.size);
}

/** Pieces one after another that are single letters, and all others. */
function* runs(line: readonly Piece[], gaps: readonly number[]): Generator<Piece[]> {
  let run: Piece[] = [];
  for (const [at, piece] of line.entries()) {
    const isLetter = Array.from(piece.text.trim()).length === 1;
    const [before] = run.slice(-1);
    const isLike = before !== undefined && isLetter && Array.from(before.text.trim()).length === 1;
    if (run.length > 0 && !(isLike && (gaps[at] ?? 0) > SPACE_GAP)) {
      yield run;
      run = [];
    }
    run.push(piece);
  }
  if (run.length > 0) yield run;
}

/** The gap between letters that are set apart; null for a run of others. */
function spacing(run: readonly Piece[]): number | null {
  if (run.length < APART_MIN) return null;
  const gaps = run.slice(1).map((piece, at) => gapBefore(run[at], piece));
  return gaps.sort((one, other) => one - other)[gaps.length >> 1] ?? null;
}

/** Many gaps of about one width, each wider than a space: the line was drawn out to fill its column. */
function isJustified(gaps: readonly number[]): boolean {
  const wide = gaps.filter((gap) => gap > 0.5);
  return (
    wide.length >= 4 && Math.max(...wide) <= 1.5 * Math.min(...wide) && Math.max(...wide) < 2.5
  );
}

function segmentOf(line: readonly Piece[], page: number, isRtlPage: boolean): Segment {
  const [first, ...rest] = line;
  const last = line.at(-1);
  if (!first || !last) return { text: '', page, x: 0, width: 0, y: 0, size: 0, isBold: false };
  let text = first.text;
  let before = first;
  for (const piece of rest) {
    text = joined(text, piece, gapBefore(before, piece));
    before = piece;
  }
  const plain = isRtlPage || hasRtl(text) ? turned(text.trim(), isRtlPage) : text;
  const bold = line.filter(({ isBold }) => isBold).reduce((sum, one) => sum + one.text.length, 0);
  return {
    text: cleanText(plain),
    page,
    x: rounded(first.x),
    width: rounded(last.x + last.width - first.x),
    y: rounded(first.y),
    size: rounded(Math.max(...line.map(({ size }) => size))),
    isBold: bold * 2 > text.length,
  };
}

/** With an accent put on the letter it was printed over. */
function joined(text: string, { text: more }: Piece, gap: number): string {
  const mark = gap < -0.05 ? ACCENTS[text.at(-1) ?? ''] : undefined;
  if (mark === undefined) return text + more;
  const [letter = '', ...rest] = more.trimStart();
  // TeX has a letter of its own for what an accent is put over.
  const base = letter === '\u0131' ? 'i' : letter;
  return `${text.slice(0, -1)}${base}${mark}${rest.join('')}`;
}

/** Hundredths of a point are more than anybody sees. */
function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}
