/** Queries of parsing CVs, and of files to be deleted. */
import { and, asc, eq, lt, lte, not, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { garbageCollectFiles, settleFiles } from '#data/file-removals.ts';
import { isOverdue, nextOverdue } from '#data/overdue.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { companiesDue } from '#data/turns.ts';
import { documents, fileRemovals, parsedCvs } from '#data/tables/documents.ts';
import type { CvBrief, CvFingerprint } from '#data/tables/documents.ts';
import type { ParseStatus } from '#vocabulary/lists.ts';
import { ATTEMPTS_MAX, LEASE_MS, POSTPONED_MS } from '../rules.ts';
import { applicationsShowing } from './shown.ts';

export type ClaimedCv = {
  id: number;
  companyId: number;
  candidateId: number;
  applicationId: number;
  key: string;
  /** Includes the current attempt. */
  attempts: number;
  leaseUntil: Date;
  createdAt: Date;
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
      createdAt: documents.createdAt,
      countryId: sql<number | null>`(select country_id from companies where id = company_id)`,
    });
  return queryPlan([statement], ([[row]]) => (row ? { ...row, leaseUntil } : null));
}

/** Takes the attempt back: it says nothing about the document. It is due again when the lease ends. */
export function releaseCv(ctx: PublicCtx, { id, leaseUntil }: ClaimedCv): Statement {
  return ctx.db
    .update(documents)
    .set({ parseAttempts: sql`${documents.parseAttempts} - 1` })
    .where(and(eq(documents.id, id), eq(documents.parseDueAt, leaseUntil)));
}

/** The same, and it is due again in an hour: what is needed to read it is away. */
export function postponeCv(ctx: PublicCtx, { id, leaseUntil }: ClaimedCv): Statement {
  const parseDueAt = new Date(ctx.now.getTime() + POSTPONED_MS);
  return ctx.db
    .update(documents)
    .set({ parseAttempts: sql`${documents.parseAttempts} - 1`, parseDueAt })
    .where(and(eq(documents.id, id), eq(documents.parseDueAt, leaseUntil)));
}

/** The company of a document, as a subquery. */
export function companyOf(documentId: number): SQL {
  return sql`(select company_id from ${documents} where id = ${documentId})`;
}

/** Whether the document has this status: that of a result is stored unless its lease has expired. */
export function hasStatus(documentId: number, status: ParseStatus): SQL {
  return sql`exists (select 1 from ${documents} where id = ${documentId} and parse_status = ${status})`;
}

/** A CV that is due. */
type Waiting = { id: number; companyId: number };

/**
 * The CVs that are due: the newest that has not been tried yet of the company that is next after `companyId`, and of all, the one that
 * waits longest.
 */
export function waitingCvs(
  ctx: PublicCtx,
  companyId: number,
): QueryPlan<{ next: Waiting | null; oldest: number | null }> {
  const due = lte(documents.parseDueAt, ctx.now);
  return queryPlan(
    [
      rawStatement<Waiting>(
        ctx,
        sql`with recursive companies (id) as (${companiesDue('documents', 'parse_due_at')}),
          newest as (
            select companies.id as companyId, (select d.id from ${documents} d where d.company_id = companies.id
              and d.parse_due_at <= ${ctx.now.getTime()} and d.parse_attempts = 0
              order by d.parse_due_at desc limit 1) as id
            from companies where id is not null
          )
          select id, companyId from newest where id is not null
          order by companyId <= ${companyId}, companyId limit 1`,
      ),
      ctx.db
        .select({ id: documents.id })
        .from(documents)
        .where(and(due, lt(documents.parseAttempts, ATTEMPTS_MAX)))
        .orderBy(asc(documents.parseDueAt))
        .limit(1),
    ],
    ([[next], [oldest]]) => ({ next: next ?? null, oldest: oldest?.id ?? null }),
  );
}

export type CvResult = {
  status: Exclude<ParseStatus, 'pending'>;
  /** The stored file, and what of it lists show; null where the CV could not be parsed. */
  parsed: { key: string; brief: CvBrief } | null;
  /** The text for the search index. */
  indexed: string;
  phone: string | null;
  phoneE164: string | null;
  fingerprint: CvFingerprint;
};

/**
 * Saves the result, unless the lease has expired or the document is deleted. Fills in a missing phone number, but never
 * replaces what has been typed.
 */
