/** Reads the outlines of countries from the TopoJSON of Natural Earth (`world-atlas`). */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Longitude and latitude, in degrees. */
export type Point = readonly [lon: number, lat: number];
export type Ring = readonly Point[];
/** The outer ring, and those of its holes. */
export type Polygon = readonly Ring[];

type Geometry = { id?: string } & (
  | { type: 'Polygon'; arcs: number[][] }
  | { type: 'MultiPolygon'; arcs: number[][][] }
);

type Topology = {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { countries: { geometries: Geometry[] } };
};

/** By the number of ISO 3166-1. Territories without one of their own are left out. */
export function readCountries(): Map<number, Polygon[]> {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'));
  const { transform, arcs, objects } = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const [scaleX, scaleY] = transform.scale;
  const [left, bottom] = transform.translate;
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [x * scaleX + left, y * scaleY + bottom];
    });
  });

  // The complement of an index is the same arc from its end. Arcs begin where the one before has ended.
  const ringOf = (indexes: readonly number[]): Ring =>
    continuous(
      indexes.flatMap((index) => {
        const line = index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? []);
        return line.slice(1);
      }),
    );

  const countries = new Map<number, Polygon[]>();
  for (const geometry of objects.countries.geometries) {
    const id = Number(geometry.id);
    if (!Number.isInteger(id)) continue;
    const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
    const known = countries.get(id) ?? [];
    countries.set(id, [...known, ...polygons.map((rings) => rings.map(ringOf))]);
  }
  return countries;
}

/** Across the 180th meridian a ring goes on beyond 180 degrees, instead of around the Earth. */
function continuous(ring: Ring): Ring {
  let turns = 0;
  return ring.map(([lon, lat], index): Point => {
    const [before = lon] = ring[index - 1] ?? [];
    if (Math.abs(lon - before) > 180) turns += lon > before ? -1 : 1;
    return [lon + turns * 360, lat];
  });
}
