/** Candidates who may be the same person: the keys by which they are found, and the pairs. */
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { id, instant } from './columns.ts';
import { companies } from './companies.ts';

/** Candidates of a company with the same key may be the same person. Without row ids. */
export const duplicateKeys = sqliteTable(
  'duplicate_keys',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** The letter of a reason, and a hash of what two persons have in common. */
    key: text().notNull(),
    candidateId: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.key, t.candidateId] }),
    index('duplicate_keys_by_candidate').on(t.candidateId),
  ],
);

/** Two candidates who may be the same person. Deleted with either candidate, by a trigger. */
export const duplicatePairs = sqliteTable(
  'duplicate_pairs',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** The older one: its id is the smaller one. */
    candidateId: integer().notNull(),
    otherId: integer().notNull(),
    /** The letters of the reasons, in alphabetical order. */
    reasons: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** When a member said that they are not the same person. The pair stays, so that it is not suggested again. */
    dismissedAt: instant(),
  },
  (t) => [
    uniqueIndex('duplicate_pairs_once').on(t.candidateId, t.otherId),
    index('duplicate_pairs_by_other').on(t.otherId),
    index('duplicate_pairs_open')
      .on(t.companyId, t.id)
      .where(sql`dismissed_at is null`),
    index('duplicate_pairs_dismissed')
      .on(t.companyId, t.id)
      .where(sql`dismissed_at is not null`),
  ],
);
