/** Lists, schedules, reschedules and cancels meetings, with their events, history and emails (contract 4.9). */
import type { Ctx } from '#context.ts';
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import { changesOf } from '#data/changes.ts';
import { commit, writeUnaudited } from '#data/commit.ts';
import { QueryPlan, rowOrNotFound, runPlan } from '#data/query-plan.ts';
import type { AlsoWrite, PlanResult } from '#data/query-plan.ts';
import { cancelMeetingMails } from '#mail/actions/outbox.ts';
import { definedFields, mergePatch } from '#lib/merge-patch.ts';
import type { Page } from '#lib/pagination.ts';
import { newSecret } from '#lib/token.ts';
import { invalidField } from '#errors.ts';
import { assertNotErased } from '#recruiting/pipeline/applications/rules.ts';
import {
  assertAhead,
  assertChangeable,
  isOver,
  mayStillExist,
  providerOf,
  scheduledEvent,
  startOf,
  zoneOf,
} from '../rules.ts';
import { toMeeting } from '../schemas.ts';
import type { Meeting, MeetingChange, MeetingQuery, MeetingRow, NewMeeting } from '../schemas.ts';
import { requestEnding } from '../store/conferences.ts';
import {
  cancelMeeting,
  changeMeeting,
  insertMeeting,
  meetingFilter,
  meetingStore,
  meetingWithContext,
  insertHistory,
  meetingContext,
} from '../store/meetings.ts';
import type { MeetingContext } from '../store/meetings.ts';
import { isSameAddress, meetingEmails, recipientsOf } from './emails.ts';
import type { EmailedMeeting } from './emails.ts';

export function listMeetings(ctx: Ctx, query: MeetingQuery): Promise<Page<Meeting>> {
  const where = meetingFilter(query);
  const show = (row: MeetingRow) => toMeeting(row, ctx.apiOrigin);
  return meetingStore.page(ctx, query, show, { ...(where && { where }) });
}

export function showMeetingById(ctx: Ctx, id: number): Promise<Meeting> {
  return runPlan(ctx, meetingPlan(ctx, id));
}

export type SchedulingContext = MeetingContext;

/** What scheduling meetings reads first, for the application of each. */
export function loadScheduling(
  ctx: Ctx,
  applicationIds: readonly (number | null)[],
  attendees: readonly string[] = [],
): Promise<SchedulingContext[]> {
  const organizerId = ctx.actor?.userId ?? null;
  const plans = applicationIds.map((applicationId) =>
    meetingContext(ctx, { applicationId, organizerId, attendees }),
  );
  return runPlan(ctx, QueryPlan.all(plans));
}

/** Schedules a meeting. Its conference is created after the response. */
export async function schedule(
  ctx: Ctx,
  input: NewMeeting,
  alsoWrite: AlsoWrite = () => [],
): Promise<Meeting> {
  const ids = [input.candidate_job_id ?? null];
  const [context] = await loadScheduling(ctx, ids, input.attendees);
  return commitMeeting(ctx, input, rowOrNotFound(context), alsoWrite);
}

