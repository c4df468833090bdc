/** Reads the answers of a submitted application form, and says what is wrong with them. */
import type { Vault } from '#lib/vault.ts';
import { pickText } from '#lib/local-text.ts';
import { isSignature, signature } from '#lib/signature.ts';
import { STRING_LENGTH_MAX, textFault, typedLine } from '#lib/text.ts';
import { isDate } from '#lib/time.ts';
import {
  answerFault,
  FORM_QUESTIONS_MAX,
  LONG_TEXT_LENGTH_MAX,
  OPTIONS_MAX,
  storedAnswer,
  URL_LENGTH_MAX,
} from '#recruiting/jobs/questions/rules.ts';
import type { CheckedAnswer } from '#recruiting/jobs/questions/rules.ts';
import type { AnswerValue, QuestionKind, QuestionOption, Texts } from '#vocabulary/questions.ts';
import type { ShownQuestion } from '../props.ts';
import type { FieldError } from './form.ts';

const PURPOSE = 'apply questions';

/** Every option of every question, and the other fields. */
export const PARTS_MAX = 50 + FORM_QUESTIONS_MAX * OPTIONS_MAX;

/** A question of the company, as a form asks it. */
export type AskedQuestion = {
  id: number;
  key: string;
  kind: QuestionKind;
  labels: Texts;
  help: Texts | null;
  options: readonly QuestionOption[];
  isRequired: boolean;
};

/** The questions of a form, and whether it says that answers may end the application automatically. */
export type AskedForm = { questions: readonly AskedQuestion[]; mayReject: boolean };

/** What was typed, by the name of the field. Longer texts are cut, but stay long enough to be refused. */
export type Typed = ReadonlyMap<string, string>;

const NAME = /^q[1-9]\d{0,15}(?:\.[a-z0-9][a-z0-9_-]{0,39})?$/u;

export function typedAnswers(fields: Readonly<Record<string, string>>): Typed {
  const own = Object.entries(fields).filter(([name]) => NAME.test(name));
  return new Map(own.map(([name, text]) => [name, text.slice(0, LONG_TEXT_LENGTH_MAX + 1)]));
}

/** The name of the field of a question; of an option, where several can be chosen. */
function fieldName({ id }: Pick<AskedQuestion, 'id'>, option?: string): string {
  return option === undefined ? `q${id}` : `q${id}.${option}`;
}

/**
 * The hidden field that says which questions a form asks: one that was opened before the questions changed is accepted as it
 * was. Signed, so that a required question cannot be left out.
 */
export function askedText(
  vault: Pick<Vault, 'mac'>,
  jobId: number,
  { questions, mayReject }: AskedForm,
): string {
  const ids = questions.map(({ id, isRequired }) => `${id}${isRequired ? 'r' : ''}`);
  const asked = `${mayReject ? 1 : 0}.${ids.join('-')}`;
  return `${asked}.${signature(vault, PURPOSE, `${jobId} ${asked}`)}`;
}

export type Asked = {
  text: string;
  mayReject: boolean;
  questions: readonly { id: number; isRequired: boolean }[];
};

/** What the hidden field says, or null. It is not verified yet. */
export function readAsked(text: string): Asked | null {
  const [, flag, list = ''] = /^([01])\.([\dr-]{0,600})\.[\w-]{1,64}$/u.exec(text) ?? [];
  if (flag === undefined) return null;
  const parts = list === '' ? [] : list.split('-');
  const isList =
    parts.length <= FORM_QUESTIONS_MAX && parts.every((part) => /^[1-9]\d{0,15}r?$/u.test(part));
  if (!isList) return null;
  const questions = parts.map((part) => ({
    id: Number.parseInt(part, 10),
    isRequired: part.endsWith('r'),
  }));
  return { text, mayReject: flag === '1', questions };
}

export function isAskedFor(vault: Pick<Vault, 'macs'>, jobId: number, { text }: Asked): boolean {
  const end = text.lastIndexOf('.');
  const given = text.slice(end + 1);
  return isSignature(vault, PURPOSE, `${jobId} ${text.slice(0, end)}`, given);
}

export type Answers = {
  answers: CheckedAnswer[];
  /** By the id of the question. */
  errors: ReadonlyMap<number, FieldError>;
};

