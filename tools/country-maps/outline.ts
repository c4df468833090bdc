/** The outline of a country as the path of an SVG: without what is far away, and with no more points than can be seen. */
import { projection, roundedFrame } from '#lib/map-frame.ts';
import type { MapFrame } from '#lib/map-frame.ts';
import type { Polygon, Ring } from './topology.ts';

/** In units of the map, of which there are 800: smaller bends and islands are not drawn. */
const BEND_MIN = 1.6;
const ISLAND_MIN = 14;

/** How much an island may enlarge the frame, alone and with all others: more if it is large, and not at all if it is tiny. */
const GROWTH_MAX = 1.35;
const LARGE_GROWTH_MAX = 2.7;
const GROWTH_IN_ALL = 3.2;
const LARGE_PART = 0.1;
const TINY_PART = 0.002;

export type Outline = { frame: MapFrame; frameText: string; path: string };

export function outlineOf(polygons: readonly Polygon[]): Outline | null {
  const parts = withinReach(polygons);
  const bounds = parts.map(({ frame }) => frame).reduce<MapFrame | null>(unionOf, null);
  // What goes around the pole has no frame.
  if (!bounds || bounds.east - bounds.west > 360) return null;
  const { text: frameText, frame } = roundedFrame(bounds);
  const map = projection(frame);
  const rings = parts.flatMap(({ polygon }) => polygon);
  const drawn = rings
    .map((ring) => simplified(ring.map(([lon, lat]) => map.toMap({ lat, lon }))))
    .filter((points, index) => index === 0 || Math.abs(areaOf(points)) >= ISLAND_MIN);
  return { frame, frameText, path: drawn.map(pathOf).join('') };
}

type Part = { polygon: Polygon; frame: MapFrame; area: number };

/** The largest part of the country, and what is not so far from it that the map would become small. */
function withinReach(polygons: readonly Polygon[]): Part[] {
  const [main, ...others] = polygons.map(toPart).sort((a, b) => b.area - a.area);
  if (!main) return [];
  const taken = [main];
  let { frame } = main;
  for (const other of others) {
    const part = nearest(other, main.frame);
    const joined = unionOf(frame, part.frame);
    const growth = sizeOf(joined) / sizeOf(frame);
    const growthMax = growthMaxOf(part.area / main.area);
    if (growth > growthMax || sizeOf(joined) > sizeOf(main.frame) * GROWTH_IN_ALL) continue;
    taken.push(part);
    frame = joined;
  }
  return taken;
}

function growthMaxOf(part: number): number {
  if (part < TINY_PART) return 1;
  return part > LARGE_PART ? LARGE_GROWTH_MAX : GROWTH_MAX;
}

function toPart(polygon: Polygon): Part {
  const [outer = []] = polygon;
  const frame = outer.reduce<MapFrame | null>(
    (bounds, [lon, lat]) => unionOf(bounds, { west: lon, south: lat, east: lon, north: lat }),
    null,
  ) ?? { west: 0, south: 0, east: 0, north: 0 };
  const narrowing = Math.cos((((frame.south + frame.north) / 2) * Math.PI) / 180);
  const area = Math.abs(areaOf(outer.map(([x, y]) => ({ x: x * narrowing, y }))));
  return { polygon, frame, area };
}

/** A part beyond the 180th meridian, as it continues from the other side. */
function nearest(part: Part, { west, east }: MapFrame): Part {
  const distance = (part.frame.west + part.frame.east - west - east) / 2;
  const shift = Math.abs(distance) <= 180 ? 0 : -360 * Math.sign(distance);
  if (shift === 0) return part;
  const { south, north } = part.frame;
  return {
    ...part,
    polygon: part.polygon.map((ring): Ring => ring.map(([lon, lat]) => [lon + shift, lat])),
    frame: { west: part.frame.west + shift, south, east: part.frame.east + shift, north },
  };
}

function unionOf(a: MapFrame | null, b: MapFrame): MapFrame {
  if (!a) return b;
  return {
    west: Math.min(a.west, b.west),
    south: Math.min(a.south, b.south),
    east: Math.max(a.east, b.east),
    north: Math.max(a.north, b.north),
  };
}

function sizeOf({ west, south, east, north }: MapFrame): number {
  return (east - west) * (north - south);
}

type Pixel = { x: number; y: number };

function areaOf(points: readonly Pixel[]): number {
  return (
    points.reduce((sum, { x, y }, index) => {
      const next = points[(index + 1) % points.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0) / 2
  );
}

/** Douglas and Peucker, on both halves of the ring between its first point and the one farthest from it. */
function simplified(ring: readonly Pixel[]): Pixel[] {
  const [first] = ring;
  if (!first) return [];
  const distances = ring.map(({ x, y }) => Math.hypot(x - first.x, y - first.y));
  const farthest = distances.indexOf(Math.max(...distances));
  const there = ring.slice(0, farthest + 1);
  const back = [...ring.slice(farthest), first];
  return [...bendsOf(there).slice(0, -1), ...bendsOf(back).slice(0, -1)].map(({ x, y }) => ({
    x: Math.round(x),
    y: Math.round(y),
  }));
}

function bendsOf(line: readonly Pixel[]): Pixel[] {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to || line.length < 3) return [...line];
  let [bend, at] = [0, 0];
  for (const [index, point] of line.entries()) {
    const distance = distanceTo(point, from, to);
    if (distance > bend) [bend, at] = [distance, index];
  }
  if (bend < BEND_MIN) return [from, to];
  return [...bendsOf(line.slice(0, at + 1)).slice(0, -1), ...bendsOf(line.slice(at))];
}

function distanceTo(point: Pixel, from: Pixel, to: Pixel): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  const cross = (to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y);
  return Math.abs(cross) / length;
}

/** Each point from the one before it: shorter than its coordinates. */
function pathOf(points: readonly Pixel[]): string {
  const [first, ...others] = points;
  if (!first || others.length < 2) return '';
  let before = first;
  const steps = others.map((point) => {
    const [dx, dy] = [point.x - before.x, point.y - before.y];
    before = point;
    return `${dx}${dy < 0 ? '' : ' '}${dy}`;
  });
  const joined = steps.reduce((path, step) => `${path}${step.startsWith('-') ? '' : ' '}${step}`);
  return `M${first.x} ${first.y}l${joined}z`;
}
