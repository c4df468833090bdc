/** The filters of the website plugin: those that narrow the list of this company, with the number of jobs of each option. */

import { embedWordsFor } from '#careers/words/embed/words.ts';
import { wordsFor } from '#careers/words/words.ts';
import type { EmbedProps, JobKind } from './props.ts';

export interface EmbedOption {
  value: string;
  label: string;
  count: number;
}

export interface EmbedFilter {
  /** The query parameter. */
  name: string;
  label: string;
  /** The option that sets none. */
  all: string;
  selected: string | null;
  options: readonly EmbedOption[];
}

/** Those with two options or more, and those that are set. */
export function embedFilters({ site, filters, city, kinds }: EmbedProps): EmbedFilter[] {
  const words = wordsFor(site.language);
  const texts = words.filters;
  const own = embedWordsFor(site.language);
  const all: EmbedFilter[] = [
    {
      name: 'in',
      label: own.city,
      all: own.allCities,
      selected: city,
      options: cityOptions(kinds),
    },
    {
      name: 'department',
      label: texts.department,
      all: texts.allDepartments,
      selected: filters.department ? String(filters.department.id) : null,
      options: countOptions(kinds, ({ department }) =>
        department === null ? [] : [[String(department.id), department.name]],
      ),
    },
    {
      name: 'key-category',
      label: texts.category,
      all: texts.allCategories,
      selected: onlyOf(filters.categories),
      options: countOptions(kinds, ({ category }) =>
        category === null ? [] : [[String(category), words.categories[category]]],
      ),
    },
    {
      name: 'workplace',
      label: texts.workplace,
      all: texts.allWorkplaces,
      selected: onlyOf(filters.workplaces),
      options: countOptions(kinds, ({ workplace }) => [[workplace, words.workplaces[workplace]]]),
    },
    {
      name: 'employment_type',
      label: texts.employmentType,
      all: texts.allEmploymentTypes,
      selected: onlyOf(filters.employmentTypes),
      options: countOptions(kinds, ({ employmentTypes }) =>
        employmentTypes.map((type) => [type, words.employmentTypes[type]]),
      ),
    },
  ];
  return all.filter(({ options, selected }) => options.length > 1 || selected !== null);
}

/** Of several values, which an address can have, the form has none selected. */
function onlyOf(values: readonly (string | number)[]): string | null {
  const [value, ...others] = values;
  return value === undefined || others.length > 0 ? null : String(value);
}

/** Where a company is in several countries, each city has its country beside it. */
function cityOptions(kinds: readonly JobKind[]): EmbedOption[] {
  const countries = new Set(kinds.map(({ city }) => city?.country));
  return countOptions(kinds, ({ city }) => {
    if (city === null) return [];
    const { value, name, country } = city;
    return [[value, countries.size > 1 ? `${name} (${country})` : name]];
  });
}

/** Most jobs first. */
function countOptions(
  kinds: readonly JobKind[],
  optionsOf: (kind: JobKind) => readonly (readonly [value: string, label: string])[],
): EmbedOption[] {
  const options = new Map<string, EmbedOption>();
  for (const kind of kinds) {
    for (const [value, label] of optionsOf(kind)) {
      const count = (options.get(value)?.count ?? 0) + kind.n;
      options.set(value, { value, label, count });
    }
  }
  return [...options.values()].toSorted(
    (one, other) => other.count - one.count || (one.label < other.label ? -1 : 1),
  );
}
