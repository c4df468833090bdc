/** What is done with many applications at once, on the board and in the table: shown first, done, and undone. */
import type { Child } from 'hono/jsx';
import { renderHtml } from '#lib/render-html.tsx';
import { refusalText } from '#console/layout/refusals.ts';
import { wordsFor } from '#console/words/words.ts';
import { refusedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { bulk, undoBulk } from '#recruiting/applications/actions/bulk.ts';
import { showBoard, showCards } from '#recruiting/board/actions.ts';
import { ReviewPage } from './review-page.tsx';
import type { boardPath } from './rules.ts';
import type { BulkForm } from './schemas.ts';
import { boardAnswer } from './screens.tsx';

type Refused = { toast: Child; status: 409 | 422 };

/** The screen where applications are selected. */
type Home = {
  pathOf: typeof boardPath;
  showAgain: (ctx: ConsoleCtx, params: ConsoleParams, refused: Refused) => Promise<ConsoleAnswer>;
};

export async function boardAgain(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  { toast, status }: Refused,
): Promise<ConsoleAnswer> {
  const board = await showBoard(ctx, params.ref('job'));
  return boardAnswer(ctx, board, { moving: null, current: null, toast }, status);
}

export function bulkCommands({ pathOf, showAgain }: Home) {
  const refuse = (ctx: ConsoleCtx, params: ConsoleParams, text: string, status: 409 | 422) =>
    showAgain(ctx, params, { toast: <span class="said">{text}</span>, status });
  const refuseEmpty = (ctx: ConsoleCtx, params: ConsoleParams) =>
    refuse(ctx, params, wordsFor(ctx.view.language).board.nobodySelected, 422);
  const back = ({ view }: ConsoleCtx, params: ConsoleParams, query: string): ConsoleAnswer => {
    const path = pathOf(view.root, { hashId: params.text('job') });
    return { status: 303, location: `${path}?${query}` };
  };
  return {
    /** Shows what would happen to each of the selected, before anything does. */
    review: async (ctx: ConsoleCtx, { params, body }: CommandInput<BulkForm>) => {
      if (body.ids.length === 0) return refuseEmpty(ctx, params);
      const input = { ...toBulk(body), send_email: true };
      const [result, board] = await Promise.all([
        bulk(ctx, { ...input, dry_run: true }),
        showCards(ctx, params.ref('job'), body.ids),
      ]);
      const stage = board.stages.find(({ id }) => id === body.stageId);
      const path = pathOf(ctx.view.root, board.job);
      const props = { view: ctx.view, ...board, path, action: body.action, stage, result };
      return { status: 200, html: renderHtml(ReviewPage, props) } as const;
    },

    bulk: async (ctx: ConsoleCtx, { params, body }: CommandInput<BulkForm>) => {
      if (body.ids.length === 0) return refuseEmpty(ctx, params);
      const input = { ...toBulk(body), send_email: body.sendsEmail };
      const { bulk_id: bulkId, done } = await bulk(ctx, { ...input, dry_run: false });
      return back(ctx, params, `bulk=${bulkId ?? 0}.${done}`);
    },

    undo: async (ctx: ConsoleCtx, { params, body }: CommandInput<{ bulk_id: number | null }>) => {
      try {
        const { done } = await undoBulk(ctx, body.bulk_id ?? 0);
        return back(ctx, params, `undone=${done}`);
      } catch (error) {
        const { code, status } = refusedInput(error);
        return refuse(ctx, params, refusalText(ctx.view, code), status);
      }
    },
  };
}

function toBulk({ action, ids, stageId }: BulkForm) {
  return { action, ids, ...(action === 'move' && { stage_id: stageId }) };
}
