/** Draws the outline of every country into `public/maps`, and lists their frames in `src/lib/map-frames.ts`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { allCountries, countryById } from '#lib/countries.ts';
import { projection } from '#lib/map-frame.ts';
import { outlineOf } from './country-maps/outline.ts';
import { readCountries } from './country-maps/topology.ts';
import type { Polygon } from './country-maps/topology.ts';

const FOLDER = 'public/maps';
const FRAMES = 'src/lib/map-frames.ts';

/** Seen on light and dark paper alike, as a picture cannot ask which one it is on. */
const LAND = '#808793';

/** The code of Norway is that of its mainland: Svalbard, north of here, has one of its own (SJ). */
const NORTH_OF_NORWAY = 74;

const shapes = readCountries();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const frames: string[] = [];
for (const { id } of allCountries()) {
  const iso2 = countryById(id)?.iso2 ?? '';
  const outline = outlineOf((shapes.get(id) ?? []).filter((shape) => isIn(iso2, shape)));
  if (!outline) continue;
  const { width, height } = projection(outline.frame);
  frames.push(`${iso2}${outline.frameText}`);
  writeFileSync(
    `${FOLDER}/${iso2.toLowerCase()}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${LAND}" d="${outline.path}"/></svg>\n`,
  );
}
writeFileSync(
  FRAMES,
  [
    '/** What the maps of `public/maps` show, in twentieths of a degree: west, south, east, north. Made by `npm run maps`. */',
    `export const mapFrames =`,
    `  '${frames.join(';')}';`,
    '',
  ].join('\n'),
);
process.stdout.write(`${frames.length} outlines in ${FOLDER}\n`);

function isIn(iso2: string, [outer = []]: Polygon): boolean {
  return iso2 !== 'NO' || outer.some(([, lat]) => lat < NORTH_OF_NORWAY);
}
