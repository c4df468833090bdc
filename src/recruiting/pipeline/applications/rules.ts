/** Limits and preconditions of changes to applications, and the events they publish (contract 3.2). */
import {
  documentKind,
  hasMacros,
  isMisnamed,
  isOtherData,
} from '@recruiting/cv-reader/document-kind';
import type { DomainEvent } from '#events.ts';
import { invalidField, ApiError } from '#errors.ts';
import { MINUTE_MS } from '#lib/time.ts';
import type { ApplicationStatus, DocumentKind } from '#vocabulary/lists.ts';
import type { ScreeningOutcome, ScreeningReason } from '#vocabulary/questions.ts';

export const NOTE_LENGTH_MAX = 10_000;
/** Of a note, or of feedback. */
export const MENTIONS_MAX = 10;
export const CONSENT_LENGTH_MAX = 2000;
export const BULK_MAX = 100;

/** Stands for the application in documents that belong to the person and to no application. */
export const OWN = 0;
/** How long the email of an automatic rejection waits at least, so that somebody can stop it: a day. */
export const AUTOMATIC_DELAY_MINUTES_MIN = 24 * 60;

/** Of the email of a rejection. */
export const REJECTION_KIND = 'rejection';

type Rejected = {
  rejectedAt: number | null;
  screening: ScreeningOutcome | null;
  /** Of its email, where that waits: it may have a delay of its own. */
  emailDueAt: number | null;
};

/** Until then, the email of a rejection waits, and the candidate does not learn of it elsewhere. */
export function rejectionShownAt(
  { rejectedAt, screening, emailDueAt }: Rejected,
  delayMinutes: number,
): number {
  const isAutomatic = screening === 'knocked_out';
  const least = isAutomatic ? AUTOMATIC_DELAY_MINUTES_MIN : 0;
  const undoableUntil = (rejectedAt ?? 0) + Math.max(delayMinutes, least) * MINUTE_MS;
  return Math.max(undoableUntil, emailDueAt ?? 0);
}

/** Why a file is not accepted: its format, data that is no CV, macros, or an extension that promises another format. */
export type DocumentFault = 'format' | 'data' | 'macros' | 'name';

/** Only a CV can be data, as JSON Resume or Europass XML. */
export function documentFault(
  file: { name: string; bytes: Uint8Array },
  purpose: DocumentKind,
): DocumentFault | null {
  const kind = documentKind(file.bytes);
  const isData = kind === 'json' || kind === 'xml';
  if (purpose === 'cv' && isOtherData(file.name, file.bytes, kind)) return 'data';
  if (kind === null || (isData && purpose !== 'cv')) return 'format';
  if (hasMacros(file.bytes)) return 'macros';
  return isMisnamed(file.name, kind) ? 'name' : null;
}

export function assertOpen({ id, status }: { id: number; status: string }): void {
  if (status === 'Live' || status === 'Draft') return;
  throw new ApiError('job_not_open', { related: { type: 'job', id } });
}

type Subjects = {
  application: { status: ApplicationStatus };
  candidate: { id: number; erasedAt: Date | null };
};

/** Erasing a candidate closes the applications: that it was erased is what the caller is told. */
export function assertActive({ application, candidate }: Subjects): void {
  assertNotErased(candidate);
  if (application.status !== 'active') throw new ApiError('application_closed');
}

export function assertNotErased({ id, erasedAt }: { id: number; erasedAt: Date | null }): void {
  if (erasedAt) throw new ApiError('candidate_erased', { related: { type: 'candidate', id } });
}

export function assertNotHeld({ id, isHeld }: { id: number; isHeld: boolean }): void {
  if (isHeld) throw new ApiError('candidate_held', { related: { type: 'candidate', id } });
}

