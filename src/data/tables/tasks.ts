/** Tasks of members. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, instant } from './columns.ts';
import { companies } from './companies.ts';
import { jobs } from './jobs.ts';

/** What members are to do: about an application, a job, or neither. */
export const tasks = sqliteTable(
  'tasks',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** Who is to do it; NULL: nobody. */
    userId: integer(),
    /** NULL: the service. */
    createdBy: integer(),
    applicationId: integer(),
    /** That of the application, where it is about one. */
    jobId: integer().references(() => jobs.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** A day, without a time. */
    dueOn: text(),
    doneAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('tasks_by_company').on(t.companyId, t.id),
    index('tasks_by_update').on(t.companyId, t.updatedAt, t.id),
    index('tasks_of_member').on(t.userId, t.companyId, t.id),
    index('tasks_due')
      .on(t.userId, t.companyId, t.dueOn)
      .where(sql`done_at is null`),
    index('tasks_of_application')
      .on(t.applicationId, t.id)
      .where(sql`application_id is not null`),
    index('tasks_of_job')
      .on(t.jobId, t.id)
      .where(sql`job_id is not null`),
  ],
);
