/** The keys of the company's own websites: their list with a form for another one, and revoking one, by the actions of the API. */
import { formScreen } from '#console/layout/form-screen.tsx';
import { pageOf } from '#console/layout/paging.tsx';
import type { LoadInput } from '#console/layout/screen-types.ts';
import type { ConsoleWords } from '#console/words/words.ts';
import { checkedInput } from '#http/console.ts';
import type { ConsoleCtx, ConsoleRoute } from '#http/console.ts';
import {
  createKey,
  listKeysWithBoard,
  revokeKey,
  showKey,
} from '#recruiting/jobs/board-keys/actions.ts';
import { NewKey } from '#recruiting/jobs/board-keys/schemas.ts';
import { REVOKE_KEY, WEBSITES } from './rules.ts';
import { RevokePage, WebsitesPage } from './websites-page.tsx';

const needs = 'structure.manage';
/** Those that work, and some that are revoked. */
const PAGE_KEYS = 50;

const refusals = ({ websites, lists }: ConsoleWords) => ({
  texts: { name: lists.fault, board_keys: websites.full },
});

const list = formScreen(WEBSITES, {
  needs,
  query: ['page', 'done'],
  load: (ctx: ConsoleCtx, { query }: LoadInput) =>
    listKeysWithBoard(ctx, { page: pageOf(query), max: PAGE_KEYS }),
  page: WebsitesPage,
  notices: (words) => words.websites.notices,
  refusals,
});
const create = list.command({
  needs,
  run: async (ctx, { fields: { name } }) => {
    await createKey(ctx, await checkedInput(NewKey, { name }));
    return { to: WEBSITES, done: 'created' };
  },
});

const revocation = formScreen(REVOKE_KEY, {
  needs,
  load: async (ctx: ConsoleCtx, { params }: LoadInput) => ({
    one: await showKey(ctx, params.id('key')),
  }),
  page: RevokePage,
  refusals,
});
const revoke = revocation.command({
  needs,
  typesNothing: true,
  run: async (ctx, { params }) => {
    await revokeKey(ctx, params.id('key'));
    return { to: WEBSITES, done: 'revoked' };
  },
});

export const websites: readonly ConsoleRoute[] = [list, create, revocation, revoke];
