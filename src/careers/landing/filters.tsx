/** The search form of a list of jobs; it submits to the page of the list. On a phone the filters fold behind a button. */

import { icon } from '#careers/layout/icons.ts';
import type { Facets } from '#careers/facets/rules.ts';
import { SearchBox } from '#careers/layout/search-box.tsx';
import { formatsFor } from '#careers/words/format.ts';
import { chosenFilters, payLabel } from '#careers/words/headings.ts';
import { wordsFor } from '#careers/words/words.ts';
import { fillTemplate } from '#lib/language.ts';
import { payAmounts } from '#lib/pay-steps.ts';
import { PlaceFields } from './place-fields.tsx';
import { Choices, countedOptions, Select } from './select.tsx';
import type { Option } from './select.tsx';
import { isFiltered } from '#careers/layout/page-links.ts';
import type { Filters, Site } from '#careers/layout/props.ts';

interface FilterFormProps {
  site: Site;
  /** The path of the list, without a query. */
  path: string;
  filters: Filters;
  /** Which values have jobs; without them all are offered. */
  facets?: Facets | undefined;
  /** Of the page of a city. */
  cityName?: string | undefined;
  /** All jobs are of one employer. */
  isOfEmployer?: boolean;
}

export function FilterForm({
  site,
  path,
  filters,
  facets,
  cityName,
  isOfEmployer = false,
}: FilterFormProps) {
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
      {filters.department && (
        <input type="hidden" name="department" value={filters.department.id} />
      )}
      <SearchBox
        site={site}
        value={filters.search}
        {...(isOfEmployer && { label: texts.searchOfEmployer })}
      />
      <details>
        <summary>
          {icon('filters')}
          {texts.more}
          {chosen > 0 && <b>{chosen}</b>}
        </summary>
        <PlaceFields site={site} filters={filters} cityName={cityName} />
        <Options site={site} filters={filters} facets={facets} />
        <p class="actions">
          <button>{texts.show}</button>
          {isFiltered(filters) && <a href={path}>{texts.clear}</a>}
        </p>
      </details>
    </form>
  );
}

/** What is chosen from lists. */
function Options({ site, filters, facets }: Pick<FilterFormProps, 'site' | 'filters' | 'facets'>) {
  const numberOf = formatsFor(site.language).number;
  return (
    <div class="options">
      {fieldsOf(site, filters, facets).map(([name, label, anyText, value, options]) => {
        const selected = [value].flat().map(String);
        const offered = facets
          ? countedOptions(options, facets[name], { selected, numberOf })
          : options;
        const field = { name, label, selected };
        return Array.isArray(value) ? (
          <Choices {...field} anyText={anyText} options={offered} />
        ) : (
          <Select {...field} options={[['', anyText], ...offered]} />
        );
      })}
    </div>
  );
}

type Field = readonly [
  name: keyof Facets,
  label: string,
  anyText: string,
  /** A list: several can be chosen. */
  value: unknown,
  options: readonly Option[],
];

function fieldsOf(site: Site, filters: Filters, facets?: Facets): Field[] {
  const words = wordsFor(site.language);
  const texts = words.filters;
  const { currency, salaryMin, postedWithin } = filters;
  return [
    [
      'key-category',
      texts.category,
      texts.allCategories,
      filters.categories,
      Object.entries(words.categories),
    ],
    [
      'workplace',
      texts.workplace,
      texts.allWorkplaces,
      filters.workplaces,
      Object.entries(words.workplaces),
    ],
    [
      'employment_type',
      texts.employmentType,
      texts.allEmploymentTypes,
      filters.employmentTypes,
      Object.entries(words.employmentTypes),
    ],
    [
      'company',
      words.labels.employer,
      texts.allEmployers,
      filters.company?.slug,
      employerOptions(filters, facets),
    ],
    [
      'salary_min',
      words.labels.pay,
      texts.anyPay,
      salaryMin,
      currency === undefined ? [] : payOptions(site, filters, currency),
    ],
    [
      'posted_within',
      words.labels.posted,
      texts.anyTime,
      postedWithin,
      Object.entries(texts.postedWithin),
    ],
  ];
}

/** Those of the list, if it has several, and the one that is chosen. */
function employerOptions({ company }: Filters, facets?: Facets): Option[] {
  const employers = facets?.company ?? [];
  const isChosenListed = employers.some(({ value }) => value === company?.slug);
  if (employers.length < 2 && !company) return [];
  return [
    ...employers.map(({ value, name }): Option => [value, name]),
    ...(company && !isChosenListed ? [[company.slug, company.name] satisfies Option] : []),
  ];
}

function payOptions(site: Site, filters: Filters, currency: string): Option[] {
  return payAmounts(currency).map((amount) => [
    String(amount),
    payLabel(site.language, filters, amount),
  ]);
}
