/** Saves, lists, changes and deletes views of lists. */
import type { CallerCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import type { Changes } from '#data/changes.ts';
import { assertHolds, commit, commitIfChanged } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { mergePatch } from '#lib/merge-patch.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page } from '#lib/pagination.ts';
import { resolveFilters } from '#recruiting/people/people-search/actions.ts';
import { assertKnown } from '#recruiting/people/people-search/rules.ts';
import { assertMayChange, assertRoom } from './rules.ts';
import { filtersOfView, toView } from './schemas.ts';
import type { NewView, SavedView, ViewChange, ViewQuery } from './schemas.ts';
import { hasRoom, ownViews, unknownIds, viewById, viewPage, viewStore } from './store.ts';

export function listViews(ctx: CallerCtx, query: ViewQuery): Promise<Page<SavedView>> {
  return runPlan(ctx, viewsPlan(ctx, query));
}

export function viewsPlan(ctx: CallerCtx, query: ViewQuery): QueryPlan<Page<SavedView>> {
  return QueryPlan.map(viewPage(ctx, query), ({ views, total, stale }) =>
    toPage(views, total, query, (view) => toView(view, ctx.actor?.userId, stale)),
  );
}

export function showView(ctx: CallerCtx, id: number): Promise<SavedView> {
  return runPlan(ctx, viewPlan(ctx, id));
}

function viewPlan(ctx: CallerCtx, id: number): QueryPlan<SavedView> {
  return QueryPlan.map(viewById(ctx, id), ({ view, stale }) =>
    toView(view, ctx.actor?.userId, stale),
  );
}

export async function createView(ctx: CallerCtx, input: NewView): Promise<SavedView> {
  const [unknown, count] = await runPlan(
    ctx,
    QueryPlan.all([unknownOf(ctx, input.query), ownViews(ctx)]),
  );
  assertKnown(unknown, inQuery);
  const query = await withIds(ctx, input.query);
  assertRoom(count);
  const id = ctx.newId();
  const { name, entity, is_shared: isShared = false } = input;
  return commit(ctx, {
    writes: [
      assertHolds(ctx, hasRoom(ctx)),
      viewStore.insert(ctx, {
        id,
        name,
        entity,
        query,
        isShared,
        userId: ctx.actor?.userId ?? 0,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      }),
    ],
    audit: {
      action: 'saved_view.create',
      subjectId: id,
      changes: changesOf(null, { name, entity, is_shared: isShared }),
    },
    answer: viewPlan(ctx, id),
  });
}

export async function changeView(
  ctx: CallerCtx,
  id: number,
  input: ViewChange,
): Promise<SavedView> {
  const [{ view: before }, unknown] = await runPlan(
    ctx,
    QueryPlan.all([viewById(ctx, id), unknownOf(ctx, input.query ?? {})]),
  );
  if (ctx.actor) assertMayChange(before, ctx.actor);
  // A view whose records have gone can be sent back as it was read.
  let { query } = input;
  if (query && JSON.stringify(query) !== JSON.stringify(before.query)) {
    assertKnown(unknown, inQuery);
    query = await withIds(ctx, query);
  }
  const change = { name: input.name, query, isShared: input.is_shared };
  return commitIfChanged(ctx, {
    writes: viewStore.update(ctx, before, change),
    audit: {
      action: 'saved_view.update',
      subjectId: id,
      changes: viewChanges(before, mergePatch(before, change)),
    },
    answer: viewPlan(ctx, id),
  });
}

export async function deleteView(ctx: CallerCtx, id: number): Promise<null> {
  const { view } = await runPlan(ctx, viewById(ctx, id));
  if (ctx.actor) assertMayChange(view, ctx.actor);
  const { name, entity, isShared } = view;
  return commit(ctx, {
    writes: viewStore.remove(ctx, id),
    audit: {
      action: 'saved_view.delete',
      subjectId: id,
      changes: changesOf({ name, entity, is_shared: isShared }, null),
    },
    answer: QueryPlan.of(null),
  });
}

type Shown = { name: string; isShared: boolean; query: Record<string, string> };

function viewChanges(before: Shown, after: Shown): Changes {
  const fields = ({ name, isShared, query }: Shown) => ({ name, is_shared: isShared, query });
  return changesOf(fields(before), fields(after));
}

function unknownOf(ctx: CallerCtx, query: Record<string, string>) {
  return unknownIds(ctx, filtersOfView(query));
}

/** The query of a view, with jobs by their ids: a view says which of its ids are gone. Throws 422 for what lists refuse. */
async function withIds(
  ctx: CallerCtx,
  query: Record<string, string>,
): Promise<Record<string, string>> {
  const { job_id: jobs } = await resolveFilters(ctx, filtersOfView(query), inQuery);
  return /[a-z]/u.test(query['job_id'] ?? '') ? { ...query, job_id: String(jobs) } : query;
}

function inQuery(filter: string): string {
  return `query.${filter}`;
}
