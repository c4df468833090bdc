/** The userinfo endpoint: the token's user and company, as far as its scopes allow (contract 2.2). */
import type { CallerCtx } from '#context.ts';
import { nameOf } from '#accounts/people/rules.ts';
import { rowOrNotFound, runPlan } from '#data/query-plan.ts';
import type { UserInfo } from '../schemas.ts';
import { userInfo } from '../store/provider.ts';

export async function getUserInfo(ctx: CallerCtx): Promise<UserInfo> {
  const { actor, tenant } = ctx;
  const scopes = actor?.scopes ?? [];
  const { user, company } = await runPlan(ctx, userInfo(ctx, actor?.userId ?? 0));
  const person = scopes.includes('profile') ? rowOrNotFound(user) : null;
  return {
    sub: person && String(person.id),
    id: person && person.id,
    email: person && person.email,
    name: person && nameOf(person),
    first_name: person && person.firstName,
    last_name: person && person.lastName,
    role: person && (actor?.role ?? null),
    ...(scopes.includes('company')
      ? {
          tenant_id: String(tenant.id),
          company: rowOrNotFound(company),
        }
      : { tenant_id: null, company: null }),
  };
}
