/** One field of the form, with its label, its hint, and what is wrong with it. */

import type { FieldProps } from './fields-of.ts';

export function Field({ name, asked, label, note, hint, fault, value, title }: FieldProps) {
  const hintId = `${name}-hint`;
  const faultId = `${name}-fault`;
  const describedBy = [...(hint === null ? [] : [hintId]), ...(fault === null ? [] : [faultId])];
  return (
    <div class={fault === null ? 'field' : 'field wrong'}>
      <label for={name}>
        {label}
        {note !== null && <small> ({note})</small>}
      </label>
      {hint !== null && (
        <p class="hint" id={hintId}>
          {hint}
        </p>
      )}
      {fault !== null && (
        <p class="fault" id={faultId}>
          {fault}
        </p>
      )}
      <input
        {...asked}
        id={name}
        name={name}
        value={value ?? undefined}
        spellcheck={asked.type === 'file' ? undefined : false}
        title={title ?? undefined}
        aria-invalid={fault === null ? undefined : 'true'}
        aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
      />
    </div>
  );
}
