/** The questions of a job: the list with its order, one question with its rule, and what rules would have done. */
import { questionsPath } from '#console/board/rules/addresses.ts';
import { unsent } from '#console/layout/fields.tsx';
import { formScreen } from '#console/layout/form-screen.tsx';
import { ApiError, invalidField } from '#errors.ts';
import { checkedInput, screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { editForm } from '#recruiting/jobs/questions/actions/forms.ts';
import { showFormEditor } from '#recruiting/jobs/questions/actions/trials.ts';
import { FormChange, TriedRules } from '#recruiting/jobs/questions/schemas.ts';
import type { ApplicationForm } from '#recruiting/jobs/questions/schemas.ts';
import { AskedPage } from './asked-page.tsx';
import { FormPage } from './form-page.tsx';
import { formPreviewScreen } from './preview-screens.tsx';
import { ofCompany } from './question-screens.tsx';
import {
  addedId,
  arranged,
  ASKED,
  askedOf,
  changeOf,
  fieldOfRule,
  FORM,
  FORM_PREVIEW,
  formPurpose,
  ruleOf,
  TRY_FORM,
  TRY_RULE,
  typedOfAsked,
  withAsked,
} from './rules/form.ts';

const needs = 'jobs.write';

const list = formScreen(FORM, {
  needs: 'jobs.read',
  query: ['add', 'done'],
  load: async (ctx, { params, query }) => ({
    editor: await showFormEditor(ctx, params.ref('job')),
    add: query.get('add') ?? '',
  }),
  page: FormPage,
  typed: ({ add }) => ({ add }),
  notices: (words) => words.questions.notices,
  // Only the question that is added can be at fault, or that there are too many.
  refusals: () => ({ fieldOf: (path) => (path === 'questions' ? path : 'add') }),
});

/** Adds a question, or moves one. */
const change = list.command({
  needs,
  run: async (ctx, { params, fields }) => {
    const purpose = formPurpose(fields['purpose']);
    const added = purpose.name === 'add' ? addedId(fields) : null;
    const form = await editForm(ctx, params.ref('job'), added, (stored) =>
      checkedInput(
        FormChange,
        changeOf(stored, fields, (placed) => arranged(placed, fields, purpose)),
      ),
    );
    return purpose.name === 'add'
      ? afterChange(form, 'added', added)
      : afterChange(form, 'changed', purpose.id);
  },
});

/** Back to the list, where the question is. */
function afterChange({ job }: ApplicationForm, done: string, id: number | null) {
  const to = questionsPath('', { hashId: job.hash_id });
  return { to, done, ...(id !== null && { at: `question-${id}` }) };
}

/** What the rules of the form would have done: nothing changes. */
const tryRules = list.command({
  path: TRY_FORM,
  needs,
  run: async (ctx, { params }) => {
    const editor = await showFormEditor(ctx, params.ref('job'), () => ({}));
    const html = renderHtml(FormPage, { view: ctx.view, editor, form: unsent({}) });
    return { status: 200, html };
  },
});

const one = formScreen(ASKED, {
  needs,
  load: async (ctx, { params }) => {
    const editor = await showFormEditor(ctx, params.ref('job'));
    return { editor, asked: askedOf(editor.form, params.id('question')) };
  },
  page: AskedPage,
  typed: ({ asked }) => typedOfAsked(asked),
  refusals: ({ questions, texts: words }, { typed, loaded }) => {
    const { language } = loaded.editor;
    const { faults, adminOnly } = questions.rule;
    const reasons = Object.keys(typed).filter((name) => name.startsWith('reason.'));
    return {
      texts: {
        ...Object.fromEntries(reasons.map((name) => [name, words.faults.text])),
        ...((typed[`reason.${language}`] ?? '').trim() === '' && {
          [`reason.${language}`]: faults.reason,
        }),
        value: faults.value,
        effect: adminOnly,
      },
      fieldOf: fieldOfRule(language),
    };
  },
});

/** Saves what was typed, or takes the question off the form. */
const changeOne = one.command({
  needs,
  run: async (ctx, { params, fields }) => {
    const id = params.id('question');
    const isRemoval = fields['purpose'] === 'remove';
    const form = await editForm(ctx, params.ref('job'), null, (stored) => {
      const { kind } = askedOf(stored, id);
      return checkedInput(
        FormChange,
        changeOf(stored, fields, (placed) =>
          isRemoval
            ? placed.filter(({ question_id: own }) => own !== id)
            : withAsked(placed, id, fields, kind),
        ),
      );
    }).catch(asFault);
    return isRemoval ? afterChange(form, 'removed', null) : afterChange(form, 'changed', id);
  },
});

/** A Recruiter may mend what only an Admin can add. */
function asFault(error: unknown): never {
  throw error instanceof ApiError && error.code === 'insufficient_role'
    ? invalidField('rule.effect', 'Only an Admin can add a rule that rejects.')
    : error;
}

/** What the rule as it was typed would have done: nothing is saved. */
const tryOne = one.command({
  path: TRY_RULE,
  needs,
  run: async (ctx, { params, fields }) => {
    const id = params.id('question');
    const editor = await showFormEditor(ctx, params.ref('job'), (form) => {
      const asked = askedOf(form, id);
      const rule = ruleOf(fields, asked.kind);
      const questions = rule === null ? [] : [{ question_id: asked.question_id, rule }];
      return checkedInput(TriedRules, { questions });
    });
    const asked = askedOf(editor.form, id);
    const html = renderHtml(AskedPage, { view: ctx.view, editor, asked, form: unsent(fields) });
    return { status: 200, html };
  },
});

/** In the order in which paths are matched. */
export const questions: readonly ConsoleRoute[] = [
  ...ofCompany,
  list,
  change,
  tryRules,
  screen(FORM_PREVIEW, 'jobs.read', formPreviewScreen),
  one,
  changeOne,
  tryOne,
];
