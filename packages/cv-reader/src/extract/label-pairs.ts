/** Splits rows of a table that hold several labels, each with its value: `Company | Hotel Park | Period | 2019 – 2021`. */
import { endOf } from './from-and-to.ts';
import { columnKindOf } from './labels.ts';
import { type Cell, type Line, lineOf } from './lines.ts';

/** Cells of two labels with their values. */
const PAIRS = 4;

export function withPairs(lines: readonly Line[]): Line[] {
  const seconds = repeated(
    lines.flatMap(({ cells }) => (isFour(cells) ? (cells[2]?.text ?? []) : [])),
  );
  return lines.flatMap((line) => {
    if (areLabelled(line.cells)) return line.cells.map((cell) => lineOf([cell], line.isPlaced));
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

const inside = /^([^:：]{1,40})[:：]\s*\S/u;

/** Whether each cell of a row holds a known label and its value: `School: Leeds City College | Subject: Nursing`. */
function areLabelled(cells: readonly Cell[]): boolean {
  if (cells.length < 2) return false;
  return cells.every(({ text }) => {
    const [, label = ''] = inside.exec(text) ?? [];
    return label !== '' && (isKnown(label) || endOf(label) !== null);
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
