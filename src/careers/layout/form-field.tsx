/** A labeled form field with its hint and error, and the honeypot of a form. */

import { applyWordsFor } from '#careers/words/forms.ts';
import { HONEYPOT } from '#lib/form-stamp.ts';
import type { Site } from './props.ts';

/** Attributes of the input. */
export interface InputAttributes {
  type: 'text' | 'tel' | 'file';
  autocomplete?: string;
  autocapitalize?: 'none' | 'words';
  inputmode?: 'email' | 'tel' | 'numeric';
  pattern?: string;
  /** `auto` for names, which may be in any script. */
  dir?: 'auto' | 'ltr';
  accept?: string;
  required?: boolean;
  /** Where the script sends the file, to fill in the form. */
  'data-read-cv'?: string;
  /** What the script refuses before it is sent, and says. */
  'data-bytes'?: number;
  'data-empty'?: string;
  'data-big'?: string;
  'data-other'?: string;
}

export interface FieldProps {
  name: string;
  input: InputAttributes;
  label: string;
  /** Follows the label of an optional field. */
  note: string | null;
  hint: string | null;
  error: string | null;
  value: string | null;
  /** Shown by browsers when the value does not match the pattern. */
  title: string | null;
}

/** Not `type=email`: browsers reject "jörg@example.com" there, and send "münchen.de" as Punycode. */
export const emailInput: InputAttributes = {
  type: 'text',
  autocomplete: 'email',
  autocapitalize: 'none',
  inputmode: 'email',
  pattern: String.raw`\s*[^\s@]+@[^\s@]+\s*`,
  dir: 'ltr',
  required: true,
};

export function Field({ name, input, label, note, hint, error, value, title }: FieldProps) {
  const hintId = `${name}-hint`;
  const errorId = `${name}-error`;
  const describedBy = [...(hint === null ? [] : [hintId]), ...(error === null ? [] : [errorId])];
  return (
    <div class={error === null ? 'field' : 'field invalid'}>
      <label for={name}>
        {label}
        {note !== null && <small> ({note})</small>}
      </label>
      {hint !== null && (
        <p class="hint" id={hintId}>
          {hint}
        </p>
      )}
      {error !== null && (
        <p class="error" id={errorId}>
          {error}
        </p>
      )}
      <input
        {...input}
        id={name}
        name={name}
        value={value ?? undefined}
        spellcheck={input.type === 'file' ? undefined : false}
        title={title ?? undefined}
        aria-invalid={error === null ? undefined : 'true'}
        aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
      />
    </div>
  );
}

export function Honeypot({ site }: { site: Site }) {
  return (
    <p class="honeypot">
      <label>
        {applyWordsFor(site.language).honeypot}
        <input type="text" name={HONEYPOT} autocomplete="off" tabindex={-1} />
      </label>
    </p>
  );
}
