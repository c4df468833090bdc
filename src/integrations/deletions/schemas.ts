/** Deleted records on the wire. */
import * as z from 'zod';
import { anyCase } from '#lib/choice-schemas.ts';
import { feedPositionParam } from '#lib/feed-position.ts';
import { countParam } from '#lib/pagination-fields.ts';
import { timestamp } from '#lib/time.ts';
import { deletionKinds, deletionReasons } from '#vocabulary/deletions.ts';
import type { DeletionRow } from './store.ts';

const LIMIT_DEFAULT = 100;
const LIMIT_MAX = 500;

export const DeletionQuery = z.object({
  after: feedPositionParam(
    'The `next_after` of the previous page. 0 starts at the oldest deletion that is kept.',
  ),
  limit: countParam('Deletions per page, at most 500.', LIMIT_DEFAULT, LIMIT_MAX),
  kind: anyCase(deletionKinds).optional().describe('Only records of this kind.'),
});
export type DeletionQuery = z.output<typeof DeletionQuery>;

export const Deletion = z
  .object({
    id: z.int().describe('The position in the list. Ids increase with every deletion.'),
    kind: z.enum(deletionKinds),
    record_id: z.int(),
    reason: z
      .enum(deletionReasons)
      .describe(
        '`erased`: the personal data of a candidate is gone, and the record stays without it. Delete your copy of the person. `merged`: `into_id` is the record that has what this one had. `import_undone`: the import that had created it was undone.',
      ),
    into_id: z.int().nullable(),
    deleted_at: z.string(),
  })
  .meta({ id: 'Deletion' });
export type Deletion = z.output<typeof Deletion>;

export const DeletionPage = z.object({
  data: z.array(Deletion),
  next_after: z.int().describe('Send this as `after` in the next request.'),
  has_more: z.boolean(),
  has_gap: z
    .boolean()
    .describe(
      'True if deletions after `after` have expired, 400 days after they happened: compare your copy with the lists.',
    ),
});
export type DeletionPage = z.output<typeof DeletionPage>;

export function toDeletion({
  id,
  kind,
  recordId,
  reason,
  intoId,
  deletedAt,
}: DeletionRow): Deletion {
  return {
    id,
    kind,
    record_id: recordId,
    reason,
    into_id: intoId,
    deleted_at: timestamp(deletedAt),
  };
}
