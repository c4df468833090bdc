/** The pages that ask before an application is hired or rejected. */
import { renderHtml } from '#lib/render-html.tsx';
import { refusalText } from '#console/layout/refusals.ts';
import { wordsFor } from '#console/words/words.ts';
import { ApiError } from '#errors.ts';
import { refusedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { checkInput } from '#lib/check-input.ts';
import { Rejection } from '#recruiting/applications/schemas/change.ts';
import { hireCard, rejectCard, showCard, showRejection } from '#recruiting/board/actions.ts';
import { HirePage } from './hire-page.tsx';
import { RejectPage } from './reject-page.tsx';
import { applicationPath } from './rules.ts';
import { numberOrNull, toBoard } from './screens.tsx';

type ScreenInput = { params: ConsoleParams; query: URLSearchParams };

type Refused = { status: 409 | 422; fault: string };

export function hireScreen(
  ctx: ConsoleCtx,
  { params, query }: ScreenInput,
): Promise<ConsoleAnswer> {
  return hireAnswer(ctx, params, idOf(numberOrNull(query.get('application'))));
}

async function hireAnswer(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  id: number,
  refused?: Refused,
): Promise<ConsoleAnswer> {
  const { view } = ctx;
  const { card, ...board } = await showCard(ctx, params.ref('job'), id);
  const stage = board.stages.find(({ type }) => type === 'hired');
  const html = renderHtml(HirePage, { view, ...board, card, stage, fault: refused?.fault });
  return { status: refused?.status ?? 200, html };
}

export async function hireCommand(
  ctx: ConsoleCtx,
  { params, body }: CommandInput<{ application: number | null }>,
): Promise<ConsoleAnswer> {
  const id = idOf(body.application);
  try {
    await hireCard(ctx, params.ref('job'), id);
  } catch (error) {
    const { code, status } = refusedInput(error);
    return hireAnswer(ctx, params, id, { status, fault: refusalText(ctx.view, code) });
  }
  return toBoard(ctx, params, `decided=${id}`);
}

export function rejectScreen(
  ctx: ConsoleCtx,
  { params, query }: ScreenInput,
): Promise<ConsoleAnswer> {
  const id = idOf(numberOrNull(query.get('application')));
  return rejectAnswer(ctx, params, { id, nextId: numberOrNull(query.get('next')) });
}

async function rejectAnswer(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  { id, nextId }: { id: number; nextId: number | null },
  refused?: Refused,
): Promise<ConsoleAnswer> {
  const found = await showRejection(ctx, params.ref('job'), id);
  const props = { view: ctx.view, ...found, nextId, fault: refused?.fault };
  return { status: refused?.status ?? 200, html: renderHtml(RejectPage, props) };
}

type RejectBody = {
  application: number | null;
  next: number | null;
  reason: number | null;
  note: string;
  send_email: boolean;
};

export async function rejectCommand(
  ctx: ConsoleCtx,
  { params, body }: CommandInput<RejectBody>,
): Promise<ConsoleAnswer> {
  const wanted = { id: idOf(body.application), nextId: body.next };
  const { id, nextId } = wanted;
  const note = body.note.trim();
  const checked = await checkInput(Rejection, {
    ...(body.reason !== null && { rejection_reason_id: body.reason }),
    ...(note !== '' && { note }),
    send_email: body.send_email,
  });
  if ('issues' in checked) {
    const { invalid } = wordsFor(ctx.view.language).frame.faults;
    return rejectAnswer(ctx, params, wanted, { status: 422, fault: invalid });
  }
  try {
    await rejectCard(ctx, params.ref('job'), id, checked.data);
  } catch (error) {
    const { code, status } = refusedInput(error);
    return rejectAnswer(ctx, params, wanted, { status, fault: refusalText(ctx.view, code) });
  }
  if (nextId === null) return toBoard(ctx, params, `decided=${id}`);
  const next = applicationPath(ctx.view.root, { hashId: params.text('job') }, nextId);
  return { status: 303, location: `${next}?decided=${id}` };
}

function idOf(id: number | null): number {
  if (id === null) throw new ApiError('not_found');
  return id;
}
