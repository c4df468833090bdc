/** How an application comes to be: somebody applies, or is assigned to another job (contract 3.2, 4.8). */
import type { Ctx } from '#context.ts';
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import { commit } from '#data/commit.ts';
import { rowOrNotFound, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { invalidField, ApiError } from '#errors.ts';
import { assertKnown, assertOpen, assertStage, createdEvent } from '../rules.ts';
import type {
  ApplicationDetail,
  Assignment,
  JobRow,
  NewApplication,
  StageRow,
} from '../schemas.ts';
import { beforeApplication } from '../store/inserts.ts';
import {
  insertActivity,
  insertApplication,
  insertCandidate,
  touchCandidate,
} from '../store/writes.ts';
import type { Person } from '../store/writes.ts';
import { documentsFrom, namingDocuments, storing } from './documents.ts';
import type { Uploads } from './documents.ts';
import { shown } from './list.ts';

/** A mail that says so to whoever applied, made for the application it belongs to. */
export type Confirming = (applicationId: number) => OutgoingMail;

/** A person is known by the address; what we know of them stays, and a number we had not is noted. */
export async function apply(
  ctx: Ctx,
  given: NewApplication,
  uploads: Uploads,
  confirming?: Confirming,
): Promise<ApplicationDetail> {
  const stored = documentsFrom(ctx, uploads);
  const around = await runPlan(
    ctx,
    beforeApplication(ctx, given.job_id, { emailKey: given.email.toLowerCase() }),
  );
  const { job, candidate } = around;
  if (!job) throw invalidField('job_id', 'No such job in this company.');
  assertOpen(job);
  assertNew(around.application);
  const phone = given.phone === '' ? null : (given.phone ?? null);
  const person: Person = candidate ?? {
    id: ctx.newId(),
    email: given.email,
    firstName: given.first_name,
    lastName: given.last_name,
    phone,
  };
  return storing(ctx, stored, () =>
    begin(ctx, {
      person,
      job,
      stage: firstOf(around.stages),
      source: given.source ?? 'api',
      consent: given.consent === '' ? null : (given.consent ?? null),
      personWrites: candidate
        ? touchCandidate(ctx, person.id, phone)
        : [insertCandidate(ctx, person)],
      stored,
      confirming,
    }),
  );
}

/** Another application of somebody we know. */
export async function assign(ctx: Ctx, given: Assignment): Promise<ApplicationDetail> {
  const person = { candidateId: given.candidate_id, applicationId: given.candidate_job_id };
  const around = await runPlan(ctx, beforeApplication(ctx, given.job_id, person));
  const { job, candidate, stages } = around;
  if (!job) throw invalidField('job_id', 'No such job in this company.');
  if (!candidate) {
    const field = given.candidate_id === undefined ? 'candidate_job_id' : 'candidate_id';
    throw invalidField(field, 'No such candidate in this company.');
  }
  assertKnown(candidate);
  assertOpen(job);
  assertNew(around.application);
  const named = stages.find(({ id }) => id === given.stage_id);
  const stage = given.stage_id === undefined ? firstOf(stages) : assertStage(named);
  // Whoever gets there is hired, and that is done on purpose.
  if (stage.type === 'hired')
    throw invalidField('stage_id', 'An application cannot start in the hired stage.');
  return begin(ctx, {
    person: candidate,
    job,
    stage,
    source: 'assigned',
    consent: null,
    personWrites: touchCandidate(ctx, candidate.id),
    stored: [],
  });
}

function assertNew(application: { id: number } | undefined): void {
  if (!application) return;
  throw new ApiError('duplicate_application', { extra: { candidate_job_id: application.id } });
}

function firstOf(stages: readonly StageRow[]) {
  return rowOrNotFound(stages[0]);
}

type Beginning = {
  person: Person;
  job: JobRow;
  stage: Pick<StageRow, 'id' | 'name'>;
  source: string;
  consent: string | null;
  personWrites: Statement[];
  stored: ReturnType<typeof documentsFrom>;
  confirming?: Confirming | undefined;
};

async function begin(ctx: Ctx, beginning: Beginning): Promise<ApplicationDetail> {
  const { person, job, stage, source, consent, personWrites, stored } = beginning;
  const id = ctx.newId();
  const mail = beginning.confirming?.(id);
  const subject = { id, jobId: job.id, email: person.email };
  const row = { id, candidateId: person.id, jobId: job.id, stageId: stage.id, source, consent };
  return commit(ctx, {
    writes: [
      ...personWrites,
      ...insertApplication(ctx, row, person),
      ...namingDocuments(ctx, stored, { candidateId: person.id, applicationId: id }),
      insertActivity(ctx, { applicationId: id, kind: 'created', toStage: stage }),
    ],
    audit: { action: 'application.create', subjectId: id },
    events: [
      createdEvent(subject, {
        firstName: person.firstName,
        lastName: person.lastName,
        stageId: stage.id,
      }),
    ],
    mails: mail ? [mail] : [],
    answer: shown(ctx, id),
  });
}
