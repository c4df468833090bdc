/** What the location API is asked by (contract 2.9, 2.14, 4.7). */
import * as z from 'zod/mini';
import { LISTED_DAYS } from '#recruiting/jobs/jobs/rules.ts';
import { optionalChoice, several, severalChoices } from '#lib/choice-fields.ts';
import { countParam, cursorParam, optionalCount } from '#lib/pagination-fields.ts';
import { pointText, parsePoint, radii, RADIUS_DEFAULT } from '#lib/geo.ts';
import type { Radius } from '#lib/geo.ts';
import { described } from '#lib/described.ts';
import { employmentTypes, workplaces } from '#vocabulary/lists.ts';
import { sorts } from '#careers/sorts/rules.ts';

export const PER_PAGE_DEFAULT = 12;
export const PER_PAGE_MAX = 100;
const CITIES_DEFAULT = 200;
const CITIES_MAX = 1_000;
const TEXT_LENGTH_MAX = 500;

/** `careers/answers/schemas.ts` has the longer texts of the API document. */
const SAID = '';

const COUNTRY = 'An ISO 3166-1 alpha-2 code or the name of a country.';

/** Text of white space only is no filter. */
export function optionalText(about: string, convert: (text: string) => string = (text) => text) {
  const text = z.pipe(
    z.string().check(z.maxLength(TEXT_LENGTH_MAX), z.trim()),
    z.transform((trimmed) => (trimmed === '' ? undefined : convert(trimmed))),
  );
  return described(z.optional(text), about);
}

/** A point as it is used, so that no answer repeats more digits. */
function wherePlace(text: string): string {
  const point = parsePoint(text);
  return point ? pointText(point) : text;
}

const domainParam = optionalText(
  'The hostname of a career domain. Only jobs of its companies are included.',
  (hostname) => hostname.toLowerCase(),
);

export const CountriesQuery = z.object({ career_domain: domainParam });
export type CountriesQuery = z.output<typeof CountriesQuery>;

export const CitiesQuery = z.object({
  country: described(
    z
      .string('Must name a country.')
      .check(z.trim(), z.minLength(1, 'Must name a country.'), z.maxLength(TEXT_LENGTH_MAX)),
    COUNTRY,
  ),
  career_domain: domainParam,
  limit: countParam('The number of cities to return, at most 1,000.', CITIES_DEFAULT, CITIES_MAX),
});
export type CitiesQuery = z.output<typeof CitiesQuery>;

export const JobsQuery = z.object({
  country: optionalText(COUNTRY),
  city: optionalText('The name of a city. Case and accents are ignored.'),
  career_domain: domainParam,
  where: described(
    z.optional(
      z.pipe(
        z.string().check(z.maxLength(TEXT_LENGTH_MAX), z.trim()),
        z.transform((text) => (text === '' ? undefined : wherePlace(text))),
      ),
    ),
    SAID,
  ),
  radius: described(
    z.optional(
      z.pipe(
        z.string(),
        z.transform((text, { issues }): Radius => {
          const km = radii.find((one) => String(one) === text.trim());
          if (km !== undefined) return km;
          issues.push({
            code: 'custom',
            message: `Must be one of ${radii.join(', ')}.`,
            input: text,
          });
          return z.NEVER;
        }),
      ),
    ),
    `The distance from \`where\` in kilometers. Without it ${RADIUS_DEFAULT}.`,
    { type: 'integer', enum: [...radii] },
  ),
  remote: optionalChoice(SAID, ['yes', 'no']),
  'search-key': optionalText(SAID),
  q: optionalText(SAID),
  'key-category': several('The id of a category.', 'Must be the id of a category.', (text) =>
    /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : null,
  ),
  workplace: severalChoices(workplaces),
  employment_type: severalChoices(Object.values(employmentTypes)),
  company: optionalText(SAID, (name) => name.toLowerCase()),
  salary_min: optionalCount(SAID),
  posted_within: optionalCount('Only jobs published in the last so many days.', LISTED_DAYS),
  sort: optionalChoice(SAID, sorts),
  facets: optionalChoice(SAID, ['yes', 'no']),
  page: countParam('The page number, starting at 1.', 1),
  per_page: countParam('Jobs per page, at most 100.', PER_PAGE_DEFAULT, PER_PAGE_MAX),
  cursor: cursorParam(SAID),
});
export type JobsQuery = z.output<typeof JobsQuery>;
