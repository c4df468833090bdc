/** Writes and edits a job, by the actions of the API. */
import { wordsFor as careerWordsFor } from '#careers/words/words.ts';
import { jobPath } from '#console/board/rules/addresses.ts';
import { customOf } from '#console/fields/rules/values.ts';
import { formScreen } from '#console/layout/form-screen.tsx';
import { formDigest } from '#console/layout/once.ts';
import { makeOnce } from '#data/made-once.ts';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleWords } from '#console/words/words.ts';
import { ApiError } from '#errors.ts';
import { checkedInput, consoleParams } from '#http/console.ts';
import type { ConsoleCtx, ConsoleRoute, ConsoleView } from '#http/console.ts';
import type { ScreenProps } from '#console/layout/screen-types.ts';
import type { Ref } from '#lib/ids.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { timestamp } from '#lib/time.ts';
import { showEditor, showNewEditor } from '#recruiting/jobs/jobs/actions/editor.ts';
import type { JobEditor, OwnRecords } from '#recruiting/jobs/jobs/actions/editor.ts';
import { nameOfOccupation, suggestOccupations } from '#recruiting/jobs/occupations/actions.ts';
import { changeJob, createJob } from '#recruiting/jobs/jobs/actions/jobs.ts';
import { JobChange, NewJob } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import type { JobStatus } from '#vocabulary/lists.ts';
import { EditorPage } from './editor-page.tsx';
import { JOB, NEW } from './rules/addresses.ts';
import { hiddenOf, inputOf, purposeOf, withSeniority } from './rules/fields.ts';
import { baseOf, changedSince, conflictsOf, storedTyped, withOwn } from './rules/merge.ts';
import type { Digests } from './rules/merge.ts';
import type { Purpose, Typed } from './rules/fields.ts';

const needs = 'jobs.write';

/** What is wrong, by field: `skills.3` is a fault of the skills. */
function refusals({ frame, jobs }: ConsoleWords, { typed }: { typed: Typed }) {
  const { title, skills, number, max_salary: less } = jobs.faults;
  return {
    codes: { stale_write: jobs.stale.title },
    texts: {
      ...Object.fromEntries(Object.keys(typed).map((name) => [name, frame.faults.invalid])),
      title,
      skills,
      min_salary: number,
      max_salary: isNaN(Number(typed['max_salary'])) ? number : less,
    },
    fieldOf: (path: string) => (path.startsWith('custom.') ? path : (path.split('.')[0] ?? '')),
  };
}

/** Blank, or a copy that is not stored yet. */
const blank = formScreen(NEW, {
  needs,
  query: ['job'],
  load: async (ctx, { query, sent }) => {
    const from = query.get('job') ?? '';
    if (from === '') {
      const { own, custom } = await showNewEditor(ctx);
      const occupations = await occupationsFor(ctx, sent);
      return { own, custom, job: null, isCopy: false, stored: defaultsOf(own), occupations };
    }
    const { job, own, custom } = await showEditor(ctx, consoleParams({ job: from }).ref('job'));
    const stored = { ...storedTyped(job, custom), title: copyTitleOf(ctx.view, job.title) };
    const occupations = await occupationsFor(ctx, sent ?? storedTyped(job, custom));
    return { own, custom, job: null, isCopy: true, stored, occupations };
  },
  page: EditorPage,
  typed: ({ stored }) => stored,
  refusals,
});

/** What is suggested for the title, and the name of what was chosen. */
async function occupationsFor(
  ctx: ConsoleCtx,
  { title = '', occupation_code: code = '' }: Typed = {},
) {
  return {
    suggested: title === '' ? [] : await suggestOccupations(ctx, title),
    name: code === '' ? null : await nameOfOccupation(ctx, code),
  };
}

/** The defaults of the company come first. The pipeline is a field where there are several. */
function defaultsOf({ offices, pipelines }: OwnRecords): Typed {
  return {
    office_id: String(offices[0]?.id ?? ''),
    ...(pipelines.length > 1 && { company_pipline_id: String(pipelines[0]?.id ?? '') }),
  };
}

const create = blank.command({
  needs,
  typed: ({ fields }, view) => readTyped(view, fields),
  run: async (ctx, { fields }) => {
    const status = purposeOf(fields) === 'publish' ? 'Live' : 'Draft';
    const input = { ...withCustom(readTyped(ctx.view, fields)), status };
    const job = await checkedInput(NewJob, input);
    const made = await makeOnce(ctx, await formDigest(fields), (alsoWrite) =>
      createJob(ctx, job, alsoWrite),
    );
    return {
      to: jobPath('', { hashId: 'hash_id' in made ? made.hash_id : String(made.id) }),
      done: status === 'Live' ? 'published' : 'created',
    };
  },
});

