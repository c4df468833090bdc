/** Queries of candidates, and the legal hold. */
import { desc, getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, queryPlan, rowOrNotFound } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { applications } from '#data/tables/applications.ts';
import { candidates } from '#data/tables/candidates.ts';
import { jobs } from '#data/tables/jobs.ts';
import { stages } from '#data/tables/pipelines.ts';
import type { CandidateRow } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { parseValues, shownValues } from '#recruiting/people/custom-fields/store/values.ts';
import { candidateStore } from '#recruiting/pipeline/applications/store/context.ts';
import { mergedInto } from '#recruiting/pipeline/applications/store/merged.ts';

const APPLICATIONS_SHOWN_MAX = 100;

/** The id after merges: the old id of a merged candidate resolves to the other candidate. */
export function currentId(ctx: Ctx, id: number): SQL {
  return sql`coalesce((select candidate_id from candidate_aliases
    where old_id = ${id} and company_id = ${ctx.tenant.id}), ${id})`;
}

/** Undefined where there is none. */
export function findCandidate(ctx: Ctx, id: number): QueryPlan<CandidateRow | undefined> {
  const candidate = ctx.db
    .select()
    .from(candidates)
    .where(candidateStore.ofCompany(ctx, sql`id = ${currentId(ctx, id)}`));
  return QueryPlan.first(candidate);
}

/** The candidate, or 404: `merged` with the one that was kept, else `not_found`. */
export function candidateById(ctx: Ctx, id: number): QueryPlan<CandidateRow> {
  return QueryPlan.map(findCandidate(ctx, id), (row) => unmerged(id, row));
}

function unmerged(id: number, row: CandidateRow | undefined): CandidateRow {
  if (row && row.id !== id) throw mergedInto('candidate', row.id);
  return rowOrNotFound(row);
}

/** The candidate with the newest applications, and the jobs and stages by id. */
export function candidateWithApplications(ctx: Ctx, id: number) {
  const own = sql`candidate_id = ${currentId(ctx, id)} and company_id = ${ctx.tenant.id}`;
  const column = (name: 'job_id' | 'stage_id') =>
    sql`(select ${sql.identifier(name)} from applications where ${own}
      order by id desc limit ${sql.raw(String(APPLICATIONS_SHOWN_MAX))})`;
  return queryPlan(
    [
      ctx.db
        .select()
        .from(candidates)
        .where(candidateStore.ofCompany(ctx, sql`id = ${currentId(ctx, id)}`)),
      ctx.db
        .select({
          ...getTableColumns(applications),
          listedValues: shownValues(ctx, 'application', sql`${applications.id}`).as(
            'listed_values',
          ),
        })
        .from(applications)
        .where(own)
        .orderBy(desc(applications.id))
        .limit(APPLICATIONS_SHOWN_MAX),
      ctx.db
        .select()
        .from(jobs)
        .where(sql`id in ${column('job_id')}`),
      ctx.db
        .select()
        .from(stages)
        .where(sql`id in ${column('stage_id')}`),
    ],
    ([[candidate], rows, jobRows, stageRows]) => ({
      candidate: unmerged(id, candidate),
      applications: rows.map(({ listedValues, ...row }) => ({
        row,
        custom: parseValues(listedValues),
      })),
      jobs: new Map(jobRows.map((row) => [row.id, row])),
      stages: new Map(stageRows.map((row) => [row.id, row])),
    }),
  );
}

export function setHold(ctx: Ctx, before: CandidateRow, isHeld: boolean): Statement[] {
  return candidateStore.update(ctx, before, { isHeld });
}
