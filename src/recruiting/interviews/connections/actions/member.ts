/** The members of a company who connect accounts: who may, and the context they act in. */
import { roles } from '#access.ts';
import type { Role } from '#access.ts';
import { actingIn, roleIn } from '#accounts/people/actions.ts';
import { tenantContext } from '#context.ts';
import type { AuditActor, Ctx, PublicCtx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { ApiError } from '#errors.ts';

/** A signed-in user with their session. */
export type SessionUser = { userId: number; sessionId: number };

/** Connecting takes the role that may post and hold meetings. */
export function mayConnect(role: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf('Recruiter');
}

export function mayDisconnect(role: Role, isTheirs: boolean): boolean {
  return role === 'Admin' || (isTheirs && mayConnect(role));
}

/** The context of a member on an account page, without a client. */
export type MemberCtx = Ctx & { actor: AuditActor & { role: Role } };

/**
 * Returns the context of a member who may connect accounts, and what the plan reads of the company in the same round trip.
 * Throws `not_found` for anyone else, whatever was read.
 */
export async function actAsConnecting<Result>(
  ctx: PublicCtx,
  { userId, companyId }: { userId: number; companyId: number },
  planOf: (company: Ctx) => QueryPlan<Result>,
): Promise<{ company: MemberCtx; result: Result }> {
  const checked = QueryPlan.map(roleIn(ctx, userId, companyId), (role) => {
    if (role === null || !mayConnect(role)) throw new ApiError('not_found');
    return role;
  });
  const plan = planOf(actingIn(ctx, userId, companyId));
  const [role, result] = await runPlan(ctx, QueryPlan.all([checked, plan]));
  return { company: actingAs(ctx, userId, companyId, role), result };
}

export function actingAs(ctx: PublicCtx, userId: number, companyId: number, role: Role): MemberCtx {
  return tenantContext(ctx, companyId, { userId, clientId: null, role });
}
