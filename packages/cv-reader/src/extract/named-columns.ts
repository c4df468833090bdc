/** Reads tables whose first row names the columns: `Company | Position | Duties | Period`. */
import { type Period, periodsOf } from './dates.ts';
import type { DateHabit } from './date-points.ts';
import { columnKindOf, type LabelKind } from './labels.ts';
import { type Cell, hasBullet, type Line, withoutBullet } from './lines.ts';
import { isPlace } from './places.ts';
import { isIdeographic } from './text-folding.ts';

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
/** A text may begin this many points left of the name of its column. */
const OVERHANG = 6;
const ROWS_MAX = 60;

type Column = { x: number; kind: LabelKind };
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
  for (const line of lines.slice(at + 1)) {
    const cells = line.cells.map((cell) => ({ cell, kind: columnOf(cell, columns) }));
    // More columns than names: one of the names is missing, or two were read as one.
    const kinds = cells.flatMap(({ kind }) => (kind === 'about' ? [] : [kind]));
    if (new Set(kinds).size < kinds.length) return null;
    const dated = cells.find(({ kind }) => kind === 'date');
    const period = dated ? periodIn(dated.cell.text, known.habit) : null;
    const row = rows.at(-1);
    if (period && cells.some(({ kind }) => kind !== 'date' && kind !== 'about')) {
      if (rows.length >= ROWS_MAX) break;
      rows.push({ period, values: {}, about: [] });
    } else if (!row || dated) return null;
    for (const one of cells) addCell(rows.at(-1), one, known.language);
  }
  return rows.length > 0 ? rows : null;
}

function areNames({ cells }: Line, section: Kind): boolean {
  const kinds = cells.flatMap(({ text }) => columnKindOf(text, section) ?? []);
  if (kinds.length < NAMED_MIN || kinds.length < cells.length) return false;
  return kinds.includes('date') && new Set(kinds).size === kinds.length;
}

/** The columns from left to right; one that stands left of the named ones is what the section is about. */
function columnsOf(head: Line, rows: readonly Line[], section: Kind): Column[] | null {
  const named = head.cells.flatMap(({ x, text }): Column[] => {
    const kind = columnKindOf(text, section);
    return kind ? [{ x, kind }] : [];
  });
  const [first] = named;
  const left = Math.min(...rows.flatMap(({ cells }) => cells.map(({ x }) => x)));
  const main: LabelKind = section === 'work' ? 'employer' : 'school';
  const isUnnamed = first !== undefined && left < first.x - 2 * OVERHANG;
  if (isUnnamed && named.some(({ kind }) => kind === main)) return null;
  const all = isUnnamed ? [{ x: left, kind: main }, ...named] : named;
  return all.some(({ kind }) => kind !== 'date' && kind !== 'about') ? all : null;
}

function columnOf({ x }: Cell, columns: readonly Column[]): LabelKind | null {
  return columns.findLast((column) => column.x <= x + OVERHANG)?.kind ?? null;
}

function periodIn(text: string, habit: DateHabit): Period | null {
  const periods = periodsOf(text, habit);
  return periods.find(({ isSingle }) => !isSingle) ?? periods[0] ?? null;
}

function addCell(
  row: NamedRow | undefined,
  { cell: { text }, kind }: { cell: Cell; kind: LabelKind | null },
  language: string,
): void {
  if (!row || kind === null || kind === 'date') return;
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
