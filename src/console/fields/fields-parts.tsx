/** The custom fields of a record: what is set, and the inputs that change it. */
import { Section } from '#console/layout/page-parts.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import type { FieldForm } from '#recruiting/people/custom-fields/actions/form.ts';
import type { CustomField } from '#recruiting/people/custom-fields/schemas.ts';
import { kindsOfFields } from './kinds-parts.tsx';
import { inputName, labelOf } from './rules/values.ts';
import type { Typed } from './rules/values.ts';

type Values = Readonly<Record<string, unknown>>;

type FactsProps = { view: ConsoleView; custom: FieldForm; values: Values };

/** What is set, also of archived fields. */
export function FieldFacts({ view, custom, values }: FactsProps) {
  const byKey = new Map(Object.entries(values));
  const set = custom.fields.filter(({ key }) => byKey.has(key));
  if (set.length === 0) return <p class="soft">{wordsFor(view.language).fields.noValues}</p>;
  return (
    <dl class="facts">
      {set.map((field) => (
        <>
          <dt>{labelOf(field, view.language)}</dt>
          <dd>
            {kindsOfFields[field.kind].show({ view, custom, field, value: byKey.get(field.key) })}
          </dd>
        </>
      ))}
    </dl>
  );
}

type InputsProps = {
  view: ConsoleView;
  custom: FieldForm;
  typed: Typed;
  /** The names of the fields that are refused: `custom.shift`. */
  faults: readonly string[];
};

/** The inputs of all fields that can be written. */
export function FieldInputs(props: InputsProps) {
  const fields = props.custom.fields.filter((field) => !field.is_archived);
  return (
    <>
      {fields.map((field) => (
        <Field {...props} field={field} />
      ))}
    </>
  );
}

type FieldProps = InputsProps & { field: CustomField };

function Field(props: FieldProps) {
  const { view, field, faults } = props;
  const { fields: words, frame } = wordsFor(view.language);
  const isWrong = faults.includes(`custom.${field.key}`);
  const name = inputName(field);
  const label = labelOf(field, view.language);
  const hint = field.visibility === 'admin' && <p class="hint">{words.adminsOnly}</p>;
  const fault = isWrong && (
    <p class="fault" id={`${name}-fault`}>
      {frame.faults.invalid}
    </p>
  );
  const { input, isGroup } = kindsOfFields[field.kind];
  if (isGroup) {
    return (
      <fieldset class={isWrong ? 'field wrong' : 'field'}>
        <legend>{label}</legend>
        {input({ ...props, isWrong })}
        {fault}
        {hint}
      </fieldset>
    );
  }
  return (
    <div class={isWrong ? 'field wrong' : 'field'}>
      <label for={field.kind === 'money' ? inputName(field, 'amount') : name}>
        {label}
        {field.is_required && <small> ({words.required})</small>}
      </label>
      {input({ ...props, isWrong })}
      {fault}
      {hint}
    </div>
  );
}

type PanelProps = Omit<FactsProps, 'values'> & {
  values: Values;
  /** Where the form is sent; null: the fields are only shown. */
  action: string | null;
  /** The `updated_at` of the record. */
  version: string;
  typed: Typed;
  isOpen: boolean;
  faults: readonly string[];
};

/** The fields of a record with the form that changes them. Nothing where the company has none. */
export function FieldsPanel({ action, version, isOpen, typed, faults, ...facts }: PanelProps) {
  const { view, custom } = facts;
  const { fields: words, frame } = wordsFor(view.language);
  if (custom.fields.length === 0) return null;
  const isWritable = custom.fields.some((field) => !field.is_archived);
  return (
    <Section id="custom-fields" title={words.title}>
      <FieldFacts {...facts} />
      {action !== null && isWritable && (
        <details open={isOpen}>
          <summary>{words.edit}</summary>
          <form method="post" action={action} class="stack">
            <input type="hidden" name="form_token" value={view.formToken} />
            <input type="hidden" name="version" value={version} />
            <FieldInputs view={view} custom={custom} typed={typed} faults={faults} />
            <Button>{frame.save}</Button>
          </form>
        </details>
      )}
    </Section>
  );
}
