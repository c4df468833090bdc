/** Joins a name that is set on several lines. */
import { headingOf, isDocumentTitle } from '../sections/headings.ts';
import { joinedText } from '../columns/broken-words.ts';
import type { Line } from '../lines.ts';
import { jobScore } from './names.ts';
import { isIdeographic } from '../text-folding.ts';
import { hasFirstName } from './usual-names.ts';

/** A line of another weight or size only belongs to the name if both are larger than the usual text by this factor. */
export const LARGER = 1.2;

const namePart =
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]{1,20}(?:\s(?:d[aeo]s?|del|di|van|von|de la|[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]{1,20})){0,3}$/u;
const smallStart =
  /^(?:(?:d[aeo]s?|del|della|di|van|von|ter|zu|la|der|den|el|al|af|bin|ibn)\s){1,2}/u;
/** Words with a capital on one line of a name, where it is not larger than the usual text. */
const WORDS_MAX = 2;
const hanPart = /^\p{Script=Han}{1,3}$/u;

/** Joins a name set large on two lines, or on three in a narrow column; null if the name is not broken. */
export function joinName([first, ...others]: readonly Line[], usual: number): string | null {
  if (!first || !isNamePart(first, usual)) return null;
  let joined = first.text;
  let above = first;
  for (const line of others) {
    if (!isNamePart(line, usual, true) || !continues(line, above, usual)) break;
    if (isWholeName(line.text) && !isWholeName(joined) && /\s/u.test(joined)) break;
    if (!isOneScript(joined, line.text)) break;
    // The job title may be as large as the name above it.
    if (/\s/u.test(joined) && jobScore(line.text) > 1 && !joined.endsWith('-')) break;
    joined = joinedText(joined, line.text);
    above = line;
  }
  return above === first ? null : joined;
}

/** Below a slogan or a company, a first name with another word is a name of its own: `Nordlicht Personal`, `Anna Weber`. */
export function isWholeName(text: string): boolean {
  return /\S\s\S/u.test(text) && hasFirstName(text);
}

const latin = /\p{Script=Latin}/u;

export function isOneScript(one: string, other: string): boolean {
  return latin.test(one) === latin.test(other);
}

function continues(line: Line, above: Line, usual: number): boolean {
  const isBelow =
    Math.abs(line.x - above.x) <= 60 && line.y - above.y <= Math.max(above.size, line.size) * 2;
  if (!isBelow || isIdeographic.test(line.text) !== isIdeographic.test(above.text)) return false;
  const isAsLarge = Math.abs(line.size - above.size) <= 0.5;
  if (isAsLarge && line.isBold === above.isBold) return true;
  const isBroken = above.text.endsWith('-') || !/\s/u.test(above.text);
  const isLarge = Math.min(line.size, above.size) > usual * LARGER;
  return isBroken && isLarge && (isAsLarge || jobScore(line.text) === 0);
}

/** `isRest`: the line may begin with a small word, as in `da Silva`. */
function isNamePart({ cells, size, text }: Line, usual: number, isRest = false): boolean {
  if (cells.length > 1 || size === 0) return false;
  if (isIdeographic.test(text)) return hanPart.test(text) && size > usual * LARGER;
  const named = isRest && size > usual * LARGER ? text.replace(smallStart, '') : text;
  if (!namePart.test(named) || (size <= usual * LARGER && capitalsIn(text) > WORDS_MAX))
    return false;
  return !isDocumentTitle(text) && headingOf(text) === null;
}

function capitalsIn(text: string): number {
  return text.split(/\s/u).filter((word) => /^[\p{Lu}\p{Lo}]/u.test(word)).length;
}

/** The median of the sizes of the lines. */
export function medianSize(lines: readonly Line[]): number {
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}
