/** Reads tables whose first row names the columns: `Company | Position | Duties | Period`. */
import { hasDate, isPresentPart, type Period, periodsOf } from '../dates/dates.ts';
import type { DateHabit } from '../dates/date-points.ts';
import { type End, endOf } from '../dates/from-and-to.ts';
import {
  type Column,
  columnOf,
  isBelow,
  isDate,
  OVERHANG,
  withCutCells,
  withWholeDates,
} from './column-cells.ts';
import { columnKindOf, type LabelKind } from '../labels/labels.ts';
import { keysOf } from '../lexicon.ts';
import { type Cell, hasBullet, type Line, withoutBullet } from '../lines.ts';
import { isPlace } from '../contact/places.ts';
import { compact, isIdeographic } from '../text-folding.ts';
import { rowNumberLabels } from '../words/labels-of-dates.ts';

/** A row of such a table; a column without a name has the kind that its section is about. */
export type NamedRow = {
  period: Period;
  values: Partial<Record<LabelKind, string>>;
  /** Texts of the columns that tell about the entry. */
  about: string[];
};

/** The first lines of a section, among which the names of the columns stand. */
const HEAD_WITHIN = 2;
/** Columns that must be named. */
const NAMED_MIN = 2;
/** Beside as many known names, one that no list has names a column as well. */
const TELLING_MIN = 3;
const UNKNOWN_MAX = 1;
const NAME_LENGTH_MAX = 24;
const ROWS_MAX = 60;
/** Dates of a row. */
const ENDS = 2;

/** The cells of dates of a row: of the two ends, or of one column. */
type Dated = { cell: Cell; kind: 'date' | End }[];

type Kind = 'work' | 'education';
type Known = { habit: DateHabit; language: string };

/** Returns the rows, or null if the lines are no such table. */
export function namedRowsOf(
  lines: readonly Line[],
  section: Kind,
  known: Known,
): NamedRow[] | null {
  const at = lines.slice(0, HEAD_WITHIN).findIndex((line) => areNames(line, section));
  const head = lines[at];
  if (!head) return null;
  const columns = columnsOf(head, lines.slice(at + 1), section);
  if (!columns) return null;
  const rows: NamedRow[] = [];
  let dates: Dated = [];
  const body = lines.slice(at + 1).map((line) => withCutCells(line, columns));
  for (const line of withWholeDates(body, columns)) {
    const cells = line.cells.map((cell) => ({ cell, kind: columnOf(cell, columns) }));
    // More columns than names: one of the names is missing, or two were read as one.
    const kinds = cells.flatMap(({ kind }) => (isValue(kind) ? [kind] : []));
    if (new Set(kinds).size < kinds.length) return null;
    const dated = cells.flatMap(({ cell, kind }) => (isDate(kind) ? [{ cell, kind }] : []));
    if (dated.length > ENDS || dated.some((one) => isNoDate(one))) return null;
    const period = periodOf(dated, known.habit);
    const row = rows.at(-1);
    if (row && dated.length > 0 && kinds.length === 0) {
      // A narrow column breaks dates: `September` above `2016`.
      const whole = withRest(dates, dated);
      const broken = whole ? periodOf(whole, known.habit) : null;
      if (whole && broken) {
        row.period = broken;
        dates = whole;
        for (const one of cells) addCell(row, one, known.language);
        continue;
      }
    }
    // The names of columns may go on below.
    if (!row && dated.length === 0 && !/\d/u.test(line.text)) continue;
    if (period && cells.some(({ kind }) => isValue(kind))) {
      if (rows.length >= ROWS_MAX) break;
      rows.push({ period, values: {}, about: [] });
      dates = dated;
    } else if (row && ((dated.length > 0 && isAfterTable(line, columns)) || isNextPart(line)))
      break;
    else if (!row || dated.length > 0) return null;
    for (const one of cells) addCell(rows.at(-1), one, known.language);
  }
  return rows.length > 0 && !tellTasks(rows) ? rows : null;
}

