/** What creates an application, whether its candidate applies or is assigned to another job (contract 3.2, 4.8). */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { rowOrNotFound } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { ApiError } from '#errors.ts';
import type { Values } from '#recruiting/people/custom-fields/rules/values.ts';
import type { CheckedAnswer, Screening } from '#recruiting/jobs/questions/rules.ts';
import { createdEvent, rejectedEvent, screenedEvent } from '../rules.ts';
import type { ApplicationDetail, JobRow, StageRow } from '../schemas/applications.ts';
import { insertAnswers, insertValues } from '../store/inserts.ts';
import type { linkNotice } from '../store/legal-notices.ts';
import { insertActivity, insertApplication } from '../store/writes.ts';
import type { NewApplicationRow, Person } from '../store/writes.ts';
import type { Confirmation } from './admission.ts';
import { commitAndShow } from './detail.ts';
import { insertDocuments } from './documents.ts';
import type { toDocuments } from './documents.ts';
import type { AutomaticRejection } from './screening.ts';
import type { FromWhere } from './source.ts';
import type { ApplicationChange } from './write.ts';

export function assertNotApplied(application: { id: number } | undefined): void {
  if (!application) return;
  const { id } = application;
  throw new ApiError('duplicate_application', {
    related: { type: 'application', id },
    extra: { candidate_job_id: id },
  });
}

export function firstStage(stages: readonly StageRow[]): StageRow {
  return rowOrNotFound(stages[0]);
}

export type Creation = {
  person: Person;
  job: JobRow;
  stage: Pick<StageRow, 'id' | 'name'>;
  from: FromWhere;
  consent: string | null;
  notice?: ReturnType<typeof linkNotice> | null;
  language: NewApplicationRow['language'];
  cvWords?: string | undefined;
  answers: readonly CheckedAnswer[];
  /** Of custom fields. */
  values: Values;
  screening: Screening;
  /** Where a rule rejects it. */
  rejection: AutomaticRejection | null;
  typed: NewApplicationRow['typed'];
  personWrites: Statement[];
  files: ReturnType<typeof toDocuments>;
  confirmation?: Confirmation | undefined;
};

/** Creates it, and shows it. */
export function createApplication(ctx: Ctx, creation: Creation): Promise<ApplicationDetail> {
  const { id, ...change } = toCreation(ctx, creation);
  return commitAndShow(ctx, id, change);
}

/** The change that creates an application, with the id that it gets. */
export function toCreation(ctx: Ctx, creation: Creation): ApplicationChange & { id: number } {
  const { person, job, stage, from, consent, language, typed, personWrites, files } = creation;
  const { screening, rejection, confirmation } = creation;
  const id = ctx.newId();
  const cvId = files.find(({ kind }) => kind === 'cv')?.id ?? null;
  const mail = confirmation?.create({ id, cvId });
  const subject = { id, jobId: job.id, email: person.email };
  const place = { candidateId: person.id, jobId: job.id, stageId: stage.id };
  const screened = {
    screening: screening.outcome,
    screeningReasons: screening.outcome === null ? null : screening.reasons,
  };
  const created = insertActivity(ctx, { applicationId: id, kind: 'created', toStage: stage });
  const rejected = rejection?.(id);
  const { cvWords, notice } = creation;
  const legalNoticeId = notice?.legalNoticeId ?? null;
  const { source, sourceId } = from;
  const how = { source, sourceId, consent, legalNoticeId, language };
  const row = { id, ...place, ...how, typed, cvWords, screened };
  return {
    id,
    writes: [
      ...(confirmation?.writes ?? []),
      ...personWrites,
      ...from.before,
      ...(notice?.before ?? []),
      ...insertApplication(ctx, { ...row, isRejected: rejected !== undefined }, person),
      ...from.after(id),
      ...insertAnswers(ctx, id, creation.answers),
      ...insertValues(ctx, 'application', id, creation.values),
      ...insertDocuments(ctx, files, { candidateId: person.id, applicationId: id }),
      created,
      ...(rejected?.writes ?? []),
    ],
    audit: {
      action: 'application.create',
      subjectId: id,
      ...(rejected && {
        changes: changesOf(null, { status: 'rejected', screening: 'knocked_out' }),
      }),
    },
    events: [
      createdEvent(subject, {
        firstName: person.firstName,
        lastName: person.lastName,
        stageId: stage.id,
      }),
      ...(screening.outcome === null
        ? []
        : [screenedEvent(subject, { ...screening, outcome: screening.outcome })]),
      ...(rejected ? [rejectedEvent(subject)] : []),
    ],
    mails: [...(mail ? [mail] : []), ...(rejected ? [rejected.mail] : [])],
  };
}
