/** Credentials and sessions of users. Secrets are stored as SHA-256, or sealed where they must be readable again. */
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, instant } from './columns.ts';
import { companies } from './companies.ts';
import { oauthClients } from './oauth.ts';
import { users } from './users.ts';

const user = () =>
  integer()
    .notNull()
    .references(() => users.id);

/** Sign-ins of people in a browser. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: id(),
    hash: text().notNull().unique(),
    userId: user(),
    /** The browser's `User-Agent`, by which the user recognizes the session. */
    userAgent: text().notNull(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
  },
  (t) => [index('sessions_by_user').on(t.userId, t.id)],
);

/** Time-based one-time passwords (RFC 6238), one secret per user. */
export const totpFactors = sqliteTable('totp_factors', {
  userId: user().primaryKey(),
  /** Sealed: a code can only be checked with the secret itself. */
  secretSealed: text().notNull(),
  createdAt: instant().notNull(),
  /** NULL: the user has not confirmed it with a code yet. */
  confirmedAt: instant(),
  /** The time step of the last accepted code: a code works once. */
  lastStep: integer().notNull().default(0),
});

/** Codes that replace a second factor, each once; a digest of each. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  { userId: user(), hash: text().notNull(), usedAt: instant() },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
);

/** Emailed links, which work once. */
export const mailedLinks = sqliteTable(
  'mailed_links',
  {
    hash: text().primaryKey(),
    purpose: text({ enum: ['reset_password', 'invitation', 'change_email'] }).notNull(),
    userId: user(),
    /** The company of an invitation. */
    companyId: integer().references(() => companies.id),
    /** The new address that a change of email confirms. */
    email: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('mailed_links_by_user').on(t.userId, t.purpose)],
);

/** Attempts by an address or an account within a window. The key is a keyed digest, which identifies nobody. */
export const throttles = sqliteTable(
  'throttles',
  {
    key: text().primaryKey(),
    attempts: integer().notNull(),
    windowEndsAt: instant().notNull(),
  },
  (t) => [index('throttles_by_end').on(t.windowEndsAt)],
);

/** The audit log of what belongs to no company: sign-ins, passwords, two-factor authentication, clients, career domains. */
export const accountEvents = sqliteTable(
  'account_events',
  {
    id: id(),
    /** NULL: about a client or the service. */
    userId: integer(),
    clientId: integer(),
    action: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('account_events_by_user').on(t.userId, t.id)],
);

/** The sign-in log: sign-ins, failures, refusals and changes to accounts, with address and user agent. Kept out of all logs. */
export const securityEvents = sqliteTable(
  'security_events',
  {
    id: id(),
    /** NULL: about no single company. */
    companyId: integer().references(() => companies.id),
    /** NULL: an unknown account. */
    userId: integer().references(() => users.id),
    kind: text().notNull(),
    outcome: text({ enum: ['success', 'failure', 'refused'] }).notNull(),
    /** The IP address of the request. */
    address: text(),
    userAgent: text(),
    /** How the person identified: `password`, `totp`, `recovery_code`, `token`. */
    method: text(),
    /** The error code of a refusal, or what the operator did. */
    detail: text(),
    /** The name of the operator at the command line. */
    actor: text(),
    clientId: integer().references(() => oauthClients.id),
    requestId: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('security_events_by_user').on(t.userId, t.id),
    index('security_events_by_company').on(t.companyId, t.id),
    index('security_events_by_time').on(t.createdAt),
    // IPv6 addresses in full, which are cut to their networks later.
    index('security_events_by_full_address')
      .on(t.createdAt)
      .where(sql`length(address) = 39`),
  ],
);
