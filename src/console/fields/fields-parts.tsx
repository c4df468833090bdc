/** The custom fields of a record: what is set, and the inputs that change it. */
import type { Child } from 'hono/jsx';
import { Section } from '#console/layout/page-parts.tsx';
import { dateText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { currencies } from '#lib/currencies.ts';
import type { FieldForm } from '#recruiting/people/custom-fields/actions/form.ts';
import type { CustomField } from '#recruiting/people/custom-fields/schemas.ts';
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
            <Value view={view} custom={custom} field={field} value={byKey.get(field.key)} />
          </dd>
        </>
      ))}
    </dl>
  );
}

type ValueProps = Omit<FactsProps, 'values'> & { field: CustomField; value: unknown };

function Value({ view, custom, field, value }: ValueProps) {
  const { language } = view;
  const words = wordsFor(language).fields;
  const optionOf = (key: unknown) => {
    const option = field.options.find((one) => one.key === key);
    return option ? labelOf(option, language) : String(key);
  };
  switch (field.kind) {
    case 'yes_no':
      return <>{value === true ? words.yes : words.no}</>;
    case 'single_choice':
      return <bdi>{optionOf(value)}</bdi>;
    case 'multiple_choice':
      return <bdi>{Array.isArray(value) ? value.map(optionOf).join(', ') : ''}</bdi>;
    case 'number':
      return <>{numberText(language, Number(value))}</>;
    case 'money': {
      const { amount, currency } = Object(value);
      return (
        <>
          {numberText(language, Number(amount))} {String(currency)}
        </>
      );
    }
    case 'date':
      return <>{dateText({ ...view, timezone: 'UTC' }, `${String(value)}T00:00:00Z`)}</>;
    case 'member':
      return <bdi>{custom.members.find(({ id }) => id === value)?.name ?? String(value)}</bdi>;
    case 'url':
      return (
        <a href={String(value)} rel="noopener noreferrer" dir="ltr">
          {String(value)}
        </a>
      );
    case 'text':
    case 'long_text':
      return <bdi class="text">{String(value)}</bdi>;
  }
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
  if (field.kind === 'multiple_choice') {
    return (
      <fieldset class={isWrong ? 'field wrong' : 'field'}>
        <legend>{label}</legend>
        <Choices {...props} />
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
      <Input {...props} isWrong={isWrong} />
      {fault}
      {hint}
    </div>
  );
}

/** The hidden input says that nothing is chosen, where no box is. */
function Choices({ view, field, typed }: FieldProps) {
  return (
    <>
      <input type="hidden" name={inputName(field)} value="" />
      {field.options.map((option) => (
        <label class="choice">
          <input
            type="checkbox"
            name={inputName(field, option.key)}
            checked={typed[inputName(field, option.key)] !== undefined}
          />
          <span>{labelOf(option, view.language)}</span>
        </label>
      ))}
    </>
  );
}

function Input(props: FieldProps & { isWrong: boolean }) {
  const { view, custom, field, typed, isWrong } = props;
  const words = wordsFor(view.language).fields;
  const name = inputName(field);
  const shared = {
    id: name,
    name,
    required: field.is_required,
    'aria-invalid': isWrong ? 'true' : undefined,
    'aria-describedby': isWrong ? `${name}-fault` : undefined,
  } as const;
  const value = typed[name] ?? '';
  const select = (options: readonly (readonly [string, string])[]): Child => (
    <select {...shared}>
      <option value="">{words.notSet}</option>
      {options.map(([key, text]) => (
        <option value={key} selected={key === value}>
          {text}
        </option>
      ))}
    </select>
  );
  switch (field.kind) {
    case 'yes_no':
      return select([
        ['yes', words.yes],
        ['no', words.no],
      ]);
    case 'single_choice':
      return select(field.options.map((one) => [one.key, labelOf(one, view.language)]));
    case 'member':
      return select(memberOptions(custom, value));
    case 'money':
      return <Money {...props} />;
    case 'long_text':
      return (
        <textarea {...shared} rows={4} dir="auto">
          {value}
        </textarea>
      );
    case 'text':
    case 'number':
    case 'date':
    case 'url':
    case 'multiple_choice':
      return (
        <input
          {...shared}
          type={inputTypes[field.kind]}
          step={field.kind === 'number' ? 'any' : undefined}
          value={value}
          dir="auto"
          autocomplete="off"
        />
      );
  }
}

/** Who has left, or is past the end of a long list, stays chosen. */
function memberOptions({ members }: FieldForm, chosen: string): (readonly [string, string])[] {
  const options = members.map(({ id, name }) => [String(id), name] as const);
  const isListed = chosen === '' || options.some(([id]) => id === chosen);
  return isListed ? options : [...options, [chosen, chosen]];
}

const inputTypes: Partial<Record<CustomField['kind'], string>> = {
  number: 'number',
  date: 'date',
  url: 'url',
};

function Money({ view, field, typed }: FieldProps) {
  const words = wordsFor(view.language).fields;
  const [amount, currency] = [inputName(field, 'amount'), inputName(field, 'currency')];
  const chosen = typed[currency] ?? field.band_currency ?? '';
  return (
    <span class="row">
      <input
        id={amount}
        name={amount}
        type="number"
        step="any"
        value={typed[amount] ?? ''}
        required={field.is_required}
      />
      <label class="vh" for={currency}>
        {words.currency}
      </label>
      <select id={currency} name={currency}>
        {currencies.map((code) => (
          <option value={code} selected={code === chosen}>
            {code}
          </option>
        ))}
      </select>
    </span>
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
