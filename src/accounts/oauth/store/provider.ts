/** The queries of the OAuth provider. */
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { scopes as allScopes } from '#access.ts';
import type { Scope } from '#access.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { assertChanged } from '#data/commit.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { companies } from '#data/tables/companies.ts';
import { oauthClients, oauthClientSecrets, oauthGrants, oauthTokens } from '#data/tables/oauth.ts';
import { members, users } from '#data/tables/users.ts';

export function clientByClientId(ctx: PublicCtx, clientId: string) {
  return queryPlan(
    [
      ctx.db
        .select()
        .from(oauthClients)
        .where(and(eq(oauthClients.clientId, clientId), isNull(oauthClients.disabledAt))),
    ],
    ([[row]]) => row,
  );
}

/** The client, and whether the secret with this digest is one of its valid secrets. */
export function clientWithSecret(ctx: PublicCtx, clientId: string, secretHash: string | null) {
  const client = clientByClientId(ctx, clientId);
  const secret = ctx.db
    .select({ owner: oauthClientSecrets.clientId })
    .from(oauthClientSecrets)
    .where(
      and(
        eq(oauthClientSecrets.hash, secretHash ?? ''),
        or(isNull(oauthClientSecrets.expiresAt), gt(oauthClientSecrets.expiresAt, ctx.now)),
      ),
    );
  return queryPlan([...client.statements, secret], ([clientRows, secrets]) => {
    const row = client.assemble([clientRows]);
    const owner = secrets[0]?.owner;
    return row && { ...row, isSecretRight: owner === row.id };
  });
}

export type Grant = {
  grantId: number;
  clientId: number;
  userId: number;
  companyId: number;
  subdomain: string;
  scopes: readonly Scope[];
  resource: string | null;
  createdAt: number;
  isRevoked: boolean;
};

/** The grant that a code was redeemed for. */
export function grantByCode(ctx: PublicCtx, codeHash: string): QueryPlan<Grant | null> {
  return grantWhere(ctx, sql`g.code_hash = ${codeHash}`);
}

/** The grant of an access or refresh token, revoked or not. */
export function grantByToken(ctx: PublicCtx, hash: string): QueryPlan<Grant | null> {
  return grantWhere(ctx, sql`g.id = (select grant_id from ${oauthTokens} where hash = ${hash})`);
}

function grantWhere(ctx: PublicCtx, condition: ReturnType<typeof sql>): QueryPlan<Grant | null> {
  const statement = rawStatement<
    Omit<Grant, 'scopes' | 'isRevoked'> & { scopes: string; over: number }
  >(
    ctx,
    sql`select g.id as grantId, g.client_id as clientId, g.user_id as userId,
          g.company_id as companyId, c.subdomain as subdomain, g.scopes as scopes,
          g.resource as resource, g.created_at as createdAt, g.revoked_at is not null as over
        from ${oauthGrants} as g join ${companies} as c on c.id = g.company_id
        where ${condition}`,
  );
  return queryPlan([statement], ([[row]]) => {
    if (!row) return null;
    const { over, scopes, ...rest } = row;
    return { ...rest, scopes: parseScopeList(scopes), isRevoked: over === 1 };
  });
}

export type RefreshToken = Grant & {
  expiresAt: number;
  /** Whether the user is still an active member. */
  isMember: boolean;
  /** Whether the company is being closed. */
  isClosing: boolean;
  /** The token that replaced it, or null. */
  child: {
    hash: string;
    createdAt: number;
    isUsed: boolean;
    scopes: readonly Scope[] | null;
    /** Of the access token, where the request named one. */
    resource: string | null;
  } | null;
};

type RefreshRow = {
  grantId: number;
  clientId: number;
  userId: number;
  companyId: number;
  subdomain: string;
  scopes: string;
  resource: string | null;
  createdAt: number;
  expiresAt: number;
  isMember: number;
  isClosing: number;
  childAt: number | null;
  childHash: string;
  childScopes: string | null;
  childResource: string | null;
  isUsed: number;
};

