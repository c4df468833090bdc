/** Takes the bullet off employers, where the items below them have another one: `• Hotel Park` above `– Cooked for 80 guests`. */
import { hasDate } from './dates.ts';
import { hasBullet, type Line, lineOf, withoutBullet } from './lines.ts';

/** Entries that make it a habit. */
const ENTRIES_MIN = 2;

export function withoutEmployerBullets(lines: readonly Line[]): readonly Line[] {
  const bulleted = lines.flatMap((line, at) => (hasBullet(line.text) ? [{ line, at }] : []));
  const bySign = Map.groupBy(bulleted, ({ line }) => line.text.charAt(0));
  if (bySign.size < 2) return lines;
  const bare = new Set<Line>();
  for (const its of bySign.values()) {
    const named = its.filter(({ at }) => isBelowPeriod(lines, at));
    if (its.length < ENTRIES_MIN || named.length < its.length) continue;
    for (const { line } of its) bare.add(line);
  }
  return lines.map((line) => (bare.has(line) ? withoutSign(line) : line));
}

/** Whether a line stands alone with its sign, directly below the period of an entry. */
function isBelowPeriod(lines: readonly Line[], at: number): boolean {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!above || !line || hasBullet(above.text) || !hasDate(above.text)) return false;
  return below === undefined || below.text.charAt(0) !== line.text.charAt(0);
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
