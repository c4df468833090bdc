/** The questions of a company: the list, writing and changing one, and deleting one. */
import type { Typed } from '#console/layout/fields.tsx';
import { formScreen, listScreen } from '#console/layout/form-screen.tsx';
import type { LoadInput, ScreenProps } from '#console/layout/screen-types.ts';
import { staleText } from '#console/layout/refusals.ts';
import {
  compacted,
  purposeOf,
  rearranged,
  withStored,
  withStoredTexts,
} from '#console/texts/rules.ts';
import type { ConsoleWords } from '#console/words/words.ts';
import { ApiError } from '#errors.ts';
import { checkedInput } from '#http/console.ts';
import type { ConsoleCtx, ConsoleRoute, ConsoleView } from '#http/console.ts';
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
  NEW_QUESTION,
  newTyped,
  QUESTION,
  QUESTIONS,
  REMOVE_QUESTION,
  typedOf,
} from './rules/questions.ts';

const needs = 'questions.manage';

const list = listScreen(QUESTIONS, {
  needs: 'structure.read',
  max: 50,
  list: listQuestions,
  page: QuestionsPage,
  notices: (words) => words.questions.notices,
});

function refusals(
  { questions, texts: words }: ConsoleWords,
  { view, typed }: { view: ConsoleView; typed: Typed },
) {
  const names = [...Object.keys(typed), `label.${firstOf(typed)}`];
  const texts = Object.fromEntries(
    names.map((name) => [
      name,
      name.startsWith('help.') ? questions.faults.help : words.faults.text,
    ]),
  );
  return {
    codes: staleText(view),
    texts: { ...texts, key: words.faults.key, options: questions.faults.options },
    fieldOf: fieldOfForm(typed),
  };
}

/** What a new question is of, and the job that it is written for, which its form keeps in its address. */
const asked = ['kind', 'job'];

const blank = formScreen(NEW_QUESTION, {
  needs,
  query: asked,
  load: async (ctx, { query }) => {
    const kind = kindOf(query.get('kind'));
    return { kind, job: query.get('job'), language: kind ? await showSiteLanguage(ctx) : '' };
  },
  page: NewQuestionPage,
  typed: ({ kind }) => (kind ? newTyped(kind) : {}),
  refusals,
});

type NewQuestionProps = ScreenProps & {
  kind: QuestionKind | null;
  job: string | null;
  language: string;
};

/** The kind is chosen first. */
function NewQuestionPage({ view, kind, ...props }: NewQuestionProps) {
  return kind ? (
    <QuestionPage {...props} view={view} question={null} kind={kind} formCount={0} />
  ) : (
    <KindsPage view={view} job={props.job} />
  );
}

const create = blank.command({
  needs,
  query: asked,
  typed: ({ fields }) => withKey(compacted(fields)),
  run: async (ctx, { fields: sent, query }) => {
    const fields = compacted(sent);
    const kind = kindOf(query.get('kind'));
    if (!kind) throw new ApiError('invalid_input');
    const changed = rearranged(fields, purposeOf(fields['purpose']));
    if (changed) return { again: changed };
    const typed = withKey(fields);
    const input = { ...inputOf(typed, kind), key: typed.key, kind };
    const { id } = await createQuestion(ctx, await checkedInput(NewQuestion, input));
    const job = query.get('job');
    if (job === null) return { to: QUESTIONS, done: 'created' };
    // A question that is written for a job is chosen there.
    return { to: questionsOf(job), done: 'created', query: { add: String(id) }, at: 'add' };
  },
});

function withKey(typed: Typed) {
  return { ...typed, key: keyOf(typed) };
}

function questionsOf(job: string): string {
  return `/jobs/${encodeURIComponent(job)}/questions`;
}

const load = async (ctx: ConsoleCtx, { params, query }: LoadInput) => {
  const edited = await showQuestionEditor(ctx, params.id('question'));
  return { ...edited, kind: edited.question.kind, job: query.get('job') };
};

const one = formScreen(QUESTION, {
  needs,
  query: ['job'],
  load,
  page: QuestionPage,
  typed: ({ question }) => typedOf(question),
  again: withStoredTexts,
  refusals,
});

const change = one.command({
  needs,
  query: ['job'],
  typed: ({ fields }) => compacted(fields),
  run: async (ctx, { params, fields: sent, query }) => {
    const fields = compacted(sent);
    const changed = rearranged(fields, purposeOf(fields['purpose']));
    if (changed) return { again: changed };
    await editQuestion(ctx, params.id('question'), (question) => {
      if (fields['version'] !== question.updated_at) throw new ApiError('stale_write');
      const typed = withStored(fields, typedOf(question));
      return checkedInput(QuestionChange, inputOf(typed, question.kind));
    }).catch(asStale);
    const job = query.get('job');
    return { to: job === null ? QUESTIONS : questionsOf(job), done: 'saved' };
  },
});

/** An edit of a question that was asked makes another one, so that this one is no longer found. */
function asStale(error: unknown): never {
  throw error instanceof ApiError && error.code === 'not_found'
    ? new ApiError('stale_write')
    : error;
}

const removal = formScreen(REMOVE_QUESTION, {
  needs,
  load,
  page: RemoveQuestionPage,
  refusals: (words) => ({ codes: { in_use: words.questions.inUse } }),
});
const remove = removal.command({
  needs,
  typesNothing: true,
  run: async (ctx, { params }) => {
    await deleteQuestion(ctx, params.id('question'));
    return { to: QUESTIONS, done: 'deleted' };
  },
});

/** In the order in which paths are matched. */
export const ofCompany: readonly ConsoleRoute[] = [
  list,
  blank,
  create,
  one,
  change,
  removal,
  remove,
];
