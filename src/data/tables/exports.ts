/** Exports of lists and of whole companies: files that a background job writes. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { exportEntities, exportFormats, exportStatuses } from '#lib/transfer-kinds.ts';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { id, instant, json } from './columns.ts';
import { companies } from './companies.ts';

/** How far the file has been written: parts that R2 has, and what is kept in a file of its own until it fills the next part. */
export type ExportProgress = {
  /** Where in the data the next slice begins: the kind of record, and the id of the last one. */
  at: { entity: number; after: number; more?: MoreRows[] };
  /** The multipart upload, once the first part was full. */
  uploadId: string | null;
  etags: string[];
  /** Bytes of the file so far. */
  bytes: number;
  /** The number of the file that holds what follows the last part; 0: nothing. */
  tail: number;
};

/** A list of a record that goes on after a row: the kind of record, its id, and what records that continue it name besides. */
export type MoreRows = {
  entity: number;
  list: string;
  id: number;
  after: number;
  names: Record<string, unknown>;
};

export const dataExports = sqliteTable(
  'exports',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** Who asked for it; NULL: the operator. */
    userId: integer(),
    clientId: integer(),
    entity: text({ enum: exportEntities }).notNull(),
    format: text({ enum: exportFormats }).notNull(),
    /** The filters of the list, as in its URL. */
    query: json<Record<string, string>>().notNull(),
    status: text({ enum: exportStatuses }).notNull(),
    /** Why it failed. */
    error: text(),
    rowCount: integer().notNull().default(0),
    byteCount: integer(),
    progress: json<ExportProgress>().notNull(),
    /** Counted with each claim, and again from 0 with each slice that is written. */
    attempts: integer().notNull().default(0),
    /** When it is due; while it is written, when the lease ends. NULL: done. */
    dueAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    finishedAt: instant(),
    /** When the file is deleted. */
    expiresAt: instant(),
  },
  (t) => [
    index('exports_by_company').on(t.companyId, t.id),
    index('exports_by_update').on(t.companyId, t.updatedAt, t.id),
    index('exports_open')
      .on(t.companyId)
      .where(sql`due_at is not null`),
    index('exports_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
  ],
);

/** Their files have many people, and are deleted when one of them is erased. */
export const dataExportRecord = {
  progress: internal,
  attempts: internal,
  dueAt: internal,
} satisfies RecordOf<
  typeof dataExports,
  | 'userId'
  | 'clientId'
  | 'entity'
  | 'format'
  | 'query'
  | 'status'
  | 'error'
  | 'rowCount'
  | 'byteCount'
  | 'createdAt'
  | 'finishedAt'
  | 'expiresAt'
>;
