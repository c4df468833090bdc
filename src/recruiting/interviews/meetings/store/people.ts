/** The meetings of a person: those about their applications, and those they are invited to by email address. */
import { and, eq, gte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Ctx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { erasedColumns } from '#data/record.ts';
import { meetingRecord, meetings } from '#data/tables/meetings.ts';
import { nextUpdatedAt } from '#data/tenant-store.ts';
import { endingConference, meetingStore } from './meetings.ts';
import type { MeetingRow } from '../schemas.ts';

/** A person by the ids of their applications (a subquery) and their email address in lower case. */
export type MeetingPerson = { applications: SQL; emailKey: string };

/** Ids of the meetings that are about the person alone, as a subquery. */
export function meetingsOf(ctx: Ctx, { applications, emailKey }: MeetingPerson): SQL {
  return sql`(select id from meetings
      where application_id in ${applications} and company_id = ${ctx.tenant.id}
    union select id from meetings
      where company_id = ${ctx.tenant.id} and application_id is null and ${isInvited(emailKey)})`;
}

function isInvited(emailKey: string): SQL {
  return sql`exists (select 1 from json_each(meetings.attendees) where lower(value) = ${emailKey})`;
}

const EXPORTED_MAX = 500;

/** The meetings about the person, newest first. */
export function meetingRowsOf(ctx: Ctx, person: MeetingPerson): QueryPlan<MeetingRow[]> {
  const query = ctx.db
    .select()
    .from(meetings)
    .where(meetingStore.ofCompany(ctx, sql`id in ${meetingsOf(ctx, person)}`))
    .orderBy(sql`id desc`)
    .limit(EXPORTED_MAX);
  return queryPlan([query], ([rows]) => rows);
}

/**
 * Erases titles, descriptions and attendees of the meetings about the applications, and keeps the times. Upcoming meetings
 * are canceled without notifying anyone.
 */
export function eraseMeetings(ctx: Ctx, applicationIds: SQL): Statement[] {
  const filter = meetingStore.ofCompany(ctx, sql`application_id in ${applicationIds}`);
  return [
    ctx.db
      .update(meetings)
      .set({ status: 'canceled', ...endingConference(ctx) })
      .where(and(filter, eq(meetings.status, 'scheduled'), gte(meetings.startsAt, ctx.now))),
    ctx.db
      .update(meetings)
      .set({
        ...erasedColumns(meetingRecord, {}),
        updatedAt: nextUpdatedAt(ctx, meetings.updatedAt),
      })
      .where(filter),
  ];
}

/**
 * Removes the person from the attendees of other meetings. A meeting without an application loses its title and description,
 * too, and is canceled if it is upcoming and has no other attendees.
 */
export function eraseAttendee(ctx: Ctx, emailKey: string): Statement[] {
  const invited = meetingStore.ofCompany(ctx, isInvited(emailKey));
  const isUnlinked = sql`${meetings.applicationId} is null`;
  return [
    ctx.db
      .update(meetings)
      .set({ status: 'canceled', ...endingConference(ctx) })
      .where(
        and(
          invited,
          isUnlinked,
          sql`json_array_length(${meetings.attendees}) = 1`,
          eq(meetings.status, 'scheduled'),
          gte(meetings.startsAt, ctx.now),
        ),
      ),
    ctx.db
      .update(meetings)
      .set({
        ...erasedWhere(isUnlinked),
        attendees: sql`(select json_group_array(value) from json_each(${meetings.attendees})
          where lower(value) <> ${emailKey})`,
        updatedAt: nextUpdatedAt(ctx, meetings.updatedAt),
      })
      .where(invited),
  ];
}

/** What erasing makes of the columns of a meeting but its attendees, where the condition holds. */
function erasedWhere(condition: SQL) {
  const { attendees: _, ...alone } = erasedColumns(meetingRecord, {});
  const erased = (value: string | null, column: SQLiteColumn) =>
    sql`case when ${condition} then ${sql.param(value, column)} else ${column} end`;
  return {
    title: erased(alone.title, meetings.title),
    description: erased(alone.description, meetings.description),
  } satisfies Record<keyof typeof alone, SQL>;
}
