/** Takes the bullet off employers and titles, where the items below them have another one: `• Hotel Park` above `– Cooked for 80 guests`. */
import { hasDate, isDateAlone, isPresentPart } from '../dates/dates.ts';
import { hasBullet, type Line, lineOf, withoutBullet } from '../lines.ts';

/** Entries that make it a habit. */
const ENTRIES_MIN = 2;
/** Lines below a title, in which its period stands. */
const DATED_WITHIN = 2;

export function withoutEmployerBullets(lines: readonly Line[]): readonly Line[] {
  const bulleted = lines.flatMap((line, at) => (isItem(line) ? [{ line, at }] : []));
  const bySign = Map.groupBy(bulleted, ({ line }) => line.text.charAt(0));
  const bare = new Set<Line>();
  for (const its of bySign.values()) {
    const isOther = bySign.size > 1 && its.length >= ENTRIES_MIN;
    const areEmployers = isOther && its.every(({ at }) => isBelowPeriod(lines, at));
    // What the section begins with is the title of an entry, and so is all that has its sign.
    const areTitles = its[0]?.at === 0 && its.every(({ at }) => isAbovePeriod(lines, at));
    if (!areEmployers && !(areTitles && (isOther || its.length >= ENTRIES_MIN))) continue;
    for (const { line } of its) bare.add(line);
  }
  return bare.size === 0 ? lines : lines.map((line) => (bare.has(line) ? withoutSign(line) : line));
}

/** A dash before the end of a period that began above is no bullet: `– June 2021`. */
function isItem({ text }: Line): boolean {
  if (!hasBullet(text)) return false;
  const rest = withoutBullet(text);
  return !isDateAlone(rest) && !isPresentPart(rest);
}

/** Whether a line stands alone with its sign, directly below the period of an entry. */
function isBelowPeriod(lines: readonly Line[], at: number): boolean {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!above || !line || hasBullet(above.text) || !hasDate(above.text)) return false;
  return below === undefined || below.text.charAt(0) !== line.text.charAt(0);
}

/** Whether a period stands below a line with a sign, which has none itself, and no other sign between them. */
function isAbovePeriod(lines: readonly Line[], at: number): boolean {
  const below = lines.slice(at + 1, at + 1 + DATED_WITHIN);
  const end = below.findIndex((line) => isItem(line));
  const near = end < 0 ? below : below.slice(0, end);
  return !hasDate(lines[at]?.text ?? '') && near.some(({ text }) => hasDate(text));
}

function withoutSign({ cells: [first, ...others], isPlaced }: Line): Line {
  const { parts: _, ...bare } = first ?? {
    text: '',
    page: 1,
    x: 0,
    y: 0,
    width: 0,
    size: 0,
    isBold: false,
  };
  const named = others.length > 0 && withoutBullet(bare.text) === bare.text ? others : null;
  return lineOf(named ?? [{ ...bare, text: withoutBullet(bare.text) }, ...others], isPlaced);
}
