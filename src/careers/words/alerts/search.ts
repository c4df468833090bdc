/** A search as a person would say it. */

import type { Filters } from '#careers/layout/props.ts';
import { fillTemplate } from '#lib/language.ts';
import { cityHeadings, countryHeadings } from '../headings.ts';
import { wordsFor } from '../words.ts';

export interface SearchedPlace {
  country: { iso2: string; name: string } | null;
  city: { name: string } | null;
}

/** What was typed stands in it where `search` is given. */
export function searchName(
  site: { name: string; language: string },
  place: SearchedPlace,
  { search, category, workplace, employmentType }: Filters,
): string {
  const words = wordsFor(site.language);
  return [
    headingOf(site, place),
    ...(search === '' ? [] : [fillTemplate(words.quoted, { text: search })]),
    ...(category === null ? [] : [words.categories[category]]),
    ...(workplace === null ? [] : [words.workplaces[workplace]]),
    ...(employmentType === null ? [] : [words.employmentTypes[employmentType]]),
  ].join(' · ');
}

function headingOf(
  site: { name: string; language: string },
  { country, city }: SearchedPlace,
): string {
  if (!country) return wordsFor(site.language).notFound.link;
  const listed = { site, country, jobCount: 0, page: 1 };
  return (city ? cityHeadings({ ...listed, city }) : countryHeadings(listed)).heading;
}
