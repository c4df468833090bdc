/** Queries of parsing CVs, and of files to be deleted. */
import { and, asc, eq, lt, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { documents, fileRemovals, parsedCvs } from '#data/tables/documents.ts';
import type { ParseStatus } from '#vocabulary.ts';
import { ATTEMPTS_MAX, LEASE_MS, OVERDUE_MS } from './rules.ts';

export type ClaimedCv = {
  id: number;
  companyId: number;
  candidateId: number;
  applicationId: number;
  key: string;
  /** Includes the current attempt. */
  attempts: number;
  leaseUntil: Date;
  /** ISO 3166-1 numeric code of the company's country. */
  countryId: number | null;
};

/** Claims a CV if it is due. Of concurrent callers one gets the CV, the others null. */
export function claimCv(ctx: PublicCtx, id: number): QueryPlan<ClaimedCv | null> {
  const leaseUntil = new Date(ctx.now.getTime() + LEASE_MS);
  const statement = ctx.db
    .update(documents)
    .set({ parseDueAt: leaseUntil, parseAttempts: sql`${documents.parseAttempts} + 1` })
    .where(
      and(
        eq(documents.id, id),
        lte(documents.parseDueAt, ctx.now),
        lt(documents.parseAttempts, ATTEMPTS_MAX),
      ),
    )
    .returning({
      id: documents.id,
      companyId: documents.companyId,
      candidateId: documents.candidateId,
      applicationId: documents.applicationId,
      key: documents.key,
      attempts: documents.parseAttempts,
      countryId: sql<number | null>`(select country_id from companies where id = company_id)`,
    });
  return queryPlan([statement], ([[row]]) => (row ? { ...row, leaseUntil } : null));
}

export type CvResult = {
  status: Exclude<ParseStatus, 'pending'>;
  resume: Record<string, unknown> | null;
  text: string;
  /** The text for the search index. */
  indexed: string;
  phone: string | null;
  phoneE164: string | null;
};

/**
 * Saves the result, unless the lease has expired or the document is deleted. Fills in a missing phone number, but never
 * replaces what has been typed.
 */
export function saveResult(ctx: PublicCtx, cv: ClaimedCv, result: CvResult): Statement[] {
  const isClaimed = sql`exists (select 1 from documents
    where id = ${cv.id} and parse_due_at = ${cv.leaseUntil.getTime()})`;
  return [
    ...(result.resume
      ? [
          rawStatement(
            ctx,
            sql`insert into ${parsedCvs} (document_id, resume, text)
              select ${cv.id}, ${JSON.stringify(result.resume)}, ${result.text} where ${isClaimed}
              on conflict (document_id) do update
                set resume = excluded.resume, text = excluded.text`,
          ),
          rawStatement(
            ctx,
            sql`update application_search set cv = ${result.indexed}
              where rowid = ${cv.applicationId} and ${isClaimed}`,
          ),
          rawStatement(
            ctx,
            sql`update candidates set phone = ${result.phone}, phone_e164 = ${result.phoneE164},
                phone_source = 'parsed'
              where id = ${cv.candidateId} and phone is null and ${result.phone} is not null
                and erased_at is null and ${isTrusted(cv)} and ${isClaimed}`,
          ),
        ]
      : []),
    ctx.db
      .update(documents)
      .set({ parseStatus: result.status, parseDueAt: null })
      .where(and(eq(documents.id, cv.id), eq(documents.parseDueAt, cv.leaseUntil))),
  ];
}

/**
 * Whether a CV may add to the candidate: that of the first application, or one that a member has added. Anyone can apply
 * with any email address.
 */
function isTrusted({ applicationId, candidateId, companyId }: ClaimedCv): SQL {
  return sql`(not exists (select 1 from applications where company_id = ${companyId}
      and candidate_id = ${candidateId} and id < ${applicationId})
    or exists (select 1 from activities where application_id = ${applicationId}
      and kind = 'created' and user_id is not null))`;
}

/** Fails CVs that have used up their attempts, and returns the ids of overdue ones. */
export function overdueCvs(ctx: PublicCtx, limit: number): QueryPlan<number[]> {
  const before = new Date(ctx.now.getTime() - OVERDUE_MS);
  return queryPlan(
    [
      ctx.db
        .update(documents)
        .set({ parseStatus: 'failed', parseDueAt: null })
        .where(
          and(
            lte(documents.parseDueAt, before),
            sql`${documents.parseAttempts} >= cast(${ATTEMPTS_MAX} as integer)`,
          ),
        ),
      ctx.db
        .select({ id: documents.id })
        .from(documents)
        .where(lte(documents.parseDueAt, before))
        .orderBy(asc(documents.parseDueAt))
        .limit(limit),
    ],
    ([, due]) => due.map(({ id }) => id),
  );
}

/** Keys of files due for deletion, the oldest first. */
export function dueRemovals(ctx: PublicCtx, limit: number): QueryPlan<string[]> {
  const due = ctx.db
    .select({ key: fileRemovals.key })
    .from(fileRemovals)
    .where(lte(fileRemovals.dueAt, ctx.now))
    .orderBy(asc(fileRemovals.dueAt))
    .limit(limit);
  return queryPlan([due], ([rows]) => rows.map(({ key }) => key));
}

export function deleteRemovals(ctx: PublicCtx, keys: readonly string[]): Statement {
  return rawStatement(
    ctx,
    sql`delete from ${fileRemovals} where key in (select value from json_each(${JSON.stringify(keys)}))`,
  );
}