/** `schedule` with what it reads, by `loadScheduling`. */
export async function commitMeeting(
  ctx: Ctx,
  input: NewMeeting,
  context: MeetingContext,
  alsoWrite: AlsoWrite = () => [],
): Promise<Meeting> {
  const { candidate_job_id: applicationId = null, attendees = [], description } = input;
  const userId = ctx.actor?.userId ?? null;
  if (applicationId !== null && !context.candidate) {
    throw invalidField('candidate_job_id', 'No such application in this company.');
  }
  if (context.candidate) assertNotErased(context.candidate);
  const startsAt = startOf(input.start_time, input.timezone ?? context.timezone);
  const timezone = input.timezone ?? zoneOf(input.start_time, startsAt, context);
  assertAhead(startsAt, ctx.now);
  const meeting = {
    id: ctx.newId(),
    hash: newSecret(),
    applicationId,
    userId,
    title: input.title,
    description: description || null,
    type: input.type,
    startsAt,
    durationMinutes: input.duration,
    timezone,
    attendees,
  };
  const emailed = { ...meeting, sequence: 0 };
  const mails = meetingEmails(ctx, recipientsOf(meeting, context), 'request', emailed, context);
  const result = await commit(ctx, {
    writes: [
      insertMeeting(ctx, meeting, providerOf[input.type]),
      ...historyStatements(ctx, 'meeting_scheduled', meeting, context),
      ...alsoWrite(meeting.id),
    ],
    audit: {
      action: 'meeting.create',
      subjectId: meeting.id,
      changes: changesOf(null, auditedFields(meeting)),
    },
    events: [scheduledEvent(meeting)],
    mails,
    answer: meetingPlan(ctx, meeting.id),
  });
  enqueueConference(ctx, result);
  return result;
}

/** Changes a meeting. Attendees who stay get an update, new ones an invitation, and removed ones a cancellation. */
export async function reschedule(ctx: Ctx, id: number, input: MeetingChange): Promise<Meeting> {
  return commitChange(ctx, await loadMeeting(ctx, id, input.attendees), input);
}

/** `reschedule` with what it reads, by `loadMeeting`. */
export async function commitChange(
  ctx: Ctx,
  { meeting: before, context }: PlanResult<typeof meetingWithContext>,
  input: MeetingChange,
): Promise<Meeting> {
  const { id } = before;
  const timezone = input.timezone ?? before.timezone;
  const change = {
    title: input.title,
    description: input.description === undefined ? undefined : input.description || null,
    startsAt: input.start_time === undefined ? undefined : startOf(input.start_time, timezone),
    durationMinutes: input.duration,
    timezone: input.timezone,
    attendees: input.attendees,
  };
  const after = { ...mergePatch(before, change), sequence: before.sequence + 1 };
  const isEmailed = emailedFields.some((field) => isDifferent(before[field], after[field]));
  const isRetried = before.conferenceStatus === 'failed' || before.conferenceError !== null;
  const isUnchanged = !isEmailed && !isDifferent(before.attendees, after.attendees);
  const isSentBack = input.conference_status === before.conferenceStatus;
  if (isUnchanged && (!isRetried || isSentBack)) return toMeeting(before, ctx.apiOrigin);
  assertChangeable(before, ctx.now);
  if (context.candidate) assertNotErased(context.candidate);
  if (isDifferent(before.startsAt, after.startsAt)) assertAhead(after.startsAt, ctx.now);
  const mails = emailsOfChange(ctx, before, after, { context, isEmailed });
  const result = await commit(ctx, {
    writes: [
      ...changeMeeting(ctx, before, definedFields(change)),
      ...(isEmailed ? [cancelMeetingMails(ctx, id)] : []),
      ...historyStatements(ctx, 'meeting_changed', before, context),
    ],
    audit: {
      action: 'meeting.update',
      subjectId: id,
      changes: changesOf(auditedFields(before), auditedFields(after)),
    },
    mails,
    answer: meetingPlan(ctx, id),
  });
  enqueueConference(ctx, result);
  return result;
}

/**
 * Cancels a meeting and keeps the record; a meeting in the past sends no emails. Of a meeting that is already canceled,
 * it only ends the conference if that has failed.
 */
export async function cancel(ctx: Ctx, id: number): Promise<null> {
  return commitCancellation(ctx, await loadMeeting(ctx, id));
}

/** What changing or canceling a meeting reads first. */
export function loadMeeting(
  ctx: Ctx,
  id: number,
  attendees: readonly string[] = [],
): Promise<PlanResult<typeof meetingWithContext>> {
  return runPlan(ctx, meetingWithContext(ctx, id, attendees));
}

