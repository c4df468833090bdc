/** Draws the mark of a site, which `src/lib/site-icon.ts` writes as the path of an SVG. */
import { ICON_SIZE, iconPath } from '#lib/site-icon.ts';
import type { Pen } from '#lib/outline-font.ts';

const STEP = /([MLAZ])([^MLAZ]*)/gu;
const ARC_LINES = 48;

export function drawMark(
  pen: Pen,
  hostname: string,
  place: { x: number; y: number; size: number },
): void {
  const scale = place.size / ICON_SIZE;
  const at = (x: number, y: number) => [place.x + x * scale, place.y + y * scale] as const;
  let [fromX, fromY] = [0, 0];
  for (const [, command, numbers = ''] of iconPath(hostname).matchAll(STEP)) {
    const values = numbers.trim().split(/\s+/u).map(Number);
    const [toX = 0, toY = 0] = values.slice(-2);
    if (command === 'M') pen.moveTo(...at(toX, toY));
    if (command === 'L') pen.lineTo(...at(toX, toY));
    if (command === 'A') {
      const arc = { fromX, fromY, toX, toY, radius: values[0] ?? 0 };
      for (const [x, y] of pointsOfArc(arc)) pen.lineTo(...at(x, y));
    }
    if (command !== 'Z') [fromX, fromY] = [toX, toY];
  }
}

type Arc = { fromX: number; fromY: number; toX: number; toY: number; radius: number };

/** An arc of at most half a circle, clockwise. */
function pointsOfArc({ fromX, fromY, toX, toY, radius }: Arc): [number, number][] {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const chord = Math.hypot(dx, dy);
  const height = Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2));
  const centreX = (fromX + toX) / 2 - (dy / chord) * height;
  const centreY = (fromY + toY) / 2 + (dx / chord) * height;
  const first = Math.atan2(fromY - centreY, fromX - centreX);
  const last = Math.atan2(toY - centreY, toX - centreX);
  const turn = (last - first + 2 * Math.PI) % (2 * Math.PI);
  return Array.from({ length: ARC_LINES }, (_, index): [number, number] => {
    const angle = first + (turn * (index + 1)) / ARC_LINES;
    return [centreX + Math.cos(angle) * radius, centreY + Math.sin(angle) * radius];
  });
}
