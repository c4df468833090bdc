/** Imports as the API accepts and answers them, in addition to the contract. */
import * as z from 'zod';
import type { importRows, imports, ImportUpload } from '#data/tables/imports.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { Id } from '#lib/id-schemas.ts';
import { Paging } from '#lib/pagination-schemas.ts';
import { SingleLine } from '#lib/text-schemas.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import { timestamp, timestampOrNull } from '#lib/time.ts';
import { importKinds, importResults, importStatuses } from '#lib/transfer-kinds.ts';
import { CustomKey } from '#recruiting/people/custom-fields/schemas.ts';
import { dateFormats } from '../rules/dates.ts';
import { missingParts, PART_BYTES, PARTS_BYTES_MAX, partsOf, UNDO_MS } from '../rules/imports.ts';
import { openQuestions } from '../rules/mapping.ts';
import { CUSTOM } from '../rules/custom-cells.ts';
import { csvFields, presets } from '../rules/presets.ts';

const Header = SingleLine.max(STRING_LENGTH_MAX);
const Name = z.string().max(STRING_LENGTH_MAX);

/** `email`, or `custom.` and the key of a custom field. */
const ColumnField = z
  .string()
  .refine(
    (name) =>
      csvFields.some((one) => one === name) ||
      (name.startsWith(CUSTOM) && CustomKey.safeParse(name.slice(CUSTOM.length)).success),
    'Is no field.',
  );

const Mapping = z.object({
  columns: z
    .record(ColumnField, Header)
    .optional()
    .describe(
      `The header of the column that fills each field: ${csvFields.join(', ')}, or ${CUSTOM} and the key of a custom field of candidates or applications. Replaces what was guessed.`,
    ),
  jobs: z
    .record(Name, Id.nullable())
    .optional()
    .describe('The job of each name in the file; null: the candidate is imported without it.'),
  stages: z
    .record(Name, Id.nullable())
    .optional()
    .describe(
      'A stage for each name in the file; in a job of another pipeline, the one of the same name or type. Null: the first stage.',
    ),
  keep_live: z
    .boolean()
    .optional()
    .describe(
      'Of a bundle: whether jobs that are Live in it are published. Else they become Drafts, and their rows say so.',
    ),
  date_format: anyCase(dateFormats)
    .optional()
    .describe(
      'How dates such as 03/04/05 are read: day, month and year, in the order in which they stand.',
    ),
});

export const NewImport = z
  .object({
    source: anyCase(presets)
      .optional()
      .describe('Where a CSV file comes from, which says what its columns mean.'),
    keep_live: anyCase(['true', 'false'])
      .optional()
      .describe('`true`: jobs that are Live in a bundle are published. Else they become Drafts.'),
  })
  .meta({ example: { source: 'greenhouse' } });
export type NewImport = z.output<typeof NewImport>;

export const NewUpload = z
  .object({
    filename: SingleLine.min(1).max(STRING_LENGTH_MAX),
    byte_count: z.int().min(1).max(PARTS_BYTES_MAX).describe('The size of the whole file.'),
    keep_live: z
      .boolean()
      .optional()
      .describe('Jobs that are Live in the bundle are published. Else they become Drafts.'),
  })
  .meta({ id: 'NewImportUpload', example: { filename: 'company.zip', byte_count: 40_000_000 } });
export type NewUpload = z.output<typeof NewUpload>;

export const NewPart = z.object({
  number: z
    .string()
    .regex(/^[1-9]\d{0,3}$/u, 'Must be a number from 1.')
    .transform(Number)
    .describe('Which part of the file it is, from 1.'),
});
export type NewPart = z.output<typeof NewPart>;

export const ImportChange = z.object({ mapping: Mapping }).meta({
  id: 'ImportChange',
  example: { mapping: { date_format: 'dmy', jobs: { Baker: null } } },
});
export type ImportChange = z.output<typeof ImportChange>;

