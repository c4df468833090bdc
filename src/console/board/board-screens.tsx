/** The board of a job and what is done on it: each command runs the action that the API runs. */
import type { Child } from 'hono/jsx';
import { Toast } from '#console/layout/frame.tsx';
import { formScreen } from '#console/layout/form-screen.tsx';
import { noticeOf } from '#console/layout/notices.tsx';
import type { LoadInput } from '#console/layout/screen-types.ts';
import { fillText, wordsFor } from '#console/words/words.ts';
import { screen } from '#http/console.ts';
import type {
  CommandInput,
  ConsoleAnswer,
  ConsoleCtx,
  ConsoleRoute,
  ConsoleView,
} from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import {
  emailCard,
  moveCard,
  showBoard,
  showCards,
  showChanges,
  showColumn,
  undoMoveOfCard,
  undoRejectionOfCard,
} from '#recruiting/pipeline/board/actions.ts';
import { cardCursor, CARDS_PER_PAGE, parseCardCursor } from '#recruiting/pipeline/board/rules.ts';
import type { Board } from '#recruiting/pipeline/board/schemas.ts';
import { BoardPage } from './board-page.tsx';
import { bulkCommands, bulkQuery } from './bulk-screens.tsx';
import { Card, nameOf, ShowMore, StageCount, TabCount } from './card-parts.tsx';
import { BOARD, boardPath, moveValue, numberOrNull, parseMoveValue } from './rules/addresses.ts';
import type { MoveValue } from './rules/addresses.ts';
import {
  filteredPath,
  filterNames,
  isNarrowed,
  jobFilters,
  noFilters,
  wantedOnBoard,
} from './rules/filters.ts';
import type { JobFilters } from './rules/filters.ts';
import { MoveForm, UnrejectForm } from './schemas.ts';
import { bulkToast, decisionToast, goneFilter, movedToast, Said } from './toast-parts.tsx';

const board = formScreen(BOARD, {
  limited: true,
  needs: 'applicants.read',
  query: [...filterNames, 'moving', 'moved', 'decided', 'done', ...bulkQuery],
  load,
  loadWithout: async (ctx, { params }) => {
    const shown = await showBoard(ctx, params.ref('job'), { wanted: wantedOnBoard(noFilters) });
    return { ...shown, filters: noFilters, moving: null, current: null, isGone: true };
  },
  page: BoardPage,
  toast: (ctx, { query, sent, refusal, loaded, alert }) => {
    if (loaded.isGone) return goneFilter(ctx.view);
    const move = parseMoveValue(sent?.['move'] ?? '');
    if (refusal && move) return notMoved(ctx.view, loaded, move, refusal.code, alert);
    if (alert !== '') return <Said>{alert}</Said>;
    const undoPath = filteredPath(
      `${boardPath(ctx.view.root, loaded.job)}/unreject`,
      loaded.filters,
    );
    const decided = decisionToast(ctx.view, { ...loaded, cards: loaded.beside }, undoPath);
    return decided ?? doneOf(ctx.view, loaded, query);
  },
});

/** What is shown of a move that was refused are its card, where it is, and the reason; without the script on the whole board. */
async function load(ctx: ConsoleCtx, { params, query, sent }: LoadInput) {
  const filters = jobFilters(query);
  const shown = { filters, moving: numberOrNull(query.get('moving')), isGone: false };
  const ref = params.ref('job');
  const move = parseMoveValue(sent?.['move'] ?? '');
  if (ctx.wantsParts && move) {
    const cards = await showCards(ctx, ref, [move.id]);
    return { ...cards, ...shown, beside: [], current: null };
  }
  const decided = numberOrNull(query.get('decided'));
  const moved = parseMoveValue(query.get('moved') ?? '');
  const changedId = moved?.id ?? decided;
  const ids = changedId === null ? [] : [changedId];
  const found = await showBoard(ctx, ref, { wanted: wantedOnBoard(filters), ids, moved });
  return { ...found, ...shown, current: sent ? null : filters.stage };
}

const needs = 'applicants.write';

const ofBoard = {
  needs,
  limited: true,
  query: filterNames,
  body: MoveForm,
  refusals: () => ({ saysWhy: true }),
  parts: ChangedParts,
} as const;

const move = board.command({
  ...ofBoard,
  path: `${BOARD}/move`,
  run: async (ctx, { params, query, body: { move: value } }) => {
    const { id, from, to } = value;
    const job = params.ref('job');
    const moved = await moveCard(ctx, job, id, { stage_id: to, from_stage_id: from });
    return afterMove(ctx, moved, jobFilters(query), value);
  },
});

/** What the toast of a move offers: the email of the stage after all, or not. */
const emailCommands = (['send', 'stop'] as const).map((what) =>
  board.command({
    ...ofBoard,
    path: `${BOARD}/${what}-email`,
    run: async (ctx, { params, query, body: { move: value } }) => {
      const asked = { stageId: value.to, sends: what === 'send' };
      const shown = await emailCard(ctx, params.ref('job'), value.id, asked);
      return afterMove(ctx, shown, jobFilters(query), value);
    },
  }),
);

/** The button says the move that is to be made: back. */
const undoMove = board.command({
  ...ofBoard,
  path: `${BOARD}/undo`,
  run: async (ctx, { params, query, body: { move: value } }) => {
    const { id, from, to } = value;
    const moved = await undoMoveOfCard(ctx, params.ref('job'), id, { from, to });
    return afterMove(ctx, moved, jobFilters(query), value);
  },
});

