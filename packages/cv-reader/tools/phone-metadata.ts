/** Prints `src/phone-metadata.ts`: what libphonenumber knows of each country, without the ways to write a number, half of its size. */
import metadata from 'libphonenumber-js/metadata.min.json';

/** The place of the formats in a country's data. */
const FORMATS = 4;

type Data = Record<string, unknown[]>;

function withoutFormats(all: Data): Data {
  const reduced = Object.entries(all).map(([name, data]) => [
    name,
    data.length > FORMATS ? data.with(FORMATS, 0) : data,
  ]);
  return Object.fromEntries(reduced);
}

const { countries, nonGeographic, ...rest } = metadata as unknown as Record<
  'countries' | 'nonGeographic',
  Data
>;
const text = JSON.stringify({
  ...rest,
  countries: withoutFormats(countries),
  nonGeographic: withoutFormats(nonGeographic),
});
if (/[`]|\$\{/u.test(text)) throw new Error('The text would end the template.');

process.stdout
  .write(`/** Which numbers are valid in each country; printed by \`tools/phone-metadata.ts\` for each version of libphonenumber-js. */
import type { MetadataJson } from 'libphonenumber-js/core';

export const phoneMetadata: MetadataJson = JSON.parse(
  String.raw\`${text}\`,
);
`);
