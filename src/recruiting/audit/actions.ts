/** Reading the audit log of a company. It is written by `commit`, with every change. */
import type { Ctx } from '#context.ts';
import { read } from '#data/statements.ts';
import { toPage } from '#kit/page.ts';
import type { Page } from '#kit/page.ts';
import { showAuditEvent } from './shapes.ts';
import type { AuditEvent, AuditQuery } from './shapes.ts';
import { auditPage } from './store.ts';

export async function listAuditEvents(ctx: Ctx, query: AuditQuery): Promise<Page<AuditEvent>> {
  const { action, subject_id: subjectId, ...paging } = query;
  const { rows, total } = await read(ctx, auditPage(ctx, paging, { action, subjectId }));
  return toPage(rows, total, paging, showAuditEvent);
}
