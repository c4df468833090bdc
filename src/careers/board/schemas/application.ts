/** An application as a company's own website sends it, in JSON or as a form. */
import * as z from 'zod';
import { parseForm } from '#careers/apply/schemas/form.ts';
import type { Submission } from '#careers/apply/rules/form.ts';
import { LONG_TEXT_LENGTH_MAX } from '#recruiting/jobs/questions/rules.ts';

const Text = z.string().max(LONG_TEXT_LENGTH_MAX).optional();
/** Where several options can be chosen, JSON has a list of their ids. */
const AnswerGiven = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

export const BoardApplication = z
  .object({
    first_name: Text.describe('Required. The whole name of a person with a single one.'),
    last_name: Text,
    email: Text.describe('Required.'),
    phone: Text,
    cover_letter_text: z
      .string()
      .optional()
      .describe('A cover letter that is typed, in place of the file.'),
    consent: Text.describe(
      'The `version` of the consent text of the form: the applicant agreed to it. Required where the form has one.',
    ),
  })
  .catchall(AnswerGiven)
  .meta({
    id: 'BoardApplication',
    description: 'Answers are fields by the `name` of their question.',
    example: { first_name: 'Ada', last_name: 'Byron', email: 'ada@people.example', q1401: 'yes' },
  });
export type BoardApplication = z.output<typeof BoardApplication>;

export const Received = z
  .object({
    received: z
      .literal(true)
      .describe('Also where this person has applied before: nobody learns who has.'),
  })
  .meta({ id: 'ApplicationReceived' });

/** The fields that no form has. */
export function strangeFields(body: BoardApplication): string[] {
  const known = new Set(Object.keys(BoardApplication.shape));
  return Object.keys(body).filter((name) => !known.has(name) && !/^q[1-9]\d*(?:\.|$)/u.test(name));
}

/** `version`: of the consent text of the form; null where it has none. */
export function toSubmission(
  body: BoardApplication,
  files: Parameters<typeof parseForm>[1],
  version: string | null,
): Submission {
  const {
    stamp: _,
    asked: __,
    origin: ___,
    isBot: ____,
    ...submission
  } = parseForm(fieldsOf(body), files);
  return { ...submission, hasConsented: version !== null && body.consent === version };
}

function fieldsOf(body: BoardApplication): Record<string, string> {
  const fields = Object.entries(body).flatMap(([name, value]): [string, string][] => {
    if (Array.isArray(value)) return value.map((option) => [`${name}.${option}`, 'yes']);
    const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? '');
    // An option that is not chosen is no answer.
    return name.includes('.') && text !== 'yes' ? [] : [[name, text]];
  });
  return Object.fromEntries(fields);
}
