/** CVs, cover letters and other documents of candidates (contract 2.10). Files and parsed CVs are in R2. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { documentKinds, parseStatuses } from '#vocabulary/lists.ts';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { id, instant, json } from './columns.ts';
import { companies } from './companies.ts';

/** The part of a parsed CV that lists show. It comes from the candidate's document. */
export type CvBrief = {
  location: string | null;
  label: string | null;
  skills: string[];
  languages: string[];
  work: string[];
};

/** What of a CV duplicates are found by. */
export type CvFingerprint = {
  /** Of the file; null where it is gone. */
  sha256: string | null;
  /** The last ones. */
  employers: string[];
};

/** Files of candidates, with what became of reading them. */
export const documents = sqliteTable(
  'documents',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    candidateId: integer().notNull(),
    /** The application it was sent with; 0: the person's own. */
    applicationId: integer().notNull(),
    kind: text({ enum: documentKinds }).notNull(),
    /** The uploaded file's name. */
    filename: text().notNull(),
    /** The key in R2. */
    key: text().notNull(),
    contentType: text().notNull(),
    byteCount: integer().notNull(),
    /** The outcome of reading a CV. */
    parseStatus: text({ enum: parseStatuses }),
    /** Counted with each claim, so that a CV that crashes the process is tried a bounded number of times. */
    parseAttempts: integer().notNull().default(0),
    /** When it is due; while it is read, when the lease ends. NULL: done. */
    parseDueAt: instant(),
    /** The key in R2 of the parsed CV: JSON Resume, and the text it was made from. */
    parsedKey: text(),
    cvBrief: json<CvBrief>(),
    /** Of a CV. NULL: it has not been read, or the cron has yet to make it. */
    fingerprint: json<CvFingerprint>(),
    createdAt: instant().notNull(),
    /** When it was removed: the files are deleted, and nothing shows it. */
    removedAt: instant(),
  },
  (t) => [
    index('documents_by_application').on(t.applicationId, t.id),
    index('documents_by_candidate').on(t.candidateId, t.id),
    index('documents_due')
      .on(t.parseDueAt)
      .where(sql`parse_due_at is not null`),
    index('documents_of_company')
      .on(t.companyId, t.parseDueAt)
      .where(sql`parse_due_at is not null`),
    index('documents_without_fingerprint')
      .on(t.id)
      .where(
        sql`kind = 'cv' and fingerprint is null and parse_due_at is null and removed_at is null`,
      ),
  ],
);

export const documentRecord = {
  candidateId: internal,
  applicationId: internal,
  key: internal,
  byteCount: internal,
  parseStatus: internal,
  parseAttempts: internal,
  parseDueAt: internal,
  parsedKey: internal,
  cvBrief: internal,
  fingerprint: internal,
  removedAt: internal,
} satisfies RecordOf<typeof documents, 'kind' | 'filename' | 'contentType' | 'createdAt'>;

/** Parsed CVs that were stored before they were files in R2. The cron moves them there. */
export const parsedCvs = sqliteTable('parsed_cvs', {
  documentId: integer()
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  resume: json<Record<string, unknown>>().notNull(),
  text: text().notNull(),
});

/** Files in R2 to be removed when due, unless a row that names them is committed before. */
export const fileRemovals = sqliteTable(
  'file_removals',
  {
    key: text().primaryKey(),
    dueAt: instant().notNull(),
  },
  (t) => [index('file_removals_due').on(t.dueAt)],
);
