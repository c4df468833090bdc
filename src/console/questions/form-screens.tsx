/** The questions of a job: the list with its order, one question with its rule, and what rules would have done. */
import { questionsPath } from '#console/board/rules/addresses.ts';
import { unsent } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { noticeOf } from '#console/layout/notices.tsx';
import { refusedForm } from '#console/layout/refusals.ts';
import type { RefusedForm } from '#console/layout/refusals.ts';
import type { Typed } from '#console/texts/rules.ts';
import { wordsFor } from '#console/words/words.ts';
import { ApiError, invalidField } from '#errors.ts';
import { checkedInput, refusedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { editForm } from '#recruiting/jobs/questions/actions/forms.ts';
import { showFormEditor } from '#recruiting/jobs/questions/actions/trials.ts';
import type { FormEditor } from '#recruiting/jobs/questions/actions/trials.ts';
import { FormChange, TriedRules } from '#recruiting/jobs/questions/schemas.ts';
import type { ApplicationForm } from '#recruiting/jobs/questions/schemas.ts';
import { AskedPage } from './asked-page.tsx';
import { FormPage } from './form-page.tsx';
import {
  addedId,
  arranged,
  askedOf,
  changeOf,
  fieldOfRule,
  formPurpose,
  ruleOf,
  typedOfAsked,
  withAsked,
} from './rules/form.ts';
import type { Asked } from './rules/form.ts';

type ScreenInput = { params: ConsoleParams; query: URLSearchParams };

export async function formScreen(
  ctx: ConsoleCtx,
  { params, query }: ScreenInput,
): Promise<ConsoleAnswer> {
  const { view } = ctx;
  const editor = await showFormEditor(ctx, params.ref('job'));
  const toast = noticeOf(wordsFor(view.language).questions.notices, query);
  const form = unsent({ add: query.get('add') ?? '' });
  return { status: 200, html: renderHtml(FormPage, { view, editor, form, toast }) };
}

/** Adds a question, or moves one. */
export async function changeFormCommand(
  ctx: ConsoleCtx,
  { params, fields }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const { view } = ctx;
  const job = params.ref('job');
  const purpose = formPurpose(fields['purpose']);
  const added = purpose.name === 'add' ? addedId(fields) : null;
  try {
    const form = await editForm(ctx, job, added, (stored) =>
      checkedInput(
        FormChange,
        changeOf(stored, fields, (placed) => arranged(placed, fields, purpose)),
      ),
    );
    const done = purpose.name === 'add' ? 'added' : 'changed';
    return afterChange(ctx, form, done, purpose.name === 'add' ? added : purpose.id);
  } catch (error) {
    const form = refusedForm(view, error, { typed: fields, fieldOf: fieldOfList });
    const editor = await showFormEditor(ctx, job);
    return { status: form.status, html: renderHtml(FormPage, { view, editor, form }) };
  }
}

/** Only the question that is added can be at fault, or that there are too many. */
function fieldOfList(path: string): string {
  return path === 'questions' ? path : 'add';
}

/** Back to the list, where the question is. */
function afterChange(
  { view }: ConsoleCtx,
  { job }: ApplicationForm,
  done: 'added' | 'changed' | 'removed',
  id: number | null,
): ConsoleAnswer {
  const path = questionsPath(view.root, { hashId: job.hash_id });
  return {
    status: 303,
    location: `${path}?done=${done}${id === null ? '' : `#question-${id}`}`,
  };
}

/** What the rules of the form would have done: nothing changes. */
export async function tryFormCommand(
  ctx: ConsoleCtx,
  { params }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const editor = await showFormEditor(ctx, params.ref('job'), () => ({}));
  const html = renderHtml(FormPage, { view: ctx.view, editor, form: unsent({}) });
  return { status: 200, html };
}

export async function askedScreen(
  ctx: ConsoleCtx,
  { params }: ScreenInput,
): Promise<ConsoleAnswer> {
  const editor = await showFormEditor(ctx, params.ref('job'));
  return answerAsked(ctx, editor, params.id('question'), null);
}

/** Of a question that the form asks; as it was typed, or as it is stored. */
function answerAsked(
  { view }: ConsoleCtx,
  editor: FormEditor,
  id: number,
  shown: FormState | RefusedForm | null,
): ConsoleAnswer {
  const asked = askedOf(editor.form, id);
  const form = shown ?? unsent(typedOfAsked(asked));
  const status = shown && 'status' in shown ? shown.status : 200;
  return { status, html: renderHtml(AskedPage, { view, editor, asked, form }) };
}

/** Saves what was typed, or takes the question off the form. */
export async function changeAskedCommand(
  ctx: ConsoleCtx,
  { params, fields }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const id = params.id('question');
  const job = params.ref('job');
  const isRemoval = fields['purpose'] === 'remove';
  try {
    const form = await editForm(ctx, job, null, (stored) => {
      const { kind } = askedOf(stored, id);
      return checkedInput(
        FormChange,
        changeOf(stored, fields, (placed) =>
          isRemoval
            ? placed.filter((one) => one.question_id !== id)
            : withAsked(placed, id, fields, kind),
        ),
      );
    });
    return afterChange(ctx, form, isRemoval ? 'removed' : 'changed', isRemoval ? null : id);
  } catch (error) {
    const refusal = asRefused(error);
    refusedInput(refusal);
    const editor = await showFormEditor(ctx, job);
    return answerAsked(ctx, editor, id, refused(ctx, refusal, fields, editor));
  }
}

/** A Recruiter may mend what only an Admin can add. */
function asRefused(error: unknown): unknown {
  const isRole = error instanceof ApiError && error.code === 'insufficient_role';
  return isRole ? invalidField('rule.effect', 'Only an Admin can add a rule that rejects.') : error;
}

function refused(
  { view }: ConsoleCtx,
  error: unknown,
  typed: Typed,
  { language }: FormEditor,
): RefusedForm {
  const { questions, texts: words } = wordsFor(view.language);
  const { faults, adminOnly } = questions.rule;
  const reasons = Object.keys(typed).filter((name) => name.startsWith('reason.'));
  return refusedForm(view, error, {
    typed,
    texts: {
      ...Object.fromEntries(reasons.map((name) => [name, words.faults.text])),
      ...((typed[`reason.${language}`] ?? '').trim() === '' && {
        [`reason.${language}`]: faults.reason,
      }),
      value: faults.value,
      effect: adminOnly,
    },
    fieldOf: fieldOfRule(language),
  });
}

/** What the rule as it was typed would have done: nothing is saved. */
export async function tryRuleCommand(
  ctx: ConsoleCtx,
  { params, fields }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const id = params.id('question');
  const job = params.ref('job');
  try {
    const editor = await showFormEditor(ctx, job, (form) => triedOf(askedOf(form, id), fields));
    return answerAsked(ctx, editor, id, unsent(fields));
  } catch (error) {
    refusedInput(error);
    const editor = await showFormEditor(ctx, job);
    return answerAsked(ctx, editor, id, refused(ctx, error, fields, editor));
  }
}

function triedOf(asked: Asked, typed: Typed): Promise<TriedRules> {
  const rule = ruleOf(typed, asked.kind);
  const questions = rule === null ? [] : [{ question_id: asked.question_id, rule }];
  return checkedInput(TriedRules, { questions });
}
