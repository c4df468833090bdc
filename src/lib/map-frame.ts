/** Where a place stands on the outline of its country: `npm run maps` draws the outlines, pages put offices on them. */
import { countryCodes } from './countries.ts';
import { mapFrames } from './map-frames.ts';

/** The part of the Earth that a map shows, in degrees. East of 180 where a country crosses that meridian. */
export type MapFrame = { west: number; south: number; east: number; north: number };

/** `lat` and `lon` in degrees. */
export type MapPoint = { lat: number; lon: number };

/** The longer side of a map, in units of its `viewBox`. */
export const MAP_SIDE = 800;

/** In `mapFrames`. */
const FRAME_UNITS_PER_DEGREE = 20;

/**
 * How `mapFrames` is written, as short as text can be, because it is part of a Worker that starts in many places: west, south, width
 * and height of each country, a number of two digits each, in the order of `countryCodes`. Digits are the letters of ASCII from "#" on
 * without those that a string would escape.
 */
const digits = Array.from({ length: 92 }, (_, index) => String.fromCodePoint(index + 35))
  .join('')
  .replace(/['\\`]/gu, '');
/** Of a country without a map. */
export const NO_FRAME = '        ';
const FRAME_LENGTH = NO_FRAME.length;
const WEST_MIN = -180 * FRAME_UNITS_PER_DEGREE;
const SOUTH_MIN = -90 * FRAME_UNITS_PER_DEGREE;

/** The frame of a country by its ISO code, or null where there is no map of it. */
export function mapFrameOf(iso2: string): MapFrame | null {
  const start = countryCodes().indexOf(iso2) * FRAME_LENGTH;
  const text = start < 0 ? '' : mapFrames.slice(start, start + FRAME_LENGTH);
  const [west = 0, south = 0, width = 0, height = 0] = [0, 2, 4, 6].map(
    (at) => digits.indexOf(text.charAt(at)) * digits.length + digits.indexOf(text.charAt(at + 1)),
  );
  return text === NO_FRAME || text === ''
    ? null
    : toFrame([west + WEST_MIN, south + SOUTH_MIN, width, height]);
}

/** As a map of the frame is listed in `mapFrames`: rounded outwards. */
export function roundedFrame(frame: MapFrame): { text: string; frame: MapFrame } {
  const west = Math.floor(frame.west * FRAME_UNITS_PER_DEGREE);
  const south = Math.floor(frame.south * FRAME_UNITS_PER_DEGREE);
  const width = Math.ceil(frame.east * FRAME_UNITS_PER_DEGREE) - west;
  const height = Math.ceil(frame.north * FRAME_UNITS_PER_DEGREE) - south;
  const text = [west - WEST_MIN, south - SOUTH_MIN, width, height]
    .map((n) => digits.charAt(Math.floor(n / digits.length)) + digits.charAt(n % digits.length))
    .join('');
  return { text, frame: toFrame([west, south, width, height]) };
}

function toFrame([west, south, width, height]: [number, number, number, number]): MapFrame {
  return {
    west: west / FRAME_UNITS_PER_DEGREE,
    south: south / FRAME_UNITS_PER_DEGREE,
    east: (west + width) / FRAME_UNITS_PER_DEGREE,
    north: (south + height) / FRAME_UNITS_PER_DEGREE,
  };
}

/**
 * A map of a frame: every degree of latitude is as long as any other, and a degree of longitude as long as it is in the middle
 * of the country. Good enough for one country, and the same in both directions.
 */
export function projection(frame: MapFrame) {
  const { west, south, east, north } = frame;
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = MAP_SIDE / Math.max((east - west) * narrowing, north - south);
  const width = Math.ceil((east - west) * narrowing * scale);
  const height = Math.ceil((north - south) * scale);
  return {
    width,
    height,
    toMap: ({ lat, lon }: MapPoint) => ({
      x: (lon - west) * narrowing * scale,
      y: (north - lat) * scale,
    }),
    /** Where it is on the map, or null: beside it, as an island far away. */
    place({ lat, lon }: MapPoint): { x: number; y: number } | null {
      // A country across the 180th meridian has a frame that ends beyond it.
      const nearLon = lon < west && lon + 360 <= east ? lon + 360 : lon;
      if (lat < south || lat > north || nearLon < west || nearLon > east) return null;
      const { x, y } = this.toMap({ lat, lon: nearLon });
      return { x: Math.round(x), y: Math.round(y) };
    },
  };
}
