/** People who apply (contract 2.10). */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { candidateLinkKinds, phoneSources } from '#vocabulary/lists.ts';
import { internal, special } from '../record.ts';
import type { MergedRecordOf, RecordOf } from '../record.ts';
import { flag, id, instant } from './columns.ts';
import { companies } from './companies.ts';

/** People who applied or were added by a member. */
export const candidates = sqliteTable(
  'candidates',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** '' for a prospect without one. */
    email: text().notNull(),
    /** Without an email, `none` and the id. Else the email in lower case: a person is one candidate in a company. */
    emailKey: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    /** The same number as E.164, where it can be read as one. */
    phoneE164: text('phone_e164'),
    /** Where the phone number comes from; NULL: typed. A parsed number never replaces another. */
    phoneSource: text({ enum: phoneSources }),
    /** The version of the search index that holds the name; NULL: before versions were counted. */
    searchVersion: integer(),
    /** The words of name and email in `application_index` and `candidate_index`. NULL: the cron has yet to write them. */
    indexed: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** The last activity; the retention period counts from it. */
    activeAt: instant()
      .notNull()
      .default(sql`0`),
    /** A legal hold: nothing is erased. */
    isHeld: flag(),
    /** When the Admins were notified of the coming erasure. */
    noticedAt: instant(),
    /** When the personal data was erased; the row stays as a tombstone. */
    erasedAt: instant(),
    /** Counts the changes since the cron wrote the keys that duplicates are found by. NULL: none. Triggers count. */
    duplicatesDue: integer().default(1),
    /** Where a prospect comes from, as a member has said. Applications have sources of their own. */
    sourceId: integer(),
  },
  (t) => [
    uniqueIndex('candidates_by_company').on(t.companyId, t.id),
    uniqueIndex('candidates_by_email').on(t.companyId, t.emailKey),
    index('candidates_unindexed')
      .on(t.id)
      .where(sql`search_version is null and erased_at is null`),
    index('candidates_without_words')
      .on(t.id)
      .where(sql`indexed is null and erased_at is null`),
    index('candidates_duplicates_due')
      .on(t.id)
      .where(sql`duplicates_due is not null and erased_at is null`),
    // Finds the companies that a person has applied to, who asks for a link.
    index('candidates_by_address')
      .on(t.emailKey)
      .where(sql`erased_at is null`),
    index('candidates_by_update').on(t.companyId, t.updatedAt, t.id),
    index('candidates_by_source')
      .on(t.sourceId)
      .where(sql`source_id is not null`),
    index('candidates_by_activity')
      .on(t.companyId, t.activeAt)
      .where(sql`erased_at is null and is_held = 0`),
    // The head of it is erased next, whatever the company.
    index('candidates_noticed')
      .on(t.noticedAt)
      .where(sql`noticed_at is not null and erased_at is null and is_held = 0`),
  ],
);

export const candidateRecord = {
  email: { erased: '', merged: 'stays' },
  // Unique: it has the id.
  emailKey: { erased: special, merged: 'stays', bundled: false },
  firstName: { erased: '', merged: 'stays' },
  lastName: { erased: '', merged: 'stays' },
  // A typed number wins over one from a CV.
  phone: { erased: null, merged: special },
  phoneE164: { erased: null, merged: special },
  phoneSource: { erased: null, merged: special },
  searchVersion: internal,
  indexed: { erased: '', merged: 'stays', bundled: false },
  createdAt: { merged: 'stays' },
  activeAt: { merged: 'latest', as: 'last_active_at' },
  // Who is held is not merged.
  isHeld: { merged: 'stays' },
  noticedAt: { merged: { value: null }, bundled: false },
  erasedAt: internal,
  duplicatesDue: internal,
  sourceId: { merged: 'first', of: 'sources' },
} satisfies MergedRecordOf<typeof candidates>;

/** Profiles and pages of a candidate. */
export const candidateLinks = sqliteTable(
  'candidate_links',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    candidateId: integer().notNull(),
    kind: text({ enum: candidateLinkKinds }).notNull(),
    url: text().notNull(),
  },
  (t) => [index('candidate_links_by_candidate').on(t.candidateId, t.id)],
);

export const candidateLinkRecord = {
  candidateId: internal,
} satisfies RecordOf<typeof candidateLinks, 'kind' | 'url'>;
