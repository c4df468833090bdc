/** Assigns a candidate to another job (contract 4.8). */
import type { Ctx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { invalidField } from '#errors.ts';
import { loadWords } from '#recruiting/cvs/actions/resume.ts';
import { keysOf } from '#recruiting/sources/rules.ts';
import { assertNotErased, assertOpen, assertStage } from '../rules.ts';
import type { ApplicationDetail } from '../schemas.ts';
import type { Assignment } from '../schemas/create.ts';
import {
  beforeApplication,
  cvOfCandidate,
  languageOfCandidate,
  sourceOfCandidate,
} from '../store/inserts.ts';
import { touchCandidate } from '../store/writes.ts';
import { assertNotApplied, createApplication, firstStage } from './create.ts';
import { fromSource, fromWhere } from './source.ts';

/** The source of applications that a member makes for somebody who has none of their own. */
const ASSIGNED = 'assigned';

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