export function findAnswers(questions: readonly AskedQuestion[], typed: Typed): Answers {
  const answers: CheckedAnswer[] = [];
  const errors = new Map<number, FieldError>();
  for (const question of questions) {
    const { id, key, isRequired } = question;
    const read = readAnswer(question, typed);
    if (read === null) {
      if (isRequired) errors.set(id, isChoice(question) ? 'no_choice' : 'required');
    } else if ('error' in read) errors.set(id, read.error);
    else if (answerFault(question, read.value) !== null) errors.set(id, 'unreadable');
    else answers.push({ questionId: id, key, value: storedAnswer(question, read.value) });
  }
  return { answers, errors };
}

function isChoice({ kind }: Pick<AskedQuestion, 'kind'>): boolean {
  return kind === 'yes_no' || kind === 'single_choice' || kind === 'multiple_choice';
}

/** The longest text of an answer. */
export function lengthMaxOf({ kind }: Pick<AskedQuestion, 'kind'>): number {
  if (kind === 'long_text') return LONG_TEXT_LENGTH_MAX;
  return kind === 'url' ? URL_LENGTH_MAX : STRING_LENGTH_MAX;
}

type Read = { value: AnswerValue } | { error: FieldError } | null;

/** Null: not answered. */
function readAnswer(question: AskedQuestion, typed: Typed): Read {
  if (question.kind === 'multiple_choice') {
    const chosen = question.options.filter((option) => typed.has(fieldName(question, option.id)));
    return chosen.length === 0 ? null : { value: chosen.map(({ id }) => id) };
  }
  const text = textOf(question, typed.get(fieldName(question)) ?? '');
  if (text === '') return null;
  if (text.length > lengthMaxOf(question)) return { error: 'too_long' };
  if (textFault(text) !== null) return { error: 'unreadable' };
  return readers[question.kind](text, question);
}

type Readable = Exclude<AskedQuestion['kind'], 'multiple_choice'>;

const asTyped = (value: string): Read => ({ value });

const readers: Readonly<Record<Readable, (text: string, question: AskedQuestion) => Read>> = {
  short_text: asTyped,
  long_text: asTyped,
  yes_no: (text) => (text === 'yes' || text === 'no' ? { value: text === 'yes' } : null),
  single_choice: (text, { options }) =>
    options.some(({ id }) => id === text) ? { value: text } : null,
  number: readNumber,
  date: (text) => (isDate(text) ? { value: text } : { error: 'not_date' }),
  url: readUrl,
};

function textOf({ kind }: AskedQuestion, text: string): string {
  return kind === 'long_text'
    ? text.toWellFormed().replaceAll('\r\n', '\n').trim()
    : typedLine(text, LONG_TEXT_LENGTH_MAX + 1);
}

/** With a point or a comma, as people write. */
function readNumber(text: string): Read {
  const isNumber = /^[+-]?\d{1,13}(?:[.,]\d{1,9})?$/u.test(text);
  const value = Number(text.replace(',', '.'));
  const fits = answerFault({ kind: 'number', options: [] }, value) === null;
  return isNumber && fits ? { value } : { error: 'not_number' };
}

/** People leave out the scheme. */
function readUrl(text: string, question: AskedQuestion): Read {
  const url = /^[a-z][a-z0-9+.-]*:/iu.test(text) ? text : `https://${text}`;
  return answerFault(question, url) === null ? { value: url } : { error: 'not_url' };
}

/** A question as the page shows it: in the first of these languages, with what was typed and what is wrong with it. */
export function toShownQuestion(
  question: AskedQuestion,
  { typed, errors }: { typed: Typed; errors: Answers['errors'] },
  languages: readonly string[],
): ShownQuestion {
  const { id, kind, labels, help, options, isRequired } = question;
  const name = fieldName(question);
  const value = typed.get(name) ?? null;
  const error = errors.get(id);
  const isMultiple = kind === 'multiple_choice';
  const choices =
    kind === 'yes_no'
      ? ['yes', 'no'].map((one) => ({ value: one, label: null }))
      : options.map((option) => ({ value: option.id, label: pickText(option.labels, languages) }));
  // Nothing else takes back the choice of a radio button.
  const isOpen = choices.length > 0 && !isMultiple && !isRequired;
  return {
    name,
    kind,
    isRequired,
    label: pickText(labels, languages),
    help: help && pickText(help, languages),
    value,
    error: error ? { code: error, max: lengthMaxOf(question) } : null,
    choices: [...choices, ...(isOpen ? [{ value: '', label: null }] : [])].map((choice) => {
      const own = isMultiple ? fieldName(question, choice.value) : name;
      const isChosen = isMultiple ? typed.has(own) : value === choice.value;
      return { name: own, value: choice.value, label: choice.label, isChosen };
    }),
  };
}
