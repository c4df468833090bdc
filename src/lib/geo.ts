/** Distances on the earth, and the cells by which places are found. */

/** The radii of a search, in kilometers. */
export const radii = [5, 10, 25, 50, 100] as const;
export type Radius = (typeof radii)[number];
export const RADIUS_DEFAULT = 25;

/** A list by distance is in rings, each with the newest first; they are all within the larger radii. */
const ringEnds = [2, 5, 10, 15, 25, 50, 75, 100];

/** Where the rings of a circle end, in kilometers. */
export function ringsOf(km: Radius): number[] {
  return ringEnds.filter((end) => end <= km);
}

/** The mean radius of the earth, in kilometers. */
export const EARTH_KM = 6371.0088;
/** A cell is a quarter of a degree: 28 km from south to north. */
export const CELLS_PER_DEGREE = 4;
export const CELLS_PER_ROW = 360 * CELLS_PER_DEGREE;

export type Point = { lat: number; lon: number };

/** Numbers the cells from the south pole, in rows from west to east. */
export function cellOf({ lat, lon }: Point): number {
  return (
    Math.floor((lat + 90) * CELLS_PER_DEGREE) * CELLS_PER_ROW +
    Math.floor((lon + 180) * CELLS_PER_DEGREE)
  );
}

/** Digits of a degree that are used: about a kilometer, so that an address says nothing exact of who asks. */
const POINT_DIGITS = 2;

/** Degrees, minutes and seconds, the last two optional, with a comma or a point for decimals; then N, S, E or W. */
const ANGLE = String.raw`([-+]?\d{1,3}(?:[.,]\d{1,20})?)(?: ?°(?: ?(\d{1,2}(?:[.,]\d{1,20})?) ?['′’])?(?: ?(\d{1,2}(?:[.,]\d{1,20})?) ?["″”])?)? ?([NSEW]?)`;
const POINT = new RegExp(`^${ANGLE}(?: ?([,;/]) ?| )${ANGLE}$`, 'u');

/**
 * A point such as `51.15,14.99`, `51,15; 14,99`, `N 51.15 W 0.12` or `51° 9′ N, 14° 59′ E`; null for any other text. Two whole numbers
 * with a space between them are none.
 */
export function parsePoint(text: string): Point | null {
  const typed = text.trim().toUpperCase().replace(/^GEO:/u, '').replace(/\s+/gu, ' ');
  const sidesLast = /^[NSEW]/u.test(typed)
    ? typed.replace(/([NSEW]) ?([^NSEW]*[^NSEW ,;/])/gu, '$2$1')
    : typed;
  const match = POINT.exec(sidesLast.replaceAll('−', '-'));
  if (!match || (match[5] === undefined && !/[.,°NSEW]/u.test(sidesLast))) return null;
  const angles = [angleOf(match.slice(1, 5)), angleOf(match.slice(6))];
  const [one, other] = /[EW]/u.test(angles[0]?.side ?? '') ? angles.toReversed() : angles;
  if (!one || !other || /[EW]/u.test(one.side) || /[NS]/u.test(other.side)) return null;
  const [lat, lon] = [rounded(one.degrees), rounded(other.degrees)];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
}

function angleOf([whole = '', minutes = '0', seconds = '0', side = '']: (string | undefined)[]) {
  const [degrees = 0, sixtieths = 0, rest = 0] = [whole, minutes, seconds].map((part) =>
    Math.abs(Number(part.replace(',', '.'))),
  );
  const size = degrees + sixtieths / 60 + rest / 3600;
  return { side, degrees: whole.startsWith('-') || /[SW]/u.test(side) ? -size : size };
}

function rounded(degrees: number): number {
  // Adding 0 makes -0 a 0.
  return Number(degrees.toFixed(POINT_DIGITS)) + 0;
}

export function pointText({ lat, lon }: Point): string {
  return `${lat},${lon}`;
}
