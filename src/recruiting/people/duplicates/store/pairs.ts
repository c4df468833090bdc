/** Queries of pairs, and what becomes of them when a candidate is merged or erased. */
import { and, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { candidates } from '#data/tables/candidates.ts';
import { duplicatePairs } from '#data/tables/duplicates.ts';
import { tenantStore } from '#data/tenant-store.ts';
import { offsetOf } from '#recruiting/pipeline/applications/store/pages.ts';
import { currentId, findCandidate } from '#recruiting/people/candidates/store/candidates.ts';
import type { DuplicateQuery, PairedPerson, PairRow } from '../schemas.ts';
import { nextPairId } from './keys.ts';

export const pairStore = tenantStore(duplicatePairs);

/** Pairs are counted up to this number: more are a long way to go whatever their number is. */
const COUNTED_MAX = 1_000;

/** A page of pairs, newest first, with their candidates. */
export function pairPage(
  ctx: Ctx,
  { candidate_id: candidateId, dismissed, ...paging }: DuplicateQuery,
  countedMax: number = COUNTED_MAX,
) {
  const since = paging['updated-since'];
  const matches = pairStore.ofCompany(
    ctx,
    dismissed ? isNotNull(duplicatePairs.dismissedAt) : isNull(duplicatePairs.dismissedAt),
    candidateId === undefined ? undefined : isOf(currentId(ctx, candidateId)),
    since && sql`${duplicatePairs.updatedAt} >= ${since.getTime()}`,
  );
  const page = ctx.db
    .select({ id: duplicatePairs.id })
    .from(duplicatePairs)
    .where(and(matches, paging.cursor && sql`${duplicatePairs.id} < ${paging.cursor.id}`))
    .orderBy(desc(duplicatePairs.id))
    .limit(paging.max + 1)
    .offset(offsetOf(paging));
  const counted = ctx.db
    .select({ n: sql<number>`count(*)` })
    .from(
      sql`(select 1 from duplicate_pairs where ${matches} limit ${sql.raw(String(countedMax))})`,
    );
  return QueryPlan.all({
    ...pairsWithPersons(ctx, sql`${duplicatePairs.id} in (select id from (${page}))`),
    total: queryPlan([counted], ([[row]]) => row?.n ?? 0),
    known: candidateId === undefined ? QueryPlan.of(undefined) : findCandidate(ctx, candidateId),
  });
}

/** How many pairs of a candidate are to be looked at. */
export function countPairs(ctx: Ctx, candidateId: number): QueryPlan<number> {
  const open = pairStore.ofCompany(
    ctx,
    isNull(duplicatePairs.dismissedAt),
    isOf(currentId(ctx, candidateId)),
  );
  const counted = ctx.db
    .select({ n: sql<number>`count(*)` })
    .from(duplicatePairs)
    .where(open);
  return queryPlan([counted], ([[row]]) => row?.n ?? 0);
}

/** One pair, or 404 not_found. */
export function pairById(ctx: Ctx, id: number) {
  return QueryPlan.all({
    pair: pairStore.one(ctx, id),
    persons: pairsWithPersons(ctx, eq(duplicatePairs.id, id)).persons,
  });
}

function pairsWithPersons(ctx: Ctx, isOne: SQL) {
  const isIt = pairStore.ofCompany(ctx, isOne);
  const pairs = ctx.db.select().from(duplicatePairs).where(isIt).orderBy(desc(duplicatePairs.id));
  const ids = (column: 'candidate_id' | 'other_id') =>
    sql`select ${sql.identifier(column)} from duplicate_pairs where ${isIt}`;
  const persons = ctx.db
    .select({
      ...getTableColumns(candidates),
      applicationCount: sql<number>`(select count(*) from applications a
        where a.company_id = ${ctx.tenant.id} and a.candidate_id = ${candidates}.id)`.as(
        'application_count',
      ),
    })
    .from(candidates)
    .where(
      and(
        sql`${candidates.id} in (${ids('candidate_id')} union ${ids('other_id')})`,
        sql`+company_id = ${ctx.tenant.id}`,
      ),
    );
  return {
    pairs: QueryPlan.rows(pairs),
    persons: queryPlan([persons], ([rows]): Map<number, PairedPerson> => {
      const all = rows.map(
        ({ applicationCount, ...row }) => [row.id, { row, applicationCount }] as const,
      );
      return new Map(all);
    }),
  };
}

function isOf(candidateId: SQL): SQL {
  return sql`${duplicatePairs.id} in (
    select p.id from duplicate_pairs p where p.candidate_id = ${candidateId}
    union all select p.id from duplicate_pairs p where p.other_id = ${candidateId})`;
}

/** Aborts where the pair has gone, or was changed since it was read. */
export function dismiss(ctx: Ctx, before: PairRow, isDismissed: boolean): Statement[] {
  return pairStore.update(ctx, before, { dismissedAt: isDismissed ? ctx.now : null });
}

/** Belongs to the erasure of the person. */
export function deletePairs(ctx: Ctx, candidateId: number): Statement {
  return rawStatement(
    ctx,
    sql`delete from duplicate_pairs where company_id = ${ctx.tenant.id} and ${isOf(sql`${candidateId}`)}`,
  );
}

/** Who was said to be another person than the one who is merged is another person than the one who is kept. A trigger deletes the pairs. */
export function mergeDismissed(ctx: Ctx, from: number, into: number): Statement {
  return rawStatement(
    ctx,
    sql`insert into duplicate_pairs
        (id, company_id, candidate_id, other_id, reasons, created_at, updated_at, dismissed_at)
      select ${nextPairId(ctx)} + row_number() over (order by third), company_id,
        min(third, ${into}), max(third, ${into}), reasons, created_at, updated_at, dismissed_at
      from (select p.*, case p.candidate_id when ${from} then p.other_id else p.candidate_id end as third
        from duplicate_pairs p where p.company_id = ${ctx.tenant.id} and p.dismissed_at is not null
          and p.id in (select id from duplicate_pairs where candidate_id = ${from}
            union all select id from duplicate_pairs where other_id = ${from}))
      where third <> ${into}
      on conflict (candidate_id, other_id) do update
        set dismissed_at = coalesce(dismissed_at, excluded.dismissed_at)`,
  );
}
