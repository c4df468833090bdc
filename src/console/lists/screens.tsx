/** The tags, the sources and the departments of a company: the lists, and creating, renaming and deleting one, by the actions of the API. */
import type { Permission } from '#access.ts';
import { formScreen, listScreen } from '#console/layout/form-screen.tsx';
import type { LoadInput } from '#console/layout/screen-types.ts';
import type { ConsoleWords } from '#console/words/words.ts';
import { checkedInput } from '#http/console.ts';
import type { ConsoleCtx, ConsoleRoute } from '#http/console.ts';
import type { Page } from '#lib/pagination.ts';
import {
  changeDepartment,
  createDepartment,
  deleteDepartment,
  listDepartmentsInOrder,
  showDepartment,
} from '#recruiting/jobs/departments/actions.ts';
import {
  DepartmentChange,
  NewDepartment,
  RemovalQuery,
} from '#recruiting/jobs/departments/schemas.ts';
import {
  changeSource,
  createSource,
  deleteSource,
  listSources,
  showSource,
} from '#recruiting/jobs/sources/actions.ts';
import { NewSource } from '#recruiting/jobs/sources/schemas.ts';
import type { Source } from '#recruiting/jobs/sources/schemas.ts';
import {
  createTag,
  deleteTag,
  listTags,
  renameTag,
  showTag,
} from '#recruiting/people/tags/actions.ts';
import { NewTag } from '#recruiting/people/tags/schemas.ts';
import type { Tag } from '#recruiting/people/tags/schemas.ts';
import { ListPage, NamedPage, RemovePage } from './lists-page.tsx';
import type { ListName } from './lists-page.tsx';

type Fields = Readonly<Record<string, string>>;

type Named = {
  id: number;
  name: string;
  kind?: string;
  position?: number;
  candidate_count?: number;
  all?: readonly { id: number; name: string }[];
  isUsed?: boolean;
};

type NamedList = {
  of: ListName;
  /** The parameter of the address that names one. */
  key: string;
  reads: Permission;
  needs: Permission;
  list: (
    ctx: ConsoleCtx,
    paging: { page: number; max: number },
  ) => Promise<Page<Tag | Source | { id: number; name: string }>>;
  show: (ctx: ConsoleCtx, id: number) => Promise<Named>;
  create: (ctx: ConsoleCtx, fields: Fields) => Promise<unknown>;
  change: (ctx: ConsoleCtx, id: number, fields: Fields) => Promise<unknown>;
  remove: (ctx: ConsoleCtx, id: number, fields: Fields) => Promise<unknown>;
};

function screensOf({ of, key, reads, needs, ...actions }: NamedList): ConsoleRoute[] {
  const to = `/${of}`;
  const refusals = ({ lists: words }: ConsoleWords) => ({
    codes: { in_use: words[of].inUse, department_in_use: words[of].inUse },
    texts: { name: words.fault, [of]: words[of].full },
  });
  const load = async (ctx: ConsoleCtx, { params }: LoadInput) => {
    const one = await actions.show(ctx, params.id(key));
    const { candidate_count: carriers = null, all = [], isUsed = false } = one;
    return { of, one, carriers, all, isUsed };
  };

  const list = listScreen(to, {
    needs: reads,
    max: 100,
    list: actions.list,
    page: (props) => <ListPage {...props} of={of} />,
    notices: (words) => words.lists.notices,
    refusals,
  });
  const create = list.command({
    needs,
    run: async (ctx, { fields }) => {
      await actions.create(ctx, fields);
      return { to, done: 'created' };
    },
  });

  const named = formScreen(`${to}/{${key}}`, {
    needs,
    load,
    page: NamedPage,
    typed: ({ one: { name, kind = '', position = '' } }) => ({
      name,
      kind,
      position: String(position),
    }),
    refusals,
  });
  const change = named.command({
    needs,
    run: async (ctx, { params, fields }) => {
      await actions.change(ctx, params.id(key), fields);
      return { to, done: 'saved' };
    },
  });

  const removal = formScreen(`${to}/{${key}}/remove`, { needs, load, page: RemovePage, refusals });
  const remove = removal.command({
    needs,
    typesNothing: true,
    run: async (ctx, { params, fields }) => {
      await actions.remove(ctx, params.id(key), fields);
      return { to, done: 'deleted' };
    },
  });
  return [list, create, named, change, removal, remove];
}

export const lists: readonly ConsoleRoute[] = [
  ...screensOf({
    of: 'tags',
    key: 'tag',
    reads: 'applicants.read',
    needs: 'applicants.write',
    list: listTags,
    show: showTag,
    create: async (ctx, { name }) => createTag(ctx, await checkedInput(NewTag, { name })),
    change: async (ctx, id, { name }) => renameTag(ctx, id, await checkedInput(NewTag, { name })),
    remove: (ctx, id) => deleteTag(ctx, id),
  }),
  ...screensOf({
    of: 'sources',
    key: 'source',
    reads: 'structure.read',
    needs: 'sources.manage',
    list: listSources,
    show: showSource,
    create: async (ctx, { name, kind }) =>
      createSource(ctx, await checkedInput(NewSource, { name, kind })),
    change: async (ctx, id, { name, kind }) =>
      changeSource(ctx, id, await checkedInput(NewSource, { name, kind })),
    remove: (ctx, id) => deleteSource(ctx, id),
  }),
  ...screensOf({
    of: 'departments',
    key: 'department',
    reads: 'jobs.read',
    needs: 'structure.manage',
    list: listDepartmentsInOrder,
    show: async (ctx, id) => {
      const { department, all, job } = await showDepartment(ctx, id);
      const position = all.findIndex((one) => one.id === id) + 1;
      return { ...department, position, all, isUsed: job !== undefined };
    },
    create: async (ctx, { name }) =>
      createDepartment(ctx, await checkedInput(NewDepartment, { name })),
    change: async (ctx, id, { name, position }) => {
      const input = { name, ...(position !== undefined && { position: Number(position) }) };
      return changeDepartment(ctx, id, await checkedInput(DepartmentChange, input));
    },
    remove: async (ctx, id, { move_to: to }) => {
      const { move_to: moveTo } = await checkedInput(RemovalQuery, { move_to: to || undefined });
      return deleteDepartment(ctx, id, moveTo);
    },
  }),
];
