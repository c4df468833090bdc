/** The filters of the list of candidates. The form is the address: it works without a script, and can be shared. */
import { FilterBar } from '#console/layout/filter-bar.tsx';
import type { ChosenFilter } from '#console/layout/filter-bar.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { commaOf } from '#lib/language.ts';
import type { PeopleOverview } from '#recruiting/people/candidates/actions/overview.ts';
import { labelOf } from '#console/fields/rules/values.ts';
import type { CustomField } from '#recruiting/people/custom-fields/schemas.ts';
import { CANDIDATES, listPath, wholeList } from './rules.ts';
import type { FieldName, FilterName, ListState } from './rules.ts';

export type ListProps = {
  view: ConsoleView;
  state: ListState;
  overview: PeopleOverview;
  /** The parameters that are refused. */
  faults: readonly string[];
};

type Option = { value: string; name: string };

export function PeopleFilters(props: ListProps) {
  const { view, state, overview, faults } = props;
  const words = wordsFor(view.language).people;
  const filters = filtersOf(props);
  const isNarrowed = Object.keys(state.filters).length > 0 || state.words !== '';
  return (
    <FilterBar
      view={view}
      path={view.root + CANDIDATES}
      label={words.title}
      search={{
        label: overview.choices.searchesCvs ? words.searchCvs : words.search,
        words: state.words,
      }}
      kept={{
        ...(state.entity === 'applications' && { entity: state.entity }),
        ...(state.viewId !== null && { view: String(state.viewId) }),
      }}
      chosen={filters.flatMap((filter) => chosenOf(props, filter))}
      clear={
        isNarrowed && !offersToClear(props) ? listPath(view.root, wholeList(state.entity)) : null
      }
      isOpen={faults.length > 0}
    >
      {filters.map((filter) => (
        <Select {...props} {...filter} />
      ))}
      <Day {...props} name="created-from" />
      <Day {...props} name="created-to" />
      <Select {...props} name="sort" label={words.filters.sort} options={optionsOf(words.sorts)} />
      <Others {...props} />
    </FilterBar>
  );
}

type Filter = { name: FilterName; label: string; options: Option[] };

/** Those that are chosen from a list; what the company has none of is no choice, unless the address names it. */
function filtersOf(props: ListProps): Filter[] {
  const { view, state, overview } = props;
  const { people: words, frame } = wordsFor(view.language);
  const { jobs, tags, sources } = overview.choices;
  const all: [FilterName, string, Option[]][] = [
    ['status', words.filters.status, optionsOf(frame.applicationStatuses)],
    [
      'stage_type',
      words.filters.stage_type,
      optionsOf({ ...words.stageTypes, other: words.otherStage }),
    ],
    ['job_id', words.filters.job_id, toOptions(jobs)],
    ['tag_id', words.filters.tag_id, toOptions(tags)],
    ['source_id', words.filters.source_id, toOptions(sources)],
    ['screening', words.filters.screening, optionsOf(words.screenings)],
    ...customFilters(props),
  ];
  return all
    .filter(([name, , options]) => options.length > 0 || state.filters[name] !== undefined)
    .map(([name, label, options]) => ({ name, label, options }));
}

function chosenOf({ view, state }: ListProps, { name, label, options }: Filter): ChosenFilter[] {
  const value = state.filters[name];
  if (value === undefined) return [];
  const { [name]: _, ...filters } = state.filters;
  const without = listPath(view.root, { ...state, filters, cursor: null });
  return [{ label, value: namesOf(view, value, options), without }];
}

/** The names of the values, which stand beside each other in an address. */
function namesOf({ language }: ConsoleView, value: string, options: readonly Option[]): string {
  return value
    .split(',')
    .map((one) => options.find((option) => option.value === one.trim())?.name ?? one.trim())
    .join(commaOf(language));
}

/** Whether there are applications whose CV has the words. */
export function hasCvs({ inCvs }: PeopleOverview): boolean {
  return inCvs !== null && inCvs.data.length > 0;
}

