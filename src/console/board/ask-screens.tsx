/** The pages that ask before an application is hired or rejected. */
import { renderHtml } from '#lib/render-html.tsx';
import { refusalText } from '#console/layout/refusals.ts';
import { wordsFor } from '#console/words/words.ts';
import { ApiError } from '#errors.ts';
import { refusedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { checkInput } from '#lib/check-input.ts';
import { bulk } from '#recruiting/applications/actions/bulk.ts';
import { hire } from '#recruiting/applications/actions/move.ts';
import { reject } from '#recruiting/applications/actions/reject.ts';
import { Rejection } from '#recruiting/applications/schemas/change.ts';
import { showCards } from '#recruiting/board/actions.ts';
import type { Board, BoardCard } from '#recruiting/board/schemas.ts';
import { showHiringSettings } from '#recruiting/hiring-settings/actions.ts';
import { HirePage } from './hire-page.tsx';
import { RejectPage } from './reject-page.tsx';
import { applicationPath } from './rules.ts';
import { numberOrNull, toBoard } from './screens.tsx';

type ScreenInput = { params: ConsoleParams; query: URLSearchParams };

export async function hireScreen(
  ctx: ConsoleCtx,
  { params, query }: ScreenInput,
): Promise<ConsoleAnswer> {
  const found = await oneCard(ctx, params, numberOrNull(query.get('application')));
  return hireAnswer(ctx, found);
}

function hireAnswer(
  { view }: ConsoleCtx,
  { card, ...board }: OneCard,
  refused?: { status: 409 | 422; fault: string },
): ConsoleAnswer {
  const stage = board.stages.find(({ type }) => type === 'hired');
  const html = renderHtml(HirePage, { view, ...board, card, stage, fault: refused?.fault });
  return { status: refused?.status ?? 200, html };
}

export async function hireCommand(
  ctx: ConsoleCtx,
  { params, body }: CommandInput<{ application: number | null }>,
): Promise<ConsoleAnswer> {
  const found = await oneCard(ctx, params, body.application);
  const { card } = found;
  try {
    await hire(ctx, card.id);
  } catch (error) {
    const { code, status } = refusedInput(error);
    return hireAnswer(ctx, found, { status, fault: refusalText(ctx.view, code) });
  }
  return toBoard(ctx, params, `decided=${card.id}`);
}

export async function rejectScreen(
  ctx: ConsoleCtx,
  { params, query }: ScreenInput,
): Promise<ConsoleAnswer> {
  const found = await oneCard(ctx, params, numberOrNull(query.get('application')));
  return rejectAnswer(ctx, { ...found, nextId: numberOrNull(query.get('next')) });
}

/** The email is what a dry run says it would be. */
async function rejectAnswer(
  ctx: ConsoleCtx,
  { card, nextId = null, ...board }: OneCard & { nextId?: number | null },
  refused?: { status: 409 | 422; fault: string },
): Promise<ConsoleAnswer> {
  const [{ results }, { rejection_delay_minutes: delayMinutes }] = await Promise.all([
    bulk(ctx, { action: 'reject', ids: [card.id], send_email: true, dry_run: true }),
    showHiringSettings(ctx),
  ]);
  const email = results[0]?.email ?? null;
  const fault = refused?.fault;
  const props = { view: ctx.view, ...board, card, nextId, email, delayMinutes, fault };
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
  const nextId = body.next;
  const found = { ...(await oneCard(ctx, params, body.application)), nextId };
  const note = body.note.trim();
  const checked = await checkInput(Rejection, {
    ...(body.reason !== null && { rejection_reason_id: body.reason }),
    ...(note !== '' && { note }),
    send_email: body.send_email,
  });
  if ('issues' in checked) {
    const { invalid } = wordsFor(ctx.view.language).frame.faults;
    return rejectAnswer(ctx, found, { status: 422, fault: invalid });
  }
  try {
    await reject(ctx, found.card.id, checked.data);
  } catch (error) {
    const { code, status } = refusedInput(error);
    return rejectAnswer(ctx, found, { status, fault: refusalText(ctx.view, code) });
  }
  if (nextId === null) return toBoard(ctx, params, `decided=${found.card.id}`);
  const next = applicationPath(ctx.view.root, found.job, nextId);
  return { status: 303, location: `${next}?decided=${found.card.id}` };
}

type OneCard = Board & { card: BoardCard };

async function oneCard(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  id: number | null,
): Promise<OneCard> {
  const board = await showCards(ctx, params.ref('job'), id === null ? [] : [id]);
  const [card] = board.cards;
  if (!card) throw new ApiError('not_found');
  return { ...board, card };
}
