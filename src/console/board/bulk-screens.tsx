/** What is done with many applications at once, on the board and in the table: shown first, done, and undone. */
import type { Child } from 'hono/jsx';
import { renderHtml } from '#lib/render-html.tsx';
import { refusalText } from '#console/layout/refusals.ts';
import { fillText, numberText, wordsFor } from '#console/words/words.ts';
import { refusedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { bulk, undoBulk } from '#recruiting/pipeline/applications/actions/bulk.ts';
import { BULK_MAX } from '#recruiting/pipeline/applications/rules.ts';
import type { BulkResult } from '#recruiting/pipeline/applications/schemas/bulk.ts';
import { showBoard, showCards } from '#recruiting/pipeline/board/actions.ts';
import { BulkResultPage } from './bulk-result-page.tsx';
import { ReviewPage } from './review-page.tsx';
import type { boardPath } from './rules/addresses.ts';
import { filteredPath, jobFilters, wantedOnBoard } from './rules/filters.ts';
import type { JobFilters } from './rules/filters.ts';
import type { BulkForm } from './schemas.ts';
import { boardAnswer } from './screens.tsx';

type Refused = { toast: Child; status: 409 | 422; filters: JobFilters };

/** The screen where applications are selected. */
type Home = {
  pathOf: typeof boardPath;
  showAgain: (ctx: ConsoleCtx, params: ConsoleParams, refused: Refused) => Promise<ConsoleAnswer>;
};

export async function boardAgain(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  { toast, status, filters }: Refused,
): Promise<ConsoleAnswer> {
  const board = await showBoard(ctx, params.ref('job'), { wanted: wantedOnBoard(filters) });
  return boardAnswer(ctx, board, { moving: null, current: null, toast, filters }, status);
}

type Place = Pick<CommandInput<unknown>, 'params' | 'query'>;

function backTo(
  pathOf: Home['pathOf'],
  { view }: ConsoleCtx,
  { params, query }: Place,
  done: Record<string, string>,
): ConsoleAnswer {
  const path = pathOf(view.root, { hashId: params.text('job') });
  return { status: 303, location: filteredPath(path, jobFilters(query), done) };
}

export function bulkCommands({ pathOf, showAgain }: Home) {
  const refuse = (ctx: ConsoleCtx, at: Place, text: string, status: 409 | 422) => {
    const toast = <span class="said">{text}</span>;
    return showAgain(ctx, at.params, { toast, status, filters: jobFilters(at.query) });
  };
  /** Names those for whom it failed, and why. */
  const showFailed = async (
    ctx: ConsoleCtx,
    { params, query }: Place,
    { result, bulkId }: { result: BulkResult; bulkId: number | null },
  ): Promise<ConsoleAnswer> => {
    const filters = jobFilters(query);
    const ids = result.results.flatMap((item) => (item.result === 'failed' ? [item.id] : []));
    const board = await showCards(ctx, params.ref('job'), ids);
    const path = pathOf(ctx.view.root, board.job);
    const props = { view: ctx.view, ...board, path, filters, result, bulkId };
    return { status: 200, html: renderHtml(BulkResultPage, props) };
  };
  return {
    /** Shows what would happen to each of the selected, before anything does. */
    review: async (ctx: ConsoleCtx, { body, ...at }: CommandInput<BulkForm>) => {
      const { params } = at;
      const fault = countFault(ctx, body);
      if (fault !== null) return refuse(ctx, at, fault, 422);
      const input = { ...toBulk(body), send_email: true };
      const [result, board] = await Promise.all([
        bulk(ctx, { ...input, dry_run: true }),
        showCards(ctx, params.ref('job'), body.ids),
      ]);
      const stage = board.stages.find(({ id }) => id === body.stageId);
      const path = pathOf(ctx.view.root, board.job);
      const filters = jobFilters(at.query);
      const props = { view: ctx.view, ...board, path, filters, action: body.action, stage, result };
      return { status: 200, html: renderHtml(ReviewPage, props) } as const;
    },

    bulk: async (ctx: ConsoleCtx, { body, ...at }: CommandInput<BulkForm>) => {
      const fault = countFault(ctx, body);
      if (fault !== null) return refuse(ctx, at, fault, 422);
      const input = { ...toBulk(body), send_email: body.sendsEmail };
      const result = await bulk(ctx, { ...input, dry_run: false });
      // Hiring can't be undone.
      const bulkId = body.hires ? null : result.bulk_id;
      if (result.failed > 0) return showFailed(ctx, at, { result, bulkId });
      return backTo(pathOf, ctx, at, { bulk: `${bulkId ?? 0}.${result.done}` });
    },

    undo: async (ctx: ConsoleCtx, { body, ...at }: CommandInput<{ bulk_id: number | null }>) => {
      try {
        const result = await undoBulk(ctx, body.bulk_id ?? 0);
        if (result.failed > 0) return await showFailed(ctx, at, { result, bulkId: null });
        return backTo(pathOf, ctx, at, { undone: String(result.done) });
      } catch (error) {
        const { code, status } = refusedInput(error);
        return refuse(ctx, at, refusalText(ctx.view, code), status);
      }
    },
  };
}

/** Why so many can't be changed; null: they can. */
export function countFault(
  { view: { language } }: ConsoleCtx,
  { ids }: Pick<BulkForm, 'ids'>,
): string | null {
  const words = wordsFor(language).board;
  if (ids.length === 0) return words.nobodySelected;
  if (ids.length <= BULK_MAX) return null;
  return fillText(words.tooMany, { count: numberText(language, BULK_MAX) });
}

function toBulk({ action, ids, stageId }: BulkForm) {
  return { action, ids, ...(action === 'move' && { stage_id: stageId }) };
}
