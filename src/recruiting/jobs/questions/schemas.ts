/** Questions, application forms and their rules as the API accepts and answers them, in addition to the contract. */
import * as z from 'zod';
import type { questions } from '#data/tables/questions.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { Id } from '#lib/id-schemas.ts';
import { recordFields, times } from '#lib/record-fields.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import { Line, SingleLine } from '#lib/text-schemas.ts';
import { timestampOrNull } from '#lib/time.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import { questionKinds, ruleEffects, ruleOperators } from '#vocabulary/questions.ts';
import type { ScreeningRule } from '#vocabulary/questions.ts';
import { FORM_QUESTIONS_MAX, hasOptions, OPTIONS_MAX } from './rules.ts';

const HELP_LENGTH_MAX = 1000;
const KEY = /^[a-z][a-z0-9_]{0,49}$/u;
const OPTION_ID = /^[a-z0-9][a-z0-9_-]{0,39}$/u;

/** A text by language. Languages are optional, and unknown ones are refused. */
function texts<Text extends z.ZodType<string>>(text: Text) {
  return z.partialRecord(z.enum(siteLanguages), text);
}

const someLanguage = (value: object) => Object.values(value).some((text) => text !== undefined);

const Labels = texts(Line)
  .refine(someLanguage, 'Must have a text in at least one language.')
  .describe('The text by language, such as `{"en": "…", "de": "…"}`.');

const Help = texts(SingleLine.min(1).max(HELP_LENGTH_MAX))
  .nullable()
  .describe('A hint below the question, by language.');

const Option = z.object({
  id: z
    .string()
    .regex(OPTION_ID, 'Must have 1 to 40 lower-case letters, digits, hyphens or underscores.')
    .describe('Your name for the option. Answers and rules hold it.'),
  labels: Labels,
});

const Options = z
  .array(Option)
  .max(OPTIONS_MAX)
  .refine(
    (options) => new Set(options.map(({ id }) => id)).size === options.length,
    'Must have each id once.',
  )
  .describe('The options of a choice, in order. Empty for other kinds.');

type WithOptions = { kind: (typeof questionKinds)[number]; options: readonly unknown[] };

/** Says what is wrong with the number of options of a question, or returns null. */
export function optionsFault({ kind, options }: WithOptions): string | null {
  if (hasOptions(kind))
    return options.length < 2 ? 'Must have at least two items for a choice.' : null;
  return options.length > 0 ? 'Must be empty unless the kind is a choice.' : null;
}

export type QuestionRow = typeof questions.$inferSelect;

const { plain, served, declare } = recordFields<Omit<QuestionRow, 'companyId'>>();

export const questionFields = declare({
  id: served('id', z.int()),
  key: plain(
    'key',
    z
      .string()
      .regex(KEY, 'Must begin with a letter and have at most 50 of a-z, 0-9 and _.')
      .describe('Your name for the question. Requests send answers under it. It never changes.'),
    z.string(),
  ),
  kind: plain('kind', anyCase(questionKinds).describe('It never changes.'), z.enum(questionKinds)),
  labels: plain('labels', Labels, Labels),
  help: plain('help', Help.optional(), Help),
  options: plain('options', Options.optional(), z.array(Option)),
  replaces_id: served(
    'replacesId',
    z.int().nullable().describe('The question that this one was edited from.'),
  ),
  used_at: served(
    'usedAt',
    z
      .string()
      .nullable()
      .describe(
        'When it was first put on a form. From then on, an edit makes another question with an id of its own, which replaces it on all forms.',
      ),
    timestampOrNull,
  ),
  archived_at: served(
    'archivedAt',
    z.string().nullable().describe('When it was replaced or deleted.'),
    timestampOrNull,
  ),
  ...times,
});

export const toQuestion = questionFields.toAnswer;

const { key: _, kind: __, ...changeable } = questionFields.inputs;

export const NewQuestion = z
  .object(questionFields.inputs)
  .superRefine(({ kind, options = [] }, issues) => {
    const message = optionsFault({ kind, options });
    if (message !== null) issues.addIssue({ code: 'custom', path: ['options'], message });
  })
  .meta({
    id: 'NewQuestion',
    example: { key: 'night_shifts', kind: 'yes_no', labels: { en: 'Can you work night shifts?' } },
  });
export type NewQuestion = z.output<typeof NewQuestion>;

export const QuestionChange = z
  .object(changeable)
  .partial()
  .meta({ id: 'QuestionChange', example: { labels: { en: 'Can you work nights?' } } });
