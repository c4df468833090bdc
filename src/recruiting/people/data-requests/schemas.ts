/** Requests of candidates as the API answers them. */
import * as z from 'zod';
import type { dataRequests } from '#data/tables/portal.ts';
import { timestamp, timestampOrNull } from '#lib/time.ts';
import { dataRequestKinds } from '#vocabulary/data-requests.ts';

export type DataRequestRow = typeof dataRequests.$inferSelect;

export const DataRequest = z
  .object({
    id: z.int(),
    candidate_id: z.int(),
    kind: z
      .enum(dataRequestKinds)
      .describe('`erasure`: the candidate asked to be erased and is under legal hold.'),
    created_at: z.string(),
    updated_at: z.string(),
    due_at: z.string().describe('When it must be answered: 30 days after it was made.'),
    done_at: z.string().nullable(),
  })
  .meta({ id: 'DataRequest' });
export type DataRequest = z.output<typeof DataRequest>;

export function toDataRequest(row: DataRequestRow): DataRequest {
  return {
    id: row.id,
    candidate_id: row.candidateId,
    kind: row.kind,
    created_at: timestamp(row.createdAt),
    updated_at: timestamp(row.updatedAt),
    due_at: timestamp(row.dueAt),
    done_at: timestampOrNull(row.doneAt),
  };
}
