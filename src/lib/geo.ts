/** Distances on the earth, and the cells by which places are found. */

/** The radii of a search, in kilometres. */
export const radii = [5, 10, 25, 50, 100] as const;
export type Radius = (typeof radii)[number];
export const RADIUS_DEFAULT = 25;

/** A list by distance is in rings, each with the newest first; they are all within the larger radii. */
const ringEnds = [2, 5, 10, 15, 25, 50, 75, 100];

/** Where the rings of a circle end, in kilometres. */
export function ringsOf(km: Radius): number[] {
  return ringEnds.filter((end) => end <= km);
}

/** The mean radius of the earth, in kilometres. */
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

/** Digits of a degree that are used: about a kilometre, so that an address says nothing exact of who asks. */
const POINT_DIGITS = 2;

/** A point such as `51.15,14.99`; null for any other text. */
export function parsePoint(text: string): Point | null {
  const match = /^\s*(-?\d{1,2}(?:\.\d{1,20})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*$/u.exec(text);
  if (!match) return null;
  const [lat, lon] = [rounded(Number(match[1])), rounded(Number(match[2]))];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
}

function rounded(degrees: number): number {
  // Adding 0 makes -0 a 0.
  return Number(degrees.toFixed(POINT_DIGITS)) + 0;
}

export function pointText({ lat, lon }: Point): string {
  return `${lat},${lon}`;
}
