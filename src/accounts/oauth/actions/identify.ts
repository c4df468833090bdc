/** From a bearer token to its company, user and client, in one query. */
import type { Actor } from '#access.ts';
import type { Precondition, PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { preconditionOf, runPlan } from '#data/query-plan.ts';
import { BoundedMap } from '#lib/bounded-map.ts';
import { sha256Hex } from '#lib/hash.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { isToken } from '#lib/token.ts';
import { ApiError } from '#errors.ts';
import { assertStillBearer, bearerOf, markGrantUsed } from '../store/bearer.ts';
import type { Bearer, BearerToken } from '../store/bearer.ts';

/** The last use of a grant is written this often at most. */
const USED_EVERY_MS = 60 * MINUTE_MS;
/** Callers that an isolate remembers. */
const REMEMBERED_MAX = 2000;

/** Whom the tokens were for that this isolate has looked up, by digest and resource. */
const remembered = new BoundedMap<Bearer>(REMEMBERED_MAX, () => 1);

type Identified = {
  tenant: { id: number; subdomain: string };
  actor: Actor;
  /** Present where the token was not looked up. */
  precondition?: Precondition;
};

/**
 * Reads an Authorization header (RFC 6750, 2.1). A token for another resource than `resource` is invalid here (RFC 8707).
 * The caller of a token that this isolate has looked up before is the one it remembers, under the precondition that the
 * token is still theirs: the end of a token, grant, member or client takes effect with the next request. `isAnew` looks the
 * token up in any case.
 */
export async function identify(
  ctx: PublicCtx,
  authorization: string | undefined,
  { resource = ctx.apiOrigin, isAnew = false }: { resource?: string; isAnew?: boolean } = {},
): Promise<Identified> {
  const [, text = ''] = /^Bearer +(\S+) *$/iu.exec(authorization ?? '') ?? [];
  if (text === '') throw new ApiError('unauthenticated');
  if (!isToken('oat_', text)) throw new ApiError('invalid_token');
  const token = { hash: await sha256Hex(text), resource };
  const known = isAnew ? undefined : remembered.get(keyOf(token));
  if (!known || isUseDue(ctx, known)) return toCaller(await lookUp(ctx, token));
  const precondition = preconditionOf(assertStillBearer(ctx, token, known));
  return { ...toCaller(known), precondition };
}

async function lookUp(ctx: PublicCtx, token: BearerToken): Promise<Bearer> {
  const bearer = await runPlan(ctx, bearerOf(ctx, token));
  if (!bearer) {
    remembered.delete(keyOf(token));
    throw new ApiError('invalid_token');
  }
  const isDue = isUseDue(ctx, bearer);
  if (isDue) {
    const usedBefore = new Date(ctx.now.getTime() - USED_EVERY_MS);
    ctx.defer(writeUnaudited(ctx, [markGrantUsed(ctx, bearer.grantId, usedBefore)]));
  }
  remembered.set(keyOf(token), isDue ? { ...bearer, lastUsedAt: ctx.now } : bearer);
  return bearer;
}

function keyOf({ hash, resource }: BearerToken): string {
  return `${hash} ${resource}`;
}

function isUseDue({ now }: PublicCtx, { lastUsedAt }: Bearer): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > USED_EVERY_MS;
}

function toCaller({
  companyId,
  subdomain,
  userId,
  clientId,
  grantId,
  role,
  access,
  scopes,
}: Bearer): Identified {
  const actor = { userId, clientId, grantId, role, access, scopes };
  return { tenant: { id: companyId, subdomain }, actor };
}
