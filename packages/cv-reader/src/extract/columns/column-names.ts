/** Leaves out the names of columns, which are no schools and no employers. */
import { endOf } from '../dates/from-and-to.ts';
import { columnKindOf, type LabelKind } from '../labels/labels.ts';
import { keysOf } from '../lexicon.ts';
import type { Line } from '../lines.ts';
import { compact } from '../text-folding.ts';
import { rowNumberLabels } from '../words/labels-of-dates.ts';

/** Names in a row, without a value, that are those of columns. */
const NAMES_MIN = 3;
/** Names that no list has, in a row of others. */
const UNKNOWN_MAX = 1;
const NAME_LENGTH_MAX = 30;

const rowNumbers = keysOf(rowNumberLabels);

export function withoutColumnNames(lines: readonly Line[]): readonly Line[] {
  return lines.some((line) => areNames(line)) ? lines.filter((line) => !areNames(line)) : lines;
}

/** `Employer 2`, above the labels of an entry. */
const numbered = /^(\p{L}[^:\d]{2,30})\s(?:n[°ºr]\.?\s?|no\.?\s?|#)?\d{1,2}$/iu;

function areNames({ cells, text }: Line): boolean {
  const [, entry = ''] = cells.length === 1 ? (numbered.exec(text) ?? []) : [];
  if (entry !== '' && columnKindOf(entry, 'work') !== null) return true;
  if (/[\d:：;@]/u.test(text)) return false;
  const kinds = cells.map((cell) => kindOf(cell.text));
  const ends = kinds.filter((kind) => kind === 'end').length;
  // `From | To`, or the name of a narrow column on a line of its own.
  if (ends === cells.length) return true;
  const unknown = cells.filter((_, at) => kinds[at] === null);
  const isDated = ends > 0 || kinds.includes('date');
  const isShort = unknown.every(
    ({ text: name }) => name.length <= NAME_LENGTH_MAX && !name.includes(','),
  );
  return (
    isDated &&
    isShort &&
    unknown.length <= UNKNOWN_MAX &&
    cells.length - unknown.length >= NAMES_MIN
  );
}

function kindOf(text: string): LabelKind | 'end' | 'number' | null {
  if (endOf(text) !== null) return 'end';
  if (rowNumbers.has(compact(text))) return 'number';
  return columnKindOf(text, 'work') ?? columnKindOf(text, 'education');
}
