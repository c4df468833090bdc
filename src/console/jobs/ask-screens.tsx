/** The pages that ask before a job of the list is closed, or published again. */
import { showCards } from '#recruiting/pipeline/board/actions.ts';
import { changeStatus } from '#recruiting/jobs/jobs/actions/jobs.ts';
import { refusalText } from '#console/layout/refusals.ts';
import { refusedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { AskJobPage } from './ask-page.tsx';
import type { JobQuestion } from './ask-page.tsx';
import { chosenOf, JOBS, listQuery } from './rules/addresses.ts';

type ScreenInput = { params: ConsoleParams; query: URLSearchParams };

const changes = {
  close: { status: 'Closed', done: 'closed' },
  republish: { status: 'Live', done: 'published' },
} as const satisfies Record<JobQuestion, object>;

async function ask(
  ctx: ConsoleCtx,
  about: JobQuestion,
  { params, query }: ScreenInput,
  refused?: { status: 409 | 422; fault: string },
): Promise<ConsoleAnswer> {
  const { job, stages } = await showCards(ctx, params.ref('job'), []);
  const { status = 200, fault = '' } = refused ?? {};
  const props = { view: ctx.view, about, job, stages, chosen: chosenOf(query), fault };
  return { status, html: renderHtml(AskJobPage, props) };
}

/** The screen and the command of a question. */
export function jobQuestion(about: JobQuestion) {
  return {
    screen: (ctx: ConsoleCtx, input: ScreenInput) => ask(ctx, about, input),

    /** Leads back to the list as it was. */
    command: async (ctx: ConsoleCtx, input: CommandInput<unknown>): Promise<ConsoleAnswer> => {
      const { status, done } = changes[about];
      try {
        await changeStatus(ctx, input.params.ref('job'), status);
      } catch (error) {
        const { code, status: refusal } = refusedInput(error);
        return ask(ctx, about, input, { status: refusal, fault: refusalText(ctx.view, code) });
      }
      const list = listQuery(chosenOf(input.query), { done });
      return { status: 303, location: ctx.view.root + JOBS + list };
    },
  };
}
