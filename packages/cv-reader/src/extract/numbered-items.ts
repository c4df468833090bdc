/** Reads numbered lines below a period as the items of a list: `1. Cooked for 80 guests`. */
import type { Row } from './rows.ts';

const numbered = /^(\d{1,2})[.)]\s+(?=\S)/u;

export function withNumberedItems(rows: readonly Row[]): Row[] {
  let last = 0;
  return rows.map((row, at) => {
    const number = row.period || row.isBullet ? 0 : numberOf(row.text);
    const isNext = number > 0 && number === last + 1;
    const isFirst = number === 1 && isBelowPeriod(rows, at);
    if (isFirst || (isNext && last > 0)) {
      last = number;
      return asItem(row);
    }
    // An item may go on below; a period begins another entry.
    if (row.period || number > 0) last = 0;
    return row;
  });
}

function numberOf(text: string): number {
  return Number(numbered.exec(text)?.[1] ?? 0);
}

/** A numbered entry has its own period; an item has the one above, and no other below. */
function isBelowPeriod(rows: readonly Row[], at: number): boolean {
  const [before, above, below] = [rows[at - 2], rows[at - 1], rows[at + 1]];
  const isDated = above?.period != null || (before?.period != null && above?.isBullet === false);
  return isDated && below?.period == null;
}

function asItem(row: Row): Row {
  const text = row.text.replace(numbered, '');
  return { ...row, text, cells: [text], isBullet: true };
}
