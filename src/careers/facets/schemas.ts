/** The facets of a list on the wire. */
import { categories } from '#vocabulary/lists.ts';
import type { JobFacets } from '#careers/answers/schemas.ts';
import type { Facets } from './rules.ts';

export function showFacets(facets: Facets): JobFacets {
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
