/** Joins the two ends of a period that have labels of their own: `Start date: May 2019` above `End date: June 2021`. */
import { isPresentPart, periodsOf } from './dates.ts';
import type { DateHabit } from './date-points.ts';
import { keysOf } from './lexicon.ts';
import { type Cell, type Line, lineOf } from './lines.ts';
import { compact } from './text-folding.ts';
import { fromLabels, toLabels } from './words/labels-of-dates.ts';

const froms = keysOf(fromLabels);
const tos = keysOf(toLabels);

/** Lines below the beginning in which the end stands. */
const WITHIN = 3;
/** Words of a value behind a label for the end that is no date. */
const VALUE_WORDS_MAX = 3;

export type End = 'from' | 'to';

/** Which end of a period a label names, or null. */
export function endOf(label: string): End | null {
  const key = compact(label);
  return froms.has(key) ? 'from' : tos.has(key) ? 'to' : null;
}

/** A label with its value: the cells from `at` to before `until` of its line. */
type Labelled = { end: End; value: string; at: number; until: number };

/** The row of the beginning has the whole period then, and the one of the end is left out. */
export function withJoinedEnds(lines: readonly Line[], habit: DateHabit): Line[] {
  const found: Line[] = [...lines];
  for (let at = 0; at < found.length; at++) {
    const line = found[at];
    const begin = line ? labelledIn(line, 'from') : null;
    if (!line || !begin || !isDate(begin.value, habit)) continue;
    for (let next = at; next <= at + WITHIN && next < found.length; next++) {
      const other = found[next];
      const end = other ? labelledIn(other, 'to') : null;
      if (!other || !end) continue;
      const value = endValue(end.value, habit);
      if (value === null) break;
      if (next > at) {
        found.splice(next, 1, ...without(other, end));
        found[at] = withPeriod(line, begin, `${begin.value} – ${value}`);
      } else found[at] = withPeriod(withoutCells(line, end), begin, `${begin.value} – ${value}`);
      break;
    }
  }
  return found;
}

function labelledIn({ cells }: Line, wanted: End): Labelled | null {
  for (const [at, { text }] of cells.entries()) {
    const [, label = text, inside = ''] = /^([^:：]{1,40})[:：]\s*(.*)$/u.exec(text) ?? [];
    if (endOf(label) !== wanted) continue;
    const beside = inside === '' ? (cells[at + 1]?.text ?? '') : inside;
    return { end: wanted, value: beside, at, until: at + (inside === '' ? 2 : 1) };
  }
  return null;
}

function isDate(text: string, habit: DateHabit): boolean {
  const [period, ...others] = periodsOf(text, habit);
  return period?.isSingle === true && others.length === 0;
}

/** The end as a date or as a word for today; null for other texts. */
function endValue(text: string, habit: DateHabit): string | null {
  if (isDate(text, habit)) return text;
  if (text === '' || isPresentPart(text)) return 'present';
  return text.split(' ').length <= VALUE_WORDS_MAX && !/\d/u.test(text) ? 'present' : null;
}

function withPeriod(line: Line, { at, until }: Labelled, text: string): Line {
  const first = line.cells[at];
  if (!first) return line;
  const cells = [...line.cells.slice(0, at), { ...first, text }, ...line.cells.slice(until)];
  return lineOf(cells, line.isPlaced);
}

function withoutCells(line: Line, { at, until }: Labelled): Line {
  return lineOf([...line.cells.slice(0, at), ...line.cells.slice(until)], line.isPlaced);
}

function without(line: Line, labelled: Labelled): Line[] {
  const left: readonly Cell[] = withoutCells(line, labelled).cells;
  return left.length === 0 ? [] : [lineOf(left, line.isPlaced)];
}
