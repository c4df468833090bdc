/** What an answer to a question may be, which rules a question can have, and what they say of an application. */
import { ApiError } from '#errors.ts';
import type { FieldErrors } from '#errors.ts';
import { isWebUrl } from '#lib/web-url.ts';
import { lineFault, STRING_LENGTH_MAX, textFault } from '#lib/text.ts';
import { isDate } from '#lib/time.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import type {
  AnswerValue,
  QuestionKind,
  QuestionOption,
  RuleOperator,
  ScreeningOutcome,
  ScreeningReason,
  ScreeningRule,
  Texts,
} from '#vocabulary/questions.ts';

/** More are no longer found in a list. */
export const QUESTIONS_MAX = 200;
export const questionLimit = {
  max: QUESTIONS_MAX,
  field: 'questions',
  text: `A company can have at most ${QUESTIONS_MAX} questions.`,
};
/** More drive applicants away. */
export const FORM_QUESTIONS_MAX = 30;
export const OPTIONS_MAX = 50;
export const LONG_TEXT_LENGTH_MAX = 5000;
export const URL_LENGTH_MAX = 2000;
/** Far beyond years, prices and distances, and exact in JSON. */
export const NUMBER_MAX = 1e12;
/** How much of an unknown key an error quotes. */
const KEY_SHOWN_MAX = 50;
/** An edit rewrites a row of each form that asks the question, in one batch. */
export const EDITED_FORMS_MAX = 1_000;
/** A rule is tried on so many of the last applications. */
export const TRIED_MAX = 200;

export function operatorsOf(kind: QuestionKind): readonly RuleOperator[] {
  return answersOf[kind].operators;
}

export function hasOptions(kind: QuestionKind): boolean {
  return kind === 'single_choice' || kind === 'multiple_choice';
}

export type Asked = { kind: QuestionKind; options: readonly QuestionOption[] };

/** Throws 409 for an edit of a question that more forms ask than one batch changes. */
export function assertEditable(forms: number): void {
  if (forms <= EDITED_FORMS_MAX) return;
  throw new ApiError('in_use', {
    errors: {
      id: [
        `More than ${EDITED_FORMS_MAX} forms ask it. Take it off some, or add another question.`,
      ],
    },
    extra: { form_count: forms },
  });
}

/** The kinds of questions, an entry each: which rules one can have, and what is wrong with an answer, or null. */
const answersOf: Readonly<Record<QuestionKind, AnswersOf>> = {
  // Free text has no rules: people say the same in many ways.
  short_text: {
    operators: [],
    fault: (value) => textAnswerFault(value, STRING_LENGTH_MAX, lineFault),
  },
  long_text: {
    operators: [],
    fault: (value) => textAnswerFault(value, LONG_TEXT_LENGTH_MAX, textFault),
  },
  url: {
    operators: [],
    fault: (value) =>
      textAnswerFault(value, URL_LENGTH_MAX, (text) =>
        isWebUrl(text) ? null : 'Must be an http or https URL.',
      ),
  },
  yes_no: {
    operators: ['is', 'is_not'],
    fault: (value) => (typeof value === 'boolean' ? null : 'Must be true or false.'),
  },
  single_choice: {
    operators: ['is', 'is_not'],
    fault: (value, isOption) =>
      isOption(value) ? null : 'Must be the id of an option of the question.',
  },
  multiple_choice: {
    operators: ['includes', 'is_not'],
    fault: (value, isOption) =>
      Array.isArray(value) && value.length > 0 && value.every(isOption)
        ? null
        : 'Must be an array of ids of options of the question.',
  },
  number: {
    operators: ['is', 'is_not', 'at_least', 'at_most'],
    fault: (value) =>
      isNumber(value) ? null : `Must be a number between -${NUMBER_MAX} and ${NUMBER_MAX}.`,
  },
  date: {
    operators: ['before', 'after'],
    fault: (value) => (isDate(value) ? null : 'Must be a date, such as 2026-12-01.'),
  },
};

type AnswersOf = {
  operators: readonly RuleOperator[];
  fault: (value: unknown, isOption: (id: unknown) => boolean) => string | null;
};

/** Says what is wrong with an answer, or returns null. */
export function answerFault({ kind, options }: Asked, value: unknown): string | null {
  return answersOf[kind].fault(value, (id) => options.some((option) => option.id === id));
}

function isAnswer(question: Asked, value: unknown): value is AnswerValue {
  return answerFault(question, value) === null;
}

function textAnswerFault(
  value: unknown,
  lengthMax: number,
  faultOf: (text: string) => string | null,
): string | null {
  if (typeof value !== 'string' || value.trim() === '')
    return 'Must be a string that is not empty.';
  if (value.length > lengthMax) {
    return `Must be at most ${lengthMax.toLocaleString('en')} characters.`;
  }
  return faultOf(value);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= NUMBER_MAX;
}

/** The answer as it is stored: an option is chosen once, in the order of the question. */
export function storedAnswer({ kind, options }: Asked, value: AnswerValue): AnswerValue {
  if (kind === 'multiple_choice' && Array.isArray(value)) {
    return options.flatMap(({ id }) => (value.includes(id) ? [id] : []));
  }
  return typeof value === 'string' ? value.trim() : value;
}

type RuleGiven = { operator: RuleOperator; value: unknown };

