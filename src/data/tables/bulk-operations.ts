/** Bulk actions on applications, which can be continued and undone. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, instant, json } from './columns.ts';
import { companies } from './companies.ts';

/** An application of a bulk action. Once it has been changed, with its stage before, and after a move. */
export type BulkItem = {
  id: number;
  stageId?: number;
  toStageId?: number | undefined;
  /** The tags that its candidate got and lost. */
  added?: number[];
  removed?: number[];
  /** Not changed yet. */
  isPending?: true;
  isUndone?: true;
};

/** Bulk actions, which can be continued and undone. */
export const bulkOperations = sqliteTable(
  'bulk_operations',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    action: text({ enum: ['move', 'reject', 'email', 'tag'] }).notNull(),
    /** The applications of the request, each with its state. */
    items: json<BulkItem[]>().notNull(),
    /** The request that it runs: sent again with the same key, it is continued. */
    clientId: integer(),
    idempotencyKey: text(),
    requestHash: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** When the last item was processed; NULL: still running, or interrupted. */
    finishedAt: instant(),
    undoneAt: instant(),
  },
  (t) => [
    index('bulk_operations_by_company').on(t.companyId, t.id),
    index('bulk_operations_by_key')
      .on(t.companyId, t.idempotencyKey)
      .where(sql`idempotency_key is not null`),
  ],
);
