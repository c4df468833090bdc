/** The kinds of fields that records of a bundle have: how each is read from a column, checked, and written to it. */
import * as z from 'zod';
import { DECIDED_YES, UNDECIDED } from '#data/tables/columns.ts';
import { SingleLine } from '#lib/text-schemas.ts';
import { STRING_LENGTH_MAX, textFault } from '#lib/text.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { FORM_QUESTIONS_MAX } from '#recruiting/jobs/questions/rules.ts';
import { Rule } from '#recruiting/jobs/questions/schemas.ts';
import { FEEDBACK_LENGTH_MAX, REVISIONS_MAX } from '#recruiting/interviews/feedback/rules.ts';
import { ratings, scoreValues } from '#vocabulary/feedback.ts';
import type { ScreeningReason } from '#vocabulary/questions.ts';

/**
 * What stands in the column. `ref`: the id of a record of the bundle. `member`: the id of a user, by whose email a bundle names
 * them. `author`: the name of a member, also of one who is none here. `reasons`: why an application was flagged or knocked out, with ids of questions. `email`: the sealed content of an email. `stage`: the id and name of a stage, as JSON. `values`: those of custom fields, without ids of members.
 */
export type FieldKind =
  | 'plain'
  | 'flag'
  | 'decision'
  | 'time'
  | 'json'
  | 'ref'
  | 'member'
  | 'author'
  | 'email'
  | 'stage'
  | 'reasons'
  | 'values';

export type Field = {
  /** In the bundle. */
  name: string;
  /** In the table; an expression in parentheses for what is in another one, and is not written with the row. */
  column: string;
  kind: FieldKind;
  /** Checks and cleans the value of a bundle. What is left out is null. */
  schema: () => z.ZodType;
  /** The entity of a `ref`. */
  to?: string;
};

/** More than any email has that this service has sent. */
const EMAIL_SUBJECT_MAX = 2000;
const EMAIL_BODY_MAX = 500_000;
/** Those of a form have one each. */
const REASONS_MAX = FORM_QUESTIONS_MAX;
/** Longer than any id of any service. */
const ID_LENGTH_MAX = 255;

/** The id of a record in the bundle, of whatever service it comes from. */
export const SourceId = z
  .union([z.string(), z.int().transform(String)])
  .pipe(SingleLine.min(1).max(ID_LENGTH_MAX));

const Time = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text).getTime())
  .refine((at) => at >= 0, 'Must be after 1970.');

/** The body is HTML, or plain text. */
export const EmailContent = z
  .object({
    subject: z.string().max(EMAIL_SUBJECT_MAX),
    body: z.string().max(EMAIL_BODY_MAX).nullable(),
    from: z
      .object({
        name: SingleLine.max(STRING_LENGTH_MAX),
        email: SingleLine.max(STRING_LENGTH_MAX),
      })
      .optional()
      .describe('Who sent a reply, as it says itself.'),
  })
  .nullable();

/** What an application was flagged or knocked out for: the rules as they were, and whether each applied. */
const Reasons = z
  .array(
    z.object({ question_id: SourceId, is_required: z.boolean(), rule: Rule, applies: z.boolean() }),
  )
  .max(REASONS_MAX)
  .nullable()
  .default(null);
export type BundleReason = NonNullable<z.output<typeof Reasons>>[number];

/** A kind of field. The schema is made when a record is checked, and not when the Worker starts. */
export type FieldOf = (name: string, column?: string) => Field;
const fieldOf =
  (kind: FieldKind, schema: () => z.ZodType, to?: string): FieldOf =>
  (name, column = name) => ({ name, column, kind, schema, ...(to !== undefined && { to }) });

