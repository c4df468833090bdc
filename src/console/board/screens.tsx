/** The board of a job and what is done on it: each command runs the action that the API runs. */
import type { FC } from 'hono/jsx';
import { renderHtml } from '#lib/render-html.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import { Toast } from '#console/layout/frame.tsx';
import { refusalText } from '#console/layout/refusals.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { refusedInput } from '#http/console.ts';
import type { Ref } from '#lib/ids.ts';
import {
  moveCard,
  showBoard,
  showCards,
  showChanges,
  showColumn,
  undoMoveOfCard,
} from '#recruiting/pipeline/board/actions.ts';
import { cardCursor, CARDS_PER_PAGE, parseCardCursor } from '#recruiting/pipeline/board/rules.ts';
import type { Board } from '#recruiting/pipeline/board/schemas.ts';
import { BoardPage } from './board-page.tsx';
import { Card, nameOf, ShowMore, StageCount, TabCount } from './card-parts.tsx';
import { boardPath, moveValue, parseMoveValue } from './rules/addresses.ts';
import type { MoveValue } from './rules/addresses.ts';
import { filteredPath, isNarrowed, jobFilters, noFilters, wantedOnBoard } from './rules/filters.ts';
import type { JobFilters } from './rules/filters.ts';
import { bulkToast, decisionToast, Done } from './toast-parts.tsx';

type ScreenInput = { params: ConsoleParams; query: URLSearchParams };

export async function boardScreen(
  ctx: ConsoleCtx,
  { params, query }: ScreenInput,
): Promise<ConsoleAnswer> {
  const filters = jobFilters(query);
  const decided = numberOrNull(query.get('decided'));
  const ids = decided === null ? [] : [decided];
  const wanted = wantedOnBoard(filters);
  try {
    const { beside, ...board } = await showBoard(ctx, params.ref('job'), { wanted, ids });
    const toast = decisionToast(ctx.view, { ...board, cards: beside }) ?? doneOf(ctx, board, query);
    const moving = numberOrNull(query.get('moving'));
    return boardAnswer(ctx, board, { moving, current: filters.stage, toast, filters });
  } catch (error) {
    return wholeBoard(ctx, params, error);
  }
}

/** Where the filters name what no longer exists. */
async function wholeBoard(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  error: unknown,
): Promise<ConsoleAnswer> {
  const { status } = refusedInput(error);
  const filters = noFilters;
  const board = await showBoard(ctx, params.ref('job'), { wanted: wantedOnBoard(filters) });
  const toast = goneFilter(ctx);
  return boardAnswer(ctx, board, { moving: null, current: null, toast, filters }, status);
}

export function goneFilter({ view }: ConsoleCtx) {
  return <span class="said">{wordsFor(view.language).board.filters.gone}</span>;
}

type Shown = Pick<Parameters<typeof BoardPage>[0], 'moving' | 'current' | 'toast' | 'filters'>;

export function boardAnswer(
  { view }: ConsoleCtx,
  board: Board,
  shown: Shown,
  status: 200 | 409 | 422 = 200,
): ConsoleAnswer {
  return { status, html: renderHtml(BoardPage, { view, ...board, ...shown }) };
}

/** The next cards of a stage: as parts, or as a board of this stage. */
export async function columnScreen(
  ctx: ConsoleCtx,
  { params, query }: ScreenInput,
): Promise<ConsoleAnswer> {
  const stageId = params.id('stage');
  const after = parseCardCursor(query.get('before'));
  const filters = jobFilters(query);
  const wanted = wantedOnBoard(filters);
  const board = await showColumn(ctx, params.ref('job'), stageId, { after, wanted });
  const { view } = ctx;
  if (!ctx.wantsParts) {
    const stages = board.stages.filter(({ id }) => id === stageId);
    return boardAnswer(ctx, { ...board, stages }, { moving: null, current: stageId, filters });
  }
  const { job, stages, cards, countedMax } = board;
  const shown = cards.slice(0, CARDS_PER_PAGE);
  const ends = { last: shown.at(-1), hasMore: cards.length > shown.length };
  const stage = stages.find(({ id }) => id === stageId);
  return parts(() => (
    <>
      {shown.map((card) => (
        <Card {...{ view, job, stages, filters, card }} />
      ))}
      {stage && <ShowMore {...{ view, job, stage, filters, countedMax, ...ends }} />}
    </>
  ));
}

/** What others changed since; 204 where there is nothing. What was changed lately comes more than once: the script knows it. */
export async function changesScreen(
  ctx: ConsoleCtx,
  { params, query }: ScreenInput,
): Promise<ConsoleAnswer> {
  const text = query.get('since');
  const since = numberOrNull(text) ?? ctx.now.getTime();
  const after = parseCardCursor(text) ?? { since, id: 0 };
  const filters = jobFilters(query);
  const wanted = wantedOnBoard(filters);
  const { next, ...board } = await showChanges(ctx, params.ref('job'), { after, wanted });
  const headers = { 'X-Since': cardCursor(next) };
  if (board.cards.length === 0) return { status: 204, headers };
  return { ...changedParts(ctx, board, { filters, isCounted: true }), headers };
}

