/** From a bearer token to its company, user and client, in one query. */
import type { Actor } from '#access.ts';
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { isToken } from '#lib/token.ts';
import { ApiError } from '#errors.ts';
import { bearerOf, markGrantUsed } from '../store.ts';

/** The last use of a grant is written this often at most. */
const USED_EVERY_MS = 60 * MINUTE_MS;

/**
 * Reads an Authorization header (RFC 6750, 2.1). Nothing is cached: the end of a token, grant, member or client takes
 * effect with the next request. A token for another resource than `resource` is invalid here (RFC 8707).
 */
export async function identify(
  ctx: PublicCtx,
  authorization: string | undefined,
  resource: string = ctx.apiOrigin,
): Promise<{ tenant: { id: number; subdomain: string }; actor: Actor }> {
  const [, token = ''] = /^Bearer +(\S+) *$/iu.exec(authorization ?? '') ?? [];
  if (token === '') throw new ApiError('unauthenticated');
  if (!isToken('oat_', token)) throw new ApiError('invalid_token');
  const bearer = await runPlan(ctx, bearerOf(ctx, await sha256Hex(token), resource));
  if (!bearer) throw new ApiError('invalid_token');
  const { userId, clientId, grantId, lastUsedAt, scopes, role, companyId, subdomain } = bearer;
  const usedBefore = new Date(ctx.now.getTime() - USED_EVERY_MS);
  if (lastUsedAt === null || lastUsedAt < usedBefore) {
    ctx.defer(writeUnaudited(ctx, [markGrantUsed(ctx, grantId, usedBefore)]));
  }
  return {
    tenant: { id: companyId, subdomain },
    actor: { userId, clientId, role, scopes },
  };
}
