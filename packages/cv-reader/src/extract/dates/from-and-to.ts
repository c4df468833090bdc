/** Joins the two ends of a period that have labels of their own: `Start date: May 2019` above `End date: June 2021`. */
import { isDateAlone, isPresentPart, periodsOf } from './dates.ts';
import type { DateHabit } from './date-points.ts';
import { keysOf } from '../lexicon.ts';
import { type Cell, type Line, lineOf } from '../lines.ts';
import { compact } from '../text-folding.ts';
import { fromLabels, toLabels } from '../words/labels-of-dates.ts';

const froms = keysOf(fromLabels);
const tos = keysOf(toLabels);

/** Lines below the beginning in which the end stands. */
const WITHIN = 3;
/** Words of a value behind a label for the end that is no date. */
const VALUE_WORDS_MAX = 3;

export type End = 'from' | 'to';

/** How a form wants a date: `From (month/year)`. */
const remark = /\s?[(（][^()（）]*[)）]/u;

/** Which end of a period a label names, or null. */
export function endOf(label: string): End | null {
  const key = compact(label.replace(remark, ''));
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
    const next = endAfter(found, at);
    const other = found[next];
    const end = other ? (labelledIn(other, 'to') ?? unknownEnd(other)) : null;
    // A form asks for no end of what goes on.
    const value = end ? endValue(end.value, habit) : 'present';
    if (value === null) continue;
    const period = `${begin.value} – ${value}`;
    if (end && other && next > at) found.splice(next, 1, ...without(other, end));
    found[at] = withPeriod(end && next === at ? withoutCells(line, end) : line, begin, period);
  }
  return found;
}

/** The line with the end of a period that begins at `at`, or -1. */
function endAfter(lines: readonly Line[], at: number): number {
  for (let next = at; next <= at + WITHIN && next < lines.length; next++) {
    const line = lines[next];
    if (line && next > at && labelledIn(line, 'from')) break;
    if (line && labelledIn(line, 'to')) return next;
  }
  const below = lines[at + 1];
  return below && unknownEnd(below) ? at + 1 : -1;
}

/** Right below the beginning, a date with a label that no list has is the end. */
function unknownEnd({ cells }: Line): Labelled | null {
  const [first, second, ...others] = cells;
  if (!first || others.length > 0) return null;
  const [, label = '', inside = ''] = /^([^:：\d]{1,40})[:：]\s*(.*)$/u.exec(first.text) ?? [];
  const [name, value] = label === '' ? [first.text, second?.text] : [label, inside];
  if (value === undefined || value === '' || /\d/u.test(name) || !isDateAlone(value)) return null;
  return { end: 'to', value, at: 0, until: cells.length };
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

/** Rows that begin with the two ends of a period. */
const PAIRS_MIN = 2;

/** Sheets have the two ends in columns of their own, also without names above them: `May 2019 | June 2021 | Hotel Park`. */
export function withPairedDates(lines: readonly Line[], habit: DateHabit): readonly Line[] {
  const pairs = lines.map((line) => pairedIn(line, habit));
  const dated = lines.filter(({ cells: [first] }) => first && isDate(first.text, habit));
  const found = pairs.filter((pair) => pair !== null);
  // Where only one row is dated, it is enough that its end is a word for today.
  if (found.length < Math.min(PAIRS_MIN, dated.length) || found.length * 2 <= dated.length)
    return lines;
  return lines.map((line, at) => pairs[at] ?? line);
}

function pairedIn({ cells, isPlaced }: Line, habit: DateHabit): Line | null {
  const [from, second, ...others] = cells;
  if (!from || !second || !isDateAlone(from.text) || !isDate(from.text, habit)) return null;
  const [to] = periodsOf(second.text, habit);
  const isOpen = isPresentPart(second.text);
  if (!isOpen && !(to?.isSingle && to.from === 0)) return null;
  const end = isOpen ? second.text : second.text.slice(0, to?.to);
  const rest = isOpen ? '' : second.text.slice(to?.to).trim();
  if (/^[,.–—-]/u.test(rest)) return null;
  const whole = { ...from, text: `${from.text} – ${end}` };
  const beside = rest === '' ? others : [{ ...second, text: rest }, ...others];
  return lineOf([whole, ...beside], isPlaced);
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
