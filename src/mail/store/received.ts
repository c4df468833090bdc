/** The query of what an email answers. */
import { desc, eq } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { QueryPlan, queryPlan } from '#data/query-plan.ts';
import { receivedEmails } from '#data/tables/received-emails.ts';

/** The Message-ID of the last email that came to the reply address of an application. */
export function lastReceived(
  ctx: PublicCtx,
  applicationId: number | null,
): QueryPlan<string | null> {
  if (applicationId === null) return QueryPlan.of(null);
  const found = ctx.db
    .select({ messageId: receivedEmails.messageId })
    .from(receivedEmails)
    .where(eq(receivedEmails.applicationId, applicationId))
    .orderBy(desc(receivedEmails.id))
    .limit(1);
  return queryPlan([found], ([[row]]) => row?.messageId ?? null);
}
