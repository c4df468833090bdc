/** Moves dates that stand below the description of each entry to its title: `Cook` above sentences above `Hotel Park  2019 – 2021`. */
import { isRowAlike } from '../labels/looks.ts';
import type { Row } from '../columns/row.ts';
import { isIdeographic } from '../text-folding.ts';

/** Entries that make such a layout. */
const ENTRIES_MIN = 2;

/** Words of a line that tells something, and the letters of a word in scripts without spaces. */
const TOLD_MIN = 6;
const LETTERS = 2;

export function withClosingDates(rows: readonly Row[]): Row[] {
  const dated = rows.flatMap(({ period, isBullet, dateIs }, at) =>
    period?.isSingle === false && !isBullet && dateIs !== 'within' ? [at] : [],
  );
  const entries = dated.map((to, index) => ({ from: (dated[index - 1] ?? -1) + 1, to }));
  const [last = -1] = dated.slice(-1);
  const isClosed = last === rows.length - 1;
  if (!isClosed || entries.length < ENTRIES_MIN || !areAlike(rows, entries)) return [...rows];
  const names = areNamed(rows, entries) ? 2 : 1;
  return entries.flatMap(({ from, to }) => {
    const head = rows.slice(from, Math.min(from + names, to));
    const told = rows.slice(from + head.length, to);
    const closing = rows[to];
    return closing ? [...head, closing].concat(told.map((row) => asText(row))) : [];
  });
}

type Entry = { from: number; to: number };

/** Whether each entry begins with a title of one look, and something is told in most before the date. */
function areAlike(rows: readonly Row[], entries: readonly Entry[]): boolean {
  const [first] = rows;
  if (!first || first.period || first.size === 0) return false;
  const told = entries.filter(({ from, to }) =>
    rows
      .slice(from + 1, to)
      .some(({ isProse, isBullet, text }) => isProse || isBullet || wordsIn(text) >= TOLD_MIN),
  );
  return (
    told.length * 2 > entries.length &&
    entries.every(({ from, to }) => {
      const [head, second] = [rows[from], rows[from + 1]];
      const isTitle = head && from < to && !head.isProse && !head.isBullet;
      return isTitle && isRowAlike(head, first) && second && !isRowAlike(second, first);
    })
  );
}

/** Whether a second name stands below the first: short, before what was done, where nothing stands beside the dates. */
function areNamed(rows: readonly Row[], entries: readonly Entry[]): boolean {
  return entries.every(({ from, to }) => {
    const second = rows[from + 1];
    const isAlone = (rows[to]?.cells.length ?? 0) === 0;
    if (!second || from + 1 >= to || !isAlone || second.isProse || second.isBullet) return false;
    return wordsIn(second.text) < TOLD_MIN;
  });
}

function wordsIn(text: string): number {
  return isIdeographic.test(text) ? text.length / LETTERS : text.split(' ').length;
}

/** The rows between are what was done, also short ones. */
function asText(row: Row): Row {
  return { ...row, period: null, isProse: true };
}
