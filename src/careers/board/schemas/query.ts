/** What the jobs of a company's own website are asked by. */
import * as z from 'zod/mini';
import {
  PER_PAGE_DEFAULT,
  PER_PAGE_MAX,
  optionalText,
} from '#careers/locations/schemas/queries.ts';
import { described } from '#lib/described.ts';
import { countParam } from '#lib/pagination-fields.ts';

export const BoardQuery = z.object({
  q: optionalText(
    'Words of the title, the text, the skills or the place, as in `/api/locations/jobs`.',
  ),
  'department-id': described(
    z.optional(
      z.pipe(
        z.string().check(z.regex(/^[1-9]\d{0,14}$/u, 'Must be the id of a department.')),
        z.transform(Number),
      ),
    ),
    'The id of a department.',
    { type: 'integer', minimum: 1 },
  ),
  place: optionalText('A town, a region or a postal code: only jobs there and around it.'),
  page: countParam('The page number, starting at 1.', 1),
  max: countParam('Jobs per page, at most 100.', PER_PAGE_DEFAULT, PER_PAGE_MAX),
});
export type BoardQuery = z.output<typeof BoardQuery>;

export const ofCompany = z.object({
  company: described(z.string(), 'The subdomain of the company.', { type: 'string' }),
});
