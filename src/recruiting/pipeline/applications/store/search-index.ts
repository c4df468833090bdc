/** The full-text index of applications and their CVs: statements that index a candidate again. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { candidates } from '#data/tables/candidates.ts';
import { personText } from '#recruiting/people/people-search/rules.ts';
import type { IndexedPerson } from '#recruiting/people/people-search/rules.ts';

/** Counts the ways in which names were indexed. */
export const SEARCH_VERSION = 1;

/** The search token that limits a full-text query to one company. */
export function scopeOf(companyId: number): string {
  return `c${companyId}`;
}

type IndexedCandidate = IndexedPerson & { id: number; companyId: number };

/** Indexes the names of all applications of a candidate again. */
export function indexPerson(ctx: PublicCtx, person: IndexedCandidate): Statement {
  return rawStatement(
    ctx,
    sql`update application_search set person = ${personText(person)}
      where rowid in (select id from applications
        where company_id = ${person.companyId} and candidate_id = ${person.id})`,
  );
}

/** Candidates whose names were indexed before versions were counted; a partial index finds them. */
export function unindexedCandidates(ctx: PublicCtx, limit: number): QueryPlan<IndexedCandidate[]> {
  const { id, companyId, firstName, lastName, email } = candidates;
  const rows = ctx.db
    .select({ id, companyId, firstName, lastName, email })
    .from(candidates)
    .where(and(isNull(candidates.searchVersion), isNull(candidates.erasedAt)))
    .orderBy(asc(candidates.id))
    .limit(limit);
  return queryPlan([rows], ([found]) => found);
}

/** Indexes a candidate as of now, and marks the row, unless it has been erased in the meantime. */
export function reindexCandidate(ctx: PublicCtx, person: IndexedCandidate): Statement[] {
  return [
    indexPerson(ctx, person),
    ctx.db
      .update(candidates)
      .set({ searchVersion: SEARCH_VERSION })
      .where(and(eq(candidates.id, person.id), isNull(candidates.erasedAt))),
  ];
}
