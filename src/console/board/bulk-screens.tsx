/** What is done with many applications at once, on the board and in the table: shown first, done, and undone. */
import type { FormScreen } from '#console/layout/screen-types.ts';
import { fillText, numberText, wordsFor } from '#console/words/words.ts';
import { ApiError } from '#errors.ts';
import type {
  CommandInput,
  ConsoleAnswer,
  ConsoleCtx,
  ConsoleRoute,
  ConsoleView,
} from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { bulk, undoBulk } from '#recruiting/pipeline/applications/actions/bulk.ts';
import { BULK_MAX } from '#recruiting/pipeline/applications/rules.ts';
import type { BulkResult } from '#recruiting/pipeline/applications/schemas/bulk.ts';
import { showCards } from '#recruiting/pipeline/board/actions.ts';
import type { Board } from '#recruiting/pipeline/board/schemas.ts';
import { BulkResultPage } from './bulk-result-page.tsx';
import { ReviewPage } from './review-page.tsx';
import { pickedIds } from './rules/addresses.ts';
import type { boardPath } from './rules/addresses.ts';
import { filteredPath, filterNames, jobFilters } from './rules/filters.ts';
import { BulkForm, UndoBulkForm } from './schemas.ts';

/** What the address says of a bulk action that was done. */
export const bulkQuery = ['bulk', 'undone'];

type Place = Pick<CommandInput<unknown>, 'params' | 'query'>;

/** The commands of a screen where applications are selected, at `base`. */
export function bulkCommands<Loaded>(
  screen: FormScreen<Loaded>,
  base: string,
  pathOf: typeof boardPath,
): ConsoleRoute[] {
  const terms = {
    needs: 'applicants.write',
    query: filterNames,
  } as const;

  /** Shows what would happen to each of the selected, before anything does. */
  const review = screen.command({
    ...terms,
    path: `${base}/review`,
    body: BulkForm,
    refusals: countRefused,
    run: async (ctx, { params, query, body }) => {
      assertCount(ctx, body);
      const board = await showCards(ctx, params.ref('job'), body.ids);
      const stageId = body.stageId || nextStage(board);
      const stage = board.stages.find(({ id }) => id === stageId);
      const asked = { ...toBulk({ ...body, stageId }), send_email: true, dry_run: true };
      // Shows the email of the stage too, which is sent where that is chosen.
      const email = body.action === 'move' && stage?.sendsEmail ? { email: {} } : {};
      const result = await bulk(ctx, { ...asked, ...email });
      const path = pathOf(ctx.view.root, board.job);
      const shown = { path, filters: jobFilters(query), action: body.action, stage, result };
      const html = renderHtml(ReviewPage, { view: ctx.view, ...board, ...shown });
      return { status: 200, html };
    },
  });

  const change = screen.command({
    ...terms,
    path: `${base}/bulk`,
    body: BulkForm,
    refusals: countRefused,
    run: async (ctx, { body, ...at }) => {
      assertCount(ctx, body);
      const result = await bulk(ctx, {
        ...toBulk(body),
        send_email: body.sendsEmail,
        ...(body.action === 'move' && body.sendsEmail && { email: {} }),
        dry_run: false,
      });
      // Hiring can't be undone.
      const bulkId = body.hires ? null : result.bulk_id;
      if (result.failed > 0) return showFailed(ctx, pathOf, at, { result, bulkId });
      return backTo(pathOf, at, { bulk: `${bulkId ?? 0}.${result.done}` });
    },
  });

  const undo = screen.command({
    ...terms,
    path: `${base}/undo-bulk`,
    body: UndoBulkForm,
    refusals: () => ({ saysWhy: true }),
    run: async (ctx, { body, ...at }) => {
      const result = await undoBulk(ctx, body.bulk_id ?? 0);
      if (result.failed > 0) return showFailed(ctx, pathOf, at, { result, bulkId: null });
      return backTo(pathOf, at, { undone: String(result.done) });
    },
  });
  return [review, change, undo];
}

/** Names those for whom it failed, and why. */
async function showFailed(
  ctx: ConsoleCtx,
  pathOf: typeof boardPath,
  { params, query }: Place,
  shown: { result: BulkResult; bulkId: number | null },
): Promise<ConsoleAnswer> {
  const { results } = shown.result;
  const ids = results.flatMap((item) => (item.result === 'failed' ? [item.id] : []));
  const board = await showCards(ctx, params.ref('job'), ids);
  const path = pathOf(ctx.view.root, board.job);
  const props = { view: ctx.view, ...board, ...shown, path, filters: jobFilters(query) };
  return { status: 200, html: renderHtml(BulkResultPage, props) };
}

/** The screen as it was filtered, with what was done. */
function backTo(
  pathOf: typeof boardPath,
  { params, query }: Place,
  done: Readonly<Record<string, string>>,
) {
  return { to: filteredPath(pathOf('', { hashId: params.text('job') }), jobFilters(query), done) };
}

function assertCount(ctx: ConsoleCtx, selected: { ids: readonly number[] }): void {
  if (countFault(ctx, selected) !== null) throw new ApiError('invalid_input');
}

const countRefused = (
  _: unknown,
  { view, typed }: { view: ConsoleView; typed: Readonly<Record<string, string>> },
) => {
  const fault = countFault({ view }, { ids: pickedIds(typed) });
  return { saysWhy: true, ...(fault !== null && { codes: { invalid_input: fault } }) };
};

/** Why so many can't be changed; null: they can. */
export function countFault(
  { view: { language } }: Pick<ConsoleCtx, 'view'>,
  { ids }: { ids: readonly number[] },
): string | null {
  const words = wordsFor(language).board;
  if (ids.length === 0) return words.nobodySelected;
  if (ids.length <= BULK_MAX) return null;
  return fillText(words.tooMany, { count: numberText(language, BULK_MAX) });
}

/** The stage after the first that one of them is in; the last where there is none. */
function nextStage({ stages, cards }: Pick<Board, 'stages' | 'cards'>): number {
  const at = stages.findIndex(({ id }) => cards.some(({ stageId }) => stageId === id));
  return (stages[at + 1] ?? stages.at(-1))?.id ?? 0;
}

function toBulk({ action, ids, stageId }: Pick<BulkForm, 'action' | 'ids' | 'stageId'>) {
  return { action, ids, ...(action === 'move' && { stage_id: stageId }) };
}
