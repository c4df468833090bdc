/** Queries of the legal texts that application forms linked. */
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { legalNotices } from '#data/tables/legal-notices.ts';
import type { LegalText } from '#vocabulary/legal-texts.ts';

/** What is written before an application that came by a form, and its column. `hash` is of the texts. */
export function linkNotice(
  ctx: Ctx,
  { hash, texts }: { hash: string; texts: readonly LegalText[] },
): { before: Statement[]; legalNoticeId: SQL<number> } {
  const row = { id: ctx.newId(), companyId: ctx.tenant.id, hash, createdAt: ctx.now };
  return {
    before: [
      ctx.db
        .insert(legalNotices)
        .values({ ...row, texts: [...texts] })
        .onConflictDoNothing(),
    ],
    legalNoticeId: sql`(select id from legal_notices
      where company_id = ${ctx.tenant.id} and hash = ${hash})`,
  };
}

export function legalTextsOf(ctx: Ctx, noticeId: SQL): QueryPlan<readonly LegalText[]> {
  const found = ctx.db
    .select({ texts: legalNotices.texts })
    .from(legalNotices)
    .where(and(eq(legalNotices.companyId, ctx.tenant.id), eq(legalNotices.id, noticeId)));
  return QueryPlan.map(QueryPlan.first(found), (row) => row?.texts ?? []);
}
