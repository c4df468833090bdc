/** The fields of the forms, each with its label, hint and error. */

import { wordsFor } from '#accounts/words/words.ts';
import { ALERT_ID } from './alert.tsx';
import { fieldKinds, withLimits } from './field-kinds.ts';
import type { FieldKind } from './field-kinds.ts';
import type { FieldShape } from './field-shape.ts';

/** Renders the fields in order. The first one with an error has the focus. */
export function Fields({ language, fields }: { language: string; fields: readonly FieldShape[] }) {
  const firstWrong = fields.find(({ fault }) => fault !== undefined);
  return (
    <>
      {fields.map((field) => (
        <Field
          language={language}
          {...field}
          isFocused={firstWrong ? field === firstWrong : (field.isFocused ?? false)}
        />
      ))}
    </>
  );
}

/** Names may be written from right to left. */
const autoDirected: ReadonlySet<FieldKind> = new Set([
  'givenName',
  'familyName',
  'applicationName',
]);

/** The height of a field of lines: most applications have no more redirect URIs. */
const LINES_SHOWN = 3;

interface FieldProps extends FieldShape {
  language: string;
  /** Whether the page's alert describes this field. */
  isInAlert?: boolean;
}

export function Field({ language, isInAlert = false, ...field }: FieldProps) {
  const { name, kind, id = name, fault } = field;
  const words = wordsFor(language);
  const { label, hint } = words.fields[kind];
  const hintId = `${id}-hint`;
  const faultId = `${id}-fault`;
  const describedBy = [
    ...(hint === '' ? [] : [hintId]),
    ...(fault === undefined ? [] : [faultId]),
    ...(isInAlert ? [ALERT_ID] : []),
  ];
  return (
    <div class={fault === undefined ? 'field' : 'field wrong'}>
      <label for={id}>{label}</label>
      {hint !== '' && (
        <p class="hint" id={hintId}>
          {withLimits(hint, kind)}
        </p>
      )}
      {fault !== undefined && (
        <p class="fault" id={faultId}>
          {withLimits(words.faults[fault], kind)}
        </p>
      )}
      <Control
        {...field}
        isInvalid={fault !== undefined || isInAlert}
        describedBy={describedBy.length > 0 ? describedBy.join(' ') : undefined}
      />
    </div>
  );
}

interface ControlProps extends FieldShape {
  isInvalid: boolean;
  describedBy: string | undefined;
}

function Control({
  name,
  kind,
  id = name,
  value = '',
  options = [],
  isFocused = false,
  isInvalid,
  describedBy,
}: ControlProps) {
  const { type, autocomplete, autocapitalize, inputmode, min } = fieldKinds[kind];
  if (type === 'choice') {
    return (
      <Choice
        id={id}
        name={name}
        value={value}
        options={options}
        isInvalid={isInvalid}
        describedBy={describedBy}
      />
    );
  }
  return type === 'lines' ? (
    <textarea
      id={id}
      name={name}
      rows={LINES_SHOWN}
      autocomplete={autocomplete}
      autocapitalize="none"
      spellcheck={false}
      required
      autofocus={isFocused}
      dir="ltr"
      aria-invalid={isInvalid ? 'true' : undefined}
      aria-describedby={describedBy}
    >
      {value}
    </textarea>
  ) : (
    <input
      type={type}
      id={id}
      name={name}
      value={type === 'password' ? undefined : value}
      autocomplete={autocomplete}
      autocapitalize={autocapitalize}
      inputmode={inputmode}
      spellcheck={false}
      minlength={min}
      required
      autofocus={isFocused}
      dir={autoDirected.has(kind) ? 'auto' : 'ltr'}
      aria-invalid={isInvalid ? 'true' : undefined}
      aria-describedby={describedBy}
    />
  );
}

type ChoiceProps = Required<Pick<ControlProps, 'id' | 'name' | 'value' | 'options'>> &
  Pick<ControlProps, 'isInvalid' | 'describedBy'>;

function Choice({ id, name, value, options, isInvalid, describedBy }: ChoiceProps) {
  return (
    <select
      id={id}
      name={name}
      aria-invalid={isInvalid ? 'true' : undefined}
      aria-describedby={describedBy}
    >
      {options.map((option) => (
        <option value={option.value} lang={option.language} selected={option.value === value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
