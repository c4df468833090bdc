/** The filters of the board and of the table. The form is the address: it works without a script, and can be shared. */
import { FilterBar } from '#console/layout/filter-bar.tsx';
import type { ChosenFilter } from '#console/layout/filter-bar.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { BoardChoices, BoardStage } from '#recruiting/pipeline/board/schemas.ts';
import { applicationStatuses } from '#vocabulary/lists.ts';
import { filteredPath } from './rules/filters.ts';
import type { JobFilters } from './rules/filters.ts';

type JobFilterBarProps = {
  view: ConsoleView;
  /** Of the screen. */
  path: string;
  filters: JobFilters;
  choices: BoardChoices;
  /** What only the table is filtered by, beside the status; a board has them as columns. */
  stages?: readonly BoardStage[];
};

type Filter = {
  name: 'source' | 'tag' | 'stage' | 'status';
  label: string;
  options: readonly (readonly [value: string | number, text: string])[];
};

export function JobFilterBar(props: JobFilterBarProps) {
  const { view, path, filters } = props;
  const words = wordsFor(view.language).board.filters;
  const offered = filtersOf(props).filter(({ options }) => options.length > 0);
  return (
    <FilterBar
      view={view}
      path={path}
      label={words.label}
      search={{ label: words.search, words: filters.words }}
      chosen={offered.flatMap((filter) => chosenOf(props, filter))}
    >
      {offered.length > 0 &&
        offered.map((filter) => (
          <Select {...filter} any={words.any} chosen={filters[filter.name]} />
        ))}
    </FilterBar>
  );
}

function filtersOf({ view, choices, stages }: JobFilterBarProps): readonly Filter[] {
  const { board, frame } = wordsFor(view.language);
  const words = board.filters;
  const statuses = applicationStatuses.map(
    (name) => [name, frame.applicationStatuses[name]] as const,
  );
  return [
    { name: 'stage', label: words.stage, options: named(stages ?? []) },
    { name: 'status', label: words.status, options: stages ? statuses : [] },
    { name: 'source', label: words.source, options: named(choices.sources) },
    { name: 'tag', label: words.tag, options: named(choices.tags) },
  ];
}

function named(all: readonly { id: number; name: string }[]): Filter['options'] {
  return all.map(({ id, name }) => [id, name]);
}

function chosenOf({ path, filters }: JobFilterBarProps, { name, label, options }: Filter) {
  const [, value] = options.find(([one]) => one === filters[name]) ?? [];
  const without = filteredPath(path, { ...filters, [name]: null });
  return value === undefined ? [] : [{ label, value, without } satisfies ChosenFilter];
}

type SelectProps = Filter & { any: string; chosen: string | number | null };

function Select({ name, label, options, any, chosen }: SelectProps) {
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <select id={name} name={name}>
        <option value="">{any}</option>
        {options.map(([value, text]) => (
          <option value={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
