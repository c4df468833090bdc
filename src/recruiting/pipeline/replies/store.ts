/** Queries of emails that were received: storing one, claiming it for parsing, and what was read of it. */
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { prepared } from '#data/prepared.ts';
import { assertChanged } from '#data/commit.ts';
import { garbageCollectFiles } from '#data/file-removals.ts';
import { isOverdue, nextOverdue } from '#data/overdue.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { receivedEmails } from '#data/tables/received-emails.ts';
import { firstIdAt } from '#lib/ids.ts';
import type { ReplyRef } from '#lib/reply-address.ts';
import type { ReceivedKind } from '#vocabulary/emails.ts';
import { ATTEMPTS_MAX, HOUR_MS, HOURLY_MAX, LEASE_MS } from './rules.ts';

export { hashIdOf, membersOfReply } from '#recruiting/jobs/hiring-team/store.ts';

export type Arrived = { id: number; messageKey: string };
/** The row of a message, which may have arrived before. */
export type Arrival = { id: number; rawKey: string | null; kind: ReceivedKind | null };

/**
 * The row names the file before that is written, so that none is left over. Undefined where no such application takes emails: its
 * person was erased, or it had too many in an hour.
 */
export function insertArrival(
  ctx: PublicCtx,
  { companyId, applicationId }: ReplyRef,
  { id, messageKey }: Arrived,
): QueryPlan<Arrival | undefined> {
  const now = ctx.now.getTime();
  const hourAgo = firstIdAt(new Date(now - HOUR_MS));
  const current = sql`coalesce((select application_id from application_aliases
    where old_id = ${applicationId} and company_id = ${companyId}), ${applicationId})`;
  return QueryPlan.first(
    rawStatement<Arrival>(
      ctx,
      sql`insert into ${receivedEmails}
          (id, company_id, application_id, raw_key, message_key, received_at, parse_due_at)
        select ${id}, a.company_id, a.id, ${rawKeyOf(companyId, id)}, ${messageKey}, ${now},
          ${now + LEASE_MS}
        from applications a join candidates c on c.id = a.candidate_id
        where a.id = ${current} and a.company_id = ${companyId} and c.erased_at is null
          and (select count(*) from ${receivedEmails} r
            where r.application_id = a.id and r.id >= ${hourAgo}) < ${HOURLY_MAX}
        on conflict (message_key) do update set message_key = excluded.message_key
        returning id, raw_key as rawKey, kind`,
    ),
  );
}

function rawKeyOf(companyId: number, id: number): string {
  return `replies/${companyId}/${id}.eml`;
}

export type ClaimedReply = {
  id: number;
  companyId: number;
  applicationId: number;
  rawKey: string;
  /** Includes the current attempt. */
  attempts: number;
  leaseUntil: Date;
  receivedAt: Date;
  candidateId: number;
  jobId: number;
  candidateKey: string;
  documents: number;
};

/** Claims a message that has not been parsed, or whose lease has ended. Of concurrent callers one gets it. */
export function claimReply(ctx: PublicCtx, id: number): QueryPlan<ClaimedReply | null> {
  const leaseUntil = new Date(ctx.now.getTime() + LEASE_MS);
  const claimed = rawStatement<Omit<ClaimedReply, 'leaseUntil' | 'receivedAt'> & { at: number }>(
    ctx,
    sql`update ${receivedEmails} set parse_due_at = ${leaseUntil.getTime()},
        parse_attempts = parse_attempts + 1
      where id = ${id} and parse_due_at is not null
        and (parse_attempts = 0 or parse_due_at <= ${ctx.now.getTime()})
      returning id, company_id as companyId, application_id as applicationId, raw_key as rawKey,
        parse_attempts as attempts, received_at as at,
        (select candidate_id from applications a where a.id = application_id) as candidateId,
        (select job_id from applications a where a.id = application_id) as jobId,
        (select c.email_key from applications a join candidates c on c.id = a.candidate_id
          where a.id = application_id) as candidateKey,
        (select count(*) from documents d where d.application_id = received_emails.application_id)
          as documents`,
  );
  return QueryPlan.map(QueryPlan.first(claimed), (row) => {
    if (!row) return null;
    const { at, ...reply } = row;
    return { ...reply, leaseUntil, receivedAt: new Date(at) };
  });
}

export function isLast({ attempts }: Pick<ClaimedReply, 'attempts'>): boolean {
  return attempts >= ATTEMPTS_MAX;
}

export type ReadReply = {
  kind: ReceivedKind;
  sealed: string;
  isFromCandidate: boolean;
  messageId: string | null;
};

/** Aborts the batch where the lease has ended, or the person was erased meanwhile. */
export function saveReply(
  ctx: PublicCtx,
  { id, leaseUntil }: ClaimedReply,
  read: ReadReply,
): Statement[] {
  return [
    ctx.db
      .update(receivedEmails)
      .set({ ...read, parseDueAt: null })
      .where(and(eq(receivedEmails.id, id), eq(receivedEmails.parseDueAt, leaseUntil))),
    assertChanged(ctx),
  ];
}

/** Takes the attempt back: it says nothing about the message. It is due again when the lease ends. */
export function releaseReply(ctx: PublicCtx, { id, leaseUntil }: ClaimedReply): Statement {
  return ctx.db
    .update(receivedEmails)
    .set({ parseAttempts: sql`${receivedEmails.parseAttempts} - 1` })
    .where(and(eq(receivedEmails.id, id), eq(receivedEmails.parseDueAt, leaseUntil)));
}