export type QuestionChange = z.output<typeof QuestionChange>;

const Question = z.object(questionFields.answers).meta({ id: 'Question' });
export { Question };
export type Question = z.output<typeof Question>;

const Reason = texts(Line).describe(
  'Why, by language: the team sees it, and so does the candidate if the rule rejects.',
);

const ruleFields = {
  operator: anyCase(ruleOperators).describe(
    '`is` and `is_not` for yes_no, single_choice and number; `includes` and `is_not` (not among the chosen) for multiple_choice; `at_least` and `at_most` for number; `before` and `after` for date.',
  ),
  value: z
    .union([z.boolean(), z.number(), z.string().min(1).max(STRING_LENGTH_MAX)])
    .describe('What the answer is compared with, as an answer is written; for choices, an option.'),
  effect: anyCase(ruleEffects)
    .default('flag')
    .describe(
      '`flag` marks the application. `reject` rejects it, with an email after at least 24 hours; only an Admin can add it.',
    ),
  reason: Reason.default({}),
};

export const RuleGiven = z.object(ruleFields).meta({ id: 'NewScreeningRule' });
export type RuleGiven = z.output<typeof RuleGiven>;

export const Rule = z
  .object({
    id: z.int(),
    operator: z.enum(ruleOperators),
    value: z.union([z.boolean(), z.number(), z.string()]),
    effect: z.enum(ruleEffects),
    reason: Reason,
  })
  .meta({ id: 'ScreeningRule' });
export type Rule = z.output<typeof Rule>;

export function toRule({ id, operator, value, effect, reason }: ScreeningRule): Rule {
  return { id, operator, value, effect, reason };
}

const Placed = z.object({
  question_id: Id,
  is_required: z.boolean().default(false),
  rule: RuleGiven.nullable()
    .default(null)
    .describe('What happens to an application whose answer the rule applies to.'),
});

const once = (items: readonly { question_id: number }[]) =>
  new Set(items.map(({ question_id: id }) => id)).size === items.length;

export const FormChange = z
  .object({
    questions: z
      .array(Placed)
      .max(FORM_QUESTIONS_MAX)
      .refine(once, 'Must have each question once.')
      .describe(
        'All questions of the form, in order. Those that are left out are no longer asked.',
      ),
    updated_at: SingleLine.nullable()
      .optional()
      .describe(
        'The `updated_at` that you read: if the form has changed since, nothing is written.',
      ),
  })
  .meta({
    id: 'ApplicationFormChange',
    example: {
      questions: [
        {
          question_id: 1,
          is_required: true,
          rule: {
            operator: 'is',
            value: false,
            effect: 'flag',
            reason: { en: 'The job has night shifts.' },
          },
        },
      ],
      updated_at: null,
    },
  });
export type FormChange = z.output<typeof FormChange>;

export const ApplicationForm = z
  .object({
    job: z.object({ id: z.int(), hash_id: z.string(), title: z.string() }),
    questions: z.array(
      Question.pick({ key: true, kind: true, labels: true, help: true, options: true }).extend({
        question_id: z.int(),
        is_required: z.boolean(),
        rule: Rule.nullable(),
      }),
    ),
    may_reject: z
      .boolean()
      .describe('Whether answers can end an application automatically. The form says so.'),
    updated_at: z.string().nullable().describe('Null if the job has never had questions.'),
  })
  .meta({ id: 'ApplicationForm' });
export type ApplicationForm = z.output<typeof ApplicationForm>;

export const TriedRules = z
  .object({
    questions: z
      .array(z.object({ question_id: Id, rule: RuleGiven }))
      .max(FORM_QUESTIONS_MAX)
      .refine(once, 'Must have each question once.')
      .optional()
      .describe('The rules to try. Without them, those of the form are tried.'),
  })
  .meta({ id: 'TriedRules' });
export type TriedRules = z.output<typeof TriedRules>;

export const RuleTrial = z
  .object({
    applicants: z.int().describe('The last applications of the job, at most 200.'),
    stopped: z.int().describe('Those that at least one of the rules applies to.'),
    stopped_hired: z.int().describe('How many of those were hired.'),
    rules: z.array(
      z.object({
        question_id: z.int(),
        answered: z.int().describe('How many have answered the question.'),
        stopped: z.int().describe('How many the rule applies to.'),
        stopped_hired: z.int().describe('How many of those were hired.'),
      }),
    ),
  })
  .meta({ id: 'RuleTrial' });
export type RuleTrial = z.output<typeof RuleTrial>;
