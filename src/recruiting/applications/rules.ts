/** What may happen to an application, and what the world is told of it (contract 3.2). */
import type { DomainEvent } from '#events.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { invalidField, ApiError } from '#errors.ts';
import type { ApplicationStatus } from '#vocabulary.ts';

/** Decisions: Sizes. */
export const NOTE_LENGTH_MAX = 10_000;
export const FILE_BYTES_MAX = 10_000_000;
export const CONSENT_LENGTH_MAX = 2000;
/** As many as a page shows. */
export const BULK_MAX = 100;

/** So long a link to a document works (decisions: Files). */
export const LINK_MS = 15 * MINUTE_MS;

export function assertOpen(job: { status: string }): void {
  if (job.status !== 'Live' && job.status !== 'Draft') throw new ApiError('job_not_open');
}

export function assertActive({ status }: { status: ApplicationStatus }): void {
  if (status !== 'active') throw new ApiError('application_closed');
}

/** Nothing is done with a person of whom nothing is known any more. */
export function assertKnown({ erasedAt }: { erasedAt: Date | null }): void {
  if (erasedAt) throw new ApiError('candidate_erased');
}

/** A stage of another pipeline is none. */
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

export function unrejectedEvent(subject: Subject, stageId: number): DomainEvent {
  return {
    name: 'application.unrejected',
    ...about(subject.id),
    data: { ...dataOf(subject), stage_id: stageId },
  };
}

export function hiredEvent(subject: Subject, teamMemberId: number): DomainEvent {
  return {
    name: 'application.hired',
    ...about(subject.id),
    data: { ...dataOf(subject), team_member_id: teamMemberId },
  };
}
