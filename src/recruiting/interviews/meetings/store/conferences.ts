/** Queries of conferences: claiming due meetings, and saving outcomes. */
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { isOverdue, nextOverdue } from '#data/overdue.ts';
import { queryPlan } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { meetings } from '#data/tables/meetings.ts';
import { nextUpdatedAt } from '#data/tenant-store.ts';
import { INTERRUPTED_COUNTS } from '#lib/retry-schedule.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import type { ConferenceStatus, MeetingType } from '#vocabulary/lists.ts';
import type { Verdict } from '../rules.ts';
import type { MeetingRow } from '../schemas.ts';

/** Longer than the timeouts of a token refresh and a provider call together. */
const LEASE_MS = 3 * MINUTE_MS;

export type ClaimedMeeting = {
  /** The row as it was before the claim. */
  meeting: MeetingRow;
  /** Includes the current attempt. */
  attempts: number;
  /** Whether an earlier claim ended without saving an outcome. */
  wasLost: boolean;
};

/** Claims a meeting if it is due. Of concurrent callers one gets the meeting, the others null. */
export function claimMeeting(ctx: PublicCtx, id: number): QueryPlan<ClaimedMeeting | null> {
  const isDue = and(eq(meetings.id, id), lte(meetings.dueAt, ctx.now));
  return queryPlan(
    [
      ctx.db.select().from(meetings).where(isDue),
      ctx.db
        .update(meetings)
        .set({
          claimedAt: ctx.now,
          attempts: sql`${meetings.attempts} + case when ${meetings.claimedAt} is null then 1 else ${sql.raw(String(INTERRUPTED_COUNTS))} end`,
          dueAt: new Date(ctx.now.getTime() + LEASE_MS),
        })
        .where(isDue)
        .returning({ attempts: meetings.attempts }),
    ],
    ([[meeting], [claimed]]) =>
      meeting && claimed
        ? {
            meeting,
            attempts: claimed.attempts,
            wasLost: meeting.claimedAt !== null,
          }
        : null,
  );
}

/**
 * Saves the outcome unless the lease has expired, and returns when the meeting is due again. If the meeting was changed
 * in the meantime, the conference is saved and the meeting is due immediately.
 */
export function saveVerdict(
  ctx: PublicCtx,
  { meeting, attempts }: Pick<ClaimedMeeting, 'meeting' | 'attempts'>,
  claimedAt: Date,
  { connectionId, ...verdict }: Verdict & { connectionId: number | null; attempts?: number },
): QueryPlan<Date | null> {
  const isClaimed = and(eq(meetings.id, meeting.id), eq(meetings.claimedAt, claimedAt));
  const { delaySeconds, conference } = verdict;
  const kept = {
    claimedAt: null,
    ...(conference && { conferenceRef: conference.ref, conferenceUrl: conference.url }),
    ...(connectionId !== null && { connectionId }),
    updatedAt: nextUpdatedAt(ctx, meetings.updatedAt),
  };
  const url = conference ? conference.url : meeting.conferenceUrl;
  return queryPlan(
    [
      ctx.db
        .update(meetings)
        .set({
          ...kept,
          attempts: verdict.attempts ?? attempts,
          conferenceStatus: verdict.conferenceStatus,
          conferenceError: verdict.conferenceError,
          dueAt:
            delaySeconds === null ? null : new Date(ctx.now.getTime() + delaySeconds * SECOND_MS),
        })
        .where(
          and(
            isClaimed,
            eq(meetings.status, meeting.status),
            eq(meetings.sequence, meeting.sequence),
          ),
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
        // Matches only if the statement before did not: that one clears the claim.
        .where(isClaimed),
      ctx.db
        .select({ dueAt: meetings.dueAt })
        .from(meetings)
        .where(and(eq(meetings.id, meeting.id), sql`${meetings.claimedAt} is null`)),
    ],
    ([, , [row]]) => row?.dueAt ?? null,
  );
}

/** Ids of overdue meetings, the oldest first. */
export function overdueMeetings(ctx: PublicCtx, limit: number): QueryPlan<number[]> {
  const { dueAt } = meetings;
  return nextOverdue(ctx, { dueAt, condition: isOverdue(ctx, 'meetings', dueAt) }, limit);
}

/** Limits the size of the batch. Few companies have more upcoming meetings without a connected account. */
const AWAITING_MAX = 500;

/** Makes canceled meetings due whose conference could not be ended because the account had to be reconnected. */
export function requestEndings(ctx: Ctx, type: MeetingType): Statement {
  // Named, as SQLite would read all canceled meetings by another index.
  const open = sql`select id from ${meetings} indexed by meetings_unended
    where company_id = ${ctx.tenant.id} and status = 'canceled' and conference_status = 'failed'
    and type = ${type} and conference_error = 'reauth_required' and conference_ref is not null
    limit ${sql.raw(String(AWAITING_MAX))}`;
  return ctx.db
    .update(meetings)
    .set(dueAgain(ctx))
    .where(sql`${meetings.id} in (${open})`);
}

/** Makes a canceled meeting due whose conference could not be ended. */
export function requestEnding(ctx: Ctx, id: number): Statement {
  return ctx.db
    .update(meetings)
    .set(dueAgain(ctx))
    .where(
      and(
        eq(meetings.id, id),
        eq(meetings.companyId, ctx.tenant.id),
        eq(meetings.status, 'canceled'),
        eq(meetings.conferenceStatus, 'failed'),
        isNotNull(meetings.conferenceRef),
      ),
    );
}

function dueAgain(ctx: Ctx) {
  return {
    conferenceStatus: 'pending' as const,
    conferenceError: null,
    attempts: 0,
    dueAt: ctx.now,
    updatedAt: nextUpdatedAt(ctx, meetings.updatedAt),
  };
}

/** Makes upcoming meetings due that had no account, or one that needed to be reconnected; the next meetings first. */
export function requestConferencesOfType(ctx: Ctx, type: MeetingType): Statement {
  const now = ctx.now.getTime();
  // The conditions match the partial index.
  const ahead = sql`select id from ${meetings} where company_id = ${ctx.tenant.id}
    and status = 'scheduled' and conference_status in ('not_connected', 'failed')
    and starts_at > ${now} and type = ${type}
    and coalesce(conference_error, 'reauth_required') = 'reauth_required'
    order by starts_at limit ${sql.raw(String(AWAITING_MAX))}`;
  return ctx.db
    .update(meetings)
    .set(dueAgain(ctx))
    .where(sql`${meetings.id} in (${ahead})`);
}
