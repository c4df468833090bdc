/** Reads the audit log of a company; `commit` writes it with every change. */
import type { Ctx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page } from '#lib/pagination.ts';
import { toAuditEvent } from './schemas.ts';
import type { AuditEvent, AuditQuery } from './schemas.ts';
import { auditPage } from './store.ts';

export async function listAuditEvents(ctx: Ctx, query: AuditQuery): Promise<Page<AuditEvent>> {
  const { action, subject_id: subjectId, ...paging } = query;
  const { rows, total } = await runPlan(ctx, auditPage(ctx, paging, { action, subjectId }));
  return toPage(rows, total, paging, toAuditEvent, { keepsTotal: true });
}
