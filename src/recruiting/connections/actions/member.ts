/** The members of a company who connect accounts: who may, and the context they act in. */
import { roles } from '#access.ts';
import type { Role } from '#access.ts';
import { listCompanies } from '#accounts/people/actions.ts';
import { tenantContext } from '#context.ts';
import type { AuditActor, Ctx, PublicCtx } from '#context.ts';
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

/** Returns the context of a member who may connect accounts. Throws `not_found` for anyone else. */
export async function connectingContext(
  ctx: PublicCtx,
  userId: number,
  companyId: number,
): Promise<MemberCtx> {
  const company = (await listCompanies(ctx, userId)).find(({ id }) => id === companyId);
  if (!company || !mayConnect(company.role)) throw new ApiError('not_found');
  return actingAs(ctx, userId, companyId, company.role);
}

export function actingAs(ctx: PublicCtx, userId: number, companyId: number, role: Role): MemberCtx {
  return tenantContext(ctx, companyId, { userId, clientId: null, role });
}
