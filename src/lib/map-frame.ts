/** Where a place stands on the outline of its country: `npm run maps` draws the outlines, pages put offices on them. */
import { mapFrames } from './map-frames.ts';

/** The part of the Earth that a map shows, in degrees. East of 180 where a country crosses that meridian. */
export type MapFrame = { west: number; south: number; east: number; north: number };

/** `lat` and `lon` in degrees. */
export type MapPoint = { lat: number; lon: number };

/** The longer side of a map, in units of its `viewBox`. */
export const MAP_SIDE = 800;

/** In `mapFrames`. */
const FRAME_UNITS_PER_DEGREE = 20;

/** A code, four numbers, and the next one: `DE117,945,301,1102`. */
const frames = new Map(
  mapFrames.split(';').map((text): [string, MapFrame] => {
    const [west = 0, south = 0, east = 0, north = 0] = text
      .slice(2)
      .split(',')
      .map((number) => Number(number) / FRAME_UNITS_PER_DEGREE);
    return [text.slice(0, 2), { west, south, east, north }];
  }),
);

/** The frame of a country by its ISO code, or null where there is no map of it. */
export function mapFrameOf(iso2: string): MapFrame | null {
  return frames.get(iso2) ?? null;
}

/** As a map of the frame is listed in `mapFrames`: rounded outwards. */
export function roundedFrame(frame: MapFrame): { text: string; frame: MapFrame } {
  const units = [
    Math.floor(frame.west * FRAME_UNITS_PER_DEGREE),
    Math.floor(frame.south * FRAME_UNITS_PER_DEGREE),
    Math.ceil(frame.east * FRAME_UNITS_PER_DEGREE),
    Math.ceil(frame.north * FRAME_UNITS_PER_DEGREE),
  ];
  const [west = 0, south = 0, east = 0, north = 0] = units.map((n) => n / FRAME_UNITS_PER_DEGREE);
  return { text: units.join(','), frame: { west, south, east, north } };
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
