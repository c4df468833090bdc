/** The tags and the sources of a company: the lists, and creating, renaming and deleting one, by the actions of the API. */
import { unsent } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { noticeOf } from '#console/layout/notices.tsx';
import { pageOf } from '#console/layout/paging.tsx';
import { refusedForm } from '#console/layout/refusals.ts';
import type { RefusedForm } from '#console/layout/refusals.ts';
import { wordsFor } from '#console/words/words.ts';
import { checkedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import {
  changeSource,
  createSource,
  deleteSource,
  listSources,
  showSource,
} from '#recruiting/jobs/sources/actions.ts';
import { NewSource } from '#recruiting/jobs/sources/schemas.ts';
import {
  createTag,
  deleteTag,
  listTags,
  renameTag,
  showTag,
} from '#recruiting/people/tags/actions.ts';
import { NewTag } from '#recruiting/people/tags/schemas.ts';
import { ListPage, NamedPage, RemovePage } from './lists-page.tsx';
import type { ListName } from './rules.ts';

type Fields = Readonly<Record<string, string>>;
type ScreenInput = { params: ConsoleParams; query: URLSearchParams };

const ROWS = 100;

const actions = {
  tags: {
    list: listTags,
    create: async (ctx: ConsoleCtx, { name }: Fields) =>
      createTag(ctx, await checkedInput(NewTag, { name })),
    change: async (ctx: ConsoleCtx, id: number, { name }: Fields) =>
      renameTag(ctx, id, await checkedInput(NewTag, { name })),
    remove: deleteTag,
    idOf: (params: ConsoleParams) => params.id('tag'),
  },
  sources: {
    list: listSources,
    create: async (ctx: ConsoleCtx, { name, kind }: Fields) =>
      createSource(ctx, await checkedInput(NewSource, { name, kind })),
    change: async (ctx: ConsoleCtx, id: number, { name, kind }: Fields) =>
      changeSource(ctx, id, await checkedInput(NewSource, { name, kind })),
    remove: deleteSource,
    idOf: (params: ConsoleParams) => params.id('source'),
  },
} as const;

async function answerList(
  ctx: ConsoleCtx,
  of: ListName,
  query: URLSearchParams,
  form: FormState | RefusedForm,
): Promise<ConsoleAnswer> {
  const { view } = ctx;
  const list = await actions[of].list(ctx, { page: pageOf(query), max: ROWS });
  const toast = noticeOf(wordsFor(view.language).lists.notices, query);
  const html = renderHtml(ListPage, { view, of, list, form, toast });
  return { status: 'status' in form ? form.status : 200, html };
}

async function answerNamed(
  ctx: ConsoleCtx,
  of: ListName,
  id: number,
  shown?: RefusedForm,
): Promise<ConsoleAnswer> {
  const { name, kind, carriers } = await read(ctx, of, id);
  const form = shown ?? unsent({ name, kind });
  const html = renderHtml(NamedPage, { view: ctx.view, of, id, name, carriers, form });
  return { status: shown?.status ?? 200, html };
}

/** Asks before the record is deleted. */
async function answerRemoval(
  ctx: ConsoleCtx,
  of: ListName,
  id: number,
  refusal?: RefusedForm,
): Promise<ConsoleAnswer> {
  const { name, carriers } = await read(ctx, of, id);
  const alert = refusal ? (refusal.faults['id'] ?? refusal.alert) : '';
  const html = renderHtml(RemovePage, { view: ctx.view, of, id, name, carriers, alert });
  return { status: refusal?.status ?? 200, html };
}

async function read(ctx: ConsoleCtx, of: ListName, id: number) {
  if (of === 'sources') return { ...(await showSource(ctx, id)), carriers: null };
  const { name, candidate_count: carriers } = await showTag(ctx, id);
  return { name, carriers, kind: '' };
}

function refused({ view }: ConsoleCtx, of: ListName, error: unknown, typed: Fields): RefusedForm {
  const words = wordsFor(view.language).lists;
  const { inUse, full } = words[of];
  return refusedForm(view, error, {
    typed,
    codes: { in_use: inUse },
    texts: { name: words.fault, id: inUse, [of]: full },
  });
}

/** The handlers of one of the two lists. */
export function handlersOf(of: ListName) {
  const { create, change, remove, idOf } = actions[of];
  const after = ({ view }: ConsoleCtx, done: string): ConsoleAnswer => ({
    status: 303,
    location: `${view.root}/${of}?done=${done}`,
  });
  return {
    list: (ctx: ConsoleCtx, { query }: ScreenInput) =>
      answerList(ctx, of, query, unsent({ name: '' })),

    create: async (ctx: ConsoleCtx, { fields, query }: CommandInput<unknown>) => {
      try {
        await create(ctx, fields);
      } catch (error) {
        return answerList(ctx, of, query, refused(ctx, of, error, fields));
      }
      return after(ctx, 'created');
    },

    show: (ctx: ConsoleCtx, { params }: ScreenInput) => answerNamed(ctx, of, idOf(params)),

    change: async (ctx: ConsoleCtx, { params, fields }: CommandInput<unknown>) => {
      const id = idOf(params);
      try {
        await change(ctx, id, fields);
      } catch (error) {
        return answerNamed(ctx, of, id, refused(ctx, of, error, fields));
      }
      return after(ctx, 'saved');
    },

    askRemoval: (ctx: ConsoleCtx, { params }: ScreenInput) => answerRemoval(ctx, of, idOf(params)),

    remove: async (ctx: ConsoleCtx, { params, fields }: CommandInput<unknown>) => {
      const id = idOf(params);
      try {
        await remove(ctx, id);
      } catch (error) {
        return answerRemoval(ctx, of, id, refused(ctx, of, error, fields));
      }
      return after(ctx, 'deleted');
    },
  };
}