/** For a message without a file: its sender was not told that it arrived. */
export function deleteUnstored(ctx: PublicCtx, { id, leaseUntil }: ClaimedReply): Statement {
  return ctx.db
    .delete(receivedEmails)
    .where(and(eq(receivedEmails.id, id), eq(receivedEmails.parseDueAt, leaseUntil)));
}

/** Those whose queue message was lost. */
export function overdueReplies(ctx: PublicCtx, limit: number): QueryPlan<number[]> {
  const { parseDueAt } = receivedEmails;
  return nextOverdue<number>(
    ctx,
    { dueAt: parseDueAt, condition: isOverdue(ctx, 'replies', parseDueAt) },
    limit,
  );
}

const columns = sql`id, application_id as applicationId, kind, sealed,
  is_from_candidate as isFromCandidate, received_at as receivedAt, read_at as readAt,
  content_deleted_at as contentDeletedAt`;

export type ReceivedRow = {
  id: number;
  applicationId: number;
  kind: ReceivedKind;
  sealed: string;
  isFromCandidate: 0 | 1;
  receivedAt: number;
  readAt: number | null;
  contentDeletedAt: number | null;
};

/** Newest first. */
const newestReplies = prepared((ctx, applicationId: number, limit: number) =>
  rawStatement<ReceivedRow>(
    ctx,
    sql`select ${columns} from ${receivedEmails}
      where application_id = ${applicationId} and +company_id = ${ctx.tenant.id}
        and kind is not null order by id desc limit ${limit}`,
  ),
);

export function repliesOfApplication(
  ctx: Ctx,
  applicationId: number,
  limit: number,
): QueryPlan<ReceivedRow[]> {
  return QueryPlan.rows(newestReplies(ctx, applicationId, limit));
}

export function replyById(ctx: Ctx, id: number): QueryPlan<ReceivedRow | undefined> {
  return QueryPlan.first(
    rawStatement<ReceivedRow>(
      ctx,
      sql`select ${columns} from ${receivedEmails}
        where id = ${id} and company_id = ${ctx.tenant.id} and kind is not null`,
    ),
  );
}

type Page = {
  applicationId?: number | undefined;
  page: number;
  max: number;
  cursor?: { id: number } | undefined;
  countsUpTo?: number;
};

/** The total is counted up to this number. */
const COUNTED_MAX = 1_000;

/** A page of those of the company or of an application, newest first. */
export function replyPage(
  ctx: Ctx,
  { applicationId, page, max, cursor, countsUpTo = COUNTED_MAX }: Page,
): QueryPlan<{ rows: ReceivedRow[]; total: number }> {
  const where = sql`kind is not null and ${
    applicationId === undefined
      ? sql`company_id = ${ctx.tenant.id}`
      : sql`application_id = ${applicationId} and +company_id = ${ctx.tenant.id}`
  }`;
  const offset = cursor ? 0 : (page - 1) * max;
  return queryPlan(
    [
      rawStatement<ReceivedRow>(
        ctx,
        sql`select ${columns} from ${receivedEmails}
          where ${where} and ${cursor ? sql`id < ${cursor.id}` : sql`true`}
          order by id desc limit ${max + 1} offset ${offset}`,
      ),
      rawStatement<{ n: number }>(
        ctx,
        sql`select count(*) as n
          from (select 1 from ${receivedEmails} where ${where} limit ${countsUpTo})`,
      ),
    ],
    ([rows, [tally]]) => ({ rows, total: tally?.n ?? 0 }),
  );
}

/** By whom is not kept. */
export function markReplyRead(ctx: Ctx, id: number): Statement {
  return rawStatement(
    ctx,
    sql`update ${receivedEmails} set read_at = ${ctx.now.getTime()}
      where id = ${id} and company_id = ${ctx.tenant.id} and read_at is null`,
  );
}

/** All of an application, for who opens it. */
export function markRepliesRead(ctx: Ctx, applicationId: number): Statement {
  return rawStatement(
    ctx,
    sql`update ${receivedEmails} set read_at = ${ctx.now.getTime()}
      where application_id = ${applicationId} and +company_id = ${ctx.tenant.id}
        and kind is not null and read_at is null`,
  );
}

function isOver(ctx: PublicCtx) {
  return sql`content_due_at is not null and content_deleted_at is null and kind is not null
    and content_due_at <= ${ctx.now.getTime()}`;
}

/** Emails whose content is not needed any more, the oldest first. */
export function overReplies(
  ctx: PublicCtx,
  limit: number,
): QueryPlan<{ id: number; sealed: string }[]> {
  return QueryPlan.rows(
    rawStatement<{ id: number; sealed: string }>(
      ctx,
      sql`select id, sealed from ${receivedEmails} where ${isOver(ctx)}
        order by content_due_at limit ${sql.raw(String(limit))}`,
    ),
  );
}

/** Unless the application is open again. */
export function deleteReplyContents(
  ctx: PublicCtx,
  records: readonly { id: number; sealed: string }[],
): Statement[] {
  const listed = JSON.stringify(records);
  return [
    garbageCollectFiles(
      ctx,
      sql`select raw_key as key from ${receivedEmails} where raw_key is not null and ${isOver(ctx)}
        and id in (select value ->> 'id' from json_each(${listed}))`,
    ),
    rawStatement(
      ctx,
      sql`update ${receivedEmails} set sealed = value ->> 'sealed', raw_key = null,
          message_id = null, content_deleted_at = ${ctx.now.getTime()}
        from json_each(${listed}) where ${receivedEmails}.id = value ->> 'id' and ${isOver(ctx)}`,
    ),
  ];
}
