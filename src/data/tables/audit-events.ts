/** Who changed what, by which client, written in the batch of the change. Holds ids and changed fields as the wire spells them, never candidates' names. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
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
    /** The tool of `/mcp` it was done by; NULL: not by a tool. */
    tool: text(),
    /** `job.update`, `office.delete`: what was done to which kind of record. */
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
