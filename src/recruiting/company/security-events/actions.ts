/** Reads the sign-in log for the Admins of a company. */
import type { Ctx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page } from '#lib/pagination.ts';
import { toSecurityEvent } from './schemas.ts';
import type { SecurityEvent, SecurityEventQuery } from './schemas.ts';
import { securityEventPage } from './store.ts';

export async function listSecurityEvents(
  ctx: Ctx,
  query: SecurityEventQuery,
): Promise<Page<SecurityEvent>> {
  const { kind, user_id: userId, ...paging } = query;
  const { rows, total } = await runPlan(ctx, securityEventPage(ctx, paging, { kind, userId }));
  return toPage(rows, total, paging, toSecurityEvent, { keepsTotal: true });
}
