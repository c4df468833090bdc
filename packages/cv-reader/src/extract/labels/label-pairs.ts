/** Splits rows of a table that hold several labels, each with its value: `Company | Hotel Park | Period | 2019 – 2021`. */
import { endOf } from '../dates/from-and-to.ts';
import { columnKindOf } from './labels.ts';
import { type Cell, type Line, lineOf } from '../lines.ts';

/** Cells of two labels with their values. */
const PAIRS = 4;

export function withPairs(lines: readonly Line[]): Line[] {
  const seconds = repeated(
    lines.flatMap(({ cells }) => (isFour(cells) ? (cells[2]?.text ?? []) : [])),
  );
  return lines.flatMap((given) => {
    const line = withLabelsApart(given);
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

/** Length of a text with several labels, and of a label in it. */
const TEXT_LENGTH_MAX = 300;
const LABEL_LENGTH_MAX = 40;
/** Words of a label within a text. */
const LABEL_WORDS_MAX = 4;

/** Cells that hold several known labels, each with its value, are cut before each: `Employer: Hotel Park | Post: Head Chef`. */
function withLabelsApart(line: Line): Line {
  const cells = line.cells.flatMap((cell) => cellsOf(cell));
  return cells.length === line.cells.length ? line : lineOf(cells, line.isPlaced);
}

function cellsOf(cell: Cell): Cell[] {
  const { text } = cell;
  const [, label = ''] = inside.exec(text) ?? [];
  if (label === '' || text.length > TEXT_LENGTH_MAX || !isAsked(label)) return [cell];
  const cuts = [...text.slice(label.length + 1).matchAll(/[:：]/gu)].flatMap(({ index }) => {
    const before = text.slice(0, label.length + 1 + index);
    const from = labelBefore(before, label.length + 1);
    return from === null ? [] : [from];
  });
  return [0, ...cuts].map((from, at) => {
    const part = text.slice(from, cuts[at]).replace(/[\s|;,·•/]+$/u, '');
    return withText(cell, part);
  });
}

function withText({ page, x, width, y, size, isBold }: Cell, text: string): Cell {
  return { text, page, x, width, y, size, isBold };
}

/** A label begins with a capital, and has no separator. */
const isLabelText = /^[\p{Lu}\p{Lo}][\p{L}\p{M}\s'’()-]*$/u;

/** Where the label begins that ends a text, behind the place from which its value may stand; null if none does. */
function labelBefore(text: string, from: number): number | null {
  const cut = Math.max(0, text.length - LABEL_LENGTH_MAX);
  const starts = [...text.slice(cut).matchAll(/(?<=[\s|;,·•/])\S/gu)].map(
    ({ index }) => cut + index,
  );
  const near = starts.filter((at) => at > from).slice(-LABEL_WORDS_MAX);
  return (
    near.find((at) => {
      const label = text.slice(at).trim();
      return isLabelText.test(label) && isAsked(label);
    }) ?? null
  );
}

function isAsked(label: string): boolean {
  return isKnown(label) || endOf(label) !== null;
}

const inside = /^([^:：]{1,40})[:：]\s*\S/u;

/** Whether each cell of a row holds a known label and its value: `School: Leeds City College | Subject: Nursing`. */
function areLabelled(cells: readonly Cell[]): boolean {
  if (cells.length < 2) return false;
  return cells.every(({ text }) => {
    const [, label = ''] = inside.exec(text) ?? [];
    return label !== '' && isAsked(label);
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
