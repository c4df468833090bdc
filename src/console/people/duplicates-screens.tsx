/** The list of pairs of candidates who may be the same person. */
import type { Child } from 'hono/jsx';
import { refusalText } from '#console/layout/refusals.ts';
import { wordsFor } from '#console/words/words.ts';
import { refusedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { cursorSeal } from '#http/cursors.ts';
import { checkInput } from '#lib/check-input.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { ApiError } from '#errors.ts';
import { SCREEN_COUNTED_MAX } from '#recruiting/people/candidates/rules.ts';
import { dismissDuplicate, listDuplicates } from '#recruiting/people/duplicates/actions.ts';
import { DuplicateQuery } from '#recruiting/people/duplicates/schemas.ts';
import { DismissedToast, DuplicatesPage } from './duplicates-page.tsx';
import { allDuplicates, duplicatesPath, duplicatesState } from './rules.ts';
import type { DuplicatesState } from './rules.ts';
import type { DismissForm } from './schemas.ts';

const PAGE_SIZE = '20';

type ScreenInput = { params: ConsoleParams; query: URLSearchParams };

export function duplicatesScreen(ctx: ConsoleCtx, { query }: ScreenInput): Promise<ConsoleAnswer> {
  const { view } = ctx;
  const state = duplicatesState(query);
  const { restored } = wordsFor(view.language).duplicates;
  const id = Number(query.get('pair'));
  const done = query.get('done');
  const toasts: Readonly<Record<string, Child>> = {
    dismissed: Number.isSafeInteger(id) && id > 0 && <DismissedToast {...{ view, state, id }} />,
    restored: <span class="said">{restored}</span>,
  };
  return answerList(ctx, state, { toast: toasts[done ?? ''] });
}

async function answerList(
  ctx: ConsoleCtx,
  state: DuplicatesState,
  { toast, refused }: { toast?: Child; refused?: { status: 409 | 422; fault: string } },
): Promise<ConsoleAnswer> {
  const query = await toQuery(state);
  const seal = cursorSeal(['duplicates', ctx.tenant.id], query);
  const page = seal(await listDuplicates(ctx, query, SCREEN_COUNTED_MAX));
  const props = { view: ctx.view, state, page, toast, fault: refused?.fault };
  return { status: refused?.status ?? 200, html: renderHtml(DuplicatesPage, props) };
}

/** As the API reads it. What cannot be read is a page that does not exist. */
async function toQuery({ candidateId, isDismissed, cursor }: DuplicatesState) {
  const checked = await checkInput(DuplicateQuery, {
    max: PAGE_SIZE,
    ...(candidateId !== null && { candidate_id: String(candidateId) }),
    ...(isDismissed && { dismissed: 'yes' }),
    ...(cursor !== null && { cursor }),
  });
  if ('issues' in checked) throw new ApiError('not_found');
  return checked.data;
}

/** Leads to where the pair was, with a way back. */
export async function dismissCommand(
  ctx: ConsoleCtx,
  { params, body }: CommandInput<DismissForm>,
): Promise<ConsoleAnswer> {
  const state = duplicatesState(new URLSearchParams(body.state));
  const id = params.id('pair');
  try {
    await dismissDuplicate(ctx, id, body.dismissed);
  } catch (error) {
    const { code, status } = refusedInput(error);
    return answerList(ctx, allDuplicates, {
      refused: { status, fault: refusalText(ctx.view, code) },
    });
  }
  const path = duplicatesPath(ctx.view.root, state);
  const done = body.dismissed ? `done=dismissed&pair=${id}` : 'done=restored';
  return { status: 303, location: `${path}${path.includes('?') ? '&' : '?'}${done}` };
}
