/** Real cities of the career domains' countries, as the people there write them, for seeded offices. */
import data from './data/cities.json' with { type: 'json' };

export interface City {
  readonly name: string;
  /** ISO 3166-2. */
  readonly state: string;
  /** One real code of the city; empty where the country has none. */
  readonly zipcode: string;
  /** About the inhabitants in thousands: how often a seed picks the city. */
  readonly weight: number;
}

/** By ISO 3166-1 alpha-2: name, end of the state's code, postal code and weight. Some names stand twice in a country, in two states: slugs must tell them apart. */
const rows = data as unknown as Record<
  Iso2,
  readonly (readonly [name: string, state: string, zipcode: string, weight: number])[]
>;

/** The countries of the career domains. */
export type Iso2 = keyof typeof data;

export const cities = Object.fromEntries(
  Object.entries(rows).map(([iso2, towns]) => [
    iso2,
    towns.map(([name, state, zipcode, weight]) => ({
      name,
      state: `${iso2}-${state}`,
      zipcode,
      weight,
    })),
  ]),
) as unknown as Readonly<Record<Iso2, readonly City[]>>;
