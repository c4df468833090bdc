/** Queries of documents. */
import { and, eq, isNull } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import { documents } from '#data/tables/documents.ts';

/** Includes the company, as signed links are opened without a token. */
export function documentById(ctx: PublicCtx, id: number) {
  const document = ctx.db
    .select({
      companyId: documents.companyId,
      key: documents.key,
      filename: documents.filename,
      contentType: documents.contentType,
    })
    .from(documents)
    .where(and(eq(documents.id, id), isNull(documents.removedAt)));
  return queryPlan([document], ([[row]]) => row);
}
