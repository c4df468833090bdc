/** The tags of a candidate. */
import { sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { knownTags, tagsOf } from '#recruiting/people/tags/store.ts';
import { candidateById, currentId } from './candidates.ts';

export function tagsOfCandidate(ctx: Ctx, id: number) {
  return tagsOf(ctx, sql`(${currentId(ctx, id)})`);
}

/** The candidate with their tags, and the tags of the company among `ids`. */
export function beforeTagging(ctx: Ctx, id: number, ids: readonly number[]) {
  return QueryPlan.all({
    candidate: candidateById(ctx, id),
    known: knownTags(ctx, ids),
    before: tagsOfCandidate(ctx, id),
  });
}
