/** Sets headings that run up the margin beside their sections above them, as templates with a vertical rail print them. */
import { SPACE_GAP } from './lines.ts';
import type { Piece } from './piece.ts';

/** Headings that make such a rail. */
const HEADINGS_MIN = 2;
/** Tolerance for one baseline, in points. */
const SAME_PLACE = 1.5;
/** Pieces of one heading follow each other this closely, in font sizes. */
const GAP_MAX = 0.6;
/** Characters of a heading. */
const LENGTH_MAX = 40;
/** The width of a letter, and the distance of a heading from the text below it, in font sizes. */
const LETTER = 0.5;
const ABOVE = 1.2;

/** The pieces of a page, with those of such headings as upright lines. */
export function withTurnedHeadings(pieces: readonly Piece[]): readonly Piece[] {
  const rising = pieces.filter(({ isRising }) => isRising === true);
  const runs = runsOf(rising).filter((run) => textOf(run).length <= LENGTH_MAX);
  const rails = Map.groupBy(runs, ([first]) => Math.round((first?.x ?? 0) / SAME_PLACE));
  const upright = pieces.filter(({ isUpright }) => isUpright);
  const turned = new Map<Piece, Piece | null>();
  for (const rail of rails.values()) {
    for (const run of rail) {
      // A stamp or the number of a form runs up the margin as well.
      if (rail.length < HEADINGS_MIN && !run.every(({ isBold }) => isBold)) continue;
      const heading = headingOf(run, upright);
      const [first, ...others] = run;
      if (!heading || !first) continue;
      turned.set(first, heading);
      for (const one of others) turned.set(one, null);
    }
  }
  return turned.size === 0
    ? pieces
    : pieces.flatMap((piece) => {
        const heading = turned.get(piece);
        return heading === null ? [] : [heading ?? piece];
      });
}

/** The pieces of each line that runs up the page, from its beginning on. */
function runsOf(rising: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  for (const piece of rising.toSorted((a, b) => a.x - b.x || b.y - a.y)) {
    const before = runs.at(-1)?.at(-1);
    if (before && isNext(piece, before)) runs.at(-1)?.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

function isNext(piece: Piece, before: Piece): boolean {
  const gap = before.y - before.width - piece.y;
  return Math.abs(piece.x - before.x) < SAME_PLACE && Math.abs(gap) < GAP_MAX * piece.size;
}

function textOf(run: readonly Piece[]): string {
  return run.reduce((text, piece, at) => {
    const before = run[at - 1];
    const gap = before ? before.y - before.width - piece.y : 0;
    return `${text}${gap > SPACE_GAP * piece.size ? ' ' : ''}${piece.text}`;
  }, '');
}

/** The heading as a line above the first text that stands beside it, or null. */
function headingOf(run: readonly Piece[], upright: readonly Piece[]): Piece | null {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last) return null;
  const [top, bottom] = [last.y - last.width, first.y];
  const beside = upright.filter(({ x, y }) => x > first.x && y >= top && y <= bottom + first.size);
  const left = Math.min(...beside.map(({ x }) => x));
  const [begins] = beside.filter(({ x }) => x - left < SAME_PLACE).toSorted((a, b) => a.y - b.y);
  if (!begins) return null;
  const text = textOf(run);
  const y = begins.y - ABOVE * begins.size;
  const width = text.length * LETTER * first.size;
  // The rail is set apart as a heading is, whatever its letters look like.
  return { ...first, text, x: left, y, width, isBold: true, isUpright: true, isRising: false };
}
