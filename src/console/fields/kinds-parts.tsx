/** The kinds of custom fields in the console, an entry each: how a value is shown, and the input that changes it. */
import type { Child } from 'hono/jsx';
import { dateText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { currencies } from '#lib/currencies.ts';
import type { FieldForm } from '#recruiting/people/custom-fields/actions/form.ts';
import type { CustomField } from '#recruiting/people/custom-fields/schemas.ts';
import type { FieldKind } from '#vocabulary/custom-fields.ts';
import { inputName, labelOf } from './rules/values.ts';
import type { Typed } from './rules/values.ts';

type Field = { view: ConsoleView; custom: FieldForm; field: CustomField };
type Shown = Field & { value: unknown };
export type Asked = Field & {
  typed: Typed;
  isWrong: boolean;
};

type Kind = {
  show: (shown: Shown) => Child;
  input: (asked: Asked) => Child;
  /** Several inputs, each with a label of its own. */
  isGroup?: true;
};

export const kindsOfFields: Readonly<Record<FieldKind, Kind>> = {
  text: { show: asText, input: (asked) => <Line {...asked} type="text" /> },
  long_text: {
    show: asText,
    input: (asked) => (
      <textarea {...sharedBy(asked)} rows={4} dir="auto">
        {typedIn(asked)}
      </textarea>
    ),
  },
  number: {
    show: ({ view, value }) => numberText(view.language, Number(value)),
    input: (asked) => <Line {...asked} type="number" step="any" />,
  },
  money: {
    show: ({ view, value }) => {
      const { amount, currency } = Object(value);
      return `${numberText(view.language, Number(amount))} ${String(currency)}`;
    },
    input: (asked) => <Money {...asked} />,
  },
  date: {
    show: ({ view, value }) => dateText({ ...view, timezone: 'UTC' }, `${String(value)}T00:00:00Z`),
    input: (asked) => <Line {...asked} type="date" />,
  },
  yes_no: {
    show: ({ view, value }) => {
      const words = wordsFor(view.language).fields;
      return value === true ? words.yes : words.no;
    },
    input: (asked) => {
      const words = wordsFor(asked.view.language).fields;
      const options = { yes: words.yes, no: words.no };
      return <Select {...asked} options={Object.entries(options)} />;
    },
  },
  single_choice: {
    show: ({ value, ...shown }) => <bdi>{optionText(shown, value)}</bdi>,
    input: (asked) => {
      const options = asked.field.options.map(
        (one) => [one.key, labelOf(one, asked.view.language)] as const,
      );
      return <Select {...asked} options={options} />;
    },
  },
  multiple_choice: {
    show: ({ value, ...shown }) => (
      <bdi>{Array.isArray(value) ? value.map((one) => optionText(shown, one)).join(', ') : ''}</bdi>
    ),
    input: (asked) => <Choices {...asked} />,
    isGroup: true,
  },
  url: {
    show: ({ value }) => (
      <a href={String(value)} rel="noopener noreferrer" dir="ltr">
        {String(value)}
      </a>
    ),
    input: (asked) => <Line {...asked} type="url" />,
  },
  member: {
    show: ({ custom, value }) => (
      <bdi>{custom.members.find(({ id }) => id === value)?.name ?? String(value)}</bdi>
    ),
    input: (asked) => <Select {...asked} options={memberOptions(asked)} />,
  },
};

function asText({ value }: Shown) {
  return <bdi class="text">{String(value)}</bdi>;
}

function optionText({ view, field }: Field, key: unknown): string {
  const option = field.options.find((one) => one.key === key);
  return option ? labelOf(option, view.language) : String(key);
}

/** Who has left, or is past the end of a long list, stays chosen. */
function memberOptions(asked: Asked): (readonly [string, string])[] {
  const chosen = typedIn(asked);
  const options = asked.custom.members.map(({ id, name }) => [String(id), name] as const);
  const isListed = chosen === '' || options.some(([id]) => id === chosen);
  return isListed ? options : [...options, [chosen, chosen]];
}

function typedIn({ field, typed }: Asked): string {
  return typed[inputName(field)] ?? '';
}

function sharedBy({ field, isWrong }: Asked) {
  const name = inputName(field);
  return {
    id: name,
    name,
    required: field.is_required,
    'aria-invalid': isWrong ? 'true' : undefined,
    'aria-describedby': isWrong ? `${name}-fault` : undefined,
  } as const;
}

function Line({ type, step, ...asked }: Asked & { type: string; step?: string }) {
  return (
    <input
      {...sharedBy(asked)}
      type={type}
      step={step}
      value={typedIn(asked)}
      dir="auto"
      autocomplete="off"
    />
  );
}

function Select({
  options,
  ...asked
}: Asked & { options: readonly (readonly [string, string])[] }) {
  const value = typedIn(asked);
  return (
    <select {...sharedBy(asked)}>
      <option value="">{wordsFor(asked.view.language).fields.notSet}</option>
      {options.map(([key, text]) => (
        <option value={key} selected={key === value}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** The hidden input says that nothing is chosen, where no box is. */
function Choices({ view, field, typed }: Asked) {
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

function Money({ view, field, typed }: Asked) {
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
