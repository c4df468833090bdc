/** Tags of candidates. */
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { id, instant } from './columns.ts';
import { companies } from './companies.ts';

/** Tags of candidates. */
export const tags = sqliteTable(
  'tags',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    /** Names with the same key are one tag. */
    nameKey: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [uniqueIndex('tags_by_name').on(t.companyId, t.nameKey)],
);

export const tagRecord = {
  nameKey: internal,
} satisfies RecordOf<typeof tags, 'name' | 'createdAt'>;

/** The tags of a candidate. Triggers keep the tokens of the candidate and of their applications. */
export const candidateTags = sqliteTable(
  'candidate_tags',
  {
    candidateId: integer().notNull(),
    tagId: integer()
      .notNull()
      .references(() => tags.id),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.tagId] }),
    index('candidate_tags_by_tag').on(t.tagId, t.candidateId),
  ],
);

export const candidateTagRecord = {
  candidateId: internal,
  tagId: { of: 'tags' },
} satisfies RecordOf<typeof candidateTags, 'createdAt'>;
