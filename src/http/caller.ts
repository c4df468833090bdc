/** Who calls with a bearer token, whether they may, and the context of a member: its database has only what they see. */
import { permissions, refusalBy } from '#access.ts';
import type { Actor, Permission } from '#access.ts';
import { tenantContext } from '#context.ts';
import type { CallerCtx, PublicCtx } from '#context.ts';
import { assignedContext } from '#data/sights.ts';
import { ApiError } from '#errors.ts';
import { labelCompany } from '#platform/metrics.ts';
import { PreconditionError } from '#data/database-errors.ts';
import { assertPrecondition } from '#data/query-plan.ts';
import { publicContext } from './context.ts';
import { clientAddress, spend, tooManyRequests } from './limits.ts';
import type { ApiContext, Caller } from './env.ts';
import { withinShare } from './shedding.ts';

/** The context of a request by token: that of the caller's company. */
export function callerContext(
  ctx: PublicCtx,
  { tenant, actor, precondition }: Caller,
): CallerCtx & { actor: Actor } {
  const checked = precondition ? { ...ctx, precondition } : ctx;
  return companyContext(checked, tenant.id, actor);
}

/** The context of a member of the company: its database has only what they see. */
export function companyContext(
  ctx: PublicCtx,
  companyId: number,
  actor: Actor,
): CallerCtx & { actor: Actor } {
  const company = tenantContext(ctx, companyId, actor);
  if (actor.access === 'all') return company;
  return assignedContext(company, actor.userId);
}

/**
 * From an Authorization header to its caller. `resource`: what the token must be for, where it is not the API (RFC 8707).
 * `isAnew`: without a precondition.
 */
export type Identify = (
  ctx: PublicCtx,
  authorization: string | undefined,
  terms: { resource?: string; isAnew?: boolean },
) => Promise<Caller>;

type CallerTerms<Input> = {
  needs: Permission;
  /** Whether it is open to members who see only what they are assigned to. */
  limited?: boolean | undefined;
  resource?: string;
  /** Reads the request, once, after the caller is known. */
  read: () => Promise<Input>;
};

/**
 * Runs `work` for the caller of a request, within their rate limit. Where the caller has a precondition, the first batch
 * of `work` checks it, and does nothing unless it holds: then the token is looked up, and `work` runs again. Whatever
 * `work` answers or throws stands only once the precondition was found to hold.
 */
export async function asCaller<Input, Result>(
  c: ApiContext,
  identify: Identify,
  { needs, limited, resource, read }: CallerTerms<Input>,
  work: (caller: Caller, input: Input) => Promise<Result>,
): Promise<Result> {
  let input: Promise<Input> | undefined;
  const terms = resource === undefined ? {} : { resource };
  const admit = async (caller: Caller) => {
    c.set('caller', caller);
    labelCompany(caller.tenant.id);
    assertSubdomain(caller.tenant, c.req.query('subdomain'));
    await spend(c.env.services, 'api', `${caller.actor.userId}:${caller.actor.clientId}`);
    assertAllowed(caller.actor, { needs, limited });
    input ??= read();
    const given = await input;
    return withinShare(c.env.services, caller.tenant.id, () => work(caller, given));
  };
  const caller = await identifyWithinLimit(c, identify, terms);
  try {
    return await withPrecondition(c, caller, admit);
  } catch (error) {
    if (!(error instanceof PreconditionError)) throw error;
    c.set('caller', undefined);
  }
  return admit(await identifyWithinLimit(c, identify, { ...terms, isAnew: true }));
}

async function withPrecondition<Result>(
  c: ApiContext,
  caller: Caller,
  run: (caller: Caller) => Promise<Result>,
): Promise<Result> {
  const ctx = callerContext(publicContext(c.env.services, c.var.now), caller);
  try {
    const result = await run(caller);
    await assertPrecondition(ctx);
    return result;
  } catch (error) {
    if (!(error instanceof PreconditionError)) await assertPrecondition(ctx);
    throw error;
  }
}

/** An address that has sent too many invalid tokens waits before another one is looked up. */
async function identifyWithinLimit(
  c: ApiContext,
  identify: Identify,
  terms: { resource?: string; isAnew?: boolean },
): Promise<Caller> {
  const { services } = c.env;
  const address = `unknown tokens ${clientAddress(c.req.raw)}`;
  if (services.isSpent('public', address)) throw tooManyRequests('public');
  try {
    const ctx = publicContext(services, c.var.now);
    return await identify(ctx, c.req.header('authorization'), terms);
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
function assertAllowed(
  actor: Actor,
  terms: { needs: Permission; limited?: boolean | undefined },
): void {
  const refusal = refusalBy(actor, terms);
  if (!refusal) return;
  const scope = permissions[terms.needs].scopes[0].join(' ');
  throw new ApiError(refusal, refusal === 'insufficient_scope' ? { extra: { scope } } : {});
}
