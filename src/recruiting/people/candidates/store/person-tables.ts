/**
 * Every table that holds something about a person, and what happens to it when the person is exported, merged or erased.
 * Erasing (also at the end of the retention period), merging and exporting walk this list, and nothing else knows the tables.
 * A test fails for a table with a `candidate_id` or `application_id` that is not in it. docs/persons.md says how to add one.
 */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { deleteMails, deleteMailsOfMeetings } from '#mail/store/outbox.ts';
import type { CandidateRow } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { eraseAttendee, eraseMeetings } from '#recruiting/interviews/meetings/store/people.ts';
import { deletePairs } from '#recruiting/people/duplicates/store/pairs.ts';
import { closeRequests } from '#recruiting/people/data-requests/store.ts';
import { deleteExportFiles, eraseImportRows } from '#recruiting/transfers/store/erase.ts';
import { meetingPerson, meetingsOf } from './meetings.ts';
import {
  eraseApplications,
  eraseEvents,
  eraseStoredAnswers,
  erasePerson,
  eraseWebhookLogs,
} from './person-rows.ts';

/** A person who is erased. */
export type Erased = { row: CandidateRow; id: number; applications: SQL };

/** The columns of a table that name a person or one of their applications. */
export type PersonColumn = 'candidate_id' | 'application_id';

/**
 * What becomes of the rows of a person who is merged into another. `move`: they are the other's, and those of an application
 * for a job that both have applied to belong to the application that is kept. `union`: as `move`, but where the other has such a
 * row, one of them is kept. `keep`: only what the other has is kept. Absent: `mergeStatements` does it.
 */
type Merge = 'move' | 'union' | 'keep';

export type PersonTable = {
  table: string;
  /** How its rows are found. Without any, what it does with them is a function. */
  by?: readonly PersonColumn[];
  /** `kept`: nothing in it is personal, as its record says. Else the statements that blank it. */
  erase: 'delete' | 'kept' | ((ctx: Ctx, person: Erased) => Statement[]);
  /** The keys of files in R2 that its rows name, as the columns that hold them: they are deleted with the rows. */
  files?: readonly string[];
  merge?: Merge;
};

/**
 * In the order in which they are erased: what finds others goes last. Triggers take a person out of `application_index` and
 * `candidate_index`.
 */
export const personTables: readonly PersonTable[] = [
  {
    table: 'candidates',
    erase: (ctx, { row }) => erasePerson(ctx, row),
  },
  {
    table: 'candidate_links',
    by: ['candidate_id'],
    erase: 'delete',
    merge: 'move',
  },
  {
    // Triggers take the tokens out of the indexes.
    table: 'candidate_tags',
    by: ['candidate_id'],
    erase: 'delete',
    merge: 'union',
  },
  {
    // By key: a merge adds what only the other person has.
    table: 'candidate_values',
    by: ['candidate_id'],
    erase: 'delete',
    merge: 'union',
  },
  {
    // As those of candidates.
    table: 'application_values',
    by: ['application_id'],
    erase: 'delete',
    merge: 'union',
  },
  {
    table: 'candidate_aliases',
    by: ['candidate_id'],
    // An id that was merged still names the one that was kept.
    erase: 'kept',
    merge: 'move',
  },
  {
    table: 'application_aliases',
    by: ['application_id'],
    // An id that was merged still names the one that was kept.
    erase: 'kept',
    merge: 'move',
  },
  {
    // The cron writes those of the person who is kept again.
    table: 'duplicate_keys',
    by: ['candidate_id'],
    erase: 'delete',
    merge: 'keep',
  },
  {
    // Their files, for a day.
    table: 'exports',
    erase: (ctx) => deleteExportFiles(ctx),
  },
  {
    // Imports know by it whom they must not add again.
    table: 'import_records',
    // Keyed digests of ids of other services.
    erase: 'kept',
    // Imports follow the alias.
  },
  {
    // Found by the records, before meetings and emails are gone.
    table: 'import_rows',
    erase: (ctx, { id, applications }) => eraseImportRows(ctx, id, applications),
  },
  {
    table: 'duplicate_pairs',
    by: ['candidate_id'],
    erase: (ctx, { id }) => [deletePairs(ctx, id)],
  },
  {
    table: 'portal_tokens',
    by: ['candidate_id'],
    erase: 'delete',
    // Links went to the address of the other person.
    merge: 'keep',
  },
  {
    table: 'portal_codes',
    by: ['candidate_id'],
    erase: 'delete',
    merge: 'keep',
  },
  {
    table: 'data_requests',
    by: ['candidate_id'],
    erase: (ctx, { id }) => [closeRequests(ctx, id)],
    merge: 'move',
  },
  {
    table: 'mails',
    by: ['application_id'],
    erase: (ctx, { row, applications }) => [
      deleteMails(ctx, applications),
      deleteMailsOfMeetings(ctx, meetingsOf(ctx, meetingPerson(ctx, row))),
    ],
    merge: 'move',
  },
  {
    // With the messages as they came.
    table: 'received_emails',
    by: ['application_id'],
    erase: 'delete',
    files: ['raw_key'],
    merge: 'move',
  },
  {
    // Stored answers of idempotent requests, found before the attendees are gone.
    table: 'idempotency_keys',
    erase: (ctx, { row }) => eraseStoredAnswers(ctx, row),
  },
  {
    table: 'meetings',
    by: ['application_id'],
    erase: (ctx, { row, applications }) => [
      ...eraseMeetings(ctx, applications),
      ...eraseAttendee(ctx, row.emailKey),
    ],
    merge: 'move',
  },
  {
    table: 'application_search',
    erase: (ctx, { applications }) => [
      rawStatement(ctx, sql`delete from application_search where rowid in ${applications}`),
    ],
  },
  {
    table: 'application_notes',
    by: ['application_id'],
    erase: 'delete',
    merge: 'move',
  },
  {
    table: 'feedback',
    by: ['application_id'],
    erase: 'delete',
    merge: 'union',
  },
  {
    table: 'feedback_requests',
    by: ['application_id'],
    erase: 'delete',
    merge: 'union',
  },
  {
    // Their titles may name the person.
    table: 'tasks',
    by: ['application_id'],
    erase: 'delete',
    merge: 'move',
  },
  {
    table: 'notifications',
    by: ['application_id'],
    erase: 'delete',
    merge: 'move',
  },
  {
    table: 'answers',
    by: ['application_id'],
    erase: 'delete',
    merge: 'union',
  },
  {
    // What a stranger's link said.
    table: 'application_origins',
    by: ['application_id'],
    erase: 'delete',
    merge: 'union',
  },
  {
    table: 'activities',
    by: ['application_id'],
    // How far the application came, without a word of the person.
    erase: 'kept',
    merge: 'move',
  },
  {
    table: 'applications',
    by: ['candidate_id'],
    erase: (ctx, { id }) => [eraseApplications(ctx, id)],
  },
  {
    // With their rows in parsed_cvs, by the foreign key.
    table: 'documents',
    by: ['candidate_id', 'application_id'],
    erase: 'delete',
    files: ['key', 'parsed_key'],
    merge: 'move',
  },
  {
    // What webhook receivers answered.
    table: 'webhook_logs',
    erase: (ctx, { applications }) => [eraseWebhookLogs(ctx, applications)],
  },
  {
    table: 'events',
    erase: (ctx, { applications }) => [eraseEvents(ctx, applications)],
  },
];
