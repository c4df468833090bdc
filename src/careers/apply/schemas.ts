/** Parses a submitted application form. */
import { HONEYPOT } from '#lib/form-stamp.ts';
import type { Submission } from './rules.ts';

/** Longer texts are cut, but stay long enough to be rejected as too long. */
const READ_LENGTH_MAX = 500;

type Files = Readonly<Record<string, { name: string; bytes: Uint8Array }>>;

export function parseForm(
  fields: Readonly<Record<string, string>>,
  { file_cv: cv, cover_letter: letter }: Files,
): Submission & { stamp: string; isBot: boolean } {
  return {
    texts: {
      first_name: singleLine(fields['first_name']),
      last_name: singleLine(fields['last_name']),
      email: singleLine(fields['email']),
      phone: singleLine(fields['phone']),
    },
    files: { ...(cv && { file_cv: cv }), ...(letter && { cover_letter: letter }) },
    hasConsented: fields['consent'] !== undefined,
    stamp: fields['moment'] ?? '',
    isBot: (fields[HONEYPOT] ?? '') !== '',
  };
}

/** Line breaks become spaces: names are used in email headers. */
function singleLine(text = ''): string {
  return text.slice(0, READ_LENGTH_MAX).toWellFormed().replaceAll(/\s+/gu, ' ').trim();
}
