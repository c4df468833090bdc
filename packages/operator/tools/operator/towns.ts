/** The operator's commands for towns and the coordinates of places. */
import { countryByIso2 } from '../../../../src/lib/countries.ts';
import { invalidField } from '../../../../src/errors.ts';
import {
  listPlacesWithoutTown,
  loadTowns,
  locatePlace,
} from '../../../../src/operator/towns/actions.ts';
import { readTowns } from '../../../../tools/towns/read.ts';
import { list, optional, text } from './command.ts';
import type { Command } from './command.ts';

const POPULATION_MIN = 1000;

export const townCommands: Record<string, Command> = {
  'town load': {
    about: 'Load the names and coordinates of towns (GeoNames, CC BY 4.0); can be repeated',
    options: {
      countries: {
        about: 'ISO 3166-1 alpha-2 codes; can be repeated; all without',
        value: 'CODES',
        isList: true,
      },
      population: {
        about: `only towns of so many people, ${POPULATION_MIN} without`,
        value: 'NUMBER',
      },
    },
    run: (ctx, values) => {
      const countries = list(values, 'countries')?.map(countryOf);
      const populationMin =
        numberOf('population', optional(values, 'population')) ?? POPULATION_MIN;
      const names = countries && new Set(countries);
      return loadTowns(ctx, readTowns({ countries: names, populationMin }));
    },
  },
  'place list': {
    about:
      'List the cities of offices that no town has the name of: no search by distance finds them',
    options: {},
    run: (ctx) => listPlacesWithoutTown(ctx),
  },
  'place locate': {
    about: 'Give a place coordinates',
    subject: 'PLACE_ID',
    options: {
      lat: { about: 'degrees north', value: 'DEGREES', required: true },
      lon: { about: 'degrees east', value: 'DEGREES', required: true },
    },
    run: (ctx, values, placeId) =>
      locatePlace(ctx, numberOf('place', placeId) ?? 0, {
        lat: degreesOf('lat', text(values, 'lat'), 90),
        lon: degreesOf('lon', text(values, 'lon'), 180),
      }),
  },
};

function countryOf(code: string): string {
  const country = countryByIso2(code.trim().toUpperCase());
  if (!country) throw invalidField('countries', `${code} is no country.`);
  return country.iso2;
}

function numberOf(option: string, given: string | undefined): number | undefined {
  if (given === undefined || /^\d{1,15}$/u.test(given))
    return given === undefined ? given : Number(given);
  throw invalidField(option, 'Must be a whole number.');
}

function degreesOf(option: string, given: string, max: number): number {
  const degrees = Number(given);
  if (given !== '' && Math.abs(degrees) <= max) return degrees;
  throw invalidField(option, `Must be -${max} to ${max}.`);
}
