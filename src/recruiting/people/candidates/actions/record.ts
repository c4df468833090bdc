/** What the pages of a person show: the record with all documents, and what merging and erasing would do. One round trip each. */
import type { Ctx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Ref } from '#lib/ids.ts';
import { reviewPlan } from '#recruiting/pipeline/applications/actions/assign-many.ts';
import type { AssignmentsReview } from '#recruiting/pipeline/applications/actions/assign-many.ts';
import { documentUrl } from '#recruiting/pipeline/applications/actions/documents.ts';
import { toDocument } from '#recruiting/pipeline/applications/schemas/documents.ts';
import type { CandidateDocument } from '#recruiting/pipeline/applications/schemas/documents.ts';
import { fieldForm } from '#recruiting/people/custom-fields/actions/form.ts';
import type { FieldForm } from '#recruiting/people/custom-fields/actions/form.ts';
import { toPerson } from '../schemas/candidates.ts';
import type { Candidate } from '../schemas/candidates.ts';
import { findCandidate } from '../store/candidates.ts';
import { tagsPlan } from '../store/choices.ts';
import type { Choice } from '../store/choices.ts';
import { allDocuments } from '../store/documents.ts';
import { liveJobs } from '../store/live-jobs.ts';
import { consentsOf, countPairs, tallyOf } from '../store/record.ts';
import type { ConsentRow, Tally } from '../store/record.ts';
import { candidatePlan, candidatesPlan } from './people.ts';

export type PersonRecord = {
  person: Candidate;
  /** The own ones, and those of applications. */
  documents: CandidateDocument[];
  consents: ConsentRow[];
  /** The tags of the company. */
  tags: Choice[];
  /** The fields of candidates. */
  custom: FieldForm;
  /** The pairs with others who may be the same person. */
  duplicates: number;
};

export function showRecord(ctx: Ctx, id: number): Promise<PersonRecord> {
  const plan = QueryPlan.all({
    person: candidatePlan(ctx, id),
    documents: allDocuments(ctx, id),
    consents: consentsOf(ctx, id),
    tags: tagsPlan(ctx),
    custom: fieldForm(ctx, 'candidate'),
    duplicates: countPairs(ctx, id),
  });
  return runPlan(
    ctx,
    QueryPlan.map(plan, ({ documents, ...record }) => ({
      ...record,
      documents: documents.map((document) => toDocument(document, documentUrl(ctx, document))),
    })),
  );
}

export type Hit = Pick<Candidate, 'id' | 'first_name' | 'last_name' | 'email'>;

export type MergePreview = {
  person: Candidate;
  /** Who would be merged into the person, and how much of theirs moves. */
  other: Candidate | null;
  tally: Tally | null;
  /** Who is found by the words. */
  hits: Hit[];
};

const HITS_MAX = 20;

/** `words` are a name, an email address, or the id of a person. */
export function previewMerge(
  ctx: Ctx,
  id: number,
  { from, words }: { from: number | null; words: string },
): Promise<MergePreview> {
  const plan = QueryPlan.all({
    person: candidatePlan(ctx, id),
    other: from === null ? QueryPlan.of(null) : candidatePlan(ctx, from),
    tally: from === null ? QueryPlan.of(null) : tallyOf(ctx, from),
    hits: hitsPlan(ctx, words),
  });
  return runPlan(ctx, plan);
}

function hitsPlan(ctx: Ctx, words: string): QueryPlan<Hit[]> {
  if (words === '') return QueryPlan.of([]);
  if (/^\d{1,16}$/u.test(words)) {
    return QueryPlan.map(findCandidate(ctx, Number(words)), (row) => (row ? [toPerson(row)] : []));
  }
  const query = { page: 1, max: HITS_MAX, 'search-key': words };
  return QueryPlan.map(candidatesPlan(ctx, query, {}), ({ data }) => data);
}

export type LiveJob = { id: number; hashId: string; title: string };

/** Live jobs, those with `words` in their titles, newest first, and the person, whose applications say which are left. */
export function previewAssignment(
  ctx: Ctx,
  id: number,
  words: string,
): Promise<{ person: Candidate; jobs: LiveJob[] }> {
  return runPlan(
    ctx,
    QueryPlan.all({ person: candidatePlan(ctx, id), jobs: liveJobs(ctx, words, HITS_MAX) }),
  );
}

/** The same for several people, with what would happen to each where the job is chosen. */
export function previewAssignments(
  ctx: Ctx,
  wanted: { ids: readonly number[]; job?: Ref | undefined },
  words: string,
): Promise<AssignmentsReview & { jobs: LiveJob[] }> {
  const plan = QueryPlan.all({
    review: reviewPlan(ctx, wanted),
    jobs: liveJobs(ctx, words, HITS_MAX),
  });
  return runPlan(
    ctx,
    QueryPlan.map(plan, ({ review, jobs }) => ({ ...review, jobs })),
  );
}

export function previewErase(ctx: Ctx, id: number): Promise<{ person: Candidate; tally: Tally }> {
  return runPlan(ctx, QueryPlan.all({ person: candidatePlan(ctx, id), tally: tallyOf(ctx, id) }));
}
