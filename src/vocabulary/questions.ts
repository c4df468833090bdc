/** Questions of application forms: their kinds, their rules, and the shapes that tables and records share. */
import type { SiteLanguage } from './lists.ts';

/** The kinds of questions of an application form. */
export const questionKinds = [
  'short_text',
  'long_text',
  'yes_no',
  'single_choice',
  'multiple_choice',
  'number',
  'date',
  'url',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** How a screening rule compares an answer. */
export const ruleOperators = [
  'is',
  'is_not',
  'includes',
  'at_least',
  'at_most',
  'before',
  'after',
] as const;
export type RuleOperator = (typeof ruleOperators)[number];

/** What a screening rule does with an application that it applies to. */
export const ruleEffects = ['flag', 'reject'] as const;
export type RuleEffect = (typeof ruleEffects)[number];

/** What the screening rules of a job said of an application. */
export const screeningOutcomes = ['passed', 'flagged', 'knocked_out'] as const;
export type ScreeningOutcome = (typeof screeningOutcomes)[number];

/** A text in some of the languages of career sites. */
export type Texts = Partial<Record<SiteLanguage, string>>;

export type QuestionOption = { id: string; labels: Texts };

/** The answer to a question: its type follows from the kind. */
export type AnswerValue = string | number | boolean | string[];

/** A rule of a form. It is never changed: another rule has another id. */
export type ScreeningRule = {
  id: number;
  operator: RuleOperator;
  value: string | number | boolean;
  effect: RuleEffect;
  reason: Texts;
};

/** A rule that an application was screened by, as it was then. */
export type ScreeningReason = {
  questionId: number;
  isRequired: boolean;
  rule: ScreeningRule;
  applies: boolean;
};
