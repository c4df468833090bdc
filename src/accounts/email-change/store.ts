/** The queries of a change of the email address. */
import { and, eq } from 'drizzle-orm';
import { touchAddressees } from '#accounts/people/store.ts';
import type { PublicCtx } from '#context.ts';
import { assertChanged } from '#data/commit.ts';
import type { Statement } from '#data/query-plan.ts';
import { users } from '#data/tables/users.ts';

/** Fails the batch if the address is not `from` any more, and as a duplicate if another account has the new one. */
export function replaceEmail(
  ctx: PublicCtx,
  userId: number,
  { from, to, emailKey }: { from: string; to: string; emailKey: string },
): Statement[] {
  return [
    touchAddressees(ctx, userId, to),
    ctx.db
      .update(users)
      .set({ email: to, emailKey })
      .where(and(eq(users.id, userId), eq(users.email, from))),
    assertChanged(ctx),
  ];
}