/** A refresh token with its grant and its successor, in one statement. One of `childAccessHashes` is that of the access token beside the successor. */
export function refreshTokenByHash(
  ctx: PublicCtx,
  hash: string,
  childAccessHashes: readonly string[],
): QueryPlan<RefreshToken | null> {
  const statement = rawStatement<RefreshRow>(
    ctx,
    sql`select g.id as grantId, g.client_id as clientId, g.user_id as userId,
          g.company_id as companyId, c.subdomain as subdomain, g.scopes as scopes,
          g.resource as resource, g.created_at as createdAt, t.expires_at as expiresAt,
          exists (select 1 from ${members} where user_id = g.user_id
            and company_id = g.company_id and status = 'active') as isMember,
          c.closing_at is not null as isClosing,
          child.created_at as childAt, child.hash as childHash,
          (select scopes from ${oauthTokens} where hash in (select value from json_each(${JSON.stringify(childAccessHashes)}))) as childScopes,
          (select resource from ${oauthTokens} where hash in (select value from json_each(${JSON.stringify(childAccessHashes)}))) as childResource,
          exists (select 1 from ${oauthTokens} where parent_hash = child.hash) as isUsed
        from ${oauthTokens} as t
        join ${oauthGrants} as g on g.id = t.grant_id
        join ${companies} as c on c.id = g.company_id
        left join ${oauthTokens} as child on child.parent_hash = t.hash
        where t.hash = ${hash} and t.kind = 'refresh' and g.revoked_at is null`,
  );
  return queryPlan([statement], ([[row]]) => {
    if (!row) return null;
    const { childAt, childHash, childScopes, childResource, isUsed, ...facts } = row;
    const { isMember, isClosing, scopes, ...rest } = facts;
    return {
      ...rest,
      scopes: parseScopeList(scopes),
      isRevoked: false,
      isMember: isMember === 1,
      isClosing: isClosing === 1,
      child:
        childAt === null
          ? null
          : {
              hash: childHash,
              createdAt: childAt,
              isUsed: isUsed === 1,
              scopes: childScopes === null ? null : parseScopeList(childScopes),
              resource: childResource,
            },
    };
  });
}

/** Reads a JSON list of scope names. */
function parseScopeList(json: string): readonly Scope[] {
  return allScopes.filter((scope) => json.includes(`"${scope}"`));
}

type NewGrant = {
  id: number;
  clientId: number;
  userId: number;
  scopes: readonly Scope[];
  resource: string | null;
  codeHash: string;
  /** When the person allowed it: a grant must not undo a later disconnection. */
  issuedAt: number;
};

/**
 * Inserts only if the person has been an active member since the code was issued, of a company that is not being closed, and
 * has not disconnected the client or changed the password since. The digest of the code is unique, so a code yields one grant.
 */
export function insertGrant(ctx: Ctx, grant: NewGrant): Statement[] {
  const { id, clientId, userId, scopes, resource, codeHash, issuedAt } = grant;
  return [
    rawStatement(
      ctx,
      sql`insert into ${oauthGrants}
            (id, company_id, user_id, client_id, scopes, resource, code_hash, created_at)
          select ${id}, company_id, user_id, ${clientId}, ${JSON.stringify(scopes)}, ${resource},
            ${codeHash}, ${ctx.now.getTime()}
          from ${members}
          where user_id = ${userId} and company_id = ${ctx.tenant.id} and status = 'active'
            and created_at <= ${issuedAt}
            and (select closing_at from ${companies} where id = company_id) is null
            and not exists (select 1 from ${oauthGrants} where user_id = ${userId}
              and company_id = ${ctx.tenant.id} and client_id = ${clientId}
              and revoked_at >= ${issuedAt} and revoked_reason like 'disconnected%')
            and not exists (select 1 from ${users} where id = ${userId}
              and password_changed_at >= ${issuedAt})`,
    ),
    assertChanged(ctx),
  ];
}

type NewToken = Omit<typeof oauthTokens.$inferInsert, 'createdAt'>;

export function insertToken(ctx: PublicCtx, token: NewToken): Statement {
  return ctx.db.insert(oauthTokens).values({ ...token, createdAt: ctx.now });
}

/**
 * Inserts the successor of a refresh token while the grant is active. Of concurrent requests only
 * the first inserts.
 */
export function insertSuccessor(
  ctx: PublicCtx,
  token: NewToken & { parentHash: string },
): Statement[] {
  return [
    rawStatement(
      ctx,
      sql`insert into ${oauthTokens} (hash, grant_id, kind, parent_hash, created_at, expires_at)
          select ${token.hash}, id, ${token.kind}, ${token.parentHash}, ${ctx.now.getTime()},
            ${token.expiresAt.getTime()}
          from ${oauthGrants} where id = ${token.grantId} and revoked_at is null
          on conflict do nothing`,
    ),
    assertChanged(ctx),
  ];
}

/** Revokes the grant once. All its tokens end with it, as every check joins the grant. */
export function revokeGrant(ctx: Ctx, grantId: number, reason: string): Statement[] {
  const update = ctx.db
    .update(oauthGrants)
    .set({ revokedAt: ctx.now, revokedReason: reason })
    .where(
      and(
        eq(oauthGrants.id, grantId),
        eq(oauthGrants.companyId, ctx.tenant.id),
        isNull(oauthGrants.revokedAt),
      ),
    );
  return [update, assertChanged(ctx)];
}

/** The user and company of a token. */
export function userInfo(ctx: Ctx, userId: number) {
  return queryPlan(
    [
      ctx.db.select().from(users).where(eq(users.id, userId)),
      ctx.db
        .select({ subdomain: companies.subdomain, name: companies.name })
        .from(companies)
        .where(eq(companies.id, ctx.tenant.id)),
    ],
    ([[user], [company]]) => ({ user, company }),
  );
}
