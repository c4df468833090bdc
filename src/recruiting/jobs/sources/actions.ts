/** Lists, creates, changes and deletes sources, and finds those of applications from before there were any. */
import type { Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, commitIfChanged, writeUnaudited } from '#data/commit.ts';
import { isNamed } from '#data/named-rows.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { sources } from '#data/tables/sources.ts';
import { mergePatch } from '#lib/merge-patch.ts';
import { nameKey } from '#lib/name-key.ts';
import type { Page } from '#lib/pagination.ts';
import type { NamedPaging } from '#lib/pagination-schemas.ts';
import { assertNewName, assertUnused, wantedByText } from './rules/origins.ts';
import { sourceFields } from './schemas.ts';
import type { NewSource, Source, SourceUpdate } from './schemas.ts';
import {
  applicationsWithoutSource,
  ensureSource,
  freeKey,
  isNotUsed,
  isUsed,
  putSource,
  sourceByName,
  sourceIdOf,
  sourceRoom,
  sourceStore,
} from './store.ts';

export async function listSources(ctx: Ctx, query: NamedPaging): Promise<Page<Source>> {
  return sourceStore.page(ctx, query, sourceFields.toAnswer, {
    where: await isNamed(ctx, sources, query),
  });
}

export function showSource(ctx: Ctx, id: number): Promise<Source> {
  return runPlan(ctx, sourcePlan(ctx, id));
}

function sourcePlan(ctx: Ctx, id: number): QueryPlan<Source> {
  return QueryPlan.map(sourceStore.one(ctx, id), sourceFields.toAnswer);
}

export async function createSource(ctx: Ctx, input: NewSource): Promise<Source> {
  const wanted = QueryPlan.all([sourceByName(ctx, input.name), sourceRoom.count(ctx)]);
  const [same, count] = await runPlan(ctx, wanted);
  assertNewName(same);
  sourceRoom.assert(count);
  const id = ctx.newId();
  const key = nameKey(input.name);
  return commit(ctx, {
    writes: [
      sourceRoom.held(ctx),
      sourceStore.insert(ctx, {
        ...sourceFields.toColumns(input),
        id,
        nameKey: key,
        key: freeKey(ctx, id, key),
        createdAt: ctx.now,
        updatedAt: ctx.now,
      }),
    ],
    audit: { action: 'source.create', subjectId: id, changes: changesOf(null, input) },
    answer: sourcePlan(ctx, id),
  });
}

/** Applications keep the text they have. */
export async function changeSource(ctx: Ctx, id: number, input: SourceUpdate): Promise<Source> {
  const wanted = QueryPlan.all([sourceStore.one(ctx, id), sourceByName(ctx, input.name ?? '')]);
  const [before, same] = await runPlan(ctx, wanted);
  if (same?.id !== id) assertNewName(same);
  const after = mergePatch(before, sourceFields.toColumns(input));
  return commitIfChanged(ctx, {
    writes: sourceStore.update(ctx, before, {
      name: after.name,
      kind: after.kind,
      nameKey: nameKey(after.name),
    }),
    audit: {
      action: 'source.update',
      subjectId: id,
      changes: changesOf(sourceFields.toInput(before), sourceFields.toInput(after)),
    },
    answer: sourcePlan(ctx, id),
  });
}

export async function deleteSource(ctx: Ctx, id: number): Promise<null> {
  const wanted = QueryPlan.all([sourceStore.one(ctx, id), isUsed(ctx, id)]);
  const [before, used] = await runPlan(ctx, wanted);
  assertUnused(used);
  return commit(ctx, {
    writes: sourceStore.remove(ctx, id, isNotUsed(ctx, id)),
    audit: {
      action: 'source.delete',
      subjectId: id,
      changes: changesOf(sourceFields.toInput(before), null),
    },
    answer: QueryPlan.of(null),
  });
}

/** A statement of this size ends long before the 30 seconds that D1 gives it. */
const ROWS_PER_SLICE = 200;
/** Slices of a run of the cron, which is a minute. */
const SLICES_PER_RUN = 10;

/** Whether nothing is left to do. */
export async function findSources(ctx: PublicCtx, slicesMax = SLICES_PER_RUN): Promise<boolean> {
  for (let slice = 0; slice < slicesMax; slice++) {
    const rows = await runPlan(ctx, applicationsWithoutSource(ctx, ROWS_PER_SLICE));
    if (rows.length === 0) return true;
    const groups = Map.groupBy(rows, ({ companyId, source }) => `${companyId} ${source}`);
    const writes = [...groups.values()].flatMap((group) => {
      const [{ companyId, source } = { companyId: 0, source: '' }] = group;
      const wanted = wantedByText(source);
      const ids = group.map(({ id }) => id);
      return [
        ensureSource(ctx, companyId, wanted),
        putSource(ctx, ids, sourceIdOf(companyId, wanted.key)),
      ];
    });
    await writeUnaudited(ctx, writes);
  }
  return false;
}
