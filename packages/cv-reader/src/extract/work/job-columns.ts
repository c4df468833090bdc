/** Reads jobs that stand side by side, each in a column of its own, with what is asked of each in rows: `Employer | Hotel Park | Brasserie Lune`. */
import { OVERHANG } from '../columns/column-cells.ts';
import { isPresentPart, periodsOf } from '../dates/dates.ts';
import type { DateHabit } from '../dates/date-points.ts';
import { type End, endOf } from '../dates/from-and-to.ts';
import { columnKindOf, type LabelKind } from '../labels/labels.ts';
import { type Cell, type Line, lineOf } from '../lines.ts';

/** Jobs beside each other that make such a table. */
const COLUMNS_MIN = 2;
/** The distance of a line that goes on below, in font sizes. */
const LEADING = 1.6;

/** A question with its answers, by column. */
type Question = { kind: LabelKind | End; label: Cell; values: Cell[] };
type Table = { questions: Question[]; from: number; to: number };

/** The lines of each job below one another, each with its labels, where such a table holds them. */
export function withJobColumns(lines: readonly Line[], habit: DateHabit): readonly Line[] {
  const tables = tablesIn(lines, habit).filter((table) => isWhole(table));
  if (!tables.some((table) => columnsIn(table) >= COLUMNS_MIN)) return lines;
  const set: Line[] = [];
  let at = 0;
  for (const table of tables) {
    // What stands right above the first question names the columns.
    const above = lines[table.from - 1];
    const from = above && above.cells.length > 1 ? table.from - 1 : table.from;
    set.push(...lines.slice(at, Math.max(at, from)), ...jobsOf(table, habit));
    at = table.to;
  }
  return [...set, ...lines.slice(at)];
}

function tablesIn(lines: readonly Line[], habit: DateHabit): Table[] {
  const tables: Table[] = [];
  let open: Table | null = null;
  for (const [at, line] of lines.entries()) {
    const question = questionOf(line, habit);
    if (question) {
      const isNext =
        open?.questions.some(({ kind }) => kind === question.kind && kind !== 'about') ?? true;
      if (!open || isNext) {
        open = { questions: [], from: at, to: at + 1 };
        tables.push(open);
      }
      open.questions.push(question);
      open.to = at + 1;
    } else if (open && isMore(line, open, lines[at - 1])) {
      addTo(open, line);
      open.to = at + 1;
    } else if (open && isUnknownQuestion(line, open)) {
      const [label, ...values] = line.cells;
      if (label) open.questions.push({ kind: 'about', label, values });
      open.to = at + 1;
    } else open = null;
  }
  return tables;
}

/** A row with a known label, or with an unknown one beside periods only. */
function questionOf({ cells }: Line, habit: DateHabit): Question | null {
  const [label, ...values] = cells;
  if (!label || values.length === 0 || /\d/u.test(label.text)) return null;
  const known = columnKindOf(label.text.replace(/\s*[:：]$/u, ''), 'work');
  const areDates = values.every(({ text }) => periodsOf(text, habit).some((one) => !one.isSingle));
  if (values.some(({ text }) => columnKindOf(text, 'work') !== null)) return null;
  const end = endOf(label.text.replace(/\s*[:：]$/u, ''));
  const isEnd = values.every(
    ({ text }) => periodsOf(text, habit).length > 0 || isPresentPart(text),
  );
  if (end !== null && isEnd) return { kind: end, label, values };
  const kind = areDates ? 'date' : known;
  return kind === null || (kind === 'date' && !areDates) ? null : { kind, label, values };
}

/** Whether a line goes on with the answers or the label above it. */
function isMore({ cells, page, y, size, isPlaced }: Line, table: Table, above?: Line): boolean {
  const { label } = table.questions.at(-1) ?? {};
  const [first] = cells;
  if (!isPlaced || !label || !first || !above || above.page !== page) return false;
  return y - above.y <= LEADING * size && (first.x > label.x + OVERHANG || cells.length === 1);
}

function addTo(table: Table, { cells }: Line): void {
  const last = table.questions.at(-1);
  if (!last) return;
  for (const cell of cells) {
    const at = last.values.findLastIndex(({ x }) => x <= cell.x + OVERHANG);
    const value = last.values[at];
    if (value) last.values[at] = { ...value, text: `${value.text} ${cell.text}` };
  }
}

/** A row of the same table whose label is not known. */
function isUnknownQuestion({ cells }: Line, table: Table): boolean {
  const [label, ...values] = cells;
  const { label: known, values: columns = [] } = table.questions.at(-1) ?? {};
  if (!label || !known || values.length === 0 || Math.abs(label.x - known.x) > OVERHANG)
    return false;
  const isHead = values.every(({ isBold }) => isBold) && columns.every(({ isBold }) => !isBold);
  return !isHead && values.length <= columns.length;
}

function columnsIn({ questions }: Table): number {
  return Math.max(...questions.map(({ values }) => values.length));
}

/** Whether each job has an employer, a title and a period. */
function isWhole(table: Table): boolean {
  const count = columnsIn(table);
  const has = (wanted: Question['kind']) =>
    table.questions.some(({ kind, values }) => kind === wanted && values.length === count);
  return has('employer') && has('title') && (has('date') || (has('from') && has('to')));
}

const order: readonly Question['kind'][] = ['employer', 'title', 'date', 'from', 'to', 'about'];

function jobsOf(table: Table, habit: DateHabit): Line[] {
  const sorted = order.flatMap((wanted) => table.questions.filter(({ kind }) => kind === wanted));
  return Array.from({ length: columnsIn(table) }, (_, at) => at).flatMap((at) =>
    sorted.flatMap(({ kind, label, values }) => {
      const value = values[at];
      if (!value) return [];
      const cells = kind === 'date' ? [periodCell(value, habit)] : [label, value];
      return [lineOf(cells, false)];
    }),
  );
}

/** The period without the words for its ends: `Entry May 2019 exit June 2021`. */
function periodCell(value: Cell, habit: DateHabit): Cell {
  const period = periodsOf(value.text, habit).find(({ isSingle }) => !isSingle);
  return period ? { ...value, text: value.text.slice(period.from, period.to) } : value;
}
