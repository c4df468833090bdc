/** The queries of a change of the email address. */
import { and, eq } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { assertChanged } from '#data/commit.ts';
import { queryPlan } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { users } from '#data/tables/users.ts';

export function isEmailTaken(ctx: PublicCtx, emailKey: string): QueryPlan<boolean> {
  const query = ctx.db.select({ id: users.id }).from(users).where(eq(users.emailKey, emailKey));
  return queryPlan([query], ([[row]]) => row !== undefined);
}

/** Fails the batch if the address is not `from` any more. */
export function replaceEmail(
  ctx: PublicCtx,
  userId: number,
  { from, to, emailKey }: { from: string; to: string; emailKey: string },
): Statement[] {
  return [
    ctx.db
      .update(users)
      .set({ email: to, emailKey })
      .where(and(eq(users.id, userId), eq(users.email, from))),
    assertChanged(ctx),
  ];
}
