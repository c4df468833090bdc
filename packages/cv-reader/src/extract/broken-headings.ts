/** Joins headings that a narrow column breaks over two lines. */
import type { Stream } from './columns.ts';
import { headingOf } from './headings.ts';
import { type Line, lineOf } from './lines.ts';

/** Baselines of a heading's two lines are no further apart, in font sizes. */
const HEADING_LEADING = 1.8;

/** `COMPETENZE` above `TECNICHE` is one heading if both look alike and together are a known one. */
export function joinBrokenHeadings(stream: Stream): Line[] {
  const joined: Line[] = [];
  for (const line of stream) {
    const above = joined.at(-1);
    const [first] = above?.cells ?? [];
    const isWhole =
      above && first && isSecondLine(line, above) && headingOf(`${above.text} ${line.text}`);
    if (isWhole)
      joined.splice(
        -1,
        1,
        lineOf([{ ...first, text: `${above.text} ${line.text}` }], line.isPlaced),
      );
    else joined.push(line);
  }
  return joined;
}

function isSecondLine(line: Line, above: Line): boolean {
  if (!line.isPlaced || line.page !== above.page) return false;
  const isAlike = line.size === above.size && line.isBold === above.isBold;
  const areAlone = line.cells.length === 1 && above.cells.length === 1;
  return isAlike && areAlone && line.y - above.y <= HEADING_LEADING * line.size;
}
