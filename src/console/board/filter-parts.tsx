/** The filters of the board and of the table. The form is the address: it works without a script, and can be shared. */
import type { Child } from 'hono/jsx';
import { SearchField } from '#console/layout/search-field.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { BoardChoices, BoardStage } from '#recruiting/pipeline/board/schemas.ts';
import { applicationStatuses } from '#vocabulary/lists.ts';
import type { JobFilters } from './rules/filters.ts';

type FilterFormProps = {
  view: ConsoleView;
  /** Of the screen. */
  path: string;
  filters: JobFilters;
  choices: BoardChoices;
  children?: Child;
};

/** The filters of both, and what the screen adds. */
export function FilterForm({ view, path, filters, choices, children }: FilterFormProps) {
  const words = wordsFor(view.language).board.filters;
  const { sources, tags } = choices;
  return (
    <form method="get" action={path} class="filters" role="search" aria-label={words.label}>
      <SearchField label={words.search} words={filters.words} />
      {sources.length > 0 && (
        <Select
          name="source"
          label={words.source}
          chosen={filters.source}
          options={sources.map(({ id, name }) => [id, name])}
        />
      )}
      {tags.length > 0 && (
        <Select
          name="tag"
          label={words.tag}
          chosen={filters.tag}
          options={tags.map(({ id, name }) => [id, name])}
        />
      )}
      {children}
    </form>
  );
}

/** What only the table is filtered by. */
export function StageAndStatus({
  view,
  filters,
  stages,
}: Pick<FilterFormProps, 'view' | 'filters'> & { stages: readonly BoardStage[] }) {
  const { board, frame } = wordsFor(view.language);
  const words = board.filters;
  return (
    <>
      <Select
        name="stage"
        label={words.stage}
        chosen={filters.stage}
        options={stages.map(({ id, name }) => [id, name])}
      />
      <Select
        name="status"
        label={words.status}
        chosen={filters.status}
        options={applicationStatuses.map((name) => [name, frame.applicationStatuses[name]])}
      />
    </>
  );
}

type SelectProps = {
  name: string;
  label: string;
  chosen: string | number | null;
  options: readonly (readonly [value: string | number, text: string])[];
};

function Select({ name, label, chosen, options }: SelectProps) {
  return (
    <select name={name} aria-label={label} class={chosen === null ? undefined : 'chosen'}>
      <option value="">{label}</option>
      {options.map(([value, text]) => (
        <option value={value} selected={value === chosen}>
          {text}
        </option>
      ))}
    </select>
  );
}
