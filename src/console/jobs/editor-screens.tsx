/** Writes and edits a job, by the actions of the API. */
import { wordsFor as careerWordsFor } from '#careers/words/words.ts';
import { jobPath } from '#console/board/rules/addresses.ts';
import { refusalText } from '#console/layout/refusals.ts';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleWords } from '#console/words/words.ts';
import { customOf, typedValues } from '#console/fields/rules/values.ts';
import { ApiError } from '#errors.ts';
import { checkedInput, consoleParams, refusedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { timestamp } from '#lib/time.ts';
import { changeJob, createJob } from '#recruiting/jobs/jobs/actions/jobs.ts';
import { showEditor, showNewEditor } from '#recruiting/jobs/jobs/actions/editor.ts';
import type { OwnRecords } from '#recruiting/jobs/jobs/actions/editor.ts';
import { JobChange, NewJob } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import type { JobStatus } from '#vocabulary/lists.ts';
import { EditorPage } from './editor-page.tsx';
import type { Faults } from './fields-parts.tsx';
import { hiddenOf, inputOf, typedOf, withSeniority } from './rules/fields.ts';
import type { Typed } from './rules/fields.ts';
import type { EditorForm, Purpose } from './schemas.ts';

const doneNames = ['created', 'saved', 'published', 'closed', 'copied'] as const;

type ScreenInput = { params: ConsoleParams; query: URLSearchParams };

type Refused = {
  status: 409 | 422;
  typed: Typed;
  faults: Faults;
  alert: string;
  /** The version that the form began from, where there is another now. */
  since?: Date | undefined;
};

/** Blank, or a copy that is not stored yet. */
export async function newScreen(ctx: ConsoleCtx, { query }: ScreenInput): Promise<ConsoleAnswer> {
  const from = query.get('job') ?? '';
  if (from === '') return answerNew(ctx);
  const { job, own, custom } = await showEditor(ctx, consoleParams({ job: from }).ref('job'));
  const stored = { ...typedOf(job), ...typedValues(custom.fields, job.custom) };
  const typed = { ...stored, title: copyTitleOf(ctx, job.title) };
  return answer(ctx, { own, custom, job: null, typed, isCopy: true });
}

async function answerNew(ctx: ConsoleCtx, refused?: Refused): Promise<ConsoleAnswer> {
  const { own, custom } = await showNewEditor(ctx);
  const typed = refused?.typed ?? defaultsOf(own);
  return answer(ctx, { own, custom, job: null, typed }, refused);
}

/** The defaults of the company come first. The pipeline is a field where there are several. */
function defaultsOf({ offices, pipelines }: OwnRecords): Typed {
  return {
    office_id: String(offices[0]?.id ?? ''),
    ...(pipelines.length > 1 && { company_pipline_id: String(pipelines[0]?.id ?? '') }),
  };
}

export async function editorScreen(
  ctx: ConsoleCtx,
  { params, query }: ScreenInput,
): Promise<ConsoleAnswer> {
  const { notices } = wordsFor(ctx.view.language).jobs;
  const notice = doneNames.find((name) => name === query.get('done'));
  return answerJob(ctx, params, { toast: notice && notices[notice] });
}

async function answerJob(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  { refused, toast }: { refused?: Refused; toast?: string | undefined },
): Promise<ConsoleAnswer> {
  const { job, ...shown } = await showEditor(ctx, params.ref('job'), refused?.since);
  const stored = { ...typedOf(job), ...typedValues(shown.custom.fields, job.custom) };
  return answer(ctx, { ...shown, job, typed: refused?.typed ?? stored, toast }, refused);
}

type Shown = Pick<
  Parameters<typeof EditorPage>[0],
  'own' | 'custom' | 'job' | 'typed' | 'toast' | 'publicUrl' | 'changes' | 'isCopy'
>;

function answer({ view }: ConsoleCtx, shown: Shown, refused?: Refused): ConsoleAnswer {
  const { status = 200, faults = {}, alert = '' } = refused ?? {};
  return { status, html: renderHtml(EditorPage, { view, ...shown, faults, alert }) };
}

export function createCommand(
  ctx: ConsoleCtx,
  { body }: CommandInput<EditorForm>,
): Promise<ConsoleAnswer> {
  const status = body.purpose === 'publish' ? 'Live' : 'Draft';
  const typed = readTyped(ctx, body);
  return save(
    ctx,
    typed,
    async () => createJob(ctx, await checkedInput(NewJob, { ...withCustom(typed), status })),
    {
      done: status === 'Live' ? 'published' : 'created',
      refuse: (refused) => answerNew(ctx, refused),
    },
  );
}

const statuses: Partial<Record<Purpose, JobStatus>> = { publish: 'Live', close: 'Closed' };
const done: Record<Purpose, keyof ConsoleWords['jobs']['notices']> = {
  draft: 'saved',
  save: 'saved',
  publish: 'published',
  close: 'closed',
  copy: 'copied',
};

/** A button that publishes or closes saves what was typed as well. */
export function changeCommand(
  ctx: ConsoleCtx,
  { params, body }: CommandInput<EditorForm>,
): Promise<ConsoleAnswer> {
  const { purpose } = body;
  const typed = readTyped(ctx, body);
  const status = statuses[purpose];
  const run = async () =>
    purpose === 'copy'
      ? createJob(ctx, await checkedInput(NewJob, copyOf(ctx, typed)))
      : changeJob(
          ctx,
          params.ref('job'),
          await checkedInput(JobChange, { ...withCustom(typed), ...(status && { status }) }),
          (_, updatedAt) => assertVersion(typed, updatedAt),
        );
  const refuse = (refused: Refused) => answerJob(ctx, params, { refused });
  return save(ctx, typed, run, { done: done[purpose], refuse });
}

/** What was typed in the language of the member. */
export function readTyped({ view }: ConsoleCtx, { typed }: Pick<EditorForm, 'typed'>): Typed {
  return withSeniority(careerWordsFor(view.language).seniorities, typed);
}

/** Throws 409 where somebody saved the job since the form was shown. */
function assertVersion({ version }: Typed, updatedAt: Date): void {
  if (version !== undefined && version !== timestamp(updatedAt)) throw new ApiError('stale_write');
}

/** The fields of a job, and its custom fields. */
function withCustom(typed: Typed) {
  return { ...inputOf(typed), custom: customOf(typed) };
}

function copyOf({ view }: ConsoleCtx, typed: Typed) {
  const input = withCustom(typed);
  const title = copyTitleOf({ view }, input.title);
  return { ...input, ...hiddenOf(typed), title, status: 'Draft' };
}

function copyTitleOf({ view }: Pick<ConsoleCtx, 'view'>, title: string): string {
  return fillText(wordsFor(view.language).jobs.copyTitle, { title });
}

type After = { done: string; refuse: (refused: Refused) => Promise<ConsoleAnswer> };

async function save(
  ctx: ConsoleCtx,
  typed: Typed,
  run: () => Promise<Job>,
  after: After,
): Promise<ConsoleAnswer> {
  try {
    const job = await run();
    const path = jobPath(ctx.view.root, { hashId: job.hash_id });
    return { status: 303, location: `${path}?done=${after.done}` };
  } catch (error) {
    const { code, status, errors } = refusedInput(error);
    const { frame, jobs } = wordsFor(ctx.view.language);
    const faults = faultsOf(ctx, typed, Object.keys(errors));
    if (code === 'stale_write') {
      const since = sinceOf(typed);
      return after.refuse({ status, typed, faults, alert: jobs.stale.title, since });
    }
    const alert =
      Object.keys(faults).length > 0 ? frame.faults.summary : refusalText(ctx.view, code);
    return after.refuse({ status, typed, faults, alert });
  }
}

function sinceOf({ version = '' }: Typed): Date | undefined {
  const since = new Date(version);
  return Number.isNaN(since.getTime()) ? undefined : since;
}

/** What is wrong, by field: `skills.3` is a fault of the skills. */
function faultsOf({ view }: ConsoleCtx, typed: Typed, paths: readonly string[]): Faults {
  const { frame, jobs } = wordsFor(view.language);
  const texts: Partial<Record<string, string>> = {
    ...jobs.faults,
    min_salary: jobs.faults.number,
    ...(isNaN(Number(typed['max_salary'])) && { max_salary: jobs.faults.number }),
  };
  const names = paths.map((path) =>
    path.startsWith('custom.') ? path : (path.split('.')[0] ?? ''),
  );
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? frame.faults.invalid]));
}
