/** Leaves out the people who recommend the person, as their addresses and numbers are not those of the person. */
import { headingOf } from './headings.ts';
import { keysOf } from '../lexicon.ts';
import type { Line } from '../lines.ts';
import { compact } from '../text-folding.ts';
import { refereeHeadings } from '../words/referees.ts';

const keys = keysOf(refereeHeadings);

/** Distance of a footer from the text above it, in font sizes. */
const FOOTER_GAP = 4;

/** Whether a line stands far below the one above it, as the contact details at the bottom of a page do. */
function isFooter(line: Line, above: Line | undefined): boolean {
  return (
    line.isPlaced &&
    above?.page === line.page &&
    line.y - above.y > FOOTER_GAP * line.size &&
    headingOf(line.text) === null
  );
}

/** Returns the lines without those from such a heading to the next one. */
export function withoutReferees(lines: readonly Line[]): Line[] {
  let isReferees = false;
  return lines.filter((line, at) => {
    const { cells } = line;
    if (isFooter(line, lines[at - 1])) isReferees = false;
    const texts = cells.map(({ text }) => text);
    const isHeading = texts.some((text) => keys.has(compact(text)));
    if (isHeading) isReferees = true;
    else if (texts.length === 1 && headingOf(texts[0] ?? '') !== null) isReferees = false;
    return !isReferees;
  });
}
