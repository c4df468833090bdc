/** What was done with an application, as its page says it. */
import type { Child } from 'hono/jsx';
import { applicationPath, parseMoveValue } from '#console/board/rules/addresses.ts';
import { noFilters } from '#console/board/rules/filters.ts';
import { decisionToast, movedToast } from '#console/board/toast-parts.tsx';
import { noticeOf } from '#console/layout/notices.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleCtx, ConsoleParams } from '#http/console.ts';
import type { Board } from '#recruiting/pipeline/board/schemas.ts';

/** What was just done, from the address, which anyone can write: known names and numbers only. */
export function doneOf(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  query: URLSearchParams,
  shown: Board | null,
): Child {
  const { application: words, frame, meeting, feedback, tasks } = wordsFor(ctx.view.language);
  const { noted, emailSent, emailStopped, emailRetried, cvChosen, rejectionUndone } = words;
  const notice = noticeOf(
    {
      noted,
      emailSent,
      emailStopped,
      emailRetried,
      cvChosen,
      rejectionUndone,
      fieldsSaved: frame.saved,
      ...meeting.notices,
      ...feedback.notices,
      ...tasks.notices,
    },
    query,
  );
  if (notice || !shown) return notice;
  const moved = parseMoveValue(query.get('moved') ?? '');
  const here = `${ctx.view.root}${pathOf(params, params.id('id'))}`;
  if (!moved) return decisionToast(ctx.view, shown, `${here}/unreject`);
  return movedToast({ view: ctx.view, board: shown, move: moved, path: here, filters: noFilters });
}

/** Below the company. */
export function pathOf(params: ConsoleParams, id: number): string {
  return applicationPath('', { hashId: params.text('job') }, id);
}
