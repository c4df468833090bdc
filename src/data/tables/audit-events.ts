/** The audit log of a company, written in the batch of each change. It holds ids and changed fields, named as on the wire, and never candidates' names. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { id, instant, json } from './columns.ts';
import { companies } from './companies.ts';

export const auditEvents = sqliteTable(
  'audit_events',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** NULL: the operator or the service itself. */
    userId: integer(),
    clientId: integer(),
    /** The tool of `/mcp` that made the change; NULL: none. */
    tool: text(),
    /** What was done to which kind of record: `job.update`, `office.delete`. */
    action: text().notNull(),
    subjectId: integer().notNull(),
    changes: json<Record<string, { from: unknown; to: unknown }>>().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('audit_events_by_company').on(t.companyId, t.id),
    index('audit_events_by_subject').on(t.companyId, t.subjectId, t.id),
    index('audit_events_by_action').on(t.companyId, t.action, t.id),
  ],
);

export const auditEventRecord = {
  userId: { as: 'author_email', of: 'members' },
  clientId: internal,
} satisfies RecordOf<typeof auditEvents, 'tool' | 'action' | 'subjectId' | 'changes' | 'createdAt'>;
