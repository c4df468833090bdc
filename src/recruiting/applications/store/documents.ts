/** The queries of documents. */
import { eq } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import { documents } from '#data/tables/documents.ts';

/** With its company, as a signed link carries no token. */
export function documentById(ctx: PublicCtx, id: number) {
  const found = ctx.db
    .select({
      companyId: documents.companyId,
      key: documents.key,
      filename: documents.filename,
      contentType: documents.contentType,
    })
    .from(documents)
    .where(eq(documents.id, id));
  return queryPlan([found], ([[row]]) => row);
}