/** Words of a title. */
const TITLE_WORDS_MAX = 8;

/** Whether what was done stands below the titles, in their column. */
function tellTasks(rows: readonly NamedRow[]): boolean {
  const told = rows.filter(
    ({ values: { title = '' } }) => title.split(' ').length > TITLE_WORDS_MAX,
  );
  return told.length * 2 >= rows.length;
}

const rowNumbers = keysOf(rowNumberLabels);

/** Whether a text names the column of the numbers of rows: `Sl. No`, `№`, `#`. */
function isRowNumber(text: string): boolean {
  return rowNumbers.has(compact(text)) || /^(?:[#№]|n[°º])$/iu.test(text.trim());
}

/** What a column is about; two columns may have the two ends of a period. */
function kindOf(text: string, section: Kind): Column['kind'] {
  const kind = columnKindOf(text, section);
  const end = endOf(text);
  return end !== null && (kind === null || kind === 'date') ? end : kind;
}

/** `Course | Specialization | Institute | Year`: of two subjects, the first is the degree. */
function kindsOf(cells: readonly Cell[], section: Kind): Column['kind'][] {
  const kinds = cells.map(({ text }) => kindOf(text, section));
  const [first = -1, second] = kinds.flatMap((kind, at) => (kind === 'area' ? [at] : []));
  return second === undefined || kinds.includes('degree') ? kinds : kinds.with(first, 'degree');
}

function areNames({ cells }: Line, section: Kind): boolean {
  const named = cells.filter(({ text }) => !isRowNumber(text));
  const kinds = kindsOf(named, section).flatMap((kind) => kind ?? []);
  if (kinds.length < NAMED_MIN) return false;
  const unknown = named.filter(({ text }) => kindOf(text, section) === null);
  if (unknown.length > 0 && (kinds.length < TELLING_MIN || unknown.length > UNKNOWN_MAX))
    return false;
  if (unknown.some(({ text }) => !isColumnName(text))) return false;
  const isDated = kinds.includes('date') || kinds.includes('to') || kinds.includes('from');
  const names = kinds.filter((kind) => kind !== 'about');
  return isDated && names.length > 1 && new Set(names).size === names.length;
}

const mains = { work: ['employer', 'title'], education: ['school', 'degree'] } as const;

/** A name of a column that no list has: short, without a date or an address. */
function isColumnName(text: string): boolean {
  return text.length <= NAME_LENGTH_MAX && !/[\d@,;:]/u.test(text);
}

/** The columns from left to right; one that stands left of the named ones is what the section is about. */
function columnsOf(head: Line, rows: readonly Line[], section: Kind): Column[] | null {
  const kinds = kindsOf(head.cells, section);
  const named = head.cells.map(({ x, text }, at): Column => {
    return { x, kind: kinds[at] ?? (isRowNumber(text) ? null : 'about') };
  });
  const [begins] = named;
  const isUnknown = begins?.kind === 'about' && kindOf(head.cells[0]?.text ?? '', section) === null;
  const missing = mains[section].find((main) => named.every(({ kind }) => kind !== main));
  // What each row begins with is one of its two names.
  if (begins && isUnknown && missing !== undefined) begins.kind = missing;
  const [first] = named;
  const left = Math.min(...rows.flatMap(({ cells }) => cells.map(({ x }) => x)));
  const main: LabelKind = section === 'work' ? 'employer' : 'school';
  const isUnnamed = first !== undefined && left < first.x - 2 * OVERHANG;
  if (isUnnamed && named.some(({ kind }) => kind === main)) return null;
  const all = isUnnamed ? [{ x: left, kind: main }, ...named] : named;
  return all.some(({ kind }) => isValue(kind)) ? all : null;
}

/** Cells of a line that is no row of a table with many columns. */
const AFTER_CELLS_MAX = 2;
const MANY_COLUMNS = 4;

/** Whether a line below a table is not part of it: an answer to the next question of a form, or a signature. */
function isAfterTable({ cells }: Line, columns: readonly Column[]): boolean {
  const isShort = columns.length >= MANY_COLUMNS && cells.length <= AFTER_CELLS_MAX;
  return isShort && (cells[0]?.x ?? 0) <= (columns[0]?.x ?? 0) + OVERHANG;
}

/** Whether a line is the heading of the next part of a form: `G. Duties`. */
function isNextPart({ cells, text }: Line): boolean {
  return cells.length === 1 && /^(?:\d{1,2}|\p{L}\p{M}*)[.)]\s\p{L}/u.test(text);
}

type Value = Exclude<LabelKind, 'date' | 'about'>;

function isValue(kind: Column['kind']): kind is Value {
  return kind !== null && kind !== 'about' && !isDate(kind);
}

/** Whether the column of a period holds a name: its columns are not where their names are. */
function isNoDate({ cell: { text }, kind }: Dated[number]): boolean {
  return (
    kind === 'date' &&
    /[\p{Script=Han}\p{Script=Hangul}]{4}|\p{L}{5}/u.test(text) &&
    !hasDate(text) &&
    !isPresentPart(text)
  );
}

/** The dates of a row with what stands below them, or null: each part has the column of one of them, and a year. */
function withRest(dates: Dated, parts: Dated): Dated | null {
  const whole = dates.map(({ cell, kind }) => {
    const below = parts.find((part) => part.kind === kind && isBelow(part.cell, cell));
    const isOpen = !/\p{Nd}{4}/u.test(cell.text) && /\p{Nd}{4}/u.test(below?.cell.text ?? '');
    return below && isOpen
      ? { cell: { ...cell, text: `${cell.text} ${below.cell.text}` }, kind }
      : { cell, kind };
  });
  const changed = whole.filter(({ cell }, at) => cell.text !== dates[at]?.cell.text);
  return changed.length === parts.length ? whole : null;
}

/** The period of a row, whose ends may stand in two columns, also below one name: `Period` above `2019 | 2021`. */
function periodOf(cells: Dated, habit: DateHabit): Period | null {
  const textOf = (wanted: Column['kind']) => cells.find(({ kind }) => kind === wanted)?.cell.text;
  const [first, last] = cells.filter(({ kind }) => kind === 'date');
  const isPair = first !== undefined && last !== undefined;
  const [from, to] = isPair ? [first.cell.text, last.cell.text] : [textOf('from'), textOf('to')];
  if (from === undefined) return periodIn(textOf('date') ?? to ?? '', habit);
  const isOpen = to === undefined || !/\d/u.test(to);
  return periodIn(`${from} – ${isOpen ? 'present' : to}`, habit);
}

function periodIn(text: string, habit: DateHabit): Period | null {
  const periods = periodsOf(text, habit);
  return periods.find(({ isSingle }) => !isSingle) ?? periods[0] ?? null;
}

function addCell(
  row: NamedRow | undefined,
  { cell: { text }, kind }: { cell: Cell; kind: Column['kind'] },
  language: string,
): void {
  if (!row || kind === null || isDate(kind)) return;
  if (kind === 'about') {
    const above = row.about.at(-1);
    if (above === undefined || hasBullet(text)) row.about.push(withoutBullet(text));
    else row.about.splice(-1, 1, joined(above, text));
    return;
  }
  const above = row.values[kind];
  if (above === undefined) row.values[kind] = text;
  // A town may stand below an employer.
  else if (!isPlace(text, language)) row.values[kind] = joined(above, text);
}

function joined(above: string, below: string): string {
  if (/\p{L}-$/u.test(above) && /^\p{Ll}/u.test(below)) return above.slice(0, -1) + below;
  const isOneWord = isIdeographic.test(above.at(-1) ?? '') && isIdeographic.test(below[0] ?? '');
  return `${above}${isOneWord ? '' : ' '}${below}`;
}
