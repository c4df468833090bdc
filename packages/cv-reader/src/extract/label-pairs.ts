/** Splits rows of a table that hold two labels, each with its value: `Company | Hotel Park | Period | 2019 – 2021`. */
import { columnKindOf } from './labels.ts';
import { type Cell, type Line, lineOf } from './lines.ts';

/** Cells of two labels with their values. */
const PAIRS = 4;

export function withPairs(lines: readonly Line[]): Line[] {
  const seconds = repeated(
    lines.flatMap(({ cells }) => (isFour(cells) ? (cells[2]?.text ?? []) : [])),
  );
  return lines.flatMap((line) => {
    const [label, value, other, last] = line.cells;
    if (!isFour(line.cells) || !label || !value || !other || !last) return [line];
    // The names of columns stand side by side.
    if (isKnown(value.text) || isKnown(last.text)) return [line];
    // The first label is a known one; the second is known as well, or stands in several such rows.
    const isPair = isKnown(label.text) && (isKnown(other.text) || seconds.has(other.text));
    if (!isPair) return [line];
    return [line.cells.slice(0, 2), line.cells.slice(2)].map((cells) =>
      lineOf(cells, line.isPlaced),
    );
  });
}

function isFour(cells: readonly Cell[]): boolean {
  return cells.length === PAIRS;
}

function isKnown(text: string): boolean {
  return columnKindOf(text, 'work') !== null || columnKindOf(text, 'education') !== null;
}

function repeated(texts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(texts.filter((text) => seen.has(text) || !seen.add(text)));
}
