/** What the form brings, field by field. */
import type { Sent } from './rules.ts';
import { TRAP } from './props.ts';

/** Longer is nothing anybody typed; that it is too long is still seen. */
const READ_LENGTH_MAX = 500;

type Uploads = Readonly<Record<string, { name: string; bytes: Uint8Array }>>;

/** `moment` is what the form says of when it was made. */
export function readForm(
  fields: Readonly<Record<string, string>>,
  { file_cv: cv, cover_letter: letter }: Uploads,
): Sent & { moment: string; isTrapped: boolean } {
  return {
    typed: {
      first_name: lineOf(fields['first_name']),
      last_name: lineOf(fields['last_name']),
      email: lineOf(fields['email']),
      phone: lineOf(fields['phone']),
    },
    files: { ...(cv && { file_cv: cv }), ...(letter && { cover_letter: letter }) },
    hasAgreed: fields['consent'] !== undefined,
    moment: fields['moment'] ?? '',
    isTrapped: (fields[TRAP] ?? '') !== '',
  };
}

/** White space of any kind is a space: a name stands in headers of mail. */
function lineOf(text = ''): string {
  return text.slice(0, READ_LENGTH_MAX).toWellFormed().replaceAll(/\s+/gu, ' ').trim();
}