/** Throws 409 where the record has changed since the caller has read it, as its `updated_at` says. */
export function assertUnchanged(
  { updatedAt }: { updatedAt: Date },
  read: string | undefined,
): void {
  if (read === undefined) return;
  const at = Date.parse(read);
  if (Number.isNaN(at)) throw invalidField('updated_at', 'Must be a timestamp.');
  if (at !== updatedAt.getTime()) throw new ApiError('stale_write');
}

/** A prospect may have none. */
export function assertEmail({ email }: { email: string }): void {
  if (email === '') throw new ApiError('candidate_without_email');
}

/** Returns the stage, or throws 422 if the job's pipeline has no such stage. */
export function assertStage<Stage extends object>(stage: Stage | undefined): Stage {
  if (!stage) throw invalidField('stage_id', "Must be a stage of the job's pipeline.");
  return stage;
}

export type Subject = { id: number; jobId: number; email: string };

const about = (id: number) => ({ subject: 'application', subjectId: id }) as const;
const dataOf = ({ id, jobId, email }: Subject) => ({ candidate_job_id: id, job_id: jobId, email });

export function createdEvent(
  subject: Subject,
  person: { firstName: string; lastName: string; stageId: number },
): DomainEvent {
  return {
    name: 'application.created',
    ...about(subject.id),
    data: {
      ...dataOf(subject),
      first_name: person.firstName,
      last_name: person.lastName,
      stage_id: person.stageId,
    },
  };
}

/** `reasons` are the rules of the form; those that apply are named. */
export function screenedEvent(
  { id, jobId }: Pick<Subject, 'id' | 'jobId'>,
  { outcome, reasons }: { outcome: ScreeningOutcome; reasons: readonly ScreeningReason[] },
): DomainEvent {
  const applied = reasons.filter(({ applies }) => applies);
  return {
    name: 'application.screened',
    ...about(id),
    data: {
      candidate_job_id: id,
      job_id: jobId,
      outcome,
      rule_ids: applied.map(({ rule }) => rule.id),
    },
  };
}

export function movedEvent(subject: Subject, stageId: number): DomainEvent {
  return {
    name: 'application.stage_changed',
    ...about(subject.id),
    data: { ...dataOf(subject), new_stage_id: stageId },
  };
}

export function rejectedEvent(subject: Subject): DomainEvent {
  return { name: 'application.rejected', ...about(subject.id), data: dataOf(subject) };
}

export function noteEvent(
  applicationId: number,
  note: { id: number; userId: number | null },
): DomainEvent {
  const data = { candidate_job_id: applicationId, note_id: note.id, user_id: note.userId };
  return { name: 'note.created', ...about(applicationId), data };
}

/** Ids alone: what was written is personal. */
export function receivedEvent(email: {
  id: number;
  applicationId: number;
  jobId: number;
}): DomainEvent {
  const { id, applicationId, jobId } = email;
  const data = { candidate_job_id: applicationId, job_id: jobId, email_id: id };
  return { name: 'email.received', ...about(applicationId), data };
}

/** Emitted beside the rejection, by which a withdrawal is known to those who do not know this event. */
export function withdrawnEvent(subject: Subject): DomainEvent {
  return { name: 'application.withdrawn', ...about(subject.id), data: dataOf(subject) };
}

export function unrejectedEvent(subject: Subject, stageId: number): DomainEvent {
  return {
    name: 'application.unrejected',
    ...about(subject.id),
    data: { ...dataOf(subject), stage_id: stageId },
  };
}

/** Names what was changed, without the values. */
export function updatedEvent(
  { id, jobId }: Pick<Subject, 'id' | 'jobId'>,
  fields: string[],
): DomainEvent {
  return {
    name: 'application.updated',
    ...about(id),
    data: { candidate_job_id: id, job_id: jobId, fields },
  };
}

export function hiredEvent(subject: Subject, teamMemberId: number): DomainEvent {
  return {
    name: 'application.hired',
    ...about(subject.id),
    data: { ...dataOf(subject), team_member_id: teamMemberId },
  };
}
