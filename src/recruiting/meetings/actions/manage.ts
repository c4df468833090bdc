/** What a company does with its meetings: each lands with its event, its history and its mails, or not at all (contract 4.9). */
import type { Ctx } from '#context.ts';
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { cancelMeetingMails } from '#mail/actions.ts';
import { definedFields, mergePatch } from '#lib/merge-patch.ts';
import type { Page } from '#lib/pagination.ts';
import { newSecret } from '#lib/token.ts';
import { invalidField, ApiError } from '#errors.ts';
import {
  assertAhead,
  assertChangeable,
  isOver,
  providerOf,
  scheduledEvent,
  startOf,
} from '../rules.ts';
import { toMeeting } from '../schemas.ts';
import type { Meeting, MeetingChange, MeetingQuery, MeetingRow, NewMeeting } from '../schemas.ts';
import {
  cancelMeeting,
  changeMeeting,
  insertMeeting,
  meetingFilter,
  meetingStore,
  meetingWithSurroundings,
  insertHistory,
  surroundings,
} from '../store/meetings.ts';
import type { Surroundings } from '../store/meetings.ts';
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

/** The provider is asked after the answer. */
export async function schedule(ctx: Ctx, given: NewMeeting): Promise<Meeting> {
  const { candidate_job_id: applicationId = null, attendees = [], description } = given;
  const userId = ctx.actor?.userId ?? null;
  const around = await runPlan(ctx, surroundings(ctx, { applicationId, organizerId: userId }));
  if (applicationId !== null && !around.candidate) {
    throw invalidField('candidate_job_id', 'No such application in this company.');
  }
  if (around.candidate?.erasedAt) throw new ApiError('candidate_erased');
  const timezone = given.timezone ?? around.timezone;
  const startsAt = startOf(given.start_time, timezone);
  assertAhead(startsAt, ctx.now);
  const meeting = {
    id: ctx.newId(),
    hash: newSecret(),
    applicationId,
    userId,
    title: given.title,
    description: description || null,
    type: given.type,
    startsAt,
    durationMinutes: given.duration,
    timezone,
    attendees,
  };
  const announced = { ...meeting, sequence: 0 };
  const mails = await meetingEmails(
    ctx,
    recipientsOf(meeting, around),
    'request',
    announced,
    around,
  );
  const result = await commit(ctx, {
    writes: [
      insertMeeting(ctx, meeting, providerOf[given.type]),
      ...historyStatements(ctx, 'meeting_scheduled', meeting, around),
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

/** Whoever stays is told what has changed, whoever is new is invited, and whoever goes is told that. */
export async function reschedule(ctx: Ctx, id: number, given: MeetingChange): Promise<Meeting> {
  const { meeting: before, around } = await runPlan(ctx, meetingWithSurroundings(ctx, id));
  assertChangeable(before, ctx.now);
  if (around.candidate?.erasedAt) throw new ApiError('candidate_erased');
  const timezone = given.timezone ?? before.timezone;
  const change = {
    title: given.title,
    description: given.description === undefined ? undefined : given.description || null,
    startsAt: given.start_time === undefined ? undefined : startOf(given.start_time, timezone),
    durationMinutes: given.duration,
    timezone: given.timezone,
    attendees: given.attendees,
  };
  if (change.startsAt) assertAhead(change.startsAt, ctx.now);
  const after = { ...mergePatch(before, change), sequence: before.sequence + 1 };
  const isSaid = emailedFields.some((field) => isDifferent(before[field], after[field]));
  const isRetried = before.conferenceStatus === 'failed' || before.conferenceError !== null;
  if (!isSaid && !isDifferent(before.attendees, after.attendees) && !isRetried) {
    return toMeeting(before, ctx.apiOrigin);
  }
  const mails = await emailsOfChange(ctx, before, after, { around, isSaid });
  const result = await commit(ctx, {
    writes: [
      ...changeMeeting(ctx, before, definedFields(change)),
      ...(isSaid ? [cancelMeetingMails(ctx, id)] : []),
      ...historyStatements(ctx, 'meeting_changed', before, around),
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

/** Kept as canceled. Whoever cancels again changes nothing, and nobody is told of what is over. */
export async function cancel(ctx: Ctx, id: number): Promise<null> {
  const { meeting: before, around } = await runPlan(ctx, meetingWithSurroundings(ctx, id));
  if (before.status === 'canceled') return null;
  const isPast = isOver(before, ctx.now);
  const after = { ...before, sequence: before.sequence + 1 };
  const readers = isPast ? [] : recipientsOf(before, around);
  const mails = await meetingEmails(ctx, readers, 'cancel', after, around);
  await commit(ctx, {
    writes: [
      ...cancelMeeting(ctx, before, { endsConference: !isPast }),
      cancelMeetingMails(ctx, id),
      ...historyStatements(ctx, 'meeting_canceled', before, around),
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

/** What people are told, beside who is. */
const emailedFields = ['title', 'description', 'startsAt', 'durationMinutes', 'timezone'] as const;

function isDifferent(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b);
}

async function emailsOfChange(
  ctx: Ctx,
  before: EmailedMeeting,
  after: EmailedMeeting,
  { around, isSaid }: { around: Surroundings; isSaid: boolean },
): Promise<OutgoingMail[]> {
  const [old, now] = [recipientsOf(before, around), recipientsOf(after, around)];
  const isIn = (readers: typeof old, email: string) =>
    readers.some((reader) => isSameAddress(reader.email, email));
  const [gone, staying, added] = [
    old.filter(({ email }) => !isIn(now, email)),
    isSaid ? now.filter(({ email }) => isIn(old, email)) : [],
    now.filter(({ email }) => !isIn(old, email)),
  ];
  const mails = await Promise.all([
    meetingEmails(ctx, gone, 'cancel', { ...before, sequence: after.sequence }, around),
    meetingEmails(ctx, staying, 'update', after, around),
    meetingEmails(ctx, added, 'request', after, around),
  ]);
  return mails.flat();
}

/** What the log keeps: titles, texts and addresses may say who it is with. */
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
  { candidate }: Surroundings,
) {
  if (applicationId === null || !candidate || candidate.erasedAt) return [];
  return insertHistory(ctx, kind, { applicationId, candidateId: candidate.id });
}

/** A message for what is not due comes to nothing. */
function enqueueConference(ctx: Ctx, { id, conference_status: status }: Meeting): void {
  if (status !== 'not_connected') ctx.defer(ctx.enqueueMeeting([id]));
}

function meetingPlan(ctx: Ctx, id: number): QueryPlan<Meeting> {
  return QueryPlan.map(meetingStore.one(ctx, id), (row) => toMeeting(row, ctx.apiOrigin));
}
