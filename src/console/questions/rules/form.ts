/** The form of a job: its addresses, and what its buttons send as the API takes it. */
import { textsOf, typedTexts } from '#console/texts/rules.ts';
import type { Typed } from '#console/texts/rules.ts';
import { ApiError, invalidField } from '#errors.ts';
import { movedItem } from '#lib/moved-item.ts';
import type { ApplicationForm } from '#recruiting/jobs/questions/schemas.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import type { SiteLanguage } from '#vocabulary/lists.ts';
import type { QuestionKind, RuleOperator } from '#vocabulary/questions.ts';

export const FORM = '/jobs/{job}/questions';
export const TRY_FORM = `${FORM}/try`;
export const FORM_PREVIEW = `${FORM}/preview`;
export const ASKED = `${FORM}/{question}`;
export const TRY_RULE = `${ASKED}/try`;

export type Asked = ApplicationForm['questions'][number];

/** What the button of the form says: `up.7` moves the question 7. */
export type FormPurpose = { name: 'add' } | { name: 'up' | 'down'; id: number };

export function formPurpose(text = ''): FormPurpose {
  const [, name, id] = /^(up|down)\.(\d{1,16})$/u.exec(text) ?? [];
  return name === 'up' || name === 'down' ? { name, id: Number(id) } : { name: 'add' };
}

/** The question that was chosen; null for none. */
export function addedId(typed: Typed): number | null {
  const id = typed['add'] ?? '';
  return /^\d{1,16}$/u.test(id) ? Number(id) : null;
}

type Placed = { question_id: number; is_required: boolean; rule: unknown };

/** Throws 409 where the form was changed since it was shown. */
export function changeOf(
  form: ApplicationForm,
  typed: Typed,
  change: (placed: readonly Placed[]) => readonly Placed[],
) {
  if ((typed['version'] ?? '') !== (form.updated_at ?? '')) throw new ApiError('stale_write');
  const { questions } = form;
  const placed = questions.map(({ question_id, is_required, rule }) => ({
    question_id,
    is_required,
    rule,
  }));
  return { questions: change(placed), updated_at: form.updated_at };
}

const ON = 'on';

/** With the question that was chosen, or one of them moved. */
export function arranged(
  placed: readonly Placed[],
  typed: Typed,
  purpose: FormPurpose,
): readonly Placed[] {
  if (purpose.name === 'add') {
    const id = addedId(typed);
    if (id === null) throw invalidField('add', 'Must be a question.');
    return [...placed, { question_id: id, is_required: typed['is_required'] === ON, rule: null }];
  }
  const from = placed.findIndex(({ question_id: id }) => id === purpose.id);
  return movedItem(placed, from, purpose.name === 'up' ? -1 : 1);
}

/** A question of the form as its page has it. */
export function typedOfAsked({ is_required: isRequired, rule }: Asked): Typed {
  return {
    ...(isRequired && { is_required: ON }),
    operator: rule?.operator ?? '',
    value: rule === null ? '' : valueText(rule.value),
    effect: rule?.effect ?? 'flag',
    ...typedTexts('reason', rule?.reason),
  };
}

function valueText(value: string | number | boolean): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

/** As the API takes it. What cannot be read is passed on as it is, and refused there. */
export function ruleOf(typed: Typed, kind: QuestionKind) {
  const operator = typed['operator'] ?? '';
  if (operator === '') return null;
  return {
    operator,
    value: valueOf(kind, (typed['value'] ?? '').trim()),
    effect: typed['effect'] || 'flag',
    reason: textsOf(typed, 'reason'),
  };
}

function valueOf(kind: QuestionKind, text: string): string | number | boolean {
  if (kind === 'yes_no' && (text === 'yes' || text === 'no')) return text === 'yes';
  return kind === 'number' && /^-?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : text;
}

/** The form with this question as it was typed. */
export function withAsked(placed: readonly Placed[], id: number, typed: Typed, kind: QuestionKind) {
  return placed.map((one) =>
    one.question_id === id
      ? { question_id: id, is_required: typed['is_required'] === ON, rule: ruleOf(typed, kind) }
      : one,
  );
}

/** Throws 404 where the form does not ask the question. */
export function askedOf({ questions }: ApplicationForm, id: number): Asked {
  const asked = questions.find((one) => one.question_id === id);
  if (!asked) throw new ApiError('not_found');
  return asked;
}

/** The languages of reasons: that of the career site first, then those that the question and the reason are in. */
export function reasonLanguages({ labels, rule }: Asked, first: string): SiteLanguage[] {
  const found = new Set([...Object.keys(labels), ...Object.keys(rule?.reason ?? {})]);
  const others = siteLanguages.filter((language) => language !== first && found.has(language));
  return [...siteLanguages.filter((language) => language === first), ...others];
}

/** `questions.2.rule.reason.de` is a fault of the German reason. */
export function fieldOfRule(first: string): (path: string) => string {
  return (path) => {
    const [, field = '', language] = /\brule\.(\w+)(?:\.(\w+))?/u.exec(path) ?? [];
    return field === 'reason' ? `reason.${language ?? first}` : field || path;
  };
}

/** The word of an operator: what several are chosen from includes a value, or not. */
export function operatorWord(operator: RuleOperator, kind: QuestionKind) {
  return operator === 'is_not' && kind === 'multiple_choice' ? 'excludes' : operator;
}
