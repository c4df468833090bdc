/** OAuth clients, the grants of users, and tokens (contract 2.1, 3.4). Tokens are stored as SHA-256 only. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Scope } from '#access.ts';
import { clientShutters, pkcePolicies } from '#vocabulary/lists.ts';
import { id, instant, json } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

/** OAuth clients, those of a company and those that registered themselves. */
export const oauthClients = sqliteTable(
  'oauth_clients',
  {
    id: id(),
    /** `client_id` on the wire: `oci_` and 22 base62 characters, or the URL of a client's own document. */
    clientId: text().notNull().unique(),
    name: text().notNull(),
    /** A public client keeps no secret and must use PKCE. */
    kind: text({ enum: ['confidential', 'public'] }).notNull(),
    /** PKCE (RFC 7636): never `optional` for a public client; `s256` refuses the method `plain`. */
    pkce: text({ enum: pkcePolicies }).notNull().default('optional'),
    redirectUris: json<string[]>().notNull().default([]),
    allowedScopes: json<Scope[]>().notNull().default([]),
    disabledAt: instant(),
    createdAt: instant().notNull(),
    /** The company that registered it, for whose members alone it acts. NULL: registered by the operator. */
    companyId: integer().references(() => companies.id),
    /** The user who disabled it. NULL: the operator, which a company cannot undo. */
    disabledBy: text({ enum: clientShutters }),
    /** The URL of the metadata document of a client that has one. */
    host: text(),
  },
  (t) => [
    index('oauth_clients_by_company')
      .on(t.companyId, t.id)
      .where(sql`company_id is not null`),
    index('oauth_clients_by_host')
      .on(t.host)
      .where(sql`host is not null`),
  ],
);

/** Hosts whose client metadata documents the operator allows. */
export const oauthClientHosts = sqliteTable('oauth_client_hosts', {
  /** As in a URL: in lower case, with a port that is not the default. */
  host: text().primaryKey(),
  allowedAt: instant().notNull(),
  /** NULL: allowed. */
  deniedAt: instant(),
});

/** The secrets of a client, as digests. Two may be valid at once, so that a secret is rotated without downtime. */
export const oauthClientSecrets = sqliteTable(
  'oauth_client_secrets',
  {
    id: id(),
    clientId: integer()
      .notNull()
      .references(() => oauthClients.id),
    hash: text().notNull().unique(),
    createdAt: instant().notNull(),
    /** NULL: until it is replaced. */
    expiresAt: instant(),
  },
  (t) => [index('oauth_client_secrets_by_client').on(t.clientId, t.id)],
);

/** The consent of a person to a client, in a company. */
export const oauthGrants = sqliteTable(
  'oauth_grants',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
    clientId: integer()
      .notNull()
      .references(() => oauthClients.id),
    scopes: json<Scope[]>().notNull(),
    /** RFC 8707: the one resource the tokens are for; NULL: the API. */
    resource: text(),
    /** The redeemed authorization code. The insert makes a code single-use. */
    codeHash: text().unique(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
    revokedAt: instant(),
    revokedReason: text(),
  },
  (t) => [
    index('oauth_grants_by_user').on(t.userId, t.companyId),
    index('oauth_grants_by_company').on(t.companyId, t.id),
    index('oauth_grants_by_client').on(t.clientId, t.id),
    // For the list of connected applications, without the many grants that ended.
    index('oauth_grants_live_by_user')
      .on(t.userId, t.companyId, t.clientId)
      .where(sql`revoked_at is null`),
    index('oauth_grants_live_by_company')
      .on(t.companyId, t.clientId, t.userId)
      .where(sql`revoked_at is null`),
  ],
);

/** Access and refresh tokens of a grant, as digests. */
export const oauthTokens = sqliteTable(
  'oauth_tokens',
  {
    hash: text().primaryKey(),
    grantId: integer()
      .notNull()
      .references(() => oauthGrants.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['access', 'refresh'] }).notNull(),
    /** The refresh token it was exchanged for: rotation happens once. */
    parentHash: text().unique(),
    /** A subset of the grant's scopes, where a refresh requested one; NULL: all. */
    scopes: json<Scope[]>(),
    /** RFC 8707, 2.2: the one resource that the token request named; NULL: that of the grant. */
    resource: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('oauth_tokens_by_grant').on(t.grantId)],
);
