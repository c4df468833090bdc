/** The queries of reading CVs, and of files that are to go. */
import { and, asc, eq, lt, lte, sql } from 'drizzle-orm';
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
  /** With this one. */
  attempts: number;
  leaseUntil: Date;
  /** ISO 3166-1 numeric, of the company. */
  countryId: number | null;
};

/** Takes a CV up that is to be read; of many who try, one is answered it. */
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
  /** What the index holds of the text. */
  indexed: string;
  phone: string | null;
};

/** What came of it; what the person typed wins, and only blanks are filled. Not where the lease was lost, or the document. */
export function saveResult(ctx: PublicCtx, cv: ClaimedCv, found: CvResult): Statement[] {
  const isMine = sql`exists (select 1 from documents
    where id = ${cv.id} and parse_due_at = ${cv.leaseUntil.getTime()})`;
  return [
    ...(found.resume
      ? [
          rawStatement(
            ctx,
            sql`insert into ${parsedCvs} (document_id, resume, text)
              select ${cv.id}, ${JSON.stringify(found.resume)}, ${found.text} where ${isMine}
              on conflict (document_id) do update
                set resume = excluded.resume, text = excluded.text`,
          ),
          rawStatement(
            ctx,
            sql`update application_search set cv = ${found.indexed}
              where rowid = ${cv.applicationId} and ${isMine}`,
          ),
          rawStatement(
            ctx,
            sql`update candidates set phone = ${found.phone}
              where id = ${cv.candidateId} and phone is null and erased_at is null and ${isMine}`,
          ),
        ]
      : []),
    ctx.db
      .update(documents)
      .set({ parseStatus: found.status, parseDueAt: null })
      .where(and(eq(documents.id, cv.id), eq(documents.parseDueAt, cv.leaseUntil))),
  ];
}

/** Ends what has ended its reader as often as it may, and names what is to be read and was not. */
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

/** Files whose time has come, the oldest first. */
export function dueRemovals(ctx: PublicCtx, limit: number): QueryPlan<string[]> {
  const found = ctx.db
    .select({ key: fileRemovals.key })
    .from(fileRemovals)
    .where(lte(fileRemovals.dueAt, ctx.now))
    .orderBy(asc(fileRemovals.dueAt))
    .limit(limit);
  return queryPlan([found], ([rows]) => rows.map(({ key }) => key));
}

export function deleteRemovals(ctx: PublicCtx, keys: readonly string[]): Statement {
  return rawStatement(
    ctx,
    sql`delete from ${fileRemovals} where key in (select value from json_each(${JSON.stringify(keys)}))`,
  );
}
