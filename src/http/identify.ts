/** Who calls, and for which company: one query from the token's hash to client, member and company. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Actor } from '#access.ts';
import type { Ctx } from '#context.ts';
import type { Db } from '#cloud/db.ts';
import { storage } from '#data/trouble.ts';
import { companies } from '#data/tables/companies.ts';
import { oauthClients, oauthGrants, oauthTokens } from '#data/tables/oauth.ts';
import { members } from '#data/tables/users.ts';
import { sha256Hex } from '#kit/hash.ts';
import { isToken } from '#kit/token.ts';
import { Problem } from '#problems.ts';

export type Caller = { tenant: Ctx['tenant']; actor: Actor };

/**
 * RFC 6750, section 2.1. No answer is remembered: a token, grant, member or client that ends, ends
 * with the next request.
 */
export async function identify(
  db: Db,
  now: Date,
  authorization: string | undefined,
): Promise<Caller> {
  const [, token = ''] = /^Bearer +(\S+) *$/iu.exec(authorization ?? '') ?? [];
  if (token === '') throw new Problem('unauthenticated');
  if (!isToken('oat_', token)) throw new Problem('invalid_token');
  const found = await storage(
    db
      .select({
        userId: oauthGrants.userId,
        clientId: oauthGrants.clientId,
        scopes: oauthGrants.scopes,
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
          isNull(oauthGrants.resource),
          isNull(oauthClients.disabledAt),
        ),
      )
      .get(),
  );
  if (!found) throw new Problem('invalid_token');
  const { userId, clientId, scopes, role, companyId, subdomain } = found;
  return {
    tenant: { id: companyId, subdomain },
    actor: { userId, clientId, role, scopes },
  };
}

/** `subdomain` is optional beside a token; when sent it must name the token's company. An unknown one answers the same. */
export function checkSubdomain(tenant: Ctx['tenant'], given: string | undefined): void {
  if (given !== undefined && given.toLowerCase() !== tenant.subdomain) {
    throw new Problem('tenant_mismatch');
  }
}
