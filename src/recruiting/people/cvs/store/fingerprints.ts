/** CVs that duplicates cannot be found by yet. */
import { and, asc, isNull, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { documents } from '#data/tables/documents.ts';
import type { CvFingerprint } from '#data/tables/documents.ts';

export type UnreadCv = { id: number; key: string; parsedKey: string | null };
export type MadeFingerprint = { id: number; fingerprint: CvFingerprint };

/** CVs that are not waiting to be read. A partial index finds them. */
export function cvsWithoutFingerprint(ctx: PublicCtx, limit: number): QueryPlan<UnreadCv[]> {
  const { id, key, parsedKey, fingerprint, parseDueAt, removedAt } = documents;
  return QueryPlan.rows(
    ctx.db
      .select({ id, key, parsedKey })
      .from(documents)
      .where(and(sql`kind = 'cv'`, isNull(fingerprint), isNull(parseDueAt), isNull(removedAt)))
      .orderBy(asc(id))
      .limit(limit),
  );
}

export function putFingerprints(ctx: PublicCtx, made: readonly MadeFingerprint[]): Statement {
  return rawStatement(
    ctx,
    sql`update ${documents} set fingerprint = value -> 'fingerprint'
      from json_each(${JSON.stringify(made)})
      where ${documents}.id = value ->> 'id' and fingerprint is null and removed_at is null`,
  );
}
