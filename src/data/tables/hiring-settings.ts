/** Hiring settings of a company; without a row the defaults apply. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { RecordOf } from '../record.ts';
import { decision, flag, instant, json } from './columns.ts';
import { companies } from './companies.ts';

export const hiringSettings = sqliteTable('hiring_settings', {
  companyId: integer()
    .primaryKey()
    .references(() => companies.id),
  /** The template of rejection emails; NULL: the service's own. */
  rejectionTemplate: json<{ subject: string; body: string }>(),
  /** How long a rejection can be undone before its email is sent. */
  rejectionDelayMinutes: integer().notNull().default(0),
  /** How long the email of a stage waits, so that it can be stopped. */
  stageEmailDelayMinutes: integer().notNull().default(5),
  /** How long after the last activity a candidate is erased. */
  retentionMonths: integer().notNull().default(24),
  /** How long after its job was closed an active application is ended. */
  staleMonths: integer().notNull().default(6),
  /** Whether the rejection email is sent then. */
  emailsStale: flag(),
  /** Whether searches include CVs. Undecided: those of the console do, and those of the API when they ask for it. */
  searchesCvText: decision(),
  /** The consent text of the application form. */
  consentText: text(),
  /** How long the audit log is kept. NULL: as long as the company. */
  auditMonths: integer(),
  /** Whether members see by name who has opened and read what. Without it, no name is stored. */
  namesReaders: flag(),
  updatedAt: instant().notNull(),
});

/** In the bundle by the view `company_settings`. */
export const hiringSettingsRecord = {
  // What its members agreed to.
  namesReaders: { bundled: false },
} satisfies RecordOf<
  typeof hiringSettings,
  | 'rejectionTemplate'
  | 'rejectionDelayMinutes'
  | 'stageEmailDelayMinutes'
  | 'retentionMonths'
  | 'staleMonths'
  | 'emailsStale'
  | 'searchesCvText'
  | 'consentText'
  | 'auditMonths'
>;
