/** The icon of a site, drawn from its host name: four tiles of a few shapes, independent of fonts. */

/** The side of the square the path is drawn in: `viewBox="0 0 64 64"`. */
export const ICON_SIZE = 64;
const TILE = ICON_SIZE / 2;

/** The `d` of an SVG path; the same for the same text, always, as search engines keep icons for long. */
export function iconPath(text: string): string {
  const bits = scrambled(text);
  return tiles
    .map(([x, y], tile) => {
      const chosen = bits >>> (tile * 4);
      const draw = shapes[chosen & 3] ?? disc;
      return draw(turned(x, y, (chosen >>> 2) & 3));
    })
    .join('');
}

const tiles = [
  [0, 0],
  [TILE, 0],
  [0, TILE],
  [TILE, TILE],
] as const;

/** A point of a tile, in units of its side, as it is written after the tile was turned. */
type Pen = (x: number, y: number) => string;

const arc = `A${TILE} ${TILE} 0 0 1 `;
const halfArc = `A${TILE / 2} ${TILE / 2} 0 0 1 `;

const quarter = (at: Pen) => `M${at(0, 0)}L${at(1, 0)}${arc}${at(0, 1)}Z`;
const leaf = (at: Pen) => `M${at(0, 0)}${arc}${at(1, 1)}${arc}${at(0, 0)}Z`;
const corner = (at: Pen) => `M${at(0, 0)}L${at(1, 0)}L${at(0, 1)}Z`;
const disc = (at: Pen) => `M${at(0, 0.5)}${halfArc}${at(1, 0.5)}${halfArc}${at(0, 0.5)}Z`;

const shapes = [quarter, leaf, corner, disc];

function turned(left: number, top: number, quarters: number): Pen {
  return (x, y) => {
    let [across, down] = [x, y];
    for (let turn = 0; turn < quarters; turn++) [across, down] = [1 - down, across];
    return `${left + across * TILE} ${top + down * TILE}`;
  };
}

/** FNV-1a, and a last stir: names differ in few letters, and every bit counts here. */
function scrambled(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
