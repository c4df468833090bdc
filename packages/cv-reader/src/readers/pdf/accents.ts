/** Puts accents that are printed as signs of their own on their letters. */
import type { Piece } from './piece.ts';

/** Accents that TeX prints as separate signs, and the combining marks for them. */
const MARKS: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '\u00b4': '\u0301',
  '\u02c6': '\u0302',
  '^': '\u0302',
  '\u02dc': '\u0303',
  '~': '\u0303',
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

/** How far an accent may begin from the edge of its letter, in font sizes, and stand above the line. */
const BESIDE = 0.6;
const RAISED = 0.4;

export function markOf(sign: string | undefined): string | undefined {
  return sign === undefined ? undefined : MARKS[sign];
}

/** The accented letter, or null if there is none. */
export function accented(letter: string, mark: string): string | null {
  // TeX puts accents over a dotless i.
  const base = letter === '\u0131' ? 'i' : letter === '\u0237' ? 'j' : letter;
  const composed = `${base}${mark}`.normalize('NFC');
  return /\p{L}/u.test(base) && composed.length === 1 ? composed : null;
}

/** `pieces` are those of a page, in the order in which they are printed: an accent stands right before or after its letter. */
export function withAccents(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  let over: { piece: Piece; mark: string } | null = null;
  for (const piece of pieces) {
    const mark = markOf(piece.text.trim());
    if (over) {
      const joined = isNear(over.piece, piece, 'x') ? onFirst(piece, over.mark) : null;
      const last = found.length > 1 ? found.at(-2) : undefined;
      if (joined) {
        found.splice(-1, 1, joined);
        over = null;
        continue;
      }
      const below = last && isNear(over.piece, last, 'end') ? onLast(last, over.mark) : null;
      if (below) found.splice(-2, 2, below);
      over = null;
    }
    if (mark !== undefined) over = { piece, mark };
    found.push(piece);
  }
  return found;
}

function onFirst(piece: Piece, mark: string): Piece | null {
  const text = piece.text.trimStart();
  const letter = accented(text[0] ?? '', mark);
  return letter === null ? null : { ...piece, text: letter + text.slice(1) };
}

function onLast(piece: Piece, mark: string): Piece | null {
  const text = piece.text.trimEnd();
  const letter = accented(text.at(-1) ?? '', mark);
  return letter === null ? null : { ...piece, text: text.slice(0, -1) + letter };
}

/** Whether an accent stands at an edge of a piece. */
function isNear(accent: Piece, piece: Piece, edge: 'x' | 'end'): boolean {
  if (Math.abs(accent.y - piece.y) > RAISED * piece.size) return false;
  const apart = edge === 'x' ? accent.x - piece.x : piece.x + piece.width - accent.x;
  const least = edge === 'x' ? -BESIDE : 0;
  return apart >= least * piece.size && apart <= BESIDE * 1.5 * piece.size;
}
