/** Tells lines of labels from headings. */
import { columnKindOf, isLabelStart } from './labels.ts';
import type { Line } from '../lines.ts';

/** Columns of a table whose names are known. */
const COLUMNS_MIN = 3;

/** The name of a column may be a heading as well: `Courses | Subject | Institute | Year`. */
export function areColumnNames({ cells }: Line): boolean {
  if (cells.length < COLUMNS_MIN) return false;
  const known = cells.filter(({ text }) => columnKindOf(text, 'education') !== null);
  return known.length >= COLUMNS_MIN && known.length === cells.length;
}

/** `lavoro` below `Nome e indirizzo del datore di | Hotel Park` is the rest of a label that a narrow column breaks. */
export function isRestOfLabel({ cells, page }: Line, above: Line | undefined): boolean {
  const [label, ...values] = above?.cells ?? [];
  const [first, ...others] = cells;
  if (!label || !first || values.length === 0 || others.length > 0) return false;
  return above?.page === page && isLabelStart(label.text, first.text);
}
