/** Accounts at other services that members have connected (contract 2.12), and pending connection attempts. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { connectionStatuses, providers } from '#vocabulary/lists.ts';
import { id, instant, json } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

/** Accounts of members at other services, with their sealed tokens. */
export const connections = sqliteTable(
  'connections',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** The member who connected it last, and may disconnect it. */
    userId: integer()
      .notNull()
      .references(() => users.id),
    provider: text({ enum: providers }).notNull(),
    /** The account's id at the provider: a person, a page or a channel. */
    externalId: text().notNull(),
    /** The id at the provider of the person who granted access. Revoking the grant revokes all accounts of that person. */
    grantorId: text().notNull(),
    name: text().notNull(),
    username: text(),
    avatarUrl: text(),
    /** Sealed JSON `{access, refresh?, grantor?}`; empty when disconnected. */
    sealedTokens: text().notNull(),
    scopes: json<string[]>().notNull(),
    /** When the access token expires; NULL: never. */
    expiresAt: instant(),
    /** The end of the lease under which the token is being renewed. */
    renewingUntil: instant(),
    status: text({ enum: connectionStatuses }).notNull().default('active'),
    /** A short code for why it is not active. */
    lastError: text(),
    /** The version of the tokens; a write with an older one is refused. */
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

/** Pending connection attempts, each bound to a session, valid once and for a few minutes. */
export const connectionAttempts = sqliteTable(
  'connection_attempts',
  {
    id: id(),
    /** SHA-256 of the `state` that the provider returns. */
    stateHash: text().notNull().unique(),
    sessionId: integer().notNull(),
    userId: integer().notNull(),
    companyId: integer().notNull(),
    provider: text({ enum: providers }).notNull(),
    /** The PKCE verifier. */
    sealedVerifier: text().notNull(),
    usedAt: instant(),
    /** Sealed: the accounts to choose from, where the provider has several. */
    sealedChoices: text(),
    createdAt: instant().notNull(),
  },
  (t) => [index('connection_attempts_by_age').on(t.createdAt)],
);
