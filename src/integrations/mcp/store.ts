/** The queries of prepared actions. */
import { and, eq, gt } from 'drizzle-orm';
import type { Actor } from '#access.ts';
import type { Ctx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { preparedActions } from '#data/tables/prepared-actions.ts';

type Row = typeof preparedActions.$inferSelect;

export function insertPrepared(ctx: Ctx, row: Omit<Row, 'companyId'>): Statement {
  return ctx.db.insert(preparedActions).values({ ...row, companyId: ctx.tenant.id });
}

/** The action, for the user and client that prepared it; undefined for an unknown or expired one. */
export function preparedByHash(
  ctx: Ctx,
  { userId, clientId }: Pick<Actor, 'userId' | 'clientId'>,
  hash: string,
): QueryPlan<Row | undefined> {
  const query = ctx.db
    .select()
    .from(preparedActions)
    .where(
      and(
        eq(preparedActions.hash, hash),
        eq(preparedActions.companyId, ctx.tenant.id),
        eq(preparedActions.userId, userId),
        eq(preparedActions.clientId, clientId ?? 0),
        gt(preparedActions.expiresAt, ctx.now),
      ),
    );
  return queryPlan([query], ([[row]]) => row);
}
