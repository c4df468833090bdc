/** Finds entries that stand beside the first one of their section, in a column without a heading of its own. */
import type { Stream } from '../columns/columns.ts';
import { type Heading, headingOf } from './headings.ts';
import type { Line } from '../lines.ts';

/** Tolerances for one baseline and one size, in points. */
const SAME_BASELINE = 1.5;
const SAME_SIZE = 0.2;

/**
 * The heading of each line of another column that stands beside the first line below it and looks like that. What a page
 * prints in two columns below one heading is cut where its other sections are.
 */
export function headingsBeside(streams: readonly Stream[]): ReadonlyMap<Line, Heading> {
  const found = new Map<Line, Heading>();
  for (const stream of streams) {
    for (const [at, head] of stream.entries()) {
      const first = stream[at + 1];
      const heading = first?.isPlaced && head.cells.length === 1 ? headingOf(head.text) : null;
      if (!first || !heading || !isDated(heading)) continue;
      for (const other of streams.filter((one) => one !== stream)) {
        const beside = other.find((line) => isBeside(line, first));
        if (beside) found.set(beside, heading);
      }
    }
  }
  return found;
}

function isDated({ kinds: [kind] }: Heading): boolean {
  return kind === 'work' || kind === 'education';
}

function isBeside(line: Line, first: Line): boolean {
  return (
    line.page === first.page &&
    line.x > first.x &&
    Math.abs(line.y - first.y) <= SAME_BASELINE &&
    Math.abs(line.size - first.size) <= SAME_SIZE &&
    line.isBold === first.isBold
  );
}
