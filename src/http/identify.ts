/** Who calls, and for which company: one query from the token's hash to client, member and company. */
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Actor } from '#access.ts';
import type { PublicCtx } from '#context.ts';
import { execute } from '#data/database-errors.ts';
import { companies } from '#data/tables/companies.ts';
import { oauthClients, oauthGrants, oauthTokens } from '#data/tables/oauth.ts';
import { members } from '#data/tables/users.ts';
import { sha256Hex } from '#lib/hash.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { isToken } from '#lib/token.ts';
import { ApiError } from '#errors.ts';

export type Caller = { tenant: { id: number; subdomain: string }; actor: Actor };

/** A grant that is used is written so often, and no oftener. */
const USED_EVERY_MS = 60 * MINUTE_MS;

type IdentifyCtx = Pick<PublicCtx, 'db' | 'now' | 'defer' | 'apiOrigin'>;

/**
 * RFC 6750, section 2.1. No answer is remembered: a token, grant, member or client that ends, ends
 * with the next request. A token that is bound to another resource than `resource` is none here (RFC 8707).
 */
export async function identify(
  ctx: IdentifyCtx,
  authorization: string | undefined,
  resource: string = ctx.apiOrigin,
): Promise<Caller> {
  const { db, now } = ctx;
  const [, token = ''] = /^Bearer +(\S+) *$/iu.exec(authorization ?? '') ?? [];
  if (token === '') throw new ApiError('unauthenticated');
  if (!isToken('oat_', token)) throw new ApiError('invalid_token');
  const found = await execute(
    db
      .select({
        userId: oauthGrants.userId,
        clientId: oauthGrants.clientId,
        grantId: oauthGrants.id,
        lastUsedAt: oauthGrants.lastUsedAt,
        granted: oauthGrants.scopes,
        narrowed: oauthTokens.scopes,
        role: members.role,
        companyId: companies.id,
        subdomain: companies.subdomain,
      })
      .from(oauthTokens)
      .innerJoin(oauthGrants, eq(oauthGrants.id, oauthTokens.grantId))
      .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
      .innerJoin(
        members,
        and(
          eq(members.userId, oauthGrants.userId),
          eq(members.companyId, oauthGrants.companyId),
          eq(members.status, 'active'),
        ),
      )
      .innerJoin(companies, eq(companies.id, oauthGrants.companyId))
      .where(
        and(
          eq(oauthTokens.hash, await sha256Hex(token)),
          eq(oauthTokens.kind, 'access'),
          gt(oauthTokens.expiresAt, now),
          isNull(oauthGrants.revokedAt),
          sql`coalesce(${oauthGrants.resource}, ${resource}) = ${resource}`,
          isNull(oauthClients.disabledAt),
        ),
      )
      .get(),
  );
  if (!found) throw new ApiError('invalid_token');
  const { userId, clientId, granted, narrowed, role, companyId, subdomain } = found;
  if (found.lastUsedAt === null || found.lastUsedAt < usedBefore(now)) {
    ctx.defer(markUsed(ctx, found.grantId));
  }
  return {
    tenant: { id: companyId, subdomain },
    actor: { userId, clientId, role, scopes: narrowed ?? granted },
  };
}

/** What the person sees beside the application. Of several requests one writes. */
async function markUsed({ db, now }: IdentifyCtx, grantId: number): Promise<void> {
  const isStale = or(isNull(oauthGrants.lastUsedAt), lt(oauthGrants.lastUsedAt, usedBefore(now)));
  await execute(
    db
      .update(oauthGrants)
      .set({ lastUsedAt: now })
      .where(and(eq(oauthGrants.id, grantId), isStale)),
  );
}

function usedBefore(now: Date): Date {
  return new Date(now.getTime() - USED_EVERY_MS);
}

/** `subdomain` is optional beside a token; when sent it must name the token's company. An unknown one answers the same. */
export function checkSubdomain(tenant: Caller['tenant'], given: string | undefined): void {
  if (given !== undefined && given.toLowerCase() !== tenant.subdomain) {
    throw new ApiError('tenant_mismatch');
  }
}
