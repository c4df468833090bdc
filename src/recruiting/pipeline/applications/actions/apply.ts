/** A candidate applies (contract 3.2, 4.8). */
import type { Ctx } from '#context.ts';
import { runPlanForFiles } from '#data/file-removals.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { invalidField } from '#errors.ts';
import { emailKey } from '#lib/email-key.ts';
import { sha256Hex } from '#lib/hash.ts';
import { phoneE164 as toE164 } from '#lib/phone.ts';
import { valuesAfter } from '#recruiting/people/custom-fields/rules/values.ts';
import { checkAnswers, screenAnswers } from '#recruiting/jobs/questions/rules.ts';
import { keysOf } from '#recruiting/jobs/sources/rules/origins.ts';
import { assertOpen } from '../rules.ts';
import type { ApplicationDetail, JobRow } from '../schemas/applications.ts';
import type { NewApplication } from '../schemas/create.ts';
import { beforeApplication, valuesFor } from '../store/inserts.ts';
import { linkNotice } from '../store/legal-notices.ts';
import { insertCandidate, touchCandidate } from '../store/writes.ts';
import type { Person } from '../store/writes.ts';
import { admitted } from './admission.ts';
import type { Admission } from './admission.ts';
import { assertNotApplied, createApplication, firstStage } from './create.ts';
import { toDocuments, withStoredFiles } from './documents.ts';
import type { Uploads } from './documents.ts';
import { prepareRejection } from './screening.ts';
import { fromWhere } from './source.ts';

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
  const [origin, text, given] = [input.origin, sourceText(input), input.custom ?? {}];
  const before = beforeApplication(
    ctx,
    input.job_id,
    { emailKey: emailKey(input.email) },
    { keys: keysOf(text, origin), src: origin?.src ?? null },
  );
  const [confirmation, existing, custom] = await runPlanForFiles(
    ctx,
    files.map(({ key }) => key),
    QueryPlan.all([admission.plan, before, valuesFor(ctx, 'application', given)]),
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
  const values = valuesAfter(given, custom);
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

/** Null: where it comes from is known by its origin. */
function sourceText({ source, origin }: NewApplication): string | null {
  return source ?? (origin ? null : 'api');
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
