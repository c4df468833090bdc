/** The outbox of emails, and the suppressed addresses. */
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { prepared } from '#data/prepared.ts';
import { QueryPlan, rowOrNotFound, queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { mails, mailSuppressions } from '#data/tables/mails.ts';
import type { MailStatus } from '#data/tables/mails.ts';
import { users } from '#data/tables/users.ts';
import { ATTEMPTS_MAX, INTERRUPTED_COUNTS } from '#lib/retry-schedule.ts';
import { LATE_MS, LEASE_MS } from '#mail/rules.ts';
import { isMeant } from '#mail/store/meant.ts';

export type NewMail = {
  id: number;
  kind: string;
  sealed: string;
  userId?: number;
  companyId?: number;
  applicationId?: number;
  meetingId?: number;
  stageId?: number;
  dueAt?: Date;
  dedupeKey?: string | undefined;
  condition?: SQL | undefined;
};

/** Plain SQL, as Drizzle cannot name a partial index: only a duplicate `dedupe_key` is ignored. Returns the id where a row was inserted. */
export function insertMail(ctx: PublicCtx, mail: NewMail): Statement {
  const { id, companyId, userId, applicationId, meetingId, stageId, kind, sealed, dedupeKey } =
    mail;
  const now = ctx.now.getTime();
  const dueAt = (mail.dueAt ?? ctx.now).getTime();
  return rawStatement(
    ctx,
    sql`insert into ${mails}
          (id, company_id, user_id, application_id, meeting_id, stage_id, kind, sealed, created_at,
            next_attempt_at, dedupe_key)
        select ${id}, ${companyId ?? null}, ${userId ?? null}, ${applicationId ?? null},
          ${meetingId ?? null}, ${stageId ?? null}, ${kind}, ${sealed}, ${now}, ${dueAt}, ${dedupeKey ?? null}
        where ${mail.condition ?? sql`true`}
        on conflict (dedupe_key) where dedupe_key is not null do nothing
        returning id`,
  );
}

/** Inserts an email to the user who has this address. For an unknown address it inserts none, at the same cost. */
export function insertMailByEmail(
  ctx: PublicCtx,
  emailKey: string,
  { id, kind, sealed }: NewMail,
): Statement {
  const now = ctx.now.getTime();
  return rawStatement(
    ctx,
    sql`insert into ${mails} (id, user_id, kind, sealed, created_at, next_attempt_at)
        select ${id}, id, ${kind}, ${sealed}, ${now}, ${now}
        from ${users} where email_key = ${emailKey}
        returning id`,
  );
}

export function latestMails(ctx: PublicCtx, limit: number) {
  return queryPlan([outbox(ctx).orderBy(desc(mails.id)).limit(limit)], ([rows]) => rows);
}

export function mailById(ctx: PublicCtx, id: number) {
  return queryPlan([outbox(ctx).where(eq(mails.id, id))], ([[row]]) => rowOrNotFound(row));
}

/** Ids, as a subquery. */
type Ids = SQL;

/** Newest first. The address of a candidate is in the sealed email. */
const newestMails = prepared(({ db, tenant }, applicationId: number, limit: number) =>
  db
    .select({
      id: mails.id,
      kind: mails.kind,
      sealed: mails.sealed,
      contentDeletedAt: mails.contentDeletedAt,
      address: sql<null>`null`,
      status: mails.status,
      error: mails.error,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
      nextAttemptAt: mails.nextAttemptAt,
    })
    .from(mails)
    .where(and(eq(mails.companyId, tenant.id), eq(mails.applicationId, applicationId)))
    .orderBy(desc(mails.id))
    .limit(limit),
);

export function mailsOfApplication(ctx: Ctx, applicationId: number, limit: number) {
  return QueryPlan.rows(newestMails(ctx, applicationId, limit));
}

export function cancelMails(ctx: Ctx, applicationId: number, kind: string): Statement {
  return ctx.db
    .update(mails)
    .set({ status: 'canceled', nextAttemptAt: null })
    .where(
      and(
        eq(mails.companyId, ctx.tenant.id),
        eq(mails.applicationId, applicationId),
        eq(mails.kind, kind),
        inArray(mails.status, ['queued', 'failed', 'suppressed']),
      ),
    );
}

export function deleteMails(ctx: Ctx, applicationIds: Ids): Statement {
  return ctx.db
    .delete(mails)
    .where(and(eq(mails.companyId, ctx.tenant.id), sql`application_id in ${applicationIds}`));
}

export function cancelMailsOfMeeting(ctx: Ctx, meetingId: number): Statement {
  return ctx.db
    .update(mails)
    .set({ status: 'canceled', nextAttemptAt: null })
    .where(
      and(
        eq(mails.companyId, ctx.tenant.id),
        eq(mails.meetingId, meetingId),
        eq(mails.status, 'queued'),
        // A removed attendee is notified once only.
        ne(mails.kind, 'meeting_cancel'),
      ),
    );
}

export function deleteMailsOfMeetings(ctx: Ctx, meetingIds: Ids): Statement {
  return ctx.db
    .delete(mails)
    .where(and(eq(mails.companyId, ctx.tenant.id), sql`meeting_id in ${meetingIds}`));
}

/** Emails with the address of their account. Every column has a name of its own. */
function outbox(ctx: PublicCtx) {
  return ctx.db
    .select({
      id: mails.id,
      kind: mails.kind,
      companyId: mails.companyId,
      sealed: mails.sealed,
      contentDeletedAt: mails.contentDeletedAt,
      createdAt: mails.createdAt,
      status: mails.status,
      error: mails.error,
      address: users.email,
    })
    .from(mails)
    .leftJoin(users, eq(users.id, mails.userId));
}

export type Claimed = {
  id: number;
  sealed: string;
  contentDeletedAt: Date | null;
  applicationId: number | null;
  companyId: number | null;
  address: string | null;
  attempts: number;
  messageId: string;
  createdAt: Date;
};

/**
 * Claims an email that is due, or whose lease has ended; null when there is none. As it is one statement, only one of several
 * claims succeeds.
 */
export function claim(ctx: PublicCtx, id: number, messageId: string): QueryPlan<Claimed | null> {
  const statement = ctx.db
    .update(mails)
    .set({
      status: 'sending',
      attempts: sql`${mails.attempts} + case when ${mails.status} = 'sending' then ${sql.raw(String(INTERRUPTED_COUNTS))} else 1 end`,
      claimedAt: ctx.now,
      nextAttemptAt: after(ctx, LEASE_MS),
      messageId: sql`coalesce(${mails.messageId}, ${messageId})`,
    })
    .where(and(eq(mails.id, id), isDue(ctx), isWorthTrying(ctx)))
    .returning({
      id: mails.id,
      sealed: mails.sealed,
      contentDeletedAt: mails.contentDeletedAt,
      applicationId: mails.applicationId,
      companyId: mails.companyId,
      address: sql<string | null>`(select email from ${users} where id = ${mails.userId})`,
      attempts: mails.attempts,
      messageId: sql<string>`message_id`,
      createdAt: mails.createdAt,
    });
  return queryPlan([statement], ([[row]]) => row ?? null);
}

/** Stores the outcome of an attempt, unless its lease has ended and the email was claimed again. */
export function storeOutcome(
  ctx: PublicCtx,
  id: number,
  outcome: {
    status: MailStatus;
    error: string | null;
    nextAttemptAt: Date | null;
    sentAt: Date | null;
    messageId: string;
    /** What is kept, where the content is deleted. */
    sealed?: string;
    contentDeletedAt?: Date;
  },
): Statement {
  return ctx.db
    .update(mails)
    .set(outcome)
    .where(and(eq(mails.id, id), eq(mails.status, 'sending'), eq(mails.claimedAt, ctx.now)));
}

/** The ids of emails that are due, oldest first, at most `limit`. */
export function dueMails(ctx: PublicCtx, limit: number): QueryPlan<number[]> {
  const due = ctx.db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isDue(ctx), isWorthTrying(ctx)))
    .orderBy(asc(mails.nextAttemptAt), asc(mails.id))
    .limit(limit);
  return queryPlan([due], ([rows]) => rows.map(({ id }) => id));
}

