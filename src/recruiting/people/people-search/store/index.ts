/** Fills the full-text indexes of applications and candidates, in slices. */
import { and, asc, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { applications } from '#data/tables/applications.ts';
import { candidates } from '#data/tables/candidates.ts';
import { indexStates } from '#data/tables/index-states.ts';
import type { IndexName } from '#data/tables/index-states.ts';

export type Nameless = Pick<
  typeof candidates.$inferSelect,
  'id' | 'firstName' | 'lastName' | 'email'
>;

/** Candidates whose words are yet to be written; a partial index finds them. */
export function candidatesWithoutWords(ctx: PublicCtx, limit: number): QueryPlan<Nameless[]> {
  const { id, firstName, lastName, email } = candidates;
  return QueryPlan.rows(
    ctx.db
      .select({ id, firstName, lastName, email })
      .from(candidates)
      .where(and(isNull(candidates.indexed), isNull(candidates.erasedAt)))
      .orderBy(asc(id))
      .limit(limit),
  );
}

/** Writes the words of candidates, unless a name has changed since it was read. Triggers index them. */
export function putWords(
  ctx: PublicCtx,
  rows: readonly (Nameless & { indexed: string })[],
): Statement {
  return rawStatement(
    ctx,
    sql`update candidates set indexed = made.indexed
      from (select value ->> 'id' as id, value ->> 'firstName' as first_name, value ->> 'lastName' as last_name,
        value ->> 'email' as email, value ->> 'indexed' as indexed from json_each(${JSON.stringify(rows)})) made
      where candidates.id = made.id and candidates.first_name = made.first_name
        and candidates.last_name = made.last_name and candidates.email = made.email
        and candidates.indexed is null and candidates.erased_at is null`,
  );
}

export type Progress = typeof indexStates.$inferSelect;

/** The indexes that have rows missing. */
export function incompleteIndexes(ctx: PublicCtx): QueryPlan<Progress[]> {
  return QueryPlan.rows(
    ctx.db
      .select()
      .from(indexStates)
      .where(isNull(indexStates.completedAt))
      .orderBy(asc(indexStates.name)),
  );
}

/** The ids of the next slice. */
export function nextIds(
  ctx: PublicCtx,
  { name, doneTo }: Progress,
  limit: number,
): QueryPlan<number[]> {
  const table = name === 'application_index' ? applications : candidates;
  const slice = ctx.db
    .select({ id: table.id })
    .from(table)
    .where(sql`${table.id} > ${doneTo}`)
    .orderBy(asc(table.id))
    .limit(limit);
  return queryPlan([slice], ([rows]) => rows.map(({ id }) => id));
}

/** Indexes a slice as it is now, and notes how far that is: `doneTo` null is the end. */
export function fillSlice(
  ctx: PublicCtx,
  { name, doneTo: before }: Progress,
  { ids, doneTo }: { ids: readonly number[]; doneTo: number | null },
): Statement[] {
  const isSame = sql`name = ${name} and done_to = ${before} and completed_at is null`;
  return [
    indexRows(ctx, name, sql`id in (select value from json_each(${JSON.stringify(ids)}))`),
    doneTo === null
      ? rawStatement(
          ctx,
          sql`update index_states set completed_at = ${ctx.now.getTime()} where ${isSame}`,
        )
      : rawStatement(ctx, sql`update index_states set done_to = ${doneTo} where ${isSame}`),
  ];
}

/** Indexes rows again, by a condition on the view of the index: what changes a token without a trigger does it in its batch. */
export function indexRows(ctx: PublicCtx, name: IndexName, isOne: SQL): Statement {
  const [index, view] = [sql.identifier(name), sql.identifier(views[name])];
  // Erased persons are in no list of persons.
  const isListed = name === 'candidate_index' ? sql` and erased_at is null` : sql``;
  return rawStatement(
    ctx,
    sql`insert or replace into ${index} (rowid, person, facets)
      select id, person, facets from ${view} where ${isOne}${isListed}`,
  );
}

const views = {
  application_index: 'application_facets',
  candidate_index: 'candidate_facets',
} satisfies Record<IndexName, string>;
