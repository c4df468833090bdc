/** The writes of a password reset by email address. They cost the same for an unknown address. */
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { mailedLinks } from '#data/tables/accounts.ts';
import { users } from '#data/tables/users.ts';

/** Deletes the account's expired links. */
export function deleteExpiredLinksByEmail(ctx: PublicCtx, emailKey: string): Statement {
  return rawStatement(
    ctx,
    sql`delete from ${mailedLinks}
        where user_id = (select id from ${users} where email_key = ${emailKey})
          and expires_at <= ${ctx.now.getTime()}`,
  );
}