/** Without the script's parts: who was rejected is not on the board, and comes back with it. */
const unreject = board.command({
  ...ofBoard,
  body: UnrejectForm,
  path: `${BOARD}/unreject`,
  run: async (ctx, { params, query, body: { application: id } }) => {
    await undoRejectionOfCard(ctx, params.ref('job'), id ?? 0);
    const path = boardPath('', { hashId: params.text('job') });
    return { to: filteredPath(path, jobFilters(query), { done: 'rejectionUndone' }), at: `a${id}` };
  },
});

function afterMove(ctx: ConsoleCtx, moved: Board, filters: JobFilters, value: MoveValue) {
  if (ctx.wantsParts) {
    const path = boardPath(ctx.view.root, moved.job);
    const toast = movedToast({ view: ctx.view, board: moved, move: value, path, filters });
    return changed({ view: ctx.view, ...moved, filters, toast });
  }
  const path = boardPath('', moved.job);
  const to = filteredPath(path, filters, { moved: moveValue(value) });
  return { to, at: `a${value.id}` };
}

function notMoved(
  view: ConsoleView,
  { cards }: Pick<Board, 'cards'>,
  { id }: MoveValue,
  code: string,
  alert: string,
): Child {
  const words = wordsFor(view.language).board;
  const card = cards.find((one) => one.id === id);
  const isStale = code === 'stale_write' && card !== undefined;
  const reason = isStale ? fillText(words.staleMove, { name: nameOf({ view }, card) }) : alert;
  return <Said>{fillText(words.notMoved, { reason })}</Said>;
}

/** The next cards of a stage: as parts, or as a board of this stage. */
async function showNext(
  ctx: ConsoleCtx,
  { params, query }: Pick<CommandInput<unknown>, 'params' | 'query'>,
): Promise<ConsoleAnswer> {
  const stageId = params.id('stage');
  const after = parseCardCursor(query.get('before'));
  const filters = jobFilters(query);
  const wanted = wantedOnBoard(filters);
  const found = await showColumn(ctx, params.ref('job'), stageId, { after, wanted });
  const { view } = ctx;
  const { job, stages, cards, countedMax } = found;
  const stage = stages.find(({ id }) => id === stageId);
  if (!ctx.wantsParts) {
    const only = { stages: stage ? [stage] : [], moving: null, current: stageId, filters };
    return { status: 200, html: renderHtml(BoardPage, { view, ...found, ...only }) };
  }
  const shown = cards.slice(0, CARDS_PER_PAGE);
  const ends = { last: shown.at(-1), hasMore: cards.length > shown.length };
  const Parts = () => (
    <>
      {shown.map((card) => (
        <Card {...{ view, job, stages, filters, card }} />
      ))}
      {stage && <ShowMore {...{ view, job, stage, filters, countedMax, ...ends }} />}
    </>
  );
  return { status: 200, html: renderHtml(Parts, {}) };
}

/** What others changed since; 204 where there is nothing. What was changed lately comes more than once: the script knows it. */
async function showSince(
  ctx: ConsoleCtx,
  { params, query }: Pick<CommandInput<unknown>, 'params' | 'query'>,
): Promise<ConsoleAnswer> {
  const text = query.get('since');
  const since = numberOrNull(text) ?? ctx.now.getTime();
  const after = parseCardCursor(text) ?? { since, id: 0 };
  const filters = jobFilters(query);
  const wanted = wantedOnBoard(filters);
  const { next, ...found } = await showChanges(ctx, params.ref('job'), { after, wanted });
  const headers = { 'X-Since': cardCursor(next) };
  if (found.cards.length === 0) return { status: 204, headers };
  return { ...changed({ view: ctx.view, ...found, filters, isCounted: true }), headers };
}

type ChangedProps = Pick<Board, 'job' | 'stages' | 'cards' | 'countedMax'> & {
  view: ConsoleView;
  filters: JobFilters;
  /** Whether the counts are those of the filters. Where they are not, the script asks for them. */
  isCounted?: boolean;
  toast?: Child;
};

/** The cards as they are, the counts, and what was done. */
function ChangedParts({ view, job, stages, cards, countedMax, filters, ...props }: ChangedProps) {
  const { isCounted = !isNarrowed(filters), toast } = props;
  return (
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
      {toast !== undefined && <Toast view={view}>{toast}</Toast>}
    </>
  );
}

function changed(props: ChangedProps): { status: 200; html: string } {
  return { status: 200, html: renderHtml(ChangedParts, props) };
}

/** What was just done, from the address: numbers only, as anyone can write one. */
function doneOf(
  view: ConsoleView,
  shown: Pick<Board, 'job' | 'stages' | 'cards' | 'emailsDue' | 'stageEmail'> & {
    filters: JobFilters;
  },
  query: URLSearchParams,
): Child {
  const moved = parseMoveValue(query.get('moved') ?? '');
  if (moved) {
    const path = boardPath(view.root, shown.job);
    return movedToast({ view, board: shown, move: moved, path, filters: shown.filters });
  }
  const { rejectionUndone } = wordsFor(view.language).application;
  const notice = noticeOf({ rejectionUndone }, query);
  if (notice) return notice;
  return bulkToast(view, boardPath(view.root, shown.job), query);
}

export const boardRoutes: readonly ConsoleRoute[] = [
  board,
  screen(`${BOARD}/stages/{stage}`, 'applicants.read', showNext, [...filterNames, 'before'], true),
  screen(`${BOARD}/changes`, 'applicants.read', showSince, [...filterNames, 'since'], true),
  move,
  ...emailCommands,
  undoMove,
  unreject,
  ...bulkCommands(board, BOARD, boardPath),
];
