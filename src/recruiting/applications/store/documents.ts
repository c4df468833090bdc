/** The queries of documents. */
import { eq } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import { companies } from '#data/tables/companies.ts';
import { documents } from '#data/tables/documents.ts';

/** With its company, as whoever opens a link has no token. Every column has a name of its own. */
export function documentById(ctx: PublicCtx, id: number) {
  const found = ctx.db
    .select({
      companyId: documents.companyId,
      subdomain: companies.subdomain,
      key: documents.key,
      filename: documents.filename,
      contentType: documents.contentType,
    })
    .from(documents)
    .innerJoin(companies, eq(companies.id, documents.companyId))
    .where(eq(documents.id, id));
  return queryPlan([found], ([[row]]) => row);
}
