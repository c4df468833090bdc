/** Suggestions on the wire. */
import * as z from 'zod/mini';
import { choiceFault, findChoice } from '#lib/choices.ts';
import { countryName } from '#lib/countries.ts';
import { described } from '#lib/described.ts';
import type { Suggestion } from '#careers/answers/schemas.ts';
import type { Suggested } from './rules.ts';

const TYPED_LENGTH_MAX = 100;
const HOST_LENGTH_MAX = 500;
const kinds = ['title', 'place'] as const;

export const SuggestQuery = z.object({
  q: described(
    z
      .string('Must be the beginning of a title or a place.')
      .check(z.trim(), z.maxLength(TYPED_LENGTH_MAX)),
    'What has been typed. Suggestions need at least two characters in alphabetic scripts, and one in others.',
  ),
  kind: described(
    z._default(
      z.pipe(
        z.string(),
        z.transform((text, { issues }): (typeof kinds)[number] => {
          const found = findChoice(kinds, text);
          if (found) return found;
          issues.push({ code: 'custom', message: choiceFault(kinds), input: text });
          return z.NEVER;
        }),
      ),
      'title',
    ),
    '`title`: titles of the newest jobs. `place`: cities with jobs, then towns.',
    { enum: [...kinds], default: 'title' },
  ),
  career_domain: described(
    z.optional(z.string().check(z.trim(), z.maxLength(HOST_LENGTH_MAX), z.toLowerCase())),
    'The hostname of a career domain. Only jobs of its companies and places of its countries are included.',
  ),
});
export type SuggestQuery = z.output<typeof SuggestQuery>;

export function showTitle(title: string): Suggestion {
  return { name: title, state: null, country: null };
}

export function showPlace({ name, stateName, countryId }: Suggested): Suggestion {
  return { name, state: stateName, country: countryName(countryId) };
}
