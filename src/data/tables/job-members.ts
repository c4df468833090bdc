/** The hiring team of a job. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { hiringParts } from '#vocabulary/hiring-team.ts';
import { instant } from './columns.ts';
import { companies } from './companies.ts';
import { jobs } from './jobs.ts';
import { users } from './users.ts';

/** The members of the hiring team of a job, and the part of each. */
export const jobMembers = sqliteTable(
  'job_members',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id),
    part: text({ enum: hiringParts }).notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.jobId] }),
    index('job_members_by_job').on(t.jobId, t.userId),
  ],
);