export const field = {
  plain: (schema: z.ZodType) => fieldOf('plain', () => schema),
  json: (schema: z.ZodType) => fieldOf('json', () => schema),
  values: (schema: z.ZodType) => fieldOf('values', () => schema),
  /** A line that can be empty. */
  line: (lengthMax = STRING_LENGTH_MAX) =>
    fieldOf('plain', () => SingleLine.max(lengthMax).default('')),
  /** A line, or null. */
  optionalLine: (lengthMax = STRING_LENGTH_MAX) =>
    fieldOf('plain', () => SingleLine.max(lengthMax).nullable().default(null)),
  /** Lines, or null. */
  text: (lengthMax: number) =>
    fieldOf('plain', () =>
      z
        .string()
        .max(lengthMax)
        .superRefine((text, issues) => {
          const fault = textFault(text);
          if (fault !== null) issues.addIssue(fault);
        })
        .nullable()
        .default(null),
    ),
  /** Lines that can be empty. */
  lines: (lengthMax: number) => fieldOf('plain', () => z.string().max(lengthMax).default('')),
  /** Of feedback, by the attributes of a form. */
  scores: fieldOf('json', () => Scores().nullable().default(null)),
  /** What feedback said before it was changed. */
  revisions: fieldOf('json', () => Revisions()),
  choice: (values: readonly string[]) => fieldOf('plain', () => anyCase(values)),
  optionalChoice: (values: readonly string[]) =>
    fieldOf('plain', () => z.enum(values).nullable().default(null)),
  number: fieldOf('plain', () => z.int()),
  optionalNumber: fieldOf('plain', () => z.int().nullable().default(null)),
  flag: fieldOf('flag', () => z.boolean().default(false)),
  /** True, false, or null where nobody has decided. */
  decision: fieldOf('decision', () => z.boolean().nullable().default(null)),
  /** A time; without one it is that of the import. */
  time: fieldOf('time', () => Time.nullable().default(null)),
  requiredTime: fieldOf('time', () => Time),
  /** The subject, and the body as long as it is kept. */
  email: fieldOf('email', () => EmailContent),
  ref: (to: string) => fieldOf('ref', () => SourceId.describe(idOf(to)), to),
  optionalRef: (to: string) =>
    fieldOf('ref', () => SourceId.nullable().default(null).describe(idOf(to)), to),
  member: fieldOf('member', () =>
    SingleLine.max(STRING_LENGTH_MAX).nullable().default(null).describe('The email of a member.'),
  ),
  /** Beside the email of a member: the name that they had where the record was written. */
  author: fieldOf('author', () =>
    SingleLine.max(STRING_LENGTH_MAX)
      .nullable()
      .default(null)
      .describe('The name of the author. It is shown where the email is that of no member.'),
  ),
  reasons: fieldOf('reasons', () => Reasons, 'questions'),
  stage: fieldOf(
    'stage',
    () =>
      z
        .object({ id: SourceId, name: SingleLine.max(STRING_LENGTH_MAX) })
        .nullable()
        .default(null),
    'stages',
  ),
};

function Scores() {
  return z.record(z.string().max(40), z.int().min(1).max(scoreValues.length).nullable());
}

function Revisions() {
  const rating = z.enum(ratings).nullable();
  const text = z.string().max(FEEDBACK_LENGTH_MAX);
  return z
    .array(z.object({ rating, text, scores: Scores().optional(), at: z.int() }))
    .max(REVISIONS_MAX)
    .default([]);
}

function idOf(entity: string): string {
  return `The \`id\` of one of \`${entity}\`.`;
}

/** A value of a row, as the bundle has it. */
export function fromColumn({ kind }: Field, value: string | number | null): unknown {
  if (value === null) return null;
  switch (kind) {
    case 'plain':
    case 'email':
    case 'member':
    case 'author':
      return value;
    case 'flag':
      return value !== 0;
    case 'decision':
      return value === UNDECIDED ? null : value === DECIDED_YES;
    case 'time':
      return new Date(Number(value)).toISOString();
    case 'json':
    case 'values':
      return JSON.parse(String(value));
    case 'ref':
      // No record has the id 0.
      return value === 0 ? null : String(value);
    case 'reasons': {
      const reasons: ScreeningReason[] = JSON.parse(String(value));
      return reasons.map(({ questionId, isRequired, rule, applies }) => ({
        question_id: String(questionId),
        is_required: isRequired,
        rule,
        applies,
      }));
    }
    case 'stage': {
      const { id, name }: { id: number; name: string } = JSON.parse(String(value));
      return { id: String(id), name };
    }
  }
}
