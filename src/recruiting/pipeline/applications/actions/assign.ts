/** Assigns a candidate to another job (contract 4.8). */
import type { Ctx } from '#context.ts';
import { answerNothing, commit } from '#data/commit.ts';
import { QueryPlan, rowOrNotFound, runPlan } from '#data/query-plan.ts';
import { checkAll, invalidField } from '#errors.ts';
import { loadWords } from '#recruiting/people/cvs/actions/resume.ts';
import { keysOf } from '#recruiting/jobs/sources/rules/origins.ts';
import { assertNotErased, assertOpen, assertStage } from '../rules.ts';
import type { ApplicationDetail, StageRow } from '../schemas/applications.ts';
import type { Assignment } from '../schemas/create.ts';
import {
  beforeApplication,
  cvOfCandidate,
  languageOfCandidate,
  sourceOfCandidate,
} from '../store/inserts.ts';
import { touchCandidate } from '../store/writes.ts';
import { assertNotApplied, createApplication, firstStage, toCreation } from './create.ts';
import type { Creation } from './create.ts';
import { fromSource, fromWhere } from './source.ts';

/** The source of applications that a member makes for somebody who has none of their own. */
export const assigned = { text: 'assigned' };
export const assignedKeys = keysOf(assigned.text, undefined);

/** Creates another application of an existing candidate. It shows the CV that the candidate has, and is found by its words. */
export async function assign(ctx: Ctx, input: Assignment): Promise<ApplicationDetail> {
  return createApplication(ctx, await prepareAssignment(ctx, input));
}

/** The same for those who show the application on another screen: its id. */
export async function assignUnseen(ctx: Ctx, input: Assignment): Promise<number> {
  const { id, ...change } = toCreation(ctx, await prepareAssignment(ctx, input));
  await commit(ctx, { ...change, answer: answerNothing() });
  return id;
}

async function prepareAssignment(ctx: Ctx, input: Assignment): Promise<Creation> {
  const person = { candidateId: input.candidate_id, applicationId: input.candidate_job_id };
  const { existing, cv, source } = await runPlan(
    ctx,
    QueryPlan.all({
      existing: beforeApplication(ctx, input.job_id, person, { keys: assignedKeys }),
      cv: cvOfCandidate(ctx, person),
      source: sourceOfCandidate(ctx, person),
    }),
  );
  const { stages } = existing;
  const field = input.candidate_id === undefined ? 'candidate_job_id' : 'candidate_id';
  checkAll(
    () => assertKnown('job_id', 'job', existing.job),
    () => assertKnown(field, 'candidate', existing.candidate),
    // Without a job, it is not known which stages there are.
    () => existing.job && input.stage_id !== undefined && startingStage(stages, input.stage_id),
  );
  const [job, candidate] = [rowOrNotFound(existing.job), rowOrNotFound(existing.candidate)];
  assertNotErased(candidate);
  assertOpen(job);
  assertNotApplied(existing.application);
  const stage = startingStage(stages, input.stage_id);
  const from = source ? fromSource(ctx, source) : fromWhere(ctx, existing.sources, assigned);
  const cvWords = cv && (await loadWords(ctx, cv));
  return toAssigned(ctx, { person: candidate, job, stage, from, cvWords });
}

function assertKnown(field: string, what: string, row: object | undefined): void {
  if (!row) throw invalidField(field, `No such ${what} in this company.`);
}

/** The first stage, or the one that is asked for. */
export function startingStage(stages: readonly StageRow[], id?: number): StageRow {
  const chosen = stages.find((one) => one.id === id);
  const stage = id === undefined ? firstStage(stages) : assertStage(chosen);
  // Reaching this stage hires the candidate, which must be a step of its own.
  if (stage.type === 'hired')
    throw invalidField('stage_id', 'An application cannot start in the hired stage.');
  return stage;
}

/** The application of somebody who is known, and has not sent it. */
export function toAssigned(
  ctx: Ctx,
  given: Pick<Creation, 'person' | 'job' | 'stage' | 'from' | 'cvWords'>,
): Creation {
  const { id } = given.person;
  return {
    ...given,
    consent: null,
    language: languageOfCandidate(ctx, id),
    answers: [],
    values: {},
    screening: { outcome: null, reasons: [] },
    rejection: null,
    typed: {},
    personWrites: touchCandidate(ctx, id),
    files: [],
  };
}
