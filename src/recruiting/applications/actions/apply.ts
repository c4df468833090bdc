/** Creates applications: a candidate applies, or is assigned to another job (contract 3.2, 4.8). */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { runPlanForFiles } from '#data/file-removals.ts';
import { QueryPlan, rowOrNotFound, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { invalidField, ApiError } from '#errors.ts';
import { emailKey } from '#lib/email-key.ts';
import { sha256Hex } from '#lib/hash.ts';
import { phoneE164 as toE164 } from '#lib/phone.ts';
import { loadWords } from '#recruiting/cvs/actions/resume.ts';
import { valuesAfter } from '#recruiting/custom-fields/rules.ts';
import type { Values } from '#recruiting/custom-fields/rules.ts';
import { checkAnswers, screenAnswers } from '#recruiting/questions/rules.ts';
import type { CheckedAnswer, Screening } from '#recruiting/questions/rules.ts';
import {
  assertNotErased,
  assertOpen,
  assertStage,
  createdEvent,
  rejectedEvent,
  screenedEvent,
} from '../rules.ts';
import { keysOf } from '#recruiting/sources/rules.ts';
import type { ApplicationDetail, JobRow, StageRow } from '../schemas.ts';
import type { Assignment, NewApplication } from '../schemas/create.ts';
import {
  beforeApplication,
  cvOfCandidate,
  insertAnswers,
  insertValues,
  languageOfCandidate,
  sourceOfCandidate,
  valuesFor,
} from '../store/inserts.ts';
import { linkNotice } from '../store/legal-notices.ts';
import {
  insertActivity,
  insertApplication,
  insertCandidate,
  touchCandidate,
} from '../store/writes.ts';
import type { NewApplicationRow, Person } from '../store/writes.ts';
import { admitted } from './admission.ts';
import type { Admission, Confirmation } from './admission.ts';
import { toDocuments, insertDocuments, withStoredFiles } from './documents.ts';
import type { Uploads } from './documents.ts';
import { commitAndShow } from './detail.ts';
import { prepareRejection } from './screening.ts';
import type { AutomaticRejection } from './screening.ts';
import { fromSource, fromWhere } from './source.ts';
import type { FromWhere } from './source.ts';

/** The source of applications that a member makes for somebody who has none of their own. */
const ASSIGNED = 'assigned';

/**
 * Creates an application. The email address identifies the candidate: stored details of a known candidate are kept. What
 * is typed otherwise stays with the application, as anyone can type any address; only a member fills in a phone number
 * that nobody has typed before.
 */
export async function apply(
  ctx: Ctx,
  input: NewApplication,
  uploads: Uploads,
  admission: Admission = admitted,
): Promise<ApplicationDetail> {
  const files = toDocuments(ctx, uploads);
  const { origin, source: text = 'api' } = input;
  const before = beforeApplication(
    ctx,
    input.job_id,
    { emailKey: emailKey(input.email) },
    { keys: keysOf(text, origin), src: origin?.src ?? null },
  );
  const [confirmation, existing, custom] = await runPlanForFiles(
    ctx,
    files.map(({ key }) => key),
    QueryPlan.all([admission.plan, before, valuesFor(ctx, 'application', input.custom)]),
    admission.condition,
  );
  const { job, candidate } = existing;
  if (!job) throw invalidField('job_id', 'No such job in this company.');
  if (!admission.takesClosed) assertOpen(job);
  assertNotApplied(existing.application);
  const details = await toDetails(input, job);
  const person: Person = candidate ?? { id: ctx.newId(), email: input.email, ...details };
  const stage = firstStage(existing.stages);
  const answers = () => checkAnswers(existing.form, input.answers ?? {});
  const answered = input.answered ?? { answers: answers(), isWarned: true };
  const values = valuesAfter(input.custom ?? {}, custom);
  const screening = screenAnswers(existing.form, answered);
  const language = input.language ?? null;
  const rejectedBy = screening.outcome === 'knocked_out' ? screening.reasons : null;
  const rejection =
    rejectedBy &&
    (await prepareRejection(ctx, { person, job, stage, language, reasons: rejectedBy }));
  const notice = await toNotice(ctx, input);
  const fillsPhone = details.phone !== null && ctx.actor !== null && !hasTypedPhone(person);
  return withStoredFiles(ctx, files, () =>
    createApplication(ctx, {
      person,
      job,
      stage,
      from: fromWhere(ctx, existing.sources, { text, origin }),
      consent: input.consent === '' ? null : (input.consent ?? null),
      notice,
      language,
      answers: answered.answers,
      values,
      screening,
      rejection,
      typed: typedDetails(fillsPhone ? { ...person, phone: details.phone } : person, details),
      personWrites: candidate
        ? touchCandidate(ctx, person.id, fillsPhone ? pickPhone(details) : null)
        : [insertCandidate(ctx, person)],
      files,
      confirmation,
    }),
  );
}

async function toNotice(ctx: Ctx, { legalTexts: texts = [] }: NewApplication) {
  if (texts.length === 0) return null;
  return linkNotice(ctx, { texts, hash: await sha256Hex(JSON.stringify(texts)) });
}

type Details = Omit<Person, 'id' | 'email'>;

async function toDetails(input: NewApplication, { countryId }: JobRow): Promise<Details> {
  const phone = input.phone ?? null;
  return {
    firstName: input.first_name,
    lastName: input.last_name,
    phone,
    phoneE164: await toE164(phone, countryId),
    phoneSource: phone === null ? null : 'typed',
  };
}

function hasTypedPhone({ phone, phoneSource }: Person): boolean {
  return phone !== null && phoneSource !== 'parsed';
}

function pickPhone({ phone, phoneE164 }: Details): Pick<Details, 'phone' | 'phoneE164'> {
  return { phone, phoneE164 };
}

/** What was typed that the candidate's record does not say. */
function typedDetails(person: Person, { firstName, lastName, phone, phoneE164 }: Details) {
  const isSameName = person.firstName === firstName && person.lastName === lastName;
  const isSamePhone = phone === null || person.phone === phone;
  return {
    ...(!isSameName && { typedFirstName: firstName, typedLastName: lastName }),
    ...(!isSamePhone && { typedPhone: phone, typedPhoneE164: phoneE164 }),
  };
}

/** Creates another application of an existing candidate. It shows the CV that the candidate has, and is found by its words. */
export async function assign(ctx: Ctx, input: Assignment): Promise<ApplicationDetail> {
  const person = { candidateId: input.candidate_id, applicationId: input.candidate_job_id };
  const from = { keys: keysOf(ASSIGNED, undefined) };
  const { existing, cv, source } = await runPlan(
    ctx,
    QueryPlan.all({
      existing: beforeApplication(ctx, input.job_id, person, from),
      cv: cvOfCandidate(ctx, person),
      source: sourceOfCandidate(ctx, person),
    }),
  );
  const { job, candidate, stages } = existing;
  if (!job) throw invalidField('job_id', 'No such job in this company.');
  if (!candidate) {
    const field = input.candidate_id === undefined ? 'candidate_job_id' : 'candidate_id';
    throw invalidField(field, 'No such candidate in this company.');
  }
  assertNotErased(candidate);
  assertOpen(job);
  assertNotApplied(existing.application);
  const chosen = stages.find(({ id }) => id === input.stage_id);
  const stage = input.stage_id === undefined ? firstStage(stages) : assertStage(chosen);
  // Reaching this stage hires the candidate, which must be a step of its own.
  if (stage.type === 'hired')
    throw invalidField('stage_id', 'An application cannot start in the hired stage.');
  return createApplication(ctx, {
    person: candidate,
    job,
    stage,
    from: source ? fromSource(ctx, source) : fromWhere(ctx, existing.sources, { text: ASSIGNED }),
    consent: null,
    language: languageOfCandidate(ctx, candidate.id),
    cvWords: cv && (await loadWords(ctx, cv)),
    answers: [],
    values: {},
    screening: { outcome: null, reasons: [] },
    rejection: null,
    typed: {},
    personWrites: touchCandidate(ctx, candidate.id),
    files: [],
  });
}

function assertNotApplied(application: { id: number } | undefined): void {
  if (!application) return;
  throw new ApiError('duplicate_application', { extra: { candidate_job_id: application.id } });
}

function firstStage(stages: readonly StageRow[]) {
  return rowOrNotFound(stages[0]);
}

type Creation = {
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

async function createApplication(ctx: Ctx, creation: Creation): Promise<ApplicationDetail> {
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
  return commitAndShow(ctx, id, {
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
  });
}
