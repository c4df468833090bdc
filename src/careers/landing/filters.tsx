/** The search form of a list of jobs; it submits to the page of the list. On a phone the filters fold behind a button. */

import { icon } from '#careers/layout/icons.ts';
import { chosenFilters, payLabel } from '#careers/words/headings.ts';
import { wordsFor } from '#careers/words/words.ts';
import { fillTemplate } from '#lib/language.ts';
import { payAmounts } from '#lib/pay-steps.ts';
import { categories, employmentTypes, workplaces } from '#vocabulary.ts';
import { isFiltered } from '#careers/layout/page-links.ts';
import { postedWithinDays } from '#careers/layout/props.ts';
import type { Filters, Site } from '#careers/layout/props.ts';

interface FilterFormProps {
  site: Site;
  /** The path of the list, without a query. */
  path: string;
  filters: Filters;
}

const SEARCH_LENGTH_MAX = 100;

export function FilterForm({ site, path, filters }: FilterFormProps) {
  const words = wordsFor(site.language);
  const texts = words.filters;
  const chosen = chosenFilters(site.language, filters).length;
  return (
    <form
      class="filters"
      method="get"
      action={path}
      role="search"
      aria-label={texts.heading}
      data-domain={site.hostname}
      data-suggestions={fillTemplate(words.labelled, { label: texts.suggestions, text: '#' })}
    >
      <div class="what">
        <label for="q">{texts.search}</label>
        <div class="typed">
          {icon('search')}
          <input
            type="search"
            id="q"
            name="q"
            value={filters.search}
            maxlength={SEARCH_LENGTH_MAX}
            dir="auto"
          />
        </div>
      </div>
      <button class="go" aria-label={texts.show}>
        {icon('search')}
      </button>
      <details>
        <summary>
          {icon('filters')}
          {texts.more}
          {chosen > 0 && <b>{chosen}</b>}
        </summary>
        <Options site={site} filters={filters} />
        <p class="actions">
          <button>{texts.show}</button>
          {isFiltered(filters) && <a href={path}>{texts.clear}</a>}
        </p>
      </details>
    </form>
  );
}

/** What is chosen from lists. */
function Options({ site, filters }: { site: Site; filters: Filters }) {
  const words = wordsFor(site.language);
  const texts = words.filters;
  return (
    <div class="options">
      <Select
        name="key-category"
        label={texts.category}
        allLabel={texts.allCategories}
        selected={String(filters.category)}
        options={Object.keys(categories).map((id) => [id, byId(words.categories, id)])}
      />
      <Select
        name="workplace"
        label={texts.workplace}
        allLabel={texts.allWorkplaces}
        selected={filters.workplace}
        options={workplaces.map((name) => [name, words.workplaces[name]])}
      />
      <Select
        name="employment_type"
        label={texts.employmentType}
        allLabel={texts.allEmploymentTypes}
        selected={filters.employmentType}
        options={Object.values(employmentTypes).map((name) => [name, words.employmentTypes[name]])}
      />
      {filters.currency !== undefined && (
        <Select
          name="salary_min"
          label={words.labels.pay}
          allLabel={texts.anyPay}
          selected={String(filters.salaryMin)}
          options={payAmounts(filters.currency).map((amount) => [
            String(amount),
            payLabel(site.language, filters, amount),
          ])}
        />
      )}
      <Select
        name="posted_within"
        label={words.labels.posted}
        allLabel={texts.anyTime}
        selected={String(filters.postedWithin)}
        options={postedWithinDays.map((days) => [String(days), texts.postedWithin[days]])}
      />
    </div>
  );
}

interface SelectProps {
  name: string;
  label: string;
  /** The option without a filter. */
  allLabel: string;
  selected: string | null;
  options: readonly (readonly [value: string, text: string])[];
}

function Select({ name, label, allLabel, selected, options }: SelectProps) {
  return (
    <label>
      {label}
      <select name={name}>
        <option value="">{allLabel}</option>
        {options.map(([value, text]) => (
          <option value={value} selected={value === selected}>
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
