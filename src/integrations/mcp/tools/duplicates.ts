/** The tool that lists candidates who may be the same person. Merging is left to members. */
import * as z from 'zod';
import { Id } from '#lib/id-schemas.ts';
import { cursorParam } from '#lib/pagination-fields.ts';
import { listDuplicates } from '#recruiting/people/duplicates/actions.ts';
import { DuplicatePair } from '#recruiting/people/duplicates/schemas.ts';
import { untrusted } from '../schemas.ts';
import { tool } from '../tool.ts';
import { pageText } from './words.ts';

const LISTED_MAX = 50;
const LISTED_DEFAULT = 20;

const Candidate = z.object({
  candidate_id: z.int(),
  application_count: z.int(),
  added_at: z.string(),
  from_candidate: z.object({
    untrusted,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
  }),
});

const Pair = z.object({
  pair_id: z.int(),
  reasons: DuplicatePair.shape.reasons,
  candidates: z.array(Candidate).describe('Both, the older record first.'),
});

export const listDuplicatesTool = tool(
  {
    name: 'list_duplicates',
    title: 'List possible duplicates',
    about:
      'List pairs of candidates who may be the same person, the last found first, with the reason. Members merge or dismiss them in the console.',
    needs: 'applicants.read',
    effect: 'reads',
    input: z.object({
      candidate_id: Id.optional().describe('Only pairs of this candidate.'),
      max: z.int().min(1).max(LISTED_MAX).default(LISTED_DEFAULT),
      cursor: cursorParam('The `next_cursor` of the previous answer.'),
    }),
    returns: z.object({
      pairs: z.array(Pair),
      total: z.int().describe('Counted to 1,000.'),
      next_cursor: z.string().nullable().describe('Null at the end of the list.'),
    }),
  },
  async (ctx, { candidate_id: candidateId, max, cursor }) => {
    const page = await listDuplicates(ctx, { page: 1, max, candidate_id: candidateId, cursor });
    const { total, next_cursor: next } = page;
    return {
      data: { pairs: page.data.map(toPair), total, next_cursor: next },
      text: `${total} pairs. ${pageText(page)}`,
    };
  },
);

function toPair({ id, reasons, candidates }: DuplicatePair): z.output<typeof Pair> {
  return {
    pair_id: id,
    reasons,
    candidates: candidates.map((one) => ({
      candidate_id: one.id,
      application_count: one.application_count,
      added_at: one.created_at,
      from_candidate: {
        untrusted: true,
        name: `${one.first_name} ${one.last_name}`.trim(),
        email: one.email,
        phone: one.phone,
      },
    })),
  };
}
