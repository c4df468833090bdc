/** What a person signs in with, and where they are signed in. Secrets rest as SHA-256, or sealed where they must be readable again. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, instant } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

const user = () =>
  integer()
    .notNull()
    .references(() => users.id);

export const sessions = sqliteTable(
  'sessions',
  {
    id: id(),
    hash: text().notNull().unique(),
    userId: user(),
    /** What the browser says it is, so that its owner knows it again. */
    userAgent: text().notNull(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
  },
  (t) => [index('sessions_by_user').on(t.userId, t.id)],
);

/** Time-based one-time passwords (RFC 6238), one secret a person. */
export const totpFactors = sqliteTable('totp_factors', {
  userId: user().primaryKey(),
  /** Sealed: a code can only be checked with the secret itself. */
  secretSealed: text().notNull(),
  createdAt: instant().notNull(),
  /** NULL: shown, but no code of it has been given yet. */
  confirmedAt: instant(),
  /** The last time step a code was taken of: a code works once. */
  lastStep: integer().notNull().default(0),
});

export const recoveryCodes = sqliteTable(
  'recovery_codes',
  { userId: user(), hash: text().notNull(), usedAt: instant() },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
);

/** Links that were mailed and work once. */
export const mailedLinks = sqliteTable(
  'mailed_links',
  {
    hash: text().primaryKey(),
    purpose: text({ enum: ['reset_password', 'invitation'] }).notNull(),
    userId: user(),
    /** The company an invitation is to. */
    companyId: integer().references(() => companies.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('mailed_links_by_user').on(t.userId, t.purpose)],
);

/** Attempts of an address or an account within a window. The key is a keyed digest: it names nobody. */
export const throttles = sqliteTable(
  'throttles',
  {
    key: text().primaryKey(),
    attempts: integer().notNull(),
    windowEndsAt: instant().notNull(),
  },
  (t) => [index('throttles_by_end').on(t.windowEndsAt)],
);

/** Who signed in, changed a password or a second factor; which client was registered: what belongs to no company. */
export const accountEvents = sqliteTable(
  'account_events',
  {
    id: id(),
    /** NULL: of a client. */
    userId: integer(),
    clientId: integer(),
    action: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('account_events_by_user').on(t.userId, t.id)],
);