export function saveResult(ctx: PublicCtx, cv: ClaimedCv, result: CvResult): Statement[] {
  const { parsed } = result;
  const claimed = sql`from documents
    where id = ${cv.id} and parse_due_at = ${cv.leaseUntil.getTime()}`;
  const isClaimed = sql`exists (select 1 ${claimed})`;
  return [
    ...(parsed
      ? [
          garbageCollectFiles(
            ctx,
            sql`select parsed_key as key ${claimed} and parsed_key is not null`,
          ),
          rawStatement(
            ctx,
            sql`delete from ${parsedCvs} where document_id = ${cv.id} and ${isClaimed}`,
          ),
          rawStatement(
            ctx,
            sql`update application_search set cv = ${result.indexed}
              where rowid in ${applicationsShowing(cv.id)} and ${isClaimed}`,
          ),
          rawStatement(
            ctx,
            sql`update candidates set phone = ${result.phone}, phone_e164 = ${result.phoneE164},
                phone_source = 'parsed', updated_at = max(${ctx.now.getTime()}, updated_at + 1)
              where id = ${cv.candidateId} and phone is null and ${result.phone} is not null
                and erased_at is null and ${isTrusted(cv)} and ${isClaimed}`,
          ),
        ]
      : []),
    ctx.db
      .update(documents)
      .set({
        parseStatus: result.status,
        parseDueAt: null,
        fingerprint: result.fingerprint,
        ...(parsed && { parsedKey: parsed.key, cvBrief: parsed.brief }),
      })
      .where(and(eq(documents.id, cv.id), eq(documents.parseDueAt, cv.leaseUntil))),
    ...(parsed ? settleFiles(ctx, [parsed.key], parsedKeysOf([cv.id])) : []),
  ];
}

function parsedKeysOf(documentIds: readonly number[]): SQL {
  return sql`(select parsed_key from documents
    where id in (select value from json_each(${JSON.stringify(documentIds)})))`;
}

export type ParsedCvRow = {
  documentId: number;
  companyId: number;
  resume: Record<string, unknown>;
  text: string;
};

/** Parsed CVs that are not in R2 yet. */
export function parsedCvRows(ctx: PublicCtx, limit: number): QueryPlan<ParsedCvRow[]> {
  const rows = ctx.db
    .select({
      documentId: parsedCvs.documentId,
      companyId: documents.companyId,
      resume: parsedCvs.resume,
      text: parsedCvs.text,
    })
    .from(parsedCvs)
    .innerJoin(documents, eq(documents.id, parsedCvs.documentId))
    .orderBy(asc(parsedCvs.documentId))
    .limit(limit);
  return queryPlan([rows], ([found]) => found);
}

export type MovedCv = { documentId: number; key: string; brief: CvBrief };

/** Names the files of parsed CVs instead of their rows. Documents that are deleted or have a file by now are left out. */
export function nameParsedCvs(ctx: PublicCtx, moved: readonly MovedCv[]): Statement[] {
  const ids = moved.map(({ documentId }) => documentId);
  const among = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  return [
    rawStatement(
      ctx,
      sql`update ${documents} set parsed_key = value ->> 'key', cv_brief = value -> 'brief'
        from json_each(${JSON.stringify(moved)})
        where ${documents}.id = value ->> 'documentId' and parsed_key is null
          and exists (select 1 from ${parsedCvs} where document_id = ${documents}.id)`,
    ),
    rawStatement(
      ctx,
      sql`delete from ${parsedCvs} where document_id in ${among} and exists
        (select 1 from ${documents} where id = document_id and parsed_key is not null)`,
    ),
    ...settleFiles(
      ctx,
      moved.map(({ key }) => key),
      parsedKeysOf(ids),
    ),
  ];
}

/**
 * Whether a CV may add to the candidate: the person's own, that of the first application, or one that a member has added. Anyone can apply
 * with any email address.
 */
function isTrusted({ applicationId, candidateId, companyId }: ClaimedCv): SQL {
  return sql`(not exists (select 1 from applications where company_id = ${companyId}
      and candidate_id = ${candidateId} and id < ${applicationId})
    or exists (select 1 from activities where application_id = ${applicationId}
      and kind = 'created' and user_id is not null))`;
}

const isSpent = sql`${documents.parseAttempts} >= cast(${ATTEMPTS_MAX} as integer)`;

/** The ids of CVs that are overdue and can be tried again. */
export function overdueCvs(ctx: PublicCtx, limit: number): QueryPlan<number[]> {
  const dueAt = documents.parseDueAt;
  const condition = and(isOverdue(ctx, 'cvs', dueAt), not(isSpent));
  return nextOverdue<number>(ctx, { dueAt, condition }, limit);
}

type SpentCv = Pick<ClaimedCv, 'id' | 'companyId' | 'leaseUntil'>;

/** Those that have used up their attempts. */
export function spentCvs(ctx: PublicCtx, limit: number): QueryPlan<SpentCv[]> {
  const { id, companyId, parseDueAt } = documents;
  const spent = ctx.db
    .select({ id, companyId, leaseUntil: parseDueAt })
    .from(documents)
    .where(and(isOverdue(ctx, 'cvs', parseDueAt), isSpent))
    .orderBy(asc(parseDueAt))
    .limit(limit);
  return queryPlan([spent], ([rows]) =>
    rows.flatMap(({ leaseUntil, ...row }) => (leaseUntil ? [{ ...row, leaseUntil }] : [])),
  );
}

export function giveUp(
  ctx: PublicCtx,
  { id, leaseUntil }: Pick<ClaimedCv, 'id' | 'leaseUntil'>,
): Statement {
  return ctx.db
    .update(documents)
    .set({ parseStatus: 'failed', parseDueAt: null })
    .where(and(eq(documents.id, id), eq(documents.parseDueAt, leaseUntil)));
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
