/** Assigns people to a job: shown first, and done in few round trips. Each has a result of their own. */
import type { Ctx } from '#context.ts';
import { commitTogether } from '#data/commit.ts';
import { ConflictError } from '#data/database-errors.ts';
import { QueryPlan, rowOrNotFound, runPlan } from '#data/query-plan.ts';
import { ApiError } from '#errors.ts';
import type { Ref } from '#lib/ids.ts';
import { loadWords } from '#recruiting/people/cvs/actions/resume.ts';
import { assertNotErased, assertOpen } from '../rules.ts';
import type { JobRow, StageRow } from '../schemas/applications.ts';
import { beforeAssignments } from '../store/assignments.ts';
import type { AssignmentFacts, PersonToAssign } from '../store/assignments.ts';
import { assigned, assignedKeys, startingStage, toAssigned } from './assign.ts';
import { BATCH_MAX, doneItem, failedItem } from './bulk-items.ts';
import type { ItemResult } from './bulk-items.ts';
import { toCreation } from './create.ts';
import type { ApplicationChange } from './write.ts';
import { fromSource, fromWhere } from './source.ts';

type Wanted = { ids: readonly number[]; job?: Ref | undefined };

export type Assignments = {
  job: JobRow;
  stage: StageRow;
  /** Those who were found, by the id that was asked for. */
  people: ReadonlyMap<number, PersonToAssign>;
  results: ItemResult[];
};

/** `fault` says why the job takes nobody. */
export type AssignmentsReview = Pick<Assignments, 'people'> & {
  chosen: Assignments | null;
  fault: ApiError | null;
};

const ATTEMPTS_MAX = 3;

/** What would happen, without changing anything; `chosen` is null without a job that takes people. */
export function reviewPlan(ctx: Ctx, wanted: Wanted): QueryPlan<AssignmentsReview> {
  return QueryPlan.map(beforeAssignments(ctx, wanted, assignedKeys), (facts) => {
    const people = peopleOf(facts);
    if (!wanted.job) return { people, chosen: null, fault: null };
    try {
      const place = placeOf(facts);
      const results = toItems(facts, wanted.ids).map(({ result }) => result);
      return { people, chosen: { ...place, people, results }, fault: null };
    } catch (error) {
      if (error instanceof ApiError && error.status !== 404)
        return { people, chosen: null, fault: error };
      throw error;
    }
  });
}

/** Who is refused does not stop the others. */
export async function assignMany(ctx: Ctx, { ids, job }: Required<Wanted>): Promise<Assignments> {
  const facts = await runPlan(ctx, beforeAssignments(ctx, { ids, job }, assignedKeys));
  const [place, people] = [placeOf(facts), peopleOf(facts)];
  const results: ItemResult[] = [];
  for (let from = 0; from < ids.length; from += BATCH_MAX) {
    const batch = { ids: ids.slice(from, from + BATCH_MAX), job };
    // oxlint-disable-next-line no-await-in-loop -- One batch after the other limits the load on the database.
    results.push(...(await assignBatch(ctx, batch, facts)));
  }
  return { ...place, people, results };
}

/** All of them or nobody: where somebody else changes one of them first, all are read again. */
async function assignBatch(
  ctx: Ctx,
  wanted: Required<Wanted>,
  facts: AssignmentFacts,
  attempt = 1,
): Promise<ItemResult[]> {
  const items = toItems(facts, wanted.ids);
  const people = items.flatMap(({ person }) => person ?? []);
  try {
    if (people.length > 0) await commitAssignments(ctx, facts, people);
    return items.map(({ result }) => result);
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    if (attempt === ATTEMPTS_MAX) {
      return items.map(({ person, result }) =>
        person ? failedItem(result.id, error.apiError) : result,
      );
    }
    const again = await runPlan(ctx, beforeAssignments(ctx, wanted, assignedKeys));
    return assignBatch(ctx, wanted, again, attempt + 1);
  }
}

/** Where they are assigned to. Throws if there is no such job, or it takes nobody. */
function placeOf({ job: found, stages }: AssignmentFacts): { job: JobRow; stage: StageRow } {
  const job = rowOrNotFound(found);
  assertOpen(job);
  return { job, stage: startingStage(stages) };
}

/** Throws if none of them is there. */
function peopleOf({ people }: AssignmentFacts): Assignments['people'] {
  if (people.length === 0) throw new ApiError('not_found');
  return new Map(people.map((person) => [person.asked, person]));
}

type Item = { result: ItemResult; person?: PersonToAssign };

/** Two ids can be of one person, since both were merged. */
function toItems(facts: AssignmentFacts, ids: readonly number[]): Item[] {
  const people = peopleOf(facts);
  const taken = new Set<number>();
  return ids.map((id) => {
    try {
      const person = rowOrNotFound(people.get(id));
      assertNotErased(person);
      if (person.applicationId !== null || taken.has(person.id))
        throw new ApiError('duplicate_application');
      taken.add(person.id);
      return { result: doneItem(id), person };
    } catch (error) {
      if (error instanceof ApiError) return { result: failedItem(id, error) };
      throw error;
    }
  });
}

async function commitAssignments(
  ctx: Ctx,
  facts: AssignmentFacts,
  people: readonly PersonToAssign[],
): Promise<void> {
  const place = placeOf(facts);
  // The source that those share who have none of their own is created once.
  const { before, ...shared } = fromWhere(ctx, facts.sources, assigned);
  const cvs = new Map(facts.cvs.map((cv) => [cv.candidateId, cv]));
  const changes = people.map(async (person): Promise<ApplicationChange> => {
    const { id, sourceId, sourceName: name } = person;
    const isOwn = sourceId !== null && name !== null;
    const from = isOwn ? fromSource(ctx, { id: sourceId, name }) : { ...shared, before: [] };
    const cv = cvs.get(id);
    const cvWords = cv && (await loadWords(ctx, cv));
    return toCreation(ctx, toAssigned(ctx, { ...place, person, from, cvWords }));
  });
  await commitTogether(ctx, await Promise.all(changes), before);
}
