/** Queries of the legal texts that application forms linked. */
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { prepared } from '#data/prepared.ts';
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

const noticeOf = prepared(({ db, tenant }, applicationId: number) => {
  const noticeId = sql`(select legal_notice_id from applications
    where id = ${applicationId} and company_id = ${tenant.id})`;
  return db
    .select({ texts: legalNotices.texts })
    .from(legalNotices)
    .where(and(eq(legalNotices.companyId, tenant.id), eq(legalNotices.id, noticeId)));
});

export function legalTextsOf(ctx: Ctx, applicationId: number): QueryPlan<readonly LegalText[]> {
  return QueryPlan.map(QueryPlan.first(noticeOf(ctx, applicationId)), (row) => row?.texts ?? []);
}
