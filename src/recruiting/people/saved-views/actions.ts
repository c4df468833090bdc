/** Saves, lists, changes and deletes views of lists. */
import type { CallerCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, commitIfChanged } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { mergePatch } from '#lib/merge-patch.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page } from '#lib/pagination.ts';
import { resolveFilters } from '#recruiting/people/people-search/actions.ts';
import { assertKnown } from '#recruiting/people/people-search/rules.ts';
import { assertMayChange } from './rules.ts';
import { filtersOfView, toView, viewFields } from './schemas.ts';
import type { NewView, SavedView, ViewChange, ViewQuery, ViewRow } from './schemas.ts';
import { unknownIds, viewById, viewPage, viewRoom, viewStore } from './store.ts';

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
    QueryPlan.all([unknownOf(ctx, input.query), viewRoom.count(ctx)]),
  );
  assertKnown(unknown, inQuery);
  const query = await withIds(ctx, input.query);
  viewRoom.assert(count);
  const id = ctx.newId();
  const row = {
    isShared: false,
    ...viewFields.toColumns({ ...input, query }),
    id,
    userId: ctx.actor?.userId ?? 0,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  return commit(ctx, {
    writes: [viewRoom.held(ctx), viewStore.insert(ctx, row)],
    audit: {
      action: 'saved_view.create',
      subjectId: id,
      changes: changesOf(null, withoutQuery(row)),
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
  const change = viewFields.toColumns({ ...input, query });
  return commitIfChanged(ctx, {
    writes: viewStore.update(ctx, before, change),
    audit: {
      action: 'saved_view.update',
      subjectId: id,
      changes: changesOf(audited(before), audited(mergePatch(before, change))),
    },
    answer: viewPlan(ctx, id),
  });
}

export async function deleteView(ctx: CallerCtx, id: number): Promise<null> {
  const { view } = await runPlan(ctx, viewById(ctx, id));
  if (ctx.actor) assertMayChange(view, ctx.actor);
  return commit(ctx, {
    writes: viewStore.remove(ctx, id),
    audit: {
      action: 'saved_view.delete',
      subjectId: id,
      changes: changesOf(withoutQuery(view), null),
    },
    answer: QueryPlan.of(null),
  });
}

type Audited = Omit<ViewRow, 'companyId' | 'userId'>;

function audited(view: Audited) {
  return { ...withoutQuery(view), query: view.query };
}

function withoutQuery(view: Audited) {
  const { query: _, ...shown } = viewFields.toInput(view);
  return shown;
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
