/** Draws the outline of every country into `public/maps`, and lists their frames in `src/lib/map-frames.ts`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { countryByIso2, countryCodes } from '#lib/countries.ts';
import { NO_FRAME, projection } from '#lib/map-frame.ts';
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
let count = 0;
for (const iso2 of countryCodes()) {
  const id = countryByIso2(iso2)?.id ?? 0;
  const outline = outlineOf((shapes.get(id) ?? []).filter((shape) => isIn(iso2, shape)));
  frames.push(outline?.frameText ?? NO_FRAME);
  if (!outline) continue;
  count += 1;
  const { width, height } = projection(outline.frame);
  writeFileSync(
    `${FOLDER}/${iso2.toLowerCase()}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${LAND}" d="${outline.path}"/></svg>\n`,
  );
}
writeFileSync(
  FRAMES,
  [
    '/** What the maps of `public/maps` show, as `map-frame.ts` reads it. Made by `npm run maps`. */',
    `export const mapFrames =`,
    `  '${frames.join('')}';`,
    '',
  ].join('\n'),
);
process.stdout.write(`${count} outlines in ${FOLDER}\n`);

function isIn(iso2: string, [outer = []]: Polygon): boolean {
  return iso2 !== 'NO' || outer.some(([, lat]) => lat < NORTH_OF_NORWAY);
}
