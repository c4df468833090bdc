/** The filters of a list of jobs, as a form that asks for its own page again. */

import { wordsFor } from '#careers/words/words.ts';
import { categories, employmentTypes, workplaces } from '#vocabulary.ts';
import { isFiltered } from '#careers/layout/page-links.ts';
import type { Filters, Site } from '#careers/layout/props.ts';

interface FilterFormProps {
  site: Site;
  /** Where the list is, without a query. */
  path: string;
  filters: Filters;
}

const SEARCH_LENGTH_MAX = 100;

export function FilterForm({ site, path, filters }: FilterFormProps) {
  const words = wordsFor(site.language);
  const texts = words.filters;
  return (
    <form class="filters" method="get" action={path} role="search" aria-label={texts.heading}>
      <label>
        {texts.search}
        <input
          type="search"
          name="search-key"
          value={filters.search}
          maxlength={SEARCH_LENGTH_MAX}
          dir="auto"
        />
      </label>
      <Choice
        name="key-category"
        label={texts.category}
        all={texts.allCategories}
        chosen={String(filters.category)}
        options={Object.keys(categories).map((id) => [id, byId(words.categories, id)])}
      />
      <Choice
        name="workplace"
        label={texts.workplace}
        all={texts.allWorkplaces}
        chosen={filters.workplace}
        options={workplaces.map((name) => [name, words.workplaces[name]])}
      />
      <Choice
        name="employment_type"
        label={texts.employmentType}
        all={texts.allEmploymentTypes}
        chosen={filters.employmentType}
        options={Object.values(employmentTypes).map((name) => [name, words.employmentTypes[name]])}
      />
      <p class="actions">
        <button>{texts.show}</button>
        {isFiltered(filters) && <a href={path}>{texts.clear}</a>}
      </p>
    </form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  /** The option that filters nothing. */
  all: string;
  chosen: string | null;
  options: readonly (readonly [value: string, text: string])[];
}

function Choice({ name, label, all, chosen, options }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name}>
        <option value="">{all}</option>
        {options.map(([value, text]) => (
          <option value={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function byId(names: Readonly<Record<string, string>>, id: string): string {
  return names[id] ?? id;
}
