/** Lists, creates and revokes the keys of a company's own websites, and looks one up for an application. */
import type { Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, writeUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { newSecret } from '#lib/token.ts';
import type { Page, PageRequest } from '#lib/pagination.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { USED_EVERY_MS } from './rules.ts';
import { keyFields } from './schemas.ts';
import type { BoardKey, NewKey } from './schemas.ts';
import { boardOf, keyRoom, keyStore, markKeyUsed, workingKey } from './store.ts';

export function listKeys(ctx: Ctx, query: Paging): Promise<Page<BoardKey>> {
  return keyStore.page(ctx, query, keyFields.toAnswer);
}

/** A page of them, and where the jobs of the company are for its own websites. */
export function listKeysWithBoard(ctx: Ctx, { page, max }: PageRequest) {
  const paging = { page, max, cursor: undefined };
  return runPlan(
    ctx,
    QueryPlan.all({
      list: keyStore.pagePlan(ctx, paging, keyFields.toAnswer),
      board: boardOf(ctx),
    }),
  );
}

function keyPlan(ctx: Ctx, id: number): QueryPlan<BoardKey> {
  return QueryPlan.map(keyStore.one(ctx, id), keyFields.toAnswer);
}

export function showKey(ctx: Ctx, id: number): Promise<BoardKey> {
  return runPlan(ctx, keyPlan(ctx, id));
}

export async function createKey(ctx: Ctx, input: NewKey): Promise<BoardKey> {
  keyRoom.assert(await runPlan(ctx, keyRoom.count(ctx)));
  const id = ctx.newId();
  return commit(ctx, {
    writes: [
      keyRoom.held(ctx),
      keyStore.insert(ctx, {
        id,
        ...keyFields.toColumns(input),
        key: newSecret(),
        createdBy: ctx.actor?.userId ?? null,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      }),
    ],
    audit: { action: 'board_key.create', subjectId: id, changes: changesOf(null, input) },
    answer: keyPlan(ctx, id),
  });
}

/** One that is revoked already stays as it is. */
export async function revokeKey(ctx: Ctx, id: number): Promise<BoardKey> {
  const row = await runPlan(ctx, keyStore.one(ctx, id));
  if (row.revokedAt !== null) return keyFields.toAnswer(row);
  return commit(ctx, {
    writes: keyStore.update(ctx, row, { revokedAt: ctx.now }),
    audit: {
      action: 'board_key.revoke',
      subjectId: id,
      changes: changesOf({ name: row.name }, null),
    },
    answer: keyPlan(ctx, id),
  });
}

/** The company that a key is of, and the name that its applications come by. Null for a key that does not work. */
export async function findKey(ctx: PublicCtx, text: string) {
  const key = await runPlan(ctx, workingKey(ctx, text));
  if (!key) return null;
  const isFresh =
    key.lastUsedAt !== null && ctx.now.getTime() - key.lastUsedAt.getTime() < USED_EVERY_MS;
  if (!isFresh) ctx.defer(writeUnaudited(ctx, [markKeyUsed(ctx, key.id)]));
  return key;
}
