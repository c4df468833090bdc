/** The questions of a company: the list, writing and changing one, and deleting one. */
import { unsent } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { noticeOf } from '#console/layout/notices.tsx';
import { pageOf } from '#console/layout/paging.tsx';
import { refusedForm } from '#console/layout/refusals.ts';
import type { RefusedForm } from '#console/layout/refusals.ts';
import { compacted, purposeOf, rearranged, withOpened, withStored } from '#console/texts/rules.ts';
import type { Typed } from '#console/texts/rules.ts';
import { wordsFor } from '#console/words/words.ts';
import { ApiError } from '#errors.ts';
import { checkedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import {
  createQuestion,
  deleteQuestion,
  editQuestion,
  listQuestions,
  showQuestionEditor,
  showSiteLanguage,
} from '#recruiting/jobs/questions/actions/questions.ts';
import { NewQuestion, QuestionChange } from '#recruiting/jobs/questions/schemas.ts';
import type { QuestionKind } from '#vocabulary/questions.ts';
import { QuestionsPage } from './list-page.tsx';
import { KindsPage, QuestionPage, RemoveQuestionPage } from './question-page.tsx';
import {
  fieldOfForm,
  firstOf,
  inputOf,
  keyOf,
  kindOf,
  newTyped,
  QUESTIONS,
  typedOf,
} from './rules/questions.ts';

type ScreenInput = { params: ConsoleParams; query: URLSearchParams };

const ROWS = 50;

export async function questionsScreen(
  ctx: ConsoleCtx,
  { query }: ScreenInput,
): Promise<ConsoleAnswer> {
  const { view } = ctx;
  const list = await listQuestions(ctx, { page: pageOf(query), max: ROWS });
  const toast = noticeOf(wordsFor(view.language).questions.notices, query);
  return { status: 200, html: renderHtml(QuestionsPage, { view, list, toast }) };
}

export async function newQuestionScreen(
  ctx: ConsoleCtx,
  { query }: ScreenInput,
): Promise<ConsoleAnswer> {
  const kind = kindOf(query.get('kind'));
  const job = query.get('job');
  if (kind) return answerNew(ctx, { kind, job, form: unsent(newTyped(kind)) });
  return { status: 200, html: renderHtml(KindsPage, { view: ctx.view, job }) };
}

type Shown = { job: string | null; form: FormState; status?: 200 | 409 | 422 };

async function answerNew(
  ctx: ConsoleCtx,
  { kind, ...shown }: Shown & { kind: QuestionKind },
): Promise<ConsoleAnswer> {
  const language = await showSiteLanguage(ctx);
  return answer(ctx, { question: null, kind, language, formCount: 0 }, shown);
}

type Edited = Pick<
  Parameters<typeof QuestionPage>[0],
  'question' | 'kind' | 'language' | 'formCount'
>;

function answer({ view }: ConsoleCtx, edited: Edited, { status = 200, ...shown }: Shown) {
  return { status, html: renderHtml(QuestionPage, { view, ...edited, ...shown }) };
}

export async function createQuestionCommand(
  ctx: ConsoleCtx,
  { fields: sent, query }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const fields = compacted(sent);
  const kind = kindOf(query.get('kind'));
  const job = query.get('job');
  if (!kind) throw new ApiError('invalid_input', { errors: { kind: ['Must be a kind.'] } });
  const changed = rearranged(fields, purposeOf(fields['purpose']));
  if (changed) return answerNew(ctx, { kind, job, form: unsent(changed) });
  const typed = { ...fields, key: keyOf(fields) };
  try {
    const input = { ...inputOf(typed, kind), key: typed.key, kind };
    const { id } = await createQuestion(ctx, await checkedInput(NewQuestion, input));
    return { status: 303, location: afterCreation(ctx, job, id) };
  } catch (error) {
    const form = refused(ctx, error, typed);
    return answerNew(ctx, { kind, job, form, status: form.status });
  }
}

/** A question that is written for a job is chosen there. */
function afterCreation({ view }: ConsoleCtx, job: string | null, id: number): string {
  return job === null
    ? `${view.root}${QUESTIONS}?done=created`
    : `${view.root}/jobs/${encodeURIComponent(job)}/questions?done=created&add=${id}#add`;
}

function refused({ view }: ConsoleCtx, error: unknown, typed: Typed): RefusedForm {
  const first = firstOf(typed);
  const { questions, texts: words } = wordsFor(view.language);
  const names = Object.keys(typed);
  const texts = Object.fromEntries(
    [...names, `label.${first}`].map((name) => [
      name,
      name.startsWith('help.') ? questions.faults.help : words.faults.text,
    ]),
  );
  return refusedForm(view, error, {
    typed,
    codes: { stale_write: words.stale },
    texts: { ...texts, key: words.faults.key, options: questions.faults.options },
    fieldOf: fieldOfForm(typed),
  });
}

export async function questionScreen(
  ctx: ConsoleCtx,
  { params, query }: ScreenInput,
): Promise<ConsoleAnswer> {
  const edited = await showQuestionEditor(ctx, params.id('question'));
  const form = unsent(typedOf(edited.question));
  return answer(ctx, { ...edited, kind: edited.question.kind }, { job: query.get('job'), form });
}

export async function changeQuestionCommand(
  ctx: ConsoleCtx,
  { params, fields: sent, query }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const fields = compacted(sent);
  const job = query.get('job');
  const id = params.id('question');
  const changed = rearranged(fields, purposeOf(fields['purpose']));
  if (changed) return answerQuestion(ctx, id, { job, form: unsent(changed) });
  try {
    await editQuestion(ctx, id, (question) => {
      if (fields['version'] !== question.updated_at) throw new ApiError('stale_write');
      const typed = withStored(fields, typedOf(question));
      return checkedInput(QuestionChange, inputOf(typed, question.kind));
    });
  } catch (error) {
    const form = refused(ctx, asStale(error), fields);
    return answerQuestion(ctx, id, { job, form, status: form.status });
  }
  const path = job === null ? QUESTIONS : `/jobs/${encodeURIComponent(job)}/questions`;
  return { status: 303, location: `${ctx.view.root}${path}?done=saved` };
}

/** What was typed, over what is stored now: what is sent next begins from that. */
async function answerQuestion(ctx: ConsoleCtx, id: number, shown: Shown): Promise<ConsoleAnswer> {
  const edited = await showQuestionEditor(ctx, id);
  const { kind, updated_at: version } = edited.question;
  const { status, form } = shown;
  const texts = withOpened(form.typed, typedOf(edited.question));
  const typed = { ...texts, ...(status === 409 && { version }) };
  return answer(ctx, { ...edited, kind }, { ...shown, form: { ...form, typed } });
}

/** An edit of a question that was asked makes another one, so that this one is no longer found. */
function asStale(error: unknown): unknown {
  const isGone = error instanceof ApiError && error.code === 'not_found';
  return isGone ? new ApiError('stale_write') : error;
}

export function removeQuestionScreen(
  ctx: ConsoleCtx,
  { params }: ScreenInput,
): Promise<ConsoleAnswer> {
  return answerRemoval(ctx, params);
}

async function answerRemoval(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  form?: RefusedForm,
): Promise<ConsoleAnswer> {
  const { view } = ctx;
  const { question } = await showQuestionEditor(ctx, params.id('question'));
  const html = renderHtml(RemoveQuestionPage, { view, question, alert: form?.alert ?? '' });
  return { status: form?.status ?? 200, html };
}

export async function removeQuestionCommand(
  ctx: ConsoleCtx,
  { params }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  try {
    await deleteQuestion(ctx, params.id('question'));
  } catch (error) {
    const codes = { in_use: wordsFor(ctx.view.language).questions.inUse };
    return answerRemoval(ctx, params, refusedForm(ctx.view, error, { typed: {}, codes }));
  }
  return { status: 303, location: `${ctx.view.root}${QUESTIONS}?done=deleted` };
}
