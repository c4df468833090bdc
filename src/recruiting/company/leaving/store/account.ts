/** The queries of deleting an account. */
import { eq, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import type { members } from '#data/tables/users.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { recoveryCodes, totpFactors } from '#data/tables/accounts.ts';
import { connectionAttempts } from '#data/tables/connections.ts';
import { mails } from '#data/tables/mails.ts';
import { preparedActions } from '#data/tables/prepared-actions.ts';
import { users } from '#data/tables/users.ts';

export type MembershipRow = Pick<
  typeof members.$inferSelect,
  'id' | 'companyId' | 'role' | 'access' | 'status'
> & {
  company: string;
  isOnlyAdmin: number;
};

/** More companies than anyone belongs to. */
const MEMBERSHIPS_MAX = 100;

/**
 * The memberships that end with the account. Those of people who were hired and never got a role are records of their
 * employer, with the names that it typed, and stay.
 */
export function endingMemberships(ctx: PublicCtx, userId: number): QueryPlan<MembershipRow[]> {
  const found = rawStatement<MembershipRow>(
    ctx,
    sql`select m.id as id, m.company_id as companyId, m.role as role, m.access as access, m.status as status,
        c.name as company,
        m.role = 'Admin' and m.status = 'active' and not exists (
          select 1 from members o where o.company_id = m.company_id and o.role = 'Admin'
            and o.status = 'active' and o.id <> m.id) as isOnlyAdmin
      from members m join companies c on c.id = m.company_id
      where m.user_id = ${userId} and m.status in ('active', 'invited')
      order by c.name limit ${MEMBERSHIPS_MAX}`,
  );
  return queryPlan([found], ([rows]) => rows);
}

/** Everything by which the person could sign in or be written to, and what waits for them. */
export function deleteCredentials(ctx: PublicCtx, userId: number): Statement[] {
  const { db } = ctx;
  return [
    db.delete(totpFactors).where(eq(totpFactors.userId, userId)),
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    db.delete(preparedActions).where(eq(preparedActions.userId, userId)),
    db.delete(connectionAttempts).where(eq(connectionAttempts.userId, userId)),
    db.delete(mails).where(eq(mails.userId, userId)),
  ];
}

/** The row stays without anything personal: what the person wrote names it. */
export function anonymizeUser(ctx: PublicCtx, userId: number, pseudonym: string): Statement {
  return ctx.db
    .update(users)
    .set({
      email: '',
      emailKey: `deleted ${userId}`,
      firstName: pseudonym,
      lastName: '',
      passwordHash: null,
      passwordChangedAt: ctx.now,
      language: null,
      timezone: null,
    })
    .where(eq(users.id, userId));
}
