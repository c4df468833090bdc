/** The history of an application, as pages. */
import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { activities, applications } from '#data/tables/applications.ts';
import { users } from '#data/tables/users.ts';
import type { PageRequest } from '#lib/pagination.ts';
import { applicationOrMerged } from './merged.ts';

/** With the names of the authors by id. 404 where the company has no such application. */
export function historyPage(
  ctx: Ctx,
  id: number,
  { page, max, cursor }: PageRequest,
): QueryPlan<{
  rows: (typeof activities.$inferSelect)[];
  total: number;
  authors: ReadonlyMap<number, string>;
}> {
  const { db, tenant } = ctx;
  const isOfApplication = and(
    eq(activities.companyId, tenant.id),
    eq(activities.applicationId, id),
  );
  const isShown = and(isOfApplication, cursor && lt(activities.id, cursor.id));
  const offset = cursor ? 0 : (page - 1) * max;
  const userIds = db
    .select({ userId: activities.userId })
    .from(activities)
    .where(isShown)
    .orderBy(desc(activities.id))
    .limit(max + 1)
    .offset(offset);
  const plan = QueryPlan.all({
    application: applicationOrMerged(
      ctx,
      id,
      QueryPlan.first(
        db
          .select({ id: applications.id })
          .from(applications)
          .where(and(eq(applications.companyId, tenant.id), eq(applications.id, id))),
      ),
    ),
    rows: QueryPlan.rows(
      db
        .select()
        .from(activities)
        .where(isShown)
        .orderBy(desc(activities.id))
        .limit(max + 1)
        .offset(offset),
    ),
    counted: QueryPlan.one(db.select({ total: count() }).from(activities).where(isOfApplication)),
    authors: QueryPlan.rows(
      db
        .select()
        .from(users)
        .where(sql`id in (${userIds})`),
    ),
  });
  return QueryPlan.map(plan, ({ rows, counted: { total }, authors }) => ({
    rows,
    total,
    authors: namesById(authors),
  }));
}

export function namesById(rows: readonly (typeof users.$inferSelect)[]): Map<number, string> {
  return new Map(rows.map((row) => [row.id, `${row.firstName} ${row.lastName}`.trim()]));
}
