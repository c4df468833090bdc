/** Submits pages of jobs that have changed to search engines, a limited number per run. */
import type { BackgroundCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import type { SearchEngine } from '#vocabulary/lists.ts';
import { doneWith, nextPages, quotaDay } from '../rules.ts';
import type { Submission, SubmitResult } from '../rules.ts';
import {
  deleteSubmissions,
  dueSubmissions,
  insertProgress,
  postponeSubmissions,
  updateProgress,
} from '../store.ts';
import { nothing } from './exchange.ts';
import type { Page } from './exchange.ts';
import { submitToGoogle } from './google.ts';
import { submitToIndexNow } from './index-now.ts';

/** How a search engine is notified. `perDay` null: as often as there is something. */
type Submitter = {
  engine: SearchEngine;
  perDay: number | null;
  submit: (pages: readonly Page[]) => Promise<SubmitResult>;
};

/** Submits to each search engine with a configured key; returns error messages for the log. */
export async function submitToSearchEngines(ctx: BackgroundCtx): Promise<string[]> {
  const { indexNowKey, googleKey, googlePerDay } = ctx.searchEngines;
  const submitters: Submitter[] = [];
  if (indexNowKey !== null) {
    const submit = (pages: readonly Page[]) => submitToIndexNow(ctx, indexNowKey, pages);
    submitters.push({ engine: 'indexnow', perDay: null, submit });
  }
  if (googleKey !== null) {
    const submit = (pages: readonly Page[]) => submitToGoogle(ctx, googleKey, pages);
    submitters.push({ engine: 'google', perDay: googlePerDay, submit });
  }
  const errors = await Promise.all(submitters.map((submitter) => submitChanges(ctx, submitter)));
  return errors.flat();
}

async function submitChanges(
  ctx: BackgroundCtx,
  { engine, perDay, submit }: Submitter,
): Promise<string[]> {
  const { progress, submissions } = await runPlan(ctx, dueSubmissions(ctx, engine));
  if (!progress) await writeUnaudited(ctx, [insertProgress(ctx, engine)]);
  if (!progress || progress.waitsUntil > ctx.now.getTime() || submissions.length === 0) return [];
  const { day, gone } = quotaDay(ctx.now);
  const sent = progress.day === day ? progress.sent : 0;
  const pages = nextPages(submissions, perDay, { sent, gone }).filter(isPage);
  const result = pages.length === 0 ? nothing : await submit(pages);
  const done = doneWith(submissions, result);
  const answered = result.taken.length + result.refused.length;
  if (done.length + answered === 0 && result.errors.length === 0) return [];
  await writeUnaudited(ctx, [
    deleteSubmissions(ctx, done),
    postponeSubmissions(ctx, result.refused),
    updateProgress(ctx, engine, {
      day,
      sent: sent + answered,
      waitsUntil: result.waitMs === undefined ? 0 : ctx.now.getTime() + result.waitMs,
    }),
  ]);
  return result.errors.map((error) => `${engine}: ${error}`);
}

function isPage(submission: Submission): submission is Page {
  return submission.hostname !== null;
}
