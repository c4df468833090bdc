/** Tells paragraphs from names: a full line that goes on below is no name. */
import type { Row } from './row.ts';

/** Words of the first line of a paragraph, and the share of the section that it fills. */
const PARAGRAPH_WORDS_MIN = 6;
const FULL_SHARE = 0.85;
/** Distance of the lines of one paragraph, in font sizes. */
const PARAGRAPH_LEADING = 1.6;

/** A full line that goes on in lower case on the next one is the beginning of a paragraph, and names nothing. */
export function withParagraphs(rows: readonly Row[]): Row[] {
  const right = Math.max(0, ...rows.map((row) => row.right ?? 0));
  return rows.map((row, at) => {
    const next = rows[at + 1];
    const isBroken =
      next !== undefined &&
      row.right !== null &&
      row.right >= FULL_SHARE * right &&
      row.period === null &&
      row.cells.length === 1 &&
      row.text.split(' ').length >= PARAGRAPH_WORDS_MIN &&
      goesOn(row, next);
    return isBroken ? { ...row, isProse: true } : row;
  });
}

function goesOn(row: Row, next: Row): boolean {
  const isNear = next.gap > 0 && next.gap <= PARAGRAPH_LEADING && next.period === null;
  const isAlike = next.isBold === row.isBold && Math.abs(next.size - row.size) < 0.3;
  return (
    isNear &&
    isAlike &&
    !next.isBullet &&
    (/^\p{Ll}/u.test(next.text) || /\p{Ll}-$/u.test(row.text))
  );
}
