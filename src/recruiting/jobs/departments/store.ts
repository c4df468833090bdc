/** Queries of departments. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { roomFor } from '#data/room.ts';
import { departments } from '#data/tables/departments.ts';
import { jobs } from '#data/tables/jobs.ts';
import { nextUpdatedAt, tenantStore } from '#data/tenant-store.ts';
import { nameKey } from '#lib/name-key.ts';
import { departmentLimit } from './rules.ts';

export const departmentStore = tenantStore(departments);
export const departmentRoom = roomFor(departments, departmentLimit);

export function departmentByName(ctx: Ctx, name: string): QueryPlan<{ id: number } | undefined> {
  return found(ctx, eq(departments.nameKey, nameKey(name)));
}

export function departmentById(ctx: Ctx, id: number): QueryPlan<{ id: number } | undefined> {
  return found(ctx, eq(departments.id, id));
}

function found(ctx: Ctx, where: SQL): QueryPlan<{ id: number } | undefined> {
  const isIt = departmentStore.ofCompany(ctx, where);
  return QueryPlan.first(ctx.db.select({ id: departments.id }).from(departments).where(isIt));
}

/** All of the company in their order: at most 200. */
export function departmentsInOrder(ctx: Ctx): QueryPlan<{ id: number; name: string }[]> {
  return QueryPlan.rows(
    ctx.db
      .select({ id: departments.id, name: departments.name })
      .from(departments)
      .where(departmentStore.ofCompany(ctx))
      .orderBy(asc(departments.position), asc(departments.id))
      .limit(departmentLimit.max),
  );
}

/** The place after the last one. */
export function nextPosition(ctx: Ctx): SQL<number> {
  return sql<number>`(select coalesce(max(position), 0) + 1 from departments where company_id = ${ctx.tenant.id})`;
}

/** Numbers departments in this order; those that keep their place are not written. */
export function putOrder(ctx: Ctx, ids: readonly number[]): Statement {
  return rawStatement(
    ctx,
    sql`update departments set position = new.key + 1, updated_at = ${nextUpdatedAt(ctx, departments.updatedAt)}
      from json_each(${JSON.stringify(ids)}) new
      where departments.id = new.value and departments.company_id = ${ctx.tenant.id}
        and departments.position <> new.key + 1`,
  );
}

/** One of the jobs that have the department. */
export function jobOfDepartment(ctx: Ctx, id: number): QueryPlan<{ id: number } | undefined> {
  return QueryPlan.first(
    ctx.db.select({ id: jobs.id }).from(jobs).where(hasDepartment(ctx, id)).limit(1),
  );
}

function hasDepartment(ctx: Ctx, id: number): SQL | undefined {
  return and(eq(jobs.companyId, ctx.tenant.id), eq(jobs.departmentId, id));
}

/** Holds where no job has the department. */
export function isUnused(ctx: Ctx, id: number): SQL {
  return sql`not exists (select 1 from jobs where company_id = ${ctx.tenant.id} and department_id = ${id})`;
}

/** Moves its jobs to another department of the company. */
export function moveJobs(ctx: Ctx, from: number, to: number): Statement {
  return ctx.db
    .update(jobs)
    .set({ departmentId: to, updatedAt: nextUpdatedAt(ctx, jobs.updatedAt) })
    .where(hasDepartment(ctx, from));
}
