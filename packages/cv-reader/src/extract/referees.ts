/** Leaves out the people who recommend the person, as their addresses and numbers are not those of the person. */
import { headingOf } from './headings.ts';
import { keysOf } from './lexicon.ts';
import type { Line } from './lines.ts';
import { compact } from './text-folding.ts';
import { refereeHeadings } from './words/referees.ts';

const keys = keysOf(refereeHeadings);

/** Returns the lines without those from such a heading to the next one. */
export function withoutReferees(lines: readonly Line[]): Line[] {
  let isReferees = false;
  return lines.filter(({ cells }) => {
    const texts = cells.map(({ text }) => text);
    const isHeading = texts.some((text) => keys.has(compact(text)));
    if (isHeading) isReferees = true;
    else if (texts.length === 1 && headingOf(texts[0] ?? '') !== null) isReferees = false;
    return !isReferees;
  });
}
