/** Parses a submitted application form. */
import { HONEYPOT } from '#lib/form-stamp.ts';
import { typedPhone } from '#lib/phone.ts';
import { typedLine } from '#lib/text.ts';
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
      first_name: typedLine(fields['first_name'], READ_LENGTH_MAX),
      last_name: typedLine(fields['last_name'], READ_LENGTH_MAX),
      email: typedLine(fields['email'], READ_LENGTH_MAX),
      phone: typedPhone(fields['phone'], READ_LENGTH_MAX),
    },
    files: { ...(cv && { file_cv: cv }), ...(letter && { cover_letter: letter }) },
    hasConsented: fields['consent'] !== undefined,
    stamp: fields['moment'] ?? '',
    isBot: (fields[HONEYPOT] ?? '') !== '',
  };
}
