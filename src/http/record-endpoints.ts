/** The endpoints of records that are listed, created, shown, changed and deleted by id, from one declaration. */
import * as z from 'zod';
import type { $ZodType } from 'zod/v4/core';
import type { Permission } from '#access.ts';
import type { CallerCtx } from '#context.ts';
import type { ErrorCode } from '#errors.ts';
import { PathId } from '#lib/id-schemas.ts';
import { pageOf } from '#lib/pagination-schemas.ts';
import { del, get, post } from './endpoint.ts';
import type { TenantEndpoint } from './endpoint.ts';

type One = {
  /** One line for the API document. */
  about: string;
  /** Errors beyond those that every such endpoint can answer with. */
  errors?: readonly ErrorCode[];
};

type Records<Query, New, Change> = {
  needs: { read: Permission; write: Permission };
  /** Where they are listed and created, if not at `/index` and `/store`. */
  at?: { list: string; create: string };
  /** A record of the list. */
  item: z.ZodType;
  /** The record as the others answer it, if it has more. */
  record?: z.ZodType;
  list: One & { query: $ZodType<Query>; run: (ctx: CallerCtx, query: Query) => Promise<unknown> };
  create: One & { body: $ZodType<New>; run: (ctx: CallerCtx, body: New) => Promise<unknown> };
  show?: One & { run: (ctx: CallerCtx, id: number) => Promise<unknown> };
  change: One & {
    body: $ZodType<Change>;
    run: (ctx: CallerCtx, id: number, body: Change) => Promise<unknown>;
  };
  remove?: One & { run: (ctx: CallerCtx, id: number) => Promise<unknown> };
};

const params = z.object({ id: PathId });

function terms({ about, errors = [] }: One, ...more: ErrorCode[]) {
  return { about, errors: [...errors, ...more] };
}

/** Below `path`: `/index`, `/store`, `/show/{id}`, `/update/{id}` and `/destroy/{id}`. */
export function recordEndpoints<Query, New, Change>(
  path: string,
  declared: Records<Query, New, Change>,
): TenantEndpoint[] {
  const { needs, item, record: returns = item, list, create, show, change, remove } = declared;
  const { at = { list: `${path}/index`, create: `${path}/store` } } = declared;
  return [
    get(
      at.list,
      { ...terms(list), needs: needs.read, query: list.query, returns: pageOf(item) },
      (ctx, { query }) => list.run(ctx, query),
    ),
    post(
      at.create,
      { ...terms(create), needs: needs.write, body: create.body, returns, status: 201 },
      (ctx, { body }) => create.run(ctx, body),
    ),
    ...(show
      ? [
          get(
            `${path}/show/{id}`,
            { ...terms(show), needs: needs.read, params, returns },
            (ctx, { params: { id } }) => show.run(ctx, id),
          ),
        ]
      : []),
    post(
      `${path}/update/{id}`,
      { ...terms(change, 'stale_write'), needs: needs.write, params, body: change.body, returns },
      (ctx, { params: { id }, body }) => change.run(ctx, id, body),
    ),
    ...(remove
      ? [
          del(
            `${path}/destroy/{id}`,
            { ...terms(remove, 'stale_write'), needs: needs.write, params, returns: z.null() },
            (ctx, { params: { id } }) => remove.run(ctx, id),
          ),
        ]
      : []),
  ];
}
