/** Parses a submitted application form, and reads from a CV what the form asks for. */
import * as z from 'zod';
import { HONEYPOT } from '#lib/form-stamp.ts';
import { typedPhone } from '#lib/phone.ts';
import { splitName } from '#lib/person-name.ts';
import { typedLine } from '#lib/text.ts';
import { findTextErrors, limits } from '../rules/form.ts';
import { typedAnswers } from '../rules/answers.ts';
import type { Submission, TextFieldName } from '../rules/form.ts';

/** Longer texts are cut, but stay long enough to be rejected as too long. */
const READ_LENGTH_MAX = 500;

type Files = Readonly<Record<string, { name: string; bytes: Uint8Array }>>;

export function parseForm(
  fields: Readonly<Record<string, string>>,
  { file_cv: cv, cover_letter: letter }: Files,
): Submission & { stamp: string; asked: string; origin: string; isBot: boolean } {
  return {
    texts: {
      first_name: typedLine(fields['first_name'], READ_LENGTH_MAX),
      last_name: typedLine(fields['last_name'], READ_LENGTH_MAX),
      email: typedLine(fields['email'], READ_LENGTH_MAX),
      phone: typedPhone(fields['phone'], READ_LENGTH_MAX),
    },
    files: { ...(cv && { file_cv: cv }), ...(letter && { cover_letter: letter }) },
    letter: typedText(fields['cover_letter_text'] ?? ''),
    hasConsented: fields['consent'] !== undefined,
    typed: typedAnswers(fields),
    asked: fields['questions'] ?? '',
    stamp: fields['moment'] ?? '',
    origin: fields['origin'] ?? '',
    isBot: (fields[HONEYPOT] ?? '') !== '',
  };
}

/** Longer ones are cut, but stay long enough to be refused. */
function typedText(text: string): string {
  const plain = text.toWellFormed().replaceAll('\r\n', '\n').trim();
  return plain.slice(0, limits.letterLength + 1);
}

/** What of a resume fills in the form. The reader leaves out what it is not certain of. */
const Resume = z.object({
  basics: z.object({
    name: z.string().optional(),
    email: z.string().optional(),
    phone: z.string().optional(),
  }),
  meta: z
    .object({ parser: z.object({ language: z.string().nullish() }) })
    .partial()
    .optional(),
});

export type Details = Partial<Record<TextFieldName, string>>;

/** The fields that the form would accept. */
export function toDetails(resume: Record<string, unknown>): Details {
  const { success, data } = Resume.safeParse(resume);
  if (!success) return {};
  const { name = '', email = '', phone = '' } = data.basics;
  const parts = splitName(name, data.meta?.parser?.language ?? null);
  const { texts } = parseForm(
    { first_name: parts?.first ?? '', last_name: parts?.last ?? '', email, phone },
    {},
  );
  const errors = findTextErrors(texts);
  const accepted = Object.entries(texts).filter(
    ([field, text]) => text !== '' && !Object.hasOwn(errors, field),
  );
  return Object.fromEntries(accepted);
}