export const Import = z
  .object({
    id: z.int(),
    kind: z.enum(importKinds),
    source: z.string(),
    filename: z.string(),
    status: z.enum(importStatuses),
    error: z.string().nullable().describe('What is wrong with the file.'),
    upload: z
      .object({
        part_bytes: z.int().describe('The size of each part but the last.'),
        parts: z.int(),
        missing: z.array(z.int()).describe('The parts that have not come yet.'),
      })
      .nullable()
      .describe('While the file comes in parts.'),
    headers: z.array(z.string()).describe('The columns of a CSV file.'),
    ignored_columns: z.array(z.string()).describe('The columns that fill no field.'),
    mapping: z.object({
      columns: z.record(z.string(), z.string()),
      jobs: z.record(z.string(), z.int().nullable()),
      stages: z.record(z.string(), z.int().nullable()),
      date_format: z.enum(dateFormats).nullable(),
      keep_live: z.boolean().describe('Whether jobs that are Live in a bundle are published.'),
    }),
    open: z
      .array(z.object({ field: z.string(), values: z.array(z.string()) }))
      .describe('What the mapping has yet to say before the dry run.'),
    rows: z.int(),
    done: z.int().describe('The rows that the current pass has done.'),
    counts: z
      .object({
        created: z.int(),
        existing: z.int(),
        failed: z.int(),
        kept: z.int(),
        undone: z.int(),
      })
      .describe('Records, not rows. After a dry run: what the import would do.'),
    results_url: z
      .string()
      .nullable()
      .describe('What became of each record, as CSV; valid for 15 minutes, kept for 7 days.'),
    created_at: z.string(),
    updated_at: z.string(),
    finished_at: z
      .string()
      .nullable()
      .describe('When it ended: `imported`, `canceled` or `failed` after it was started.'),
    undo_until: z.string().nullable(),
    undone_at: z.string().nullable(),
  })
  .meta({ id: 'Import' });
export type Import = z.output<typeof Import>;

export const ImportRowQuery = Paging.pick({ page: true, max: true }).extend({
  result: anyCase(importResults).optional(),
});
export type ImportRowQuery = z.output<typeof ImportRowQuery>;

export const ImportRow = z
  .object({
    row: z.int().describe('The row of the file, from 1; the header is not counted.'),
    entity: z.string(),
    external_id: z.string(),
    result: z.enum(importResults),
    record_id: z.int().nullable(),
    field: z.string().nullable(),
    message: z
      .string()
      .nullable()
      .describe('What is wrong with the field, or how it is imported other than the file has it.'),
  })
  .meta({ id: 'ImportRow' });
export type ImportRow = z.output<typeof ImportRow>;

export type ImportTableRow = typeof imports.$inferSelect;

export function toImport(row: ImportTableRow, resultsUrl: string): Import {
  const { mapping, found } = row;
  const hasResults = row.status === 'checked' || row.finishedAt !== null;
  return {
    id: row.id,
    kind: row.kind,
    source: row.source,
    filename: row.filename,
    status: row.status,
    error: row.error,
    upload: row.status === 'uploading' && found.upload ? toUpload(found.upload) : null,
    headers: found.headers,
    ignored_columns: ignoredColumns(found.headers, mapping.columns ?? {}),
    mapping: {
      columns: mapping.columns ?? {},
      jobs: mapping.jobs ?? {},
      stages: mapping.stages ?? {},
      date_format: mapping.date_format ?? null,
      keep_live: row.keepsLive,
    },
    open: row.status === 'mapping' ? openQuestions(found, mapping) : [],
    rows: row.rowCount,
    done: row.doneCount,
    counts: row.counts,
    results_url: hasResults ? resultsUrl : null,
    created_at: timestamp(row.createdAt),
    updated_at: timestamp(row.updatedAt),
    finished_at: timestampOrNull(row.finishedAt),
    undo_until: row.finishedAt && timestamp(new Date(row.finishedAt.getTime() + UNDO_MS)),
    undone_at: timestampOrNull(row.undoneAt),
  };
}

function ignoredColumns(headers: readonly string[], columns: Record<string, string>): string[] {
  const used = new Set(Object.values(columns));
  return headers.filter((header) => header !== '' && !used.has(header));
}

function toUpload(upload: ImportUpload) {
  const missing = missingParts(upload);
  return { part_bytes: PART_BYTES, parts: partsOf(upload).length, missing };
}

export function toImportRow(row: typeof importRows.$inferSelect): ImportRow {
  return {
    row: row.n,
    entity: row.entity,
    external_id: row.externalId,
    result: row.result,
    record_id: row.recordId,
    field: row.field,
    message: row.message,
  };
}
