/** The query of what members changed in a job, by its audit log. */
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { idOfJob } from '#data/job-ref.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { auditEvents } from '#data/tables/audit-events.ts';
import { users } from '#data/tables/users.ts';
import type { Ref } from '#lib/ids.ts';

const CHANGES_MAX = 20;

/** After this time, the latest first. */
export function changesSince(ctx: Ctx, ref: Ref, since: Date) {
  const { userId, changes, createdAt } = auditEvents;
  return QueryPlan.rows(
    ctx.db
      .select({
        userId,
        changes,
        createdAt,
        firstName: sql<string | null>`${users.firstName}`.as('first_name'),
        lastName: sql<string | null>`${users.lastName}`.as('last_name'),
      })
      .from(auditEvents)
      .leftJoin(users, eq(users.id, userId))
      .where(
        and(
          eq(auditEvents.companyId, ctx.tenant.id),
          eq(auditEvents.subjectId, sql`${idOfJob(ctx, ref)}`),
          gt(createdAt, since),
        ),
      )
      .orderBy(desc(auditEvents.id))
      .limit(CHANGES_MAX),
  );
}
