/** What candidates have asked for: listed for members, recorded, and finished. */
import type { Ctx } from '#context.ts';
import { assertHolds, commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Page } from '#lib/pagination.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { requestEvent } from './rules.ts';
import { toDataRequest } from './schemas.ts';
import type { DataRequest, DataRequestRow } from './schemas.ts';
import { finish, insertRequest, isOpen, mayRequest, requestsOf, requestStore } from './store.ts';

export type DataRequestQuery = Paging & { open?: 'yes' | undefined };

export function listDataRequests(
  ctx: Ctx,
  { open, ...paging }: DataRequestQuery,
): Promise<Page<DataRequest>> {
  return requestStore.page(ctx, paging, toDataRequest, open ? { where: isOpen() } : {});
}

/** A request that is finished already stays as it is. */
export async function finishDataRequest(ctx: Ctx, id: number): Promise<DataRequest> {
  const before = await runPlan(ctx, requestStore.one(ctx, id));
  if (before.doneAt) return toDataRequest(before);
  return commit(ctx, {
    writes: finish(ctx, before),
    audit: { action: 'data-request.finish', subjectId: id },
    events: [requestEvent('data_request.done', before)],
    answer: QueryPlan.map(requestStore.one(ctx, id), toDataRequest),
  });
}

/** Asks for the erasure of a candidate whom a legal hold protects. A request that is open already is answered again. */
export async function requestErasure(ctx: Ctx, candidateId: number): Promise<DataRequestRow> {
  const open = (await runPlan(ctx, requestsOf(ctx, candidateId))).find(({ doneAt }) => !doneAt);
  if (open) return open;
  const request = { id: ctx.newId(), candidateId, kind: 'erasure' as const };
  return commit(ctx, {
    writes: [assertHolds(ctx, mayRequest(ctx, candidateId)), insertRequest(ctx, request)],
    audit: { action: 'data-request.create', subjectId: request.id },
    events: [requestEvent('data_request.created', request)],
    answer: requestStore.one(ctx, request.id),
  });
}
