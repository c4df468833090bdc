/** Users, and their memberships in companies (contract 2.6). */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { accesses, roles } from '#access.ts';
import { memberStatuses } from '#vocabulary/lists.ts';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { id, instant } from './columns.ts';
import { companies } from './companies.ts';

/** Accounts of people. */
export const users = sqliteTable('users', {
  id: id(),
  email: text().notNull(),
  /** The email in lower case: one address is one user. */
  emailKey: text().notNull().unique(),
  firstName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  /** `$scrypt$ln=14,r=8,p=5$salt$hash`; NULL: no password yet. */
  passwordHash: text(),
  /** What was allowed before is void. NULL: never changed. */
  passwordChangedAt: instant(),
  /** The language of account pages and emails, BCP 47. NULL: that of the browser. */
  language: text(),
  /** The IANA time zone in which account pages show times. NULL: UTC. */
  timezone: text(),
  createdAt: instant().notNull(),
});

/** Members of companies, with their roles. */
export const members = sqliteTable(
  'members',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
    role: text({ enum: roles }).notNull(),
    access: text({ enum: accesses }).notNull().default('all'),
    status: text({ enum: memberStatuses }).notNull(),
    /** The address and the names that the company typed, shown until the person accepts. NULL: that of the account. */
    email: text(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('members_by_company').on(t.companyId, t.id),
    uniqueIndex('members_once').on(t.userId, t.companyId),
    index('members_by_role').on(t.companyId, t.role),
    index('members_by_update').on(t.companyId, t.updatedAt, t.id),
  ],
);

export const memberRecord = {
  userId: { as: 'email', of: 'members' },
  role: { as: 'role_type' },
  email: internal,
} satisfies RecordOf<typeof members, 'access' | 'status' | 'firstName' | 'lastName' | 'createdAt'>;
