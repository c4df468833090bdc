/** Fields of forms: a label, a control whose id is its name, what is wrong with it, and a hint. A refused form shows what was typed. */
import type { Child, PropsWithChildren } from 'hono/jsx';
import { Banner } from '#layout/marks.tsx';

export type Typed = Readonly<Record<string, string>>;

/** What is wrong, by field. */
export type Faults = Readonly<Record<string, string>>;

/** What a form shows: as it is stored, or as it was typed. */
export type FormState = {
  typed: Typed;
  faults: Faults;
  /** Why it was not saved; '' otherwise. */
  alert: string;
};

/** A form that was not sent yet. */
export function unsent(typed: Typed): FormState {
  return { typed, faults: {}, alert: '' };
}

export type FieldProps = {
  form: FormState;
  name: string;
  /** Where it is not the name: the page has several forms. It is what typed values and faults go by. */
  id?: string;
  label: string;
  hint?: Child;
};

export function Field(props: PropsWithChildren<FieldProps>) {
  const { form, name, id = name, label, hint, children } = props;
  const fault = form.faults[id];
  return (
    <div class={fault === undefined ? 'field' : 'field wrong'}>
      <label for={id}>{label}</label>
      {children}
      {fault !== undefined && (
        <p class="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The attributes that lead from a control to its hint and its fault. */
export function described({ form, name, id = name, hint }: FieldProps) {
  const isWrong = form.faults[id] !== undefined;
  const ids = [...(isWrong ? [`${id}-fault`] : []), ...(hint === undefined ? [] : [`${id}-hint`])];
  return {
    'aria-invalid': isWrong ? 'true' : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  } as const;
}

type TextProps = FieldProps & {
  type?: 'text' | 'email' | 'url' | 'tel' | 'date' | 'datetime-local';
  inputmode?: 'numeric';
  required?: boolean;
  dir?: 'auto' | 'ltr';
  placeholder?: string;
};

export function TextField(props: TextProps) {
  const {
    form,
    name,
    id = name,
    type = 'text',
    inputmode,
    required,
    dir = 'auto',
    placeholder,
  } = props;
  return (
    <Field {...props}>
      <input
        id={id}
        name={name}
        type={type}
        value={form.typed[id] ?? ''}
        dir={dir}
        autocomplete="off"
        inputmode={inputmode}
        required={required}
        placeholder={placeholder}
        {...described(props)}
      />
    </Field>
  );
}

export function TextArea(props: FieldProps & { rows: number; dir?: 'auto' | 'ltr' }) {
  const { form, name, rows, dir = 'auto' } = props;
  return (
    <Field {...props}>
      <textarea id={name} name={name} rows={rows} dir={dir} {...described(props)}>
        {/* A browser drops the first line break. */}
        {`\n${form.typed[name] ?? ''}`}
      </textarea>
    </Field>
  );
}

export type Option = readonly [value: string | number, text: string];

type SelectProps = FieldProps & {
  options: readonly Option[];
  /** The text of choosing none, where that is possible. */
  none?: string;
};

export function SelectField(props: SelectProps) {
  const { form, name, options, none } = props;
  return (
    <Field {...props}>
      <select id={name} name={name} {...described(props)}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map(([value, text]) => (
          // Without a value, an option sends its text.
          <option
            value={value === text ? undefined : value}
            selected={String(value) === form.typed[name]}
          >
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** Why a form was not saved, in a line; nothing for ''. */
export function AlertLine({ alert }: { alert: string }) {
  if (alert === '') return null;
  return (
    <Banner tone="bad" role="alert">
      {alert}
    </Banner>
  );
}

/** Why a form was not saved, with links to its faults. */
export function FormAlert({ form: { alert, faults }, labels }: AlertProps) {
  if (alert === '') return null;
  return (
    <Banner tone="bad" role="alert">
      <p>{alert}</p>
      <ul>
        {Object.keys(faults).map((name) => (
          <li>
            <a href={`#${name}`}>{labels[name] ?? faults[name]}</a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

type AlertProps = { form: FormState; labels: Readonly<Partial<Record<string, string>>> };