/** An email without a next attempt is done. */
function isDue(ctx: PublicCtx) {
  return lte(mails.nextAttemptAt, ctx.now);
}

function isWorthTrying(ctx: PublicCtx) {
  return and(gt(mails.nextAttemptAt, after(ctx, -LATE_MS)), lt(mails.attempts, ATTEMPTS_MAX));
}

function after(ctx: PublicCtx, milliseconds: number): Date {
  return new Date(ctx.now.getTime() + milliseconds);
}

/** Queues an email as new unless its status has changed from `status`; returns whether it did. */
export function requeue(ctx: PublicCtx, id: number, status: MailStatus): QueryPlan<boolean> {
  const statement = ctx.db
    .update(mails)
    .set({ status: 'queued', attempts: 0, nextAttemptAt: ctx.now, error: null, messageId: null })
    .where(
      and(eq(mails.id, id), eq(mails.status, status), isNull(mails.contentDeletedAt), isMeant()),
    )
    .returning({ id: mails.id });
  return queryPlan([statement], ([rows]) => rows.length > 0);
}

export function isSuppressed(ctx: PublicCtx, addressHash: string): QueryPlan<boolean> {
  const found = ctx.db
    .select({ reason: mailSuppressions.reason })
    .from(mailSuppressions)
    .where(eq(mailSuppressions.addressHash, addressHash));
  return queryPlan([found], ([rows]) => rows.length > 0);
}

/** Suppresses an address; a new reason replaces the old one. */
export function suppress(ctx: PublicCtx, addressHash: string, reason: string): Statement {
  return ctx.db
    .insert(mailSuppressions)
    .values({ addressHash, reason, createdAt: ctx.now })
    .onConflictDoUpdate({ target: mailSuppressions.addressHash, set: { reason } });
}

/** Returns the reason, or 404 not_found where the address is not suppressed. */
export function unsuppress(ctx: PublicCtx, addressHash: string): QueryPlan<string> {
  const statement = ctx.db
    .delete(mailSuppressions)
    .where(eq(mailSuppressions.addressHash, addressHash))
    .returning({ reason: mailSuppressions.reason });
  return QueryPlan.map(
    queryPlan([statement], ([[row]]) => rowOrNotFound(row)),
    ({ reason }) => reason,
  );
}
