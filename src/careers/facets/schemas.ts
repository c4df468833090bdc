/** The facets of a list on the wire. */
import * as z from 'zod/mini';
import { described, named } from '#lib/described.ts';
import { categories, workplaces } from '#vocabulary/lists.ts';
import type { Facets } from './rules.ts';

const COUNT = 'Null in a list of more than 500 jobs.';

function facetOf<Value extends z.ZodMiniType>(value: Value, about: string) {
  const count = described(z.nullable(z.int()), COUNT);
  return described(z.array(z.object({ value, count })), about);
}

export const JobFacets = named(
  z.object({
    'key-category': described(
      z.array(
        z.object({
          value: z.int(),
          name: z.string(),
          count: described(z.nullable(z.int()), COUNT),
        }),
      ),
      'The ids of categories.',
    ),
    workplace: facetOf(z.enum(workplaces), 'The workplaces.'),
    employment_type: facetOf(z.string(), 'The employment types.'),
    salary_min: facetOf(
      z.int(),
      'Yearly pay in the currency of the country or domain. Empty where that has several. Jobs without pay are in none.',
    ),
    posted_within: facetOf(z.int(), 'Days.'),
    company: described(
      z.array(
        z.object({
          value: described(z.string(), 'The subdomain.'),
          name: z.string(),
          count: described(z.nullable(z.int()), COUNT),
        }),
      ),
      'The 20 employers with the most jobs, in a list of more than 500 jobs among its newest 200.',
    ),
  }),
  'JobFacets',
);

export function showFacets(facets: Facets): z.output<typeof JobFacets> {
  const categoriesShown = facets['key-category'].map(({ value, count }) => ({
    value,
    name: categoryName(value),
    count,
  }));
  return { ...facets, 'key-category': categoriesShown };
}

function categoryName(id: number): string {
  return Object.entries(categories).find(([key]) => Number(key) === id)?.[1] ?? '';
}
