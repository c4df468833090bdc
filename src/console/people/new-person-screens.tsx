/** A candidate whom a member adds: alone, or with an application and a résumé for a job. */
import { applicationPath } from '#console/board/rules/addresses.ts';
import { formScreen } from '#console/layout/form-screen.tsx';
import { formDigest } from '#console/layout/once.ts';
import { makeOnce } from '#data/made-once.ts';
import { inputOf } from '#console/layout/shapes.ts';
import type { ConsoleWords } from '#console/words/words.ts';
import { checkedInput } from '#http/console.ts';
import { toDetails } from '#careers/apply/schemas/form.ts';
import type { ConsoleCtx, ConsoleRoute } from '#http/console.ts';
import { invalidField } from '#errors.ts';
import { shapesOf } from '#lib/field-shapes.ts';
import { once } from '#lib/lazy.ts';
import { showJobByRef } from '#recruiting/jobs/jobs/actions/jobs.ts';
import { addCandidate } from '#recruiting/people/candidates/actions/correct.ts';
import { NewCandidate } from '#recruiting/people/candidates/schemas/correction.ts';
import { apply } from '#recruiting/pipeline/applications/actions/apply.ts';
import type { Upload } from '#recruiting/pipeline/applications/actions/documents.ts';
import { documentFault } from '#recruiting/pipeline/applications/rules.ts';
import { NewApplication } from '#recruiting/pipeline/applications/schemas/create.ts';
import { FILE_BYTES_MAX } from '#vocabulary/lists.ts';
import { NewPersonPage } from './new-person-page.tsx';
import { NEW_PERSON, NEW_PERSON_OF_JOB, personPath } from './rules.ts';

const needs = 'applicants.write';

const names = ['first_name', 'last_name', 'email', 'phone'];
const shapes = once(() => shapesOf(NewCandidate, { names, kinds: { email: 'line' } }));
const shapesOfJob = once(() => shapesOf(NewApplication, { names, kinds: { email: 'line' } }));

const refusals = ({ company, newPerson }: ConsoleWords) => ({
  texts: { first_name: newPerson.fault, phone: company.faults.phone },
});

/** Fields that are left empty are filled from the CV, as far as it can be read. */
async function filledFromCv(
  { readCv }: Pick<ConsoleCtx, 'readCv'>,
  input: Record<string, unknown>,
  cv: Upload | undefined,
): Promise<Record<string, unknown>> {
  const hasGap = names.some((name) => !input[name]);
  if (!cv || !hasGap || documentFault(cv, 'cv') !== null) return input;
  const reading = await readCv(cv.bytes);
  const read: Partial<Record<string, string>> =
    reading.status === 'parsed' ? toDetails(reading.resume) : {};
  const filled = names.map((name) => [name, input[name] || (read[name] ?? input[name])]);
  return { ...input, ...Object.fromEntries(filled) };
}

function assertSize(cv: Upload | undefined): void {
  if (cv && cv.bytes.byteLength > FILE_BYTES_MAX) {
    throw invalidField('file_cv', 'Must have at most 10 MB.');
  }
}

const alone = formScreen(NEW_PERSON, {
  needs,
  load: (_, { refusal }) =>
    Promise.resolve({
      job: null,
      shapes: shapes(),
      // Who has the email address already.
      otherId: Number(refusal?.extra['candidate_id'] ?? 0),
    }),
  page: NewPersonPage,
  refusals,
});
const add = alone.command({
  needs,
  files: ['file_cv'],
  run: async (ctx, { fields, files: { file_cv: cv } }) => {
    assertSize(cv);
    const filled = await filledFromCv(ctx, inputOf(shapes(), fields), cv);
    const input = await checkedInput(NewCandidate, filled);
    const { id } = await makeOnce(ctx, await formDigest(fields), (alsoWrite) =>
      addCandidate(ctx, input, { alsoWrite, cv }),
    );
    return { to: personPath('', id) };
  },
});

const ofJob = formScreen(NEW_PERSON_OF_JOB, {
  needs,
  load: async (ctx, { params }) => ({
    job: await showJobByRef(ctx, params.ref('job')),
    // Fields may be left empty where the CV fills them.
    shapes: shapesOfJob().map((shape) => Object.assign({}, shape, { mayBeEmpty: true })),
    otherId: 0,
  }),
  page: NewPersonPage,
  refusals,
});
const applyTo = ofJob.command({
  needs,
  files: ['file_cv'],
  run: async (ctx, { params, fields, files: { file_cv: cv } }) => {
    assertSize(cv);
    const filled = await filledFromCv(ctx, inputOf(shapesOfJob(), fields), cv);
    const input = { ...filled, job_id: params.text('job') };
    const { id } = await apply(ctx, await checkedInput(NewApplication, input), {
      ...(cv && { cv }),
    });
    return { to: applicationPath('', { hashId: params.text('job') }, id) };
  },
});

export const newPersonScreens: readonly ConsoleRoute[] = [alone, add, ofJob, applyTo];
