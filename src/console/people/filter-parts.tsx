/** The filters of the list of candidates. The form is the address: it works without a script, and can be shared. */
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
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

export function FilterBar(props: ListProps) {
  const { view, state, overview, faults } = props;
  const { people: words, frame } = wordsFor(view.language);
  const searchesCvs = overview.choices.searchesCvs && state.entity === 'applications';
  const hasFilters = Object.keys(state.filters).length > 0;
  return (
    <form method="get" action={view.root + CANDIDATES} role="search" class="filters">
      {state.entity === 'applications' && (
        <input type="hidden" name="entity" value={state.entity} />
      )}
      {state.viewId !== null && <input type="hidden" name="view" value={state.viewId} />}
      <div class="field">
        <label for="q">{searchesCvs ? words.searchCvs : words.search}</label>
        <input id="q" name="q" type="search" value={state.words} maxlength={255} data-key="/" />
      </div>
      <p class="row">
        <Button kind="primary">{frame.search}</Button>
        {(hasFilters || state.words !== '') && !offersToClear(props) && (
          <a href={listPath(view.root, wholeList(state.entity))}>{words.clear}</a>
        )}
      </p>
      <details open={hasFilters || faults.length > 0}>
        <summary>{frame.filter}</summary>
        <div class="filters">
          <Select {...props} name="status" options={optionsOf(frame.applicationStatuses)} />
          <Select
            {...props}
            name="stage_type"
            options={optionsOf({ ...words.stageTypes, other: words.otherStage })}
          />
          <Select {...props} name="job_id" options={toOptions(overview.choices.jobs)} />
          {(overview.choices.tags.length > 0 || state.filters.tag_id !== undefined) && (
            <Select {...props} name="tag_id" options={toOptions(overview.choices.tags)} />
          )}
          {(overview.choices.sources.length > 0 || state.filters.source_id !== undefined) && (
            <Select {...props} name="source_id" options={toOptions(overview.choices.sources)} />
          )}
          <Select {...props} name="screening" options={optionsOf(words.screenings)} />
          <Fields {...props} />
          <Day {...props} name="created-from" />
          <Day {...props} name="created-to" />
          <Select {...props} name="sort" options={optionsOf(words.sorts)} />
          <Others {...props} />
        </div>
      </details>
    </form>
  );
}

/** Whether an empty list could go on with the CVs. */
export function canSearchCvs({ state, overview }: Pick<ListProps, 'state' | 'overview'>): boolean {
  return overview.choices.searchesCvs && state.entity === 'candidates' && state.words !== '';
}

/** Whether the list is empty and offers to clear the filters itself. */
function offersToClear(props: ListProps): boolean {
  const list = props.overview[props.state.entity];
  return list !== null && list.data.length === 0 && !canSearchCvs(props);
}

function toOptions(choices: readonly { id: number; name: string }[]): Option[] {
  return choices.map(({ id, name }) => ({ value: String(id), name }));
}

function optionsOf(names: Readonly<Record<string, string>>): Option[] {
  return Object.entries(names).map(([value, name]) => ({ value, name }));
}

/** The custom fields that lists are filtered by. One that is none any more stays, with its fault, until it is cleared. */
function Fields(props: ListProps) {
  const { view, state, overview } = props;
  const { fields, members } = overview.custom;
  const known = new Set(fields.map(({ key }) => `field.${key}`));
  const gone = Object.keys(state.filters).filter(
    (name): name is FieldName => name.startsWith('field.') && !known.has(name),
  );
  return (
    <>
      {fields.map((field) => (
        <Select
          {...props}
          name={`field.${field.key}`}
          label={labelOf(field, view.language)}
          options={
            field.kind === 'member' ? toOptions(members) : fieldOptions(field, view.language)
          }
        />
      ))}
      {gone.map((name) => (
        <Select {...props} name={name} label={name} options={[]} />
      ))}
    </>
  );
}

function fieldOptions({ kind, options, bands }: CustomField, language: string): Option[] {
  const words = wordsFor(language).fields;
  if (kind === 'yes_no') return optionsOf({ yes: words.yes, no: words.no });
  return [...options, ...bands].map((one) => ({ value: one.key, name: labelOf(one, language) }));
}

type FieldProps = ListProps & { name: FilterName; label?: string };

/** A value that is none of the options, such as several values of a saved view, stays chosen. */
function Select(props: FieldProps & { options: Option[] }) {
  const { view, state, faults, name, options } = props;
  const names: Partial<Record<FilterName, string>> = wordsFor(view.language).people.filters;
  const words = wordsFor(view.language).people;
  const value = state.filters[name] ?? '';
  const named = (one: string) => options.find((option) => option.value === one)?.name ?? one;
  const isOther = value !== '' && options.every((option) => option.value !== value);
  const isFirst = name === 'sort';
  return (
    <div class={faults.includes(name) ? 'field wrong' : 'field'}>
      <label for={name}>{props.label ?? names[name]}</label>
      <select id={name} name={name} aria-describedby={faultId(name, faults)}>
        {!isFirst && <option value="">{words.any}</option>}
        {isOther && (
          <option value={value} selected>
            {value
              .split(',')
              .map((one) => named(one.trim()))
              .join(', ')}
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
