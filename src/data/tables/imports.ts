/** Imports of persons, applications and definitions, and what became of each row. */
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { importKinds, importResults, importStatuses } from '#lib/transfer-kinds.ts';
import { internal, special } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { flag, id, instant, json } from './columns.ts';
import { companies } from './companies.ts';

/** How the columns and names of a file are read. NULL of a job or stage: the rows are imported without it. */
export type ImportMapping = {
  /** The header of the file by the field that it fills. */
  columns?: Record<string, string>;
  jobs?: Record<string, number | null>;
  stages?: Record<string, number | null>;
  date_format?: 'dmy' | 'mdy' | 'ymd';
};

/** A file that comes in parts. */
export type ImportUpload = {
  uploadId: string;
  bytes: number;
  /** The tags of the parts that have come, by `p` and the number. */
  etags: Record<string, string>;
};

/** What the file holds. */
export type ImportFound = {
  /** Until the file is whole. */
  upload?: ImportUpload;
  headers: string[];
  /** The names in the columns of jobs and stages. */
  jobs: string[];
  stages: string[];
  /** Ways in which all of its dates can be read, where there are several. */
  dateFormats: string[];
  /** Files of rows or records, in order, each with the number of its rows. */
  chunks: { path: string; entity: string; rows: number; sha256?: string }[];
};

export type ImportCounts = Record<'created' | 'existing' | 'failed' | 'kept' | 'undone', number>;

/** Imports that members have begun, and how far each is. */
export const imports = sqliteTable(
  'imports',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    userId: integer(),
    clientId: integer(),
    kind: text({ enum: importKinds }).notNull(),
    /** Where the records come from: with their ids there, it says which were imported before. */
    source: text().notNull(),
    filename: text().notNull(),
    status: text({ enum: importStatuses }).notNull(),
    error: text(),
    mapping: json<ImportMapping>().notNull(),
    found: json<ImportFound>().notNull(),
    counts: json<ImportCounts>().notNull(),
    /** Rows of the file that the current pass has done, and of how many. */
    doneCount: integer().notNull().default(0),
    rowCount: integer().notNull().default(0),
    /** Jobs that are Live in a bundle become Drafts unless they are to stay Live. */
    keepsLive: flag(),
    attempts: integer().notNull().default(0),
    /** When it is due; while it is worked on, when the lease ends. NULL: nothing to do. */
    dueAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** When it began to write records. */
    startedAt: instant(),
    finishedAt: instant(),
    undoneAt: instant(),
  },
  (t) => [
    index('imports_by_company').on(t.companyId, t.id),
    index('imports_by_update').on(t.companyId, t.updatedAt, t.id),
    index('imports_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
  ],
);

/** What became of each record of an import. A dry run writes them, too. */
export const importRows = sqliteTable(
  'import_rows',
  {
    importId: integer().notNull(),
    /** The row of the file, from 1. */
    n: integer().notNull(),
    entity: text().notNull(),
    externalId: text().notNull(),
    result: text({ enum: importResults }).notNull(),
    recordId: integer(),
    /** What is wrong with it. */
    field: text(),
    message: text(),
    /** Of a dry run: what later rows need to know of the record, with the id that it would have. */
    checked: json<{ id: number }>(),
    /** Of a dry run: digests of what makes another row the same record. */
    key: text(),
    otherKey: text(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.n, t.entity, t.externalId] }),
    index('import_rows_by_record').on(t.importId, t.entity, t.externalId),
    index('import_rows_by_key')
      .on(t.importId, t.entity, t.key)
      .where(sql`key is not null`),
    index('import_rows_by_other_key')
      .on(t.importId, t.entity, t.otherKey)
      .where(sql`other_key is not null`),
    // Who is erased is found in results by it.
    index('import_rows_of_record')
      .on(t.recordId)
      .where(sql`record_id is not null`),
  ],
);

/** The records that were imported, by their ids in the other service: a second run adds none of them again. */
export const importRecords = sqliteTable(
  'import_records',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    source: text().notNull(),
    entity: text().notNull(),
    /** A keyed digest of the id, which can be an address. */
    externalId: text().notNull(),
    recordId: integer().notNull(),
    importId: integer().notNull(),
    /** The version of the record that the import has made; NULL: there was one already. */
    writtenAt: instant(),
    /** False: the id is as the file had it; the cron replaces it by its digest. */
    isKeyed: flag(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.source, t.entity, t.externalId] }),
    index('import_records_by_import').on(t.importId, t.entity, t.recordId),
    index('import_records_plain')
      .on(t.companyId)
      .where(sql`is_keyed = 0`),
  ],
);

/** For 30 days. */
export const importRowRecord = {
  importId: internal,
  n: internal,
  externalId: { erased: special },
  recordId: internal,
  checked: internal,
  key: internal,
  otherKey: internal,
} satisfies RecordOf<typeof importRows, 'entity' | 'result' | 'field' | 'message'>;

/** Keyed digests of ids of other services: imports know by them whom they must not add again. */
export const importedRecord = {
  externalId: internal,
  recordId: internal,
  importId: internal,
  writtenAt: internal,
  isKeyed: internal,
} satisfies RecordOf<typeof importRecords, 'source' | 'entity'>;
