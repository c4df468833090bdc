/** The queries of a password reset by email address. They cost the same for an unknown address. */
import { eq, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { mailedLinks } from '#data/tables/accounts.ts';
import { users } from '#data/tables/users.ts';

/** The language that the account's user chose, if there is an account and a choice. */
export function languageByEmail(ctx: PublicCtx, emailKey: string): QueryPlan<string | null> {
  const query = ctx.db
    .select({ language: users.language })
    .from(users)
    .where(eq(users.emailKey, emailKey));
  return queryPlan([query], ([[row]]) => row?.language ?? null);
}

/** Deletes the account's expired links. */
export function deleteExpiredLinksByEmail(ctx: PublicCtx, emailKey: string): Statement {
  return rawStatement(
    ctx,
    sql`delete from ${mailedLinks}
        where user_id = (select id from ${users} where email_key = ${emailKey})
          and expires_at <= ${ctx.now.getTime()}`,
  );
}
