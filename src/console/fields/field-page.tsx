/** The definition of one custom field. */
import { FormAlert, SelectField, TextField } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { TextsFields } from '#console/texts/texts-parts.tsx';
import { rowsOf } from '#console/texts/rules.ts';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Badge } from '#layout/marks.tsx';
import { currencies } from '#lib/currencies.ts';
import type { CustomField } from '#recruiting/people/custom-fields/schemas.ts';
import { fieldVisibilities } from '#vocabulary/custom-fields.ts';
import type { FieldEntity, FieldKind } from '#vocabulary/custom-fields.ts';
import { kindText } from './list-page.tsx';
import { labelOf } from './rules/values.ts';
import {
  BASE,
  canFilter,
  fieldPath,
  FIELDS,
  listOf,
  newFieldPath,
  typedOf,
} from './rules/definition.ts';

export type FieldPageProps = {
  view: ConsoleView;
  /** Null: a new one. */
  field: CustomField | null;
  entity: FieldEntity;
  kind: FieldKind;
  form: FormState;
};

export function FieldPage(props: FieldPageProps) {
  const { view, field, entity, kind, form } = props;
  const { fields: words, texts, frame } = wordsFor(view.language);
  const title = field
    ? labelOf(field, view.language)
    : fillText(words.newTitle, { records: words.entities[entity], kind: kindText(view, kind) });
  return (
    <Frame view={view} title={title} at="fields">
      <form method="post" action={pathOf(props)}>
        <input type="hidden" name="form_token" value={view.formToken} />
        {field && (
          <input type="hidden" name="version" value={form.typed['version'] ?? field.updated_at} />
        )}
        {/* What Enter in a field presses: the first button. */}
        <button class="vh" name="purpose" value="save" tabindex={-1} aria-hidden="true">
          {frame.save}
        </button>
        <div class="section">
          <h1>
            <bdi>{title}</bdi>
          </h1>
          {field && <Marks view={view} field={field} />}
          <FormAlert form={form} labels={{}} />
          <Texts {...props} />
          {kind === 'money' && rowsOf(form.typed, 'band').length > 0 && (
            <SelectField
              form={form}
              name="band_currency"
              label={words.bandCurrency}
              none={words.notSet}
              options={currencies.map((code) => [code, code] as const)}
            />
          )}
          {!field && (
            <TextField form={form} name="key" label={texts.key} hint={texts.keyHint} dir="ltr" />
          )}
          <Uses {...props} />
          {field && !field.is_archived && <p class="hint">{words.archiveHint}</p>}
        </div>
        <Buttons {...props} />
      </form>
    </Frame>
  );
}

function Marks({ view, field }: { view: ConsoleView; field: CustomField }) {
  const words = wordsFor(view.language).fields;
  return (
    <p class="row">
      <Badge>{words.entities[field.entity]}</Badge>
      <Badge>{kindText(view, field.kind)}</Badge>
      {field.is_archived && <Badge tone="warn">{words.archivedMark}</Badge>}
      <code dir="ltr">{field.key}</code>
    </p>
  );
}

function Buttons({ view, field }: FieldPageProps) {
  const { fields: words, frame } = wordsFor(view.language);
  return (
    <p class="row bar">
      <Button kind="primary" name="purpose" value="save">
        {frame.save}
      </Button>
      <Button href={view.root + FIELDS}>{frame.cancel}</Button>
      {field && (
        <Button
          kind={field.is_archived ? 'default' : 'danger'}
          name="purpose"
          value={field.is_archived ? 'restore' : 'archive'}
        >
          {field.is_archived ? words.restore : words.archive}
        </Button>
      )}
    </p>
  );
}

function pathOf({ view, field, entity, kind }: FieldPageProps): string {
  return field ? fieldPath(view.root, field.id) : newFieldPath(view.root, entity, kind);
}

function Texts(props: FieldPageProps) {
  const { view, field, kind, form } = props;
  const { fields: words, texts } = wordsFor(view.language);
  const list = listOf(kind);
  const options = {
    name: 'option',
    title: texts.options,
    hint: words.optionsHint,
    add: texts.addOption,
    row: texts.option,
    keepsStored: true,
  } as const;
  const bands = {
    name: 'band',
    title: words.bands,
    hint: words.bandsHint,
    add: words.addBand,
    row: words.band,
    from: words.from,
  } as const;
  return (
    <TextsFields
      view={view}
      form={form}
      action={pathOf(props)}
      first={BASE}
      stored={field ? typedOf(field) : {}}
      texts={[{ name: 'label', label: words.label, required: true }]}
      list={list === null ? undefined : list === 'option' ? options : bands}
    />
  );
}

/** Whether it is asked for, whether lists are filtered by it, and who sees it. */
function Uses({ view, entity, kind, form }: FieldPageProps) {
  const words = wordsFor(view.language).fields;
  const box = (name: string, label: string, hint: string) => (
    <div class={form.faults[name] === undefined ? 'field' : 'field wrong'}>
      <label class="choice" for={name}>
        <input
          type="checkbox"
          id={name}
          name={name}
          checked={form.typed[name] !== undefined}
          aria-describedby={`${name}-hint`}
        />
        {label}
      </label>
      {form.faults[name] !== undefined && <p class="fault">{form.faults[name]}</p>}
      <p class="hint" id={`${name}-hint`}>
        {hint}
      </p>
    </div>
  );
  return (
    <>
      {box('is_required', words.required, words.requiredHint)}
      {canFilter(entity, kind) &&
        box(
          'is_filterable',
          words.filter,
          listOf(kind) === 'band' && rowsOf(form.typed, 'band').length === 0
            ? `${words.filterNeedsBands} ${words.filterHint}`
            : words.filterHint,
        )}
      <fieldset>
        <legend>{words.visibility}</legend>
        {fieldVisibilities.map((name) => (
          <label class="choice">
            <input
              type="radio"
              name="visibility"
              value={name}
              checked={form.typed['visibility'] === name}
            />
            {words.visibilities[name]}
          </label>
        ))}
      </fieldset>
    </>
  );
}
