/** Pairs of candidates who may be the same person, as the API answers them. */
import * as z from 'zod';
import type { duplicatePairs } from '#data/tables/duplicates.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { PathId } from '#lib/id-schemas.ts';
import { Paging } from '#lib/pagination-schemas.ts';
import { timestamp, timestampOrNull } from '#lib/time.ts';
import type { CandidateRow } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { CandidateListed, toPerson } from '#recruiting/people/candidates/schemas/candidates.ts';
import { duplicateReasons } from '#vocabulary/lists.ts';
import { reasonsOf } from './rules.ts';

export const DuplicateQuery = Paging.extend({
  candidate_id: PathId.optional().describe('Only pairs of this candidate.'),
  dismissed: anyCase(['yes'])
    .optional()
    .describe('`yes`: the pairs that a member has dismissed, which are left out otherwise.'),
});
export type DuplicateQuery = z.output<typeof DuplicateQuery>;

const DuplicateCandidate = CandidateListed.omit({ tags: true, custom: true }).meta({
  id: 'DuplicateCandidate',
});

export const DuplicatePair = z
  .object({
    id: z.int(),
    reasons: z
      .array(z.enum(duplicateReasons))
      .describe(
        'What both have: `phone`: the name and the phone number; `employer`: the name and an employer of their CVs; `cv`: the same CV file.',
      ),
    candidates: z.array(DuplicateCandidate).describe('Both, the older record first.'),
    created_at: z.string(),
    updated_at: z.string(),
    dismissed_at: z
      .string()
      .nullable()
      .describe('When a member said that they are not the same person.'),
  })
  .meta({ id: 'DuplicatePair' });
export type DuplicatePair = z.output<typeof DuplicatePair>;

export const Dismissal = z
  .object({ is_dismissed: z.boolean().describe('False: the pair is suggested again.') })
  .meta({ id: 'DuplicateDismissal' });

export type PairRow = typeof duplicatePairs.$inferSelect;
export type PairedPerson = { row: CandidateRow; applicationCount: number };

export function toPair(pair: PairRow, persons: ReadonlyMap<number, PairedPerson>): DuplicatePair {
  const both = [pair.candidateId, pair.otherId].flatMap((id) => persons.get(id) ?? []);
  return {
    id: pair.id,
    reasons: reasonsOf(pair.reasons),
    candidates: both.map(({ row, applicationCount }) =>
      Object.assign(toPerson(row), { application_count: applicationCount }),
    ),
    created_at: timestamp(pair.createdAt),
    updated_at: timestamp(pair.updatedAt),
    dismissed_at: timestampOrNull(pair.dismissedAt),
  };
}
