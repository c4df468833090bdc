/** Exports as the API accepts and answers them, in addition to the contract. */
import * as z from 'zod';
import type { dataExports } from '#data/tables/exports.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { Id } from '#lib/id-schemas.ts';
import { once } from '#lib/lazy.ts';
import { timestamp, timestampOrNull } from '#lib/time.ts';
import {
  Application,
  toApplication,
} from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { ApplicationFacts } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { CandidateListed, toListed } from '#recruiting/people/candidates/schemas/candidates.ts';
import { ListFilters } from '#recruiting/people/saved-views/schemas.ts';
import { exportEntities, exportFormats, exportStatuses } from '#lib/transfer-kinds.ts';
import { columnsOf } from '../rules/exports.ts';
import type { Columns } from '../rules/exports.ts';

export const NewExport = z
  .object({
    entity: anyCase(exportEntities)
      .optional()
      .describe(
        'A list, or `company`: everything that a bundle holds. Required without `view_id`.',
      ),
    format: anyCase(exportFormats)
      .optional()
      .describe('`csv`, which is the default, or `ndjson`; `bundle` for `company`.'),
    query: ListFilters.optional(),
    view_id: Id.optional().describe(
      'A saved view: its list and its filters, instead of `entity` and `query`.',
    ),
  })
  .meta({ id: 'NewExport', example: { entity: 'applications', query: { status: 'hired' } } });
export type NewExport = z.output<typeof NewExport>;

export const Export = z
  .object({
    id: z.int(),
    entity: z.enum(exportEntities),
    format: z.enum(exportFormats),
    query: z.record(z.string(), z.string()),
    status: z
      .enum([...exportStatuses, 'expired'])
      .describe(
        '`expired`: the file was deleted, 24 hours after it was finished or when a candidate was erased.',
      ),
    error: z
      .string()
      .nullable()
      .describe(
        'Why it failed: `too_many_rows` of more than 100,000, `candidate_erased` while it was written, or `unavailable`.',
      ),
    rows: z.int().describe('The records that were written.'),
    size: z.int().nullable().describe('The bytes of the file.'),
    url: z
      .string()
      .nullable()
      .describe(
        'A link to the file, valid for 15 minutes; null unless it is `finished` and the token may export it.',
      ),
    created_at: z.string(),
    updated_at: z.string(),
    finished_at: z.string().nullable(),
    expires_at: z.string().nullable().describe('When the file is deleted.'),
  })
  .meta({ id: 'Export' });
export type Export = z.output<typeof Export>;

export type ExportRow = typeof dataExports.$inferSelect;

/** `url` leads to the file while there is one; null where the caller must not read it. */
export function toExport(
  row: ExportRow,
  now: Date,
  url: (row: ExportRow) => string | null,
): Export {
  const isExpired = row.expiresAt !== null && row.expiresAt <= now;
  const isThere = row.status === 'finished' && !isExpired;
  return {
    id: row.id,
    entity: row.entity,
    format: row.format,
    query: row.query,
    status: row.status === 'finished' && isExpired ? 'expired' : row.status,
    error: row.error,
    rows: row.rowCount,
    size: row.byteCount,
    url: isThere ? url(row) : null,
    created_at: timestamp(row.createdAt),
    updated_at: timestamp(row.updatedAt),
    finished_at: timestampOrNull(row.finishedAt),
    expires_at: timestampOrNull(row.expiresAt),
  };
}

/** What a line holds: the record as the list answers it. */
export const recordOf = {
  applications: (facts: ApplicationFacts) => toApplication(facts),
  candidates: toListed,
};

/** A column for each custom field, in place of one for all. */
export function withFields(columns: Columns, keys: readonly string[]): Columns {
  return columns.flatMap((path) =>
    path === 'custom' ? keys.map((key) => `custom.${key}`) : [path],
  );
}

/** The columns of the CSV, which follow the record. */
export const listColumns: Readonly<Record<'applications' | 'candidates', () => Columns>> = {
  applications: once(() => columnsOf(z.toJSONSchema(z.object(Application.shape)))),
  candidates: once(() => columnsOf(z.toJSONSchema(z.object(CandidateListed.shape)))),
};
