/** OAuth clients, what a user has granted them, and the tokens in use (contract 2.1, 3.4). Tokens rest as SHA-256 only. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Scope } from '#access.ts';
import { clientShutters, pkcePolicies } from '#vocabulary.ts';
import { id, instant, json } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

export const oauthClients = sqliteTable(
  'oauth_clients',
  {
    id: id(),
    /** `client_id` on the wire: `oci_` and 22 base62 characters, or the URL of a client's own document. */
    clientId: text().notNull().unique(),
    name: text().notNull(),
    /** A public client keeps no secret and must use PKCE. */
    kind: text({ enum: ['confidential', 'public'] }).notNull(),
    /** PKCE (RFC 7636): a public client is never `optional`; `s256` refuses the method plain. */
    pkce: text({ enum: pkcePolicies }).notNull().default('optional'),
    redirectUris: json<string[]>().notNull().default([]),
    allowedScopes: json<Scope[]>().notNull().default([]),
    disabledAt: instant(),
    createdAt: instant().notNull(),
    /** Who registered it for themselves: it acts for members of this company only. NULL: the operator did. */
    companyId: integer().references(() => companies.id),
    /** Who has disabled it; what the operator has, a company does not enable. NULL: the operator. */
    disabledBy: text({ enum: clientShutters }),
    /** Where its document is, for a client that is known by one. */
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

/** Hosts whose documents the operator takes for the word of a client. */
export const oauthClientHosts = sqliteTable('oauth_client_hosts', {
  /** As in a URL: in lower case, with the port where it is not that of the scheme. */
  host: text().primaryKey(),
  allowedAt: instant().notNull(),
  /** NULL: it is allowed. */
  deniedAt: instant(),
});

/** Two may live at once, so that a secret is exchanged without a pause. */
export const oauthClientSecrets = sqliteTable(
  'oauth_client_secrets',
  {
    id: id(),
    clientId: integer()
      .notNull()
      .references(() => oauthClients.id),
    hash: text().notNull().unique(),
    createdAt: instant().notNull(),
    /** NULL: until another one takes its place. */
    expiresAt: instant(),
  },
  (t) => [index('oauth_client_secrets_by_client').on(t.clientId, t.id)],
);

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
    /** The authorization code it was redeemed with: the insert is what makes a code single-use. */
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
    // What the connected applications are listed from: those that ended are many, and of no interest.
    index('oauth_grants_live_by_user')
      .on(t.userId, t.companyId, t.clientId)
      .where(sql`revoked_at is null`),
    index('oauth_grants_live_by_company')
      .on(t.companyId, t.clientId, t.userId)
      .where(sql`revoked_at is null`),
  ],
);

export const oauthTokens = sqliteTable(
  'oauth_tokens',
  {
    hash: text().primaryKey(),
    grantId: integer()
      .notNull()
      .references(() => oauthGrants.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['access', 'refresh'] }).notNull(),
    /** The refresh token it came from: rotation happens once. */
    parentHash: text().unique(),
    /** Fewer than the grant's, where a refresh asked for fewer; NULL: all of them. */
    scopes: json<Scope[]>(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('oauth_tokens_by_grant').on(t.grantId)],
);
