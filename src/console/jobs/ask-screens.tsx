/** The pages that ask before a job of the list is closed, or published again. */
import { formScreen } from '#console/layout/form-screen.tsx';
import type { ConsoleRoute } from '#http/console.ts';
import { changeStatus } from '#recruiting/jobs/jobs/actions/jobs.ts';
import { showCards } from '#recruiting/pipeline/board/actions.ts';
import type { JobStatus } from '#vocabulary/lists.ts';
import { AskJobPage } from './ask-page.tsx';
import type { JobQuestion } from './ask-page.tsx';
import { chosenOf, CLOSE, JOBS, listed, listQuery, REPUBLISH } from './rules/addresses.ts';

function question(
  path: string,
  about: JobQuestion,
  status: JobStatus,
  done: string,
): ConsoleRoute[] {
  const needs = 'jobs.write';
  const ask = formScreen(path, {
    needs,
    query: listed,
    load: async (ctx, { params, query }) => {
      const { job, stages } = await showCards(ctx, params.ref('job'), []);
      return { about, job, stages, chosen: chosenOf(query) };
    },
    page: AskJobPage,
    refusals: () => ({ saysWhy: true }),
  });
  /** Leads back to the list as it was. */
  const change = ask.command({
    needs,
    query: listed,
    run: async (ctx, { params, query }) => {
      await changeStatus(ctx, params.ref('job'), status);
      return { to: JOBS + listQuery(chosenOf(query)), done };
    },
  });
  return [ask, change];
}

export const jobQuestions: readonly ConsoleRoute[] = [
  ...question(CLOSE, 'close', 'Closed', 'closed'),
  ...question(REPUBLISH, 'republish', 'Live', 'published'),
];
