/** The pages that ask before an application is hired or rejected. */
import { renderHtml } from '#lib/render-html.tsx';
import { refusalText } from '#console/layout/refusals.ts';
import { wordsFor } from '#console/words/words.ts';
import { ApiError } from '#errors.ts';
import { refusedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { checkInput } from '#lib/check-input.ts';
import { Rejection } from '#recruiting/pipeline/applications/schemas/change.ts';
import {
  hireCard,
  rejectCard,
  showCard,
  showRejection,
} from '#recruiting/pipeline/board/actions.ts';
import { DecidedPage, isDecided } from './decided-page.tsx';
import { HirePage } from './hire-page.tsx';
import { RejectPage } from './reject-page.tsx';
import type { RejectionTyped } from './reject-page.tsx';
import { applicationPath } from './rules/addresses.ts';
import { jobFilters } from './rules/filters.ts';
import type { JobFilters } from './rules/filters.ts';
import { numberOrNull, toBoard } from './screens.tsx';

type ScreenInput = { params: ConsoleParams; query: URLSearchParams };

type Refused = { status: 409 | 422; fault: string; typed?: RejectionTyped };

/** Whom a page asks about, and where. */
type Asked = { id: number; isFromApplication: boolean; filters: JobFilters };

export function hireScreen(
  ctx: ConsoleCtx,
  { params, query }: ScreenInput,
): Promise<ConsoleAnswer> {
  const id = idOf(numberOrNull(query.get('application')));
  return hireAnswer(ctx, params, { id, ...cameFrom(query) });
}

function cameFrom(query: URLSearchParams): Omit<Asked, 'id'> {
  return {
    isFromApplication: query.get('back') === 'application',
    filters: filtersOf(query.get('list') ?? ''),
  };
}

/** Of the board that is gone back to. */
function filtersOf(list: string): JobFilters {
  return jobFilters(new URLSearchParams(list));
}

async function hireAnswer(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  asked: Asked,
  refused?: Refused,
): Promise<ConsoleAnswer> {
  const { view } = ctx;
  const { card, ...board } = await showCard(ctx, params.ref('job'), asked.id);
  if (isDecided(card)) {
    const { filters } = asked;
    const shown = { nextId: null, note: '', wasSent: refused !== undefined, filters };
    return decidedAnswer(ctx, { job: board.job, card, ...shown }, refused?.status);
  }
  const stage = board.stages.find(({ type }) => type === 'hired');
  const props = { view, ...board, ...asked, card, stage, fault: refused?.fault };
  const html = renderHtml(HirePage, props);
  return { status: refused?.status ?? 200, html };
}

export async function hireCommand(
  ctx: ConsoleCtx,
  { params, body }: CommandInput<{ application: number | null; back: boolean; list: string }>,
): Promise<ConsoleAnswer> {
  const id = idOf(body.application);
  const filters = filtersOf(body.list);
  try {
    await hireCard(ctx, params.ref('job'), id);
  } catch (error) {
    const { code, status } = refusedInput(error);
    const asked = { id, isFromApplication: body.back, filters };
    return hireAnswer(ctx, params, asked, { status, fault: refusalText(ctx.view, code) });
  }
  if (!body.back) return toBoard(ctx, params, { filters, decided: id });
  return decidedOn(ctx, params, { id, shownId: id });
}

export function rejectScreen(
  ctx: ConsoleCtx,
  { params, query }: ScreenInput,
): Promise<ConsoleAnswer> {
  const id = idOf(numberOrNull(query.get('application')));
  return rejectAnswer(ctx, params, {
    id,
    ...cameFrom(query),
    nextId: numberOrNull(query.get('next')),
  });
}

async function rejectAnswer(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  { id, ...asked }: Asked & { nextId: number | null },
  refused?: Refused,
): Promise<ConsoleAnswer> {
  const found = await showRejection(ctx, params.ref('job'), id);
  const { fault, typed } = refused ?? {};
  const { job, card } = found;
  if (isDecided(card)) {
    const { nextId, filters } = asked;
    const shown = { nextId, filters, note: typed?.note.trim() ?? '' };
    const wasSent = refused !== undefined;
    return decidedAnswer(ctx, { job, card, ...shown, wasSent }, refused?.status);
  }
  const props = { view: ctx.view, ...found, ...asked, fault, typed };
  return { status: refused?.status ?? 200, html: renderHtml(RejectPage, props) };
}

type RejectBody = {
  application: number | null;
  next: number | null;
  back: boolean;
  list: string;
  reason: number | null;
  note: string;
  send_email: boolean;
};

export async function rejectCommand(
  ctx: ConsoleCtx,
  { params, body }: CommandInput<RejectBody>,
): Promise<ConsoleAnswer> {
  const filters = filtersOf(body.list);
  const [id, nextId] = [idOf(body.application), body.next];
  const wanted = { id, isFromApplication: body.back, nextId, filters };
  const { reason, note: typedNote, send_email: sendsEmail } = body;
  const typed = { reason, note: typedNote, sendsEmail };
  const note = body.note.trim();
  const checked = await checkInput(Rejection, {
    ...(body.reason !== null && { rejection_reason_id: body.reason }),
    ...(note !== '' && { note }),
    send_email: body.send_email,
  });
  if ('issues' in checked) {
    const { invalid } = wordsFor(ctx.view.language).frame.faults;
    return rejectAnswer(ctx, params, wanted, { status: 422, fault: invalid, typed });
  }
  try {
    await rejectCard(ctx, params.ref('job'), id, checked.data);
  } catch (error) {
    const { code, status } = refusedInput(error);
    const fault = refusalText(ctx.view, code);
    return rejectAnswer(ctx, params, wanted, { status, fault, typed });
  }
  if (nextId === null) return toBoard(ctx, params, { filters, decided: id });
  return decidedOn(ctx, params, { id, shownId: nextId });
}

/** Says what has happened already: to a second click, and to whom an old page or the key leads here. */
function decidedAnswer(
  { view }: ConsoleCtx,
  shown: Omit<Parameters<typeof DecidedPage>[0], 'view'>,
  status: 200 | 409 | 422 = 200,
): ConsoleAnswer {
  return { status, html: renderHtml(DecidedPage, { view, ...shown }) };
}

/** Shows an application, and what was decided about this or another one. */
function decidedOn(
  { view }: ConsoleCtx,
  params: ConsoleParams,
  { id, shownId }: { id: number; shownId: number },
): ConsoleAnswer {
  const path = applicationPath(view.root, { hashId: params.text('job') }, shownId);
  return { status: 303, location: `${path}?decided=${id}` };
}

function idOf(id: number | null): number {
  if (id === null) throw new ApiError('not_found');
  return id;
}
