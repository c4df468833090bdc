/** The queries of closing a company, and of keeping it after all. */
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { assertChanged } from '#data/commit.ts';
import { adminsOf } from '#accounts/people/store.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import type { PlanResult, Statement } from '#data/query-plan.ts';
import { companies } from '#data/tables/companies.ts';
import { companyDeletions } from '#data/tables/company-deletions.ts';

export type CompanyRow = {
  id: number;
  name: string;
  subdomain: string;
  dueAt: number | null;
  startedAt: number | null;
};

/** More companies than anyone belongs to. */
const COMPANIES_MAX = 100;

/** The companies in which the person is an Admin, with what is asked for. */
export function administered(ctx: PublicCtx, userId: number): QueryPlan<CompanyRow[]> {
  const found = rawStatement<CompanyRow>(
    ctx,
    sql`select c.id as id, c.name as name, c.subdomain as subdomain, d.due_at as dueAt,
        d.started_at as startedAt
      from members m join companies c on c.id = m.company_id
      left join company_deletions d
        on d.subject_id = c.id and d.canceled_at is null and d.finished_at is null
      where m.user_id = ${userId} and m.role = 'Admin' and m.status = 'active'
      order by c.name limit ${COMPANIES_MAX}`,
  );
  return queryPlan([found], ([rows]) => rows);
}

export function companyById(ctx: Ctx) {
  const found = ctx.db.select().from(companies).where(eq(companies.id, ctx.tenant.id));
  return queryPlan([found], ([[row]]) => row);
}

/** What the Admins of a company that closes, or stays, learn by email. */
export function noticeFacts(ctx: Ctx) {
  return QueryPlan.all({ row: companyById(ctx), admins: adminsOf(ctx) });
}

const isOpen = and(isNull(companyDeletions.canceledAt), isNull(companyDeletions.finishedAt));

/** Conflicts where the deletion is asked for already. Posts that wait are not published meanwhile. */
export function closeStatements(
  ctx: Ctx,
  row: Pick<typeof companyDeletions.$inferInsert, 'id' | 'dueAt' | 'requestedBy'>,
): Statement[] {
  const { id } = ctx.tenant;
  return [
    ctx.db
      .update(companies)
      .set({ closingAt: ctx.now })
      .where(and(eq(companies.id, id), isNull(companies.closingAt))),
    assertChanged(ctx),
    ctx.db.insert(companyDeletions).values({ ...row, subjectId: id, requestedAt: ctx.now }),
    rawStatement(
      ctx,
      sql`update posts set due_at = null where company_id = ${id} and status = 'scheduled'`,
    ),
  ];
}

/** Conflicts where nothing is asked for, or the removal has begun. */
export function keepStatements(ctx: Ctx): Statement[] {
  const { id } = ctx.tenant;
  return [
    ctx.db
      .update(companyDeletions)
      .set({ canceledAt: ctx.now })
      .where(and(eq(companyDeletions.subjectId, id), isOpen, isNull(companyDeletions.startedAt))),
    assertChanged(ctx),
    ctx.db.update(companies).set({ closingAt: null }).where(eq(companies.id, id)),
    rawStatement(
      ctx,
      sql`update posts set due_at = date_shared
        where company_id = ${id} and status = 'scheduled' and due_at is null`,
    ),
  ];
}

export type NoticeFacts = PlanResult<typeof noticeFacts>;
export type Deletion = typeof companyDeletions.$inferSelect;

/** The oldest deletion whose time has come, and which no other run is at. One that failed has its lease for some minutes, in which others have their turn. */
export function nextDeletion(ctx: PublicCtx): QueryPlan<Deletion | undefined> {
  const found = ctx.db
    .select()
    .from(companyDeletions)
    .where(
      and(
        isOpen,
        lte(companyDeletions.dueAt, ctx.now),
        or(isNull(companyDeletions.leaseUntil), lte(companyDeletions.leaseUntil, ctx.now)),
      ),
    )
    .orderBy(companyDeletions.dueAt)
    .limit(1);
  return queryPlan([found], ([[row]]) => row);
}

const LISTED_MAX = 100;

/** For the operator: those that wait or run, and those that are over. */
export function deletionList(ctx: PublicCtx): QueryPlan<Deletion[]> {
  const found = ctx.db
    .select()
    .from(companyDeletions)
    .orderBy(sql`id desc`)
    .limit(LISTED_MAX);
  return queryPlan([found], ([rows]) => rows);
}