/** Says which field of a rule is wrong for the question, or returns null. */
export function ruleFault(
  question: Asked,
  { operator, value }: RuleGiven,
): { field: 'operator' | 'value'; text: string } | null {
  const allowed = operatorsOf(question.kind);
  if (allowed.length === 0) {
    return { field: 'operator', text: 'Questions with free text cannot have a rule.' };
  }
  if (!allowed.includes(operator)) {
    return { field: 'operator', text: `Must be one of ${allowed.join(', ')} for this question.` };
  }
  const compared = question.kind === 'multiple_choice' ? [value] : value;
  const text = answerFault(question, compared);
  if (text === null) return null;
  return {
    field: 'value',
    text: hasOptions(question.kind) ? 'Must be the id of an option of the question.' : text,
  };
}

/** Whether a rule applies to an answer. Nothing applies to what was not answered. */
export function applies(
  { operator, value }: Pick<ScreeningRule, 'operator' | 'value'>,
  answer: AnswerValue | undefined,
): boolean {
  if (answer === undefined) return false;
  switch (operator) {
    case 'is':
      return answer === value;
    case 'is_not':
      return Array.isArray(answer) ? !answer.some((one) => one === value) : answer !== value;
    case 'includes':
      return Array.isArray(answer) && answer.some((one) => one === value);
    case 'at_least':
      return Number(answer) >= Number(value);
    case 'at_most':
      return Number(answer) <= Number(value);
    // Dates are written so that they compare as texts.
    case 'before':
      return String(answer) < String(value);
    case 'after':
      return String(answer) > String(value);
  }
}

export type Ruled = { questionId: number; isRequired: boolean; rule: ScreeningRule | null };

export type Screening = { outcome: ScreeningOutcome | null; reasons: ScreeningReason[] };

/**
 * What the rules of a form say: `knocked_out` if one that rejects applies, else `flagged` if any applies. `passed` needs all
 * required questions with a rule to be answered, and one question with a rule; otherwise nothing was screened. `answerTo`
 * returns the answer to a question, if there is one.
 */
export function screen<Question extends Ruled>(
  form: readonly Question[],
  answerTo: (question: Question) => AnswerValue | undefined,
): Screening {
  const ruled = form.flatMap((question) => {
    const { questionId, isRequired, rule } = question;
    if (!rule) return [];
    const answer = answerTo(question);
    const reason = { questionId, isRequired, rule, applies: applies(rule, answer) };
    return [{ reason, isAnswered: answer !== undefined }];
  });
  const reasons = ruled.map(({ reason }) => reason);
  const applied = reasons.filter((reason) => reason.applies);
  if (applied.some(({ rule }) => rule.effect === 'reject'))
    return { outcome: 'knocked_out', reasons };
  if (applied.length > 0) return { outcome: 'flagged', reasons };
  const isScreened =
    ruled.some(({ isAnswered }) => isAnswered) &&
    ruled.every(({ reason, isAnswered }) => isAnswered || !reason.isRequired);
  return isScreened ? { outcome: 'passed', reasons } : { outcome: null, reasons: [] };
}

/** Whether answers to this form can end an application without a person. */
export function mayReject(form: readonly Pick<Ruled, 'rule'>[]): boolean {
  return form.some(({ rule }) => rule?.effect === 'reject');
}

type Said = Omit<ScreeningRule, 'id'>;

/** Whether two rules say the same, whatever their ids. */
export function isSameRule(one: Said, other: Said): boolean {
  return saidBy(one) === saidBy(other);
}

function saidBy({ operator, value, effect, reason }: Said): string {
  return JSON.stringify([operator, value, effect, textEntries(reason)]);
}

/** In the order of the languages, whatever that of the keys. */
function textEntries(texts: Texts): [string, string][] {
  return siteLanguages.flatMap((language): [string, string][] => {
    const text = texts[language];
    return text === undefined ? [] : [[language, text]];
  });
}

/** An answer that was checked. */
export type CheckedAnswer = { questionId: number; key: string; value: AnswerValue };

/** What a person answered. `isWarned`: the form said that answers may end the application automatically. */
export type Answered = { answers: readonly CheckedAnswer[]; isWarned: boolean };

type FormQuestion = Ruled & Asked & { key: string };

/** Checks answers by key; null is no answer. Throws 422 that names each that is wrong. */
export function checkAnswers(
  form: readonly FormQuestion[],
  given: Readonly<Record<string, unknown>>,
): CheckedAnswer[] {
  const errors: FieldErrors = {};
  const checked: CheckedAnswer[] = [];
  for (const [key, value] of Object.entries(given)) {
    if (value === null) continue;
    const question = form.find((one) => one.key === key);
    if (question && isAnswer(question, value)) {
      const answer = storedAnswer(question, value);
      checked.push({ questionId: question.questionId, key, value: answer });
      continue;
    }
    const fault = question
      ? (answerFault(question, value) ?? '')
      : 'The form of the job has no question with this key.';
    errors[`answers.${key.slice(0, KEY_SHOWN_MAX)}`] = [fault];
  }
  if (Object.keys(errors).length > 0) throw new ApiError('invalid_input', { errors });
  return checked;
}

/**
 * What the rules of the form say of what was answered. A question that was edited meanwhile is found by its key. Without the
 * warning, a rule that rejects only flags.
 */
export function screenAnswers(
  form: readonly FormQuestion[],
  { answers, isWarned }: Answered,
): Screening {
  const byKey = new Map(answers.map(({ key, value }) => [key, value]));
  const warned = form.map((question) =>
    question.rule && !isWarned
      ? { ...question, rule: { ...question.rule, effect: 'flag' as const } }
      : question,
  );
  return screen(warned, ({ key }) => byKey.get(key));
}
