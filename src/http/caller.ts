/** Who calls with a bearer token, and whether they may: the company, the user and the client that the token is for. */
import { permissions, refusalOf } from '#access.ts';
import type { Actor, Permission } from '#access.ts';
import type { PublicCtx } from '#context.ts';
import { ApiError } from '#errors.ts';
import { publicContext } from './context.ts';
import type { Caller } from './context.ts';
import { clientAddress, spend, tooManyRequests } from './limits.ts';
import type { ApiContext } from './route.ts';

/** From an Authorization header to its caller. `resource`: what the token must be for, where it is not the API (RFC 8707). */
export type Identify = (
  ctx: PublicCtx,
  authorization: string | undefined,
  resource?: string,
) => Promise<Caller>;

/** Identifies the caller within the rate limit of user and client. */
export async function callerOf(
  c: ApiContext,
  identify: Identify,
  resource?: string,
): Promise<Caller> {
  const caller = await identifyWithinLimit(c, identify, resource);
  c.set('caller', caller);
  assertSubdomain(caller.tenant, c.req.query('subdomain'));
  await spend(c.env.services, 'api', `${caller.actor.userId}:${caller.actor.clientId}`);
  return caller;
}

/** An address that has sent too many invalid tokens waits before another one is looked up. */
async function identifyWithinLimit(
  c: ApiContext,
  identify: Identify,
  resource: string | undefined,
): Promise<Caller> {
  const { services } = c.env;
  const address = `unknown tokens ${clientAddress(c.req.raw)}`;
  if (services.isSpent('public', address)) throw tooManyRequests('public');
  try {
    const ctx = publicContext(services, c.var.now);
    return await identify(ctx, c.req.header('authorization'), resource);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_token') {
      await spend(services, 'public', address);
    }
    throw error;
  }
}

/**
 * `subdomain` is optional beside a token; when sent, it must name the token's company, by its subdomain or by the
 * `tenant_id` of userinfo. An unknown one has the same answer.
 */
function assertSubdomain(tenant: Caller['tenant'], subdomain = ''): void {
  const names = ['', tenant.subdomain, String(tenant.id)];
  if (!names.includes(subdomain.toLowerCase())) throw new ApiError('tenant_mismatch');
}

/** Throws a 403; for a missing scope it names the scopes that are enough. */
export function assertPermission(actor: Actor, permission: Permission): void {
  const refusal = refusalOf(actor, permission);
  if (!refusal) return;
  const scope = permissions[permission].scopes[0].join(' ');
  throw new ApiError(refusal, refusal === 'insufficient_scope' ? { extra: { scope } } : {});
}
