/** Reads jobs of which every fact has a label: `Employer: Hotel Park`, `Job title: Cook`, `Grade: 3`. */
import type { Block } from '../columns/blocks.ts';
import { type Label, labelOf } from '../labels/labels.ts';
import type { Row } from '../columns/row.ts';

/** What begins an entry: always the same of the three. */
type Kind = 'employer' | 'title' | 'period';

/** Returns a block for each entry, or null if the employer of some has no label. */
export function labelledBlocks(rows: readonly Row[]): Block[] | null {
  const kinds = rows.map((row) => kindOf(row));
  const first = kinds.find((kind) => kind !== null);
  if (first === undefined || first === null || !kinds.includes('employer')) return null;
  const starts = kinds.flatMap((kind, at) => (kind === first ? [at] : []));
  const blocks = starts.map((from, at) => rows.slice(from, starts[at + 1] ?? rows.length));
  return blocks.every((block) => isEntry(block)) ? blocks.map((block) => blockOf(block)) : null;
}

function kindOf(row: Row): Kind | null {
  const label = labelOf(row);
  if (label?.kind === 'employer' || label?.kind === 'title') return label.kind;
  return isPeriod(row, label) ? 'period' : null;
}

/** A period of its own, or beside the title. */
function isPeriod(row: Row, label: Label | null): boolean {
  if (row.period !== null && label?.kind === 'date') return true;
  if (row.period === null || row.period.isSingle || row.isBullet || row.isProse) return false;
  return row.cells.length === 0 || row.dateIs !== 'within';
}

/** One employer with its label, one period at most, and a title. */
function isEntry(rows: readonly Row[]): boolean {
  const kinds = rows.flatMap((row) => kindOf(row) ?? []);
  const count = (wanted: Kind) => kinds.filter((kind) => kind === wanted).length;
  const isTitled =
    count('title') === 1 || rows.some((row) => kindOf(row) === 'period' && row.cells.length > 0);
  return count('employer') === 1 && count('period') <= 1 && count('title') <= 1 && isTitled;
}

/** Facts of other labels are not names, and stand with the description. */
function blockOf(rows: readonly Row[]): Block {
  const head = rows.filter((row) => kindOf(row) !== null);
  const body = rows.filter((row) => !head.includes(row));
  return { head, dated: head.findIndex((row) => kindOf(row) === 'period'), body };
}
