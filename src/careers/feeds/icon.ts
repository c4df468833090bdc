/** The icon of a site as SVG. */

import { hexOf, hueDegrees } from '#lib/colour.ts';
import { ICON_SIZE as DRAWN_SIZE, iconPath } from '#lib/site-icon.ts';
import type { Site } from './props.ts';

/** Around the mark, a quarter of its size. */
const MARGIN = DRAWN_SIZE / 4;
export const ICON_SIZE = DRAWN_SIZE + 2 * MARGIN;
const CORNER = 20;

/** The masthead's colour, and a lighter one that contrasts with it. */
export function iconColours({ hue }: Pick<Site, 'hue'>): { ground: string; mark: string } {
  const degrees = hueDegrees(hue);
  return { ground: hexOf(0.38, 0.095, degrees), mark: hexOf(0.84, 0.1, degrees) };
}

export function iconSvg(site: Pick<Site, 'hostname' | 'hue'>): string {
  const { ground, mark } = iconColours(site);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_SIZE} ${ICON_SIZE}">`,
    `<rect width="${ICON_SIZE}" height="${ICON_SIZE}" rx="${CORNER}" fill="${ground}"/>`,
    `<path transform="translate(${MARGIN} ${MARGIN})" fill="${mark}" d="${iconPath(site.hostname)}"/>`,
    '</svg>\n',
  ].join('');
}
