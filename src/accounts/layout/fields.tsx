/** The inputs of the forms, each with its label, its hint, and what is wrong with it. */

import { wordsFor } from '#accounts/words/words.ts';
import { ALERT_ID } from './alert.tsx';
import { kinds, limited } from './field-kinds.ts';
import type { Kind } from './field-kinds.ts';

export type Fault =
  | 'required'
  | 'too_short'
  | 'too_long'
  | 'common'
  | 'same_as_email'
  | 'wrong_password'
  | 'wrong_code'
  | 'unchanged'
  | 'not_email'
  | 'too_many'
  | 'not_redirect';

export type Faults<Field extends string> = Partial<Record<Field, Fault>>;

export interface FieldShape {
  name: string;
  kind: Kind;
  /** Where two forms of a page ask for the same, their inputs need ids of their own. */
  id?: string;
  value?: string;
  fault?: Fault | undefined;
  isFocused?: boolean;
}

/** The inputs in their order; the first that is wrong has the focus. */
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

/** What people call themselves and theirs may be written from right to left. */
const autoDirected: ReadonlySet<Kind> = new Set(['givenName', 'familyName', 'applicationName']);

/** Few applications run at more places. */
const LINES_SHOWN = 3;

interface FieldProps extends FieldShape {
  language: string;
  /** The alert of the page speaks of it. */
  isInAlert?: boolean;
}

export function Field({
  language,
  name,
  kind,
  id = name,
  value = '',
  fault,
  isFocused = false,
  isInAlert = false,
}: FieldProps) {
  const words = wordsFor(language);
  const { label, hint } = words.fields[kind];
  const { type, autocomplete, autocapitalize, inputmode, min } = kinds[kind];
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
          {limited(hint, kind)}
        </p>
      )}
      {fault !== undefined && (
        <p class="fault" id={faultId}>
          {limited(words.faults[fault], kind)}
        </p>
      )}
      {type === 'lines' ? (
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
          aria-invalid={fault === undefined ? undefined : 'true'}
          aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
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
          aria-invalid={fault !== undefined || isInAlert ? 'true' : undefined}
          aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
        />
      )}
    </div>
  );
}
