/** Queries of what candidates have asked for. */
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { dataRequests } from '#data/tables/portal.ts';
import { nextUpdatedAt, tenantStore } from '#data/tenant-store.ts';
import { ANSWER_MS } from './rules.ts';
import type { DataRequestRow } from './schemas.ts';

export const requestStore = tenantStore(dataRequests);
const EXPORTED_MAX = 100;

export function insertRequest(
  ctx: Ctx,
  request: Pick<DataRequestRow, 'id' | 'candidateId' | 'kind'>,
): Statement {
  return requestStore.insert(ctx, {
    ...request,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    dueAt: new Date(ctx.now.getTime() + ANSWER_MS),
  });
}

/** Holds while the candidate is under legal hold, and has asked for nothing that is open. */
export function mayRequest(ctx: Ctx, candidateId: number): SQL {
  const company = ctx.tenant.id;
  return sql`exists (select 1 from candidates
      where id = ${candidateId} and company_id = ${company} and is_held = 1)
    and not exists (select 1 from data_requests
      where candidate_id = ${candidateId} and company_id = ${company} and done_at is null)`;
}

/** Newest first. */
export function requestsOf(ctx: Ctx, candidateId: number): QueryPlan<DataRequestRow[]> {
  const own = requestStore.ofCompany(ctx, eq(dataRequests.candidateId, candidateId));
  return QueryPlan.rows(
    ctx.db
      .select()
      .from(dataRequests)
      .where(own)
      .orderBy(desc(dataRequests.id))
      .limit(EXPORTED_MAX),
  );
}

/** Of these, an erasure closes those that are open. */
export function openRequestsOf(ctx: Ctx, candidateId: SQL): QueryPlan<DataRequestRow[]> {
  const own = and(isOf(ctx, candidateId), isOpen());
  return QueryPlan.rows(ctx.db.select().from(dataRequests).where(own).limit(EXPORTED_MAX));
}

/** The unary plus keeps SQLite on the index of the candidate: the other one has all open requests of the company. */
function isOf(ctx: Ctx, candidateId: SQL): SQL {
  return sql`candidate_id = ${candidateId} and +company_id = ${ctx.tenant.id}`;
}

export function isOpen() {
  return isNull(dataRequests.doneAt);
}

export function finish(ctx: Ctx, before: DataRequestRow): Statement[] {
  return requestStore.update(ctx, before, { doneAt: ctx.now }, isOpen());
}

/** Belongs to the erasure of the person: nothing is left to answer. */
export function closeRequests(ctx: Ctx, candidateId: number): Statement {
  return ctx.db
    .update(dataRequests)
    .set({ doneAt: ctx.now, updatedAt: nextUpdatedAt(ctx, dataRequests.updatedAt) })
    .where(and(isOf(ctx, sql`${candidateId}`), isOpen()));
}
