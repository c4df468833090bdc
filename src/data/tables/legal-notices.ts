/** Which legal texts applicants were shown, and in which version. */
import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { legalKinds } from '#vocabulary/lists.ts';
import type { LegalText } from '#vocabulary/legal-texts.ts';
import type { RecordOf } from '../record.ts';
import { careerDomains } from './career-domains.ts';
import { id, instant, json } from './columns.ts';
import { companies } from './companies.ts';

/** The texts that application forms of a company linked: one row for all applications that were sent from such a form. */
export const legalNotices = sqliteTable(
  'legal_notices',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** SHA-256 of the texts. */
    hash: text().notNull(),
    texts: json<LegalText[]>().notNull(),
    createdAt: instant().notNull(),
    /** When it was imported. NULL: it was shown here. */
    updatedAt: instant(),
  },
  (t) => [uniqueIndex('legal_notices_once').on(t.companyId, t.hash)],
);

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- All of its columns stay.
export const legalNoticeRecord = {} satisfies RecordOf<
  typeof legalNotices,
  'hash' | 'texts' | 'createdAt'
>;

/** Every version of the texts that career sites show themselves; kept by triggers. */
export const legalTextVersions = sqliteTable(
  'legal_text_versions',
  {
    domainId: integer()
      .notNull()
      .references(() => careerDomains.id, { onDelete: 'cascade' }),
    kind: text({ enum: legalKinds }).notNull(),
    /** When it was set. */
    version: instant().notNull(),
    html: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.domainId, t.kind, t.version] })],
);