/** `cancel` with what it reads, by `loadMeeting`. */
export async function commitCancellation(
  ctx: Ctx,
  { meeting: before, context }: PlanResult<typeof meetingWithContext>,
): Promise<null> {
  const { id } = before;
  if (before.status === 'canceled') return mayStillExist(before) ? endAgain(ctx, id) : null;
  const isPast = isOver(before, ctx.now);
  const after = { ...before, sequence: before.sequence + 1 };
  const recipients = isPast ? [] : recipientsOf(before, context);
  const mails = meetingEmails(ctx, recipients, 'cancel', after, context);
  await commit(ctx, {
    writes: [
      ...cancelMeeting(ctx, before, { endsConference: !isPast }),
      cancelMeetingMails(ctx, id),
      ...historyStatements(ctx, 'meeting_canceled', before, context),
    ],
    audit: {
      action: 'meeting.cancel',
      subjectId: id,
      changes: changesOf({ status: before.status }, { status: 'canceled' }),
    },
    mails,
    answer: QueryPlan.of(null),
  });
  if (!isPast) ctx.defer(ctx.enqueueMeeting([id]));
  return null;
}

async function endAgain(ctx: Ctx, id: number): Promise<null> {
  await writeUnaudited(ctx, [requestEnding(ctx, id)]);
  ctx.defer(ctx.enqueueMeeting([id]));
  return null;
}

/** A change to one of these fields is emailed to everyone who stays invited. */
const emailedFields = ['title', 'description', 'startsAt', 'durationMinutes', 'timezone'] as const;

function isDifferent(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b);
}

function emailsOfChange(
  ctx: Ctx,
  before: EmailedMeeting,
  after: EmailedMeeting,
  { context, isEmailed }: { context: MeetingContext; isEmailed: boolean },
): OutgoingMail[] {
  const [old, current] = [recipientsOf(before, context), recipientsOf(after, context)];
  const isIn = (recipients: typeof old, email: string) =>
    recipients.some((recipient) => isSameAddress(recipient.email, email));
  const [removed, staying, added] = [
    old.filter(({ email }) => !isIn(current, email)),
    isEmailed ? current.filter(({ email }) => isIn(old, email)) : [],
    current.filter(({ email }) => !isIn(old, email)),
  ];
  return [
    ...meetingEmails(ctx, removed, 'cancel', { ...before, sequence: after.sequence }, context),
    ...meetingEmails(ctx, staying, 'update', after, context),
    ...meetingEmails(ctx, added, 'request', after, context),
  ];
}

/** The audited fields: titles, descriptions and addresses are left out because they can identify the candidate. */
function auditedFields(
  meeting: Pick<MeetingRow, 'startsAt' | 'durationMinutes' | 'timezone' | 'type' | 'applicationId'>,
) {
  return {
    start_time: meeting.startsAt.toISOString(),
    duration: meeting.durationMinutes,
    timezone: meeting.timezone,
    type: meeting.type,
    candidate_job_id: meeting.applicationId,
  };
}

type Kind = 'meeting_scheduled' | 'meeting_changed' | 'meeting_canceled';

function historyStatements(
  ctx: Ctx,
  kind: Kind,
  { applicationId }: Pick<MeetingRow, 'applicationId'>,
  { candidate }: MeetingContext,
) {
  if (applicationId === null || !candidate || candidate.erasedAt) return [];
  return insertHistory(ctx, kind, { applicationId, candidateId: candidate.id });
}

/** Enqueues the meeting; the consumer ignores meetings that are not due. */
function enqueueConference(ctx: Ctx, { id, conference_status: status }: Meeting): void {
  if (status !== 'not_connected') ctx.defer(ctx.enqueueMeeting([id]));
}

function meetingPlan(ctx: Ctx, id: number): QueryPlan<Meeting> {
  return QueryPlan.map(meetingStore.one(ctx, id), (row) => toMeeting(row, ctx.apiOrigin));
}
