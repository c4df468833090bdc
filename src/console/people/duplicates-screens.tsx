/** The list of pairs of candidates who may be the same person. */
import type { Child } from 'hono/jsx';
import { formScreen } from '#console/layout/form-screen.tsx';
import { wordsFor } from '#console/words/words.ts';
import { ApiError } from '#errors.ts';
import type { ConsoleCtx, ConsoleRoute } from '#http/console.ts';
import { cursorSeal } from '#http/cursors.ts';
import { checkInput } from '#lib/check-input.ts';
import { SCREEN_COUNTED_MAX } from '#recruiting/people/candidates/rules.ts';
import { dismissDuplicate, listDuplicates } from '#recruiting/people/duplicates/actions.ts';
import { DuplicateQuery } from '#recruiting/people/duplicates/schemas.ts';
import { DismissedToast, DuplicatesPage } from './duplicates-page.tsx';
import {
  allDuplicates,
  DUPLICATE,
  DUPLICATES,
  duplicatesPath,
  duplicatesQueryNames,
  duplicatesState,
} from './rules.ts';
import type { DuplicatesState } from './rules.ts';

const PAGE_SIZE = '20';

const list = formScreen(DUPLICATES, {
  needs: 'applicants.read',
  query: [...duplicatesQueryNames, 'pair', 'done'],
  load: async (ctx, { query, refusal }) => {
    const state = refusal ? allDuplicates : duplicatesState(query);
    const wanted = await toQuery(state);
    const seal = cursorSeal(['duplicates', ctx.tenant.id], wanted);
    return { state, page: seal(await listDuplicates(ctx, wanted, SCREEN_COUNTED_MAX)) };
  },
  page: DuplicatesPage,
  toast: (ctx, { query, loaded }) => doneOf(ctx, query, loaded.state),
  refusals: () => ({ saysWhy: true }),
});

function doneOf({ view }: ConsoleCtx, query: URLSearchParams, state: DuplicatesState): Child {
  const { restored } = wordsFor(view.language).duplicates;
  const id = Number(query.get('pair'));
  const toasts: Readonly<Record<string, Child>> = {
    dismissed: Number.isSafeInteger(id) && id > 0 && <DismissedToast {...{ view, state, id }} />,
    restored: <span class="said">{restored}</span>,
  };
  return toasts[query.get('done') ?? ''];
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

/** Leads to where the pair was, with a way back. `state` is the query string of the list. */
const dismiss = list.command({
  path: DUPLICATE,
  needs: 'applicants.write',
  run: async (ctx, { params, fields: { dismissed, state = '' } }) => {
    const id = params.id('pair');
    const isDismissed = dismissed === 'on';
    await dismissDuplicate(ctx, id, isDismissed);
    const path = duplicatesPath('', duplicatesState(new URLSearchParams(state)));
    return isDismissed
      ? { to: path, done: 'dismissed', query: { pair: String(id) } }
      : { to: path, done: 'restored' };
  },
});

export const duplicates: readonly ConsoleRoute[] = [list, dismiss];
