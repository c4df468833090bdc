/** CVs and cover letters: the file is in R2, what it says in the row of its reading (contract 2.10). */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { documentKinds, parseStatuses } from '#vocabulary.ts';
import { id, instant, json } from './columns.ts';
import { companies } from './companies.ts';

export const documents = sqliteTable(
  'documents',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    candidateId: integer().notNull(),
    applicationId: integer().notNull(),
    kind: text({ enum: documentKinds }).notNull(),
    /** As it was called by whoever sent it. */
    filename: text().notNull(),
    /** In R2. */
    key: text().notNull(),
    contentType: text().notNull(),
    byteCount: integer().notNull(),
    /** Of a CV: what came of reading it. */
    parseStatus: text({ enum: parseStatuses }),
    /** Counted when it is taken up, so that what ends the process is bounded. */
    parseAttempts: integer().notNull().default(0),
    /** When it is to be read; while it is, when whoever does has lost it. NULL: it has ended. */
    parseDueAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('documents_by_application').on(t.applicationId, t.id),
    index('documents_by_candidate').on(t.candidateId, t.id),
    index('documents_due')
      .on(t.parseDueAt)
      .where(sql`parse_due_at is not null`),
  ],
);

/** What a CV says: JSON Resume, and the text it was made of. */
export const parsedCvs = sqliteTable('parsed_cvs', {
  documentId: integer()
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  resume: json<Record<string, unknown>>().notNull(),
  text: text().notNull(),
});

/** Files in R2 that go when their time comes, unless what names them is committed before. */
export const fileRemovals = sqliteTable(
  'file_removals',
  {
    key: text().primaryKey(),
    dueAt: instant().notNull(),
  },
  (t) => [index('file_removals_due').on(t.dueAt)],
);
