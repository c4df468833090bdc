/** Joins the lines of lists of skills that go on below themselves. */
import { areAligned } from '../columns/aligned-lines.ts';
import { isIdeographic } from '../text-folding.ts';
import { hasBullet, type Line, partsOf } from '../lines.ts';
import { isKnownSkill } from './skill-dictionary.ts';
import { labelParts } from './skill-labels.ts';

/** A line that fills this share of the column continues on the next line. */
const FULL_LINE = 0.82;

export const andWord =
  /\s(?:and|und|et|y|e|en|i|ve|a|och|og|ja|és|și|и|та|і|και)\s|\s?&\s(?=\p{L})|\sو(?=\p{L})/u;

/** Texts of one column begin at one place, but for their indent, in points. */
const SAME_COLUMN = 30;

/** How far the column of a list goes to the right, by all texts that begin where it does. */
export function columnEdge(lines: readonly Line[], all: readonly Line[]): number {
  const left = Math.min(...lines.map(({ x }) => x));
  const beside = all.filter(({ x }) => Math.abs(x - left) <= SAME_COLUMN);
  return Math.max(0, ...beside.map((line) => endOf(line)));
}

const spacedSign = /\s[|•·]\s/u;

/** Endings of a line whose list continues. */
const openEnd = /[,;、،&/]$/u;

/** Returns cells and lines, joining those broken over two lines. */
export function paragraphsOf(lines: readonly Line[], edge: number): string[] {
  const own = Math.max(0, ...lines.map((line) => endOf(line)));
  const left = Math.min(...lines.map(({ x }) => x));
  const isAligned = areAligned(lines);
  const paragraphs: string[] = [];
  let isOpen = false;
  let last: Line | null = null;
  for (const line of lines) {
    const text = line.cells.flatMap((cell) => partsOf(cell)).join('\t');
    // A sign between items would stand where a line breaks between two of them.
    const right = spacedSign.test(text) ? Math.max(edge, own) : own;
    const from = isAligned ? line.x : left;
    const isFull = endOf(line) - from >= FULL_LINE * (right - left) && right > 0;
    const above = paragraphs.at(-1);
    const isNext = above !== undefined && spacedSign.test(above) && isNextItem(above, text);
    if (
      above !== undefined &&
      (isOpen || isWrapped(last, text)) &&
      !isNext &&
      goesOn(above, text) &&
      !(isInner(line, last) && !isAligned)
    )
      paragraphs.splice(-1, 1, joinedLines(above, text));
    else paragraphs.push(text);
    // Chips are complete on their line.
    const areChips = text.includes('\t') && !/[,;、،]/u.test(text);
    isOpen = (line.isPlaced && isFull && !areChips) || openEnd.test(text);
    last = line;
  }
  return paragraphs;
}

/** Whether a line begins with a skill of its own, and not with the rest of the last one above. */
function isNextItem(above: string, text: string): boolean {
  const last = above.split(spacedSign).at(-1)?.trim() ?? '';
  const first = text.split(spacedSign)[0]?.trim() ?? '';
  return isKnownSkill(first) && !isKnownSkill(`${last} ${first}`);
}

/** A line that is indented by at least this many points begins an item, unless the one above ends in a comma. */
const INDENT_MIN = 9;

function isInner(line: Line, above: Line | null): boolean {
  if (!above || openEnd.test(above.text) || hasBullet(above.text)) return false;
  return above.cells.length === 1 && !above.text.includes(':') && line.x >= above.x + INDENT_MIN;
}

/** A word that is broken at the end of a line. */
const brokenEnd = /\p{Ll}-$/u;

function joinedLines(above: string, text: string): string {
  if (brokenEnd.test(above) && /^\p{Ll}/u.test(text) && andWord.exec(` ${text}`)?.index !== 0)
    return `${above.slice(0, -1)}${text}`;
  return isIdeographic.test(above.at(-1) ?? '') && isIdeographic.test(text[0] ?? '')
    ? `${above}${text}`
    : `${above} ${text}`;
}

function endOf({ cells }: Line): number {
  const last = cells.at(-1);
  return last ? last.x + last.width : 0;
}

/** A line of text without places that may have been wrapped within a list. */
const WRAPPED_MIN = 55;

function isWrapped(above: Line | null, text: string): boolean {
  if (!above || above.isPlaced || above.text.length < WRAPPED_MIN) return false;
  return /[,;、،]/u.test(above.text) && !/[.!?:]$/u.test(above.text) && /^\p{Ll}/u.test(text);
}

/** Lists with a label before a dash, one below the other: `Tools – Word, Excel`. */
const dashedLabel = /^[^,;–—-]{2,30}\s[–—-]\s[^,;]+[,;、]/u;

/** Whether a list continues on the next line, rather than having one item per line. */
function goesOn(above: string, text: string): boolean {
  if (hasBullet(text) || text.includes('\t') || labelParts(text) !== null) return false;
  if (dashedLabel.test(text) && dashedLabel.test(above)) return false;
  if (openEnd.test(above) || brokenEnd.test(above)) return true;
  const isList = /[,;、،•·|]/u.test(above) || /[,;、،•·|]/u.test(text);
  return isList || /^\p{Ll}/u.test(text);
}
