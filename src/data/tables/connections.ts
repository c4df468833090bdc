/** Accounts at other services that members have connected (contract 2.12), and connecting them. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { connectionStatuses, providers } from '#vocabulary.ts';
import { id, instant, json } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

export const connections = sqliteTable(
  'connections',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** Who connected it last, and whose it is to end. */
    userId: integer()
      .notNull()
      .references(() => users.id),
    provider: text({ enum: providers }).notNull(),
    /** The account's id at the provider: of a person, a page, a channel. */
    externalId: text().notNull(),
    /** The person's id there who allowed it: taking back what they allowed takes back all of theirs. */
    grantorId: text().notNull(),
    name: text().notNull(),
    username: text(),
    avatarUrl: text(),
    /** Sealed JSON `{access, refresh?, grantor?}`; empty when it is disconnected. */
    sealedTokens: text().notNull(),
    scopes: json<string[]>().notNull(),
    /** When the access token is over; NULL: not by itself. */
    expiresAt: instant(),
    /** While a token is renewed, when whoever does has lost it. */
    renewingUntil: instant(),
    status: text({ enum: connectionStatuses }).notNull().default('active'),
    /** Why it is not active, as a short code. */
    lastError: text(),
    /** Counts every change of the tokens: who holds an older one writes nothing. */
    version: integer().notNull().default(1),
    connectedAt: instant().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('connections_once').on(t.companyId, t.provider, t.externalId),
    index('connections_by_company').on(t.companyId, t.id),
    index('connections_by_update').on(t.companyId, t.updatedAt, t.id),
    index('connections_by_grantor').on(t.provider, t.grantorId),
  ],
);

/** Connecting that has begun: bound to a session, for a few minutes, good once. */
export const connectionAttempts = sqliteTable(
  'connection_attempts',
  {
    id: id(),
    /** SHA-256 of the state the provider gives back. */
    stateHash: text().notNull().unique(),
    sessionId: integer().notNull(),
    userId: integer().notNull(),
    companyId: integer().notNull(),
    provider: text({ enum: providers }).notNull(),
    /** The PKCE verifier. */
    sealedVerifier: text().notNull(),
    usedAt: instant(),
    /** Sealed: the accounts to choose from, where the provider shows several. */
    sealedChoices: text(),
    createdAt: instant().notNull(),
  },
  (t) => [index('connection_attempts_by_age').on(t.createdAt)],
);
