/** The text for a search: its place and filters. */

import type { Filters } from '#careers/layout/props.ts';
import { cityHeadings, countryHeadings, filterLabels } from '../headings.ts';
import { fillTemplate } from '#lib/language.ts';
import { wordsFor } from '../words.ts';

export interface SearchPlace {
  country: { iso2: string; name: string } | null;
  city: { name: string } | null;
  company?: { name: string } | null;
}

export function describeSearch(
  site: { name: string; language: string },
  place: SearchPlace,
  filters: Filters,
): string {
  return [headingOf(site, place), ...filterLabels(site.language, filters)].join(' · ');
}

function headingOf(
  site: { name: string; language: string },
  { country, city, company }: SearchPlace,
): string {
  const words = wordsFor(site.language);
  if (company) return fillTemplate(words.company.allJobs, { company: company.name });
  if (!country) return words.notFound.link;
  const list = { site, country, jobCount: 0, page: 1 };
  return (city ? cityHeadings({ ...list, city }) : countryHeadings(list)).heading;
}