export function moveCommand(
  ctx: ConsoleCtx,
  input: CommandInput<{ move: MoveValue }>,
): Promise<ConsoleAnswer> {
  const { id, from, to } = input.body.move;
  const job = input.params.ref('job');
  return changeOne(ctx, input, () => moveCard(ctx, job, id, { stage_id: to, from_stage_id: from }));
}

/** The button says the move that is to be made: back. */
export function undoMoveCommand(
  ctx: ConsoleCtx,
  input: CommandInput<{ move: MoveValue }>,
): Promise<ConsoleAnswer> {
  const { id, from, to } = input.body.move;
  const job = input.params.ref('job');
  return changeOne(ctx, input, () => undoMoveOfCard(ctx, job, id, { from, to }));
}

async function changeOne(
  ctx: ConsoleCtx,
  { params, query, body: { move: value } }: CommandInput<{ move: MoveValue }>,
  change: () => Promise<Board>,
): Promise<ConsoleAnswer> {
  const filters = jobFilters(query);
  let board: Board;
  try {
    board = await change();
  } catch (error) {
    return refusedMove(ctx, { job: params.ref('job'), filters }, value, error);
  }
  const path = boardPath(ctx.view.root, board.job);
  const location = `${filteredPath(path, filters, { moved: moveValue(value) })}#a${value.id}`;
  return ctx.wantsParts
    ? changedParts(ctx, board, { filters, toast: movedToast(ctx, { ...board, filters }, value) })
    : { status: 303, location };
}

/** The card is shown where it is, with the reason. */
async function refusedMove(
  ctx: ConsoleCtx,
  { job, filters }: { job: Ref; filters: JobFilters },
  { id }: MoveValue,
  error: unknown,
): Promise<ConsoleAnswer> {
  const { code, status } = refusedInput(error);
  const words = wordsFor(ctx.view.language).board;
  const whole = ctx.wantsParts
    ? null
    : await showBoard(ctx, job, { wanted: wantedOnBoard(filters) });
  const board = whole ?? (await showCards(ctx, job, [id]));
  const card = board.cards.find((one) => one.id === id);
  const name = card ? nameOf(ctx, card) : '';
  const reason =
    code === 'stale_write' && card
      ? fillText(words.staleMove, { name })
      : refusalText(ctx.view, code);
  const toast = <span class="said">{fillText(words.notMoved, { reason })}</span>;
  return whole
    ? boardAnswer(ctx, whole, { moving: null, current: null, toast, filters }, status)
    : changedParts(ctx, board, { filters, toast, status });
}

function movedToast(
  ctx: ConsoleCtx,
  { job, stages, cards, filters }: Board & { filters: JobFilters },
  { id, from, to }: MoveValue,
) {
  const words = wordsFor(ctx.view.language).board;
  const card = cards.find((one) => one.id === id);
  const stage = stages.find((one) => one.id === to);
  if (!card || !stage) return undefined;
  const text = fillText(words.moved, { name: nameOf(ctx, card), stage: stage.name });
  const undo = {
    action: filteredPath(`${boardPath(ctx.view.root, job)}/undo`, filters),
    name: 'move',
    value: moveValue({ id, from: to, to: from }),
  };
  return <Done view={ctx.view} text={text} undo={card.status === 'active' ? undo : undefined} />;
}

type Changed = {
  filters: JobFilters;
  /** Whether the counts are those of the filters. Where they are not, the script asks for them. */
  isCounted?: boolean;
  toast?: Shown['toast'];
  status?: 200 | 409 | 422;
};

/** The cards as they are, the counts, and what was done. */
function changedParts(
  { view }: ConsoleCtx,
  { job, stages, cards, countedMax }: Board,
  { filters, isCounted = !isNarrowed(filters), toast, status = 200 }: Changed,
): ConsoleAnswer {
  return parts(
    () => (
      <>
        {(isCounted ? stages : []).map((stage) => (
          <>
            <StageCount view={view} stage={stage} countedMax={countedMax} />
            <TabCount view={view} stage={stage} countedMax={countedMax} />
          </>
        ))}
        {cards.map((card) => (
          <Card {...{ view, job, stages, filters, card }} />
        ))}
        {toast !== undefined && <Toast>{toast}</Toast>}
      </>
    ),
    status,
  );
}

function parts(Parts: FC, status: 200 | 409 | 422 = 200): ConsoleAnswer {
  return { status, html: renderHtml(Parts, {}) };
}

export function toBoard(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  { filters, decided }: { filters: JobFilters; decided: number },
): ConsoleAnswer {
  const path = boardPath(ctx.view.root, { hashId: params.text('job') });
  return { status: 303, location: filteredPath(path, filters, { decided: String(decided) }) };
}

/** What was just done, from the address: numbers only, as anyone can write one. */
function doneOf(ctx: ConsoleCtx, board: Board, query: URLSearchParams): Shown['toast'] {
  const moved = parseMoveValue(query.get('moved') ?? '');
  if (moved) return movedToast(ctx, { ...board, filters: jobFilters(query) }, moved);
  return bulkToast(ctx.view, boardPath(ctx.view.root, board.job), query);
}

export function numberOrNull(text: string | null): number | null {
  return /^\d{1,16}$/u.test(text ?? '') ? Number(text) : null;
}