/** Whether the list is empty and offers to clear the filters itself. */
function offersToClear(props: ListProps): boolean {
  const list = props.overview[props.state.entity];
  return list !== null && list.data.length === 0 && !hasCvs(props.overview);
}

function toOptions(choices: readonly { id: number; name: string }[]): Option[] {
  return choices.map(({ id, name }) => ({ value: String(id), name }));
}

function optionsOf(names: Readonly<Record<string, string>>): Option[] {
  return Object.entries(names).map(([value, name]) => ({ value, name }));
}

/** The custom fields that lists are filtered by. One that is none any more stays, with its fault, until it is cleared. */
function customFilters({ view, state, overview }: ListProps): [FieldName, string, Option[]][] {
  const { fields, members } = overview.custom;
  const known = new Set(fields.map(({ key }) => `field.${key}`));
  const gone = Object.keys(state.filters).filter(
    (name): name is FieldName => name.startsWith('field.') && !known.has(name),
  );
  return [
    ...fields.map((field): [FieldName, string, Option[]] => [
      `field.${field.key}`,
      labelOf(field, view.language),
      field.kind === 'member' ? toOptions(members) : fieldOptions(field, view.language),
    ]),
    ...gone.map((name): [FieldName, string, Option[]] => [name, name, []]),
  ];
}

function fieldOptions({ kind, options, bands }: CustomField, language: string): Option[] {
  const words = wordsFor(language).fields;
  if (kind === 'yes_no') return optionsOf({ yes: words.yes, no: words.no });
  return [...options, ...bands].map((one) => ({ value: one.key, name: labelOf(one, language) }));
}

type FieldProps = ListProps & { name: FilterName };

/** A value that is none of the options, such as several values of a saved view, stays chosen. */
function Select(props: ListProps & Filter) {
  const { view, state, faults, name, label, options } = props;
  const words = wordsFor(view.language).people;
  const value = state.filters[name] ?? '';
  const isOther = value !== '' && options.every((option) => option.value !== value);
  const isFirst = name === 'sort';
  return (
    <div class={faults.includes(name) ? 'field wrong' : 'field'}>
      <label for={name}>{label}</label>
      <select id={name} name={name} aria-describedby={faultId(name, faults)}>
        {!isFirst && <option value="">{words.any}</option>}
        {isOther && (
          <option value={value} selected>
            {namesOf(view, value, options)}
          </option>
        )}
        {options.map((option) => (
          <option
            value={isFirst && option.value === 'newest' ? '' : option.value}
            selected={option.value === value}
          >
            {option.name}
          </option>
        ))}
      </select>
      <Fault view={view} faults={faults} name={name} />
    </div>
  );
}

function Day({ view, state, faults, name }: ListProps & { name: 'created-from' | 'created-to' }) {
  const words = wordsFor(view.language).people;
  return (
    <div class={faults.includes(name) ? 'field wrong' : 'field'}>
      <label for={name}>{words.filters[name]}</label>
      <input
        id={name}
        name={name}
        type="date"
        value={state.filters[name] ?? ''}
        aria-describedby={faultId(name, faults)}
      />
      <Fault view={view} faults={faults} name={name} />
    </div>
  );
}

/** The stages of a saved view, which only a job could name: kept until they are cleared. */
function Others(props: ListProps) {
  const { view, state, faults } = props;
  const words = wordsFor(view.language).people;
  const value = state.filters.stage_id;
  if (value === undefined) return null;
  return (
    <label class="choice">
      <input type="checkbox" name="stage_id" value={value} checked />
      <span>
        {words.filters.stage_id}: <bdi>{value}</bdi>
      </span>
      <Fault view={view} faults={faults} name="stage_id" />
    </label>
  );
}

function faultId(name: string, faults: readonly string[]): string | undefined {
  return faults.includes(name) ? `${name}-fault` : undefined;
}

function Fault({ view, faults, name }: Pick<FieldProps, 'view' | 'faults' | 'name'>) {
  if (!faults.includes(name)) return null;
  return (
    <p class="fault" id={`${name}-fault`}>
      {wordsFor(view.language).people.invalidFilter}
    </p>
  );
}
