/** The members and access tokens of an open company: one member per role, one token per role and per scope. */
import { roles, scopes } from '#access.ts';
import type { PublicCtx } from '#context.ts';
import { createToken } from '#operator/tokens/actions.ts';
import { createUser } from '#operator/users/actions.ts';
import { emailOf, passwordOf, tokenOf } from './credentials.ts';

export async function seedMembers(ctx: PublicCtx, company: string): Promise<void> {
  await Promise.all(
    roles.map(async (role) => {
      const email = emailOf(company, role);
      const password = passwordOf(company, role);
      const name = { firstName: role, lastName: 'Example' };
      await createUser(ctx, { company, email, role, password, ...name });
      await createToken(ctx, { company, email, token: await tokenOf(company, role) });
    }),
  );
  const email = emailOf(company, 'Admin');
  for (const scope of scopes) {
    const token = await tokenOf(company, scope);
    await createToken(ctx, { company, email, scopes: [scope], token });
  }
}
