/** The queries of conferences: which are due, who is at one, and what came of it. */
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { meetings } from '#data/tables/meetings.ts';
import { nextUpdatedAt } from '#data/tenant-store.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import type { ConferenceStatus, MeetingType } from '#vocabulary.ts';
import type { Verdict } from '../rules.ts';
import type { MeetingRow } from '../schemas.ts';

/** Longer than a token is renewed and a provider asked, each of which ends by itself. */
const LEASE_MS = 3 * MINUTE_MS;
/** What is due for so long has lost its message. */
const OVERDUE_MS = 5 * SECOND_MS;

export type ClaimedMeeting = {
  /** As it was before it was taken up. */
  meeting: MeetingRow;
  /** With this one. */
  attempts: number;
  /** Whoever was at it before has never said how it went. */
  wasLost: boolean;
};

/** Takes a meeting up whose provider is to be asked; of many who try, one is answered it. */
export function claimMeeting(ctx: PublicCtx, id: number): QueryPlan<ClaimedMeeting | null> {
  const isDue = and(eq(meetings.id, id), lte(meetings.dueAt, ctx.now));
  return queryPlan(
    [
      ctx.db.select().from(meetings).where(isDue),
      ctx.db
        .update(meetings)
        .set({
          claimedAt: ctx.now,
          attempts: sql`${meetings.attempts} + 1`,
          dueAt: new Date(ctx.now.getTime() + LEASE_MS),
        })
        .where(isDue)
        .returning({ attempts: meetings.attempts }),
    ],
    ([[meeting], [taken]]) =>
      meeting && taken
        ? {
            meeting,
            attempts: taken.attempts,
            wasLost: meeting.claimedAt !== null,
          }
        : null,
  );
}

/**
 * Says how it went, and answers when the provider is to be asked again; not where the lease was lost. Where
 * the meeting was changed meanwhile, what has come of it is kept, and the provider is asked at once.
 */
export function saveVerdict(
  ctx: PublicCtx,
  { meeting, attempts }: Pick<ClaimedMeeting, 'meeting' | 'attempts'>,
  claimedAt: Date,
  { connectionId, ...went }: Verdict & { connectionId: number | null },
): QueryPlan<Date | null> {
  const isMine = and(eq(meetings.id, meeting.id), eq(meetings.claimedAt, claimedAt));
  const { delaySeconds, made } = went;
  const kept = {
    claimedAt: null,
    ...(made && { conferenceRef: made.ref, conferenceUrl: made.url }),
    ...(connectionId !== null && { connectionId }),
    updatedAt: nextUpdatedAt(ctx, meetings.updatedAt),
  };
  const url = made ? made.url : meeting.conferenceUrl;
  return queryPlan(
    [
      ctx.db
        .update(meetings)
        .set({
          ...kept,
          attempts,
          conferenceStatus: went.conferenceStatus,
          conferenceError: went.conferenceError,
          dueAt:
            delaySeconds === null ? null : new Date(ctx.now.getTime() + delaySeconds * SECOND_MS),
        })
        .where(
          and(isMine, eq(meetings.status, meeting.status), eq(meetings.sequence, meeting.sequence)),
        ),
      ctx.db
        .update(meetings)
        .set({
          ...kept,
          attempts: 0,
          conferenceStatus: sql<ConferenceStatus>`case when ${meetings.status} = 'scheduled'
            and ${url} is not null then 'ready' else 'pending' end`,
          conferenceError: null,
          dueAt: ctx.now,
        })
        // The statement before has not found it.
        .where(isMine),
      ctx.db
        .select({ dueAt: meetings.dueAt })
        .from(meetings)
        .where(and(eq(meetings.id, meeting.id), sql`${meetings.claimedAt} is null`)),
    ],
    ([, , [row]]) => row?.dueAt ?? null,
  );
}

/** Ids of what has been due for a while, the oldest first. */
export function overdueMeetings(ctx: PublicCtx, limit: number): QueryPlan<number[]> {
  const found = ctx.db
    .select({ id: meetings.id })
    .from(meetings)
    .where(lte(meetings.dueAt, new Date(ctx.now.getTime() - OVERDUE_MS)))
    .orderBy(asc(meetings.dueAt))
    .limit(limit);
  return queryPlan([found], ([rows]) => rows.map(({ id }) => id));
}

/** Bounds the batch: who has more meetings ahead without an account schedules by something else. */
const AWAITING_MAX = 500;

/** Those ahead that had no account, or one that had to be connected anew; the next first. */
export function requestConferencesOfType(ctx: Ctx, type: MeetingType): Statement {
  const now = ctx.now.getTime();
  // As the index has it, by which they are found.
  const ahead = sql`select id from ${meetings} where company_id = ${ctx.tenant.id}
    and status = 'scheduled' and conference_status in ('not_connected', 'failed')
    and starts_at > ${now} and type = ${type}
    and coalesce(conference_error, 'reauth_required') = 'reauth_required'
    order by starts_at limit ${sql.raw(String(AWAITING_MAX))}`;
  return ctx.db
    .update(meetings)
    .set({
      conferenceStatus: 'pending',
      conferenceError: null,
      attempts: 0,
      dueAt: ctx.now,
      updatedAt: nextUpdatedAt(ctx, meetings.updatedAt),
    })
    .where(sql`${meetings.id} in (${ahead})`);
}
