/** Answers to the questions of an application form, and what the rules of the form said of them. */
import * as z from 'zod';
import { anyByKeyOrText } from '#lib/keyed-schemas.ts';
import { Question, Rule, toRule } from '#recruiting/jobs/questions/schemas.ts';
import { screeningOutcomes } from '#vocabulary/questions.ts';
import type { AnswerValue, ScreeningReason } from '#vocabulary/questions.ts';

/** As long as thirty answers in long texts. */
const TEXT_LENGTH_MAX = 200_000;
/** A list of options by key. */
const DEPTH_MAX = 2;

export const AnswersGiven = anyByKeyOrText({
  lengthMax: TEXT_LENGTH_MAX,
  depthMax: DEPTH_MAX,
  must: 'Must be an object of answers by the key of the question.',
}).describe(
  'Answers by the key of the question, as JSON: text, true or false, a number, a date such as `2026-12-01`, the id of an option, or an array of ids. Required questions that are left out are listed in `answers_missing`.',
);

export const Screening = z
  .enum(screeningOutcomes)
  .nullable()
  .describe(
    'What the rules of the form said of the answers: `flagged`, `knocked_out` (rejected by a rule) or `passed`. Null if they said nothing.',
  );

const Answer = z.object({
  question_id: z.int(),
  key: z.string(),
  kind: Question.shape.kind,
  labels: Question.shape.labels.describe('The question as it was asked, by language.'),
  value: z
    .union([z.string(), z.number(), z.boolean(), z.array(z.string())])
    .describe('The candidate wrote it.'),
  options: Question.shape.options.describe('The options that were chosen.'),
});

export const answerFields = {
  answers: z.array(Answer).describe('The answers to the questions of the application form.'),
  answers_missing: z
    .array(z.string())
    .describe('The keys of required questions of the form that are not answered.'),
  screening_reasons: z
    .array(z.object({ question_id: z.int(), rule: Rule }))
    .describe('The rules that applied to the answers, as they were then.'),
};

const AnswerFields = z.object(answerFields);
type AnswerFields = z.output<typeof AnswerFields>;

export type AnswerRow = {
  questionId: number;
  key: string;
  kind: AnswerFields['answers'][number]['kind'];
  labels: AnswerFields['answers'][number]['labels'];
  options: AnswerFields['answers'][number]['options'];
  value: AnswerValue;
};

type AnswerFacts = {
  reasons: readonly ScreeningReason[] | null;
  answers: readonly AnswerRow[];
  /** The keys of the required questions of the form. */
  required: readonly string[];
};

export function toAnswerFields({ reasons, answers, required }: AnswerFacts): AnswerFields {
  const answered = new Set(answers.map(({ key }) => key));
  return {
    answers: answers.map(({ questionId, key, kind, labels, options, value }) => ({
      question_id: questionId,
      key,
      kind,
      labels,
      value,
      options: options.filter(({ id }) =>
        Array.isArray(value) ? value.includes(id) : value === id,
      ),
    })),
    answers_missing: required.filter((key) => !answered.has(key)),
    screening_reasons: (reasons ?? [])
      .filter(({ applies }) => applies)
      .map(({ questionId, rule }) => ({ question_id: questionId, rule: toRule(rule) })),
  };
}
