/** Writes the texts that the job search needs and that rows lack, in steps: a run that ends early is continued by the next one. */
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { insertSearchWords } from '#data/search-words.ts';
import { indexText } from '#lib/fold.ts';
import { searchedTexts } from './rules.ts';
import { formsText } from '#lib/search-forms.ts';
import { skillsText } from '#lib/search-words.ts';
import {
  jobsOfRefill,
  jobsOfRename,
  pendingRefill,
  pendingRenames,
  putIndexedJobs,
  putIndexedNames,
  refillListed,
  reindexListed,
  unindexedJobs,
  unindexedNames,
} from './store.ts';
import type { Rename } from './store.ts';

/** Rows of a step: their texts are one value, and D1 takes 2 MB. */
const NAMES_PER_STEP = 500;
const JOBS_PER_STEP = 100;
const RENAMED_JOBS_PER_STEP = 200;
/** Steps of a run, which is a minute. */
const STEPS_MAX = 50;
const RENAMES_PER_RUN = 20;
/** Of one company. */
const RENAMED_STEPS_MAX = 10;
/** 10,000 jobs a run. */
const REFILLED_JOBS_PER_STEP = 500;
const REFILL_STEPS_MAX = 20;

/** Names come first: a job is indexed with the names of its company and place. */
export async function indexJobs(ctx: PublicCtx): Promise<void> {
  let left = STEPS_MAX;
  for (const indexSome of [indexCompanies, indexPlaces, indexTexts]) {
    let isDone = false;
    for (; left > 0 && !isDone; left--) isDone = await indexSome(ctx);
    if (!isDone) return;
  }
  const renames = await runPlan(ctx, pendingRenames(ctx, RENAMES_PER_RUN));
  for (const rename of renames) await applyRename(ctx, rename);
  await refill(ctx);
}

/** Writes entries of the full text anew whose rules have changed with a release. */
async function refill(ctx: PublicCtx): Promise<void> {
  for (let step = 0; step < REFILL_STEPS_MAX; step++) {
    const pending = await runPlan(ctx, pendingRefill(ctx));
    if (!pending) return;
    const jobs = await runPlan(ctx, jobsOfRefill(ctx, pending, REFILLED_JOBS_PER_STEP));
    await writeUnaudited(ctx, refillListed(ctx, pending, jobs));
  }
}

function indexCompanies(ctx: PublicCtx): Promise<boolean> {
  return indexNames(ctx, 'companies');
}

function indexPlaces(ctx: PublicCtx): Promise<boolean> {
  return indexNames(ctx, 'places');
}

/** Whether all are. */
async function indexNames(ctx: PublicCtx, table: 'companies' | 'places'): Promise<boolean> {
  const rows = await runPlan(ctx, unindexedNames(ctx, table, NAMES_PER_STEP));
  if (rows.length === 0) return true;
  const names = rows.map(({ name }) => name);
  const indexed = rows.map((row) => ({ ...row, indexed: indexText(row.name) }));
  await writeUnaudited(ctx, [putIndexedNames(ctx, table, indexed), insertSearchWords(ctx, names)]);
  return rows.length < NAMES_PER_STEP;
}

async function indexTexts(ctx: PublicCtx): Promise<boolean> {
  const rows = await runPlan(ctx, unindexedJobs(ctx, JOBS_PER_STEP));
  if (rows.length === 0) return true;
  const indexed = rows.map((row) => ({
    ...row,
    forms: formsText(row.title),
    skillsIndexed: skillsText(row.skills),
  }));
  await writeUnaudited(ctx, [
    putIndexedJobs(ctx, indexed),
    insertSearchWords(ctx, searchedTexts(rows)),
  ]);
  return rows.length < JOBS_PER_STEP;
}

async function applyRename(ctx: PublicCtx, rename: Rename): Promise<void> {
  let { doneTo } = rename;
  for (let step = 0; step < RENAMED_STEPS_MAX; step++) {
    const before = { ...rename, doneTo };
    const found = await runPlan(ctx, jobsOfRename(ctx, before, RENAMED_JOBS_PER_STEP));
    const last = found.length < RENAMED_JOBS_PER_STEP ? null : (found.at(-1)?.id ?? null);
    const listedAt = found.flatMap((job) => job.listedAt ?? []);
    await writeUnaudited(ctx, reindexListed(ctx, before, listedAt, last));
    if (last === null) return;
    doneTo = last;
  }
}