const editor = formScreen(JOB, {
  needs,
  query: ['done'],
  load: async (ctx, { params, sent = {}, refusal }) => {
    const since = refusal?.code === 'stale_write' ? sinceOf(sent) : undefined;
    const shown = await showEditor(ctx, params.ref('job'), since);
    const stored = storedTyped(shown.job, shown.custom);
    return { ...shown, occupations: await occupationsFor(ctx, { ...stored, ...sent }) };
  },
  page: (props) => <EditorPage {...props} {...mergedOf(props)} />,
  typed: ({ job, custom }) => storedTyped(job, custom),
  notices: (words) => words.jobs.notices,
  refusals,
});

type Shown = ScreenProps & Pick<JobEditor, 'job' | 'custom' | 'changes'>;

/** Where others changed the job meanwhile: their changes with those of the form, and what is stored of the fields that both changed. */
function mergedOf({ form, job, custom, changes }: Shown) {
  const base = baseOf(form.typed);
  if (changes.length === 0 || base === null) return { form, theirs: [] };
  const stored = storedTyped(job, custom);
  return {
    form: { ...form, typed: withOwn(base, form.typed, stored) },
    theirs: conflictsOf(base, form.typed, stored).map((field) => ({
      field,
      value: stored[field] ?? '',
    })),
  };
}

/** The version that the form began from. */
function sinceOf({ version = '' }: Typed): Date | undefined {
  const since = new Date(version);
  return Number.isNaN(since.getTime()) ? undefined : since;
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
const change = editor.command({
  needs,
  typed: ({ fields }, view) => readTyped(view, fields),
  run: async (ctx, { params, fields }) => {
    const purpose = purposeOf(fields);
    const typed = readTyped(ctx.view, fields);
    const status = statuses[purpose];
    const job =
      purpose === 'copy'
        ? await createJob(ctx, await checkedInput(NewJob, copyOf(ctx.view, typed)))
        : await saveOwn(ctx, params.ref('job'), typed, status && { status });
    return { to: jobPath('', { hashId: job.hash_id }), done: done[purpose] };
  },
});

/**
 * Saves the fields that were changed in the form. Where others have saved the job since, that is still done, unless both changed the
 * same field: that is a conflict (409).
 */
async function saveOwn(
  ctx: ConsoleCtx,
  ref: Ref,
  typed: Typed,
  more: { status?: JobStatus } | undefined,
): Promise<Job> {
  const base = baseOf(typed);
  const input = await checkedInput(JobChange, { ...ownInput(base, typed), ...more });
  const save = (version: string | undefined) =>
    changeJob(ctx, ref, input, (_, updatedAt) => assertVersion({ version }, updatedAt));
  try {
    return await save(typed['version']);
  } catch (error) {
    const isStale = error instanceof ApiError && error.code === 'stale_write';
    if (!isStale || base === null) throw error;
    const { job, custom } = await showEditor(ctx, ref);
    if (conflictsOf(base, typed, storedTyped(job, custom)).length > 0) throw error;
    return save(job.updated_at);
  }
}

/** As the API takes it, only what was changed; all of it where the form does not say what it began from. */
function ownInput(base: Digests | null, typed: Typed) {
  const { custom, ...input } = withCustom(typed);
  if (base === null) return { ...input, custom };
  const own = changedSince(base, typed);
  const pick = (values: object, prefix = '') =>
    Object.fromEntries(Object.entries(values).filter(([name]) => own.has(prefix + name)));
  return { ...pick(input), custom: pick(custom, 'custom.') };
}

/** What was typed in the language of the member. */
export function readTyped({ language }: ConsoleView, typed: Typed): Typed {
  return withSeniority(careerWordsFor(language).seniorities, typed);
}

/** Throws 409 where somebody saved the job since the form was shown. */
function assertVersion({ version }: { version?: string | undefined }, updatedAt: Date): void {
  if (version !== undefined && version !== timestamp(updatedAt)) throw new ApiError('stale_write');
}

/** The fields of a job, and its custom fields. */
function withCustom(typed: Typed) {
  return { ...inputOf(typed), custom: customOf(typed) };
}

function copyOf(view: ConsoleView, typed: Typed) {
  const input = withCustom(typed);
  const title = copyTitleOf(view, input.title);
  return { ...input, ...hiddenOf(typed), title, status: 'Draft' };
}

function copyTitleOf({ language }: ConsoleView, title: string): string {
  return fillText(wordsFor(language).jobs.copyTitle, { title });
}

export const newJob: readonly ConsoleRoute[] = [blank, create];
export const oneJob: readonly ConsoleRoute[] = [editor, change];
