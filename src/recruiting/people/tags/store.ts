/** Queries of tags, and of the tags of candidates. */
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { assertHolds } from '#data/commit.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { roomFor } from '#data/room.ts';
import { candidates } from '#data/tables/candidates.ts';
import { candidateTags, tags } from '#data/tables/tags.ts';
import { nextUpdatedAt, tenantStore } from '#data/tenant-store.ts';
import { nameKey } from '#lib/name-key.ts';
import { CARRIERS_MAX, tagLimit, TAGS_PER_CANDIDATE_MAX } from './rules.ts';
import type { TagChange } from './rules.ts';
import type { TagName } from './schemas.ts';

export const tagStore = tenantStore(tags);
export const tagRoom = roomFor(tags, tagLimit);

/** Persons who have a tag are counted up to this number. */
const COUNTED_MAX = 10_000;

export function tagByName(ctx: Ctx, name: string): QueryPlan<{ id: number } | undefined> {
  const isIt = tagStore.ofCompany(ctx, eq(tags.nameKey, nameKey(name)));
  return QueryPlan.first(ctx.db.select({ id: tags.id }).from(tags).where(isIt));
}

/** How many candidates have the tag. */
export function carriersOf(ctx: Ctx, id: number): QueryPlan<number> {
  const counted = rawStatement<{ n: number }>(
    ctx,
    sql`select count(*) as n from (select 1 from candidate_tags
      where tag_id = ${id} and company_id = ${ctx.tenant.id} limit ${sql.raw(String(COUNTED_MAX))})`,
  );
  return queryPlan([counted], ([[row]]) => row?.n ?? 0);
}

/** Takes the tag from all who have it, whose version that changes, and deletes it. */
export function removeTag(ctx: Ctx, id: number): Statement[] {
  const rows = sql`candidate_tags where tag_id = ${id} and company_id = ${ctx.tenant.id}`;
  return [
    assertHolds(ctx, sql`(select count(*) from ${rows}) <= ${CARRIERS_MAX}`),
    touchCarriers(ctx, sql`(select candidate_id from ${rows})`),
    rawStatement(ctx, sql`delete from ${rows}`),
    ...tagStore.remove(ctx, id),
  ];
}

/** Candidates show the names of their tags: clients that sync by `updated_at` see the change. */
export function touchCarriers(ctx: Ctx, ids: SQL): Statement {
  return ctx.db
    .update(candidates)
    .set({ updatedAt: nextUpdatedAt(ctx, candidates.updatedAt) })
    .where(and(sql`${candidates.id} in ${ids}`, sql`+company_id = ${ctx.tenant.id}`));
}

/** The tags of the company among these ids. */
export function knownTags(ctx: Ctx, ids: readonly number[]): QueryPlan<TagName[]> {
  const { id, name } = tags;
  const isOne = sql`id in ${among(ids)}`;
  return QueryPlan.rows(
    ctx.db
      .select({ id, name })
      .from(tags)
      .where(sql`${isOne} and +company_id = ${ctx.tenant.id}`),
  );
}

type CandidateTag = TagName & { candidateId: number };

/** The tags of candidates, whose ids are a subquery, by name. */
export function tagsOf(ctx: Ctx, ids: SQL): QueryPlan<CandidateTag[]> {
  return QueryPlan.rows(
    rawStatement<CandidateTag>(
      ctx,
      sql`select ct.candidate_id as candidateId, t.id as id, t.name as name
        from candidate_tags ct join tags t on t.id = ct.tag_id
        where ct.candidate_id in ${ids} and ct.company_id = ${ctx.tenant.id} order by t.name_key`,
    ),
  );
}

/** The same of one candidate, as JSON: a column of a list. */
export function tagNamesOf(ctx: Ctx, candidateId: SQL): SQL<string> {
  return sql<string>`(select json_group_array(json_object('id', id, 'name', name)) from
    (select t.id as id, t.name as name from candidate_tags ct join tags t on t.id = ct.tag_id
      where ct.candidate_id = ${candidateId} and ct.company_id = ${ctx.tenant.id} order by t.name_key))`;
}

/** Aborts the batch where a tag is gone, or where the candidate got more tags meanwhile than there may be. */
export function changeTags(ctx: Ctx, candidateId: number, change: TagChange): Statement[] {
  const { added, removed } = change;
  const company = ctx.tenant.id;
  const own = sql`candidate_tags where candidate_id = ${candidateId} and company_id = ${company}`;
  const tooMany = sql`(select count(*) from ${own}) <= ${TAGS_PER_CANDIDATE_MAX}`;
  const areAdded = sql`(select count(*) from ${own} and tag_id in ${among(added)}) = ${added.length}`;
  return [
    ...(removed.length > 0
      ? [rawStatement(ctx, sql`delete from ${own} and tag_id in ${among(removed)}`)]
      : []),
    ...(added.length > 0
      ? [
          rawStatement(
            ctx,
            sql`insert or ignore into ${candidateTags} (candidate_id, tag_id, company_id, created_at)
              select ${candidateId}, id, company_id, ${ctx.now.getTime()} from tags
              where id in ${among(added)} and +company_id = ${company}`,
          ),
          assertHolds(ctx, sql`${areAdded} and ${tooMany}`),
        ]
      : []),
    touchCarriers(ctx, sql`(${candidateId})`),
  ];
}

function among(ids: readonly number[]): SQL {
  return sql`(select value from json_each(${JSON.stringify(ids)}))`;
}
