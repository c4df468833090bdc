/** Joins headings that a narrow column breaks over two lines. */
import type { Segment } from '../../segment.ts';
import { headingOf } from './headings.ts';

/** Baselines of a heading's two lines are no further apart, in font sizes. */
const HEADING_LEADING = 1.8;
/** Length of one line of a broken heading. */
const PART_LENGTH_MAX = 40;
/** Texts after the first line, in the order of the page, among which the second is looked for. */
const NEAR_MAX = 12;
/** Tolerances, in points, for edges or middles below each other and for equal sizes. */
const SAME_PLACE = 2;
const SAME_SIZE = 0.2;

/** `COMPETENZE` above `TECNICHE` is one heading if both look alike and together are a known one. `segments` are sorted. */
export function joinBrokenHeadings(segments: readonly Segment[]): readonly Segment[] {
  const gone = new Set<Segment>();
  const joined = segments.map((above, at) => {
    if (gone.has(above) || above.text.length > PART_LENGTH_MAX) return above;
    const below = segments
      .slice(at + 1, at + 1 + NEAR_MAX)
      .find((one) => isSecondLine(one, above) && headingOf(`${above.text} ${one.text}`) !== null);
    if (!below) return above;
    gone.add(below);
    const x = Math.min(above.x, below.x);
    const width = Math.max(above.x + above.width, below.x + below.width) - x;
    return { ...above, text: `${above.text} ${below.text}`, x, width };
  });
  return gone.size === 0 ? segments : joined.filter((_, at) => !isGone(segments[at], gone));
}

function isGone(segment: Segment | undefined, gone: ReadonlySet<Segment>): boolean {
  return segment !== undefined && gone.has(segment);
}

function isSecondLine(line: Segment, above: Segment): boolean {
  if (line.page !== above.page || line.text.length > PART_LENGTH_MAX) return false;
  const isAlike = Math.abs(line.size - above.size) < SAME_SIZE && line.isBold === above.isBold;
  const step = line.y - above.y;
  if (!isAlike || step <= 0.5 * line.size || step > HEADING_LEADING * line.size) return false;
  const [left, right] = [line.x - above.x, line.x + line.width - above.x - above.width];
  return [left, right, (left + right) / 2].some((apart) => Math.abs(apart) <= SAME_PLACE);
}
